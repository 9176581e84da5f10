import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { entityId, pathId } from './text.ts'

/**
 * How long the server holds back an action's emails if the caller offers undo. After that, the
 * emails go out without another call. Researchers have just as long to undo deleting a project that
 * wasn't launched.
 */
export const UNDO_SECONDS = 10
/**
 * How long the page offers undo. It's shorter than the server's wait, so a click at the last moment
 * still works.
 */
export const UNDO_OFFERED_SECONDS = 8

/** How many people one undoable action can email. */
export const MOST_MAILED_AT_ONCE = 500

/** With `undo=true`, the caller promises to offer undo, so the server holds the emails back. */
export const undoQuery = z.object({ undo: z.optional(z.literal('true')) })

const byId = z.object({ id: pathId })

export const undoInterviewChange = endpoint({
  method: 'POST',
  path: '/platform/interview/:id/undo',
  audience: 'researcher',
  summary: 'Undo your last change to an interview, before anyone is emailed.',
  status: 204,
  params: byId,
})

export const undoDeletion = endpoint({
  method: 'POST',
  path: '/platform/research/:id/undo',
  audience: 'researcher',
  summary: 'Undo deleting a project that hadn’t been launched.',
  status: 204,
  params: byId,
})

export const undoAsAdmin = endpoint({
  method: 'POST',
  path: '/admin/interview/:id/undo',
  audience: 'admin',
  summary: 'Undo an admin’s booking or notification, before anyone is emailed.',
  status: 204,
  params: byId,
})

export const undoMails = endpoint({
  method: 'POST',
  path: '/admin/outbox/undo',
  audience: 'admin',
  summary:
    'Cancel the emails that one click queued. If any of them have gone out, this cancels none.',
  status: 204,
  body: z.object({
    mailIds: z.array(entityId).check(z.minLength(1), z.maxLength(MOST_MAILED_AT_ONCE)),
  }),
})

export const undoDistribution = endpoint({
  method: 'POST',
  path: '/admin/distributions/:id/undo',
  audience: 'admin',
  summary: 'Undo starting a distribution, or sending its reminders, before any email goes out.',
  status: 204,
  params: byId,
})
