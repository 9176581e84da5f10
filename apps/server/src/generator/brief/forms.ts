import type { Brief, FormName } from '@wattle/contract/brief'
import * as cues from '../content/cues.ts'
import { MANY_AT_ONCE } from '../content/words.ts'
import { wordSet } from './clean.ts'
import {
  capitalised,
  isPlural,
  lowered,
  plural,
  singular,
  withArticle,
  withoutArticle,
} from './nouns.ts'
import { headOf, isPeople } from './people.ts'
import { toMe, toThem, withPronouns, wrongOf, youToI, youToThey, youToWe } from './pronouns.ts'
import { peopleOf } from './statements.ts'
import { formsOf, isVerb, plainForm, thirdPerson, verbLength, withPlainVerb } from './verbs.ts'

export type Forms = ReturnType<typeof formsFrom>

/** Every phrase the templates need, derived from the brief. A phrase we can't derive is an empty string. */
export function formsFrom(rawBrief: Brief) {
  const brief = tidied(rawBrief)
  const { forms: typed, life } = brief
  const named = withoutArticle(brief.one)
  const one = isPlural(named) ? singular(named) : named
  const ones = typed.ones ?? plural(one)
  const activity = brief.do
  // Some things, such as eggs, are only sold or compared in bulk.
  const isInBulk = /^(?:compare|sell) /.test(activity)
  const isOneAtATime = cues.ONE_AT_A_TIME.includes(brief.kind ?? 'OTHER') && !isInBulk
  // People look after all their animals at once, so we don't ask about a single one.
  const isMany =
    isInBulk || cues.TRACKING.test(activity) || (brief.kind === 'CARE' && life === 'PRIVATE')
  const once = typed.did
    ? (withPlainVerb(typed.did) ?? typed.did)
    : onceOf(attempted(activity, brief), isMany ? '' : plural(one), isOneAtATime)
  const toSpeaker = life === 'PRIVATE' ? youToI : youToWe
  const did = typed.did ?? inThePast(withVerb(once, (verb) => formsOf(verb).past))
  const doing = (text: string) => withVerb(text, (verb) => formsOf(verb).gerund)
  const place = placeOf(life === 'PRIVATE' ? '' : brief.place)
  const people = peopleOf(brief, place.phrase)
  const wrong = wrongOf(withAnyPerson(brief))
  const isUnsure: [FormName, boolean][] = [
    ['did', did !== '' && !isVerb(firstWord(once).toLowerCase())],
    ['ones', one !== '' && singular(plural(one)) !== one],
    ['isWho', people.isWho !== '' && life !== 'PAID'],
    ['imWho', people.imWho !== '' && life === 'PRIVATE'],
    ['wrong', wrong.isUnsure],
  ]
  return {
    who: brief.who,
    ...people,
    /** The bare noun, "small sports club". `atPlace` is the phrase "at a small sports club". */
    place: place.one,
    atPlace: place.phrase,
    /** One occasion, addressed to the participant: "send a progress claim to a builder". */
    do: withPronouns('you', inThePast(once)),
    did: withPronouns('you', did),
    doing: withPronouns('you', shortened(doing(once), one)),
    /** The activity in general: "sending progress claims to builders". */
    about: withPronouns('you', doing(activity)),
    /** As an answer option, shortened to nine words if possible. */
    iDid: withPronouns('I', toSpeaker(shortened(did, one))),
    /** As an audience line. */
    theyDid: youToThey(toThem(did)),
    one,
    ones,
    wrong: typed.wrong ?? wrong.you,
    iWrong: typed.iWrong ?? capitalised(typed.wrong ? toMe(typed.wrong) : wrong.i),
    wrongThey: wrong.they,
    today: brief.today.filter((thing) => thing !== '').map(lowered),
    others: othersOf(brief),
    /** Forms we ask the researcher to check. */
    unsure: isUnsure.filter(([name, is]) => is && !typed[name]).map(([name]) => name),
  }
}

/** Trims every text and uses curly apostrophes throughout. */
const tidied = (brief: Brief): Brief =>
  JSON.parse(JSON.stringify(brief), (_key, value) =>
    typeof value === 'string' ? value.replaceAll("'", '’').trim() : value,
  )

const MANY = wordSet(MANY_AT_ONCE)

