// Limits that sentences mention or that pages need without the schema library.

/** Nothing is offered, changed or cancelled closer to its start than this. */
export const BOOKING_NOTICE_HOURS = 24

/** Seed 001 section 5: the same change again within this time is a double click. */
export const REPEAT_GUARD_MS = 700
