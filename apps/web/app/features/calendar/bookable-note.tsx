import { countInWords, lengthInWords } from '@wattle/contract/limits'
import type { Plan } from '@wattle/contract/plan'
import {
  ArrowRight,
  CalendarDays,
  Info,
  type LucideIcon,
  MousePointerClick,
  Plus,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '#lib/cx.ts'
import { weekdayAndDay } from '#lib/time/date-formats.ts'
import { type Day, weekOf } from './days.ts'

const HOW = {
  week: { icon: MousePointerClick, words: 'Click a time to offer it.' },
  agenda: { icon: Plus, words: 'Press Add to offer a slot.' },
  month: { icon: CalendarDays, words: 'Open a day to offer slots in that week.' },
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
 * slots. Each note is a separate item of the list around it.
 */
export function BookableNote({ shown, week, firstBookable, plan, onWeek }: BookableNoteProps) {
  const days = weekOf(week)
  const how = HOW[shown]
  const isFullyBookable = (days[0] ?? week) >= firstBookable
  if (isFullyBookable || shown === 'month') {
    return (
      <Note icon={how.icon}>
        {how.words} Every slot lasts {lengthInWords(plan.sessionMinutes)}.
      </Note>
    )
  }
  const sentence = `First day you can offer: ${weekdayAndDay(firstBookable)}`
  return (
    <>
      <Note icon={Info}>Slots start at least {countInWords(plan.leadDays, 'day')} from today</Note>
      {days.includes(firstBookable) ? (
        <>
          <Note icon={ArrowRight} className="font-semibold text-gum">
            {sentence}
          </Note>
          <Note icon={how.icon}>{how.words}</Note>
        </>
      ) : (
        <button
          type="button"
          onClick={() => onWeek(firstBookable)}
          className="flex min-h-6 items-center gap-1.5 justify-self-start rounded-input font-semibold text-gum underline underline-offset-[0.22em]"
        >
          <ArrowRight aria-hidden="true" className="size-3.5 shrink-0" />
          {sentence}
        </button>
      )}
    </>
  )
}

interface NoteProps {
  icon: LucideIcon
  className?: string
  children: ReactNode
}

function Note({ icon: Icon, className, children }: NoteProps) {
  return (
    <p className={cx('flex max-w-none gap-1.5', className)}>
      <Icon aria-hidden="true" className="mt-[0.25em] size-3.5 shrink-0" />
      <span>{children}</span>
    </p>
  )
}
