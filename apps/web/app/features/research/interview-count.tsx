import type { ResearchSummary } from '@wattle/contract/research'
import { Bloom } from '#ui/bloom.tsx'
import { Bud } from '#ui/bud.tsx'

/** A bloom for each interview conducted, a bud for each planned, a seed for each still to find. */
export function InterviewCount({ interviews }: { interviews: ResearchSummary['interviews'] }) {
  const { required, planned, conducted } = interviews
  const marks = Array.from({ length: required }, (_, index) => index)
  return (
    <span className="flex items-center gap-2 whitespace-nowrap text-caption text-ink-2">
      <span aria-hidden="true" className="flex items-center gap-0.5">
        {marks.map((mark) =>
          mark < conducted ? (
            <Bloom key={mark} className="size-5" />
          ) : mark < conducted + planned ? (
            <Bud key={mark} className="mx-0.5 size-3.5" />
          ) : (
            <span key={mark} className="mx-1 size-1.5 rounded-full bg-line-3" />
          ),
        )}
      </span>
      <span>
        {conducted} of {required} interviews
        {planned > 0 && <span className="sr-only">, {planned} planned</span>}
      </span>
    </span>
  )
}
