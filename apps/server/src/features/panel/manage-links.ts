import type { OpenLink } from '@wattle/contract/open-link'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import { type AdminActor, recordAdminAction } from '#features/audit/service.ts'
import { requirePublishedPolicy } from '#features/settings/policy-version.ts'
import * as queries from './open-link-queries.ts'

/** Leaves out letters and digits that look alike, because people type these links from posters. */
const SLUG_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const SLUG_LENGTH = 10

function newSlug({ randomBytes }: Deps): string {
  const bytes = [...randomBytes(SLUG_LENGTH)]
  return bytes.map((byte) => SLUG_LETTERS[byte % SLUG_LETTERS.length]).join('')
}

export async function listOpenLinks({ db, now }: Deps, distributionId: number) {
  must(await queries.findStudyStatus(db, distributionId), 'NOT_FOUND')
  return queries.listLinks(db, distributionId, now())
}

type NewLink = { source: string; maxEntries: number }

/**
 * Creates an open link. Throws if version 2 of the privacy policy isn't published yet, because
 * that's the first version that mentions public links.
 */
export async function createOpenLink(
  deps: Deps,
  distributionId: number,
  { source, maxEntries }: NewLink,
  by: AdminActor,
): Promise<OpenLink> {
  return deps.db.transaction(async (tx) => {
    const study = await queries.findStudyStatus(tx, distributionId)
    must(study, 'NOT_FOUND')
    must(study.projectStatus !== 'COMPLETED', 'PROJECT_FINISHED')
    must(study.status === 'IN_PROGRESS' || study.status === 'PAUSED', 'NOT_STARTED')
    await requirePublishedPolicy(tx)
    const link = { distributionId, slug: newSlug(deps), source, maxEntries, createdAt: deps.now() }
    const id = await queries.insertLink(tx, link)
    const details = { distribution: String(distributionId), link: String(id), source }
    await recordAdminAction(deps, tx, by, 'OPEN_LINK_CREATED', details)
    return existingLink(deps, tx, id)
  })
}

type Change = {
  source?: string | undefined
  maxEntries?: number | undefined
  isClosed?: boolean | undefined
}

export async function updateOpenLink(
  deps: Deps,
  id: number,
  { source, maxEntries, isClosed }: Change,
  by: AdminActor,
): Promise<OpenLink> {
  return deps.db.transaction(async (tx) => {
    const link = await queries.lockLink(tx, id)
    must(link, 'NOT_FOUND')
    must(maxEntries === undefined || maxEntries >= link.entries, 'INVALID_INPUT', {
      fields: {
        maxEntries: `${link.entries} ${link.entries === 1 ? 'person has' : 'people have'} already started.`,
      },
    })
    const change = {
      ...(source !== undefined && source !== link.source && { source }),
      ...(maxEntries !== undefined && maxEntries !== link.maxEntries && { maxEntries }),
      ...(isClosed !== undefined &&
        isClosed !== (link.closedAt !== null) && { closedAt: isClosed ? deps.now() : null }),
    }
    await queries.updateLink(tx, id, change)
    const { closedAt, ...others } = change
    if (Object.keys(change).length > 0)
      await recordAdminAction(deps, tx, by, 'OPEN_LINK_CHANGED', {
        link: String(id),
        ...(Object.keys(others).length > 0 && { changed: Object.keys(others).join(', ') }),
        ...(closedAt !== undefined && { to: closedAt ? 'CLOSED' : 'REOPENED' }),
      })
    return existingLink(deps, tx, id)
  })
}

async function existingLink({ now }: Deps, db: Deps['db'], id: number): Promise<OpenLink> {
  const link = await queries.findLink(db, id, now())
  must(link, 'NOT_FOUND')
  return link
}
