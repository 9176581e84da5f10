import { timingSafeEqual } from 'node:crypto'
import { API_BASE } from '@wattle/contract/endpoint'
import { readInterviewFeed } from '@wattle/contract/interview-feed'
import { needsConfirming } from '@wattle/contract/interview-status'
import { linkKey } from '#adapters/link-key.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import { type AdminActor, recordAdminAction } from '#features/audit/service.ts'
import { findSetting, lockSetting, saveSetting } from '#features/settings/service.ts'
import { calendarFeed } from '#mail/calendar-entry.ts'
import { firstNameOf } from '#mail/first-name.ts'
import * as listQueries from './list-queries.ts'

const FEED_LINK = 'interview feed'
const DAY_MS = 24 * 3_600_000
const PAST_MS = 30 * DAY_MS
const AHEAD_MS = 366 * DAY_MS

/**
 * Derives the feed's key. We only store a nonce, so a leaked copy of the database isn't enough to
 * read the feed.
 */
async function currentKey({ db, secret }: Deps) {
  const setting = await findSetting(db, 'INTERVIEW_FEED')
  const nonce = setting?.value.nonce
  if (!setting || typeof nonce !== 'string') return undefined
  return { key: linkKey(secret(FEED_LINK), Buffer.from(nonce, 'base64')), renewedAt: setting.setAt }
}

export async function getInterviewFeed(deps: Deps) {
  const current = await currentKey(deps)
  const path = `${deps.config.publicUrl}${API_BASE}${readInterviewFeed.path}`
  return {
    address: current ? `${path}?key=${current.key}` : null,
    renewedAt: current?.renewedAt ?? null,
  }
}

/** The old address stops working immediately, because only the newest nonce counts. */
export async function renewInterviewFeed(deps: Deps, by: AdminActor) {
  await deps.db.transaction(async (tx) => {
    await lockSetting(tx, 'INTERVIEW_FEED')
    const nonce = deps.randomBytes(32).toString('base64')
    await saveSetting(deps, tx, 'INTERVIEW_FEED', { nonce }, by)
    await recordAdminAction(deps, tx, by, 'INTERVIEW_FEED_RENEWED', {})
  })
  return getInterviewFeed(deps)
}

/**
 * A calendar app can't sign in, so the feed only contains first names, and no phone numbers or
 * video call links. Each event links to the participant's page, where admins can see the rest.
 */
export async function readFeed(deps: Deps, key = ''): Promise<string> {
  const current = await currentKey(deps)
  must(current && isSame(current.key, key), 'NOT_FOUND')
  const now = deps.now()
  const from = new Date(now.getTime() - PAST_MS)
  const rows = await listQueries.listInterviewsBetween(
    deps.db,
    now,
    from,
    new Date(now.getTime() + AHEAD_MS),
  )
  const { publicUrl } = deps.config
  const { host } = new URL(publicUrl)
  return calendarFeed(
    'Wattle interviews',
    rows.map((row) => ({
      uid: `interview-${row.id}@${host}`,
      start: row.startTime,
      end: row.endTime,
      stamp: row.updatedAt,
      title: `${row.researchName}: ${firstNameOf(row.respondentName) || 'Participant'}, with ${row.creatorFullName}`,
      isCertain: !needsConfirming(row),
      link: `${publicUrl}/admin/${row.memberId ? `people/${row.memberId}` : 'interviews?view=ALL'}`,
    })),
  )
}

const isSame = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
