import type { ContactRules } from '@wattle/contract/contact-rules'
import { MAX_MAIL_ATTEMPTS } from '@wattle/contract/outbox'
import { LONGEST_TRY_MS, MAIL_CONNECTIONS, type SendOutcome } from '#adapters/mail.ts'
import { throttle } from '#adapters/throttle.ts'
import { retryWhileUnavailable } from '#db/retry-while-unavailable.ts'
import type { Deps } from '#deps.ts'
import { findSetting } from '#features/settings/service.ts'
import { redactValues } from '#redaction.ts'
import * as queries from './delivery-queries.ts'
import { fillInEmail } from './fill-in-body.ts'
import { hooks } from './hooks.ts'
import { PAUSED_UNTIL } from './rules.ts'

/**
 * If a worker dies, its emails wait this long before another worker can claim them. A running
 * worker finishes before its lease ends.
 */
const CLAIM_MS = 90_000
/**
 * We start attempts at most this long after the claim, so each one ends, and is recorded, while the
 * worker still has the lease.
 */
const BEGIN_WITHIN_MS = CLAIM_MS - LONGEST_TRY_MS - 15_000
/** How often we check again whether an invitation's quiet hours have ended. */
const QUIET_RETRY_MS = 5 * 60_000
const GIVE_UP_AFTER = 2 * MAIL_CONNECTIONS
const FIRST_RETRY_MS = 60_000
const LONGEST_RETRY_MS = 6 * 3_600_000
/**
 * A worker doubles the size of its next batch if the last one took less than this, and otherwise
 * halves it.
 */
const BATCH_MS = 1000
const MOST_AT_ONCE = 200
/**
 * We record sent emails in batches of this size. After a crash, we send the unrecorded ones again.
 */
const RECORD_BATCH = 10
/** How long we rely on our last check that we may still email these people. */
const FRESH_MS = 2000

/**
 * After this long, the job ends and queues another one. A longer run would look stalled. Measured
 * with the monotonic clock, which never goes back.
 */
const LONGEST_RUN_MS = 60_000

/** Sends all emails that are due. Safe to run in any number of workers at once. */
export async function deliverDueEmails(deps: Deps): Promise<void> {
  const endsAt = performance.now() + LONGEST_RUN_MS
  await queries.releaseLostClaims(deps.db, deps.now(), CLAIM_MS)
  await queries.bringForward(deps.db, deps.now(), LONGEST_RETRY_MS)
  const run = { failuresInARow: 0, pace: throttle(deps.config.mailPerSecond) }
  let size = MAIL_CONNECTIONS
  while (!deps.isStopping() && run.failuresInARow < GIVE_UP_AFTER) {
    const until = new Date(deps.now().getTime() + CLAIM_MS)
    const mails = await queries.claimDueEmails(deps.db, size, deps.now(), until)
    if (mails.length === 0) return
    const began = deps.now().getTime()
    await deliverTogether(deps, mails, run, new Date(until.getTime() - CLAIM_MS + BEGIN_WITHIN_MS))
    const isQuick = deps.now().getTime() - began < BATCH_MS
    size = isQuick ? Math.min(size * 2, MOST_AT_ONCE) : Math.max(MAIL_CONNECTIONS, size >> 1)
    if (performance.now() > endsAt) return deps.jobs.enqueue(deps.db, 'outbox.deliver', {})
  }
}

/**
 * Call this when the worker starts, if it's the only one. Any claimed emails then belong to a
 * worker that has died.
 */
export async function releaseLostEmails(deps: Deps): Promise<void> {
  await queries.releaseAllClaims(deps.db, deps.now())
  await deps.jobs.enqueue(deps.db, 'outbox.deliver', {})
}

type Run = { failuresInARow: number; pace: () => Promise<void> }

/**
 * Sends five emails at a time. Releases those it doesn't get to, which happens if the mail server
 * is down or slow, or if we're stopping.
 */
