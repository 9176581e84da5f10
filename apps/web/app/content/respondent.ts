import type { MESSAGES } from '@wattle/contract/messages'
import type { BOOKING_NOTICE_HOURS } from '@wattle/contract/screening'

/**
 * The seeds' own sentences for respondents (001, sections 5 and 8). They are written out, and held
 * to the contract by their types, since its file would bring every message of the product along.
 */
export const RESPONDENT_MESSAGES = {
  consentRequired: 'Please agree to the privacy policy to continue.',
  answersMissing: 'No all answers are provided for the screener',
  screenerFailed: 'Something went wrong',
  loadSlotsFailed: 'Failed to load slots',
  bookingFailed: 'Booking failed',
  unknownStep: 'Unknown step',
  respondentError: 'Oops! An error occurred.',
} as const satisfies Partial<typeof MESSAGES>

export const NOTICE_HOURS: typeof BOOKING_NOTICE_HOURS = 24

/** What to do where no hour is free. */
export const NO_TIMES = 'New ones may come: please open this link again later.'

/** Seed 001 section 2, the empty list; shown in its own language under a line of ours. */
export const NO_SLOTS_RU = 'Нет доступных слотов'
