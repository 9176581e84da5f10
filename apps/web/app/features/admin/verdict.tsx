import { CircleCheck, CircleMinus, Hourglass } from 'lucide-react'
import type { CompletionDetail } from './hooks.ts'

const ERASED = 'We no longer have these answers.'

/** Whether the person qualifies, and why. */
export function Verdict({ completion }: { completion: CompletionDetail }) {
  const { result, answers, status } = completion
  const missed = answers.filter(({ isMet }) => !isMet).length
  // When we delete someone, we keep their result but not their answers.
  const isErased = answers.length === 0
  if (result === 'FIT') {
    return (
      <div className="flex gap-3 rounded-button bg-done-fill px-4 py-3 text-done">
        <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        <span>
          <b className="block">
            {isErased ? 'Qualifies' : `Qualifies: passed all ${answers.length} questions`}
          </b>
          {isErased && <small className="text-caption text-ink-2">{ERASED}</small>}
        </span>
      </div>
    )
  }
  if (result === 'NOT_FIT') {
    return (
      <div className="flex gap-3 rounded-button bg-paused-fill px-4 py-3 text-paused">
        <CircleMinus aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        <span>
          <b className="block">
            {isErased
              ? 'Doesn’t qualify'
              : `Doesn’t qualify: didn’t pass ${missed} of ${answers.length} questions`}
          </b>
          <small className="text-caption text-ink-2">
            {isErased
              ? ERASED
              : 'One answer that doesn’t qualify is enough to rule them out. We don’t tell them which one.'}
          </small>
        </span>
      </div>
    )
  }
  return (
    <div className="flex gap-3 rounded-button bg-sunk px-4 py-3 text-ink-2">
      <Hourglass aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      {status === 'INVITED'
        ? 'Invited, but hasn’t opened the screener yet.'
        : 'Answering now. We’ll know the result once they finish.'}
    </div>
  )
}
