import * as z from 'zod/mini'
import { Slot } from './calendar.ts'
import { ConsentRecord } from './consent.ts'
import { Contradiction } from './contradiction.ts'
import { endpoint } from './endpoint.ts'
import { CANCELLERS, INTERVIEW_STATUSES } from './interview-status.ts'
import { listQuery, searchWords } from './list.ts'
import { MAIL_STATES } from './outbox.ts'
import { ATTENDANCES, OUTCOMES } from './outcome.ts'
import { Plan } from './plan.ts'
import { QUESTION_TYPES, RULES } from './question-rules.ts'
import { QuotaCells } from './quotas.ts'
import { Grid, RESEARCH_STATUSES, Research } from './research.ts'
import { entityId, instant, pathId, timeInput, typedText } from './text.ts'
import { undoQuery } from './undo.ts'

export const AdminProject = z.object({
  id: entityId,
  projectName: z.string(),
  status: z.enum(RESEARCH_STATUSES),
  /** True once the researcher has asked for invitations, so there's a distribution to link to. */
  hasDistribution: z.boolean(),
  creator: z.object({ firstName: z.string(), lastName: z.string() }),
  /** The client this project is for. Null until an admin sets it. */
  client: z.optional(z.nullable(z.object({ id: entityId, name: z.string() }))),
  createdAt: instant,
  updatedAt: instant,
})
export type AdminProject = z.output<typeof AdminProject>

export const listProjects = endpoint({
  method: 'GET',
  path: '/admin/projects',
  audience: 'admin',
  summary: 'Every project.',
  query: z.extend(
    listQuery(['CREATED_AT_DESC', 'CREATED_AT_ASC', 'UPDATED_AT_DESC', 'UPDATED_AT_ASC']),
    { search: searchWords, status: z.optional(z.enum(RESEARCH_STATUSES)) },
  ),
  reply: z.array(AdminProject),
})

export const updateProjectPlan = endpoint({
  method: 'PATCH',
  path: '/admin/projects/:id/plan',
  audience: 'admin',
  summary: 'Change the plan of any project.',
  params: z.object({ id: pathId }),
  body: z.partial(Plan),
  reply: Research,
})

export const updateProjectQuotas = endpoint({
  method: 'PUT',
  path: '/admin/projects/:id/quotas',
  audience: 'admin',
  summary: 'Replace the quotas of any project.',
  params: z.object({ id: pathId }),
  body: QuotaCells,
  reply: Research,
})

export const getProjectGrid = endpoint({
  method: 'GET',
  path: '/admin/projects/:id/grid',
  audience: 'admin',
  summary: 'Everyone who qualifies for any project, as the same CSV that its researcher gets.',
  params: z.object({ id: pathId }),
  reply: Grid,
})

export const transferProject = endpoint({
  method: 'POST',
  path: '/admin/projects/:id/transfer',
  audience: 'admin',
  summary: 'Transfer a project to someone else, with its slots and interviews.',
  params: z.object({ id: pathId }),
  body: z.object({ userId: entityId }),
  reply: AdminProject,
})

export const AdminInterview = z.object({
  id: entityId,
  researchId: entityId,
  researchName: z.string(),
  creatorFullName: z.string(),
  startTime: instant,
  endTime: instant,
  status: z.enum(INTERVIEW_STATUSES),
  respondentName: z.optional(z.string()),
  /** How the interview went. Null until someone records it. */
  outcome: z.optional(z.nullable(z.enum(OUTCOMES))),
  /**
   * Whether the participant has said that they'll come. Null until we ask them, the day before the
   * interview, and null again once it's over or cancelled.
   */
  attendance: z.optional(z.nullable(z.enum(ATTENDANCES))),
  userScreenerId: z.optional(entityId),
  /** Null once the participant's data has been deleted. */
  memberId: z.optional(z.nullable(entityId)),
  phone: z.optional(z.nullable(z.string())),
  link: z.optional(z.nullable(z.string())),
  /** When we last asked the researcher to confirm. */
  notifiedAt: z.optional(z.nullable(instant)),
  bookedAt: z.optional(instant),
  /** When the interview last changed, for example when it was cancelled. */
  updatedAt: z.optional(instant),
  outcomeAt: z.optional(z.nullable(instant)),
  cancelledBy: z.optional(z.nullable(z.enum(CANCELLERS))),
  cancelReason: z.optional(z.nullable(z.string())),
  /**
   * True if the interview was cancelled or the participant was a no-show, the study still needs
   * someone, and we aren't waiting for someone else's answer.
   */
  needsReplacement: z.optional(z.boolean()),
})
export type AdminInterview = z.output<typeof AdminInterview>

/**
 * The preset filters in the list of interviews. UNCONFIRMED, NO_OUTCOME and NO_RESEARCHER list
 * interviews that need action.
 */
