/** Content that the system writes: none under way, under way, or given up. */
export const GENERATION_STATES = ['idle', 'running', 'failed'] as const

/** Seed 001 section 4: how the browser asks whether the content is there. */
export const POLL_INTERVAL_MS = 3000
export const MAX_POLLS = 20

export const REGENERATIONS_PER_HOUR = 10
/** Of one account, whichever call requests it. Walking through a whole project takes three. */
export const CONTENT_REQUESTS_PER_HOUR = 60
