import { Loading } from '#ui/loading.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { COLUMN } from './column.ts'

/**
 * A prerendered placeholder in the shape of the page that's loading, because a slow phone shows it
 * for several seconds.
 */
export function Opening({ label, title }: { label: string; title: string }) {
  return (
    <main id="content" className={`${COLUMN} grid grow content-start pt-5 sm:pt-13`}>
      <h1 className="mb-6 text-h2">{title}</h1>
      <Loading label={label} className="grid gap-4">
        <Skeleton className="h-6" />
        <Skeleton className="h-6 w-3/5" />
        <Skeleton className="mt-6 h-14" />
        <Skeleton className="h-14" />
      </Loading>
    </main>
  )
}
