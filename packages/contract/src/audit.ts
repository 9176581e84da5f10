import * as z from 'zod/mini'
import type { ContactRules } from './contact-rules.ts'
import { endpoint } from './endpoint.ts'
import { listQuery, searchWords } from './list.ts'
import type { TeamNotice } from './notice.ts'
import type { PaymentRules } from './payment.ts'
import type { Plan } from './plan.ts'
import { entityId, instant } from './text.ts'

export const AUDIT_KINDS = [
  'SIGN_UP',
  'SIGN_IN',
  'SIGN_IN_FAILED',
  'SIGN_OUT',
  'EMAIL_VERIFIED',
  'PASSWORD_RESET_REQUESTED',
  'PASSWORD_CHANGED',
  'GOOGLE_LINKED',
  'TWO_FACTOR_ON',
  'TWO_FACTOR_OFF',
  'RECOVERY_CODE_USED',
  'SESSIONS_ENDED',
  'ROLE_CHANGED',
  'ACCOUNT_DELETED',
  'PANEL_EXPORTED',
  'PANEL_IMPORTED',
  'PANEL_MEMBER_DELETED',
  'EMAILS_STARTED',
  'EMAILS_CHANGED',
  'REMINDERS_SENT',
  'TEMPLATE_SAVED',
  'PANEL_MEMBER_CHANGED',
  'INTERVIEW_BOOKED',
  'RESEARCHER_NOTIFIED',
  'SCHEDULING_EMAILS_SENT',
  'TEST_EMAIL_SENT',
  'EMAIL_RETRIED',
  'JOB_RETRIED',
  'ACTION_UNDONE',
  'ENQUIRY_CHANGED',
  'RESPONDENTS_EXPORTED',
  'BANK_QUESTION_ADDED',
  'BANK_QUESTION_CHANGED',
  'BANK_QUESTION_REMOVED',
  'STUDY_CHANGED',
  'STUDY_FINISHED',
  'STUDY_REOPENED',
  'QUOTAS_CHANGED',
  'SCREENER_LOOSENED',
  'GRID_EXPORTED',
  'CONSENT_RECORDED',
  'CONSENT_PACK_EXPORTED',
  'INTERVIEW_CHANGED',
  'PROJECT_TRANSFERRED',
  'POLICY_PUBLISHED',
  'TEAM_NOTICES_CHANGED',
  'REPORT_PUBLISHED',
  'REPORT_LINK_CREATED',
  'REPORT_LINK_REVOKED',
  'EVIDENCE_EXPORTED',
  'TRANSCRIPT_DELETED',
  'WORDS_WITHDRAWN',
  'REPLACEMENT_ASKED',
  'SLOTS_ASKED',
  'CONTRADICTION_CLEARED',
  'INTERVIEW_FEED_RENEWED',
  'USER_INVITED',
  'USER_DEACTIVATED',
  'USER_REACTIVATED',
  'PAYMENT_DUE',
  'PAYMENT_CHANGED',
  'PAYMENTS_APPROVED',
  'PAYMENTS_EXPORTED',
  'PAYMENTS_SENT',
  'PAYMENTS_FAILED',
  'PAYMENTS_VOIDED',
  'PAYMENT_REPEATED',
  'PAYMENT_REVERSED',
  'PAYMENT_KEPT',
  'BONUS_ADDED',
  'GIFT_CODES_IMPORTED',
  'GIFT_CODE_SHOWN',
  'PAYMENT_RULES_CHANGED',
  'PAYMENT_REPORT_EXPORTED',
  'OPEN_LINK_CREATED',
  'OPEN_LINK_CHANGED',
  'CONTACT_RULES_CHANGED',
  'PROFILE_FIELD_CHANGED',
  'SENSITIVE_FILTER_USED',
  'AUDIENCE_CHANGED',
  'PANEL_BULK',
  'PANEL_LIST_CHANGED',
  'CLIENT_CHANGED',
] as const
export type AuditKind = (typeof AUDIT_KINDS)[number]

/** What an event's details can be about. Changed settings have their own names. */
export type AuditDetail =
  | 'action'
  | 'added'
  | 'answer'
  | 'batch'
  | 'by'
  | 'cells'
  | 'cents'
  | 'chance'
  | 'chanceWithSlots'
  | 'change'
  | 'changed'
  | 'client'
  | 'conditions'
  | 'consent'
  | 'count'
  | 'distribution'
  | 'early'
  | 'email'
  | 'emails'
  | 'enquiry'
  | 'field'
  | 'fields'
  | 'flag'
  | 'flagBefore'
  | 'from'
  | 'gain'
  | 'incentiveForAll'
  | 'interview'
  | 'job'
  | 'kind'
  | 'link'
  | 'list'
  | 'maximum'
  | 'maximumBefore'
  | 'member'
  | 'method'
  | 'names'
  | 'outcome'
  | 'outcomeBefore'
  | 'payment'
  | 'payments'
  | 'people'
  | 'project'
  | 'question'
  | 'repeat'
  | 'respondent'
  | 'reversal'
  | 'role'
  | 'rows'
  | 'sensitive'
  | 'source'
  | 'start'
  | 'startBefore'
  | 'status'
  | 'statusBefore'
  | 'step'
  | 'template'
  | 'to'
  | 'type'
  | 'use'
  | 'version'
  | 'waiting'
  | 'way'
  | 'why'
  | keyof ContactRules
  | keyof PaymentRules
  | keyof Plan
  | TeamNotice
export type AuditDetails = Partial<Record<AuditDetail, string>>

/** Shown instead of the name of someone who deleted their account. */
export const DELETED_ACCOUNT = 'Deleted account'

/**
 * Shown instead of a deleted researcher's name in the projects they launched, which our team takes
 * over.
 */
export const FORMER_RESEARCHER = 'Former researcher'

export const AuditEvent = z.object({
  id: entityId,
  kind: z.enum(AUDIT_KINDS),
  userId: z.nullable(entityId),
  actorId: z.nullable(entityId),
  /**
   * The account's email address, or the address someone tried to sign in with. Null once the
   * account is deleted.
   */
  email: z.nullable(z.string()),
  origin: z.nullable(z.string()),
  device: z.nullable(z.string()),
  details: z.record(z.string(), z.string()),
  at: instant,
})
export type AuditEvent = z.output<typeof AuditEvent>

export const listAuditEvents = endpoint({
  method: 'GET',
  path: '/admin/audit',
  audience: 'admin',
  summary:
    'Sign-ins and failed sign-ins, changes to passwords, two-factor authentication and roles, and everything admins changed, sent or exported.',
  query: z.extend(listQuery(['AT_DESC', 'AT_ASC']), {
    kind: z.optional(z.enum(AUDIT_KINDS)),
    search: searchWords,
  }),
  reply: z.array(AuditEvent),
})
