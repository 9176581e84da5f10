/** What the audit log tells of. */
export const AUDIT_KINDS = [
  'SIGN_UP',
  'SIGN_IN',
  'SIGN_IN_FAILED',
  'SIGN_OUT',
  'EMAIL_VERIFIED',
  'PASSWORD_RESET_REQUESTED',
  'PASSWORD_CHANGED',
  'GOOGLE_LINKED',
  'SECOND_FACTOR_ON',
  'SECOND_FACTOR_OFF',
  'RECOVERY_CODE_USED',
  'SESSIONS_ENDED',
  'ROLE_CHANGED',
  'ACCOUNT_DELETED',
] as const
export type AuditKind = (typeof AUDIT_KINDS)[number]
