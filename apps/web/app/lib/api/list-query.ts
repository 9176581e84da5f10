import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type ListShape, type ListView, listInput } from '#lib/list-view.ts'

type Input<Shape extends ListShape> = ReturnType<typeof listInput<ListView<Shape>>>

interface ListQuery<Shape extends ListShape, Reply> {
  key: string
  shape: Shape
  size: number
  load: (query: Input<Shape>) => Promise<Reply>
  refetchInterval?: number
}

/** The query of a list, by its view. Its rows stay while the next ones load. */
export const listQuery =
  <const Shape extends ListShape, Reply>({
    key,
    shape: _types,
    size,
    load,
    ...options
  }: ListQuery<Shape, Reply>) =>
  (view: ListView<Shape>) =>
    queryOptions({
      queryKey: [key, view],
      queryFn: () => load(listInput(view, size)),
      placeholderData: keepPreviousData,
      ...options,
    })
