/** Rounds a duration to "21 hours", or to "3 days" from two days on. At least "1 hour". */
export function hoursOrDays(hours: number): string {
  const whole = Math.max(1, Math.round(hours))
  if (whole >= 48) return `${Math.round(whole / 24)} days`
  return whole === 1 ? '1 hour' : `${whole} hours`
}
