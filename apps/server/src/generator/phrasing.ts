import { createHash } from 'node:crypto'
import type { Brief } from '@wattle/contract/brief'
import { type Forms, formsFrom, inThePast } from './brief/forms.ts'
import { otherSideOf, verbMatch } from './brief/kind-of.ts'
import { capitalised, withArticle } from './brief/nouns.ts'
import { headOf, isKnownPerson } from './brief/people.ts'
import { sensitiveIn, textOf } from './brief/sensitive.ts'
import * as cues from './content/cues.ts'
import { KIND_CONTENT, type KindContent } from './content/kinds.ts'
import { DEFAULT_WINDOW, WINDOWS, type Window } from './content/screener.ts'
import { HEALTH_OF_OTHERS, LOSS_TOPICS, OF_OTHERS, SENSITIVE_TOPICS } from './content/sensitive.ts'
import type { Seed } from './drafts.ts'
import { sharesStem } from './stems.ts'

export function windowsOf({ often, life }: Brief): Window {
  // At home nobody knows which season is meant.
  const isVague = !often || (often === 'IN_SEASON' && life === 'PRIVATE')
  return isVague ? DEFAULT_WINDOW : WINDOWS[often]
}

const YEAR_OR_SIZE = /\b(?:small|large|big|(?:first|second|third|fourth)-year) /

/** "hive inspections": more than one. */
const isMany = (activity: string) =>
  !/\b(?:an?|the|their|for)\b/.test(activity) && /s\b/.test(activity)

/** Over and done with, or nobody says that it comes back. */
export const isRare = ({ often, life, kind, do: activity }: Brief): boolean =>
  often === 'EVERY_FEW_YEARS' ||
  often === 'ONCE' ||
  (!often && life === 'PRIVATE' && !cues.COMES_BACK.includes(kind) && !isMany(activity))

/** Happens every week or more often. */
export const isWeekly = ({ often }: Brief): boolean =>
  often === 'MOST_DAYS' || often === 'EVERY_WEEK'

/** Happens every month or more often. */
export const isFrequent = (brief: Brief): boolean =>
  isWeekly(brief) || brief.often === 'EVERY_MONTH'

/** As somebody said; until then by its words, except at work, where people talk about their job. */
export function sensitiveType(brief: Brief) {
  const { kind, life, sensitive, by } = brief
  const type = sensitive && sensitive !== 'NO' ? sensitive : undefined
  if (kind === 'HEALTH') return type ?? 'HEALTH'
  if (sensitive && by.sensitive !== 'reader') return type
  return life === 'PAID' ? undefined : (type ?? sensitiveIn(textOf(brief)))
}

/** Decides what gets bought for the work, or helps to. */
export const isBuyer = ({ buyer }: Brief): boolean => buyer === 'DECIDES' || buyer === 'HELPS'
export const worksAlone = ({ size }: Brief): boolean => size.length === 1 && size[0] === 'SOLO'

/** What they look after is their own. */
const isTheirs = ({ life, do: activity }: Brief) => life === 'PRIVATE' || /\btheir\b/.test(activity)

/** A loss that one thing followed from; what goes on since then is asked about like anything else. */
export const isPastLoss = (brief: Brief): boolean =>
  sensitiveType(brief) === 'LOSS' && !isFrequent(brief)

/** The words of the brief's kind, for its verb and its part of life; the plain ones for its other side. */
export function kindContent(brief: Brief): KindContent {
  const { kind, do: activity, life } = brief
  const content = KIND_CONTENT[otherSideOf(kind, activity) ? 'OTHER' : (kind ?? 'OTHER')]
  const variants = content.variants ?? []
  // "rent out" isn't "rent".
  const verb = Math.max(...variants.map(({ forVerbs = [] }) => verbMatch(activity, forVerbs)))
  const fitting = variants.filter(
    ({ forVerbs, forLife, whenRare }) =>
      (!forVerbs || (verb > 0 && verbMatch(activity, forVerbs) === verb)) &&
      (!forLife || forLife === life) &&
      (!whenRare || isRare(brief)),
  )
  const found: KindContent = Object.assign({}, content, ...fitting)
  // Nobody needs a reason for what they do every week.
  const last = found.last.filter((text) => !isWeekly(brief) || !/^What made/.test(text))
  return { ...found, last }
}

/** The brief's facts, ready to be put into templates. */
export type Facts = { brief: Brief; forms: Forms; values: Record<string, string> }