/** "the sitter cancelled" becomes "a sitter cancelled", but "the child" at home becomes "their child". */
const withAnyPerson = (brief: Brief) =>
  (brief.life === 'PRIVATE' ? brief.wrong.replace(cues.THEIR_OWN, 'their ') : brief.wrong)
    .replace(/^the (\p{L}+)(?= )/iu, (all, name: string) => theirOrAny(name, brief) ?? all)
    .replace(cues.THE_PERSON, (all, before: string, noun: string) =>
      isPeople(plural(noun)) ? withArticle(`${before}${noun}`) : all,
    )

/** The boss of people who complain to "their boss" is theirs. One of many saddles is "a saddle". */
function theirOrAny(name: string, brief: Brief): string | undefined {
  const { do: activity, forms, one, kind, often } = brief
  const isTheirs = new RegExp(`\\b(?:their|your) (?:\\p{L}+ )?${name}\\b`, 'u')
  if (isTheirs.test(`${activity} ${forms.did}`)) return `their ${name}`
  const isTheOnly = often === 'ONCE' || (often === 'EVERY_FEW_YEARS' && kind !== 'FIND')
  const isNamed = headOf(one) === name || activity.includes(` ${withArticle(name)}`)
  const isOne = isNamed && !isTheOnly && kind !== 'MAINTAIN'
  const isOneOfMany = plural(name) !== name && activity.includes(plural(name))
  return isOne || isOneOfMany ? withArticle(name) : undefined
}

const firstWord = (text: string) => text.split(' ')[0] ?? ''
const withVerb = (activity: string, change: (verb: string) => string) =>
  activity.replace(/^\S+/, (verb) => change(verb.toLowerCase()))

/** People who are still looking or waiting haven't got it yet, so we say that they looked or tried. */
function attempted(activity: string, { kind }: Brief): string {
  if (kind === 'FIND') return activity.replace(/^find (?!out\b)/, 'look for ')
  const isTried = cues.TRIED.some(
    ([pattern, kinds]) => pattern.test(activity) && (!kinds || (kind && kinds.includes(kind))),
  )
  return isTried ? `try to ${activity}` : activity
}

/** Takes the first of several others. */
const othersOf = ({ others, life }: Brief) =>
  withPronouns('you', lowered(others.split(/,| and /)[0] ?? '')).replace(cues.OWN_PEOPLE, (the) =>
    life === 'PRIVATE' ? 'your ' : the,
  )

/** Puts the clauses in the past tense too: "a fabric they’ve run out of" becomes "they’d run out of". */
export const inThePast = (did: string) =>
  cues.PRESENT_TO_PAST.reduce((text, [now, then]) => text.replace(now, then), did)
    .replace(cues.SOMETHING_STARTS, (_all, start: string, verb: string) =>
      [start, formsOf(verb).past].join(' '),
    )
    .replace(cues.SOMEONE_DOES, (all, who: string, verb: string) => {
      const irregular = { has: 'had', is: 'was', are: 'were' }[verb]
      if (irregular) return `${who} ${irregular}`
      const plain = plainForm(verb)
      const isPresent = plain && (plain === verb || thirdPerson(plain) === verb)
      return isPresent ? `${who} ${formsOf(plain).past}` : all
    })

/** Describes one occasion: "send progress claims to builders" becomes "send a progress claim to a builder". */
function onceOf(activity: string, ones: string, isOneAtATime: boolean): string {
  const words = activity
    .replace(cues.EACH_TIME, (_all, before: string, thing: string) => before + withArticle(thing))
    .split(/\s+/)
  const tries = /^try to /.test(activity) ? 2 : 0
  const verb = words.splice(0, tries + verbLength(words.slice(tries)))
  const single = withOne(words, ones) ?? (isOneAtATime ? withOneObject(words) : words)
  const object = cues.SEVERAL.test(activity) ? words : single
  return singlePurpose([...verb, singlePeopleAtEnd(object.join(' '))].join(' ').trim())
}

/** "made a sign for closed tracks" becomes "made a sign for a closed track". */
const singlePurpose = (once: string) =>
  once.replace(/(?<= an? .* (?:for|at|from|in) )[\p{L}-]+(?: [\p{L}-]+){0,2}$/u, (things) => {
    const head = things.replace(/^.* /, '')
    const isOne = isPeople(head) || MANY.has(head) || !isPlural(head)
    return isOne || cues.NOT_IN_OBJECT.test(firstWord(things)) ? things : oneOf(things)
  })

const oneOf = (things: string) => withArticle(singular(things))

