import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { ENQUIRY_LIMITS } from './enquiry.ts'
import { instant, orNull, typedLine } from './text.ts'

/** PENDING has not confirmed yet; only ACTIVE members are invited; LEFT stays until they come back. */
export const MEMBER_STATES = ['PENDING', 'ACTIVE', 'PAUSED', 'LEFT'] as const
export type MemberState = (typeof MEMBER_STATES)[number]

/** The key of the link in a member's mail. It travels in bodies only, so that no log keeps it. */
const MemberKey = z
  .string({ error: 'This link is not complete.' })
  .check(z.minLength(20), z.maxLength(100))

const KeyBody = z.object({ key: MemberKey })

const Consent = z.object({
  /** The date of the policy that was agreed to, and the SHA-256 of its text. */
  policyVersion: z.string(),
  policyHash: z.string(),
  agreedAt: instant,
  confirmedAt: z.nullable(instant),
  /** What was written beside it. */
  subject: z.nullable(z.string()),
  message: z.nullable(z.string()),
})

export const MEMBER_INTERVIEWS = ['BOOKED', 'HELD', 'MISSED', 'CANCELLED'] as const

/** A study that they were invited to, with all that is kept of their part in it. */
const MemberStudy = z.object({
  title: z.string(),
  invitedAt: instant,
  answers: z.array(z.object({ question: z.string(), answers: z.array(z.string()) })),
  interviews: z.array(
    z.object({ startTime: instant, endTime: instant, state: z.enum(MEMBER_INTERVIEWS) }),
  ),
})

const MemberDetails = z.object({
  name: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  postcode: z.nullable(z.string()),
})

export const Member = z.extend(MemberDetails, {
  email: z.string(),
  state: z.enum(MEMBER_STATES),
  joinedAt: instant,
  consents: z.array(Consent),
  /** The newest first. */
  studies: z.array(MemberStudy),
  /** What the button in the mail would set; null where there is nothing to confirm. */
  toConfirm: z.nullable(MemberDetails),
})
export type Member = z.output<typeof Member>

export const getMember = endpoint({
  method: 'POST',
  path: '/panel/member',
  audience: 'public',
  summary: 'What is kept about the member whose key is sent. Changes nothing.',
  body: KeyBody,
  reply: Member,
})

export const confirmMember = endpoint({
  method: 'POST',
  path: '/panel/confirm',
  audience: 'public',
  summary: 'Join the panel: the button in the mail.',
  body: KeyBody,
  reply: Member,
})

export const MemberChanges = z.object({
  key: MemberKey,
  name: orNull(typedLine(ENQUIRY_LIMITS.name)),
  phone: orNull(typedLine(ENQUIRY_LIMITS.phone)),
  postcode: orNull(typedLine(ENQUIRY_LIMITS.postcode)),
})
export type MemberChanges = z.output<typeof MemberChanges>

export const correctMember = endpoint({
  method: 'PATCH',
  path: '/panel/member',
  audience: 'public',
  summary: 'Correct what is kept about a member.',
  body: MemberChanges,
  reply: Member,
})

const stateChange = (path: string, summary: string) =>
  endpoint({ method: 'POST', path, audience: 'public', summary, body: KeyBody, reply: Member })

export const pauseMember = stateChange('/panel/pause', 'Send no invitations for now.')
export const resumeMember = stateChange('/panel/resume', 'Send invitations again.')
export const leaveMember = stateChange('/panel/leave', 'Leave the panel.')

/** So long may be taken back that one left. After that one joins again, and agrees again. */
export const RETURN_MINUTES = 60

const MemberReturn = z.extend(KeyBody, {
  state: z.enum(['ACTIVE', 'PAUSED'], { error: 'One comes back active or paused.' }),
})
export type MemberReturn = z.output<typeof MemberReturn>

export const returnMember = endpoint({
  method: 'POST',
  path: '/panel/return',
  audience: 'public',
  summary: 'Take back that one left, as what one was before.',
  body: MemberReturn,
  reply: Member,
})

export const deleteMember = endpoint({
  method: 'POST',
  path: '/panel/delete',
  audience: 'public',
  summary: 'Delete everything kept about a member.',
  status: 204,
  body: KeyBody,
})

/**
 * The same address in a browser, where a mail program does not post: the page with the button. Of a key
 * that was cut off on its way that page says so.
 */
export const openUnsubscribe = endpoint({
  method: 'GET',
  path: '/panel/unsubscribe',
  audience: 'public',
  summary: 'Leads to the member’s own page, where leaving is a button. Changes nothing.',
  status: 302,
  query: z.object({ key: z.optional(z.string()) }),
})

/** RFC 8058: mail programs post here without a person reading anything, with a body of their own kind. */
export const unsubscribeMember = endpoint({
  method: 'POST',
  path: '/panel/unsubscribe',
  audience: 'public',
  summary: 'Leave the panel by one click in a mail program.',
  status: 204,
  ignoresBody: true,
  query: KeyBody,
})
