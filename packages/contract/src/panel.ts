import * as z from 'zod/mini'
import { ConsentRecord } from './consent.ts'
import { endpoint } from './endpoint.ts'
import { typedDetail } from './enquiry.ts'
import { INTERVIEW_PHASES } from './interview-status.ts'
import { OUTCOMES } from './outcome.ts'
import { everyDetail } from './panel-details.ts'
import { entityId, instant } from './text.ts'

/**
 * PENDING members haven't confirmed yet. We only invite ACTIVE members. Members stay LEFT until
 * they rejoin.
 */
export const MEMBER_STATES = ['PENDING', 'ACTIVE', 'PAUSED', 'LEFT'] as const
export type MemberState = (typeof MEMBER_STATES)[number]

/**
 * A MEMBER acts on their own page or in their email program. A MAIL_SERVICE reports a complaint.
 */
export type MemberActor = 'MEMBER' | 'ADMIN' | 'MAIL_SERVICE'

export type MemberMoveRule = {
  from: readonly MemberState[]
  to: readonly MemberState[]
  by: readonly MemberActor[]
}

/**
 * Every allowed change of state, and who may make it (docs/panel.md). The database refuses all others
 * (`guard_member_state`). `confirm` also needs a consent recorded at that moment, and `undoLeaving` needs
 * the state they left from and must happen within the hour.
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

/** The move from one state to another, if that person may make it. */
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

/** The key from the link in a member's email. Only sent in bodies, so it never reaches a log. */
const MemberKey = z
  .string({ error: 'This link is incomplete.' })
  .check(z.minLength(20), z.maxLength(100))

const KeyBody = z.object({ key: MemberKey })

/** FORM members joined through the form on the site. Our team added IMPORT members from a list. */
export const CONSENT_KINDS = ['FORM', 'IMPORT'] as const

/** Where and when someone agreed elsewhere, and when our team added them. */
export const ImportedConsent = z.object({
  source: z.string(),
  /** Null for imports from before we asked for the day. */
  consentedOn: z.nullable(z.string()),
  importedAt: instant,
})

export const Consent = z.object({
  kind: z.enum(CONSENT_KINDS),
  /**
   * When they agreed to our policy, its date and the SHA-256 of its text. Imported members agree
   * when they confirm. Null until then.
   */
  agreedAt: z.nullable(instant),
  policyVersion: z.nullable(z.string()),
  policyHash: z.nullable(z.string()),
  confirmedAt: z.nullable(instant),
  /** What they wrote in the form. */
  subject: z.nullable(z.string()),
  message: z.nullable(z.string()),
  imported: z.nullable(ImportedConsent),
})

/** A study they were invited to, with everything we keep about their part in it. */
const MemberStudy = z.object({
  invitationId: entityId,
  title: z.string(),
  invitedAt: instant,
  /** Every consent answer with its wording, oldest first. */
  consents: z.array(z.extend(ConsentRecord, { body: z.string() })),
  withdrawnAt: z.nullable(instant),
  /** When they said that none of the times suit them, and their comment. */
  noTime: z.nullable(z.object({ at: instant, note: z.string() })),
  answers: z.array(z.object({ question: z.string(), answers: z.array(z.string()) })),
  /** Quotes that the researcher captured in their interview. */
  quotes: z.optional(z.array(z.string())),
  /** When they went on standby. Null if they aren't on standby. */
  standbySince: z.optional(z.nullable(instant)),
  interviews: z.array(
    z.object({
      startTime: instant,
      endTime: instant,
      state: z.enum(INTERVIEW_PHASES),
      outcome: z.optional(z.nullable(z.enum(OUTCOMES))),
      /** Whether they said they'll be there. */
      coming: z.optional(z.nullable(z.boolean())),
    }),
  ),
})

const MemberDetails = z.object(everyDetail(() => z.nullable(z.string())))

export const Member = z.extend(MemberDetails, {
  email: z.string(),
  state: z.enum(MEMBER_STATES),
  joinedAt: instant,
  consents: z.array(Consent),
  /** Newest first. */
  studies: z.array(MemberStudy),
  /** What our team wrote about them, and how it flags and lists them. */
  notes: z.optional(z.array(z.object({ text: z.string(), at: instant }))),
  flag: z.optional(z.object({ label: z.string(), reason: z.string() })),
  lists: z.optional(z.array(z.string())),
  source: z.optional(z.string()),
  /** The details that the button in the email confirms. Null if there's nothing to confirm. */
  toConfirm: z.nullable(z.extend(MemberDetails, { kind: z.enum(CONSENT_KINDS) })),
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
  summary: 'Join the panel: the button in the email.',
  body: KeyBody,
  reply: Member,
})

/** Members can keep a postcode from before we validated them, so only the server checks it. */
export const MemberChanges = z.object({
  key: MemberKey,
  ...everyDetail(typedDetail),
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

const stateChange = (path: string, summary: string) =>
  endpoint({ method: 'POST', path, audience: 'public', summary, body: KeyBody, reply: Member })

export const pauseMember = stateChange('/panel/pause', 'Send no invitations for now.')
export const resumeMember = stateChange('/panel/resume', 'Send invitations again.')
export const leaveMember = stateChange('/panel/leave', 'Leave the panel.')

/** How long people can undo leaving. After that, they have to join and agree again. */
export const RETURN_MINUTES = 60

export const returnMember = stateChange(
  '/panel/return',
  'Undo leaving within the hour. Restores active or paused, whichever it was.',
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
 * Opening the same address in a browser, because not every email program posts. Redirects to the
 * page with the button. If the key was cut off, that page says so.
 */
export const openUnsubscribe = endpoint({
  method: 'GET',
  path: '/panel/unsubscribe',
  audience: 'public',
  summary: 'Redirects to the member’s own page, which has a button to leave. Changes nothing.',
  status: 302,
  query: z.object({ key: z.optional(z.string()) }),
})

/** RFC 8058: email programs post here automatically, with a body in their own format. */
export const unsubscribeMember = endpoint({
  method: 'POST',
  path: '/panel/unsubscribe',
  audience: 'public',
  summary: 'Leave the panel with one click in an email program.',
  status: 204,
  ignoresBody: true,
  query: KeyBody,
})
