/** What can raise a study's chance of reaching its target, cheapest first. */
export const REMEDIES = ['REMIND', 'LOOSEN', 'SLOTS', 'WEEK', 'INVITATIONS', 'STANDBYS'] as const
export type Remedy = (typeof REMEDIES)[number]

export type ForecastRemedy = { remedy: Remedy; chance: number }

/**
 * Below this chance, a study is at risk. The cheapest remedy is the first one that raises the
 * chance to this level.
 */
export const SAFE_CHANCE = 0.8

/** How many times a forecast simulates the rest of a study. */
export const FORECAST_RUNS = 4000
/** How many days back a forecast looks for studies to compare with. */
export const YEAR_DAYS = 365

/** How many days, invitations or standbys the forecast adds to try out a remedy. */
export const MORE_DAYS = 7
export const MORE_INVITATIONS = 50
export const MORE_STANDBYS = 2
export const MORE_SLOTS = 4

/**
 * The first remedy that brings the chance to `SAFE_CHANCE`, or else the one that raises it most.
 */
export const cheapestOf = (remedies: readonly ForecastRemedy[]): Remedy | null =>
  (remedies.find(({ chance }) => chance >= SAFE_CHANCE) ?? mostHelpful(remedies))?.remedy ?? null

/** The remedy that raises the chance most, which shows what the study is short of. */
export const shortOf = (remedies: readonly ForecastRemedy[]): Remedy | null =>
  mostHelpful(remedies)?.remedy ?? null

const mostHelpful = (remedies: readonly ForecastRemedy[]) =>
  remedies.toSorted((one, other) => other.chance - one.chance)[0]

/** The chance as a percentage. Stays between 1 and 99 until the target is reached. */
export const shownPercent = (chance: number, isReached = false): number =>
  isReached ? 100 : Math.min(99, Math.max(1, Math.round(chance * 100)))

/** How often past forecasts with a chance near this one came true. */
export type ForecastRecord = { near: number; forecasts: number; cameTrue: number }

/**
 * If the agency had fewer invitations or studies than this in the last year, a forecast is only a
 * rough guess.
 */
const KNOWN_INVITATIONS = 200
const KNOWN_STUDIES = 3
export const isRoughGuess = ({
  invitations,
  studies,
}: Pick<ForecastBasis, 'invitations' | 'studies'>): boolean =>
  invitations < KNOWN_INVITATIONS || studies < KNOWN_STUDIES

/**
 * The rates at which people get from each step to the next, from the invitation to the interview.
 */
export const RATES = ['finish', 'qualify', 'book', 'attend'] as const
export type Rate = (typeof RATES)[number]

/** How many people could have done something (`of`), and how many did (`that`). */
export type Trials = { of: number; that: number }

/** A rate in this study and in the agency's other studies, and the share we expect from both. */
export type RateBasis = { here: Trials; elsewhere: Trials; share: number }

export type ForecastBasis = {
  /** The agency's invitations and studies in the last year, not counting this study. */
  invitations: number
  studies: number
  /** How many people have reached each step in this study. */
  invited: number
  finished: number
  qualified: number
  booked: number
  conducted: number
  freeSlots: number
  target: number
  /**
   * How many people qualify and can choose a time, but haven't. Like `lastDay`, missing in older
   * forecasts.
   */
  waiting?: number
  /** The last day to answer, or the day of the last interview or slot, whichever is later. */
  lastDay?: string
  rates?: Record<Rate, RateBasis>
}

export const PACINGS = ['FIXED', 'SELF'] as const
export type Pacing = (typeof PACINGS)[number]

/**
 * What decided a wave's size: ENOUGH if we already expect enough interviews, SLOTS if there are no
 * free slots, MAXIMUM if it's the study's maximum number of invitations, REACH if it's the number
 * of people we can still invite, and MISSING if it's the number of people it takes to fill the
 * missing interviews.
 */
export const WAVE_LIMITS = ['ENOUGH', 'SLOTS', 'MAXIMUM', 'REACH', 'MISSING'] as const

/** The size of the next wave and the reason for it. Only for studies whose pacing is SELF. */
export type WaveReason = {
  /** About how many people the next wave invites. */
  people: number
  /** How many answers we still expect from earlier waves. */
  answers: number
  limit: (typeof WAVE_LIMITS)[number]
  /** When the wave goes out, as an ISO time. Older waves don't have this field. */
  at?: string
}
