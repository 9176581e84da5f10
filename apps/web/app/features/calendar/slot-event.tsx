import { Check, Folder, History, type LucideIcon, UserRound, X } from 'lucide-react'
import { cx } from '#lib/cx.ts'
import { isSecondClick } from '#lib/second-click.ts'
import { clockOf, clockSpan, weekdayAndDay } from '#lib/time/date-formats.ts'
import { type CalendarEntry, type EntryKind, isConfirmed, isUnderWay } from './entries.ts'
import { entryWords, timeWords } from './entry-words.ts'
import { SLOT_LOOK } from './slot-look.ts'

const EXTRAS: Record<EntryKind, string> = {
  open: 'cursor-grab hover:z-2 hover:shadow-[0_0_0_1.5px_var(--color-slot-open-edge),var(--shadow-menu)]',
  booked: '',
  past: 'bg-[repeating-linear-gradient(135deg,var(--color-hatch)_0_1.5px,transparent_1.5px_6px)]',
  other: 'border-y-[1.5px] border-r-[1.5px] [border-left-style:solid]',
}

interface SlotEventProps {
  entry: CalendarEntry
  /** How many minutes a cell covers. */
  step: number
  isMoving: boolean
  onDelete: () => void
}

/** A slot shorter than this only has room for one line. */
const TWO_LINES_MINUTES = 30

/**
 * A slot in the week view. It covers all the cells from its start to its end. Screen readers also
 * announce its day and state.
 */
export function SlotEvent({ entry, step, isMoving, onDelete }: SlotEventProps) {
  const { kind, minutes, length, slot } = entry
  const Icon = iconOf(entry)
  const whose = secondLine(entry)
  const isShort = length < TWO_LINES_MINUTES
  return (
    <div
      data-slot={kind}
      // A project's name is often wider than a day's column.
      title={kind === 'other' ? whose : undefined}
      className={cx(
        'absolute inset-x-0.5 z-1 overflow-hidden rounded-input border-l-4 pr-1 pl-1.5 text-caption leading-[1.3] xl:pl-2',
        isShort ? 'py-0' : 'py-0.5',
        SLOT_LOOK[kind],
        EXTRAS[kind],
        isUnderWay(slot) && 'opacity-70',
        isMoving && 'opacity-40',
      )}
      // A slot offered from a time zone with a half-hour offset starts partway through a cell.
      style={{
        top: `calc(${((minutes % step) / step) * 100}% + 1px)`,
        height: `calc(${(length / step) * 100}% - 2px)`,
      }}
    >
      <span className="sr-only">{weekdayAndDay(entry.day)}: </span>
      <span className="flex items-center gap-1 truncate font-semibold">
        {Icon && <Icon aria-hidden="true" className="size-3 shrink-0" />}
        {isShort ? <span className="sr-only">Interview</span> : 'Interview'}
        {isShort && (whose ?? clockSpan(minutes, length))}
      </span>
      {!isShort && (
        <span className="tabular block truncate">{whose ?? clockSpan(minutes, length)}</span>
      )}
      <span className="sr-only">
        {/* Adds the time if the visible text shows the name instead. */}
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
          className={cx(
            'absolute top-0.5 right-0.5 grid place-items-center rounded-input hover:bg-slot-open-edge hover:text-surface',
            isShort ? 'size-4' : 'size-6',
          )}
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

/** Shortens a name to 'Priya N.', because a full name is wider than a day's column. */
function shortName(name: string): string {
  const [first = name, ...rest] = name.trim().split(/\s+/)
  const initial = rest.at(-1)?.[0]
  return initial ? `${first} ${initial}.` : first
}
