import { wallTime } from '#lib/time/date-formats.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/**
 * How long ago something happened: "21 min ago", "1 h 26 min ago", "yesterday" or "3 days ago".
 * Counts calendar days in the zone.
 */
export function ago(at: string, now: string, zone: string): string {
  const ms = Date.parse(now) - Date.parse(at)
  if (ms < MINUTE) return 'just now'
  if (ms < HOUR) return `${Math.floor(ms / MINUTE)} min ago`
  const days = calendarDays(at, now, zone)
  if (days > 0) return days === 1 ? 'yesterday' : `${days} days ago`
  const minutes = Math.floor((ms % HOUR) / MINUTE)
  return `${Math.floor(ms / HOUR)} h${minutes ? ` ${minutes} min` : ''} ago`
}

/** How long something has been waiting, such as "Waiting since yesterday". */
export function waiting(at: string, now: string, zone: string): string {
  const days = calendarDays(at, now, zone)
  if (days < 1) return 'Waiting since today'
  return days === 1 ? 'Waiting since yesterday' : `Waiting ${days} days`
}

function calendarDays(from: string, to: string, zone: string): number {
  const midnight = (at: string) => Date.parse(wallTime(new Date(at), zone).day)
  return Math.round((midnight(to) - midnight(from)) / (24 * HOUR))
}
