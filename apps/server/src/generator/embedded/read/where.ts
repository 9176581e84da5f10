import type { Domain } from '../bank/domain.ts'
import { singular, withArticle } from '../language/inflect.ts'
import { REGIONS } from '../lexicon/words.ts'

/** Where one lives, rather than helps, waits or shops. */
const HOMES =
  /\b(apartments?|units?|houses?|homes?|flats?|towns?|cit(?:y|ies)|suburbs?|villages?|countr(?:y|ies)|estates?|areas?|regions?|communit(?:y|ies)|streets?|farms?|buildings?|blocks?|parks?|islands?|properties|states?|outback|bush|coast|housing|shelters?)\b/i

/** "electric car owners in apartments" live there; a state is asked for apart. */
export function homeOf(place: string | undefined, { side }: Domain): string | undefined {
  const isHome =
    place !== undefined &&
    side === 'home' &&
    HOMES.test(place) &&
    !/^(at home|in australia)$/i.test(place) &&
    !regionIn(place.split(' '))
  return isHome ? `live ${onePlace(place)}` : undefined
}

export function workplaceOf(place: string | undefined, { side }: Domain): string | undefined {
  const isWork = place !== undefined && side === 'work' && !regionIn(place.split(' '))
  return isWork ? onePlace(place) : undefined
}

/** "at wholesalers" is at a wholesaler; "in aged care" stays. */
function onePlace(place: string): string {
  const [preposition = 'at', ...rest] = place.split(' ')
  const noun = rest.join(' ')
  const one = singular(noun)
  return `${preposition} ${one === noun ? noun : withArticle(one)}`
}

export function regionIn(words: string[]): string | undefined {
  const text = ` ${words.join(' ').toLowerCase()} `
  const name = Object.keys(REGIONS).find((key) => text.includes(` ${key} `))
  return name && REGIONS[name]
}
