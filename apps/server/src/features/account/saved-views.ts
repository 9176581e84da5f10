import type { SavedView, VIEW_LISTS } from '@wattle/contract/saved-view'
import type { SignedIn } from '#caller.ts'
import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import * as queries from './view-queries.ts'

type List = (typeof VIEW_LISTS)[number]
type NewView = {
  list?: List | undefined
  name: string
  view: SavedView['view']
  shared?: boolean | undefined
}

const shown = (row: queries.ViewRow, { userId }: Pick<SignedIn, 'userId'>): SavedView => ({
  id: row.id,
  list: row.list as List,
  name: row.name,
  view: row.view as SavedView['view'],
  shared: row.shared,
  isOwn: row.ownerId === userId,
})

export async function listViews(
  { db }: Deps,
  actor: SignedIn,
  list: List = 'PANEL',
): Promise<SavedView[]> {
  const rows = await queries.listViews(db, actor.userId, list)
  return rows.map((row) => shown(row, actor))
}

export function saveView(
  deps: Deps,
  actor: SignedIn,
  { list = 'PANEL', name, view, shared = false }: NewView,
): Promise<SavedView> {
  return deps.db.transaction(async (tx) => {
    const row = { ownerId: actor.userId, list, name, view, shared, createdAt: deps.now() }
    return shown(await queries.upsertView(tx, row), actor)
  })
}

/** Deletes a view. Only its owner can do this, even if the view is shared. */
export async function deleteView({ db }: Deps, actor: SignedIn, id: number): Promise<undefined> {
  must(await queries.deleteView(db, actor.userId, id), 'NOT_FOUND')
}

export async function exportViews(db: Db, ownerId: number) {
  const rows = await queries.listOwnViews(db, ownerId)
  return rows.map(({ list, name, view, shared }) => ({ list, name, view, shared }))
}
