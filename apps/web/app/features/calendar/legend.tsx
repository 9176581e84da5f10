import { useQuery } from '@tanstack/react-query'
import { meQuery } from '#features/account/shared/me-query.ts'
import { cx } from '#lib/cx.ts'
import { DRAWN_IN_SYSTEM_COLOURS, SLOT_LOOK } from './slot-look.ts'

const SIGNS = [
  { word: 'Available', look: SLOT_LOOK.open },
  { word: 'Booked', look: SLOT_LOOK.booked },
  { word: 'Past', look: SLOT_LOOK.past },
  {
    word: 'Other project',
    look: cx(SLOT_LOOK.other, 'border-y border-r [border-left-style:solid]'),
  },
  {
    word: 'Too soon',
    look: cx(
      'border border-line bg-[repeating-linear-gradient(135deg,var(--color-line-3)_0_1px,transparent_1px_4px)]',
      DRAWN_IN_SYSTEM_COLOURS,
    ),
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
          <span aria-hidden="true" className={cx('h-3.5 w-4.5 rounded-[3px] border-l-4', look)} />
          {word}
        </li>
      ))}
    </ul>
  )
}
