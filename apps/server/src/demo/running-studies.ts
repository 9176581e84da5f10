import type { Remedy } from '@wattle/contract/forecast'

/**
 * A study's name, how many interviews it needs, its chance of reaching that target as a percentage,
 * a remedy, and the chance with that remedy.
 */
type Sample = [name: string, target: number, chance: number, remedy?: Remedy, lifted?: number]

/** Made-up studies. Together with those in `STORIES`, they make forty running studies. */
export const SAMPLES: Sample[] = [
  ['Compost clubs', 8, 4, 'WEEK', 22],
  ['Spare rooms in small towns', 6, 9, 'INVITATIONS', 31],
  ['Left-handed kitchens', 5, 12, 'LOOSEN', 44],
  ['Night buses', 10, 17, 'INVITATIONS', 52],
  ['Beehives on balconies', 5, 21, 'SLOTS', 63],
  ['Choirs without a hall', 6, 24, 'WEEK', 58],
  ['Second languages at sixty', 8, 28, 'LOOSEN', 71],
  ['Borrowed tools', 5, 33, 'REMIND', 46],
  ['Rain-day picnics', 5, 36, 'SLOTS', 81],
  ['Pet sitters on call', 6, 39, 'STANDBYS', 51],
  ['Lunch boxes for adults', 5, 42, 'REMIND', 57],
  ['Mending circles', 8, 45, 'INVITATIONS', 83],
  ['Keys left with neighbours', 5, 48, 'SLOTS', 82],
  ['Garage bands over forty', 6, 51, 'WEEK', 80],
  ['Caravan offices', 5, 54, 'LOOSEN', 84],
  ['Long-haul podcasts', 5, 57, 'SLOTS', 88],
  ['Bread at 3 am', 6, 61, 'SLOTS', 90],
  ['Lost umbrellas', 5, 64, 'REMIND', 82],
  ['Tiny libraries', 5, 66, 'STANDBYS', 81],
  ['Paper maps', 8, 69, 'REMIND', 85],
  ['Frost alarms', 5, 71, 'WEEK', 89],
  ['Swap shops', 6, 73, 'REMIND', 84],
  ['Grandparents on video', 5, 75, 'STANDBYS', 86],
  ['Saturday markets', 5, 77, 'REMIND', 88],
  ['Slow fashion', 6, 79, 'SLOTS', 93],
  ['Walking meetings', 5, 81, 'REMIND', 90],
  ['Shared trampolines', 5, 83, 'WEEK', 92],
  ['Dry-season gardens', 6, 85],
  ['Street cricket', 5, 87, 'STANDBYS', 94],
  ['Tea by post', 5, 88],
  ['Ferry commuters', 8, 90],
  ['Quiet gyms', 5, 92],
  ['Number plates for bikes', 5, 93],
  ['Rooftop washing lines', 6, 95],
  ['Sunday soup', 5, 97],
  ['Borrowed suits', 5, 98],
  ['One-page wills', 5, 99],
]

/**
 * Forecasts for the running studies that the rest of the demo creates, in the order they were
 * launched.
 */
export const STORIES: Sample[] = [
  ['', 5, 74, 'SLOTS', 91],
  ['', 5, 61, 'REMIND', 82],
  ['', 5, 86],
]
