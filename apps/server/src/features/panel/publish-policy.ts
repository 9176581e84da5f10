import { PRIVACY_POLICY_2 } from '@wattle/contract/policy-2'
import type { PolicyState } from '@wattle/contract/settings'
import { Temporal } from 'temporal-polyfill'
import { PANEL_LINK } from '#adapters/link-key.ts'
import type { Db } from '#db/open.ts'
import { retryOnConflict } from '#db/retry-on-conflict.ts'
import type { Deps } from '#deps.ts'
import { type AdminActor, recordAdminAction } from '#features/audit/service.ts'
import { type NewEmail, queueEmails, storeBody } from '#features/email/queue-emails.ts'
import { policyPublishedAt } from '#features/settings/policy-version.ts'
import { lockSetting, saveSetting } from '#features/settings/service.ts'
import type { JobData } from '#jobs.ts'
import { greeting } from '#mail/first-name.ts'
import { renderEmail } from '#mail/render.ts'
import { NewPolicy, POLICY_SUBJECT } from './emails.tsx'
import { pageLink } from './join-panel.ts'
import * as queries from './policy-queries.ts'
import type { MemberRow } from './queries.ts'

const POLICY_EMAIL = 'panel.policy'

export async function getPolicyState({ db }: Deps): Promise<PolicyState> {
  const publishedAt = (await policyPublishedAt(db)) ?? null
  return {
    version: publishedAt ? 2 : 1,
    publishedAt,
    members: await queries.countPolicyRecipients(db),
  }
}

/**
 * Stores the publication date, the audit event and the job that emails members, in one transaction.
 * Does nothing if the policy is already published, even if two admins press the button at once.
 */
export async function publishPolicy(deps: Deps, by: AdminActor): Promise<PolicyState> {
  await deps.db.transaction(async (tx) => {
    if (await lockSetting(tx, 'POLICY_TOLD')) return
    const people = await queries.countPolicyRecipients(tx)
    const upToId = await queries.findNewestId(tx)
    await deps.jobs.enqueue(tx, 'policy.tell', { afterId: 0, upToId })
    const date = Temporal.Instant.fromEpochMilliseconds(deps.now().getTime())
      .toZonedDateTimeISO(deps.config.agencyTimeZone)
      .toPlainDate()
      .toString()
    await saveSetting(deps, tx, 'POLICY_TOLD', { version: 2, date }, by)
    const details = { version: '2', people: String(people) }
    await recordAdminAction(deps, tx, by, 'POLICY_PUBLISHED', details)
  })
  return getPolicyState(deps)
}

const MEMBERS_AT_ONCE = 1000

/**
 * Emails the next batch of members, and queues a job for the rest in the same transaction. If the
 * worker is killed and the job runs again, it skips everyone who already has the email.
 */
export async function emailNextMembers(
  deps: Deps,
  { afterId, upToId }: JobData<'policy.tell'>,
  limit = MEMBERS_AT_ONCE,
): Promise<void> {
  await retryOnConflict(deps.db, async (tx) => {
    const ids = await queries.lockPolicyRecipients(tx, { afterId, upToId, limit })
    const last = ids.at(-1)
    if (last === undefined) return
    const version = PRIVACY_POLICY_2.updated
    await emailNewPolicy(deps, tx, await queries.listNotEmailed(tx, ids, POLICY_EMAIL, version))
    await deps.jobs.enqueue(tx, 'policy.tell', { afterId: last, upToId })
  })
}

type Recipient = Pick<MemberRow, 'id' | 'email' | 'name' | 'linkNonce'>

/** Renders the email once for everyone. We fill in names and links when we send each email. */
export async function emailNewPolicy(deps: Deps, tx: Db, members: Recipient[]): Promise<void> {
  if (members.length === 0) return
  const links = { policy: `${deps.config.publicUrl}/policy`, page: pageLink(deps) }
  const body = { ...renderEmail(NewPolicy(links)), subject: POLICY_SUBJECT, kind: POLICY_EMAIL }
  const bodyId = await storeBody(tx, { ...body, createdAt: deps.now() })
  const mails = members.map(
    ({ id, email, name, linkNonce }): NewEmail => ({
      kind: POLICY_EMAIL,
      to: email,
      subject: POLICY_SUBJECT,
      html: '',
      text: '',
      bodyId,
      fills: { hello: greeting(name) },
      memberId: id,
      keys: { key: { purpose: PANEL_LINK, nonce: linkNonce.toString('base64') } },
    }),
  )
  await queueEmails(deps, tx, mails)
}
