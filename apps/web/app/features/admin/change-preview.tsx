import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '#lib/api/call.ts'
import { cx } from '#lib/cx.ts'
import { useDebounced } from '#lib/use-debounced.ts'
import { Button } from '#ui/button.tsx'
import { EmailFrame } from '#ui/email-frame.tsx'
import { Loading } from '#ui/loading.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { changePreviewQuery, type InterviewChange } from './interview-hooks.ts'

const SETTLED_MS = 300

interface ChangePreviewProps {
  interviewId: number
  /** Undefined until the admin has entered a new time. */
  change: InterviewChange | undefined
}

/** Previews the email that the participant would get about this change. */
export function ChangePreview({ interviewId, change }: ChangePreviewProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="grid gap-3">
      <Button
        size="sm"
        variant="quiet"
        className="w-fit"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <ChevronDown aria-hidden="true" className={cx('size-4', isOpen && 'rotate-180')} />
        Preview the email
      </Button>
      {isOpen && <Preview interviewId={interviewId} change={change} />}
    </div>
  )
}

function Preview({ interviewId, change }: ChangePreviewProps) {
  const settled = useDebounced(JSON.stringify(change ?? null), SETTLED_MS)
  const { data, error } = useQuery({
    ...changePreviewQuery(interviewId, settled),
    enabled: settled !== 'null',
  })
  if (!change) return <p className="text-ink-2 text-small">Choose a time to see the email.</p>
  if (error) return <Notice tone="error">{messageOf(error)}</Notice>
  if (data === undefined)
    return (
      <Loading label="Loading the email">
        <Skeleton className="h-60" />
      </Loading>
    )
  if (data === null)
    return <p className="text-ink-2 text-small">The participant won’t get an email about this.</p>
  return (
    <>
      <p className="wrap-anywhere text-small">
        <span className="text-ink-3">To</span> {data.to}
        <br />
        <span className="text-ink-3">Subject</span> <b>{data.subject}</b>
      </p>
      <EmailFrame html={data.html} className="h-80" />
    </>
  )
}
