import type { Brief, FormName } from '@wattle/contract/brief'
import * as cues from '../content/cues.ts'
import * as grammar from '../content/grammar.ts'
import * as english from './english.ts'
import { headOf, isPeople } from './people.ts'
import { toYou, wrongOf } from './pronouns.ts'
import { MANY, rewritten } from './rewrite.ts'
import { peopleOf } from './statements.ts'

export type Forms = ReturnType<typeof formsFrom>

/**
 * Every phrase the templates need, derived from the brief. A phrase we can't derive is an empty
 * string.
 */
export function formsFrom(rawBrief: Brief) {
  const brief = tidied(rawBrief)
  const { forms: typed, life } = brief
  const isPrivate = life === 'PRIVATE'
  const named = english.withoutArticle(brief.one)
  const one = english.isPlural(named) ? english.singular(named) : named
  const activity = rewritten(brief.do, isPrivate ? grammar.WHOSE : grammar.WHOSE_AT_WORK)
  // People may not have succeeded, so "find a tutor" becomes "look for a tutor".
  const tried = [...(grammar.TRIED_FOR_KIND[brief.kind ?? 'OTHER'] ?? []), ...grammar.TRIED]
  const once = typed.did
    ? (english.withPlainVerb(typed.did) ?? typed.did)
    : onceOf(rewritten(activity, tried), english.plural(one), brief)
  const close = isPrivate || cues.CARES.test(brief.who) ? grammar.RELATIVES : []
  /**
   * Addresses the participant: "their dog" becomes "your dog". In private life and for carers, "a
   * parent" becomes "your parent", too. Leaves the verb alone, because "cook" can also be a person.
   */
  const toThem = (text: string) => rewritten(text.replace(cues.AFTER_VERB, toYou), close)
  const did = typed.did ?? rewritten(withVerb(once, 'past'), grammar.IN_THE_PAST)
  const place = isPrivate ? '' : brief.place
  const atPlace = rewritten(place, cues.VISITS.test(brief.who) ? grammar.AT_ANY : grammar.AT_PLACE)
  const wrong = wrongOf(withAnyPerson(brief))
  const isOddGroup = cues.ODD_GROUP.test(brief.who)
  const unsure: Partial<Record<FormName, boolean>> = {
    did: cues.STILL_SEVERAL.test(`${brief.kind} ${once}`) || !english.withPlainVerb(once),
    isWho: isOddGroup,
    imWho: isOddGroup,
    wrong: wrong.isUnsure,
  }
  return {
    who: rewritten(brief.who, grammar.WITHOUT_SIZE),
    ...peopleOf(brief, atPlace),
    /** The bare noun, "small sports club". `atPlace` is the phrase "at a small sports club". */
    place: rewritten(place, grammar.PLACE),
    atPlace,
    activity: brief.do,
    /**
     * Follows "Did you …" or "you had to …", so it's about one time: "send a progress claim to a
     * builder".
     */
    do: toThem(rewritten(once, grammar.IN_THE_PAST)),
    did: toThem(did),
    doing: toThem(shortened(withVerb(once, 'gerund'), one)),
    /** The activity in general: "sending progress claims to builders". */
    about: toThem(rewritten(withVerb(activity, 'gerund'), grammar.IN_SHORT)),
    /**
     * The words of an answer option: "paid my invoices", where `did` says "paid your invoices". At
     * most nine words if possible.
     */
    iDid: rewritten(toThem(shortened(did, one)), isPrivate ? grammar.YOU_TO_I : grammar.YOU_TO_WE),
    /**
     * The words of the audience's description: "paid their invoices", where `did` says "paid your
     * invoices".
     */
    theyDid: rewritten(toThem(did), grammar.YOU_TO_THEY),
    one,
    ones: typed.ones ?? (one && english.plural(one)),
    wrong: typed.wrong ?? wrong.you,
    iWrong:
      typed.iWrong ??
      english.capitalised(typed.wrong ? rewritten(typed.wrong, grammar.YOU_TO_I) : wrong.i),
    wrongThey: wrong.they,
    today: brief.today.filter((thing) => thing !== '').map(english.lowered),
    others: othersOf(brief),
    /** Derived phrases that may read badly, so we ask the researcher to check them. */
    unsure,
  }
}

