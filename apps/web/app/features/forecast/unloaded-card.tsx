import { useId } from 'react'
import { messageOf } from '#lib/api/call.ts'
import { Button } from '#ui/button.tsx'
import { Loading } from '#ui/loading.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

interface UnloadedCardProps {
  title: string
  error: unknown
  onRetry: () => void
}

/** Shown in place of a card that's still loading, or that didn't load. */
export function UnloadedCard({ title, error, onRetry }: UnloadedCardProps) {
  const id = useId()
  if (!error)
    return (
      <Loading label={`Loading: ${title}`}>
        <Skeleton className="h-56 rounded-card" />
      </Loading>
    )
  return (
    <section
      aria-labelledby={id}
      className="grid content-start justify-items-start gap-2 rounded-card border border-line bg-surface p-4"
    >
      <h2 id={id} className="text-lead">
        {title}
      </h2>
      <p role="alert" className="text-ink-2 text-small">
        {messageOf(error)}
      </p>
      <Button size="sm" variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    </section>
  )
}
