import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import type { ProjectListView } from '#features/research/hooks.ts'
import { ProjectsPage } from '#features/research/list/projects-page.tsx'
import { localStore } from '#lib/storage.ts'
import { readStoredPreference } from '#lib/stored-preference.ts'
import { tabTitle } from '#lib/tab-title.ts'

export const meta = () => [{ title: tabTitle('Projects') }]

const SORT_KEY = 'projects-sort'
const SORTS = ['newest', 'oldest'] as const

/**
 * Search, order and page are in the URL, so people can bookmark a view. We also remember the order
 * on this device.
 */
export default function Projects() {
  const [search, setSearch] = useSearchParams()
  const requested = SORTS.find((sort) => sort === search.get('sort'))
  const sort = requested ?? readStoredPreference(SORT_KEY, SORTS)
  const view: ProjectListView = {
    page: Math.max(1, Math.floor(Number(search.get('page'))) || 1),
    name: search.get('name') ?? '',
    sort: sort === 'oldest' ? 'CREATED_AT_ASC' : 'CREATED_AT_DESC',
  }

  const onView = useCallback(
    (next: ProjectListView, options?: { replace: boolean }) => {
      const order = next.sort === 'CREATED_AT_ASC' ? 'oldest' : 'newest'
      localStore.set(SORT_KEY, order)
      setSearch(addressOf(next, order), {
        preventScrollReset: options?.replace ?? false,
        ...options,
      })
    },
    [setSearch],
  )

  return <ProjectsPage view={view} onView={onView} />
}

function addressOf({ name, page }: ProjectListView, order: string): URLSearchParams {
  const next = new URLSearchParams()
  if (name) next.set('name', name)
  if (order === 'oldest') next.set('sort', order)
  if (page > 1) next.set('page', String(page))
  return next
}