/** Trims every text, drops its full stop and uses curly apostrophes throughout. */
const tidied = (brief: Brief): Brief =>
  JSON.parse(JSON.stringify(brief).replaceAll("'", '’'), (_key, value) =>
    typeof value === 'string' ? value.trim().replace(/[.!]+$/, '') : value,
  )

/**
 * In the text about what went wrong, "the child" becomes "their child" in private life, and "the
 * sitter" becomes "a sitter".
 */
const withAnyPerson = (brief: Brief) => {
  const own = brief.life === 'PRIVATE' ? grammar.THEIR_OWN : []
  const wrong = rewritten(`${brief.who}: ${brief.wrong}`, [...grammar.WHO_DIED, ...own])
  const theirs = wrong.replace(/^the (\p{L}+)(?= )/iu, (_all, name) => theirOrAny(name, brief))
  return rewritten(theirs, grammar.ANY_PERSON)
}

/**
 * "The boss" becomes "their boss" if the brief says that people complain to "their boss". "The saddle"
 * becomes "a saddle" if the brief mentions saddles.
 */
function theirOrAny(name: string, { do: activity, forms, one, kind, often }: Brief): string {
  const isTheirs = new RegExp(`\\b(?:their|your) (?:\\p{L}+ )?${name}\\b`, 'u')
  if (isTheirs.test(`${activity} ${forms.did}`)) return `their ${name}`
  const isTheOnly = often === 'ONCE' || (often === 'EVERY_FEW_YEARS' && kind !== 'FIND')
  const isNamed = headOf(one) === name || activity.includes(` ${english.withArticle(name)}`)
  const isOne = isNamed && !isTheOnly && kind !== 'MAINTAIN'
  const isOneOfMany = english.plural(name) !== name && activity.includes(english.plural(name))
  return isOne || isOneOfMany ? english.withArticle(name) : `the ${name}`
}

const withVerb = (activity: string, form: 'past' | 'gerund') =>
  activity.replace(cues.ITS_VERBS, (verb, at: number) =>
    at === 0 || english.isVerb(verb) ? english.formsOf(verb.toLowerCase())[form] : verb,
  )

/**
 * Keeps only the first of the other people involved: "their partners and friends" becomes "your
 * partner".
 */
function othersOf({ others, life, who }: Brief): string {
  const first = toYou(english.lowered(others.split(/,| and /)[0] ?? ''))
  const theirs = `${who}: ${first}`.replace(cues.OWN_PEOPLE, 'your ').replace(/^.*: /, '')
  return rewritten(life === 'PRIVATE' ? theirs : first, grammar.OTHER_PEOPLE)
}

/**
 * Describes one occasion: "send progress claims to builders" becomes "send a progress claim to a
 * builder".
 */
function onceOf(activity: string, ones: string, { kind, life }: Brief): string {
  const words = rewritten(activity, grammar.EACH_TIME).split(/\s+/)
  const tries = /^try to /.test(activity) ? 2 : 0
  const verb = words.splice(0, tries + english.verbLength(words.slice(tries)))
  // In "give patients injections" there's one injection, and "patients" goes with the verb.
  if (cues.GIVES.test(activity) && isPeople(words[0] ?? '')) verb.push(...words.splice(0, 1))
  // People look after all their animals at once, so "look after chickens" keeps its plural.
  const isCare = kind === 'CARE' && life === 'PRIVATE'
  const isOneAtATime = cues.ONE_AT_A_TIME.includes(kind) || cues.ONE_REPAIR.test(activity)
  const single =
    (!isCare && withOne(words, ones)) || (isOneAtATime && withOne(words, objectOf(words)))
  const object = (!cues.SEVERAL.test(activity) && single) || words.join(' ')
  const once = [...verb, rewritten(object, grammar.ONE_PERSON)].join(' ').trim()
  return rewritten(once, grammar.ONE_PURPOSE)
}

/**
 * The verb's object, if it's several things. For "tell patients what it costs", it's "patients".
 */
