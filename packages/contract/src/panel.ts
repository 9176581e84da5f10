import * as z from 'zod/mini'
import { ConsentRecord } from './consent.ts'
import { MemberContradiction, ToClarify } from './contradiction.ts'
import { CURRENCIES } from './distribution.ts'
import { endpoint } from './endpoint.ts'
import { typedDetail } from './enquiry.ts'
import { INTERVIEW_PHASES } from './interview-status.ts'
import { lengthInWords } from './limits.ts'
import { MemberKey } from './member-key.ts'
import { OUTCOMES } from './outcome.ts'
import { everyDetail } from './panel-details.ts'
import { PAYMENT_KINDS, PAYMENT_METHODS } from './payment.ts'
import { MemberProfile, valueInputs } from './profile.ts'
import { entityId, instant } from './text.ts'

/**
 * PENDING members haven't confirmed yet. We only invite ACTIVE members. LEFT members can rejoin.
 */
export const MEMBER_STATES = ['PENDING', 'ACTIVE', 'PAUSED', 'LEFT'] as const
export type MemberState = (typeof MEMBER_STATES)[number]

/**
 * Who changes a member's state. A MEMBER acts on their own page or in their email program. A
 * MAIL_SERVICE reports a spam complaint.
 */
export type MemberActor = 'MEMBER' | 'ADMIN' | 'MAIL_SERVICE'

export type MemberMoveRule = {
  from: readonly MemberState[]
  to: readonly MemberState[]
  by: readonly MemberActor[]
}

/**
 * Every allowed change of state, and who may make it (docs/panel.md). The database rejects all
 * others (`guard_member_state`). `confirm` also needs a consent recorded at that moment.
 * `undoLeaving` returns members to the state they left from, and only works for an hour.
 */
export const MEMBER_MOVES = {
  confirm: { from: ['PENDING', 'PAUSED', 'LEFT'], to: ['ACTIVE'], by: ['MEMBER'] },
  pause: { from: ['ACTIVE'], to: ['PAUSED'], by: ['MEMBER', 'ADMIN'] },
  resume: { from: ['PAUSED'], to: ['ACTIVE'], by: ['MEMBER', 'ADMIN'] },
  leave: {
    from: ['PENDING', 'ACTIVE', 'PAUSED'],
    to: ['LEFT'],
    by: ['MEMBER', 'ADMIN', 'MAIL_SERVICE'],
  },
  undoLeaving: { from: ['LEFT'], to: ['ACTIVE', 'PAUSED'], by: ['MEMBER'] },
} as const satisfies Record<string, MemberMoveRule>
export type MemberMove = keyof typeof MEMBER_MOVES

export function canMove(by: MemberActor, move: MemberMove, from: MemberState): boolean {
  const rule: MemberMoveRule = MEMBER_MOVES[move]
  return rule.by.includes(by) && rule.from.includes(from)
}

/**
 * The move that takes a member from one state to another. Undefined if this actor can't make it.
 */
export function moveTo(
  by: MemberActor,
  from: MemberState,
  to: MemberState,
): MemberMove | undefined {
  const moves = Object.keys(MEMBER_MOVES) as MemberMove[]
  return moves.find((move) => {
    const rule: MemberMoveRule = MEMBER_MOVES[move]
    return canMove(by, move, from) && rule.to.includes(to)
  })
}

const KeyBody = z.object({ key: MemberKey })

/**
 * FORM members joined through the form on the site. IMPORT members are from a file that our team
 * imported.
 */
export const CONSENT_KINDS = ['FORM', 'IMPORT'] as const

/** Where and when an imported member consented, and when we imported them. */
export const ImportedConsent = z.object({
  source: z.string(),
  /** Null for imports from before we asked for the day of consent. */
  consentedOn: z.nullable(z.string()),
  importedAt: instant,
})

export const Consent = z.object({
  kind: z.enum(CONSENT_KINDS),
  /**
   * When the member agreed to our privacy policy, the policy's date, and the SHA-256 of its text.
   * Null until an imported member confirms, because that's when they agree.
   */
  agreedAt: z.nullable(instant),
  policyVersion: z.nullable(z.string()),
  policyHash: z.nullable(z.string()),
  confirmedAt: z.nullable(instant),
  /** The subject and message that the member typed in the panel form. */
  subject: z.nullable(z.string()),
  message: z.nullable(z.string()),
  imported: z.nullable(ImportedConsent),
})

