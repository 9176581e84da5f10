import { plural, singular, withArticle } from '../language/inflect.ts'
import { personOf } from '../lexicon/people.ts'
import { baseOf, JOB_VERBS, STATE_VERBS } from '../lexicon/verbs.ts'
import { DETERMINERS } from '../lexicon/words.ts'
import { TAILS } from './job-end.ts'
import { gerundJobAt, jobAt, sieved } from './job-phrase.ts'
import { shiedFrom } from './left-undone.ts'
import { causeAfter } from './loss.ts'
import { nounAt } from './noun-phrase.ts'
import { PAIN_WORDS, painAt } from './pain.ts'
import { type Clause, hurting } from './told.ts'

const SKIPPED = new Set(
  'ever often always still currently recently constantly regularly also just both all must can usually frequently sometimes already then who and would will could might otherwise'.split(
    ' ',
  ),
)
const KNOWN = new Set([...PAIN_WORDS, ...STATE_VERBS])
/** Nothing that a person could tick. */
const UNCLEAR =
  /\b(always|often|constantly|so|late|stressed|tired|too|they|it|them|this|you|no|nowhere|nobody|not|never|nothing|what|how|in a state|un\w+ed|under\w+ed|over\w+ed)\b/
const TRAIT_ENDS =
  /^(,|and|but|so|who|that|because|to|when|without|while|can't|cannot|don't|never|struggle|need|have|get|lose|forget|hate|miss|waste|spend)$/

/** Reads on from the word after "who" or after the people themselves. */
export function clauseAt(words: string[], start: number): Clause | undefined {
  let at = start
  while (SKIPPED.has(words[at] ?? '')) at += 1
  const word = words[at] ?? ''
  const base = word === 'has' ? 'have' : (baseOf(word, KNOWN) ?? baseOf(word) ?? '')
  // "has ever tried to return a car"
  const tried = words.slice(at, at + 5).findIndex((part) => /^(tried|struggled|wanted)$/.test(part))
  if (base === 'have' && tried > 0 && words[at + tried + 1] === 'to')
    return { job: jobAt(words, at + tried + 1), hurts: true }
  const pain = painAt(words, at, base)
  if (pain) return pain
  const doing = /^(am|are|is)$/.test(word) ? doneNow(words, at + 1) : undefined
  if (doing) return hurting(doing)
  // "Cyclists being doored"
  if (word === 'being' && SUFFERED.test(words[at + 1] ?? '')) return gotten(words, at + 1)
  if (base === 'get' || (word === 'wake' && words[at + 1] === 'up')) return gotten(words, at + 1)
  const shied =
    words[at + 2] === 'to' ? shiedFrom(words[at + 1] ?? '', jobAt(words, at + 2)) : undefined
  if (shied) return shied
  if (word === 'feel' || MOODS.test(words[at + 1] ?? ''))
    return { topic: causeAfter(words, at + 2), hurts: true }
  const buried = BURIED.exec(words.slice(at, at + 4).join(' '))?.[0]
  if (buried) return { topic: nounAt(words, at + buried.split(' ').length), hurts: true }
  const kept = hoursKept(words, at, base) ?? onceLost(words, at)
  if (kept) return kept
  const isHiring = base === 'rent' && words[at + 1] === 'out'
  if (STATE_VERBS.has(base) && !isHiring) return trait(words, at, base)
  const isTask = JOB_VERBS.has(base) || base === 'do'
  const job = isTask ? sieved(base, words.slice(at + 1)) : undefined
  return job ? { job, hurts: false } : undefined
}

/** "who finish after the last train": when they work, which describes them. */
function hoursKept(words: string[], at: number, base: string): Clause | undefined {
  const isAt = /^(after|before|at)$/.test(words[at + (words[at + 1] === 'work' ? 2 : 1)] ?? '')
  if (!/^(finish|start)$/.test(base) || !isAt) return undefined
  const told = trait(words, words[at + 1] === 'work' ? at + 1 : at, base)
  const when = told?.trait?.split(' ').slice(1).join(' ')
  return when ? { trait: `${base} work ${when}`, hurts: true } : undefined
}

const LOST =
  /^lost (?:their|an?) ((?:\w+ )?(?:job|licence|visa|luggage|phone|keys|wallet|savings|bags?|passport))$/

/** "who lost their job": it befell them once. Whom they lost is not asked. */
function onceLost(words: string[], start: number): Clause | undefined {
  const at = /^(have|has)$/.test(words[start] ?? '') ? start + 1 : start
  for (const length of [3, 4]) {
    const thing = LOST.exec(words.slice(at, at + length).join(' '))?.[1]
    if (thing) return { trait: `lose their ${thing}`, hurts: true }
  }
  return undefined
}

/** "I am always chasing parents"; what is being built is told of the product. */
function doneNow(words: string[], start: number): string | undefined {
  let at = start
  while (/^(always|constantly|forever|still|often|currently|just)$/.test(words[at] ?? '')) at += 1
  const isPlan =
    /^(build|mak|develop|creat|launch|work|start|think|plan|look|try|go|design|us|offer|hav|gett|be|com|do|mov|liv|rent|study|wait|learn)ing$/
  return isPlan.test(words[at] ?? '') ? undefined : gerundJobAt(words, at)
}

/** How one feels about a thing is asked in the talk; nobody is chosen by it. */
const MOODS =
  /^(stressed|overwhelmed|frustrated|burnt|burned|exhausted|confused|annoyed|upset|angry|worried|nervous|embarrassed|scared|afraid|ashamed|fed)$/
