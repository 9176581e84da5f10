/**
 * Methods and paths of the calls behind “May we remember these answers?”. They're separate from the
 * respondents' other calls, because only the thank-you page loads them, and only on demand.
 */
export const REMEMBER_CALLS = {
  listRememberable: { method: 'GET', path: '/respondent/profile/:hash', audience: 'respondent' },
  rememberAnswers: { method: 'POST', path: '/respondent/profile/:hash', audience: 'respondent' },
} as const
