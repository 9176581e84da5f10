const HOUSEHOLD =
  / (children|kids|toddlers|bab(y|ies)|newborns?|twins|teenagers|teens|(grand|step)children|(flat|house|room)mates)$/

/**
 * Of "families with small children", "with small children": they live with them. All else that people
 * are with is asked for as something they deal with, not as what is wrong with them.
 */
export const sharedLife = (text: string) => `${HOUSEHOLD.test(text) ? 'live' : 'deal'} ${text}`
