/**
 * Methods and paths of the respondents' calls. Their schemas are in screening.ts: respondents often
 * have slow connections, so their pages don't load the schema library.
 */
export const RESPONDENT_CALLS = {
  loginByScreenerHash: {
    method: 'GET',
    path: '/auth/login/by-screener-hash',
    audience: 'public',
  },
  getRespondentScreener: {
    method: 'GET',
    path: '/respondent/screener/:id',
    audience: 'respondent',
  },
  startScreener: {
    method: 'POST',
    path: '/respondent/screener/:userScreenerId/start',
    audience: 'respondent',
  },
  answerScreener: { method: 'POST', path: '/respondent/screener/answer', audience: 'respondent' },
  completeScreener: {
    method: 'POST',
    path: '/respondent/screener/:userScreenerId/complete',
    audience: 'respondent',
  },
  listRespondentSlots: { method: 'GET', path: '/respondent/slots/:hash', audience: 'respondent' },
  bookSlot: { method: 'PATCH', path: '/respondent/book/:slotId/:hash', audience: 'respondent' },
  answerAttendance: {
    method: 'POST',
    path: '/respondent/attendance/:hash',
    audience: 'respondent',
  },
  getStandby: { method: 'GET', path: '/respondent/standby/:hash', audience: 'respondent' },
  standBy: { method: 'POST', path: '/respondent/standby/:hash', audience: 'respondent' },
  acceptOffer: {
    method: 'POST',
    path: '/respondent/standby/:hash/accept',
    audience: 'respondent',
  },
  declineOffer: {
    method: 'POST',
    path: '/respondent/standby/:hash/decline',
    audience: 'respondent',
  },
  cancelBooking: { method: 'DELETE', path: '/respondent/book/:hash', audience: 'respondent' },
  saveConsent: { method: 'POST', path: '/respondent/consent/:hash', audience: 'respondent' },
  reportNoTime: { method: 'POST', path: '/respondent/no-time/:hash', audience: 'respondent' },
} as const

/** Whether an option says “None of these”. It comes last, and choosing it excludes the others. */
export const isNoneOption = (text: string): boolean =>
  /^none of (these|the above)\.?$/i.test(text.trim())
