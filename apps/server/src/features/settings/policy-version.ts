import { createHash } from 'node:crypto'
import { PRIVACY_POLICY } from '@wattle/contract/policy'
import { PRIVACY_POLICY_2 } from '@wattle/contract/policy-2'
import type { Db } from '#db/open.ts'
import { must } from '#errors.ts'
import { findSetting, holdSetting } from './service.ts'

/** What we store about the policy someone agreed to: its date and a hash of its text. */
export type PolicyConsent = { policyVersion: string; policyHash: string }

const consentTo = (policy: { updated: string }): PolicyConsent => ({
  policyVersion: policy.updated,
  policyHash: createHash('sha256').update(JSON.stringify(policy)).digest('hex'),
})

const VERSION_1 = consentTo(PRIVACY_POLICY)
const VERSION_2 = consentTo(PRIVACY_POLICY_2)

/** When we published version 2 of the policy. Undefined if we haven't yet. */
export const policyPublishedAt = async (db: Db): Promise<Date | undefined> =>
  (await findSetting(db, 'POLICY_TOLD'))?.setAt

export const isPolicyPublished = async (db: Db): Promise<boolean> =>
  (await policyPublishedAt(db)) !== undefined

/**
 * Throws unless version 2 of the policy is published. Call this before anything that only version 2
 * covers.
 */
export async function requirePublishedPolicy(db: Db): Promise<void> {
  must(await isPolicyPublished(db), 'POLICY_NOT_TOLD')
}

/**
 * The policy people agree to in this transaction. Publishing a new version waits until the
 * transaction ends, so it reaches these people too.
 */
export const policyToAgreeTo = async (tx: Db): Promise<PolicyConsent> =>
  (await holdSetting(tx, 'POLICY_TOLD')) ? VERSION_2 : VERSION_1
