import { Send } from 'lucide-react'
import { messageOf } from '#lib/api/call.ts'
import { Button } from '#ui/button.tsx'
import { EmailFrame } from '#ui/email-frame.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Loading } from '#ui/loading.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { type Study, type usePreview, useTestMail } from './hooks.ts'

/** The invitation as it would go out, with links that open nothing, and a way to have it mailed. */
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
      <Loading label="Writing the email">
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
        <TestMailButton study={study} />
      </div>
      <EmailFrame html={data.html} className="h-110" />
    </div>
  )
}

function TestMailButton({ study }: { study: Study }) {
  const test = useTestMail()
  const send = () =>
    test.mutate(study, {
      onSuccess: ({ to }) => showToast(`A test is on its way to ${to}`, { tone: 'success' }),
      onError: (error) => showToast(messageOf(error), { tone: 'error' }),
    })
  return (
    <Button size="sm" variant="outline" pending={test.isPending} onClick={send}>
      <Send aria-hidden="true" className="size-4" />
      Send a test to me
    </Button>
  )
}
