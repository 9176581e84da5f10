// Limits that appear in messages, or that pages need without the schema library.

/**
 * Participants can't book, move or cancel an interview less than this long before its start. Our
 * team can.
 */
export const BOOKING_NOTICE_HOURS = 24

/** Seed 001 section 9: we email the video call link this long before the interview. */
export const LINK_EMAIL_DAYS = 1
/** We email both sides a reminder this long before the interview. */
export const REMINDER_EMAIL_HOURS = 1
/** We ask a researcher to confirm an interview again this long before it starts. */
export const NOTIFY_BEFORE_DAYS = 2
/** How long we wait before we ask the researcher to confirm again. */
export const NOTIFY_PAUSE_HOURS = 1
/** We ask the researcher how an interview went this long after it, and then our team. */
export const ASK_RESEARCHER_AFTER_DAYS = 1
export const ASK_TEAM_AFTER_DAYS = 3

/**
 * Seed 001 section 5: if someone repeats the same change within this time, as in a double click, we
 * ignore it.
 */
export const REPEAT_GUARD_MS = 700

/** Slots start and end between these hours (seed 001 section 9). */
export const FIRST_HOUR = 7
export const LAST_HOUR = 22
/** The earliest slots are this many days from today, unless the project's plan says otherwise. */
export const FIRST_SLOT_DAY = 3
/** How long a slot is (seed 001 section 9), unless the project's plan says otherwise. */
export const SLOT_MINUTES = 60

/** How long the links in emails about a new account work. */
export const ACCOUNT_LINK_DAYS = 7
/** How long the link in a password-reset email works. */
export const PASSWORD_RESET_MINUTES = 60
/** We delete the details and answers of people who don't confirm their address within this time. */
export const UNCONFIRMED_DAYS = 30
/** An authenticator app's codes have this many digits and change this often. */
export const CODE_DIGITS = 6
export const CODE_SECONDS = 30
/** How long someone can take to connect their Google Calendar. */
export const CALENDAR_CONNECT_MINUTES = 10

/** If we cancel less than this long before the start, we still pay a share of the incentive. */
export const LATE_CANCELLATION_HOURS = 24
/** An admin's limit counts the payments they approved within this many hours. */
export const APPROVAL_LIMIT_HOURS = 24

/** To show how quickly we pay people, the payments page looks back this many days. */
export const PAYMENT_SPEED_DAYS = 30

/** The _Today_ page lists unconfirmed interviews that start within this time. */
export const CONFIRM_WITHIN_HOURS = 48

export const REOPEN_DAYS = 30
/** How many interviews a project needs, unless its plan says otherwise. */
export const REQUIRED_INTERVIEWS = 5
/** Seed 000 section 9: a startup idea can be tested in this many days. */
export const TEST_DAYS = 5
/** Roughly how long it takes to answer a screener. */
export const SCREENER_MINUTES = 5
/** Seed 000 section 9: the length of an interview. */
export const INTERVIEW_LENGTH = '25 to 30 minutes'
export const MIN_CHARACTERISTICS = 3
export const MAX_CHARACTERISTICS = 6
export const MIN_QUESTIONS = 2
/** The fewest options of a choice question, in screeners and in profiles. */
export const MIN_OPTIONS = 2
/** How many options of a single-choice question researchers can mark as qualifying. */
export const MAX_SINGLE_MATCHES = 2
export const MAX_GUIDE_PARTS = 10
export const MAX_THEMES = 30

/** The minimum time between two rounds of reminders in one study. */
export const REMINDER_PAUSE_DAYS = 3
/** The pause between two batches of invitations, unless the configuration says otherwise. */
export const DEFAULT_BATCH_MINUTES = 60
/** The privacy policy promises at least this many days between invitations. */
export const PROMISED_DAYS = 7
/** Researchers don't see smaller counts of people, which could identify someone. */
export const FEWEST_SHOWN = 3
export const MAX_BODY_MB = 1

const WORDS = 'zero one two three four five six seven eight nine ten'.split(' ')

/** Writes numbers up to ten as words, such as 'five', and all others as digits. */
export const inWords = (count: number): string => WORDS[count] ?? String(count)

/** Writes a number with its noun, such as 'one day' or 'five minutes'. */
export const countInWords = (count: number, noun: string): string =>
  `${inWords(count)} ${noun}${count === 1 ? '' : 's'}`

/** Writes a duration as 'one hour', 'two hours' or '90 minutes'. */
export const lengthInWords = (minutes: number): string =>
  minutes % 60 === 0 ? countInWords(minutes / 60, 'hour') : `${minutes} minutes`

/** The same text with a capital letter, for the start of a sentence. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
