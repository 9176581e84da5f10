export const GENERATION_STATES = ['idle', 'running', 'failed'] as const

/** Seed 001 section 4: how the browser polls for generated content. */
export const POLL_INTERVAL_MS = 3000
export const MAX_POLLS = 20

export const REGENERATIONS_PER_HOUR = 10
/**
 * How many calls that generate content each account can make per hour. A whole project takes three.
 */
export const CONTENT_REQUESTS_PER_HOUR = 60
