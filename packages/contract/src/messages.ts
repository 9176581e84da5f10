/**
 * Messages that only the browser shows. The server's messages are in errors.ts (seed 000 section 8,
 * seed 001 section 8).
 */
export const MESSAGES = {
  formSubmitted: 'Form successfully submitted!',
  passwordsDiffer: 'Passwords do not match',
  passwordTooWeak: 'Password is too weak',
  emailVerified: 'Your email address is confirmed',
  verificationSent: 'Check your email to confirm your address',
  checkEmailToReset: 'Check your email to reset your password',
  passwordChanged: 'Password changed successfully',
  itemNotFound: 'Item not found',
  noData: 'No data available',
  addSlotFailed: 'Failed to add slot',
  generationFailed: 'Generation failed after multiple attempts. Please try again later.',
  updateResearchFailed: 'Error updating research',
  updateOptionFailed: 'Error updating option status. Please try again.',
  deleteOptionFailed: 'Error deleting option. Please try again.',
  deleteQuestionFailed: 'Error deleting question. Please try again.',
  addQuestionFailed: 'Error adding question. Please try again.',
  bookSlotFailed: 'Failed to book slot',
  sendEmailFailed: 'Failed to send email',
  missingId: 'Missing id',
  projectNameRequired: 'Add your project name to continue',
  projectCreated: 'Project created successfully',
  emailsQueued: 'Emails have been queued for sending',
} as const

/** Shown below the panel form's checkbox. */
export const JOIN_CONSENT_REQUIRED = 'Please tick this box to join.'

/**
 * Says what launching a project locks. The step tips, the help and the launch dialog all use these
 * words.
 */
export const LAUNCH_LOCKS =
  'Once you launch, the idea, audience and screener are locked. You can still edit the guide and add slots.'
export const LAUNCHED =
  'This project has been launched, so its idea, audience and screener are locked.'
export const SAMPLE_LOCKED =
  'This is a sample, so its idea, audience and screener stay as they are. Copy the project to change them.'

/**
 * The messages of the respondent pages (seed 001, sections 5 and 8). They're separate, so that
 * those pages don't have to load the other messages.
 */
export const RESPONDENT_MESSAGES = {
  consentRequired: 'Please agree to the privacy policy to continue.',
  answersMissing: 'No all answers are provided for the screener',
  screenerFailed: 'Something went wrong',
  loadSlotsFailed: 'Failed to load slots',
  bookingFailed: 'Booking failed',
  unknownStep: 'Unknown step',
  respondentError: 'Oops! An error occurred.',
} as const
