import { listInterviews, notifyResearcher } from '@wattle/contract/admin'
import * as attendance from '@wattle/contract/attendance'
import { markRecordingDeleted as recordingDeleted } from '@wattle/contract/consent'
import * as contract from '@wattle/contract/interview'
import * as feed from '@wattle/contract/interview-feed'
import { undoAsAdmin, undoInterviewChange } from '@wattle/contract/undo'
import * as close from '#features/project/close-project.ts'
import { wholeResearch } from '#features/project/service.ts'
import type { Mount } from '#http/mount.ts'
import { waitForUndo } from '#undo.ts'
import {
  cancelByAdmin,
  listSlotsToMoveTo,
  moveByAdmin,
  previewChange,
  reassign,
} from './change-by-admin.ts'
import { getInterviewFeed, readFeed, renewInterviewFeed } from './interview-feed.ts'
import { notifyAgain } from './notify-again.ts'
import { getRoom, saveNotes } from './open-room.ts'
import { markNoShow, recordOutcome, recordOutcomeByAdmin } from './record-outcome.ts'
import * as interviews from './service.ts'
import { confirmWithRoom } from './sync-events.ts'
import { undoByAdmin, undoByResearcher } from './undo-change.ts'
import { markRecordingDeleted } from './withdrawn-recording.ts'

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
    markNoShow(deps, actor, caller, params.id),
  )
  mount(attendance.recordOutcome, ({ deps, actor, caller, params, query, body }) =>
    recordOutcome(deps, actor, caller, params.id, body.outcome, waitForUndo(deps, query)),
  )
  mount(attendance.recordOutcomeAsAdmin, ({ deps, actor, caller, params, query, body }) => {
    const until = waitForUndo(deps, query)
    return recordOutcomeByAdmin(deps, { actor, caller }, params.id, body.outcome, until)
  })
  mount(contract.rescheduleInterview, ({ deps, actor, caller, params, query, body }) =>
    interviews.reschedule(deps, actor, caller, params.id, body.slotId, waitForUndo(deps, query)),
  )
  mount(contract.finishResearch, async ({ deps, actor, caller, params, body }) => {
    const finished = await close.finishResearch(deps, actor, params.id, body)
    return wholeResearch(deps, finished, actor, caller)
  })
  mount(contract.finishProject, async ({ deps, actor, caller, params, body }) => {
    const finished = await close.finishProject(deps, { actor, caller }, params.id, body)
    return wholeResearch(deps, finished, actor, caller)
  })
  mount(contract.reopenResearch, async ({ deps, actor, caller, params }) =>
    wholeResearch(deps, await close.reopenResearch(deps, actor, params.id), actor, caller),
  )
  mount(contract.reopenProject, async ({ deps, actor, caller, params }) => {
    const reopened = await close.reopenProject(deps, { actor, caller }, params.id)
    return wholeResearch(deps, reopened, actor, caller)
  })
  mount(contract.getInterviewRoom, ({ deps, actor, caller, params }) =>
    getRoom(deps, actor, caller, params.id),
  )
  mount(contract.saveInterviewNotes, ({ deps, actor, params, body }) =>
    saveNotes(deps, actor, params.id, body.notes),
  )
  mount(recordingDeleted, ({ deps, actor, params }) => markRecordingDeleted(deps, actor, params.id))
  mount(attendance.cancelInterviewAsAdmin, ({ deps, actor, caller, params, query, body }) => {
    const until = waitForUndo(deps, query)
    return cancelByAdmin(deps, { actor, caller }, params.id, body.reason, until)
  })
  mount(attendance.listSlotsToMoveTo, ({ deps, params }) => listSlotsToMoveTo(deps, params.id))
  mount(attendance.previewInterviewChange, ({ deps, params, body }) =>
    previewChange(deps, params.id, body),
  )
  mount(attendance.moveInterviewAsAdmin, ({ deps, actor, caller, params, query, body }) =>
    moveByAdmin(deps, { actor, caller }, params.id, body, waitForUndo(deps, query)),
  )
  mount(attendance.reassignInterview, ({ deps, actor, caller, params, body }) =>
    reassign(deps, { actor, caller }, params.id, body.userId),
  )
  mount(undoInterviewChange, ({ deps, actor, params }) => undoByResearcher(deps, actor, params.id))
  mount(listInterviews, async ({ deps, query, setTotal }) => {
    const { rows, total } = await interviews.listInterviews(deps, query)
    setTotal(total)
    return rows
  })
  mount(notifyResearcher, ({ deps, actor, caller, params, query }) =>
    interviews.notifyResearcher(deps, params.id, waitForUndo(deps, query), { actor, caller }),
  )
  mount(attendance.notifyAgain, ({ deps, actor, caller, params, query }) =>
    notifyAgain(deps, { actor, caller }, params.id, waitForUndo(deps, query)),
  )
  mount(feed.getInterviewFeed, ({ deps }) => getInterviewFeed(deps))
  mount(feed.renewInterviewFeed, ({ deps, actor, caller }) =>
    renewInterviewFeed(deps, { actor, caller }),
  )
  mount(feed.readInterviewFeed, async ({ deps, query, setHeader }) => {
    const calendar = await readFeed(deps, query.key)
    setHeader('content-type', 'text/calendar; charset=utf-8')
    return calendar
  })
  mount(undoAsAdmin, ({ deps, actor, caller, params }) =>
    undoByAdmin(deps, params.id, { actor, caller }),
  )
}
