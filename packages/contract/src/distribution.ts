import * as z from 'zod/mini'
import { SELECTIONS } from './candidate.ts'
import { ASKABLE_CONSENTS, MAX_STUDY_CONSENT } from './consent.ts'
import { endpoint } from './endpoint.ts'
import { Filter } from './filter.ts'
import { PACINGS, WAVE_LIMITS } from './forecast.ts'
import { inWords, REMINDER_PAUSE_DAYS } from './limits.ts'
import { listQuery, searchWords } from './list.ts'
import { Plan } from './plan.ts'
import { QUESTION_TYPES, RULES } from './question-rules.ts'
import { Quota } from './quotas.ts'
import { type DistributionStatus, Research, SHOWN_DISTRIBUTION_STATUSES } from './research.ts'
import { entityId, instant, orNull, pathId, typedLine, typedText, webLink } from './text.ts'
import { undoQuery } from './undo.ts'

const status = z.enum(SHOWN_DISTRIBUTION_STATUSES)

const selection = z.enum(SELECTIONS, { error: 'Please choose who picks the participants.' })

export const CURRENCIES = ['AUD', 'NZD', 'USD', 'GBP', 'EUR'] as const

export const DISTRIBUTION_LABELS: Record<DistributionStatus, string> = {
  NOT_STARTED: 'Not Started',
  REQUESTED: 'Requested',
  IN_PROGRESS: 'In Progress',
  PAUSED: 'Paused',
  FINISHED: 'Finished',
}

export const requestDistribution = endpoint({
  method: 'POST',
  path: '/platform/research/request/distribution/:id',
  audience: 'researcher',
  summary: 'Launch a project, which asks the agency to invite people. Works once per project.',
  params: z.object({ id: pathId }),
  body: z.object({ selection: z.optional(selection) }),
  reply: Research,
})

const required = (max: number) => typedText(max).check(z.minLength(1, 'Please fill this in.'))
const MOST_MAILS = 1_000_000
const mailNumber = z
  .int({ error: 'Please enter a whole number.' })
  .check(
    z.minimum(0, 'Please enter 0 or more.'),
    z.maximum(MOST_MAILS, 'That’s more than we can send.'),
  )

