/** Tells participants what to do when no time is free. */
export const NO_TIMES = 'We may add more times. Please open this link again later.'

/**
 * Seed 001 section 2: the text for an empty list, in its original language. Shown under our own
 * line.
 */
export const NO_SLOTS_RU = 'Нет доступных слотов'