async function deliverTogether(
  deps: Deps,
  batch: queries.EmailRow[],
  run: Run,
  beginUntil: Date,
): Promise<void> {
  const waiting = inTurnsOfDomains(batch)
  const done: Record<Done, queries.EmailRow[]> = { sent: [], held: [] }
  const record = async (outcome: Done) => {
    const mails = done[outcome].splice(0)
    try {
      const change = changeOnceDone(outcome, deps.now())
      // Keep retrying. If we didn't record these emails, people would get them again.
      await retryWhileUnavailable(() => queries.updateClaimedEmails(deps.db, mails, change))
    } catch (error) {
      done[outcome].push(...mails)
      throw error
    }
  }
  const postponed: queries.EmailRow[] = []
  const busyDomains = new Set<string>()
  const mayGo = fresh(deps, batch)
  let hasBroken = false
  const mayBegin = () =>
    !(hasBroken || deps.isStopping()) &&
    run.failuresInARow < GIVE_UP_AFTER &&
    deps.now() < beginUntil
  const sendNext = async () => {
    while (mayBegin()) {
      const mail = waiting.shift()
      if (!mail) return
      // This email provider has asked us to wait, so leave it alone for a minute.
      if (busyDomains.has(domainOf(mail))) postponed.push(mail)
      else {
        await run.pace()
        const outcome = await deliver(deps, mail, await mayGo(mail))
        if (isDone(outcome) && done[outcome].push(mail) >= RECORD_BATCH) await record(outcome)
        if (outcome === 'try-later') busyDomains.add(domainOf(mail))
        run.failuresInARow = outcome === 'try-later' ? run.failuresInARow + 1 : 0
      }
    }
  }
  const senders = Array.from({ length: MAIL_CONNECTIONS }, () =>
    sendNext().catch((error: unknown) => {
      hasBroken = true
      throw error
    }),
  )
  // If one send throws, wait for the others that are still in progress, so we can record them all.
  const endings = await Promise.allSettled(senders)
  const now = deps.now()
  await record('sent')
  await record('held')
  await queries.releaseClaims(deps.db, waiting, now)
  await queries.releaseClaims(deps.db, postponed, new Date(now.getTime() + FIRST_RETRY_MS))
  const broken = endings.find((ending) => ending.status === 'rejected')
  if (broken) throw broken.reason
}

async function listBlocked(deps: Deps, memberIds: number[]) {
  if (memberIds.length === 0) return new Map<number, never>()
  const rules = (await findSetting(deps.db, 'CONTACT_RULES'))?.value
  const { quietFrom: from, quietTo: to } = (rules ?? {}) as Partial<ContactRules>
  return queries.listBlockedMembers(deps.db, memberIds, {
    now: deps.now(),
    agencyZone: deps.config.agencyTimeZone,
    quiet: typeof from === 'number' && typeof to === 'number' ? { from, to } : null,
  })
}

type Verdict = 'go' | 'wait' | 'quiet' | keyof typeof DROPPED_BECAUSE

/**
 * Checks whether we may send each email. We check when sending, not when queuing, so we don't email
 * people who've left since, or send for a campaign that has stopped. Checks again after `FRESH_MS`.
 */
function fresh(deps: Deps, mails: queries.EmailRow[]) {
  const memberIds = mails.flatMap(({ memberId }) => memberId ?? [])
  const campaignIds = [...new Set(mails.flatMap(({ campaignId }) => campaignId ?? []))]
  const look = () =>
    Promise.all([
      listBlocked(deps, memberIds),
      queries.listStoppedCampaigns(deps.db, campaignIds, deps.now()),
    ])
  let lookedAt = deps.now().getTime()
  let looked = look()
  return async ({ memberId, campaignId }: queries.EmailRow): Promise<Verdict> => {
    if (memberId === null && campaignId === null) return 'go'
    if (deps.now().getTime() - lookedAt > FRESH_MS) {
      lookedAt = deps.now().getTime()
      looked = look()
    }
    const [blocked, stopped] = await looked
    const block = memberId === null ? undefined : blocked.get(memberId)
    // Paused members get no invitations or reminders, but still get emails about studies they've
    // answered. Quiet hours only delay invitations and reminders.
    if (block && block !== 'QUIET' && (block !== 'PAUSED' || campaignId !== null)) return block
    const stop = campaignId !== null && stopped.get(campaignId)
    if (stop) return stop === 'OVER' ? 'OVER' : 'wait'
    return block === 'QUIET' && campaignId !== null ? 'quiet' : 'go'
  }
}