function objectOf(words: string[]): string {
  const [, things = '', head = ''] = cues.PLAIN_OBJECT.exec(words.join(' ')) ?? []
  const isCounted = english.isPlural(head) && !MANY.has(head)
  return isCounted && english.plural(english.singular(things)) === things ? things : ''
}

/**
 * If `ones` is "progress claims", "progress claims to builders" becomes "a progress claim to
 * builders". Returns undefined if the words don't mention `ones`.
 */
function withOne(words: string[], ones: string): string | undefined {
  const found = endOf(words, ones)
  const before = words.slice(0, found?.at)
  // In "work out who stays when", "stays" is a verb rather than a thing.
  if (!found || before.some((word) => cues.STARTS_CLAUSE.test(word))) return undefined
  const after = before.findLastIndex((word) => cues.BEFORE_A_NOUN.test(word)) + 1
  // In "get clients to sign contracts" the object comes after the verb "sign".
  const from = before[after - 1] === 'to' && english.isVerb(before[after] ?? '') ? after + 1 : after
  const start = cues.DETERMINER.test(before[from - 1] ?? '') ? from - 1 : from
  const modifiers = before.slice(from)
  const things = [...modifiers, english.singular(found.things.join(' '))].join(' ')
  const named = rewritten(things, grammar.OF_ONE_OWNER)
  // "the club’s mowers" becomes "the club’s mower", because there's only one club.
  const isTheirs = start < from && modifiers.some((word) => /’s?$|^own$/.test(word))
  const known = /^(?:an?|the)$/.test(words[start] ?? '') ? `${words[start]} ${named}` : named
  // "their grandparents’ stories" stays plural, because the stories belong to several people.
  if (isTheirs && words[start] === 'their') return words.join(' ')
  const toOne = rewritten(before.slice(0, start).join(' '), grammar.ONE_GROUP)
  const one = isTheirs ? known : english.withArticle(named)
  const rest = words.slice(found.at + found.things.length).join(' ')
  return [toOne, one, rewritten(rest, grammar.AGREEING)].filter(Boolean).join(' ')
}

/**
 * Finds `ones` in the words, or just the end of `ones`: "washing machines" for "commercial washing
 * machines".
 */
function endOf(words: string[], ones: string) {
  const all = ones.split(' ')
  // We can't shorten "loads of water" to "water".
  const isPlain = !/ (?:of|for|to|with|in|at) /.test(ones)
  const ends = isPlain ? all.map((_word, left) => all.slice(left)) : [all]
  return ends
    .map((things) => ({ things, at: indexOfPhrase(words, things) }))
    .find(({ things, at }) => ones && at >= 0 && !english.isMass(things.join(' ')))
}

const indexOfPhrase = (words: string[], phrase: string[]) =>
  words.findIndex((_word, at) =>
    phrase.every((word, step) => words[at + step]?.toLowerCase() === word.toLowerCase()),
  )

const MAX_ANSWER_WORDS = 9

/**
 * Shortens a long answer. Keeps everything up to `one`, the thing people deal with ("a rental"),
 * and as many of the phrases after it as there's room for.
 */
function shortened(did: string, one: string): string {
  const words = did.split(' ')
  const thing = one.split(' ')
  const at = indexOfPhrase(words.slice(1), thing)
  const end = 1 + at + thing.length
  const isCut = one !== '' && at >= 0 && !cues.PARTICLE.test(words[end] ?? '')
  // "Tried to" says little, so we don't count it. That leaves room for details such as "from a real
  // estate agent".
  const longest = MAX_ANSWER_WORDS + (/^(?:tried|trying) to /.test(did) ? 2 : 0)
  if (words.length <= longest || !isCut || cues.HAD_IT_DONE.test(did)) return did
  // Don't cut inside a clause: "when someone called in sick" mustn't become "when someone called".
  const clause = words.findIndex((word, from) => from >= end && cues.STARTS_CLAUSE.test(word))
  const most = clause < 0 ? longest : Math.min(clause, longest)
  const last = words.findLastIndex((word, to) => to <= most && cues.AFTER_OBJECT.test(word))
  return words.slice(0, Math.max(end, last)).join(' ')
}
