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
import { isPeople, ORGANISATIONS } from './people.ts'
import { saidTo, toMe, toThem, wrongOf } from './pronouns.ts'
import { peopleOf } from './statements.ts'
import { formsOf, isVerb, plainForm, thirdPerson, verbLength, withPlainVerb } from './verbs.ts'

export type Forms = ReturnType<typeof formsFrom>

/** Every phrase that the templates take from the brief. What can't be said is empty. */
export function formsFrom(given: Brief) {
  const brief = tidied(given)
  const { forms: typed, life } = brief
  const named = withoutArticle(brief.one)
  const one = isPlural(named) ? singular(named) : named
  const ones = typed.ones ?? plural(one)
  const activity = withMarkedThings(brief.do)
  // Nobody sells one egg.
  const isInBulk = /^(?:compare|sell) /.test(activity)
  const isOneByOne = cues.ONE_AT_A_TIME.includes(brief.kind ?? 'OTHER') && !isInBulk
  const isOneAtATime = isOneByOne || cues.ONE_REPAIR.test(activity)
  // Who keeps hens looks after all of them.
  const isMany =
    isInBulk || cues.TRACKING.test(activity) || (brief.kind === 'CARE' && life === 'PRIVATE')
  const once = typed.did
    ? (withPlainVerb(typed.did) ?? typed.did)
    : onceOf(attempted(activity, brief), isMany ? '' : plural(one), isOneAtATime)
  const isSingle = once.includes(withArticle(one))
  const owned = (text: string) => text.replaceAll(THE_THINGS, isSingle ? 'its' : 'their')
  const did = typed.did ?? inThePast(withVerb(once, (verb) => formsOf(verb).past))
  const doing = (text: string) => withVerb(text, (verb) => formsOf(verb).gerund)
  const place = placeOf(life === 'PRIVATE' ? '' : brief.place)
  const people = peopleOf(brief, place.phrase)
  const wrong = wrongOf(withAnyone(brief))
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
    /** "small sports club", and "at a small sports club" */
    place: place.one,
    atPlace: place.phrase,
    /** Once, said to "you": "send a progress claim to a builder". */
    do: owned(saidTo('you', inThePast(once))),
    did: owned(saidTo('you', did)),
    doing: owned(saidTo('you', shortened(doing(once), one))),
    /** In general, as the researcher put it: "sending progress claims to builders". */
    about: saidTo('you', inShort(doing(activity))).replaceAll(THE_THINGS, 'their'),
    /** As an answer, cut to nine words where it can be. */
    iDid: owned(saidTo('I', shortened(did, one))),
    /** As a line about them. */
    theyDid: owned(toThem(did)),
    one,
    ones,
    wrong: typed.wrong ?? wrong.you,
    iWrong: typed.iWrong ?? capitalised(typed.wrong ? toMe(typed.wrong) : wrong.i),
    wrongThey: wrong.they,
    today: brief.today.filter((thing) => thing !== '').map(lowered),
    others: othersOf(brief),
    /** Worth a look before it is used. */
    unsure: isUnsure.filter(([name, is]) => is && !typed[name]).map(([name]) => name),
  }
}

/** One kind of apostrophe, no spaces at the ends. */
const tidied = (brief: Brief): Brief =>
  JSON.parse(JSON.stringify(brief), (_key, value) =>
    typeof value === 'string' ? value.replaceAll("'", '’').trim() : value,
  )

const MANY = wordSet(MANY_AT_ONCE)

/** "the sitter cancelled" is any sitter, "the child refused" their own. */
const withAnyone = ({ wrong, life }: Brief) =>
  (life === 'PRIVATE' ? wrong.replace(cues.THEIR_OWN, 'their ') : wrong).replace(
    cues.THE_SOMEONE,
    (all, before: string, noun: string) =>
      isPeople(plural(noun)) ? withArticle(`${before}${noun}`) : all,
  )

const firstWord = (text: string) => text.split(' ')[0] ?? ''
const withVerb = (activity: string, change: (verb: string) => string) =>
  activity.replace(/^\S+/, (verb) => change(verb.toLowerCase()))

/** Stands for "their" in "borrowed toys and their pieces", which aren’t the people’s own. */
const THE_THINGS = '§'