function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`)
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) &&
    !Number.isNaN(day.getTime()) &&
    day.toISOString().startsWith(text)
  )
}

/** An amount in the smallest unit of the study's currency. */
const studyCents = z.optional(
  z.nullable(
    z
      .int({ error: 'Please enter an amount in whole cents.' })
      .check(
        z.minimum(0, 'Please enter 0 or more.'),
        z.maximum(10_000_000, 'That’s more than we can pay.'),
      ),
  ),
)

const incentiveAmount = {
  incentiveCents: studyCents,
  incentiveCurrency: z.optional(
    z.nullable(z.enum(CURRENCIES, { error: 'We don’t support this currency.' })),
  ),
}

const askable = z.optional(
  z.array(
    z.enum(ASKABLE_CONSENTS, {
      error: 'You can only ask people to agree to recording, observers and quotes.',
    }),
  ),
)

/** The consents the study asks for, besides the privacy policy. */
const studyConsents = {
  asks: askable,
  /** A subset of `asks`. Nobody can book without agreeing to these. */
  requires: askable,
  /** The study's own consent text. Empty if it has none. */
  studyConsent: z.optional(typedText(MAX_STUDY_CONSENT)),
}

export const MAX_STANDBYS = 20
const STANDBYS_RANGE = `Please enter a whole number from 0 to ${MAX_STANDBYS}.`

/** Which panel members to invite. Null for all of them. */
const audience = z.optional(z.nullable(Filter))

/**
 * Seed 001 section 2: the fields of the "Send Emails" dialog, plus the amount next to the incentive
 * text.
 */
const StudyFields = z.object({
  studyTitle: typedLine(200).check(z.minLength(1, 'Please fill this in.')),
  studyDescription: required(5000),
  conductingPeriod: required(200),
  estimatedTime: required(200),
  incentive: required(200),
  /** The last day people can answer, in the agency's time zone. */
  expirationDate: z
    .string({ error: 'Please choose a day.' })
    .check(z.refine(isDay, { error: 'Please choose a day.' })),
  oneTimeNumber: mailNumber,
  maxNumber: mailNumber,
  /** Optional. Forms can leave this out, or send null or an empty string. */
  consentFormLink: z.pipe(
    orNull(webLink),
    z.transform((link) => link ?? ''),
  ),
  ...incentiveAmount,
  selection: z.optional(selection),
  ...studyConsents,
  /** What the study is about. We don't invite members who've turned off this topic. */
  topicId: z.optional(z.nullable(entityId)),
  /** How many people can be on standby once enough interviews are booked. */
  standbysWanted: z.optional(
    z
      .int({ error: STANDBYS_RANGE })
      .check(z.minimum(0, STANDBYS_RANGE), z.maximum(MAX_STANDBYS, STANDBYS_RANGE)),
  ),
  /** What we pay people on standby who kept their times free but didn't get an interview. */
  standbyCents: studyCents,
  audience,
  /** Whether invitations go out in fixed batches, or in waves that adapt to the answers. */
  pacing: z.optional(z.enum(PACINGS, { error: 'Please choose how to send the invitations.' })),
})

const hasRoom = z.refine<{ oneTimeNumber: number; maxNumber: number }>(
  ({ oneTimeNumber, maxNumber }) => oneTimeNumber <= maxNumber,
  { path: ['oneTimeNumber'], error: 'One-time Send Number can’t be higher than Max Number.' },
)

export const StudyForm = StudyFields.check(hasRoom)
export type StudyForm = z.output<typeof StudyForm>

/** The part of the form that decides who gets invitations, how many and until when. */
export const InvitationPlan = z
  .pick(StudyFields, {
    audience: true,
    expirationDate: true,
    oneTimeNumber: true,
    maxNumber: true,
    pacing: true,
  })
  .check(hasRoom)
export type InvitationPlan = z.output<typeof InvitationPlan>

export const Distribution = z.object({
  id: entityId,
  researchId: entityId,
  researchName: z.string(),
  status,
  availableSlots: z.int(),
  emailsSent: z.int(),
  maxNumber: z.int(),
  createdAt: instant,
})
export type Distribution = z.output<typeof Distribution>

/** What the next invitations are waiting for. NOTHING means that they can go out now. */
export const WAITING_FOR = [
  'NOTHING',
  'STUDY',
  'RESUMING',
  'NEXT_BATCH',
  'HIGHER_MAXIMUM',
  'PANEL_MEMBERS',
  'QUIET_HOURS',
  'CONTACT_RULES',
  'ENOUGH_BOOKED',
  'EXPIRED',
  'WITHDRAWN',
] as const

export const DistributionDetail = z.extend(Distribution, {
  studyTitle: z.string(),
  studyDescription: z.string(),
  conductingPeriod: z.string(),
  estimatedTime: z.string(),
  incentive: z.string(),
  incentiveCents: z.nullable(z.int()),
  incentiveCurrency: z.nullable(z.enum(CURRENCIES)),
  standbysWanted: z.optional(z.int()),
  standbyCents: z.optional(z.nullable(z.int())),
  audience,
  consentFormLink: z.string(),
  asks: z.array(z.enum(ASKABLE_CONSENTS)),
  requires: z.array(z.enum(ASKABLE_CONSENTS)),
  studyConsent: z.string(),
  expirationDate: z.nullable(z.string()),
  selection,
  pacing: z.optional(z.enum(PACINGS)),
  /** The next wave, if the study sends adaptive waves. Null until we've planned the first. */
  wave: z.optional(
    z.nullable(
      z.object({
        people: z.int(),
        answers: z.int(),
        limit: z.enum(WAVE_LIMITS),
        at: instant,
      }),
    ),
  ),
  oneTimeNumber: z.int(),
  counts: z.object({
    queued: z.int(),
    sent: z.int(),
    failed: z.int(),
    /** How many people came through an open link, so we didn't email them. */
    byLink: z.optional(z.int()),
    opened: z.int(),
    completed: z.int(),
    fit: z.int(),
    booked: z.int(),
  }),
  /**
   * The median time from finishing the screener to booking. Only for studies where people book
   * straight away.
   */
  medianBookingSeconds: z.optional(z.nullable(z.int())),
  /** How many interviews the project needs, from its plan. */
  targetInterviews: z.int(),
  nextBatchAt: z.nullable(instant),
  waitingFor: z.enum(WAITING_FOR),
  /** The hour when the quiet hours end. Null if the agency has no quiet hours. */
  quietTo: z.optional(z.nullable(z.int())),
  /** What the study is about. Null if it hasn't been set. */
  topicId: z.optional(z.nullable(entityId)),
  /** How many more people we could invite right now. */
  reachable: z.int(),
  /**
   * Everyone invited so far, plus `reachable`. Raising the study's maximum above this would have no
   * effect right now.
   */
  reachableMaximum: z.int(),
  /**
   * True if enough interviews are booked or conducted, so more invitations would only disappoint
   * people.
   */
  hasEnoughBooked: z.boolean(),
  remindedAt: z.nullable(instant),
})
export type DistributionDetail = z.output<typeof DistributionDetail>

export const listDistributions = endpoint({
  method: 'GET',
  path: '/admin/distributions',
  audience: 'admin',
  summary: 'Every distribution.',
  query: z.extend(listQuery(['CREATED_AT_DESC', 'CREATED_AT_ASC']), {
    researchId: z.optional(pathId),
    status: z.optional(status),
    search: searchWords,
  }),
  reply: z.array(Distribution),
})

export const getDistribution = endpoint({
  method: 'GET',
  path: '/admin/distributions/:id',
  audience: 'admin',
  summary: 'A distribution with its details and progress.',
  params: z.object({ id: pathId }),
  reply: DistributionDetail,
})

export const getDistributionProject = endpoint({
  method: 'GET',
  path: '/admin/distributions/:id/project',
  audience: 'admin',
  summary:
    'What a distribution is for: the idea, the audience, and the questions that decide who qualifies.',
  params: z.object({ id: pathId }),
  reply: z.object({
    idea: z.string(),
    characteristics: z.array(z.string()),
    plan: Plan,
    /** How many of the project's interviews have been conducted, and how many are still to come. */
    interviews: z.object({ conducted: z.int(), open: z.int() }),
    finishedAt: z.nullable(instant),
    /** Why the project was finished early. Null if it wasn't. */
    finishReason: z.nullable(z.string()),
    quotas: z.array(Quota),
    questions: z.array(
      z.object({
        id: entityId,
        question: z.string(),
        type: z.enum(QUESTION_TYPES),
        rule: z.enum(RULES),
        numberMin: z.nullable(z.int()),
        numberMax: z.nullable(z.int()),
        options: z.array(z.object({ id: entityId, text: z.string(), mustMatch: z.boolean() })),
      }),
    ),
  }),
})

export const startDistribution = endpoint({
  method: 'POST',
  path: '/admin/distribution',
  audience: 'admin',
  summary: 'Fill in a distribution’s details and start inviting people.',
  status: 202,
  query: undoQuery,
  body: z.intersection(z.object({ id: z.int({ error: 'Missing id' }) }), StudyForm),
  reply: Distribution,
})

export const updateDistribution = endpoint({
  method: 'PUT',
  path: '/admin/distributions',
  audience: 'admin',
  summary: 'Pause or resume a distribution, or change its maximum.',
  body: z.object({
    distributionId: entityId,
    maxNumber: mailNumber,
    status: z.enum(['IN_PROGRESS', 'PAUSED'], {
      error: 'The status must be IN_PROGRESS or PAUSED.',
    }),
  }),
  reply: Distribution,
})

/** How many people a change to the study details affects. */
export const StudyEffects = z.object({
  /** How many people's expired links work again. */
  reopened: z.int(),
  /** How many people we've already promised a different incentive, which we still pay them. */
  keepIncentive: z.int(),
  /** How many people have started answering but haven't finished. */
  midway: z.int(),
})
export type StudyEffects = z.output<typeof StudyEffects>

export const changeStudy = endpoint({
  method: 'PATCH',
  path: '/admin/distributions/:id',
  audience: 'admin',
  summary: 'Change a distribution that has started. A dry run only shows who the change affects.',
  params: z.object({ id: pathId }),
  query: z.object({ dryRun: z.optional(z.enum(['true', 'false'])) }),
  body: z.extend(z.partial(StudyFields), { incentiveForAll: z.optional(z.boolean()) }),
  reply: z.object({ distribution: DistributionDetail, effects: StudyEffects }),
})

export const previewInvitation = endpoint({
  method: 'POST',
  path: '/admin/distribution/preview',
  audience: 'admin',
  summary: 'The invitation as people would get it, and how many people would get it.',
  body: z.intersection(z.object({ id: z.int({ error: 'Missing id' }) }), StudyForm),
  reply: z.object({
    subject: z.string(),
    html: z.string(),
    text: z.string(),
    reachable: z.int(),
    reachableMaximum: z.int(),
  }),
})

export const sendTestInvitation = endpoint({
  method: 'POST',
  path: '/admin/distribution/test',
  audience: 'admin',
  summary: 'Send yourself the invitation, with a link that doesn’t work.',
  status: 202,
  body: z.intersection(z.object({ id: z.int({ error: 'Missing id' }) }), StudyForm),
  reply: z.object({ to: z.string() }),
})

const REMINDERS = '/admin/email/save-reminders'

export const countReminders = endpoint({
  method: 'GET',
  path: REMINDERS,
  audience: 'admin',
  summary: 'How many people would get a distribution’s reminders, if they were sent now.',
  query: z.object({ distributionId: pathId }),
  reply: z.object({
    people: z.int(),
    hasEnoughBooked: z.boolean(),
    /** When the next round of reminders can go out. Null if it can go out now. */
    nextRoundAt: z.nullable(instant),
  }),
})

export const saveReminders = endpoint({
  method: 'POST',
  path: REMINDERS,
  audience: 'admin',
  summary: `Queue one reminder for everyone invited who hasn’t finished, at most once every ${inWords(REMINDER_PAUSE_DAYS)} days.`,
  status: 202,
  query: undoQuery,
  body: z.object({ distributionId: z.optional(entityId) }),
  reply: z.object({ queued: z.int() }),
})
