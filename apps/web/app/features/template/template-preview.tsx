import { useQuery } from '@tanstack/react-query'
import { messageOf } from '#lib/api/call.ts'
import { Button } from '#ui/button.tsx'
import { EmailFrame } from '#ui/email-frame.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Loading } from '#ui/loading.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { type NewTemplate, previewQuery } from './hooks.ts'

interface TemplatePreviewProps {
  words: NewTemplate
  /** Whether the text is invalid. If so, the last valid email stays in view. */
  isWrong: boolean
}

const LAST_GOOD = 'This preview doesn’t show your latest change'

/** The email as people would get it, about a made-up study. Its link doesn't work. */
export function TemplatePreview({ words, isWrong }: TemplatePreviewProps) {
  const { data, isError, error, refetch } = useQuery({ ...previewQuery(words), enabled: !isWrong })
  return (
    <section aria-label="Preview" className="grid min-w-0 gap-3 xl:sticky xl:top-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="font-semibold font-text text-app tracking-normal">How it will look</h2>
        <p role="status" className="text-caption text-ink-3">
          {isWrong && data ? LAST_GOOD : 'Filled in with a made-up project'}
        </p>
      </div>
      {data ? (
        <>
          <p className="break-words">
            <span className="text-ink-3">Subject</span> <b>{data.subject}</b>
          </p>
          <EmailFrame html={data.html} className="h-140" />
        </>
      ) : isWrong ? (
        <p className="rounded-card border border-line px-5 py-4 text-ink-2">
          Fix the marked fields to see the email here.
        </p>
      ) : isError ? (
        <EmptyState
          level={3}
          title="The preview didn’t load"
          action={<Button onClick={() => refetch()}>Try again</Button>}
        >
          {messageOf(error)}
        </EmptyState>
      ) : (
        <Loading label="Loading the preview">
          <Skeleton className="h-140 rounded-card" />
        </Loading>
      )}
    </section>
  )
}