export const INTERVIEW_VIEWS = [
  'UPCOMING',
  'TODAY',
  'UNCONFIRMED',
  'PAST',
  'NO_OUTCOME',
  'NO_RESEARCHER',
] as const
export type InterviewView = (typeof INTERVIEW_VIEWS)[number]

export const listInterviews = endpoint({
  method: 'GET',
  path: '/admin/interviews',
  audience: 'admin',
  summary: 'Every interview.',
  query: z.extend(listQuery(['START_TIME_DESC', 'START_TIME_ASC']), {
    search: searchWords,
    status: z.optional(z.enum(INTERVIEW_STATUSES)),
    /** NEEDED lists conducted interviews without an outcome. */
    outcome: z.optional(z.enum(['NEEDED'])),
    view: z.optional(z.enum(INTERVIEW_VIEWS)),
    /** Only interviews that start at `from` or later, and before `before`. */
    from: z.optional(timeInput),
    before: z.optional(timeInput),
  }),
  reply: z.array(AdminInterview),
})

export const notifyResearcher = endpoint({
  method: 'POST',
  path: '/admin/interview/:id/confirm/slot/notification',
  audience: 'admin',
  summary: 'Email the researcher, asking them to confirm an interview.',
  status: 202,
  params: z.object({ id: pathId }),
  query: undoQuery,
  reply: AdminInterview,
})

export const Completion = z.object({
  respondentId: z.nullable(entityId),
  userScreenerId: entityId,
  fullName: z.string(),
  status: z.enum(['INVITED', 'STARTED', 'COMPLETED']),
  result: z.nullable(z.enum(['FIT', 'NOT_FIT'])),
  interviewStatus: z.nullable(z.enum(INTERVIEW_STATUSES)),
  /** Whether our team may book a slot for this person, or email them a link to choose one. */
  canBeScheduled: z.boolean(),
  /**
   * When we last emailed this person the link to choose a time. Null if an admin undid that email,
   * if it bounced, or if the person's interview has changed since.
   */
  schedulingMailedAt: z.nullable(instant),
  /**
   * True once this person has agreed to the privacy policy and, if the study has its own consent
   * text, to that too.
   */
  hasConsented: z.boolean(),
  updatedAt: instant,
})
export type Completion = z.output<typeof Completion>

const completionQuery = z.extend(
  listQuery(['UPDATED_AT_DESC', 'UPDATED_AT_ASC', 'QUALIFIED_FIRST']),
  {
    researchId: pathId,
    search: searchWords,
    status: z.optional(z.enum(['INVITED', 'STARTED', 'COMPLETED'])),
    result: z.optional(z.enum(['FIT', 'NOT_FIT'])),
  },
)

export const listCompletions = endpoint({
  method: 'GET',
  path: '/admin/completions',
  audience: 'admin',
  summary: 'Everyone invited to a project, with their progress.',
  query: completionQuery,
  reply: z.array(Completion),
})

export const exportCompletions = endpoint({
  method: 'GET',
  path: '/admin/completions/export',
  audience: 'admin',
  summary:
    'Everyone invited to a project, with their progress, as CSV that’s safe to open in a spreadsheet.',
  query: z.omit(completionQuery, { page: true, size: true }),
  reply: z.object({ csv: z.string() }),
})

export const getCompletion = endpoint({
  method: 'GET',
  path: '/admin/completions/:userScreenerId',
  audience: 'admin',
  summary: 'One person’s answers, why they qualify or don’t, and the emails they got.',
  params: z.object({ userScreenerId: pathId }),
  reply: z.extend(Completion, {
    email: z.nullable(z.string()),
    invitedAt: instant,
    /**
     * When the person started answering. Opening the link doesn't count, because mail scanners open
     * links too.
     */
    openedAt: z.nullable(instant),
    completedAt: z.nullable(instant),
    remindedAt: z.nullable(instant),
    /** Every consent answer, oldest first. */
    consents: z.array(ConsentRecord),
    /** The person's number in the consent pack. Null until they've answered a consent question. */
    participantNumber: z.nullable(z.int()),
    /** When the person withdrew their consent to take part. */
    withdrawnAt: z.nullable(instant),
    recordingDeletedAt: z.nullable(instant),
    /** When the person said that none of the times suit them, and their comment. */
    noTime: z.nullable(z.object({ at: instant, note: z.string() })),
    /** Contradictions to ask the person about. Researchers never see these. */
    contradictions: z.optional(z.array(Contradiction)),
    answers: z.array(
      z.object({
        question: z.string(),
        type: z.enum(QUESTION_TYPES),
        rule: z.enum(RULES),
        isMet: z.boolean(),
        /** The answer to an open text or number question. Null if there's no answer. */
        text: z.nullable(z.string()),
        number: z.nullable(z.int()),
        numberMin: z.nullable(z.int()),
        numberMax: z.nullable(z.int()),
        options: z.array(
          z.object({ text: z.string(), selected: z.boolean(), mustMatch: z.boolean() }),
        ),
      }),
    ),
    mails: z.array(
      z.object({
        id: entityId,
        kind: z.string(),
        subject: z.string(),
        state: z.enum(MAIL_STATES),
        createdAt: instant,
        sentAt: z.nullable(instant),
        lastError: z.nullable(z.string()),
      }),
    ),
  }),
})

