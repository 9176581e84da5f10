import { cx } from '#lib/cx.ts'

/** Seed 001 section 9: all of it takes about this long. */
const MINUTES = 5

interface QuestionProgressProps {
  index: number
  count: number
}

/** How far it is, in words; the ticks only repeat them. */
export function QuestionProgress({ index, count }: QuestionProgressProps) {
  const left = Math.max(1, Math.round(((count - index) / count) * MINUTES))
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
        {Array.from({ length: count }, (_, at) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a tick is its place
            key={at}
            className={cx(
              'h-1.5 grow rounded-full forced-colors:border',
              at <= index && 'forced-colors:bg-[CanvasText]',
              at < index ? 'bg-gum' : at === index ? 'bg-wattle' : 'bg-line',
            )}
          />
        ))}
      </div>
    </div>
  )
}
