/** The four rates between an invitation and an interview. */
export const RATES = ['finish', 'qualify', 'book', 'attend'] as const
export type Rate = (typeof RATES)[number]

/** What we assume before we have figures of our own. */
export const START_RATES: Record<Rate, number> = {
  finish: 0.1,
  qualify: 0.35,
  book: 0.6,
  attend: 0.88,
}

/** How much the start values count, in people. */
const START_WEIGHT = 20

export type Trials = { of: number; that: number }
export type Beta = { alpha: number; beta: number }

/**
 * What to expect from a study before it starts, by the agency's last year. The more history there
 * is, the more it weighs, but never more than 20 of the study's own people.
 */
export function priorOf(rate: Rate, { of, that }: Trials): Beta {
  const p = (that + START_WEIGHT * START_RATES[rate]) / (of + START_WEIGHT)
  const weight = 4 + (16 * of) / (of + 200)
  return { alpha: weight * p, beta: weight * (1 - p) }
}

/** `failed` may be a fraction: someone who hasn't answered yet is partly a failure. */
export const posteriorOf = (prior: Beta, that: number, failed: number): Beta => ({
  alpha: prior.alpha + that,
  beta: prior.beta + failed,
})

export const meanOf = ({ alpha, beta }: Beta): number => alpha / (alpha + beta)
