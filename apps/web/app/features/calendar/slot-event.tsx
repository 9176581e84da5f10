import { Check, Folder, History, type LucideIcon, UserRound, X } from 'lucide-react'
import { cx } from '#lib/cx.ts'
import { isSecondClick } from '#lib/second-click.ts'
import { clockOf, hourFrom, weekdayAndDay } from '#lib/time/date-formats.ts'
import { type CalendarEntry, type EntryKind, isConfirmed, isUnderWay } from './entries.ts'
import { entryWords, timeWords } from './entry-words.ts'
import { SLOT_LOOK } from './slot-look.ts'

const EXTRAS: Record<EntryKind, string> = {
  open: 'hover:z-2 hover:shadow-[0_0_0_1.5px_var(--color-slot-open-edge),var(--shadow-menu)]',
  booked: '',
  past: 'bg-[repeating-linear-gradient(135deg,var(--color-hatch)_0_1.5px,transparent_1.5px_6px)]',
  other: 'border-y-[1.5px] border-r-[1.5px] [border-left-style:solid]',
}

interface SlotEventProps {
  entry: CalendarEntry
  onDelete: () => void
}

/** A slot in its hour of the week: its day, and what it is, stand in words for those who do not see it. */
export function SlotEvent({ entry, onDelete }: SlotEventProps) {
  const { kind, minutes, slot } = entry
  const Icon = iconOf(entry)
  const whose = secondLine(entry)
  return (
    <div
      data-slot={kind}
      className={cx(
        'absolute inset-x-0.5 z-1 h-[calc(100%-2px)] overflow-hidden rounded-input border-l-4 py-0.5 pr-1 pl-1.5 text-caption leading-[1.3] xl:pl-2',
        SLOT_LOOK[kind],
        EXTRAS[kind],
        isUnderWay(slot) && 'opacity-70',
      )}
      // Half-hour zones, and slots offered from another zone, begin within the hour.
      style={{ top: `calc(${((minutes % 60) / 60) * 100}% + 1px)` }}
    >
      <span className="sr-only">{weekdayAndDay(entry.day)}: </span>
      <span className="flex items-center gap-1 truncate font-semibold">
        {Icon && <Icon aria-hidden="true" className="size-3 shrink-0" />}
        Interview
      </span>
      <span className="tabular block truncate">{whose ?? hourFrom(minutes)}</span>
      <span className="sr-only">
        {/* The hours once: seen, or said. */}
        {whose && `${timeWords(entry)}, `}
        {entryWords(entry)}
      </span>
      {kind === 'open' && !isUnderWay(slot) && (
        <button
          type="button"
          tabIndex={-1}
          aria-label={`Delete slot ${weekdayAndDay(entry.day)}, ${clockOf(minutes)}`}
          onClick={(event) => {
            event.stopPropagation()
            if (!isSecondClick(event)) onDelete()
          }}
          className="absolute top-0.5 right-0.5 grid size-6 place-items-center rounded-input hover:bg-slot-open-edge hover:text-surface"
        >
          <X aria-hidden="true" className="size-3.5" />
        </button>
      )}
    </div>
  )
}

function iconOf(entry: CalendarEntry): LucideIcon | undefined {
  if (entry.kind === 'past') return History
  if (entry.kind === 'other') return Folder
  if (entry.kind === 'booked') return isConfirmed(entry) ? Check : UserRound
  return undefined
}

function secondLine({ kind, slot, interview }: CalendarEntry) {
  if (kind === 'other') return slot.researchName
  return interview && shortName(interview.respondentName)
}

/** 'Priya N.': a whole name is wider than a day. */
function shortName(name: string): string {
  const [first = name, ...rest] = name.trim().split(/\s+/)
  const initial = rest.at(-1)?.[0]
  return initial ? `${first} ${initial}.` : first
}