/** A study the member was invited to, with everything we store about their part in it. */
const MemberStudy = z.object({
  invitationId: entityId,
  title: z.string(),
  invitedAt: instant,
  /** Every consent answer with its wording, oldest first. */
  consents: z.array(z.extend(ConsentRecord, { body: z.string() })),
  withdrawnAt: z.nullable(instant),
  /**
   * If the member reached the study through an open link, the key that opens its screener and
   * times.
   */
  openKey: z.optional(z.nullable(z.string())),
  /** When the member said that none of the times suit them, and their comment. */
  noTime: z.nullable(z.object({ at: instant, note: z.string() })),
  answers: z.array(z.object({ question: z.string(), answers: z.array(z.string()) })),
  /** Quotes that the researcher captured in the member's interview. */
  quotes: z.optional(z.array(z.string())),
  /** Contradictions we found in the member's answers, including those an admin has cleared. */
  contradictions: z.optional(z.array(MemberContradiction)),
  /** When the member went on standby. Null if they aren't on standby. */
  standbySince: z.optional(z.nullable(instant)),
  interviews: z.array(
    z.object({
      startTime: instant,
      endTime: instant,
      state: z.enum(INTERVIEW_PHASES),
      outcome: z.optional(z.nullable(z.enum(OUTCOMES))),
      /** Whether the member said they'll come. */
      coming: z.optional(z.nullable(z.boolean())),
    }),
  ),
})

/** What we owe or paid a member. Never includes a gift card's code. */
export const MemberPayment = z.object({
  id: entityId,
  study: z.string(),
  kind: z.enum(PAYMENT_KINDS),
  /** Negative if the money came back to us, as in a reversal. */
  cents: z.int(),
  currency: z.enum(CURRENCIES),
  method: z.enum(PAYMENT_METHODS),
  state: z.enum(['ON_ITS_WAY', 'SENT', 'PROBLEM']),
  interviewAt: z.nullable(instant),
  dueAt: instant,
  sentAt: z.nullable(instant),
  /** True if the member can open a gift card code. */
  hasCode: z.boolean(),
  codeShownAt: z.nullable(instant),
})
export type MemberPayment = z.output<typeof MemberPayment>
/** The rules that can make us wait before we invite someone again. */
export const REST_REASONS = [
  'DAYS_BETWEEN',
  'INVITATIONS',
  'UNANSWERED',
  'AFTER_INTERVIEW',
  'INTERVIEWS',
  'NO_SHOWS',
  'OWN_LIMIT',
] as const
export type RestReason = (typeof REST_REASONS)[number]

/** How often, when and on which topics we may invite a member. Null means no limit of that kind. */
const MemberLimits = z.object({
  perMonth: z.nullable(z.int()),
  /** Days of the week, with 1 for Monday. */
  days: z.nullable(z.array(z.int())),
  from: z.nullable(z.int()),
  to: z.nullable(z.int()),
  topicsOff: z.array(entityId),
  /** Every topic that the member can turn off. */
  topics: z.array(z.object({ id: entityId, name: z.string() })),
  /** The time zone we think the member is in. */
  timeZone: z.string(),
  /** How many invitations we sent the member in the last 30 days. */
  invitedLately: z.int(),
  /** When we may invite the member again. Null if we may invite them now. */
  restsUntil: z.nullable(instant),
  restReason: z.nullable(z.enum(REST_REASONS)),
})

/** One entry through an open link, with the details the person typed. */
export const OpenEntry = z.object({
  source: z.string(),
  title: z.string(),
  email: z.string(),
  name: z.nullable(z.string()),
  policyVersion: z.string(),
  policyHash: z.string(),
  agreedAt: instant,
  confirmedAt: z.nullable(instant),
})

const MemberDetails = z.object(everyDetail(() => z.nullable(z.string())))

