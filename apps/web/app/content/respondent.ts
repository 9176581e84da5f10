export const NO_TIMES = 'We may add more times. Please open this link again later.'
export const NO_OTHER_TIMES = `No other times are free. ${NO_TIMES}`

export const CANCELS = 'We’ll cancel your interview and tell the researcher.'

/**
 * Seed 001 section 2: the text for an empty list, in its original Russian. Shown below the NO_TIMES
 * text.
 */
export const NO_SLOTS_RU = 'Нет доступных слотов'
