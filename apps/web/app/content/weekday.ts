const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** The weekday this many days after a Monday, when the site's examples start. */
export const weekday = (days: number): string => WEEKDAYS[days % WEEKDAYS.length] ?? ''
