import { type Brief, type BriefField, emptyBrief, fieldsOf } from '@wattle/contract/brief'
import * as cues from '../content/cues.ts'
import { FIELD_CONTENT, type FieldContent } from '../content/fields.ts'
import { NOUN_VERBS, OFFENDERS, UNDER_18 } from '../content/words.ts'
import { clean, isUsableText, sentencesOf, wordSet } from './clean.ts'
import * as english from './english.ts'
import { kindOf } from './kind-of.ts'
import * as people from './people.ts'
import { rewritten } from './rewrite.ts'
import { isCovert, sensitiveIn } from './sensitive.ts'

const MAX_OFFERS = 3
const MAX_TOOLS = 2
const MIN_FIELD_CUES = 2
const MAX_LIKELY_FIELDS = 6

/**
 * The brief has only the fields we're sure about. Likely values for the others are in `offers`. If
 * the text isn't usable, the brief stays empty.
 */
export function readIdea(text: string) {
  const isUsable = isUsableText(text) && !isCovert(text)
  const idea = isUsable ? clean(text) : ''
  const sentences = sentencesOf(idea)
  const read = sentences.map((sentence, at) => readSentence(sentence, at === 0))
  const groups = read.flatMap(({ who }) => who)
  const activities = read.flatMap((one) => one.do)
  const joining = sentences.find((sentence) => cues.JOINING.test(sentence))
  const who = joining === undefined ? agreed(groups)?.text : undefined
  const activity = agreed(activities)
  const today = toolsIn(idea, cues.TOOL_CUES).map(({ text }) => text)
  const life = who && people.lifeOf(who)
  const { kind } = kindOf(activity?.text ?? '')
  // For these kinds `one` is a session, a trip or the like, so the verb's object is the wrong word.
  const isNamedByObject = !/^(?:LEARN|TRAVEL|CHECK|PLAN|HEALTH)$/.test(kind ?? '')
  const fields = fieldsIn(idea, life || null)
  const found: Partial<Record<BriefField, unknown>> = {
    who,
    do: activity?.text,
    often: activity?.often,
    today: today.length <= MAX_TOOLS && today.length > 0 && today,
    cost: sentences.some((sentence) => cues.SPEND_TIME.test(sentence)) && 'TIME',
    life,
    kind,
    one: isNamedByObject && oneIn(activity?.text ?? ''),
    field: who && (people.fieldOfRole(who) ?? fields.sure),
    sensitive: life !== 'PAID' && sensitiveIn(idea),
  }
  const known = Object.entries(found).filter(([, value]) => value)
  const by = Object.fromEntries(known.map(([field]) => [field, 'reader' as const]))
  const brief: Brief = { ...emptyBrief(), ...Object.fromEntries(known), by }
  return {
    isUsable,
    brief,
    offers: {
      ...(!found.who && offered('who', groups)),
      ...(!found.do && offered('do', activities)),
      ...(!found.today && offered('today', toolsIn(idea, cues.TOOL_MENTIONS))),
    },
    sides: joining === undefined ? [] : sidesOf(joining, groups),
    likelyFields: fields.likely,
  }
}

const toolsIn = (idea: string, tools: [RegExp, string][]) =>
  tools.flatMap(([says, text]) => (says.test(idea) ? { text, isSure: true } : []))

/** A group of people or an activity. `isSure` is false if we should only suggest it. */
type Phrase = { text: string; isSure: boolean; often?: Brief['often'] }

/** The phrase, if all the sure ones are the same. Otherwise undefined. */
function agreed(phrases: Phrase[]): Phrase | undefined {
  const [first, ...others] = phrases.filter(({ isSure }) => isSure)
  const isOne = others.every(({ text }) => text.toLowerCase() === first?.text.toLowerCase())
  return isOne ? first : undefined
}

const NEVER_OFFERED = new Set([...people.GENERIC, ...OFFENDERS, 'friends'])

