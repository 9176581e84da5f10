import * as z from 'zod/mini'
import { AdminInterview } from './admin.ts'
import { CONSENT_ANSWERS, CONSENT_TEXT_KINDS, CONSENT_WAYS } from './consent.ts'
import { CURRENCIES } from './distribution.ts'
import { endpoint } from './endpoint.ts'
import { INTERVIEW_STATUSES } from './interview-status.ts'
import { MemberConsents, PanelMember } from './membership.ts'
import { MAIL_STATES } from './outbox.ts'
import { MEMBER_STATES } from './panel.ts'
import { PAYMENT_KINDS, PAYMENT_METHODS, PAYMENT_STATES } from './payment.ts'
import { RESEARCH_STATUSES } from './research.ts'
import { entityId, instant, pathId, writtenText } from './text.ts'

const PersonMail = z.object({
  id: entityId,
  kind: z.string(),
  subject: z.string(),
  state: z.enum(MAIL_STATES),
  createdAt: instant,
  sentAt: z.nullable(instant),
  lastError: z.nullable(z.string()),
  /** The study the email is about. Null if it isn't about a study. */
  distributionId: z.nullable(entityId),
})

const PersonPayment = z.object({
  id: entityId,
  /** The person's invitation to the study that the payment is for. */
  userScreenerId: z.nullable(entityId),
  studyName: z.string(),
  kind: z.enum(PAYMENT_KINDS),
  /** Negative if the money came back to us, as in a reversal. */
  cents: z.int(),
  currency: z.enum(CURRENCIES),
  method: z.enum(PAYMENT_METHODS),
  state: z.enum(PAYMENT_STATES),
  interviewAt: z.nullable(instant),
  dueAt: instant,
  sentAt: z.nullable(instant),
  /** When the payment failed or was voided. */
  closedAt: z.nullable(instant),
})

/** One person in one study: their progress, their interviews and their consents. */
const PersonStudy = z.object({
  userScreenerId: entityId,
  distributionId: entityId,
  researchId: entityId,
  researchName: z.string(),
  projectStatus: z.enum(RESEARCH_STATUSES),
  /** When the project was finished. */
  finishedAt: z.nullable(instant),
  incentive: z.string(),
  status: z.enum(['INVITED', 'STARTED', 'COMPLETED']),
  result: z.nullable(z.enum(['FIT', 'NOT_FIT'])),
  canBeScheduled: z.boolean(),
  invitedAt: instant,
  remindedAt: z.nullable(instant),
  startedAt: z.nullable(instant),
  completedAt: z.nullable(instant),
  schedulingMailedAt: z.nullable(instant),
  withdrawnAt: z.nullable(instant),
  noTime: z.nullable(z.object({ at: instant, note: z.string() })),
  standbySince: z.nullable(instant),
  interviews: z.array(AdminInterview),
  consents: z.array(
    z.object({
      kind: z.enum(CONSENT_TEXT_KINDS),
      answer: z.enum(CONSENT_ANSWERS),
      way: z.enum(CONSENT_WAYS),
      at: instant,
    }),
  ),
})

export const Person = z.extend(PanelMember, {
  consents: MemberConsents,
  /** When the member left the panel, and when anything about them last changed. */
  leftAt: z.nullable(instant),
  updatedAt: instant,
  flagReason: z.optional(z.string()),
  /** The person's studies, newest first. */
  studies: z.array(PersonStudy),
  mails: z.array(PersonMail),
  payments: z.array(PersonPayment),
})
export type Person = z.output<typeof Person>

export const getPerson = endpoint({
  method: 'GET',
  path: '/admin/people/:id',
  audience: 'admin',
  summary: 'One panel member with their consents, projects, interviews, emails and payments.',
  params: z.object({ id: pathId }),
  reply: Person,
})

/** How many results of each kind the command palette shows. */
export const MOST_FOUND = 6

export const searchDesk = endpoint({
  method: 'GET',
  path: '/admin/search',
  audience: 'admin',
  summary: 'People, projects and upcoming interviews whose names contain these words.',
  query: z.object({ search: writtenText(200) }),
  reply: z.object({
    people: z.array(
      z.object({
        id: entityId,
        fullName: z.string(),
        email: z.string(),
        state: z.enum(MEMBER_STATES),
      }),
    ),
    projects: z.array(
      z.object({
        id: entityId,
        name: z.string(),
        status: z.enum(RESEARCH_STATUSES),
        /** Null until the researcher asks for invitations. */
        distributionId: z.nullable(entityId),
      }),
    ),
    interviews: z.array(
      z.object({
        id: entityId,
        memberId: z.nullable(entityId),
        respondentName: z.string(),
        researchName: z.string(),
        startTime: instant,
        status: z.enum(INTERVIEW_STATUSES),
      }),
    ),
  }),
})