const withMarkedThings = (activity: string) =>
  activity
    .replace(/(\p{L}+s) and their\b/u, (all, things: string) =>
      isPeople(things) ? all : `${things} and ${THE_THINGS}`,
    )
    .replace(/^((?:give|feed|show|bring|hand) .*s) their\b/, `$1 ${THE_THINGS}`)
    // "find a doctor who speaks their language": the people’s.
    .replace(/\b((?:who|that) \p{L}+s) their\b/u, '$1 your')

/** People who are still waiting haven't got it, but they have tried. */
function attempted(activity: string, { kind }: Brief): string {
  const isTried = cues.TRIED.some(
    ([pattern, kinds]) => pattern.test(activity) && (!kinds || (kind && kinds.includes(kind))),
  )
  return isTried ? `try to ${activity}` : activity
}

/** The first of them; "their partners" are "your partner" to one of the people. */
const othersOf = ({ others, life }: Brief) =>
  saidTo('you', lowered(others.split(/,| and /)[0] ?? ''))
    .replace(cues.OWN_PEOPLE, (the) => (life === 'PRIVATE' ? 'your ' : the))
    .replace(cues.SINGLE_PEOPLE, singular)
    .replace(/^an? .*$/, (one) =>
      cues.ANY_OF_THEM.test(one) ? plural(one.replace(cues.ANY_OF_THEM, 'your ')) : one,
    )

/** "a fabric they’ve run out of", once it is over: "they’d". */
export const inThePast = (did: string) =>
  cues.NOW_AND_THEN.reduce((text, [now, then]) => text.replace(now, then), did)
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

/** One time of it: "send progress claims to builders" becomes "send a progress claim to a builder". */
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

/** "made a sign for closed tracks": one sign, one track. */
const singlePurpose = (once: string) =>
  forOneOfTheirs(once).replace(
    /(?<= an? .* (?:for|at|in) )[\p{L}-]+(?: [\p{L}-]+){0,2}$/u,
    (things) => {
      const head = things.replace(/^.* /, '')
      const isOne = isPeople(head) || MANY.has(head) || !isPlural(head)
      return isOne || cues.NOT_IN_OBJECT.test(firstWord(things)) ? things : oneOf(things)
    },
  )

/** "a trailer for their games" is for one of their games. */
const forOneOfTheirs = (once: string) =>
  once.replace(/(?<= an? .* for )their (?:\p{L}+ )?(\p{L}+)$/u, (things, head: string) =>
    isPlural(head) && !isPeople(head) && !MANY.has(head) ? `one of ${things}` : things,
  )

const oneOf = (things: string) => withArticle(singular(things))

/** "tell patients what it costs" is "tell a patient what it costs" when it happens once. */
function withOneObject(words: string[]): string[] {
  // "quote for cakes"
  const start = /^(?:about|after|for|on|with)$/.test(words[0] ?? '') ? 1 : 0
  const after = words.findIndex((word, at) => at >= start && cues.AFTER_OBJECT.test(word))
  const end = after < 0 ? words.length : after
  const object = words.slice(start, end)
  const things = object.join(' ')
  const head = object.at(-1) ?? ''
  const isPlain = object.length <= 4 && !object.some((word) => cues.NOT_IN_OBJECT.test(word))
  const isCounted = isPlural(head) && !MANY.has(head) && plural(singular(things)) === things
  // "turn one-off customers into regulars"
  if (!isPlain || !isCounted || words[end] === 'into') return words
  return [...words.slice(0, start), oneOf(things), ...agreeing(words.slice(end))]
}

/** "matches that were rained out" is "a match that was rained out". */
const agreeing = ([link = '', verb = '', ...rest]: string[]): string[] => {
  const single = verb === 'were' ? 'was' : thirdPerson(verb)
  const isPlain = verb === 'were' || verb === 'are' || plainForm(verb) === verb
  return [link, /^(?:who|that|which)$/.test(link) && isPlain ? single : verb, ...rest].filter(
    Boolean,
  )
}

