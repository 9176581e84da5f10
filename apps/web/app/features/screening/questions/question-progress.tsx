import { SCREENER_MINUTES } from '@wattle/contract/limits'
import { cx } from '#lib/cx.ts'

interface QuestionProgressProps {
  index: number
  answered: readonly boolean[]
}

/** Shows how far the person has got, in words and as a bar with a segment for each question. */
export function QuestionProgress({ index, answered }: QuestionProgressProps) {
  const count = answered.length
  const ahead = answered.filter((isDone, at) => !isDone || at === index).length
  const left = Math.max(1, Math.round((ahead / count) * SCREENER_MINUTES))
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <strong className="font-semibold">
          Question {index + 1} of {count}
        </strong>
        <span className="text-app text-ink-3">
          About {left} {left === 1 ? 'minute' : 'minutes'} left
        </span>
      </p>
      <div aria-hidden="true" className="flex gap-1">
        {answered.map((isDone, at) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: ticks have no id and never move
            key={at}
            className={cx(
              'h-1.5 grow rounded-full forced-colors:border',
              (isDone || at === index) && 'forced-colors:bg-[CanvasText]',
              at === index ? 'bg-wattle' : isDone ? 'bg-gum' : 'bg-line',
            )}
          />
        ))}
      </div>
    </div>
  )
}
