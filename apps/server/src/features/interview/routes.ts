import * as contract from '@wattle/contract/interview'
import { confirmWithRoom } from '#features/meeting/service.ts'
import { finishResearch } from '#features/project/close-project.ts'
import { wholeResearch } from '#features/project/service.ts'
import { waitForUndo } from '#features/undo/service.ts'
import type { Mount } from '#http/mount.ts'
import * as interviews from './service.ts'

export function interviewRoutes(mount: Mount) {
  mount(contract.getMyCalendar, ({ deps, actor, caller }) =>
    interviews.getMyCalendar(deps, actor, caller),
  )
  mount(contract.confirmInterview, ({ deps, actor, caller, params, query }) =>
    confirmWithRoom(deps, actor, caller, params.id, waitForUndo(deps, query)),
  )
  mount(contract.confirmInterviewManually, ({ deps, actor, caller, params, query }) => {
    const { link } = query
    return interviews.confirm(deps, actor, caller, params.id, { link }, waitForUndo(deps, query))
  })
  mount(contract.cancelInterview, ({ deps, actor, caller, params, query, body }) =>
    interviews.cancel(deps, actor, caller, params.id, body.reason, waitForUndo(deps, query)),
  )
  mount(contract.markNoShow, ({ deps, actor, caller, params }) =>
    interviews.markNoShow(deps, actor, caller, params.id),
  )
  mount(contract.rescheduleInterview, ({ deps, actor, caller, params, query, body }) =>
    interviews.reschedule(deps, actor, caller, params.id, body.slotId, waitForUndo(deps, query)),
  )
  mount(contract.finishResearch, async ({ deps, actor, caller, params }) => {
    const finished = await finishResearch(deps, actor, params.id)
    return wholeResearch(deps, finished, actor, caller)
  })
}