/** With one of the things; undefined where they aren't named. */
function withOne(words: string[], ones: string): string[] | undefined {
  const found = endOf(words, ones)
  const before = words.slice(0, found?.at)
  // In "work out who stays when" the word is no thing.
  if (!found || before.some((word) => cues.STARTS_CLAUSE.test(word))) return undefined
  const after = before.findLastIndex((word) => cues.BEFORE_A_NOUN.test(word)) + 1
  // "get clients to sign contracts"
  const from = before[after - 1] === 'to' && isVerb(before[after] ?? '') ? after + 1 : after
  const start = cues.DETERMINER.test(before[from - 1] ?? '') ? from - 1 : from
  const modifiers = before.slice(from)
  const named = [...modifiers, singular(found.things.join(' '))]
    .join(' ')
    // "customers’ cars": one car of one customer
    .replace(/^(\p{L}+s)’ /u, (all, people: string) =>
      isPeople(people) ? `${singular(people)}’s ` : all,
    )
  // "the club’s mowers": the club is known.
  const isTheirs = start < from && modifiers.some((word) => /’s?$/.test(word))
  const known = `${words[start] === 'the' ? 'the ' : ''}${named}`
  const rest = agreeing(words.slice(found.at + found.things.length))
  return [...withOneGroup(before.slice(0, start)), isTheirs ? known : withArticle(named), ...rest]
}

/** "chase event companies for an unpaid invoice": one invoice, one company. */
function withOneGroup(words: string[]): string[] {
  const at = words.findIndex((word) => /^(?:for|about|with|to)$/.test(word))
  const group = words.slice(0, at)
  const head = group.at(-1) ?? ''
  const isGroup = (isPeople(head) || ORGANISATIONS.has(head)) && !MANY.has(head)
  if (at <= 0 || !isGroup || cues.DETERMINER.test(group[0] ?? '')) return words
  return [oneOf(group.join(' ')), ...words.slice(at)]
}

/** "washing machines" is enough where one of them is "a commercial washing machine". */
function endOf(words: string[], ones: string) {
  const all = ones.split(' ')
  // The end of "loads of water" is no thing.
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

/** "… to builders" is one builder when it happens once. */
const singlePeopleAtEnd = (text: string) =>
  text.replace(
    /(?<=(?:^| )(?:to|from|with) )(?:(?!(?:to|from|with) )\S+ ){0,2}(\S+)$/,
    (group, head: string) =>
      isPeople(head) && !cues.DETERMINER.test(firstWord(group)) ? oneOf(group) : group,
  )

const LONGEST_SUBJECT = 10

/** "looking for a rental", without "that allows dogs and is close to the school". */
const inShort = (doing: string) =>
  doing.split(' ').length > LONGEST_SUBJECT
    ? doing.replace(/(?<=^\S+ \S+.*?) (?:that|who|when|while|because|so) .*$/, '')
    : doing

const LONGEST_ANSWER = 9

/** Long answers end after the thing itself, or after what else there is room for. */
function shortened(did: string, one: string): string {
  const words = did.split(' ')
  const thing = one.split(' ')
  const at = indexOfPhrase(words.slice(1), thing)
  const end = 1 + at + thing.length
  const isCut = one !== '' && at >= 0 && !cues.PARTICLE.test(words[end] ?? '')
  // "Tried to" says little, "from a real estate agent" says who is meant.
  const longest = LONGEST_ANSWER + (/^(?:tried|trying) to /.test(did) ? 2 : 0)
  if (words.length <= longest || !isCut || cues.HAD_IT_DONE.test(did)) return did
  // "when someone called", without "in sick", says something else.
  const clause = words.findIndex((word, from) => from >= end && cues.STARTS_CLAUSE.test(word))
  const most = clause < 0 ? longest : Math.min(clause, longest)
  const isEnd = (to: number) => to > end && to <= most && cues.AFTER_OBJECT.test(words[to] ?? '')
  const ends = [end, ...[...words.keys()].filter(isEnd)]
  return words.slice(0, Math.max(...ends)).join(' ')
}

/** "at small sports clubs" is "at a small sports club". A town or a name is no kind of place. */
function placeOf(place: string): { one: string; phrase: string } {
  const [, preposition = '', rest = ''] = /^(at|in|for|on) (.+)$/i.exec(place) ?? []
  if (!rest) return { one: '', phrase: '' }
  const bare = withoutArticle(rest)
  const one = singular(bare)
  if (/^[A-Z][a-z]/.test(bare) || one === bare) return { one: '', phrase: place }
  const phrase = `${preposition.toLowerCase()} ${withArticle(one)}`
  return { one: cues.REGION.test(one) ? '' : one, phrase }
}
