import * as contract from '@wattle/contract/interview'
import { meetingLink } from '#features/meeting/service.ts'
import { finishResearch, wholeResearch } from '#features/steps/service.ts'
import type { Mount } from '#http/mount.ts'
import * as interviews from './service.ts'

export function interviewRoutes(mount: Mount) {
  mount(contract.getMyCalendar, ({ deps, actor, caller }) =>
    interviews.getMyCalendar(deps, actor, caller),
  )
  mount(contract.confirmInterview, async ({ deps, actor, caller, params }) => {
    const { link, eventId } = await meetingLink(deps, actor, params.id)
    return interviews.confirm(deps, actor, caller, params.id, link, eventId)
  })
  mount(contract.confirmInterviewManually, ({ deps, actor, caller, params, query }) =>
    interviews.confirm(deps, actor, caller, params.id, query.link),
  )
  mount(contract.cancelInterview, ({ deps, actor, caller, params, body }) =>
    interviews.cancel(deps, actor, caller, params.id, body.reason),
  )
  mount(contract.markNoShow, ({ deps, actor, caller, params }) =>
    interviews.markNoShow(deps, actor, caller, params.id),
  )
  mount(contract.rescheduleInterview, ({ deps, actor, caller, params, body }) =>
    interviews.reschedule(deps, actor, caller, params.id, body.slotId),
  )
  mount(contract.finishResearch, async ({ deps, actor, caller, params }) => {
    const finished = await finishResearch(deps, actor, params.id)
    return wholeResearch(deps, finished, actor, caller)
  })
}
