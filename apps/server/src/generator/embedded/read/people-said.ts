import { fromGerund, singular } from '../language/inflect.ts'
import { isAdjective, isGerund, isNoun } from '../language/word-kind.ts'
import { JOB_VERBS } from '../lexicon/verbs.ts'
import { DETERMINERS, FILLER, STOP_WORDS } from '../lexicon/words.ts'

/** "of school-age kids", "with diabetes": kept with "of" where it is short. */
export type Tail = { text: string; condition?: string | undefined; end: number }

/** "people on dialysis" */
export function onAt(words: string[], start: number): Tail | undefined {
  const [on, what = ',', next = ','] = words.slice(start, start + 3)
  const isState = on === 'on' && !STOP_WORDS.has(what) && !DETERMINERS.has(what)
  const isWhole = STOP_WORDS.has(next) || FINITE.test(next) || /n't$/.test(next)
  return isState && isWhole ? { text: '', condition: `be on ${what}`, end: start + 2 } : undefined
}

const NO_STATE = /^(looking|trying|wanting|struggling|using|getting|needing|wishing|hoping|saving)$/
const FINITE =
  /^(,|because|when|while|but|go|goes|feel|do|have|end|run|keep|never|lose|waste|need|struggle|find|forget|want|are|is|get|spend|hate|who|and|so)$/

/** "people waiting for surgery lose fitness": they wait for surgery. */
export function doingNowAt(
  words: string[],
  start: number,
): { text: string; end: number } | undefined {
  const first = words[start] ?? ''
  const isDoing = isGerund(first) || /^(living|working|studying|renting|owning)$/.test(first)
  if (!isDoing || NO_STATE.test(first)) return undefined
  const near = [...words, ','].slice(start + 1, start + 6)
  const length = near.findIndex(
    (word, index) =>
      FINITE.test(word) || /n't$|^cannot$/.test(word) || (word === 'to' && index > 0),
  )
  if (length < 1 || near.slice(0, length).some((word) => HANGING.test(word))) return undefined
  // "being left behind" befalls them.
  const verb = first === 'being' ? 'get' : fromGerund(first)
  const text = [verb, ...near.slice(0, length)].join(' ')
  return { text, end: start + 1 + length }
}

const HANGING = /^(they|it|them|that|which|when|because)$/

/** "teenagers learning to drive" */
export function doingAt(words: string[], at: number): string[] | undefined {
  const isTask = isGerund(words[at] ?? '') && words[at + 1] === 'to'
  return isTask && JOB_VERBS.has(words[at + 2] ?? '') ? words.slice(at, at + 3) : undefined
}

const INDUSTRIES =
  /^(mining|tech|technology|construction|engineering|science|STEM|farming|agriculture|nursing|hospitality|retail|finance|law|politics|education|teaching|healthcare|government|manufacturing|logistics|media|film|music|trades)$/

/** "women in mining" work there. */
export function inIndustry(words: string[], start: number): Tail | undefined {
  const [where, what = '', next = ','] = words.slice(start, start + 3)
  const isField = where === 'in' && INDUSTRIES.test(what) && !/^(towns?|companies)$/.test(next)
  return isField ? { text: '', condition: `work in ${what}`, end: start + 2 } : undefined
}

/** "wheelchair users" are people of a kind. */
export const userRole = (word: string, modifiers: string[]) =>
  /^users?$/.test(word) && modifiers.length > 0 ? [...modifiers, 'user'].join(' ') : undefined

/** By its ending, where the dictionary does not know it: autistic, epileptic, menopausal. */
const isLikeAdjective = (word: string) =>
  isAdjective(word) || /^[a-z]{3,}(ic|ous|ive|ful|less|able|ible|ese|sal|nal|ish)$/.test(word)

export function describedBy(modifiers: string[]): string | undefined {
  // "rural pregnant women": what stands next to them says most.
  const word = modifiers.at(-1)
  if (!word || !modifiers.every(isLikeAdjective)) return undefined
  return /^(elderly|older|old|senior)$/.test(word) ? 'be 65 or older' : `be ${word}`
}

/** "markets stallholders" stand at a market. */
export const oneOf = (word: string) =>
  /^(sports|sales|news|customs|arts|systems|operations|accounts|logistics|events|overseas|.*'s)$/.test(
    word,
  )
    ? word
    : singular(word)

/** "recovering from a stroke" is told of now; who lives or works somewhere simply does. */
export const toldNow = (words: string[], at: number, text: string) =>
  /^(live|work|study|rent|own|wait|commute|learn|deal|get) /.test(text)
    ? text
    : `be ${words[at]} ${text.split(' ').slice(1).join(' ')}`

/** "farmers markets": many people do not "markets" anything, so it is no verb. */
export const isModifier = (word: string, next: string) =>
  /[^s]s$/.test(word) &&
  /[^s']s$/.test(next) &&
  !STOP_WORDS.has(next) &&
  !FILLER.has(next) &&
  isNoun(next)
