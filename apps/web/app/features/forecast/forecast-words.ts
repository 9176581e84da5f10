import {
  MORE_DAYS,
  MORE_INVITATIONS,
  MORE_SLOTS,
  MORE_STANDBYS,
  type Remedy,
} from '@wattle/contract/forecast'
import { capitalised, countInWords, inWords } from '@wattle/contract/limits'
import { formatCount } from '#lib/format-count.ts'
import { adminDay } from '#lib/time/date-formats.ts'
import type { AdminForecast, Gain, StudyForecast } from './hooks.ts'
import { reachInWords, SHORT_WORDS, weekAfter } from './shared/remedy-words.ts'

const counted = (count: number, one: string, many: string) =>
  `${formatCount(count)} ${count === 1 ? one : many}`

/** Formats a day. Admins read 04.12.2026, and researchers read Fri 4 Dec. */
export type DayFormat = (day: string) => string

/** The target and its date, such as "5 interviews by Fri 4 Dec". */
export const goalInWords = (
  { target, lastDay }: Pick<StudyForecast, 'target' | 'lastDay'>,
  dayInWords: DayFormat,
): string =>
  `${counted(target, 'interview', 'interviews')}${lastDay ? ` by ${dayInWords(lastDay)}` : ''}`

export const shortInWords = ({ short }: StudyForecast): string | undefined =>
  short === null ? undefined : SHORT_WORDS[short].toLowerCase()

/** Compares people with slots, as in "6 people who qualify are waiting, and 1 slot is free." */
export function slotsInWords(waiting: number, freeSlots: number): string {
  const people = counted(waiting, 'person who qualifies is', 'people who qualify are')
  const slots = freeSlots === 0 ? 'no slots are' : counted(freeSlots, 'slot is', 'slots are')
  return `${people} waiting, and ${slots} free.`
}

type RemedyWords = { title: string; note?: string }

/** Only admins get the optional fields. */
export type ShownForecast = StudyForecast &
  Partial<AdminForecast> & {
    /** How many more people on the panel we could invite now. */
    reachable?: number
    /** The last day people can answer the screener. */
    expirationDate?: string | null
    /** The change to the screener that helps most. */
    loosening?: Gain | undefined
  }

export function remedyInWords(remedy: Remedy, forecast: ShownForecast): RemedyWords {
  const { unreminded, basis, researcher, reachable, expirationDate, loosening } = forecast
  switch (remedy) {
    case 'REMIND':
      return {
        title: `Remind ${counted(unreminded ?? 0, 'person', 'people')}`,
        note: 'They haven’t finished the screener',
      }
    case 'LOOSEN':
      if (loosening) {
        const more = counted(loosening.people ?? 0, 'more person qualifies', 'more people qualify')
        return { title: loosening.words, note: more }
      }
      return {
        title: 'Loosen the screener',
        note: basis ? 'Make the one change that helps most' : 'Our team can do this for you',
      }
    case 'SLOTS':
      return {
        title: `${capitalised(inWords(MORE_SLOTS))} more slots next week`,
        note: !basis
          ? 'Add slots in your calendar'
          : researcher
            ? `We email ${researcher} once a day at most`
            : 'The project has no researcher',
      }
    case 'WEEK': {
      const title = `${capitalised(countInWords(MORE_DAYS, 'day'))} longer`
      if (!basis) return { title, note: 'Our team can do this for you' }
      return expirationDate
        ? { title, note: `Until ${adminDay(weekAfter(expirationDate))}` }
        : { title }
    }
    case 'INVITATIONS': {
      const title = `${MORE_INVITATIONS} more invitations`
      return reachable === undefined ? { title } : { title, note: reachInWords(reachable) }
    }
    case 'STANDBYS':
      return {
        title: `${capitalised(inWords(MORE_STANDBYS))} more people on standby`,
        note: 'People on standby take any slot that opens up',
      }
  }
}
