import { UNKNOWN_ERROR } from './endpoint.ts'
import {
  BOOKING_NOTICE_HOURS,
  countInWords,
  FIRST_HOUR,
  FIRST_SLOT_DAY,
  inWords,
  LAST_HOUR,
  lengthInWords,
  MAX_BODY_MB,
  MAX_CHARACTERISTICS,
  MAX_GUIDE_PARTS,
  MAX_THEMES,
  MIN_CHARACTERISTICS,
  MIN_OPTIONS,
  MIN_QUESTIONS,
  NOTIFY_PAUSE_HOURS,
  REOPEN_DAYS,
  REQUIRED_INTERVIEWS,
  SLOT_MINUTES,
} from './limits.ts'
import { LAUNCHED, RESPONDENT_MESSAGES } from './messages.ts'

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`

/**
 * Every error the API can return, with its status and message. Messages that the seeds prescribe
 * (000 and 001, section 8) are copied letter for letter.
 */
export const ERRORS = {
  INVALID_INPUT: {
    status: 400,
    message: 'Some of these details aren’t right. Please check them and try again.',
  },
  MALFORMED_BODY: {
    status: 400,
    message:
      'We couldn’t read the request body. It must be JSON in UTF-8, and not nested too deeply.',
  },
  SLOT_TOO_EARLY: {
    status: 400,
    message: `You can book slots at least ${FIRST_SLOT_DAY - 1} days from the current date.`,
  },
  SLOT_OUTSIDE_HOURS: {
    status: 400,
    message: `Slots must be between ${clock(FIRST_HOUR)} and ${clock(LAST_HOUR)}.`,
  },
  SLOT_NOT_ON_THE_HOUR: { status: 400, message: 'Slots must start on the hour.' },
  SLOT_NOT_ONE_HOUR: {
    status: 400,
    message: `Slots must be exactly ${lengthInWords(SLOT_MINUTES)} long.`,
  },
  /** This message is a fallback. The server's own message names the project's interview length. */
  SLOT_WRONG_LENGTH: {
    status: 400,
    message: 'Slots in this project must be as long as its interviews.',
  },
  EMPTY_OPTION: {
    status: 400,
    message: 'Please enter text for this option before you mark it.',
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
  SENSITIVE_CONSENT_REQUIRED: {
    status: 400,
    message:
      'This file has sensitive answers. Please say where and when people agreed to share them.',
  },
  ANSWERS_MISSING: { status: 400, message: RESPONDENT_MESSAGES.answersMissing },
  MISSING_FIELDS: { status: 400, message: 'Please fill in the marked fields.' },
  BOT_CHECK_FAILED: {
    status: 400,
    message: 'We couldn’t verify you’re human. Nothing was sent. Please try again.',
  },
  BOT_CHECK_USED: {
    status: 400,
    message: 'You’ve already sent this form. To send another, reload the page.',
  },
  WEAK_PASSWORD: { status: 400, message: 'Password is weak' },
  WRONG_PASSWORD: { status: 400, message: 'That isn’t your current password.' },
  WRONG_CODE: {
    status: 400,
    message: 'That code isn’t right, or it’s already been used. Please try another.',
  },
  WRONG_CONFIRMATION: {
    status: 400,
    message:
      'That isn’t this account’s email address, so nothing was deleted. Please type it again.',
  },
  INVALID_RESET_TOKEN: { status: 400, message: 'Invalid or missing token' },
  NOT_SIGNED_IN: { status: 401, message: 'No token' },
  SESSION_ENDED: { status: 401, message: 'Your session has ended. Please sign in again.' },
  INVALID_CREDENTIALS: {
    status: 401,
    message: 'That email and password don’t match. Check both, or reset your password.',
  },
  TWO_FACTOR_REQUIRED: {
    status: 401,
    message: 'Please enter the current code from your authenticator app, or a recovery code.',
  },
  GOOGLE_SIGN_IN_FAILED: {
    status: 401,
    message: 'Google sign-in didn’t work. Please try again, or sign in with your email.',
  },
  GOOGLE_EMAIL_NOT_VERIFIED: {
    status: 401,
    message:
      'Google hasn’t verified your email address, so you can’t sign in with Google. Please use your email and password.',
  },
  PASSPHRASE_REQUIRED: { status: 401, message: 'This report needs a passphrase.' },
  WRONG_PASSPHRASE: {
    status: 401,
    message: 'That passphrase isn’t right. Please check it and try again.',
  },
  TWO_FACTOR_SETUP_REQUIRED: {
    status: 403,
    message: 'Admins must use two-factor authentication. Please set it up on your account page.',
  },
  FRESH_SIGN_IN_REQUIRED: {
    status: 403,
    message: 'You signed in a while ago. Please sign in again to continue.',
  },
  BAD_SIGNATURE: {
    status: 403,
    message: 'This bounce or complaint report is too old, or its signature isn’t valid.',
  },
  NOT_ELIGIBLE: {
    status: 403,
    message:
      'You can’t book a time with this link yet. If we’d like to talk with you, we’ll email you.',
  },
  FORBIDDEN: { status: 403, message: 'You don’t have permission to do this. Please ask an admin.' },
  ONLY_THE_MEMBER: { status: 403, message: 'Only the member can change this answer.' },
  UNKNOWN_LINK: {
    status: 404,
    message: 'This link no longer works. Please use the link in our latest email.',
  },
  NOT_FOUND: { status: 404, message: 'We couldn’t find that, or you don’t have access to it.' },
  UNKNOWN_PATH: { status: 404, message: 'This path doesn’t exist in the API.' },
  TIMED_OUT: {
    status: 408,
    message: 'Your request took too long to reach us, so nothing was changed. Please try again.',
  },
  SLOT_OVERLAPS: { status: 409, message: 'You already have a slot at that time.' },
  SLOT_BOOKED: {
    status: 409,
    message: 'Someone has booked this slot. To free it, cancel or move the interview.',
  },
  SLOT_TAKEN: {
    status: 409,
    message: 'Someone just booked this time. Please choose another.',
  },
  QUOTA_FULL: {
    status: 409,
    message:
      'Those times have just been taken. Your answers are saved, and we’ll email you if another time opens up.',
  },
  NOT_YOUR_CHOICE: {
    status: 409,
    message: 'Our team picks the participants for this project, so you can’t choose them yourself.',
  },
  CANDIDATE_BOOKED: {
    status: 409,
    message: 'This person has already booked. To turn them down, cancel the interview instead.',
  },
  INTERVIEW_NOT_OPEN: {
    status: 409,
    message: 'This interview is over or was cancelled, so you can’t change it.',
  },
  INTERVIEW_NOT_OVER: {
    status: 409,
    message: 'This interview hasn’t started yet. You can record the outcome once it has.',
  },
  TOO_LATE_TO_CHANGE: {
    status: 409,
    message: `This interview is less than ${BOOKING_NOTICE_HOURS} hours away. Please call or email us to change it.`,
  },
  OFFER_OVER: {
    status: 410,
    message: 'That time has gone to someone else. You’re still on standby.',
  },
  STANDBYS_FULL: {
    status: 409,
    message: 'We already have enough people on standby. Thanks for offering.',
  },
  NO_RESEARCHER: { status: 409, message: 'This interview has no researcher. Choose one first.' },
  OUTCOME_FIXED: {
    status: 409,
    message: 'It’s too late for you to change this outcome. Please ask our team to change it.',
  },
  NOT_FINISHED: {
    status: 409,
    message: `To finish, you need ${REQUIRED_INTERVIEWS} conducted interviews and no open ones. You can also finish early.`,
  },
  TOO_LATE_TO_REOPEN: {
    status: 409,
    message: `You can only reopen a project within ${REOPEN_DAYS} days of finishing it. You can copy it instead.`,
  },
  CONSENT_CHANGED: {
    status: 409,
    message:
      'We’ve changed the wording of this consent since you opened the page. Please read it again.',
  },
  /** This message is a fallback. The server's own message names the consent that's missing. */
  CONSENT_REQUIRED: {
    status: 409,
    message:
      'We record the interviews in this study. To book a time, please agree to the recording.',
  },
  ALREADY_COMPLETED: {
    status: 409,
    message: 'You’ve already finished these questions. Thank you!',
  },
  INTERVIEW_NOTIFIED: {
    status: 409,
    message:
      'We’ve already told the researcher about this interview, so only they can move or cancel it.',
  },
  INTERVIEW_CONFIRMED: {
    status: 409,
    message: 'This person’s interview is confirmed, so only the researcher can move or cancel it.',
  },
  INTERVIEW_CONDUCTED: {
    status: 409,
    message: 'This person’s interview has already taken place, so there’s nothing to schedule.',
  },
  PROJECT_FINISHED: {
    status: 409,
    message: 'This project is finished, so we no longer email or book people for it.',
  },
  NOT_FITTING: {
    status: 409,
    message:
      'This person doesn’t qualify or hasn’t finished the screener, so we can’t email them or book a slot for them.',
  },
  TOO_LATE_TO_UNDO: {
    status: 409,
    message:
      'It’s too late to undo this. It has already taken effect, or something has changed since.',
  },
  HAS_LEFT: {
    status: 409,
    message: 'This person has left the panel, so we can’t email them or book a slot for them.',
  },
  NOTIFIED_JUST_NOW: {
    status: 409,
    message: `We emailed this person less than ${countInWords(NOTIFY_PAUSE_HOURS, 'hour')} ago. Please wait, or call them.`,
  },
  SLOTS_ASKED_TODAY: {
    status: 409,
    message: 'We’ve already asked the researcher for slots today. You can ask again tomorrow.',
  },
  SLOTS_WONT_HELP: {
    status: 409,
    message:
      'More slots wouldn’t help this project at the moment, so we haven’t emailed the researcher.',
  },
  ALREADY_REPLACED: {
    status: 409,
    message: 'Either this interview doesn’t need a replacement, or we’ve already asked someone.',
  },
  NO_ONE_NEXT: {
    status: 409,
    message: 'No one else qualifies at the moment. Invite more people first.',
  },
  NO_FREE_SLOT: {
    status: 409,
    message: 'The project has no free slots. Ask the researcher to add some first.',
  },
  NOT_CONFIRMED: {
    status: 409,
    message:
      'This person hasn’t confirmed their email address yet, so we can’t email them or book a slot for them.',
  },
  INTERVIEW_NOT_PLANNED: {
    status: 409,
    message: 'You can only notify the researcher about a planned interview.',
  },
  ONLY_THEY_CAN: {
    status: 409,
    message: 'Only the panel member can do this, using the button in the email we sent them.',
  },
  CALENDAR_DISCONNECTED: {
    status: 409,
    message: 'Google Calendar is no longer connected. Connect it again, or continue without it.',
  },
  IS_SAMPLE: {
    status: 409,
    message: 'This is a sample. Copy the sample or start your own project to invite people.',
  },
  FIELD_IN_USE: {
    status: 409,
    message:
      'This field has answers, so you can’t change its kind or whether it’s sensitive. Retire it and add a new one.',
  },
  POLICY_NOT_TOLD: {
    status: 409,
    message: 'You can’t do this until our team publishes version 2 of the privacy policy.',
  },
  NOT_LOOSER: {
    status: 409,
    message: 'After launch, you can loosen a screener but not tighten it.',
  },
  NO_FORECAST_YET: {
    status: 409,
    message: 'The first forecast appears a few minutes after invitations start.',
  },
  GAIN_CHANGED: {
    status: 409,
    message:
      'The number of extra people who’d qualify has changed. Please check the new number and try again.',
  },
  /**
   * This message is a fallback. The server's own message says how many people the caller expected
   * and how many there are now.
   */
  COUNT_CHANGED: {
    status: 409,
    message: 'The number of people has changed. Please check the new number and try again.',
  },
  ALREADY_STARTED: { status: 409, message: 'We’re already sending this project’s invitations.' },
  NOT_STARTED: {
    status: 409,
    message: 'We haven’t started sending this project’s invitations yet.',
  },
  NOT_THIS_STEP: {
    status: 409,
    message: 'This isn’t the project’s current step. To edit a step, go back to it first.',
  },
  STEP_INCOMPLETE: {
    status: 409,
    message: 'This step isn’t complete yet. Please finish it first.',
  },
  STEP_NOT_NEXT: {
    status: 409,
    message: 'You can’t go to that step from this one. Reload the page to see the current step.',
  },
  NOT_WRITTEN_YET: {
    status: 409,
    message: 'We’re still writing this draft. Please wait a moment and try again.',
  },
  NO_PREVIOUS_VERSION: {
    status: 409,
    message: 'There’s no earlier version of this step to go back to.',
  },
  FROZEN: { status: 409, message: LAUNCHED },
  INTERVIEWS_PLANNED: {
    status: 409,
    message: 'This project has planned interviews. If you go ahead, we’ll cancel them.',
  },
  STALE_VERSION: {
    status: 409,
    message: 'Someone saved a newer version while you were editing. We’re showing you theirs now.',
  },
  BANK_QUESTION_CHANGED: {
    status: 409,
    message:
      'Someone else changed this question while you were editing. Copy what you need, then close it and open it again.',
  },
  BANK_QUESTION_EXISTS: { status: 409, message: 'The question bank already has this question.' },
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
    message: 'A follow-up must come after the question it depends on.',
  },
  TOO_MANY_QUESTIONS: {
    status: 409,
    message: 'You’ve reached the maximum number of questions. Delete one to add another.',
  },
  TOO_MANY_OPTIONS: {
    status: 409,
    message: 'You’ve reached the maximum number of options. Delete one to add another.',
  },
  QUESTION_HAS_NOTES: {
    status: 409,
    message:
      'You’ve taken notes on this question, so you can’t delete it. You can still reword it.',
  },
  THEME_EXISTS: { status: 409, message: 'This project already has a theme with that name.' },
  TOO_MANY_THEMES: {
    status: 409,
    message: `You can have up to ${MAX_THEMES} themes. Merge or delete one to add another.`,
  },
  NO_RECORDING_CONSENT: {
    status: 409,
    message:
      'The participant hasn’t agreed to be recorded yet. Please ask them and save their answer first.',
  },
  WORDS_WITHDRAWN: {
    status: 409,
    message:
      'This participant has withdrawn consent to use what they said, so you can’t save anything from their interview.',
  },
  /** This message is a fallback. The server's own message has the finding's number. */
  FINDING_WITHOUT_QUOTE: {
    status: 409,
    message: 'A finding has no quote. Add one, or delete the finding.',
  },
  SECOND_ADMIN_NEEDED: {
    status: 409,
    message: 'You’ve already approved these payments. Another admin has to approve them as well.',
  },
  PAYMENT_NOT_OPEN: {
    status: 409,
    message: 'Someone else has changed this payment. Here’s the latest version.',
  },
  PAYMENT_REPEATED: {
    status: 409,
    message: 'We’ve already replaced this payment with another one.',
  },
  BONUS_EXISTS: {
    status: 409,
    message: 'This person already has a bonus for this interview. Void or reverse it first.',
  },
  NOTHING_TO_EXPORT: {
    status: 409,
    message:
      'None of these payments can go in this file. They aren’t approved yet, are already in a file, or are paid another way.',
  },
  CODE_SHOWN: {
    status: 410,
    message: 'You’ve already seen this code. If you’ve lost it, email us and we’ll help.',
  },
  LAST_GUIDE_PART: { status: 409, message: 'Cannot delete the last part of the guide' },
  TOO_MANY_GUIDE_PARTS: {
    status: 409,
    message: `You can add a maximum of ${MAX_GUIDE_PARTS} parts to the guide`,
  },
  EMAIL_TAKEN: {
    status: 409,
    message:
      'There’s already an account with this email address. Please sign in, or reset your password.',
  },
  GOOGLE_NOT_SET_UP: {
    status: 409,
    message: 'Google isn’t set up on this site. You can continue without it.',
  },
  TWO_FACTOR_IS_ON: { status: 409, message: 'You’ve already set up two-factor authentication.' },
  TWO_FACTOR_IS_OFF: { status: 409, message: 'You haven’t set up two-factor authentication.' },
  ACCOUNT_CLOSED: {
    status: 403,
    message: 'This account is closed. Please contact us if you think that’s a mistake.',
  },
  OWN_ACCOUNT: {
    status: 409,
    message: 'You can’t do this to your own account. Please ask another admin.',
  },
  LAST_ADMIN: {
    status: 409,
    message: 'This person is the only admin. Please make someone else an admin first.',
  },
  MAIL_NOT_RETRIABLE: {
    status: 409,
    message: 'You can only resend emails that failed, bounced or were held.',
  },
  LEFT_LONG_AGO: {
    status: 409,
    message:
      'It’s too late to undo leaving the panel. You can join again, which takes about a minute.',
  },
  NOT_PAUSED: {
    status: 409,
    message: 'This membership isn’t paused, so there’s nothing to resume.',
  },
  NOT_ACTIVE: {
    status: 409,
    message: 'This membership isn’t active, so there’s nothing to pause.',
  },
  NOT_A_MEMBER: {
    status: 409,
    message:
      'You aren’t on our panel at the moment. Join first, then you can tell us about yourself.',
  },
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
  STUDY_EXPIRED: { status: 410, message: 'This study has ended. Thank you for your interest!' },
  STUDY_WITHDRAWN: {
    status: 410,
    message: 'This study has been cancelled. Thank you for your interest!',
  },
  INTERVIEW_OVER: { status: 410, message: 'Your interview is over. Thank you for your time!' },
  INTERVIEW_MISSED: {
    status: 410,
    message: 'We missed each other. Please call or email us and we’ll find another time.',
  },
  TOO_LARGE: {
    status: 413,
    message: `That’s over the ${MAX_BODY_MB} MB limit. Please shorten it and try again.`,
  },
  UNSUPPORTED_BODY: { status: 415, message: 'The request body must be JSON.' },
  TOO_MANY_REQUESTS: {
    status: 429,
    message: 'You’ve tried this too many times. Please wait a while, then try again.',
  },
  UNKNOWN: { status: 500, message: UNKNOWN_ERROR },
  GOOGLE_UNAVAILABLE: {
    status: 503,
    message: 'Google Calendar didn’t respond. Please try again, or enter your own link.',
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

/**
 * The body of every error response. It has the message twice, because the seeds read `message` for
 * some calls and `data.message` for others.
 */
export type ErrorBody = {
  statusCode: number
  code: ErrorCode
  message: string
  data: { message: string; fields?: Record<string, string>; [key: string]: unknown }
}