const DROPPED_BECAUSE = {
  LEFT: 'This person has left the panel.',
  PAUSED: 'This person has paused their membership.',
  UNREACHABLE: 'This mailbox doesn’t exist.',
  OVER: 'The study is over.',
}

async function deliver(
  deps: Deps,
  mail: queries.EmailRow,
  verdict: Verdict,
): Promise<SendOutcome['outcome'] | 'dropped' | 'waits'> {
  const { sender: from, recipient: to, memberId } = mail
  if (verdict === 'wait') {
    // The email waits until its campaign resumes. This doesn't count as an attempt.
    await queries.releaseClaims(deps.db, [mail], PAUSED_UNTIL)
    return 'waits'
  }
  if (verdict === 'quiet') {
    await queries.releaseClaims(deps.db, [mail], new Date(deps.now().getTime() + QUIET_RETRY_MS))
    return 'waits'
  }
  const result =
    verdict === 'go'
      ? await deps.mail.send({ ...(await fillInEmail(deps, mail)), from, to })
      : ({ outcome: 'dropped', reason: DROPPED_BECAUSE[verdict] } as const)
  if (result.outcome === 'refused' && memberId !== null) {
    await hooks().memberBounced(deps, memberId)
  }
  // The caller records sent and held emails in batches.
  if (result.outcome === 'sent' || result.outcome === 'held') return result.outcome
  await queries.updateClaimedEmail(deps.db, mail, changeAfter(result, mail.attempts, deps.now()))
  if (result.outcome === 'try-later') {
    deps.log.warn({ mailId: mail.id, reason: redactValues(result.reason) }, 'email was not sent')
  }
  return result.outcome
}

/** Without a mail server we hold emails, so that admins can read them in the outbox. */
type Done = 'sent' | 'held'

const isDone = (outcome: string): outcome is Done => outcome === 'sent' || outcome === 'held'

const changeOnceDone = (outcome: Done, now: Date): queries.EmailChange =>
  outcome === 'sent' ? { state: 'SENT', sentAt: now, lastError: null } : { state: 'HELD' }

type Unsent = Exclude<SendOutcome, { outcome: Done }> | { outcome: 'dropped'; reason: string }

function changeAfter(result: Unsent, attempts: number, now: Date): queries.EmailChange {
  switch (result.outcome) {
    case 'dropped':
      return { state: 'DROPPED', lastError: result.reason }
    case 'refused':
      return { state: 'REFUSED', lastError: result.reason }
    case 'try-later': {
      if (attempts >= MAX_MAIL_ATTEMPTS) return { state: 'FAILED', lastError: result.reason }
      const delay = Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), LONGEST_RETRY_MS)
      return {
        state: 'QUEUED',
        nextAttemptAt: new Date(now.getTime() + delay),
        lastError: result.reason,
      }
    }
  }
}

const domainOf = ({ recipient }: queries.EmailRow) =>
  recipient.split('@').at(-1)?.toLowerCase() ?? ''

/** Alternates between email providers, so none of them gets all its emails at once. */
function inTurnsOfDomains(mails: queries.EmailRow[]): queries.EmailRow[] {
  const turns = new Map<string, number>()
  const turnOf = new Map<queries.EmailRow, number>()
  for (const mail of mails) {
    const turn = turns.get(domainOf(mail)) ?? 0
    turns.set(domainOf(mail), turn + 1)
    turnOf.set(mail, turn)
  }
  return mails.toSorted((one, other) => (turnOf.get(one) ?? 0) - (turnOf.get(other) ?? 0))
}
