import { useQuery } from '@tanstack/react-query'
import { cx } from '#lib/cx.ts'
import { meQuery } from '#lib/me.ts'

const SIGNS = [
  { word: 'Available', look: 'border-l-slot-open-edge bg-slot-open-fill' },
  { word: 'Booked', look: 'border-l-slot-booked-edge bg-slot-booked-fill' },
  { word: 'Past', look: 'border-l-slot-past-edge bg-slot-past-fill' },
  {
    word: 'Other project',
    look: 'border border-slot-open-edge border-dashed border-l-solid bg-surface',
  },
  {
    word: 'Too early',
    look: 'border border-line bg-[repeating-linear-gradient(135deg,var(--color-line-3)_0_1px,transparent_1px_4px)]',
  },
]

const BUSY = { word: 'Busy in your own calendar', look: 'border-l-line-3 bg-sunk' }

export function Legend() {
  const me = useQuery(meQuery)
  const signs = me.data?.googleCalendarAuthorized ? [...SIGNS, BUSY] : SIGNS
  return (
    <ul aria-label="Colours" className="flex flex-wrap gap-x-4 gap-y-1 text-caption text-ink-2">
      {signs.map(({ word, look }) => (
        <li key={word} className="flex items-center gap-1.5">
          <span
            aria-hidden="true"
            className={cx('h-3.5 w-4.5 rounded-[3px] border-l-4 forced-color-adjust-none', look)}
          />
          {word}
        </li>
      ))}
    </ul>
  )
}
