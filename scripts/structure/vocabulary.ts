// The closed lists of the architecture. A new word is a decision: add it here, with its reason in
// docs/architecture.md.

/** What the product is about; the same words name folders and files in all three workspaces. */
export const NOUNS = new Set([
  'account',
  'administration',
  'analytics',
  'audit',
  'auth',
  'calendar',
  'campaign',
  'delivery',
  'distribution',
  'email',
  'enquiry',
  'figures',
  'generation',
  'google',
  'guide',
  'interview',
  'invitation',
  'job',
  'jobs',
  'meeting',
  'membership',
  'notice',
  'outbox',
  'panel',
  'participation',
  'password',
  'project',
  'question-bank',
  'research',
  'room',
  'scheduling',
  'screener',
  'respondent',
  'screening',
  'second-factor',
  'session',
  'site',
  'steps',
  'template',
  'undo',
  'user',
])

/** Files of the contract that serve every noun. */
export const CONTRACT_WORDS = new Set([
  'brand',
  'brief',
  'endpoint',
  'errors',
  'health',
  'limits',
  'lint',
  'rewording',
  'list',
  'messages',
  'paths',
  'policy',
  'text',
])

/** What a server feature may consist of, beside its tests. */
export const FEATURE_FILES = new Set([
  'routes.ts',
  'rules.ts',
  'hooks.ts',
  'service.ts',
  'queries.ts',
  'jobs.ts',
  'emails.tsx',
])

/** Web routes and features that only signed-in people load. */
export const PRIVATE_ROUTES = new Set(['platform', 'respondent', 'admin'])
export const PUBLIC_FEATURES = new Set(['analytics', 'auth', 'enquiry', 'panel', 'site'])
