/**
 * For people without a booking. When the server returns an empty list, it records that they're
 * waiting, and emails them once a time opens up.
 */
export const NO_TIMES = 'There are no times for you right now. We’ll email you if one opens up.'
/** For people with a booking, who don't get that email. */
export const NO_OTHER_TIMES =
  'No other times are free. We may add more times. Please open this link again later.'

export const CANCELS = 'We’ll cancel your interview and tell the researcher.'

/**
 * Seed 001 section 2: the text for an empty list, in its original Russian. Shown below the NO_TIMES
 * text.
 */
export const NO_SLOTS_RU = 'Нет доступных слотов'
