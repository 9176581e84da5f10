import type { GuidePart } from '@wattle/contract/guide'
import { Check, ChevronDown } from 'lucide-react'
import { cx } from '#lib/cx.ts'
import { capturesOn } from './captures/coverage.ts'
import { useCockpit } from './cockpit/cockpit-context.ts'
import { foldButton } from './cockpit/use-folds.ts'
import { useNoted } from './room-notes.ts'

interface PartHeadingProps {
  part: GuidePart
  number: number
  isFolded: boolean
}

/**
 * A part's number and topic, such as "1 Your roster". While the part is folded, the heading also
 * shows how much is in it, such as "3 notes, 1 capture".
 */
export function PartHeading({
  part: { id, topic, questions },
  number,
  isFolded,
}: PartHeadingProps) {
  const { folds, notes, captures } = useCockpit()
  const noted = useNoted(notes)
  const found = questions.map((question) => ({
    hasNote: noted.has(String(question.id)),
    captures: capturesOn(captures.captures, question.id).length,
  }))
  const isDone = found.length > 0 && found.every((one) => one.hasNote || one.captures > 0)
  return (
    <h2 className="text-lead">
      <button
        id={foldButton(id)}
        type="button"
        aria-expanded={!isFolded}
        aria-keyshortcuts="Control+Shift+Enter Meta+Shift+Enter"
        // Tab goes from note to note. A folded part has no notes, so its heading is the tab stop.
        tabIndex={isFolded ? 0 : -1}
        onClick={() => folds.toggle(id)}
        className={cx(
          'flex w-full items-center gap-3 px-4 text-left sm:px-5',
          isFolded && 'rounded-card',
        )}
      >
        {isFolded && isDone && <Check aria-hidden="true" className="-mr-1 size-4.5 text-ink-2" />}
        <span className="text-ink-3">{number}</span>
        <span className="wrap-anywhere min-w-0">{topic.trim() || 'Untitled part'}</span>
        {isFolded && (
          <span className="font-normal font-text text-ink-2 text-small tracking-normal">
            {foldedText(found)}
          </span>
        )}
        <ChevronDown
          aria-hidden="true"
          className={cx('no-print ml-auto size-4.5 shrink-0 text-ink-2', !isFolded && 'rotate-180')}
        />
      </button>
    </h2>
  )
}

type Found = { hasNote: boolean; captures: number }

function foldedText(found: readonly Found[]): string {
  const notes = found.filter(({ hasNote }) => hasNote).length
  const captures = found.reduce((sum, one) => sum + one.captures, 0)
  const counts = [counted(notes, 'note'), counted(captures, 'capture')].filter(Boolean)
  return counts.join(', ') || 'No notes yet'
}

const counted = (count: number, noun: string) =>
  count > 0 && `${count} ${count === 1 ? noun : `${noun}s`}`
