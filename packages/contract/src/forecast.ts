/** What would raise a study's chance, from the cheapest to the dearest. */
export const REMEDIES = ['REMIND', 'LOOSEN', 'SLOTS', 'WEEK', 'INVITATIONS', 'STANDBYS'] as const
export type Remedy = (typeof REMEDIES)[number]

export type ForecastRemedy = { remedy: Remedy; chance: number }

/** The rows a forecast comes from. */
export type ForecastBasis = {
  /** The agency's last year, without this study. */
  invitations: number
  studies: number
  /** This study's own. */
  invited: number
  finished: number
  qualified: number
  booked: number
  conducted: number
  freeSlots: number
  target: number
}

export const PACINGS = ['FIXED', 'SELF'] as const
export type Pacing = (typeof PACINGS)[number]
