const SECOND_MS = 1000

/**
 * Matches 0:03, 00:03:12, 1:02:03.450, and Word's 0:0:3.45. Has no capturing groups, so other
 * patterns can include it.
 */
export const CLOCK_TIME = String.raw`\d{1,3}(?::\d{1,2}){1,2}(?:[.,]\d{1,3})?`

const PARTS = /^(?:(\d{1,2}):)?(\d{1,3}):(\d{1,2})(?:[.,](\d{1,3}))?$/

/** Converts a clock time to milliseconds. Null for impossible times such as 00:75. */
export function clockTimeMs(text: string): number | null {
  const [, hours, minutes, seconds, fraction = ''] = PARTS.exec(text) ?? []
  if (minutes === undefined || seconds === undefined) return null
  const [h, m, s] = [Number(hours ?? 0), Number(minutes), Number(seconds)]
  if (s > 59 || (hours !== undefined && m > 59)) return null
  return ((h * 60 + m) * 60 + s) * SECOND_MS + Number(fraction.padEnd(3, '0'))
}
