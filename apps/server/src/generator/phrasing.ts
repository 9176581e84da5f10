import { createHash } from 'node:crypto'
import type { Brief } from '@wattle/contract/brief'
import { type Forms, formsFrom, inThePast } from './brief/forms.ts'
import { otherSideOf, verbMatch } from './brief/kind-of.ts'
import { capitalised, withArticle } from './brief/nouns.ts'
import { headOf, isKnownPerson } from './brief/people.ts'
import { sensitiveIn, textOf } from './brief/sensitive.ts'
import * as cues from './content/cues.ts'
import { KIND_CONTENT, type KindContent } from './content/kinds.ts'
import {
  COUNTED_OVER,
  DEFAULT_WINDOW,
  WINDOWS,
  type Window,
  WORKPLACES,
} from './content/screener.ts'
import {
  HEALTH_OF_OTHERS,
  LOSS_TOPICS,
  SENSITIVE_TOPICS,
  STATEMENTS_ABOUT_OTHERS,
} from './content/sensitive.ts'
import type { Seed } from './drafts.ts'
import { sharesStem } from './stems.ts'

export function windowsOf({ often, life }: Brief): Window {
  // At home it isn't clear which season is meant.
  const isVague = !often || (often === 'IN_SEASON' && life === 'PRIVATE')
  return isVague ? DEFAULT_WINDOW : WINDOWS[often]
}

const YEAR_OR_SIZE = /\b(?:small|large|big|(?:first|second|third|fourth)-year) /

/** "inspect hives" means many, so it happens more than once. */
const isMany = (activity: string) =>
  !/\b(?:an?|the|their|for)\b/.test(activity) && /s\b/.test(activity)

/** Happens once or every few years, or nothing suggests that it happens again. */
export const isRare = ({ often, life, kind, do: activity }: Brief): boolean =>
  often === 'EVERY_FEW_YEARS' ||
  often === 'ONCE' ||
  (!often && life === 'PRIVATE' && !cues.RECURRING.includes(kind) && !isMany(activity))

/** Happens every week or more often. */
export const isWeekly = ({ often }: Brief): boolean =>
  often === 'MOST_DAYS' || often === 'EVERY_WEEK'

/** Happens every month or more often. */
export const isFrequent = (brief: Brief): boolean =>
  isWeekly(brief) || brief.often === 'EVERY_MONTH'

/**
 * The researcher's answer decides. Without one we go by the words, except for paid work, where
 * people talk about their job rather than themselves.
 */
export function sensitiveType(brief: Brief) {
  const { kind, life, sensitive, by } = brief
  const type = sensitive && sensitive !== 'NO' ? sensitive : undefined
  if (kind === 'HEALTH') return type ?? 'HEALTH'
  if (sensitive && by.sensitive !== 'reader') return type
  return life === 'PAID' ? undefined : (type ?? sensitiveIn(textOf(brief)))
}

export const isBuyer = ({ buyer }: Brief): boolean => buyer === 'DECIDES' || buyer === 'HELPS'
export const worksAlone = ({ size }: Brief): boolean => size.length === 1 && size[0] === 'SOLO'

/** At home, and for people who work alone, the gate has already asked. */
export const asksWhoDidIt = (brief: Brief): boolean =>
  (brief.life === 'PAID' || brief.life === 'UNPAID') && !worksAlone(brief)

/** A loss that led to a single event, such as a funeral. What keeps happening isn't in the past. */
export const isPastLoss = (brief: Brief): boolean =>
  sensitiveType(brief) === 'LOSS' && !isFrequent(brief)

/**
 * The questions and answers for this kind, adjusted to the verb and the part of life. If the verb
 * is on the other side of the kind, such as "rent out" for FIND, we use the general ones.
 */
export function kindContent(brief: Brief): KindContent {
  const { kind, do: activity, life } = brief
  const content = KIND_CONTENT[otherSideOf(kind, activity) ? 'OTHER' : (kind ?? 'OTHER')]
  const variants = content.variants ?? []
  // The longest verb wins, because "rent out" means the opposite of "rent".
  const verb = Math.max(...variants.map(({ forVerbs = [] }) => verbMatch(activity, forVerbs)))
  const fitting = variants.filter(
    ({ forVerbs, forLife, whenRare }) =>
      (!forVerbs || (verb > 0 && verbMatch(activity, forVerbs) === verb)) &&
      (!forLife || forLife === life) &&
      (!whenRare || isRare(brief)),
  )
  const found: KindContent = Object.assign({}, content, ...fitting)
  // People don't have a particular reason for something they do every week.
  const last = found.last.filter((text) => !isWeekly(brief) || !/^What made/.test(text))
  return { ...found, last }
}

/** The brief's facts as values for the templates. */
export type Facts = { brief: Brief; forms: Forms; values: Record<string, string> }

