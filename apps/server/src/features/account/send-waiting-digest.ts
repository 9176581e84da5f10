import type { ResearcherNotices, TeamNotices } from '@wattle/contract/notice'
import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { queueEmails } from '#features/email/queue-emails.ts'
import { lockSetting, saveSetting } from '#features/settings/service.ts'
import * as queries from './digest-queries.ts'
import { SETTLED_MS } from './digest-time.ts'
import { noticesOf } from './notice-rules.ts'
import { updateDigested } from './queries.ts'
import { digestOf, startOf, teamDigestOf } from './write-digest.ts'

/**
 * When someone switches a kind of news from the daily digest to immediate emails, sends them the
 * digest now, with everything waiting in it. From the next sweep on, that news goes out right away.
 */
export async function sendWaitingDigest(
  deps: Deps,
  tx: Db,
  reader: queries.Reader,
  after: Partial<ResearcherNotices>,
): Promise<void> {
  const chosen = noticesOf({ notices: after })
  const kinds = Object.entries(noticesOf(reader)) as [keyof ResearcherNotices, string][]
  const isDropped = (kind: keyof ResearcherNotices) =>
    kinds.some(([one, before]) => one === kind && before === 'DAILY' && chosen[kind] !== 'DAILY')
  if (!kinds.some(([kind]) => isDropped(kind))) return
  const now = deps.now()
  // The next digest starts here for the kinds that stay daily.
  const settled = new Date(now.getTime() - SETTLED_MS)
  const readers = [{ id: reader.id, since: startOf(reader.digestedAt, settled) }]
  const isEmailed = chosen.BOOKED === 'AT_ONCE'
  const newest = await queries.listNews(tx, readers, now, { isEmailed })
  const rest = new Map(
    (await queries.listNews(tx, readers, settled)).map((study) => [study.researchId, study]),
  )
  const news = newest.map((study) => {
    const before = rest.get(study.researchId) ?? study
    const isSweptLater = chosen.NEW_CANDIDATES === 'AT_ONCE'
    return {
      ...before,
      started: (isDropped('INVITATIONS_STARTED') ? study : before).started,
      booked: (isDropped('BOOKED') ? study : before).booked,
      reached: (isDropped('TARGET_REACHED') ? study : before).reached,
      candidates: (isDropped('NEW_CANDIDATES') && !isSweptLater ? study : before).candidates,
      stalled: (isDropped('STALLED') ? study : before).stalled,
    }
  })
  const emails = digestOf(deps, reader, news)
  if (emails.length === 0) return
  await queueEmails(deps, tx, emails)
  await updateDigested(tx, [reader.id], settled)
}

const DAY_MS = 24 * 3_600_000

/**
 * Sends our team's digest of everything up to `until`. Called at 8:00 am, and when an admin takes a
 * kind of news out of the daily digest.
 */
export async function sendWaitingTeamDigest(
  deps: Deps,
  tx: Db,
  notices: TeamNotices,
  until: Date,
): Promise<void> {
  const last = (await lockSetting(tx, 'TEAM_DIGESTED'))?.value.until
  const dayBefore = new Date(until.getTime() - DAY_MS)
  const stored = typeof last === 'string' ? new Date(last) : dayBefore
  // If the stored time is in the future, the clock has been set back since, so ignore it.
  const since = stored > deps.now() ? dayBefore : stored
  if (since >= until) return
  const emails = teamDigestOf(deps, notices, await queries.listTeamNews(tx, since, until))
  if (emails.length === 0) return
  await queueEmails(deps, tx, emails)
  await recordTeamDigest(deps, tx, until)
}

/** Records that our team's digests cover everything up to `until`. */
export const recordTeamDigest = (deps: Deps, tx: Db, until: Date): Promise<void> =>
  saveSetting(deps, tx, 'TEAM_DIGESTED', { until: until.toISOString() })
