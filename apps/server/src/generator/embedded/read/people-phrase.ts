import { singular } from '../language/inflect.ts'
import { isGerund } from '../language/word-kind.ts'
import {
  AT_SCHOOL,
  HAS_OTHERS,
  LESSONS,
  NEVER_BEFORE,
  SERVING,
  SIZES,
  SOCIAL,
  TELLING,
} from '../lexicon/names-of-people.ts'
import { ANSWERED_BY, GENERIC, isPlural, personOf } from '../lexicon/people.ts'
import { RUN_BY } from '../lexicon/places-of-work.ts'
import { JOB_VERBS } from '../lexicon/verbs.ts'
import { DETERMINERS, FILLER, STOP_WORDS } from '../lexicon/words.ts'
import { placeAt } from './people-place.ts'
import {
  describedBy,
  doingAt,
  doingNowAt,
  inIndustry,
  isModifier,
  onAt,
  oneOf,
  type Tail,
  toldNow,
  userRole,
} from './people-said.ts'
import { relativeEndAt } from './relatives.ts'
import { sharedLife, toldOfKind } from './shared-life.ts'

/** Where in a sentence people were found. */
export type PeoplePhrase = {
  /** Singular, as in "finance manager"; undefined for people of no kind. */
  role: string | undefined
  /** What is said of them instead, as in "be deaf". */
  described?: string | undefined
  /** What people of no kind are doing, as in "learn Auslan". */
  doing?: string | undefined
  /** "my mum", for whom somebody else answers. */
  isRelative?: boolean
  /** Who answers for those that are named: parents for children, owners for cafes. */
  isStandIn?: boolean
  /** Children and animals: what they do is not what those do who answer. */
  isYoung?: boolean
  /** Whether they were described by what could not be read: "migrant women with overseas degrees". */
  isUnclear?: boolean
  /** As the text calls them. */
  name?: string
  /** As in "at wholesalers". */
  place: string | undefined
  end: number
}

const MOST_WORDS = 5
const OWNERS = /^(their|his|her|its|my|our|your)$/
const isKept = (words: string[], at: number) => TELLING.test(`${words[at]} ${words[at + 1]}`)

