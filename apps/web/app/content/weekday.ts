const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** The day of the week, so many days after a Monday. Examples on the site start on one. */
export const weekday = (days: number): string => WEEKDAYS[days % WEEKDAYS.length] ?? ''
