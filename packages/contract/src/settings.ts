import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { instant } from './text.ts'

/** Settings for the whole agency. We keep every change, and the newest one applies. */
export const SETTING_KEYS = [
  'POLICY_TOLD',
  'TEAM_NOTICES',
  'TEAM_DIGESTED',
  'CONTACT_RULES',
  'CONTACT_RULES_APPLIED',
  'PAYMENT_RULES',
  'INTERVIEW_FEED',
] as const
export type SettingKey = (typeof SETTING_KEYS)[number]

export const PolicyState = z.object({
  /** The version of the privacy policy that `/policy` shows. */
  version: z.literal([1, 2]),
  /** When we told panel members about version 2. Null if we haven't. */
  publishedAt: z.nullable(instant),
  /** How many people we'd email about version 2 if it were published now. */
  members: z.int(),
})
export type PolicyState = z.output<typeof PolicyState>

export const getPolicyState = endpoint({
  method: 'GET',
  path: '/admin/settings/policy',
  audience: 'admin',
  summary: 'The version of the privacy policy that’s in effect.',
  reply: PolicyState,
})

export const publishPolicy = endpoint({
  method: 'POST',
  path: '/admin/settings/policy/publish',
  audience: 'admin',
  summary:
    'Publish version 2 of the privacy policy. Emails every panel member once, and shows version 2 from then on.',
  reply: PolicyState,
})
