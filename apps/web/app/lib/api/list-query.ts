import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type ListShape, type ListView, listInput } from '#lib/list-view.ts'

/** The query for a list's current view. Old rows stay while the next ones load. */
export const listQuery =
  <const Shape extends ListShape, Reply>(
    key: string,
    _shape: Shape,
    load: (query: ReturnType<typeof listInput<ListView<Shape>>>) => Promise<Reply>,
    { size, ...options }: { size?: number; refetchInterval?: number } = {},
  ) =>
  (view: ListView<Shape>) =>
    queryOptions({
      queryKey: [key, view],
      queryFn: () => load(listInput(view, size)),
      placeholderData: keepPreviousData,
      ...options,
    })
