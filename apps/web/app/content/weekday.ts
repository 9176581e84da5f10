const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** The weekday this many days after a Monday. The site's examples all start on a Monday. */
export const weekday = (days: number): string => WEEKDAYS[days % WEEKDAYS.length] ?? ''
