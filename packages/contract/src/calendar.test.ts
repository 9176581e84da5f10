import { expect, test } from 'vitest'
import { instantOf, slotFault } from './calendar.ts'
import { DEFAULT_PLAN } from './plan.ts'

const ZONES = ['Australia/Melbourne', 'Australia/Adelaide', 'Asia/Kolkata', 'America/New_York']
const QUARTERS = Array.from({ length: 96 }, (_, at) => at / 4)
const NOW = new Date('2026-11-15T00:00:00Z')

/**
 * The seeds' rule, written differently from the code: slots start on the hour, from 7:00 to 21:00,
 * from the third calendar day on.
 */
const isOfferedToday = (daysAhead: number, hours: number) =>
  daysAhead >= 3 && Number.isInteger(hours) && hours >= 7 && hours <= 21

test.each(ZONES)(
  'follows the seeds’ rules for slots in a project with the default plan (%s)',
  (zone) => {
    const today = new Date(NOW.toLocaleDateString('en-CA', { timeZone: zone }))
    const differing = [0, 1, 2, 3, 4, 10].flatMap((daysAhead) => {
      const day = new Date(today.getTime() + daysAhead * 86_400_000).toISOString().slice(0, 10)
      return QUARTERS.filter((hours) => {
        const start = instantOf(day, hours, zone)
        if (!start) return false
        const isAccepted = slotFault(start, NOW, zone, DEFAULT_PLAN) === undefined
        return isAccepted !== isOfferedToday(daysAhead, hours)
      }).map((hours) => `${day} at ${hours}`)
    })
    expect(differing).toEqual([])
  },
)
