import { inWords } from '@wattle/contract/limits'
import type { Plan } from '@wattle/contract/plan'
import { ArrowRight, Info } from 'lucide-react'
import { weekdayAndDay } from '#lib/time/date-formats.ts'
import { lengthInWords } from '#lib/time/length-in-words.ts'
import { type Day, weekOf } from './days.ts'

const HOW = {
  week: 'Click a time to offer it.',
  agenda: 'Press Add to offer a slot.',
  month: 'Open a day to offer slots in that week.',
}

interface BookableNoteProps {
  /** The open view, because researchers offer slots differently in each view. */
  shown: keyof typeof HOW
  /** Any day of the visible week. */
  week: Day
  firstBookable: Day
  plan: Plan
  onWeek: (day: Day) => void
}

/**
 * Explains why some days are hatched, and names the first day for which researchers can offer
 * slots.
 */
export function BookableNote({ shown, week, firstBookable, plan, onWeek }: BookableNoteProps) {
  const days = weekOf(week)
  const isFullyBookable = (days[0] ?? week) >= firstBookable
  if (isFullyBookable || shown === 'month') {
    return (
      <p className="flex max-w-none items-center gap-1.5 text-caption text-ink-3">
        <Info aria-hidden="true" className="size-3.5 shrink-0" />
        {HOW[shown]} Every slot lasts {lengthInWords(plan.sessionMinutes)}.
      </p>
    )
  }
  const sentence = `First day you can offer: ${weekdayAndDay(firstBookable)}`
  return (
    <p className="flex max-w-none flex-wrap items-center gap-x-5 gap-y-0.5 text-caption text-ink-3">
      <span className="flex items-center gap-1.5">
        <Info aria-hidden="true" className="size-3.5 shrink-0" />
        Earlier days are too soon: slots start {inWords(plan.leadDays)}{' '}
        {plan.leadDays === 1 ? 'day' : 'days'} from today
      </span>
      {days.includes(firstBookable) ? (
        <>
          <span className="flex items-center gap-1.5 font-semibold text-gum">
            <ArrowRight aria-hidden="true" className="size-3.5 shrink-0" />
            {sentence}
          </span>
          <span>{HOW[shown]}</span>
        </>
      ) : (
        <button
          type="button"
          onClick={() => onWeek(firstBookable)}
          className="flex min-h-6 items-center gap-1.5 rounded-input font-semibold text-gum underline underline-offset-[0.22em]"
        >
          <ArrowRight aria-hidden="true" className="size-3.5 shrink-0" />
          {sentence}
        </button>
      )}
    </p>
  )
}