/** Up to three suggestions for an empty field, starting with those we're sure about. */
function offered(field: BriefField, phrases: Phrase[]): Partial<Record<BriefField, string[]>> {
  const texts = phrases
    .toSorted((one, other) => Number(other.isSure) - Number(one.isSure))
    .map(({ text }) => text)
  // "help tradies" adds nothing if we already suggest "tradies".
  const isLonger = (text: string) =>
    english.withPlainVerb(text) !== undefined && texts.some((other) => text.endsWith(` ${other}`))
  const narrow = texts.filter((text) => !NEVER_OFFERED.has(text) && !isLonger(text))
  return narrow.length > 0 ? { [field]: [...new Set(narrow)].slice(0, MAX_OFFERS) } : {}
}

/** A group of people and, in most cases, what they do. */
type Mention = [people?: string | undefined, activity?: string | undefined]

function readSentence(sentence: string, isFirst: boolean): { who: Phrase[]; do: Phrase[] } {
  const helped = [...sentence.matchAll(cues.HELPS)].map(([, rest = '']) => leadingPeople(rest))
  const matched = cues.MENTIONS.map((says) => (says.exec(sentence)?.slice(1) ?? []) as Mention)
  const mentions = [...helped, ...matched, startOf(sentence, isFirst)].map(
    ([group = '', activity = '']) => ({ group: peopleIn(group), task: activityIn(activity) }),
  )
  // "I’m a relief vet" means the project is about relief vets.
  const role = (cues.I_AM.exec(sentence)?.[1] ?? '').replace(cues.ENDS_ROLE, '')
  const owners = rewritten(cues.I_RUN.exec(sentence)?.[1] ?? '', cues.AS_OWNERS)
  const groups = [
    ...mentions.map(({ group }) => group),
    people.isKnownPerson(people.headOf(role)) ? peopleIn(english.plural(role)) : undefined,
    owners ? { text: owners, isSure: true } : undefined,
    ...groupsIn(sentence).map((text) => ({ text, isSure: false })),
  ]
  return {
    who: groups.filter((group) => group !== undefined),
    do: mentions.flatMap(({ group, task }) => {
      const isSure = task?.isSure === true && group?.isSure === true
      return task ? [{ ...task, isSure, often: oftenIn(sentence) }] : []
    }),
  }
}

const NOUN_TOO = wordSet(NOUN_VERBS)
const isOnlyVerb = (word: string) => english.isVerb(word) && !NOUN_TOO.has(word)

/**
 * Reads "Nurses swap shifts" if it's the first sentence, because in a later one the activity may be
 * someone else's. From "Nurses who …" it only reads the group, in any sentence.
 */
function startOf(sentence: string, isFirst: boolean): Mention {
  const [group, rest = ''] = leadingPeople(sentence.replace(/^(?:most|many|all|our|the) /i, ''))
  const [verb = ''] = rest.split(' ')
  if (isFirst && isOnlyVerb(verb)) return [group, rest]
  return /^who\b/.test(rest) ? [group] : []
}

const MAX_WORDS_BEFORE = 2