export function factsOf(brief: Brief, windows: Window = windowsOf(brief)): Facts {
  const forms = ofTheirOwn(brief, formsFrom(brief))
  const { today: _today, unsure: _unsure, ...phrases } = forms
  const { one, whoOne, doing } = forms
  const rare = isRare(brief)
  // Who is looking for one can't say which.
  const isKnownOne = rare && brief.kind !== 'FIND' && brief.kind !== 'ACCESS'
  const used = forms.today
    .filter((thing) => !cues.NO_THING.test(thing))
    .map((thing) => thing.replace(/\btheir\b/g, 'your'))
  const shown = whatTheyUse(used)
  const withTheOne = (text: string) =>
    one && isKnownOne ? text.replace(` ${withArticle(one)}`, ` the ${one}`) : text
  // Of one's own christening nobody says "a christening".
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
    // "arranging the funeral": after a rare event everybody knows which one.
    'doing it':
      one && isKnownOne ? upTo(doing, ` ${withArticle(one)}`, ` the ${one}`) : forms.about,
    'what they own': forms.owned,
    'a one': one && withArticle(one),
    ones: one && forms.ones,
    'a or your one': one && (isTheirs(brief) ? `your ${one}` : withArticle(one)),
    'last one': one && (rare ? `the ${one}` : `the last ${one}`),
    'what they use': shown.join(', '),
    'something else': shown.every((thing) => isKnownPerson(headOf(thing)))
      ? 'someone else'
      : 'something else',
    // A locum would count the pharmacy’s staff.
    'your business': worksAlone(brief) ? 'your own business' : 'your business or organisation',
    'about it': inThePast(isKnownOne ? doing.replace(cues.DOING_ONE, '$1 the ') : doing),
    topic: topicOf(brief, forms),
    'since when': forms.do && sinceWhen(brief, forms),
    ' the last time': rare ? '' : ' the last time',
    'The last time': rare ? 'When' : 'The last time',
  }
  return { brief, forms, values }
}

function sinceWhen(brief: Brief, forms: Forms): string {
  const { often } = brief
  // Nobody thinks about trying.
  const doing = forms.doing.startsWith('trying to ') ? forms.about : forms.doing
  if (isRare(brief)) return `When did you first think about ${doing}`
  if (brief.kind === 'CARE' && isWeekly(brief)) return `How long have you been ${forms.about}`
  // Nobody counts what they do every day.
  if (often === 'MOST_DAYS' || cues.SAYS_HOW_OFTEN.test(brief.do))
    return `When did you last ${forms.do}`
  const lately = {
    EVERY_WEEK: 'In the last month',
    ONCE_A_YEAR: 'Over the last three years',
  }
  const start = lately[often as keyof typeof lately] ?? 'Over the last year'
  return `${start}, how often did you ${forms.do}`
}

/** "helped a parent": to the one who cares it is "your parent". */
function ofTheirOwn({ life, kind }: Brief, forms: Forms): Forms {
  if (life !== 'PRIVATE') return forms
  const kept = kind === 'MAINTAIN' ? withArticle(forms.one) : ''
  const own = (text: string) =>
    text.replace(cues.RELATIVE, 'your ').replace(kept, kept && `your ${forms.one}`)
  const { do: once, did, doing, about, one, ones } = forms
  // Who stores a bike has one, though they "store their bikes".
  const isOne = once.includes(`your ${one}`) && !once.includes(ones)
  const general = isOne ? about.replace(`your ${ones}`, `your ${one}`) : about
  return { ...forms, do: own(once), did: own(did), doing: own(doing), about: own(general) }
}

/** Up to two things, which don't say the same. */
const whatTheyUse = ([first = '', ...others]: string[]): string[] =>
  [first, others.find((thing) => !sharesStem(thing, first)) ?? ''].filter(Boolean)

/** "a parent with dementia" is "your parent" once both know. */
const withoutDetails = (one: string) =>
  one.replace(/ (?:\p{L}+ing )?(?:with|in|at|on|from|who) .*$/u, '')

/** Someone who looks after others talks about their health, not about their own. */
function topicOf(brief: Brief, { imWho }: Forms): string {
  const type = sensitiveType(brief)
  if (!type) return ''
  const [, loss = SENSITIVE_TOPICS.LOSS] =
    LOSS_TOPICS.find(([says]) => says.test(`${brief.who} ${brief.do}`)) ?? []
  if (type === 'LOSS') return loss
  const isOwnHealth = brief.kind === 'HEALTH' && !otherSideOf(brief.kind, brief.do)
  if (type !== 'HEALTH' || isOwnHealth) return SENSITIVE_TOPICS[type]
  return OF_OTHERS.some(([says]) => says.test(imWho)) ? HEALTH_OF_OTHERS : 'health'
}

/** The text with its end, from these words on, put in others. */
const upTo = (text: string, words: string, instead: string) =>
  text.includes(words) ? text.slice(0, text.indexOf(words)) + instead : text

/** Undefined when a fact is missing. */
export function fill(template: string, { values }: Facts): string | undefined {
  let isComplete = true
  const text = template.replace(/\{([^}]+)\}/g, (_all, name: string) => {
    const value = values[name] ?? ''
    if (value === '' && !name.startsWith(' ')) isComplete = false
    return value
  })
  return isComplete ? capitalised(text.replace('°', '')) : undefined
}

const hash = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE()

/** All phrasings, starting with the one this project uses. */
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
