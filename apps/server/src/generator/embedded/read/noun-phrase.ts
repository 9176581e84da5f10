import { plural } from '../language/inflect.ts'
import { GENERIC, personOf, RUN_BY } from '../lexicon/people.ts'
import { baseOf, gerundBase, JOB_VERBS } from '../lexicon/verbs.ts'
import { DETERMINERS, FILLER, PRODUCT_WORDS, REGIONS, STOP_WORDS } from '../lexicon/words.ts'

const MOST_WORDS = 3

/** A thing that begins at a position, without its article: at most three words up to a stop word. */
export function nounAt(words: string[], start: number): string | undefined {
  let at = start
  while (DETERMINERS.has(words[at] ?? '') || FILLER.has(words[at] ?? '')) at += 1
  const isOne = /^(an?|same)$/.test(words[at - 1] ?? '')
  const found: string[] = []
  for (; found.length < MOST_WORDS; at += 1) {
    const word = words[at]
    if (!word || STOP_WORDS.has(word.toLowerCase())) break
    found.push(word)
  }
  return nounOf(found, isOne)
}

const LOOSE =
  /^(done|back|nearby|alive|right|ready|together|home|early|late|empty|alone|safe|safely|.{2,}(ly|ed))$/

/** Without an article, so "a trusted sitter" becomes trusted sitters. */
function nounOf(found: string[], isOne: boolean): string | undefined {
  const kept = found.filter(
    (word) => ![PRODUCT_WORDS, FILLER, GENERIC].some((list) => list.has(word.toLowerCase())),
  )
  while (kept.length > 0 && LOOSE.test(kept.at(-1) ?? '')) kept.pop()
  const text = kept.join(' ')
  if (text.length < 3) return undefined
  if (text.includes("'s ")) return `a ${text}`
  return isOne ? plural(text) : text
}

const HELPS = /^(help|let|enable|allow|connect|match|link|pair|remind|tell)(s|es|ing)?$/

/** "a course marketplace" is about courses. */
const MEETING_PLACE = /^(marketplace|platform|directory|finder|exchange|hub|community)$/

type Candidate = { text: string; score: number }

/** What a text is about when nothing tells better: its best noun phrase. */
export function topicOf(sentences: string[][], cues: Set<string>): string | undefined {
  const best = new Map<string, Candidate>()
  for (const [order, words] of sentences.entries()) {
    for (const { text, score } of phrasesIn(words, cues)) {
      const before = best.get(text)?.score ?? 0
      best.set(text, { text, score: before + score - Math.min(order, 4) * 0.2 })
    }
  }
  return [...best.values()].sort((one, other) => other.score - one.score)[0]?.text
}

function phrasesIn(words: string[], cues: Set<string>): Candidate[] {
  const found: Candidate[] = []
  let phrase: string[] = []
  let before = ''
  for (const [at, word] of [...words, ','].entries()) {
    const lower = word.toLowerCase()
    const ends =
      STOP_WORDS.has(lower) ||
      FILLER.has(lower) ||
      PRODUCT_WORDS.has(lower) ||
      GENERIC.has(lower) ||
      lower in RUN_BY ||
      lower in REGIONS ||
      lower.endsWith("n't") ||
      HELPS.test(lower) ||
      personOf(lower, false) !== undefined
    if (!ends && phrase.length < MOST_WORDS) {
      phrase.push(word)
      continue
    }
    // In "a mental health app" there is one app.
    const isOne = MEETING_PLACE.test(lower) || (/^an?$/.test(before) && !PRODUCT_WORDS.has(lower))
    const text = nounOf(withoutVerb(phrase, PRODUCT_WORDS.has(before)), isOne)
    if (text && !(JOB_VERBS.has(text) && !cues.has(text)))
      found.push({ text, score: scoreOf(text, before, cues) })
    phrase = []
    before = words[at] ?? ''
  }
  return found
}

/** "roster staff" is about staff; "rostering staff" may stay, unless a product does it. */
function withoutVerb(phrase: string[], isProduct: boolean): string[] {
  const [first = '', ...rest] = phrase
  const isVerb = rest.length > 0 && baseOf(first) !== undefined && (isProduct || !gerundBase(first))
  return isVerb ? rest : phrase
}

function scoreOf(text: string, before: string, cues: Set<string>): number {
  const parts = text.split(' ')
  const known = parts.some((part) => cues.has(part)) ? 2 : 0
  const afterCue = /^(for|of|about|with|on)$/.test(before) ? 1 : 0
  return (
    known + afterCue + (parts.length > 1 ? 1 : 0) + (parts.length === 1 && baseOf(text) ? -1 : 0)
  )
}