/** A way to say that there is too much of it. */
const BURIED =
  /^(?:are )?(?:drown(?:ing)?|buried|swamped|inundated|overrun|overwhelmed|snowed under|bogged down|stuck|flooded|bombarded|plagued) (?:in|by|with|under)(?= )/
const SUFFERED =
  /^(.*ed|.*paid|hurt|lost|sick|ill|stuck|caught|sent|told|left|stung|bitten|stolen|woken|ripped|sued)$/
const HOW = /^(late|early|twice|wrong|badly|short|off|out|up|at|again)$/

/** "get injured" befalls people; what else they get, they did not try to get. */
function gotten(words: string[], at: number): Clause {
  const state = words[at] ?? ''
  // "get up at night to check the cows"
  const to = state === 'up' ? words.slice(at, at + 6).indexOf('to') : -1
  if (to > 0) return { job: jobAt(words, at + to), hurts: true }
  if (MOODS.test(state)) return { topic: causeAfter(words, at + 1), hurts: true }
  if (/^(double|over) \w+ed( |$)/.test(words.slice(at, at + 2).join(' ')))
    return { trait: `get ${state} ${words[at + 1]}`, hurts: true }
  if (!SUFFERED.test(state)) return { topic: received(words, at), hurts: true }
  const how = HOW.test(words[at + 1] ?? '') ? words[at + 1] : undefined
  const isMore = words[at + (how ? 2 : 1)] === 'and'
  const more = isMore ? clauseAt(words, at + (how ? 3 : 2)) : undefined
  const by = words.slice(at, at + 6).indexOf('by')
  const topic = by > 0 ? nounAt(words, at + by + 1) : undefined
  // Stung by what? Only that can be asked.
  if (topic && /^(stung|hit|caught|stuck)$/.test(state)) return { topic, hurts: true }
  return { topic, ...more, trait: ['get', state, how].filter(Boolean).join(' '), hurts: true }
}

const TAKEN =
  /^(withheld|stolen|broken|taken|lost|refused|rejected|declined|damaged|delayed|cancelled|returned|wasted|ignored|hacked|keyed|stripped|knocked|held|cut|sent|shut|recognised|approved)$/

/** "get their bond withheld" is about withheld bonds, "get complaints from neighbours" about those. */
function received(words: string[], at: number): string | undefined {
  const near = words.slice(at, at + 5)
  // "calls about broken lifts" are not broken.
  const done = near
    .slice(0, /^(about|from|for|of)$/.test(near[1] ?? '') ? 0 : near.length)
    .findIndex((word) => TAKEN.test(word))
  const thing = done > 0 ? nounAt(words.slice(0, at + done), at) : undefined
  if (thing) {
    const bare = thing.replace(/^(their|an?) /, '')
    return SPOILT.test(near[done] ?? '') ? `${near[done]} ${plural(bare)}` : plural(bare)
  }
  const noun = nounAt(words, at)
  const from = noun ? words.slice(at, at + 5).findIndex((word) => /^(from|about)$/.test(word)) : -1
  const whom = from > 0 ? thingAt(words, at + from + 1) : undefined
  const isNear = noun?.endsWith('s') && noun.split(' ').at(-1) === words[at + from - 1]
  return whom && isNear && /[^s]s$/.test(whom) ? `${noun} ${words[at + from]} ${whom}` : noun
}

/** "calls from parents", "calls about broken lifts" */
const thingAt = (words: string[], at: number) =>
  /[^s]s$/.test(words[at] ?? '') ? words[at] : nounAt(words, at)

const SPOILT = /^(withheld|stolen|broken|lost|refused|rejected|declined|damaged|delayed|cancelled)$/

function trait(words: string[], at: number, base: string): Clause | undefined {
  const rest: string[] = []
  for (const word of words.slice(at + 1, at + 7)) {
    if (TRAIT_ENDS.test(word)) break
    // "help people who live alone cook for one"
    if (JOB_VERBS.has(word) && /^(alone|nearby|remotely|abroad)$/.test(rest.at(-1) ?? '')) break
    rest.push(word)
  }
  while (DETERMINERS.has(rest.at(-1) ?? '') || TAILS.has(rest.at(-1) ?? '')) rest.pop()
  if (rest.length === 0 || UNCLEAR.test(rest.join(' '))) return undefined
  if (/^(enjoy)$/.test(base)) return { topic: nounAt(words, at + 1), hurts: false }
  const verb = /^(are|be|is)$/.test(base) ? 'be' : base
  // "are home bakers": each is one.
  const person = verb === 'be' ? personOf(rest.at(-1) ?? '', true) : undefined
  if (person && person !== rest.at(-1))
    return { trait: `be ${withArticle([...rest.slice(0, -1), person].join(' '))}`, hurts: false }
  // "work as cleaners": each as one.
  const one = singular(rest.slice(1).join(' '))
  if (rest[0] === 'as' && !/^an? /.test(one))
    return { trait: `${verb} as ${withArticle(one)}`, hurts: false }
  // "live in crowded homes": each in one.
  const [where = '', ...place] = rest
  const home = singular(place.join(' '))
  if (
    /^(live|study|rent|stay)$/.test(base) &&
    /^(in|at|on)$/.test(where) &&
    home !== place.join(' ')
  )
    return { trait: `${verb} ${where} ${withArticle(home)}`, hurts: false }
  return { trait: [verb, ...rest].join(' '), hurts: false }
}
