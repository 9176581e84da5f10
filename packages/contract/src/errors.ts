import { UNKNOWN_ERROR } from './endpoint.ts'
import {
  BOOKING_NOTICE_HOURS,
  FIRST_HOUR,
  FIRST_SLOT_DAY,
  inWords,
  LAST_HOUR,
  MAX_BODY_MB,
  MAX_CHARACTERISTICS,
  MAX_GUIDE_PARTS,
  MAX_THEMES,
  MIN_CHARACTERISTICS,
  MIN_OPTIONS,
  MIN_QUESTIONS,
  REOPEN_DAYS,
  REQUIRED_INTERVIEWS,
} from './limits.ts'
import { LAUNCHED, RESPONDENT_MESSAGES } from './messages.ts'

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`

/**
 * Every error that can travel, with its status and its sentence. The sentences that the seeds fix
 * (000 and 001, section 8) stand here letter for letter.
 */
export const ERRORS = {
  INVALID_INPUT: {
    status: 400,
    message: 'Some of this could not be read. Please check the fields.',
  },
  MALFORMED_BODY: {
    status: 400,
    message:
      'The request body is not JSON that can be taken: it is broken, nested too deeply, or not UTF-8.',
  },
  SLOT_TOO_EARLY: {
    status: 400,
    message: `You can book slots at least ${FIRST_SLOT_DAY - 1} days from the current date.`,
  },
  SLOT_OUTSIDE_HOURS: {
    status: 400,
    message: `Slots lie between ${clock(FIRST_HOUR)} and ${clock(LAST_HOUR)}.`,
  },
  SLOT_NOT_ON_THE_HOUR: { status: 400, message: 'Slots begin on the full hour.' },
  SLOT_NOT_ONE_HOUR: {
    status: 400,
    message: 'A slot lasts exactly one hour.',
  },
  /** With the project's own length in its place. */
  SLOT_WRONG_LENGTH: { status: 400, message: 'Slots in this project have another length.' },
  EMPTY_OPTION: {
    status: 400,
    message: 'Please enter the option’s text before you mark it.',
  },
  IDEA_REQUIRED: { status: 400, message: 'Please enter your startup idea to proceed!' },
  CHARACTERISTICS_REQUIRED: { status: 400, message: 'Please enter your characteristics!' },
  TOO_FEW_CHARACTERISTICS: {
    status: 400,
    message: `Please enter at least ${MIN_CHARACTERISTICS} characteristics!`,
  },
  TOO_MANY_CHARACTERISTICS: {
    status: 400,
    message: `Max items reached - ${MAX_CHARACTERISTICS} items allowed`,
  },
  ANSWERS_MISSING: { status: 400, message: RESPONDENT_MESSAGES.answersMissing },
  MISSING_FIELDS: { status: 400, message: 'Please fill in the marked fields.' },
  BOT_CHECK_FAILED: {
    status: 400,
    message: 'The check that you are a person did not pass. Nothing was sent. Please try again.',
  },
  BOT_CHECK_USED: {
    status: 400,
    message: 'This form was sent already. To send another, please reload the page.',
  },
  WEAK_PASSWORD: { status: 400, message: 'Password is weak' },
  WRONG_PASSWORD: { status: 400, message: 'That is not your current password.' },
  WRONG_CODE: { status: 400, message: 'That code is not right, or it was used already.' },
  WRONG_CONFIRMATION: {
    status: 400,
    message: 'Please type your own email address to confirm. Nothing was deleted.',
  },
  INVALID_RESET_TOKEN: { status: 400, message: 'Invalid or missing token' },
  NOT_SIGNED_IN: { status: 401, message: 'No token' },
  SESSION_ENDED: { status: 401, message: 'Your session has ended. Please sign in again.' },
  INVALID_CREDENTIALS: { status: 401, message: 'Invalid email or password' },
  SECOND_FACTOR_REQUIRED: {
    status: 401,
    message: 'Please enter the code that your authenticator shows now, or a recovery code.',
  },
  GOOGLE_SIGN_IN_FAILED: {
    status: 401,
    message: 'The sign-in with Google did not work. Please try again, or sign in with your email.',
  },
  GOOGLE_EMAIL_NOT_VERIFIED: {
    status: 401,
    message: 'Google has not verified your email address, so we cannot sign you in with it.',
  },
  PASSPHRASE_REQUIRED: { status: 401, message: 'This report needs a passphrase.' },
  WRONG_PASSPHRASE: { status: 401, message: 'That passphrase isn’t right.' },
  SECOND_FACTOR_SETUP_REQUIRED: {
    status: 403,
    message: 'Administrators need a second factor here. Please set it up on your account page.',
  },
  FRESH_SIGN_IN_REQUIRED: {
    status: 403,
    message: 'You signed in a while ago. Please sign in again, then this can be done.',
  },
  BAD_SIGNATURE: { status: 403, message: 'This report is not signed as it must be.' },
  NOT_ELIGIBLE: {
    status: 403,
    message: 'There is no interview to book with this link. If we need you, we will write to you.',
  },
  FORBIDDEN: { status: 403, message: 'Your account may not do this.' },
  UNKNOWN_LINK: {
    status: 404,
    message: 'This link is not one of ours any more. Please use the newest mail from us.',
  },
  NOT_FOUND: { status: 404, message: 'This does not exist, or is not yours to see.' },
  UNKNOWN_PATH: { status: 404, message: 'There is no such address in this API.' },
  TIMED_OUT: { status: 408, message: 'The request took too long to arrive. Please try again.' },
  SLOT_OVERLAPS: { status: 409, message: 'You have another slot at that time.' },
  SLOT_BOOKED: {
    status: 409,
    message: 'Someone has booked this slot. To free it, cancel or move the interview.',
  },
  SLOT_TAKEN: {
    status: 409,
    message: 'Someone was faster: this time is taken. Please choose another.',
  },
  QUOTA_FULL: {
    status: 409,
    message:
      'Those times have just filled up. Your answers are saved. We’ll email you if another opens.',
  },
  NOT_YOUR_CHOICE: { status: 409, message: 'Our team picks participants for this study.' },
  CANDIDATE_BOOKED: {
    status: 409,
    message: 'This person has booked. Cancel the interview instead.',
  },
  INTERVIEW_NOT_OPEN: { status: 409, message: 'This interview is over or was cancelled.' },
  INTERVIEW_NOT_OVER: { status: 409, message: 'This interview has not begun yet.' },
  TOO_LATE_TO_CHANGE: {
    status: 409,
    message: `It is less than ${BOOKING_NOTICE_HOURS} hours away. Please call or write to us to change it.`,
  },
  OFFER_OVER: {
    status: 410,
    message: 'That time has gone to someone else. You’re still on standby.',
  },
  STANDBYS_FULL: {
    status: 409,
    message: 'Enough people are standing by. Thanks for offering.',
  },
  NO_RESEARCHER: { status: 409, message: 'This interview has no researcher. Choose one first.' },
  OUTCOME_FIXED: { status: 409, message: 'This can’t change any more. Our team can help.' },
  NOT_FINISHED: {
    status: 409,
    message: `You need ${REQUIRED_INTERVIEWS} conducted interviews and none open. You can also finish early.`,
  },
  TOO_LATE_TO_REOPEN: {
    status: 409,
    message: `Projects can be reopened for ${REOPEN_DAYS} days. Copy it instead.`,
  },
  CONSENT_CHANGED: {
    status: 409,
    message: 'The wording has changed. Please read it again.',
  },
  /** With the words for what the study requires in its place. */
  CONSENT_REQUIRED: {
    status: 409,
    message: 'This study is recorded. Agree to the recording to book a time.',
  },
  ALREADY_COMPLETED: {
    status: 409,
    message: 'You have finished this questionnaire already. Thank you!',
  },
  INTERVIEW_NOTIFIED: {
    status: 409,
    message: 'This person’s researcher has been notified. The researcher can move or cancel it.',
  },
  INTERVIEW_CONFIRMED: {
    status: 409,
    message: 'This person’s interview is confirmed. Its researcher can move or cancel it.',
  },
  INTERVIEW_CONDUCTED: {
    status: 409,
    message: 'This person’s interview has taken place, so there is nothing to schedule.',
  },
  PROJECT_FINISHED: {
    status: 409,
    message: 'This project is finished: nobody is mailed or booked for it any more.',
  },
  NOT_FITTING: { status: 409, message: 'This person does not fit, or has not finished.' },
  TOO_LATE_TO_UNDO: {
    status: 409,
    message: 'It is too late to take this back: it has taken effect, or something changed since.',
  },
  HAS_LEFT: {
    status: 409,
    message: 'This person has left the panel, so we don’t email them or book times for them.',
  },
  INTERVIEW_NOT_PLANNED: { status: 409, message: 'Only a planned interview can be notified.' },
  ONLY_THEY_CAN: {
    status: 409,
    message: 'Only the person can do this, with the button in the email we sent them.',
  },
  CALENDAR_DISCONNECTED: {
    status: 409,
    message: 'Google Calendar is not connected any more. Connect it again, or go on without it.',
  },
  IS_SAMPLE: {
    status: 409,
    message: 'This is a sample. Copy it or start your own project to invite people.',
  },
  POLICY_NOT_TOLD: {
    status: 409,
    message: 'Tell members about the new privacy policy first.',
  },
  ALREADY_STARTED: { status: 409, message: 'The mails of this project are being sent already.' },
  NOT_STARTED: { status: 409, message: 'The mails of this project have not been started yet.' },
  NOT_THIS_STEP: {
    status: 409,
    message: 'This step is not the current one. To change it, reset the project to it first.',
  },
  STEP_INCOMPLETE: { status: 409, message: 'This step is not complete yet.' },
  STEP_NOT_NEXT: { status: 409, message: 'The project cannot move there from where it is.' },
  NOT_WRITTEN_YET: {
    status: 409,
    message: 'This is still being written. Please wait a moment and try again.',
  },
  NO_PREVIOUS_VERSION: {
    status: 409,
    message: 'There’s no earlier version of this step to go back to.',
  },
  FROZEN: { status: 409, message: LAUNCHED },
  INTERVIEWS_PLANNED: { status: 409, message: 'Interviews are planned for this project.' },
  STALE_VERSION: {
    status: 409,
    message: 'This was changed elsewhere in the meantime. Here is how it stands now.',
  },
  BANK_QUESTION_CHANGED: {
    status: 409,
    message:
      'Someone else changed this question while you were editing. Copy what you need, then close it and open it again.',
  },
  BANK_QUESTION_EXISTS: { status: 409, message: 'The bank already has this question.' },
  TOO_FEW_QUESTIONS: {
    status: 409,
    message: `Screener must have at least ${inWords(MIN_QUESTIONS)} questions.`,
  },
  TOO_FEW_OPTIONS: {
    status: 409,
    message: `Screener must have at least ${inWords(MIN_OPTIONS)} options.`,
  },
  FOLLOW_UP_ORDER: {
    status: 409,
    message: 'A follow-up comes after the question it depends on.',
  },
  TOO_MANY_QUESTIONS: { status: 409, message: 'That is as many questions as one can ask here.' },
  TOO_MANY_OPTIONS: { status: 409, message: 'That is as many options as a question can have.' },
  QUESTION_HAS_NOTES: {
    status: 409,
    message: "You've taken notes on this question, so it stays. You can still reword it.",
  },
  THEME_EXISTS: { status: 409, message: 'This project already has a theme with that name.' },
  TOO_MANY_THEMES: {
    status: 409,
    message: `You can have ${MAX_THEMES} themes. Merge or delete one to add another.`,
  },
  NO_RECORDING_CONSENT: {
    status: 409,
    message: 'Record the participant’s consent to recording first.',
  },
  WORDS_WITHDRAWN: {
    status: 409,
    message: 'This participant has withdrawn their words, so nothing they said can be saved.',
  },
  /** With the finding's number in its place. */
  FINDING_WITHOUT_QUOTE: {
    status: 409,
    message: 'A finding has no quote. Add one, or delete the sentence.',
  },
  LAST_GUIDE_PART: { status: 409, message: 'Cannot delete the last part of the guide' },
  TOO_MANY_GUIDE_PARTS: {
    status: 409,
    message: `You can add a maximum of ${MAX_GUIDE_PARTS} parts to the guide`,
  },
  EMAIL_TAKEN: {
    status: 409,
    message: 'There is an account with this email address. Please sign in, or reset the password.',
  },
  GOOGLE_NOT_SET_UP: { status: 409, message: 'Google isn’t set up here.' },
  SECOND_FACTOR_IS_ON: { status: 409, message: 'Your second factor is on already.' },
  SECOND_FACTOR_IS_OFF: { status: 409, message: 'You have no second factor.' },
  LAST_ADMIN: {
    status: 409,
    message: 'This is the only administrator. Please make someone else one first.',
  },
  MAIL_NOT_RETRIABLE: {
    status: 409,
    message: 'Only a mail that failed or was held can be sent again.',
  },
  LEFT_LONG_AGO: {
    status: 409,
    message: 'You left a while ago. Please join again: that takes a minute.',
  },
  NOT_PAUSED: { status: 409, message: 'Only a paused membership can be resumed.' },
  NOT_ACTIVE: { status: 409, message: 'Only an active membership can be paused.' },
  LEFT_PANEL: {
    status: 410,
    message: 'You’ve left our panel, so this link no longer works. To take part, join again first.',
  },
  CONSENT_WITHDRAWN: {
    status: 410,
    message: 'You’ve withdrawn from this study, and we’ve deleted your answers.',
  },
  REPORT_CLOSED: {
    status: 410,
    message: 'This link no longer works. Ask the person who sent it for a new one.',
  },
  STUDY_CLOSED: { status: 410, message: 'This study is closed. Thank you for your interest!' },
  STUDY_EXPIRED: { status: 410, message: 'The last day of this study has passed. Thank you!' },
  STUDY_WITHDRAWN: { status: 410, message: 'This study was withdrawn. Thank you all the same!' },
  INTERVIEW_OVER: { status: 410, message: 'Your interview is over. Thank you for your time!' },
  INTERVIEW_MISSED: {
    status: 410,
    message: 'We missed each other. Please call or write to us, and we find another time.',
  },
  TOO_LARGE: {
    status: 413,
    message: `That is more than can be taken at once (${MAX_BODY_MB} MB).`,
  },
  UNSUPPORTED_BODY: { status: 415, message: 'The request body must be JSON.' },
  TOO_MANY_REQUESTS: {
    status: 429,
    message: 'Too many tries from here. Please wait a while and try again.',
  },
  UNKNOWN: { status: 500, message: UNKNOWN_ERROR },
  GOOGLE_UNAVAILABLE: {
    status: 503,
    message: 'Google Calendar did not answer. Please try again, or insert your own link.',
  },
  CANNOT_SAVE: {
    status: 503,
    message: 'We can’t save that just now. Nothing was changed. Please try again in a minute.',
  },
  UNAVAILABLE: {
    status: 503,
    message: 'The service is busy or restarting. Nothing was changed. Please try again shortly.',
  },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof ERRORS

/** The one error body, on every path. The seeds read `message` on some calls, `data.message` on others. */
export type ErrorBody = {
  statusCode: number
  code: ErrorCode
  message: string
  data: { message: string; fields?: Record<string, string>; [key: string]: unknown }
}
