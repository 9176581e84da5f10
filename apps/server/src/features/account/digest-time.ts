import { DIGEST_HOUR } from '@wattle/contract/notice'
import { Temporal } from 'temporal-polyfill'

/** After this long, every booking in a digest is committed and can no longer be undone. */
const SETTLED_MINUTES = 1
export const SETTLED_MS = SETTLED_MINUTES * 60_000

/**
 * The end of the period that the latest digest in this time zone covers: a minute before the last
 * 8:00 am. It stays the same all day, so storing it makes sure that people get one digest per day.
 */
export function digestEnd(now: Date, timeZone: string): Date {
  const local = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone)
  const today = local.toPlainDate()
  const atDigestHour = (day: Temporal.PlainDate) =>
    day.toZonedDateTime({ timeZone, plainTime: { hour: DIGEST_HOUR } })
  const isDue = Temporal.ZonedDateTime.compare(atDigestHour(today), local) <= 0
  const due = atDigestHour(isDue ? today : today.subtract({ days: 1 }))
  return new Date(due.subtract({ minutes: SETTLED_MINUTES }).epochMilliseconds)
}
