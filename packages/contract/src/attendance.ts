import * as z from 'zod/mini'
import { AdminInterview } from './admin.ts'
import { Slot } from './calendar.ts'
import { endpoint } from './endpoint.ts'
import { Interview, MAX_REASON_LENGTH } from './interview.ts'
import { countInWords, NOTIFY_PAUSE_HOURS } from './limits.ts'
import { OUTCOME_CHANGE_DAYS, OUTCOMES } from './outcome.ts'
import { entityId, pathId, timeInput, typedText } from './text.ts'
import { undoQuery } from './undo.ts'

const byId = z.object({ id: pathId })
const OutcomeForm = z.object({
  outcome: z.nullable(z.enum(OUTCOMES)),
})

export const recordOutcome = endpoint({
  method: 'POST',
  path: '/platform/interview/:id/outcome',
  audience: 'researcher',
  summary: `Record how an interview went, or undo that with null. You can change it for ${OUTCOME_CHANGE_DAYS} days.`,
  params: byId,
  query: undoQuery,
  body: OutcomeForm,
  reply: Interview,
})

export const recordOutcomeAsAdmin = endpoint({
  method: 'POST',
  path: '/admin/interview/:id/outcome',
  audience: 'admin',
  summary: 'Record how any interview went, or undo that with null.',
  params: byId,
  query: undoQuery,
  body: OutcomeForm,
  reply: AdminInterview,
})

const NO_REASON = 'Please say why. The participant will read it.'

export const cancelInterviewAsAdmin = endpoint({
  method: 'POST',
  path: '/admin/interview/:id/cancel',
  audience: 'admin',
  summary: 'Cancel any upcoming interview, with a reason for the participant.',
  params: byId,
  query: undoQuery,
  body: z.object({
    reason: typedText(MAX_REASON_LENGTH, NO_REASON).check(z.minLength(1, NO_REASON)),
  }),
  reply: AdminInterview,
})

export const listSlotsToMoveTo = endpoint({
  method: 'GET',
  path: '/admin/interview/:id/slots',
  audience: 'admin',
  summary: 'The free slots an interview can be moved to.',
  params: byId,
  reply: z.array(Slot),
})

export const moveInterviewAsAdmin = endpoint({
  method: 'POST',
  path: '/admin/interview/:id/move',
  audience: 'admin',
  summary: 'Move any upcoming interview, to a free slot or to another time.',
  params: byId,
  query: undoQuery,
  body: z.object({ slotId: z.optional(entityId), startTime: z.optional(timeInput) }).check(
    z.refine(({ slotId, startTime }) => (slotId === undefined) !== (startTime === undefined), {
      error: 'Please choose a slot or enter a time.',
      path: ['startTime'],
    }),
  ),
  reply: AdminInterview,
})

export const previewInterviewChange = endpoint({
  method: 'POST',
  path: '/admin/interview/:id/preview',
  audience: 'admin',
  summary:
    'The email a participant would get if we moved or cancelled their interview, with links that don’t work. Null if they wouldn’t get one. Changes nothing.',
  params: byId,
  body: z
    .object({
      reason: z.optional(typedText(MAX_REASON_LENGTH)),
      slotId: z.optional(entityId),
      startTime: z.optional(timeInput),
    })
    .check(
      z.refine((change) => Object.values(change).filter((one) => one !== undefined).length === 1, {
        error: 'Please send only one of reason, slotId and startTime.',
      }),
    ),
  reply: z.nullable(z.object({ to: z.string(), subject: z.string(), html: z.string() })),
})

export const notifyAgain = endpoint({
  method: 'POST',
  path: '/admin/interview/:id/notify-again',
  audience: 'admin',
  summary: `Ask the researcher again to confirm an interview, at least ${countInWords(NOTIFY_PAUSE_HOURS, 'hour')} after the last request.`,
  status: 202,
  params: byId,
  query: undoQuery,
  reply: AdminInterview,
})

export const replaceParticipant = endpoint({
  method: 'POST',
  path: '/admin/interview/:id/replace',
  audience: 'admin',
  summary:
    'Offer the place of someone who cancelled or didn’t come to the next person in line: someone on standby for that slot, or else the next person who qualifies.',
  status: 202,
  params: byId,
  query: undoQuery,
  reply: z.object({
    userScreenerId: entityId,
    fullName: z.string(),
    /**
     * True if this person was on standby, so we're holding the freed slot for them. Otherwise, they
     * can choose any free slot.
     */
    isHeld: z.boolean(),
    /** The id of the email to this person, which an admin can undo. Empty if `isHeld` is true. */
    mailIds: z.array(entityId),
  }),
})

export const reassignInterview = endpoint({
  method: 'POST',
  path: '/admin/interview/:id/reassign',
  audience: 'admin',
  summary: 'Give an interview to another researcher, and email them to confirm it.',
  params: byId,
  body: z.object({ userId: entityId }),
  reply: AdminInterview,
})
