import {
  type Report,
  type ReportLink,
  WRONG_PASSPHRASES_PER_HOUR,
} from '@wattle/contract/findings/reports'
import { REPORT_PATH } from '@wattle/contract/paths'
import { keyHashOf, linkKey } from '#adapters/link-key.ts'
import { hashPassword, verifyPassword } from '#adapters/passwords.ts'
import type { Caller, SignedIn } from '#caller.ts'
import { refundLimit } from '#db/rate-limits.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import { recordAdminAction } from '#features/audit/service.ts'
import { ownResearch } from '#features/project/service.ts'
import { enforceRateLimit } from '#rate-limits.ts'
import * as queries from './report-queries.ts'
import { shownReport } from './show-report.ts'

/** Names the secret from which we derive the keys of report links. */
const REPORT_LINK = 'report link'
const DAY_MS = 24 * 3_600_000

type By = { actor: SignedIn; caller: Caller }
type NewLink = { version: number; days: number; passphrase?: string | undefined }

export async function shareReport(
  deps: Deps,
  by: By,
  researchId: number,
  { version, days, passphrase }: NewLink,
): Promise<ReportLink> {
  const { isSample } = await ownResearch(deps.db, by.actor, researchId)
  must(!isSample, 'IS_SAMPLE')
  must(await queries.findReport(deps.db, researchId, version), 'NOT_FOUND')
  const linkNonce = deps.randomBytes(32)
  const passphraseHash = passphrase ? await hashPassword(passphrase) : null
  const createdAt = deps.now()
  const link = {
    researchId,
    version,
    linkNonce,
    keyHash: keyHashOf(linkKey(deps.secret(REPORT_LINK), linkNonce)),
    passphraseHash,
    expiresAt: new Date(createdAt.getTime() + days * DAY_MS),
    createdBy: by.actor.userId,
    createdAt,
  }
  return deps.db.transaction(async (tx) => {
    const stored = await queries.insertLink(tx, link)
    const details = { project: String(researchId), link: String(stored.id) }
    await recordAdminAction(deps, tx, by, 'REPORT_LINK_CREATED', details)
    return shownLink(deps, stored)
  })
}

/**
 * The key comes after the `#`, so browsers don't send it to servers and it doesn't end up in logs.
 */
export function shownLink({ config, secret, now }: Deps, link: queries.LinkRow): ReportLink {
  const { id, version, linkNonce, passphraseHash, expiresAt, revokedAt, opened } = link
  const isOpen = revokedAt === null && expiresAt > now()
  return {
    id,
    version,
    url: isOpen
      ? `${config.publicUrl}${REPORT_PATH}#${linkKey(secret(REPORT_LINK), linkNonce)}`
      : null,
    hasPassphrase: passphraseHash !== null,
    expiresAt,
    revokedAt,
    opened,
    lastOpenedAt: link.lastOpenedAt,
    createdAt: link.createdAt,
  }
}

/** Revokes the link immediately. Revoking it again changes nothing. */
export async function revokeReportLink(deps: Deps, by: By, id: number): Promise<undefined> {
  await deps.db.transaction(async (tx) => {
    const link = await queries.findLink(tx, id)
    must(link, 'NOT_FOUND')
    await ownResearch(tx, by.actor, link.researchId)
    if (!(await queries.revokeLink(tx, id, deps.now()))) return
    const details = { project: String(link.researchId), link: String(id) }
    await recordAdminAction(deps, tx, by, 'REPORT_LINK_REVOKED', details)
  })
}

/** Shows the report to anyone who has the link's key, and its passphrase if there is one. */
export async function openReport(
  deps: Deps,
  { key, passphrase }: { key: string; passphrase?: string | undefined },
): Promise<Report & { expiresAt: Date }> {
  const { db } = deps
  const link = await queries.findOpenLink(db, keyHashOf(key), deps.now())
  must(link, 'REPORT_CLOSED')
  if (link.passphraseHash) await mustKnow(deps, link.id, link.passphraseHash, passphrase)
  const stored = await queries.findReport(db, link.researchId, link.version)
  must(stored, 'REPORT_CLOSED')
  await queries.countOpening(db, link.id, deps.now())
  return { ...(await shownReport(db, link.researchId, stored)), expiresAt: link.expiresAt }
}

/**
 * Counts the attempt before checking the passphrase, so parallel attempts can't exceed the limit.
 */
async function mustKnow(
  deps: Deps,
  linkId: number,
  passphraseHash: string,
  passphrase: string | undefined,
): Promise<void> {
  must(passphrase, 'PASSPHRASE_REQUIRED')
  const limit = { max: WRONG_PASSPHRASES_PER_HOUR, windowSeconds: 3600 }
  const counter = `report passphrase ${linkId}`
  await enforceRateLimit(deps, deps.db, counter, limit)
  must(await verifyPassword(passphraseHash, passphrase), 'WRONG_PASSPHRASE')
  await refundLimit(deps.db, counter)
}
