/**
 * Rounds a duration to hours, as in "21 hours". Two days or more are rounded to days, such as "3
 * days". The minimum is "1 hour".
 */
export function hoursOrDays(hours: number): string {
  const whole = Math.max(1, Math.round(hours))
  if (whole >= 48) return `${Math.round(whole / 24)} days`
  return whole === 1 ? '1 hour' : `${whole} hours`
}
