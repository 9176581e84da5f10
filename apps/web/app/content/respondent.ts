/** What to do where no hour is free. */
export const NO_TIMES = 'New ones may come: please open this link again later.'

/** Seed 001 section 2, the empty list; shown in its own language under a line of ours. */
export const NO_SLOTS_RU = 'Нет доступных слотов'
