import type { MemberNote, PanelList } from '@wattle/contract/panel-lists'
import type { Db } from '#db/open.ts'
import { retryOnConflict } from '#db/retry-on-conflict.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import { type AdminActor, recordAdminAction } from '#features/audit/service.ts'
import * as queries from './list-queries.ts'
import { lockMember } from './queries.ts'

export const listLists = ({ db }: Deps): Promise<PanelList[]> => queries.listLists(db)

const NAME_TAKEN = { fields: { name: 'There’s already a list with this name.' } }

export async function existingList(db: Db, id: number): Promise<PanelList> {
  const list = await queries.findList(db, id)
  must(list, 'NOT_FOUND')
  return list
}

type NewList = { name: string; clientId?: number | null | undefined }

export function addList(deps: Deps, { name, clientId = null }: NewList, by?: AdminActor) {
  return deps.db.transaction(async (tx) => {
    must(clientId === null || (await queries.hasClient(tx, clientId)), 'NOT_FOUND')
    const id = await queries.insertList(tx, { name, clientId, createdAt: deps.now() })
    must(id !== undefined, 'INVALID_INPUT', NAME_TAKEN)
    await recordAdminAction(deps, tx, by, 'PANEL_LIST_CHANGED', { list: String(id), to: 'ADDED' })
    return existingList(tx, id)
  })
}

const OTHER_CLIENT = { fields: { clientId: 'This list already belongs to a client.' } }

/**
 * Renames a list, or assigns it to a client. A list can't move from one client to another, because
 * its members only agreed to the first client's studies.
 */
export function updateList(
  deps: Deps,
  id: number,
  change: { name?: string | undefined; clientId?: number | null | undefined },
  by?: AdminActor,
) {
  return deps.db.transaction(async (tx) => {
    const before = await existingList(tx, id)
    const { name = before.name, clientId = before.clientId } = change
    must(!(await queries.hasListNamed(tx, name, id)), 'INVALID_INPUT', NAME_TAKEN)
    const isGiven = clientId !== before.clientId
    must(!isGiven || before.clientId === null, 'INVALID_INPUT', OTHER_CLIENT)
    must(clientId === null || (await queries.hasClient(tx, clientId)), 'NOT_FOUND')
    await queries.updateList(tx, id, { name, clientId })
    await recordAdminAction(deps, tx, by, 'PANEL_LIST_CHANGED', {
      list: String(id),
      to: 'RENAMED',
      ...(isGiven && { to: 'GIVEN', client: String(clientId) }),
    })
    return existingList(tx, id)
  })
}

type NewNote = { text: string; pinned?: boolean | undefined }

export function addNote(
  deps: Deps,
  memberId: number,
  { text, pinned = false }: NewNote,
  by?: AdminActor,
): Promise<MemberNote> {
  return retryOnConflict(deps.db, async (tx) => {
    must(await lockMember(tx, { id: memberId }), 'NOT_FOUND')
    const authorId = by?.actor.userId ?? null
    const note = await queries.insertNote(tx, { memberId, text, pinned, authorId, at: deps.now() })
    must(note, 'NOT_FOUND')
    const details = { member: String(memberId), changed: 'notes' }
    await recordAdminAction(deps, tx, by, 'PANEL_MEMBER_CHANGED', details)
    return note
  })
}

export async function deleteNote(
  deps: Deps,
  memberId: number,
  noteId: number,
  by?: AdminActor,
): Promise<undefined> {
  await deps.db.transaction(async (tx) => {
    must(await queries.deleteNote(tx, memberId, noteId), 'NOT_FOUND')
    const details = { member: String(memberId), changed: 'notes' }
    await recordAdminAction(deps, tx, by, 'PANEL_MEMBER_CHANGED', details)
  })
}

export const recordsOf = async (db: Db, memberId: number) => ({
  lists: await queries.listListsOf(db, { memberId }),
  notes: await queries.listNotes(db, memberId),
})
