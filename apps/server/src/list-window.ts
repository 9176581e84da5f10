import { pageWindow } from '@wattle/contract/list'

export type ListQuery = {
  page?: number | undefined
  size?: number | undefined
  sort?: string | undefined
  search?: string | undefined
  status?: string | undefined
}

export const listWindow = (query: ListQuery) => ({
  ...pageWindow(query),
  oldestFirst: query.sort?.endsWith('_ASC') ?? false,
  search: query.search?.trim() ?? '',
  status: query.status,
})

export type ListWindow = ReturnType<typeof listWindow>
