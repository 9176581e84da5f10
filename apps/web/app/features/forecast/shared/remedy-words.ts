import type { FieldDeskRow } from '@wattle/contract/field-desk'
import {
  MORE_DAYS,
  MORE_INVITATIONS,
  MORE_SLOTS,
  MORE_STANDBYS,
  type Remedy,
  shownPercent,
} from '@wattle/contract/forecast'
import { capitalised, countInWords, inWords } from '@wattle/contract/limits'
import { formatCount } from '#lib/format-count.ts'
import { adminDay } from '#lib/time/date-formats.ts'

export const REMEDY_BUTTONS: Record<Remedy, string> = {
  REMIND: 'Send reminders',
  LOOSEN: 'Loosen the screener',
  SLOTS: 'Ask for slots',
  WEEK: `Extend by ${countInWords(MORE_DAYS, 'day')}`,
  INVITATIONS: 'Raise the maximum',
  STANDBYS: 'Add standby places',
}

/** What a study is short of, given the remedy that would help most. */
export const SHORT_WORDS: Record<Remedy, string> = {
  REMIND: 'Answers',
  LOOSEN: 'People who qualify',
  SLOTS: 'Slots',
  WEEK: 'Time',
  INVITATIONS: 'Invitations',
  STANDBYS: 'People on standby',
}

const MORE_WORDS: Record<Remedy, string> = {
  REMIND: 'reminders',
  LOOSEN: 'a looser screener',
  SLOTS: `${inWords(MORE_SLOTS)} more slots`,
  WEEK: `${inWords(MORE_DAYS)} more days`,
  INVITATIONS: `${MORE_INVITATIONS} more invitations`,
  STANDBYS: `${inWords(MORE_STANDBYS)} people on standby`,
}

/** The chance with a remedy, such as "With four more slots: 90%". */
export const liftInWords = ({ remedy, chance }: NonNullable<FieldDeskRow['remedy']>) =>
  `With ${MORE_WORDS[remedy]}:\u00a0${shownPercent(chance)}%`

/** The chance with a remedy, such as "Four more slots would make it 90%". */
export function liftSentence({ remedy, chance }: NonNullable<FieldDeskRow['remedy']>): string {
  const words = MORE_WORDS[remedy]
  return `${capitalised(words)} would make it ${shownPercent(chance)}%`
}

/** How many more people we can invite, such as "We can still invite 412 people". */
export const reachInWords = (reachable: number): string =>
  reachable === 0
    ? 'There’s nobody else we can invite now'
    : reachable === 1
      ? 'We can still invite 1 person'
      : `We can still invite ${formatCount(reachable)} people`

/** The date a week after `day`. '2026-12-04' becomes '2026-12-11'. */
export function weekAfter(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + MORE_DAYS)
  return date.toISOString().slice(0, 10)
}

type Settings = Pick<FieldDeskRow, 'lastDay' | 'maxNumber' | 'standbysWanted'>

type Question = { title: string; text: string; done: string; undone: string }

/** The texts of the dialog and its toasts, for remedies that change the study's settings. */
export function settingQuestion(
  remedy: 'WEEK' | 'INVITATIONS' | 'STANDBYS',
  { lastDay, maxNumber, standbysWanted }: Settings,
): Question {
  switch (remedy) {
    case 'WEEK': {
      const before = adminDay(lastDay ?? '')
      const after = adminDay(weekAfter(lastDay ?? ''))
      return {
        title: `Extend the project by ${countInWords(MORE_DAYS, 'day')}?`,
        text: `People can answer until ${after} instead of ${before}.`,
        done: `People can answer until ${after}`,
        undone: `The last day is ${before} again`,
      }
    }
    case 'INVITATIONS': {
      const after = maxNumber + MORE_INVITATIONS
      return {
        title: `Invite up to ${MORE_INVITATIONS} more people?`,
        text: `The maximum goes from ${maxNumber} to ${after}.`,
        done: `The maximum is now ${after}`,
        undone: `The maximum is ${maxNumber} again`,
      }
    }
    case 'STANDBYS': {
      const after = standbysWanted + MORE_STANDBYS
      return {
        title: `Add ${countInWords(MORE_STANDBYS, 'standby place')}?`,
        text: `Once all interviews are booked, ${after} people who qualify can go on standby, instead of ${standbysWanted}.`,
        done: `The standby limit is now ${after}`,
        undone: `The standby limit is ${standbysWanted} again`,
      }
    }
  }
}

/** The study's settings before and after a remedy, so that we can apply and undo it. */
export function settingChange(
  remedy: 'WEEK' | 'INVITATIONS' | 'STANDBYS',
  { lastDay, maxNumber, standbysWanted }: Settings,
) {
  switch (remedy) {
    case 'WEEK':
      return {
        before: { expirationDate: lastDay ?? '' },
        after: { expirationDate: weekAfter(lastDay ?? '') },
      }
    case 'INVITATIONS':
      return { before: { maxNumber }, after: { maxNumber: maxNumber + MORE_INVITATIONS } }
    case 'STANDBYS':
      return {
        before: { standbysWanted },
        after: { standbysWanted: standbysWanted + MORE_STANDBYS },
      }
  }
}
