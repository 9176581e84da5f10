import { isNoun } from '../language/word-kind.ts'
import { FILLER, STOP_WORDS } from '../lexicon/words.ts'
import { clauseAt } from './clause.ts'
import type { Reader } from './hint.ts'
import { peopleAt } from './people-phrase.ts'

/** Only people do so: batteries may die, but they do not struggle to find anything. */
const HUMAN =
  /^(can't|cannot|don't|never|struggle|spend|waste|want|need|hate|forget|argue|worry|dread|wish|fail|have)$/
const MOST_WORDS = 4

/** "Community orchestras can't find": who that is may be unknown, and yet what they do is told. */
export const unnamed: Reader = (words, at) => {
  const isFirst = at === 0 || /^(,|many|most|some|small|because)$/.test(words[at - 1] ?? '')
  if (!isFirst || peopleAt(words, at)) return undefined
  const end = words.findIndex((word, index) => index > at && HUMAN.test(word))
  const name = words.slice(at, end)
  const isName =
    end > at &&
    name.length <= MOST_WORDS &&
    /[^s]s$/.test(name.at(-1) ?? '') &&
    isNoun(name.at(-1) ?? '') &&
    !name.some((word) => STOP_WORDS.has(word) && !FILLER.has(word))
  const clause = isName ? clauseAt(words, end) : undefined
  return clause?.hurts && (clause.job || clause.topic) ? { ...clause, belief: 7 } : undefined
}
