import { FILLER, PRODUCT_WORDS, STOP_WORDS } from '../lexicon/words.ts'
import type { Reader } from './hint.ts'
import { nounAt } from './noun-phrase.ts'

/** What tells people something: a solution, and what it tells about is the matter. */
const TEACHES =
  /^(guides?|tips|advice|lessons?|courses?|classes|workshops?|videos?|articles?|podcasts?|info|information|content|webinars?|coaching|training|newsletters?)$/
const MOST_LISTED = 3
const MOST_WORDS = 6

/** "guides on sleep, feeding and mental health" are about all three. */
export const teaching: Reader = (words, at) => {
  if (!TEACHES.test(words[at] ?? '') || !/^(on|about|around)$/.test(words[at + 1] ?? ''))
    return undefined
  const topic = listAt(words, at + 2) ?? nounAt(words, at + 2)
  return topic ? { topic, belief: 4 } : undefined
}

/** "sleep, feeding and mental health": things of a word or two each, up to the one behind "and". */
function listAt(words: string[], start: number): string | undefined {
  const items: string[] = []
  let item: string[] = []
  let isLast = false
  for (const word of [...words, '.'].slice(start, start + MOST_WORDS + MOST_LISTED + 1)) {
    const isPause = word === ',' || word === 'and'
    if (!isPause && isThing(word)) {
      item.push(word)
      continue
    }
    const isNext = isPause && !isLast
    // ", and" is one pause.
    if (item.length === 0 && word === 'and' && items.length > 0) {
      isLast = true
      continue
    }
    if (item.length === 0 || item.length > 2) return undefined
    items.push(item.join(' '))
    item = []
    if (!isNext) break
    isLast = word === 'and'
  }
  const isWhole = isLast && item.length === 0 && items.length >= 2 && items.length <= MOST_LISTED
  const text = isWhole ? `${items.slice(0, -1).join(', ')} and ${items.at(-1)}` : undefined
  return text && text.split(' ').length <= MOST_WORDS ? text : undefined
}

const isThing = (word: string) =>
  /^[a-z][a-z'-]+$/i.test(word) &&
  ![STOP_WORDS, FILLER, PRODUCT_WORDS].some((list) => list.has(word))
