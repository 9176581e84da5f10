import { PeopleMarks } from '#ui/people-marks.tsx'
import { countText, type ReportAssumption } from './report-words.ts'

/** If there are more people than this, we show a bar instead of a bloom for each person. */
const MOST_MARKS = 8
const BAR_WIDTH = 150

/** How many of the people we asked did, or paid for, what the assumption describes. */
export function PeopleCount({ assumption }: { assumption: ReportAssumption }) {
  const { deeds, people } = assumption.judged
  return (
    <div className="grid justify-items-start gap-1">
      {people > MOST_MARKS ? (
        <svg
          viewBox={`0 0 ${BAR_WIDTH} 10`}
          width={BAR_WIDTH}
          height="10"
          aria-hidden="true"
          className="max-w-full"
        >
          <rect width={BAR_WIDTH} height="10" rx="5" fill="var(--color-line)" />
          <rect
            width={(BAR_WIDTH * deeds) / people}
            height="10"
            rx="5"
            fill="var(--color-art-petal)"
          />
        </svg>
      ) : (
        <PeopleMarks conducted={deeds} planned={0} required={people} />
      )}
      <span className="text-caption text-ink-2">{countText(assumption)}</span>
    </div>
  )
}
