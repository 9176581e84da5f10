import * as z from 'zod/mini'
import { isTimeZone } from './account.ts'
import { Slot } from './calendar.ts'
import { ASKABLE_CONSENTS, LatestConsent } from './consent.ts'
import { endpoint } from './endpoint.ts'
import { Assumption } from './findings/assumptions.ts'
import { Capture } from './findings/evidence.ts'
import { Theme } from './findings/themes.ts'
import { INTERVIEW_STATUSES } from './interview-status.ts'
import { REOPEN_DAYS } from './limits.ts'
import { ATTENDANCES, OUTCOMES } from './outcome.ts'
import { Research } from './research.ts'
import { entityId, instant, orNull, pathId, typedText, webLink, writtenText } from './text.ts'
import { undoQuery } from './undo.ts'

export const Interview = z.object({
  id: entityId,
  researchId: entityId,
  researchName: z.string(),
  /** Absent for a sample interview, because nobody booked it. */
  slotId: z.optional(entityId),
  status: z.enum(INTERVIEW_STATUSES),
  startTime: instant,
  endTime: instant,
  /** The date in the researcher’s time zone, such as 'Wed, Nov 18, 2026'. */
  formattedDate: z.string(),
  /** The times in the researcher’s time zone, such as '10:00 - 11:00'. */
  formattedTime: z.string(),
  respondentName: z.string(),
  link: z.nullable(z.string()),
  /** How the interview went. Null until someone records it. */
  outcome: z.optional(z.nullable(z.enum(OUTCOMES))),
  outcomeAt: z.optional(z.nullable(instant)),
  /** The interviewer's name, if our team assigned the interview to someone other than the owner. */
  conductedBy: z.optional(z.string()),
  /**
   * True if the caller is the interviewer but doesn't own the project. They can only see this
   * interview, its room and the guide.
   */
  isGuest: z.optional(z.boolean()),
  /**
   * Whether the participant has said that they'll come. Null until we ask them, the day before the
   * interview, and null again once it's over or cancelled.
   */
  attendance: z.optional(z.nullable(z.enum(ATTENDANCES))),
  /** True for a made-up interview in a sample project. Researchers can only change its notes. */
  isSample: z.optional(z.boolean()),
})
export type Interview = z.output<typeof Interview>

export const getMyCalendar = endpoint({
  method: 'GET',
  path: '/platform/calendar/interviews',
  audience: 'researcher',
  summary: 'Your own slots and interviews, across all projects.',
  reply: z.object({
    slots: z.array(z.extend(Slot, { researchName: z.string() })),
    interviews: z.array(Interview),
  }),
})

const byId = z.object({ id: pathId })

export const confirmInterview = endpoint({
  method: 'POST',
  path: '/platform/research/confirm/interview/:id',
  audience: 'researcher',
  summary: 'Confirm an interview with a generated video call link.',
  params: byId,
  query: z.extend(undoQuery, {
    timezone: z.optional(
      z.string().check(
        z.refine(isTimeZone, {
          error: 'We don’t know this time zone. Please choose one like Australia/Melbourne.',
        }),
      ),
    ),
  }),
  reply: Interview,
})

export const confirmInterviewManually = endpoint({
  method: 'POST',
  path: '/platform/research/confirm-manual/interview/:id',
  audience: 'researcher',
  summary: 'Confirm an interview with your own video call link.',
  params: byId,
  query: z.extend(undoQuery, { link: webLink }),
  reply: Interview,
})

export const cancelInterview = endpoint({
  method: 'POST',
  path: '/platform/interview/:id/cancel',
  audience: 'researcher',
  summary: 'Cancel an interview. Emails both sides.',
  params: byId,
  query: undoQuery,
  body: z.object({ reason: orNull(typedText(500)) }),
  reply: Interview,
})

