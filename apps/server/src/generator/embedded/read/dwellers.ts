import { singular, withArticle } from '../language/inflect.ts'
import type { PeoplePhrase } from './people-phrase.ts'

const HOMES =
  /^(?:the |an? )?((?:apartment|unit|strata|housing|share|shared|retirement|caravan|student|tiny|granny) (?:blocks?|buildings?|complex|complexes|estates?|houses?|villages?|parks?|housing|flats?)|apartments|townhouses|units|sharehouses|houseboats|dorms)\b/

/** "for apartment blocks" is for those who live there. */
export function dwellersAt(words: string[], at: number): PeoplePhrase | undefined {
  const [whole, home] = HOMES.exec(words.slice(at, at + 4).join(' ')) ?? []
  if (!whole || !home) return undefined
  const described = `live in ${withArticle(singular(home))}`
  return { role: undefined, described, place: undefined, end: at + whole.split(' ').length }
}
