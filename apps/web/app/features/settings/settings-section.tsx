import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { messageOf } from '#lib/api/call.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Loading } from '#ui/loading.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

interface SettingsSectionProps<Data> {
  title: string
  /** What the setting is for, in a sentence or two. */
  about: string
  query: UseQueryResult<Data>
  children: (data: Data) => ReactNode
}

/** One of the agency's settings, with a description on the left and its controls on the right. */
export function SettingsSection<Data>(props: SettingsSectionProps<Data>) {
  const { title, about, query, children } = props
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      className="grid gap-x-12 gap-y-4 border-line border-t py-8 xl:grid-cols-[18rem_minmax(0,36rem)]"
    >
      <div className="grid content-start gap-1">
        <h2 id={titleId} className="text-h3">
          {title}
        </h2>
        <p className="max-w-[28em] text-ink-2">{about}</p>
      </div>
      <div className="grid min-w-0 content-start gap-4">
        {query.data !== undefined ? (
          children(query.data)
        ) : query.isError ? (
          <EmptyState
            title="This setting didn’t load"
            action={<Button onClick={() => query.refetch()}>Try again</Button>}
          >
            {messageOf(query.error)}
          </EmptyState>
        ) : (
          <Loading label={`Loading: ${title}`}>
            <Skeleton className="h-28" />
          </Loading>
        )}
      </div>
    </section>
  )
}
