import type { Reader } from './hint.ts'
import { peopleAt } from './people-phrase.ts'

const SELLING = /^(sellers|suppliers|providers|hosts|makers|lenders|creators|workers)$/
const BUYING = /^(buyers|customers|clients|users|guests|borrowers|shoppers|consumers|renters)$/
const ARE = /^(are|is)$/

/** "buyers are offices": a name for one side of a market, and not who they are. */
export const isSideName = (words: string[], at: number): boolean =>
  /^(our|the|my)$/.test(words[at] ?? '')
    ? isSideName(words, at + 1)
    : (SELLING.test(words[at] ?? '') || BUYING.test(words[at] ?? '')) &&
      ARE.test(words[at + 1] ?? '') &&
      peopleAt(words, at + 2) !== undefined

/** "Sellers are home bakers, buyers are offices": who pays is asked, the others are the other side. */
export const sidesNamed: Reader = (words, at) => {
  if (!isSideName(words, at) || /^(our|the|my)$/.test(words[at] ?? '')) return undefined
  const own = peopleAt(words, at + 2)
  const place = words.findIndex((_word, index) => index !== at && isSideName(words, index))
  const other = place >= 0 ? peopleAt(words, place + 2) : undefined
  if (!own?.role) return undefined
  if (!other?.role) return { people: own, belief: 8 }
  // Told once, by those who pay.
  if (!BUYING.test(words[at] ?? '')) return undefined
  const end = other.end
  return {
    people: own,
    otherSide: { ...other, name: words.slice(place + 2, end).join(' ') },
    belief: 9.5,
  }
}
