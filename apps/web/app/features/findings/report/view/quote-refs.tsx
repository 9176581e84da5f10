import { goTo } from './go-to.ts'
import { quoteId } from './report-words.ts'

/** Links to the quotes behind a sentence, by number, so that readers can find them on paper too. */
export function QuoteRefs({ numbers }: { numbers: readonly number[] }) {
  if (numbers.length === 0) return null
  return (
    <span className="inline-flex flex-wrap gap-1 align-[-0.1em]">
      {numbers.map((number) => (
        <a
          key={number}
          href={`#${quoteId(number)}`}
          aria-label={`Quote ${number}`}
          onClick={(event) => goTo(event, quoteId(number))}
          className="tabular inline-grid min-h-6 min-w-6 place-items-center rounded-input bg-gum-tint px-1 font-semibold text-caption text-gum leading-none no-underline hover:bg-gum hover:text-on-gum"
        >
          {number}
        </a>
      ))}
    </span>
  )
}