const SlotChoice = z.extend(Slot, { selected: z.boolean() })
const byScreener = z.object({ userScreenerId: pathId })

export const listAvailableSlots = endpoint({
  method: 'GET',
  path: '/admin/slot/available/:userScreenerId',
  audience: 'admin',
  summary: 'The slots a person could be booked into.',
  params: byScreener,
  reply: z.array(SlotChoice),
})

export const bookSlotFor = endpoint({
  method: 'PATCH',
  path: '/admin/slot/book/:slotId/:userScreenerId',
  audience: 'admin',
  summary: 'Book a slot for a person who qualifies.',
  params: z.object({ slotId: pathId, userScreenerId: pathId }),
  query: undoQuery,
  reply: z.extend(SlotChoice, { interviewId: entityId }),
})

/** How long we wait before we remind someone to choose a time. */
export const SCHEDULING_PAUSE_MS = 3 * 24 * 3_600_000

export const sendSchedulingMail = endpoint({
  method: 'POST',
  path: '/admin/email/interview-scheduling',
  audience: 'admin',
  summary:
    'Email the link for choosing a time to someone who qualifies. If they already have that email, we don’t send it again, and `queued` is 0.',
  status: 202,
  query: undoQuery,
  body: z.object({ userScreenerId: entityId }),
  reply: z.object({
    queued: z.int(),
    /**
     * The id of the scheduling email we've just queued for this person, or of the one they already
     * have.
     */
    mailId: entityId,
    mailedAt: instant,
  }),
})

const SCHEDULING_ALL = '/admin/email/interview-scheduling/all'

export const countUnscheduled = endpoint({
  method: 'GET',
  path: SCHEDULING_ALL,
  audience: 'admin',
  summary:
    'How many people would get an email to everyone who qualifies for a project, if we sent it now.',
  query: z.object({ researchId: pathId }),
  reply: z.object({
    people: z.int(),
    /**
     * True if enough interviews are booked or conducted, so more invitations would only disappoint
     * people.
     */
    hasEnoughBooked: z.boolean(),
  }),
})

export const sendSchedulingMails = endpoint({
  method: 'POST',
  path: SCHEDULING_ALL,
  audience: 'admin',
  summary:
    'Send the link to choose a time to everyone in a project who qualifies and has never booked. Skips people who already have that email.',
  status: 202,
  query: undoQuery,
  body: z.object({ researchId: entityId }),
  reply: z.object({ mailIds: z.array(entityId) }),
})

export const ENQUIRY_STATUSES = ['NEW', 'IN_WORK', 'DONE'] as const

export const Enquiry = z.object({
  id: entityId,
  type: z.enum(['STARTUP', 'CLIENT']),
  name: z.string(),
  email: z.string(),
  subject: z.nullable(z.string()),
  message: z.string(),
  status: z.enum(ENQUIRY_STATUSES),
  notes: z.string(),
  /** False if the form was submitted without JavaScript, and so without a bot check. */
  isVerified: z.boolean(),
  createdAt: instant,
})
export type Enquiry = z.output<typeof Enquiry>

export const listEnquiries = endpoint({
  method: 'GET',
  path: '/admin/enquiries',
  audience: 'admin',
  summary: 'Messages from clients and startups.',
  query: z.extend(listQuery(['CREATED_AT_DESC', 'CREATED_AT_ASC']), {
    search: searchWords,
    status: z.optional(z.enum(ENQUIRY_STATUSES)),
    type: z.optional(z.enum(['STARTUP', 'CLIENT'])),
    verified: z.optional(z.enum(['YES', 'NO'])),
  }),
  reply: z.array(Enquiry),
})

export const getEnquiry = endpoint({
  method: 'GET',
  path: '/admin/enquiries/:id',
  audience: 'admin',
  summary: 'One enquiry, whether or not the list’s filters include it.',
  params: z.object({ id: pathId }),
  reply: Enquiry,
})

export const updateEnquiry = endpoint({
  method: 'PATCH',
  path: '/admin/enquiries/:id',
  audience: 'admin',
  summary: 'Set an enquiry’s status and notes.',
  params: z.object({ id: pathId }),
  body: z.object({
    status: z.optional(z.enum(ENQUIRY_STATUSES)),
    notes: z.optional(typedText(10_000)),
  }),
  reply: Enquiry,
})
