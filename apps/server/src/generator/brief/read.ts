import {
  type Brief,
  type BriefField,
  emptyBrief,
  type Field,
  fieldsOf,
  type Often,
} from '@wattle/contract/brief'
import * as cues from '../content/cues.ts'
import { FIELD_CONTENT } from '../content/fields.ts'
import { NOUN_VERBS, UNDER_18 } from '../content/words.ts'
import { clean, isUsableText, sentencesOf, wordSet } from './clean.ts'
import { kindOf } from './kind-of.ts'
import { isMass, isPlural, plural, singular, withArticle } from './nouns.ts'
import {
  fieldOfRole,
  GENERIC,
  headOf,
  isKnownPerson,
  isPeople,
  lifeOf,
  ORGANISATIONS,
} from './people.ts'
import { sensitiveIn } from './sensitive.ts'
import { isVerb, plainForm, verbLength } from './verbs.ts'

type Reading = {
  isUsable: boolean
  /** Only fields that are sure. */
  brief: Brief
  /** What failed one test, for the blanks. */
  offers: Partial<Record<BriefField, string[]>>
  sides: string[]
  likelyFields: Field[]
}

const MOST_OFFERS = 3
const MOST_TOOLS = 2
const MOST_PEOPLE_WORDS = 4
const MOST_ACTIVITY_WORDS = 9
const MOST_NOUN_WORDS = 3
const LEAST_FIELD_CUES = 2
const MOST_LIKELY_FIELDS = 6

export function readIdea(text: string): Reading {
  const brief = emptyBrief()
  if (!isUsableText(text))
    return { isUsable: false, brief, offers: {}, sides: [], likelyFields: [] }
  const sentences = sentencesOf(text)
  const found: Found = { candidates: [] }
  for (const [at, sentence] of sentences.entries()) readSentence(sentence, found, at === 0)
  const set = <F extends BriefField>(field: F, value: Brief[F] | undefined) => {
    if (value === undefined || value === null || value === '') return
    brief[field] = value
    brief.by[field] = 'reader'
  }
  const joining = sentences.find((sentence) => cues.JOINING.test(sentence))
  if (joining === undefined) set('who', agreed(found, 'who')?.text)
  const activity = agreed(found, 'do')
  set('do', activity?.text)
  set('often', activity && oftenIn(activity.sentence))
  const tools = cues.TOOL_CUES.filter(([pattern]) => pattern.test(clean(text)))
  const today = [...new Set(tools.map(([, tool]) => tool))]
  if (today.length > 0 && today.length <= MOST_TOOLS) set('today', today)
  if (found.costsTime) set('cost', 'TIME')
  if (brief.who) set('life', found.life ?? lifeOf(brief.who))
  const { kind } = kindOf(brief.do)
  set('kind', kind)
  // For these the word for one is a session or a trip, not what the verb is about.
  const isNamedByObject = !/^(?:LEARN|TRAVEL|CHECK|PLAN|HEALTH)$/.test(kind ?? '')
  if (isNamedByObject) set('one', activity && oneIn(activity.text))
  const fields = fieldsIn(text, brief)
  if (brief.who) set('field', fieldOfRole(brief.who) ?? fields.sure)
  if (brief.life !== 'PAID') set('sensitive', sensitiveIn(text))
  return {
    isUsable: true,
    brief,
    offers: offersOf(found, brief),
    sides: joining === undefined ? [] : sidesOf(joining, found),
    likelyFields: fields.likely,
  }
}

type Phrase = { text: string; isSure: boolean }
type Candidate = Phrase & { field: 'who' | 'do'; sentence: string }
type Found = { candidates: Candidate[]; life?: Brief['life'] | undefined; costsTime?: true }

const sureOnes = ({ candidates }: Found, field: Candidate['field']) =>
  candidates.filter((candidate) => candidate.field === field && candidate.isSure)

/** A field is known when all sure candidates agree. */
function agreed(found: Found, field: Candidate['field']): Candidate | undefined {
  const [first, ...others] = sureOnes(found, field)
  const isOne = others.every(({ text }) => text.toLowerCase() === first?.text.toLowerCase())
  return isOne ? first : undefined
}