/** Reads people that begin at a position. */
export function peopleAt(
  words: string[],
  start: number,
  afterCue = true,
): PeoplePhrase | undefined {
  let from = start
  const isSkipped = (at: number) =>
    DETERMINERS.has(words[at] ?? '') || (FILLER.has(words[at] ?? '') && !isKept(words, at))
  while (isSkipped(from)) from += 1
  const owner = words.slice(start, from).findLast((word) => OWNERS.test(word))
  // "tells their children": those of others are not who it is for.
  const isAnswering = /^(parents|carers|owners|teachers)$/.test(words[from] ?? '')
  if (owner && !/^(my|our|your)$/.test(owner) && !isAnswering) return undefined
  if (owner === 'my' && /^(daughter|son|kid|child|toddler|baby)('s)?$/.test(words[from] ?? '')) {
    return { role: 'parent', isStandIn: true, place: undefined, end: from + 1 }
  }
  if (owner === 'my' && (words[from] ?? '').endsWith("'s")) return undefined
  // "my husband and I": one of those who tell it.
  if (
    owner === 'my' &&
    /^(husband|wife|partner|brother|sister|friend|boss|team)$/.test(words[from] ?? '')
  )
    return undefined
  // "our stylist" is part of what is offered.
  if (owner === 'our' && personOf(words[from] ?? '', false)) return undefined
  const end = relativeEndAt(words, start, from, owner)
  if (end) {
    return { role: 'family carer', isStandIn: true, isRelative: true, place: undefined, end }
  }
  const modifiers: string[] = []
  for (let at = from; at < from + MOST_WORDS; at += 1) {
    const word = words[at] ?? ','
    const lower = word === 'GPS' ? word : word.toLowerCase()
    const next = (words[at + 1] ?? ',').toLowerCase()
    // "dog owners", "shop managers": the head comes last.
    const goesOn = (isHead(next, afterCue) && !JOB_VERBS.has(next)) || GENERIC.has(next)
    if (GENERIC.has(lower) && !goesOn) return ofNoKind(words, at, modifiers)
    const isNamed =
      isHead(lower, afterCue) && !goesOn && standsAlone(lower, next) && !isModifier(lower, next)
    if (isNamed && !(start === at && isOneBefore(words, at))) {
      return withHead(words, at, modifiers)
    }
    // "IT managers"
    if ((STOP_WORDS.has(lower) && word !== 'IT') || NEVER_BEFORE.has(lower) || /n't$/.test(lower))
      break
    if (JOB_VERBS.has(lower) && at === from && !goesOn) break
    if (SERVING.test(lower)) break
    // "tradies' wives" are not any wives; "dentists' receptionists" are receptionists.
    const isFamily = lower.endsWith("s'") && /^(wives|husbands|daughters|sons|mothers)$/.test(next)
    if (isFamily)
      modifiers.push(`${personOf(lower.slice(0, -1), true) ?? singular(lower.slice(0, -1))}'s`)
    else if ((!FILLER.has(lower) || isKept(words, at)) && !lower.endsWith("'")) modifiers.push(word)
  }
  return undefined
}

/** "volunteer footy clubs" are clubs. */
function isOneBefore(words: string[], at: number): boolean {
  const [word = '', next = '', last = ''] = words.slice(at, at + 3)
  const isOne = personOf(word, false) === word
  return (
    isOne && !STOP_WORDS.has(next) && !JOB_VERBS.has(next) && last in RUN_BY && last.endsWith('s')
  )
}

function isHead(word: string, afterCue: boolean): boolean {
  return (personOf(word, afterCue) ?? RUN_BY[word] ?? ANSWERED_BY[word]) !== undefined
}

/** "for a baby", but not "baby clothes". */
function standsAlone(word: string, next: string): boolean {
  const isOne = !word.endsWith('s') && (word in RUN_BY || word in ANSWERED_BY)
  return !isOne || STOP_WORDS.has(next)
}

function ofNoKind(words: string[], at: number, modifiers: string[]): PeoplePhrase {
  const last = modifiers.at(-1) ?? ''
  // "families with coeliac kids"
  const theirs = words[at + 1] === 'with' ? peopleAt(words, at + 2) : undefined
  if (theirs?.isYoung) return { ...theirs, isYoung: false }
  const tail = tailAt(words, at + 1) ?? onAt(words, at + 1) ?? inIndustry(words, at + 1)
  const end = tail?.end ?? at + 1
  const doing = tail ? undefined : doingNowAt(words, at + 1)
  const isCouple = /^couples?$/.test(words[at] ?? '')
  const described = isCouple
    ? 'live with a partner'
    : (tail?.condition ?? (doing && toldNow(words, at + 1, doing.text)) ?? describedBy(modifiers))
  // "cat lovers"
  const isOfThem = /^(families|family|relatives|friends)$/.test(words[at] ?? '') && tail?.text
  const role =
    ANSWERED_BY[last] ??
    userRole(words[at] ?? '', modifiers) ??
    (isOfThem ? `relative ${tail.text}` : undefined)
  return {
    role,
    described,
    isUnclear: !role && (described === undefined || modifiers.length > 1) && modifiers.length > 0,
    doing:
      doing && !/^(live|work|study|rent|own|wait|commute|get) /.test(doing.text)
        ? doing.text
        : undefined,
    place: undefined,
    end: doing?.end ?? end,
  }
}

function withHead(words: string[], at: number, modifiers: string[]): PeoplePhrase | undefined {
  const head = (words[at] ?? '').toLowerCase()
  const person = personOf(head, true)
  const end = at + 1
  const answering = RUN_BY[head] ?? ANSWERED_BY[head]
  if (answering && (!person || ANSWERED_BY[head])) {
    const kept = RUN_BY[head] ? modifiers.filter((word) => !SIZES.has(word)) : []
    // A law firm has no law manager.
    if (answering === 'manager' && kept.length > 0) {
      return { role: answering, isStandIn: true, place: `at ${kept.join(' ')} ${head}`, end }
    }
    const isLessons = /^schools?$/.test(head) && LESSONS.test(kept.at(-1) ?? '')
    if (isLessons)
      return { role: [...kept, 'school owner'].join(' '), isStandIn: true, place: undefined, end }
    const isSocial = /^clubs?$/.test(head) && SOCIAL.test(kept.at(-1) ?? '')
    if (isSocial)
      return { role: [...kept, 'club member'].join(' '), isStandIn: true, place: undefined, end }
    const placeEnd = RUN_BY[head] ? placeAt(words, end)?.end : undefined
    return {
      role: [...kept, answering].join(' '),
      isStandIn: true,
      isYoung: head in ANSWERED_BY,
      place: undefined,
      end: placeEnd ?? end,
    }
  }
  if (!person) return undefined
  // Who forgets is not asked what happened.
  if (modifiers.some((word) => /^(dementia|alzheimer's)$/.test(word))) {
    return { role: 'family carer', isStandIn: true, place: undefined, end }
  }
  // Who is at school is not asked.
  if (person === 'student' && modifiers.some((word) => AT_SCHOOL.test(word))) {
    const past = tailAt(words, end)?.end ?? end
    return { role: 'parent', isStandIn: true, isYoung: true, place: undefined, end: past }
  }
  const role = [...modifiers.map(oneOf), person === 'gp' ? 'GP' : person].join(' ')
  const tail = tailAt(words, end)
  if (tail)
    return {
      role: tail.text ? `${role} ${tail.text}` : role,
      described: toldOfKind(tail.condition),
      place: undefined,
      end: tail.end,
    }
  const place = isPlural(head) ? placeAt(words, end) : undefined
  return { role, place: place?.text, end: place?.end ?? end }
}

function tailAt(words: string[], start: number): Tail | undefined {
  const preposition = words[start]
  if (preposition !== 'of' && preposition !== 'with') return undefined
  // "warns workers of heat stress": not whose workers they are.
  if (preposition === 'of' && !HAS_OTHERS.test(words[start - 1] ?? '')) return undefined
  // "match tradies with homeowners" has two sides.
  if (preposition === 'with' && peopleAt(words, start + 1)) return undefined
  const found: string[] = []
  let at = start + 1
  for (; at < start + 6; at += 1) {
    const word = words[at] ?? ','
    if (STOP_WORDS.has(word) && word !== 'with' && word !== 'a') break
    if (
      found.length > 0 &&
      (JOB_VERBS.has(word) || /n't$|^(wake|worry|end|struggle|need)$/.test(word))
    )
      break
    if (found.length > 0 && isGerund(word)) break
    found.push(word)
  }
  while (/^(with|a)$/.test(found.at(-1) ?? '')) found.pop()
  // "carers of people with asthma" are carers.
  if (preposition === 'of' && GENERIC.has(found[0] ?? '')) return { text: '', end: at }
  if (found.length === 0) return undefined
  const doing = preposition === 'of' ? doingAt(words, at) : undefined
  const text = [preposition, ...found, ...(doing ?? [])].join(' ')
  const isShort = found.length <= (preposition === 'of' ? 4 : 3)
  return {
    text: preposition === 'of' && isShort ? text : '',
    condition: preposition === 'with' && isShort ? sharedLife(text) : undefined,
    end: at + (doing?.length ?? 0),
  }
}