/** Every group in the sentence, such as "council arborists" or "parents of primary school kids". */
function groupsIn(sentence: string): string[] {
  const words = sentence.split(' ')
  return words.flatMap((word, at) => {
    const group = word.toLowerCase().replace(/[^a-z'-]+$/, '')
    if (!people.isPeople(group) || isUnsuitable(group)) return []
    const before = words.slice(Math.max(at - MAX_WORDS_BEFORE, 0), at)
    const other = before.findLastIndex(
      (one) => !cues.DESCRIBES.test(one) || isOnlyVerb(one.toLowerCase()),
    )
    const isEnd = group.length < word.length
    const [, of = ''] = (!isEnd && cues.OF_SOMEONE.exec(words.slice(at + 1).join(' '))) || []
    return [[...before.slice(other + 1), group, of].join(' ').trim().toLowerCase()]
  })
}

const UNSUITABLE = new Set([...people.GENERIC, ...people.ORGANISATIONS, ...UNDER_18, ...OFFENDERS])

/** Groups that are too broad to recruit, too young, or that no agency would recruit. */
const isUnsuitable = (group: string) => UNSUITABLE.has(group)

/**
 * "nurses swap shifts" becomes "nurses" and "swap shifts". Empty if the text doesn't start with
 * people.
 */
function leadingPeople(text: string): Mention {
  const words = text.split(' ')
  const length = [5, 4, 3, 2, 1].find((count) => {
    const phrase = words.slice(0, count).join(' ')
    const isPeople = people.isPeople(words[count - 1]?.toLowerCase() ?? '')
    return count < words.length && isPeople && !cues.OUTSIDE_PEOPLE.test(phrase)
  })
  return length ? [words.slice(0, length).join(' '), words.slice(length).join(' ')] : []
}

/** The people in the phrase, or undefined if it doesn't mention any. */
function peopleIn(phrase: string): Phrase | undefined {
  const text = rewritten(phrase.trim(), cues.NOT_THE_PEOPLE)
  const head = people.headOf(text)
  if (!people.isPeople(head)) return undefined
  const startsWithVerb = english.isVerb(text.replace(/ .*/, ''))
  return {
    text: text.replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase()),
    isSure: cues.PLAIN_GROUP.test(text) && !isUnsuitable(head) && !startsWithVerb,
  }
}

/**
 * "send invoices every month because clients forget" becomes "send invoices". Undefined if the
 * phrase doesn't start with a verb.
 */
function activityIn(phrase: string): Phrase | undefined {
  const activity = rewritten(phrase.trim(), cues.NOT_THE_ACTIVITY)
  const text = activity.replace(/^\S+/, (verb) => verb.toLowerCase())
  const words = text.split(' ')
  if (!english.isVerb(words[0] ?? '')) return undefined
  if (hasSecondVerb(words))
    return { text: text.replace(/(?<= \S+) (?:and|or|&) .*$/i, ''), isSure: false }
  const isWhole = !cues.ONLY_THEN.test(phrase)
  return { text, isSure: isWhole && !cues.UNSURE_IN_ACTIVITY.some((one) => one.test(text)) }
}

/** True for "send and chase invoices" and "find, hire and pay cleaners". */
const hasSecondVerb = (words: string[]) =>
  words.some((word, at) => {
    const next = words[at + 1]?.toLowerCase() ?? ''
    return /^(?:and|or|&)$|,$/i.test(word) && (english.isVerb(next) || /(?:ing|ed)$/.test(next))
  })

function oftenIn(sentence: string): Brief['often'] {
  const [found, ...others] = cues.OFTEN_CUES.filter(([pattern]) => pattern.test(sentence))
  return others.length === 0 ? (found?.[1] ?? null) : null
}

/** The verb's object in the singular, such as "a progress claim". */
function oneIn(activity: string): string | undefined {
  const words = activity.split(' ')
  const object = words.slice(english.verbLength(words)).join(' ')
  const [, first = '', noun = ''] = cues.ITS_OBJECT.exec(object) ?? []
  const head = noun.toLowerCase().replace(/^.* /, '')
  if (english.isMass(head) || (english.isVerb(head) && head.endsWith('ing'))) return undefined
  const single = english.singular(noun)
  const isSeveral = english.isPlural(noun) && english.plural(single) === noun
  return isSeveral || /^an?$/i.test(first) ? english.withArticle(single) : undefined
}

/** The two groups that the idea brings together. Empty unless there are exactly two. */
function sidesOf(sentence: string, groups: Phrase[]): string[] {
  const [, one = '', other = ''] = cues.JOINED.exec(sentence) ?? []
  const pair = [one, other].flatMap((words) => peopleIn(words)?.text ?? [])
  const named = [...new Set(groups.flatMap(({ text, isSure }) => (isSure ? text : [])))]
  return [pair, named].find((sides) => sides.length === 2) ?? []
}

/**
 * We're sure of a field if at least two words suggest it and no word suggests another. The likely
 * fields are sorted by how many words suggest them.
 */
function fieldsIn(idea: string, life: Brief['life']) {
  const words = wordSet(idea.toLowerCase().replace(/[^a-z]+/g, ' '))
  const count = ({ cues }: FieldContent) => cues.filter((cue) => words.has(cue)).length
  const likely = fieldsOf(life)
    .filter((field) => count(FIELD_CONTENT[field]) > 0)
    .toSorted((one, other) => count(FIELD_CONTENT[other]) - count(FIELD_CONTENT[one]))
  const [first, second] = likely
  const isSure = life !== null && !second && first && count(FIELD_CONTENT[first]) >= MIN_FIELD_CUES
  return { sure: isSure && first, likely: likely.slice(0, MAX_LIKELY_FIELDS) }
}