/** Sure ones come first. */
function offersOf(found: Found, brief: Brief): Reading['offers'] {
  const offers: Reading['offers'] = {}
  for (const field of ['who', 'do'] as const) {
    const all = found.candidates.filter((candidate) => candidate.field === field)
    const texts = [...sureOnes(found, field), ...all].map(({ text }) => text)
    // "help tradies" is worth nothing beside "tradies".
    const isLonger = (text: string) =>
      texts.some(
        (other) => text.endsWith(` ${other}`) && plainForm(text.split(' ')[0] ?? '') !== undefined,
      )
    const narrow = texts.filter(
      (text) => !GENERIC.has(text) && text !== 'friends' && !isLonger(text),
    )
    if (!brief[field] && narrow.length > 0)
      offers[field] = [...new Set(narrow)].slice(0, MOST_OFFERS)
  }
  return offers
}

const NOUN_TOO = wordSet(NOUN_VERBS)

/** Each kind of sentence that tells of people, and what it tells of them. */
function readSentence(sentence: string, found: Found, isFirst: boolean): void {
  const add = (field: Candidate['field'], phrase: Phrase | undefined) => {
    if (phrase?.text) found.candidates.push({ ...phrase, field, sentence })
  }
  const take = (people = '', activity?: string) => {
    const group = peopleIn(people)
    add('who', group)
    const task = activity === undefined ? undefined : activityIn(activity)
    add('do', task && { ...task, isSure: task.isSure && group?.isSure === true })
  }
  for (const [, rest = ''] of sentence.matchAll(cues.HELPS)) {
    const group = leadingPeople(rest)
    if (group) take(group.text, group.rest.replace(/^to /i, ''))
  }
  const forWho = cues.FOR_PEOPLE_WHO.exec(sentence)
  if (forWho) take(forWho[1], forWho[2])
  const forTo = cues.FOR_PEOPLE_TO.exec(sentence)
  if (forTo) take(forTo[1], forTo[2])
  const haveTo = cues.HAVE_TO.exec(sentence)
  if (haveTo) take(haveTo[1], haveTo[2])
  const spending = cues.SPEND_TIME.exec(sentence)
  if (spending) {
    take(spending[1], withPlainVerb(spending[2] ?? ''))
    found.costsTime = true
  }
  const first = leadingPeople(sentence.replace(/^(?:most|many|all|our|the) /i, ''))
  if (first && !haveTo && !spending) {
    const [verb = ''] = first.rest.split(' ')
    // Later sentences tell of others, too.
    const isTelling = isFirst && isVerb(verb) && !NOUN_TOO.has(verb)
    if (isTelling) take(first.text, first.rest)
    else if (/^who\b/.test(first.rest)) take(first.text)
  }
  const forEnd = cues.FOR_PEOPLE.exec(sentence) ?? cues.AIMED_AT.exec(sentence)
  if (forEnd) take(forEnd[1])
  const role = roleIn(cues.I_AM.exec(sentence)?.[1] ?? '')
  add('who', role)
  if (role) found.life = lifeOf(role.text)
  const owners = ownersIn(cues.I_RUN.exec(sentence)?.[1] ?? '')
  add('who', owners)
  if (owners) found.life = 'PAID'
  for (const text of groupsIn(sentence)) add('who', { text, isSure: false })
}

const MOST_WORDS_BEFORE = 2

