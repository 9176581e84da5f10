import { Send } from 'lucide-react'
import { messageOf } from '#lib/api/call.ts'
import { Button } from '#ui/button.tsx'
import { EmailFrame } from '#ui/email-frame.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Loading } from '#ui/loading.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { type Study, type usePreview, useTestEmail } from './hooks.ts'

/**
 * The invitation as people would get it, but with inactive links. Admins can email themselves a
 * test.
 */
export function InvitationPreview({ preview }: { preview: ReturnType<typeof usePreview> }) {
  const { data, variables: study, isError, error, mutate } = preview
  if (isError) {
    return (
      <EmptyState
        level={3}
        title="The preview didn’t load"
        action={<Button onClick={() => study && mutate(study)}>Try again</Button>}
      >
        {messageOf(error)}
      </EmptyState>
    )
  }
  if (!data || !study) {
    return (
      <Loading label="Loading the preview">
        <Skeleton className="h-80" />
      </Loading>
    )
  }
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0">
          <span className="text-ink-3">Subject</span> <b>{data.subject}</b>
        </p>
        <TestEmailButton study={study} />
      </div>
      <EmailFrame html={data.html} className="h-110" />
    </div>
  )
}

function TestEmailButton({ study }: { study: Study }) {
  const test = useTestEmail()
  const send = () =>
    test.mutate(study, {
      onSuccess: ({ to }) => showToast(`Test email sent to ${to}`, { tone: 'success' }),
      onError: (error) => showToast(messageOf(error), { tone: 'error' }),
    })
  return (
    <Button size="sm" variant="outline" pending={test.isPending} onClick={send}>
      <Send aria-hidden="true" className="size-4" />
      Send a test to me
    </Button>
  )
}
