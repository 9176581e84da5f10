import { RATES, type Rate, type Trials } from '@wattle/contract/forecast'

export { RATES, type Rate, type Trials }

/** Our prior for each rate, before we have any figures of our own. */
export const PRIOR_RATES: Record<Rate, number> = {
  finish: 0.1,
  qualify: 0.35,
  book: 0.6,
  attend: 0.88,
}

/** Each rate in `PRIOR_RATES` weighs as much as this many people. */
const PRIOR_WEIGHT = 20

export type Beta = { alpha: number; beta: number }

/** The share we expect, based on the agency's figures for the last year and on `PRIOR_RATES`. */
export const shareOf = (rate: Rate, { of, that }: Trials): number =>
  (that + PRIOR_WEIGHT * PRIOR_RATES[rate]) / (of + PRIOR_WEIGHT)

/**
 * A study's prior, based on the agency's figures for the last year. The more history there is, the
 * more the prior weighs, up to as much as 20 of the study's own people.
 */
export function priorOf(rate: Rate, trials: Trials): Beta {
  const p = shareOf(rate, trials)
  const weight = 4 + (16 * trials.of) / (trials.of + 200)
  return { alpha: weight * p, beta: weight * (1 - p) }
}

/**
 * People who haven't acted yet. Of the people who act in the end, `done` is the share who would
 * have acted by now.
 */
export type Open = { people: number; done: number }

/**
 * How many failures these people count as. They may still act, so each counts as less than one
 * failure. This weight gives the maximum-likelihood share.
 */
export function failuresOf(open: Open[], shareWith: (failures: number) => number): number {
  let failures = open.reduce((sum, { people, done }) => sum + people * done, 0)
  for (let round = 0; round < ROUNDS; round++) {
    const share = shareWith(failures)
    failures = open.reduce(
      (sum, { people, done }) => sum + (people * done * (1 - share)) / (1 - share * done),
      0,
    )
  }
  return failures
}

/**
 * The share and the failures depend on each other, so we compute them alternately. After this many
 * rounds they hardly change.
 */
const ROUNDS = 8

/**
 * `failed` may be fractional, because someone who hasn't answered yet counts as only a fraction of
 * a failure.
 */
export const posteriorOf = (prior: Beta, that: number, failed: number): Beta => ({
  alpha: prior.alpha + that,
  beta: prior.beta + failed,
})

export const meanOf = ({ alpha, beta }: Beta): number => alpha / (alpha + beta)