/** Every group that is named anywhere: "council arborists", "parents of primary school kids". */
function groupsIn(sentence: string): string[] {
  const words = sentence.split(' ')
  return words.flatMap((word, at) => {
    const group = word.toLowerCase().replace(/[^a-z'-]+$/, '')
    if (!isKnownPeople(group)) return []
    let from = at
    while (from > 0 && at - from < MOST_WORDS_BEFORE && describes(words[from - 1] ?? '')) from -= 1
    const isEnd = group.length < word.length
    const [, of = ''] = (!isEnd && cues.OF_SOMEONE.exec(words.slice(at + 1).join(' '))) || []
    return [[...words.slice(from, at), group, of].join(' ').trim().toLowerCase()]
  })
}

function describes(word: string): boolean {
  const lower = word.toLowerCase()
  return (
    cues.DESCRIBES.test(word) && !lower.endsWith('ing') && (!isVerb(lower) || NOUN_TOO.has(lower))
  )
}

/** Plural, adult and narrow enough to be talked to. */
const isKnownPeople = (word: string) =>
  isPeople(word) && isPlural(word) && !GENERIC.has(word) && !UNDER_18.includes(word)

/** People at the start of a phrase, and what follows them. */
function leadingPeople(text: string): { text: string; rest: string } | undefined {
  const words = text.split(' ')
  for (let length = Math.min(5, words.length - 1); length >= 1; length -= 1) {
    const phrase = words.slice(0, length)
    const isGroup =
      isPeople(phrase.at(-1)?.toLowerCase() ?? '') &&
      phrase.every((word) => /^[A-Za-z'&-]+$/.test(word)) &&
      !phrase.slice(0, -1).some((word) => cues.ENDS_PEOPLE.test(word))
    if (isGroup) return { text: phrase.join(' '), rest: words.slice(length).join(' ') }
  }
  return undefined
}

/** Undefined when there are no people in it at all. */
function peopleIn(phrase: string): Phrase | undefined {
  const words: string[] = []
  for (const word of phrase.trim().split(' ')) {
    if (cues.ENDS_PEOPLE.test(word) || /[,;.]/.test(word.slice(0, -1))) break
    words.push(word.replace(/[,;.]$/, ''))
    if (/[,;.]$/.test(word)) break
  }
  let text = words.join(' ')
  while (cues.BEFORE_PEOPLE.test(text) && text.split(' ').length > 2)
    text = text.replace(cues.BEFORE_PEOPLE, '')
  text = text.replace(cues.DETERMINER_OF_PEOPLE, '')
  const head = headOf(text)
  if (!isPeople(head)) return undefined
  const isPlain = /^[A-Za-z'& -]+$/.test(text) && text.split(' ').length <= MOST_PEOPLE_WORDS
  const isNarrow = !GENERIC.has(head) && !ORGANISATIONS.has(head) && !UNDER_18.includes(head)
  const hasName = /\s[A-Z][a-z]/.test(text)
  return {
    text: /^[A-Z]{2}/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1),
    isSure: isPlain && isNarrow && !hasName && !isVerb(text.split(' ')[0] ?? ''),
  }
}

/** "I'm a relief vet": one of the people speaks. */
function roleIn(text: string): Phrase | undefined {
  const role = text.replace(cues.ENDS_ROLE, '').trim()
  const words = role.split(' ')
  const head = words.at(-1) ?? ''
  if (!isKnownPerson(head)) return undefined
  const isSure = words.length <= MOST_PEOPLE_WORDS && !GENERIC.has(plural(head))
  return { text: plural(role), isSure }
}

/** "I run a small bakery": bakery owners. */
function ownersIn(text: string): Phrase | undefined {
  const place = text.replace(cues.ENDS_PLACE, '').trim()
  const isVague = /^(?:small |big |little )?(?:business|company)$/.test(place)
  if (!cues.BUSINESS.test(place) || isVague) return undefined
  return { text: `${place.replace(/^(?:small|little|tiny|busy|big) /, '')} owners`, isSure: true }
}

const withPlainVerb = (text: string): string => {
  const [first = '', ...rest] = text.split(' ')
  const verb = plainForm(first.toLowerCase())
  return verb ? [verb, ...rest].join(' ') : ''
}

const isJoint = (word: string) => /^(?:and|or|&)$/i.test(word)

/** The activity, cut where a reason or a time begins; undefined when it doesn't start with a verb. */
function activityIn(phrase: string): Phrase | undefined {
  const all = phrase.trim().replace(cues.BEFORE_ACTIVITY, '').split(' ')
  const end = all.findIndex((word, at) => at > 0 && cues.ENDS_ACTIVITY.test(word.replace(/,$/, '')))
  const upToReason = all.slice(0, end < 0 ? all.length : end).join(' ')
  const text = withoutOften(upToReason.split(cues.NEXT_CLAUSE)[0] ?? '')
    .replace(/[,\s]+$/, '')
    .trim()
  const words = text.split(' ')
  const [verb = '', ...rest] = words
  if (!isVerb(verb.toLowerCase())) return undefined
  if (hasSecondVerb(words)) {
    const joint = words.findIndex((word, at) => at > 1 && isJoint(word))
    return { text: words.slice(0, joint < 0 ? words.length : joint).join(' '), isSure: false }
  }
  const isSure =
    words.length >= 2 &&
    words.length <= MOST_ACTIVITY_WORDS &&
    /^[A-Za-z' -]+$/.test(text) &&
    !cues.UNSURE_IN_ACTIVITY.some((pattern) => pattern.test(text))
  return { text: [verb.toLowerCase(), ...rest].join(' '), isSure }
}

/** "send and chase invoices", "find, hire and pay cleaners". */
const hasSecondVerb = (words: string[]) =>
  words.some((word, at) => {
    const next = words[at + 1]?.toLowerCase() ?? ''
    return (isJoint(word) || word.endsWith(',')) && (isVerb(next) || /(?:ing|ed)$/.test(next))
  })

const withoutOften = (text: string) =>
  cues.OFTEN_CUES.reduce((left, [pattern]) => left.replace(pattern, ''), text)
    .replace(/\b(?:nearly|almost|just about|about)\s*$/i, '')
    .replace(/ {2,}/g, ' ')

function oftenIn(sentence: string): Often | undefined {
  const [found, ...others] = cues.OFTEN_CUES.filter(([pattern]) => pattern.test(sentence))
  return others.length === 0 ? found?.[1] : undefined
}

/** The thing right after the verb, as one of it: "a progress claim". */
function oneIn(activity: string): string | undefined {
  const words = activity.split(' ')
  const object = words.slice(verbLength(words))
  const end = object.findIndex((word) => cues.AFTER_ONE.test(word))
  const phrase = object.slice(0, end < 0 ? object.length : end)
  const [first = ''] = phrase
  const nouns = cues.BEFORE_ONE.test(first) ? phrase.slice(1) : phrase
  const head = nouns.at(-1)?.toLowerCase() ?? ''
  const hasSecond = object.slice(phrase.length).some((word) => /^(?:and|or)$/i.test(word))
  if (!head || nouns.length > MOST_NOUN_WORDS || isMass(head) || hasSecond) return undefined
  const text = nouns.join(' ')
  const single = singular(text)
  const isCounted = /^an?$/i.test(first) || (isPlural(text) && plural(single) === text)
  const isActivity = isVerb(head) && head.endsWith('ing')
  return isCounted && !isActivity ? withArticle(single) : undefined
}

/** The two groups that the idea brings together, where there are exactly two. */
function sidesOf(sentence: string, found: Found): string[] {
  const [, one = '', other = ''] = cues.JOINED.exec(sentence) ?? []
  const pair = [peopleIn(one), peopleIn(other)].flatMap((group) => (group ? [group.text] : []))
  const named = [...new Set(sureOnes(found, 'who').map(({ text }) => text))]
  return [pair, named].find((sides) => sides.length === 2) ?? []
}

/** By the words that speak for a field. */
function fieldsIn(text: string, brief: Brief): { sure: Field | undefined; likely: Field[] } {
  const words = new Set(
    clean(text)
      .toLowerCase()
      .match(/[a-z]+/g),
  )
  const counts = fieldsOf(brief.life)
    .map((field) => ({
      field,
      count: FIELD_CONTENT[field].cues.filter((cue) => words.has(cue)).length,
    }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
  const [first, second] = counts
  const isSure = brief.life !== null && !second && first && first.count >= LEAST_FIELD_CUES
  const likely = counts.slice(0, MOST_LIKELY_FIELDS).map(({ field }) => field)
  return { sure: isSure ? first.field : undefined, likely }
}