export const Member = z.extend(MemberDetails, {
  email: z.string(),
  state: z.enum(MEMBER_STATES),
  joinedAt: instant,
  consents: z.array(Consent),
  /** The member's studies, newest first. */
  studies: z.array(MemberStudy),
  /** The member's payments, newest first. */
  payments: z.optional(z.array(MemberPayment)),
  /** Our team's notes about the member, their flag, and the lists they're on. */
  notes: z.optional(z.array(z.object({ text: z.string(), at: instant }))),
  flag: z.optional(z.object({ label: z.string(), reason: z.string() })),
  lists: z.optional(z.array(z.string())),
  /**
   * The details that the member confirms on this page, from the link in our email. Null if there's
   * nothing to confirm.
   */
  toConfirm: z.nullable(
    z.extend(MemberDetails, {
      kind: z.enum(CONSENT_KINDS),
      /** The title of the study, if the member came through an open link. */
      study: z.optional(z.nullable(z.string())),
    }),
  ),
  /** Where the member came from, such as an open link. Empty if they joined through our site. */
  source: z.optional(z.string()),
  /** The member's entries through open links, newest first. */
  entries: z.optional(z.array(OpenEntry)),
  limits: z.optional(MemberLimits),
  /** Our profile fields, with the member's answers. */
  profile: z.optional(MemberProfile),
  /** Answers that contradict each other, so we ask the member which is right. */
  toClarify: z.optional(z.array(ToClarify)),
})
export type Member = z.output<typeof Member>

export const getMember = endpoint({
  method: 'POST',
  path: '/panel/member',
  audience: 'public',
  summary: 'What we keep about the member with this key. Changes nothing.',
  body: KeyBody,
  reply: Member,
})

export const confirmMember = endpoint({
  method: 'POST',
  path: '/panel/confirm',
  audience: 'public',
  summary: 'Confirm joining the panel, with the button that the email links to.',
  body: KeyBody,
  reply: Member,
})

/**
 * Members can keep a postcode that they entered before we validated postcodes, so only the server
 * checks it.
 */
export const MemberChanges = z.object({
  key: MemberKey,
  // If a page was opened before we added a detail, it doesn't send that detail. The stored one
  // stays as it is.
  ...everyDetail((name) => z.optional(typedDetail(name))),
})
export type MemberChanges = z.output<typeof MemberChanges>

export const correctMember = endpoint({
  method: 'PATCH',
  path: '/panel/member',
  audience: 'public',
  summary: 'Correct a member’s details.',
  body: MemberChanges,
  reply: Member,
})

export const saveProfile = endpoint({
  method: 'PUT',
  path: '/panel/profile',
  audience: 'public',
  summary: 'Answer questions about yourself, change answers or delete them.',
  body: z.object({ key: MemberKey, values: valueInputs }),
  reply: Member,
})

const stateChange = (path: string, summary: string) =>
  endpoint({ method: 'POST', path, audience: 'public', summary, body: KeyBody, reply: Member })

export const pauseMember = stateChange('/panel/pause', 'Pause invitations.')
export const resumeMember = stateChange('/panel/resume', 'Resume invitations.')
export const leaveMember = stateChange('/panel/leave', 'Leave the panel.')

/** How long members can undo leaving. After that, they have to join and consent again. */
export const RETURN_MINUTES = 60

export const returnMember = stateChange(
  '/panel/return',
  `Undo leaving within ${lengthInWords(RETURN_MINUTES)}. Restores active or paused, whichever it was.`,
)

export const deleteMember = endpoint({
  method: 'POST',
  path: '/panel/delete',
  audience: 'public',
  summary: 'Delete everything we keep about a member.',
  status: 204,
  body: KeyBody,
})

/**
 * Handles email programs that open the unsubscribe URL in a browser instead of posting to it.
 * Redirects to the member's page, which has a button to leave the panel and shows an error if the
 * key was cut off.
 */
export const openUnsubscribe = endpoint({
  method: 'GET',
  path: '/panel/unsubscribe',
  audience: 'public',
  summary: 'Redirects to the member’s own page, which has a button to leave. Changes nothing.',
  status: 302,
  query: z.object({ key: z.optional(z.string()) }),
})

/**
 * One-click unsubscribe (RFC 8058): email programs post here automatically, with a body in their
 * own format.
 */
export const unsubscribeMember = endpoint({
  method: 'POST',
  path: '/panel/unsubscribe',
  audience: 'public',
  summary: 'Leave the panel with one click in an email program.',
  status: 204,
  ignoresBody: true,
  query: KeyBody,
})