/** "tell patients what it costs" becomes "tell a patient what it costs". */
function withOneObject(words: string[]): string[] {
  const after = words.findIndex((word) => cues.AFTER_OBJECT.test(word))
  const object = words.slice(0, after < 0 ? words.length : after)
  const rest = words.slice(object.length)
  const things = object.join(' ')
  const head = object.at(-1) ?? ''
  const isPlain = object.length <= 4 && !object.some((word) => cues.NOT_IN_OBJECT.test(word))
  const isCounted = isPlural(head) && !MANY.has(head) && plural(singular(things)) === things
  return isPlain && isCounted && !describesMany(rest) ? [oneOf(things), ...rest] : words
}

/** In "matches that were rained out" the verb is plural too. */
const describesMany = ([link = '', verb = '']: string[]) =>
  /^(?:who|that|which)$/.test(link) && (/^(?:were|are)$/.test(verb) || plainForm(verb) === verb)

/** Replaces the things with one of them, or returns undefined if the activity doesn't mention them. */
function withOne(words: string[], ones: string): string[] | undefined {
  const found = endOf(words, ones)
  const before = words.slice(0, found?.at)
  // In "work out who stays when", "stays" is a verb rather than a thing.
  if (!found || before.some((word) => cues.STARTS_CLAUSE.test(word))) return undefined
  // In "get clients to sign contracts" the object comes after the verb "sign".
  const from =
    before.findLastIndex(
      (word, at) => cues.BEFORE_A_NOUN.test(word) || (before[at - 1] === 'to' && isVerb(word)),
    ) + 1
  const start = cues.DETERMINER.test(before[from - 1] ?? '') ? from - 1 : from
  const modifiers = before.slice(from)
  const rest = words.slice(found.at + found.things.length)
  // "the club’s mowers" and "customers’ cars" stay plural.
  if (modifiers.some((word) => /’s?$/.test(word)) || describesMany(rest)) return words
  const named = [...modifiers, singular(found.things.join(' '))].join(' ')
  return [...before.slice(0, start), withArticle(named), ...rest]
}

/** Finds the things in the activity, even if it says "washing machines" for "commercial washing machines". */
function endOf(words: string[], ones: string) {
  const all = ones.split(' ')
  // We can't shorten "loads of water" to "water".
  const isPlain = !/ (?:of|for|to|with|in|at) /.test(ones)
  const ends = isPlain ? all.map((_word, left) => all.slice(left)) : [all]
  return ends
    .map((things) => ({ things, at: indexOfPhrase(words, things) }))
    .find(({ at }) => ones && at >= 0)
}

const indexOfPhrase = (words: string[], phrase: string[]) =>
  words.findIndex((_word, at) =>
    phrase.every((word, step) => words[at + step]?.toLowerCase() === word.toLowerCase()),
  )

/** "… to builders" becomes "… to a builder". */
const singlePeopleAtEnd = (text: string) =>
  text.replace(
    /(?<=(?:^| )(?:to|from|with) )(?:(?!(?:to|from|with) )\S+ ){0,2}(\S+)$/,
    (group, head: string) =>
      isPeople(head) && !cues.DETERMINER.test(firstWord(group)) ? oneOf(group) : group,
  )

const MAX_ANSWER_WORDS = 9

/** Cuts a long answer after the thing itself. */
function shortened(did: string, one: string): string {
  const words = did.split(' ')
  const thing = one.split(' ')
  const at = indexOfPhrase(words.slice(1), thing)
  const end = 1 + at + thing.length
  const isCut = one !== '' && at >= 0 && !cues.PARTICLE.test(words[end] ?? '')
  const isKept = words.length <= MAX_ANSWER_WORDS || !isCut || cues.HAD_IT_DONE.test(did)
  return isKept ? did : words.slice(0, end).join(' ')
}

/** "at small sports clubs" becomes "at a small sports club". Names and towns have no singular. */
function placeOf(place: string): { one: string; phrase: string } {
  const [, preposition = '', rest = ''] = /^(at|in|for|on) (.+)$/i.exec(place) ?? []
  if (!rest) return { one: '', phrase: '' }
  const bare = withoutArticle(rest)
  const one = singular(bare)
  if (/^[A-Z][a-z]/.test(bare) || one === bare) return { one: '', phrase: place }
  const phrase = `${preposition.toLowerCase()} ${withArticle(one)}`
  return { one: cues.REGION.test(one) ? '' : one, phrase }
}
