import type { Deps } from '#deps.ts'
import { type ListQuery, listWindow } from '#list-window.ts'
import * as queries from './queries.ts'

/** Everyone's, for admins. */
export function listProjects({ db }: Deps, query: ListQuery) {
  const by = query.sort?.startsWith('UPDATED') ? 'updatedAt' : 'createdAt'
  return queries.listProjects(db, { ...listWindow(query), by })
}
