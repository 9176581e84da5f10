/** Seed 001 section 2: administrators read dd.mm.yyyy and HH.MM. */
const DAY = new Intl.DateTimeFormat('en-AU', { day: '2-digit', month: '2-digit', year: 'numeric' })
const TIME = new Intl.DateTimeFormat('en-AU', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

export const adminDate = (iso: string) => DAY.format(new Date(iso)).replaceAll('/', '.')
export const adminTime = (iso: string) => TIME.format(new Date(iso)).replace(':', '.')
export const adminDateTime = (iso: string) => `${adminDate(iso)}, ${adminTime(iso)}`

const WEEKDAY = new Intl.DateTimeFormat('en-AU', { weekday: 'short' })

/** Wed 18.11.2026: for an hour to be chosen, which people do by the day of the week. */
export const adminWeekday = (iso: string) => `${WEEKDAY.format(new Date(iso))} ${adminDate(iso)}`

const LONG_DAY = new Intl.DateTimeFormat('en-AU', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})

/** 15 November 2026, for people. */
export const longDate = (iso: string) => LONG_DAY.format(new Date(iso))

/** The same of a day without a time, as in 2026-11-15: it's that day wherever the reader is. */
export const longDay = (day: string) => LONG_DAY.format(new Date(`${day}T00:00`))

const LONG_TIME = new Intl.DateTimeFormat('en-AU', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
})

/** Friday 20 November at 11:00 am AEDT, where the reader is. */
export const longTime = (iso: string) => LONG_TIME.format(new Date(iso))

const CLOCK = new Intl.DateTimeFormat('en-AU', {
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** 10:42, of today. */
export const clockTime = (time: Date) => CLOCK.format(time)