export const markNoShow = endpoint({
  method: 'POST',
  path: '/platform/interview/:id/no-show',
  audience: 'researcher',
  summary: 'Shorthand for the outcome NO_SHOW: the interview doesn’t count.',
  params: byId,
  reply: Interview,
})

export const rescheduleInterview = endpoint({
  method: 'POST',
  path: '/platform/interview/:id/reschedule',
  audience: 'researcher',
  summary: 'Move an interview to another free slot. Emails the participant.',
  params: byId,
  query: undoQuery,
  body: z.object({ slotId: entityId }),
  reply: Interview,
})

export const MAX_REASON_LENGTH = 500

/**
 * If the call has no body, the project can only be finished once all its interviews are done, as in
 * the seeds.
 */
const Finish = z.object({
  early: z.optional(z.boolean()),
  reason: z.optional(typedText(MAX_REASON_LENGTH)),
  force: z.optional(z.boolean()),
})

export const finishResearch = endpoint({
  method: 'POST',
  path: '/platform/research/:id/finish',
  audience: 'researcher',
  summary:
    'Complete a project once it has the interviews it needs, or early with a reason. Finishing early cancels open interviews, so it needs `force`.',
  params: byId,
  body: Finish,
  reply: Research,
})

export const finishProject = endpoint({
  method: 'POST',
  path: '/admin/projects/:id/finish',
  audience: 'admin',
  summary: 'Complete any project.',
  params: byId,
  body: Finish,
  reply: Research,
})

export const reopenResearch = endpoint({
  method: 'POST',
  path: '/platform/research/:id/reopen',
  audience: 'researcher',
  summary: `Reopen a finished project within ${REOPEN_DAYS} days. Its invitations stay paused.`,
  params: byId,
  reply: Research,
})

export const reopenProject = endpoint({
  method: 'POST',
  path: '/admin/projects/:id/reopen',
  audience: 'admin',
  summary: 'Reopen any finished project. Its invitations stay paused.',
  params: byId,
  reply: Research,
})

const notes = z.record(writtenText(40), writtenText(20_000))

export const InterviewRoom = z.object({
  interview: Interview,
  answers: z.array(z.object({ question: z.string(), answers: z.array(z.string()) })),
  consents: z.array(LatestConsent),
  asks: z.array(z.enum(ASKABLE_CONSENTS)),
  /**
   * The participant's number in the room, the analysis and the report, as in "Participant 3". Null
   * until we've assigned one.
   */
  participantNumber: z.nullable(z.int()),
  /**
   * The participant's number in the consent pack, which numbers everyone who has answered a consent
   * question. Null until they've answered one.
   */
  consentPackNumber: z.optional(z.nullable(z.int())),
  /**
   * When the researcher said they'd deleted the recording, after the participant withdrew consent
   * to it.
   */
  recordingDeletedAt: z.nullable(instant),
  guide: z.nullable(Research.shape.guide),
  /** The notes, keyed by the id of the guide's question or `general`. */
  notes,
  /** The project's assumptions, and the captures from this interview. */
  assumptions: z.optional(z.array(Assumption)),
  evidence: z.optional(z.array(Capture)),
  themes: z.optional(z.array(Theme)),
  /**
   * When we deleted the notes and captures, because the participant withdrew consent to use what
   * they said. After that, nobody can add new ones.
   */
  wordsWithdrawnAt: z.optional(z.nullable(instant)),
})

export type InterviewRoom = z.output<typeof InterviewRoom>

export const getInterviewRoom = endpoint({
  method: 'GET',
  path: '/platform/interview/:id',
  audience: 'researcher',
  summary: 'Everything a researcher needs while conducting an interview.',
  params: byId,
  reply: InterviewRoom,
})

export const saveInterviewNotes = endpoint({
  method: 'PUT',
  path: '/platform/interview/:id/notes',
  audience: 'researcher',
  summary: 'Save interview notes. Notes you leave out don’t change.',
  params: byId,
  body: z.object({ notes }),
  reply: z.object({ notes }),
})
