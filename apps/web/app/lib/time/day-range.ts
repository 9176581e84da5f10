import { useSearchParams } from 'react-router'
import { isoDay } from './date-formats.ts'

export const DAY_RANGES = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'A year' },
] as const
type DayRange = (typeof DAY_RANGES)[number]['value']

/** The days in the range, ending today, as YYYY-MM-DD. */
export function daysOf(range: DayRange, today: Date): string[] {
  return Array.from({ length: Number(range) }, (_, at) => {
    const day = new Date(today)
    day.setDate(day.getDate() - (Number(range) - 1 - at))
    return isoDay(day)
  })
}

/** The range from the URL, or 30 days if the URL has none. */
export function useDayRange() {
  const [address, setAddress] = useSearchParams()
  const found = DAY_RANGES.find(({ value }) => value === address.get('days'))
  const setRange = (days: DayRange) => setAddress({ days }, { replace: true })
  return { range: found?.value ?? '30', setRange }
}
