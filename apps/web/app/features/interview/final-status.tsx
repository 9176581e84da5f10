import { isConducted } from '@wattle/contract/interview-status'
import { Check } from 'lucide-react'
import type { MyInterview } from '#features/calendar/shared/my-calendar.ts'
import { cx } from '#lib/cx.ts'
import { statusWords } from './interviews.ts'

/** The state of an interview that needs no more action: conducted, cancelled or a no-show. */
export function FinalStatus({ interview }: { interview: MyInterview }) {
  const isDone = isConducted(interview)
  return (
    <span className={cx('flex items-center gap-1 text-small', isDone ? 'text-done' : 'text-ink-3')}>
      {isDone && <Check aria-hidden="true" className="size-3.5" />}
      {statusWords(interview)}
    </span>
  )
}
