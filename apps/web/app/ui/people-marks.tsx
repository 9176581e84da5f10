import { Bloom } from './bloom.tsx'
import { Bud } from './bud.tsx'

interface PeopleMarksProps {
  conducted: number
  planned: number
  required: number
}

/** On a narrow card the marks are closer together, so text and status fit on the same line. */
const SEED = 'mx-1 size-1.5 rounded-full bg-line-3 forced-colors:border @max-[21.5rem]:mx-0.5'

/**
 * With more people than this, we don't show any marks. They'd need a second line, and the words
 * next to them say the same thing anyway.
 */
const MOST_MARKS = 8

/**
 * A bloom for each conducted interview, a bud for each planned one, and a seed for each one still
 * to book. Goes next to words that say the same thing.
 */
export function PeopleMarks({ conducted, planned, required }: PeopleMarksProps) {
  if (required > MOST_MARKS) return null
  const marks = Array.from({ length: required }, (_, index) => index)
  return (
    <span aria-hidden="true" className="flex items-center gap-0.5">
      {marks.map((mark) =>
        mark < conducted ? (
          <Bloom key={mark} className="size-5 @max-[21.5rem]:size-4" />
        ) : mark < conducted + planned ? (
          <Bud key={mark} className="mx-0.5 size-3.5 @max-[21.5rem]:mx-px" />
        ) : (
          <span key={mark} className={SEED} />
        ),
      )}
    </span>
  )
}
