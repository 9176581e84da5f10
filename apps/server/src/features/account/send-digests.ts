import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { queueEmails } from '#features/email/queue-emails.ts'
import * as queries from './digest-queries.ts'
import { digestEnd } from './digest-time.ts'
import { getTeamNotices, hasDaily } from './manage-notices.ts'
import { updateDigested } from './queries.ts'
import { sendWaitingTeamDigest } from './send-waiting-digest.ts'
import { digestOf, startOf } from './write-digest.ts'

const READERS_AT_ONCE = 200

/** Sends every digest that's due. Safe to run twice, late, or in two processes at once. */
export async function sendDigests(deps: Deps): Promise<void> {
  for (const zone of await queries.listZones(deps.db, deps.config.agencyTimeZone)) {
    let sent: number
    do sent = await deps.db.transaction((tx) => sendDigestsIn(deps, tx, zone))
    while (sent === READERS_AT_ONCE && !deps.isStopping())
  }
  await deps.db.transaction((tx) => sendTeamDigest(deps, tx))
}

/** Sends the digests due in one time zone. Returns how many researchers it checked. */
async function sendDigestsIn(deps: Deps, tx: Db, zone: string): Promise<number> {
  const now = deps.now()
  const { agencyTimeZone: agencyZone } = deps.config
  const end = digestEnd(now, zone)
  const due = { zone, agencyZone, end, now, limit: READERS_AT_ONCE }
  const readers = await queries.lockDueReaders(tx, due)
  const windows = readers.map(({ id, digestedAt }) => ({ id, since: startOf(digestedAt, end) }))
  const news = Map.groupBy(await queries.listNews(tx, windows, end), (study) => study.ownerId)
  const mails = readers.flatMap((reader) => digestOf(deps, reader, news.get(reader.id) ?? []))
  await queueEmails(deps, tx, mails)
  await updateDigested(
    tx,
    readers.map(({ id }) => id),
    end,
  )
  return readers.length
}

async function sendTeamDigest(deps: Deps, tx: Db): Promise<void> {
  const notices = await getTeamNotices({ db: tx })
  if (!hasDaily(notices)) return
  const end = digestEnd(deps.now(), deps.config.agencyTimeZone)
  await sendWaitingTeamDigest(deps, tx, notices, end)
}