export function factsOf(brief: Brief, windows: Window = windowsOf(brief)): Facts {
  const forms = personalised(brief, formsFrom(brief))
  const { today: _today, unsure: _unsure, ...phrases } = forms
  const { one, whoOne, doing } = forms
  const rare = isRare(brief)
  // People who are still looking for something don't have "the one" yet.
  const isKnownOne = rare && brief.kind !== 'FIND' && brief.kind !== 'ACCESS'
  const used = forms.today
    .filter((thing) => !cues.NOTHING.test(thing))
    .map((thing) => thing.replace(/\btheir\b/g, 'your').replace(/\bthey\b/g, 'you'))
  const shown = whatTheyUse(used)
  const withTheOne = (text: string) =>
    one && isKnownOne ? text.replace(` ${withArticle(one)}`, ` the ${one}`) : text
  // Nobody calls their own christening "a christening".
  const isOwnOne = brief.life === 'PRIVATE'
  const widowed = cues.WIDOWED.test(forms.imWho) ? 'partner' : ''
  const [, lost = widowed] = cues.LOST.exec(forms.imWho) ?? []
  const values = {
    ...phrases,
    ...windows,
    ...(isOwnOne && { did: withTheOne(forms.did) }),
    'doing the one': isOwnOne ? withTheOne(doing) : doing,
    'do the one': withTheOne(forms.do),
    lost: lost && `your ${lost}`,
    'a who': /\bstaff$|^$/.test(whoOne)
      ? ''
      : withArticle(withoutDetails(whoOne).replace(YEAR_OR_SIZE, '')),
    // A rare event needs no further details: "arranging the funeral".
    'doing it':
      one && isKnownOne ? upTo(doing, ` ${withArticle(one)}`, ` the ${one}`) : forms.about,
    'what they own': forms.owned,
    'a one': one && withArticle(one),
    ones: one && forms.ones,
    'what they use': shown.join(', '),
    'something else': shown.every((thing) => isKnownPerson(headOf(thing)))
      ? 'someone else'
      : 'something else',
    'your business': workplaceOf(brief),
    'about it': inThePast(isKnownOne ? doing.replace(cues.DOING_ONE, '$1 the ') : doing),
    topic: topicOf(brief, forms),
    'since when': forms.do && sinceWhen(brief, forms),
    ' the last time': rare ? '' : ' the last time',
    'The last time': rare ? 'When' : 'The last time',
  }
  return { brief, forms, values }
}

// A locum has no staff, but would count the pharmacy's unless we say "your own business".
const workplaceOf = (brief: Brief): string =>
  worksAlone(brief)
    ? 'your own business'
    : (WORKPLACES[brief.field ?? 'OTHER_WORK'] ?? 'your business or organisation')

function sinceWhen(brief: Brief, { do: once, doing, about }: Forms): string {
  if (isRare(brief)) return `When did you first think about ${doing}`
  if (brief.kind === 'CARE' && isWeekly(brief)) return `How long have you been ${about}`
  // People can't count how often they do something every day.
  if (brief.often === 'MOST_DAYS' || cues.SAYS_HOW_OFTEN.test(brief.do))
    return `When did you last ${once}`
  return `${(brief.often && COUNTED_OVER[brief.often]) ?? 'Over the last year'}, how often did you ${once}`
}

/** Says "your parent" to someone who helped "a parent". */
function personalised({ life }: Brief, forms: Forms): Forms {
  if (life !== 'PRIVATE') return forms
  const own = (text: string) => text.replace(cues.RELATIVE, 'your ')
  const { do: once, did, doing, about } = forms
  return { ...forms, do: own(once), did: own(did), doing: own(doing), about: own(about) }
}

/** Up to two of the things they use, as long as they don't share a word. */
const whatTheyUse = ([first = '', ...others]: string[]): string[] =>
  [first, others.find((thing) => !sharesStem(thing, first)) ?? ''].filter(Boolean)

/** Shortens "a parent with dementia" to "a parent". */
const withoutDetails = (one: string) =>
  one.replace(/ (?:\p{L}+ing )?(?:with|in|at|on|from|who) .*$/u, '')

/** Carers talk about someone else's health, not their own. */
function topicOf(brief: Brief, { imWho }: Forms): string {
  const type = sensitiveType(brief)
  if (!type) return ''
  const [, loss = SENSITIVE_TOPICS.LOSS] =
    LOSS_TOPICS.find(([says]) => says.test(`${brief.who} ${brief.do}`)) ?? []
  if (type === 'LOSS') return loss
  const isOwnHealth = brief.kind === 'HEALTH' && !otherSideOf(brief.kind, brief.do)
  if (type !== 'HEALTH' || isOwnHealth) return SENSITIVE_TOPICS[type]
  return STATEMENTS_ABOUT_OTHERS.some(([says]) => says.test(imWho)) ? HEALTH_OF_OTHERS : 'health'
}

/** Cuts the text at `words` and ends it with `instead`. */
const upTo = (text: string, words: string, instead: string) =>
  text.includes(words) ? text.slice(0, text.indexOf(words)) + instead : text

/** Fills in a template, or returns undefined if the brief lacks one of its facts. */
export function fill(template: string, { values }: Pick<Facts, 'values'>): string | undefined {
  let isComplete = true
  const text = template.replace(/\{([^}]+)\}/g, (_all, name: string) => {
    const value = values[name] ?? ''
    if (value === '' && !name.startsWith(' ')) isComplete = false
    return value
  })
  return isComplete ? capitalised(text.replace('°', '')) : undefined
}

const hash = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE()

/** Every phrasing, rotated so that this project's comes first. */
export function inTurn<T>(
  { researcherId, offset, generation }: Seed,
  id: string,
  list: readonly T[],
): T[] {
  const from = (hash(`${researcherId} ${id}`) + offset + generation) % Math.max(list.length, 1)
  return [...list.slice(from), ...list.slice(0, from)]
}

export function shuffled<T>(seed: Seed, id: string, items: readonly T[], attempt = 0): T[] {
  const rank = (at: number) => hash(`${seed.researchId} ${id} ${seed.generation} ${attempt} ${at}`)
  return items
    .map((item, at) => ({ item, rank: rank(at) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ item }) => item)
}

export const isHeads = (seed: Seed, id: string, attempt = 0): boolean =>
  hash(`${seed.researchId} ${id} ${seed.generation} ${attempt} heads`) % 2 === 0
