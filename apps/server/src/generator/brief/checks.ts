import {
  type Brief,
  type BriefCheck,
  type BriefField,
  KINDS,
  type Kind,
  SENSITIVE,
} from '@wattle/contract/brief'
import * as content from '../content/checks.ts'
import { EVENT_VERBS, UNDER_18 } from '../content/words.ts'
import { sharesStem } from '../stems.ts'
import { wordSet } from './clean.ts'
import { kindOf, otherSideOf } from './kind-of.ts'
import { isPlural, plural, singular, withArticle, withoutArticle } from './nouns.ts'
import { GENERIC, headOf, isPerson, isTheirTrade, ORGANISATIONS } from './people.ts'
import { isCovert, sensitiveIn, textOf } from './sensitive.ts'
import { formsOf, isPastForm, isVerb, plainForm, withPlainVerb } from './verbs.ts'

type Tap = BriefCheck['taps'][number]
type Finding = { message: string; taps: Tap[] }

/** At most one suggestion per field. The researcher can ignore all of them. */
export function checksOf(brief: Brief): BriefCheck[] {
  const findings: [BriefField, Finding | undefined][] = [
    ['who', whoCheck(brief.who.trim().toLowerCase())],
    ['do', doCheck(brief.do.trim())],
    ['kind', kindCheck(brief)],
    ['one', oneCheck(brief)],
    ['wrong', wrongCheck(brief.wrong.trim(), brief.who)],
    ['industry', isTheirTrade(brief) ? say('tooClose') : undefined],
    ['sensitive', sensitiveCheck(brief)],
  ]
  return findings.flatMap(([field, finding]) => (finding ? [{ field, ...finding }] : []))
}

const say = (
  message: keyof typeof content.CHECK_MESSAGES,
  taps: Tap[] = [],
  it: string = taps[0]?.value ?? '',
): Finding => ({ message: content.CHECK_MESSAGES[message].replace('{it}', () => it), taps })

const sets = (field: BriefField, ...values: string[]): Tap[] =>
  values.map((value) => ({ label: value, field, value }))

const BROAD = new Set([...GENERIC, ...content.BROAD_GROUPS])

function whoCheck(who: string): Finding | undefined {
  if (!who) return undefined
  if (BROAD.has(who)) return say('broadWho')
  if (ORGANISATIONS.has(headOf(who))) {
    const owners = [`${singular(who)} owners`, `${singular(who)} managers`]
    const people = content.PEOPLE_AT[who.split(' ').at(-1) ?? who] ?? owners
    return say('organisation', sets('who', ...people), who)
  }
  if (UNDER_18.includes(headOf(who)) && !/^(?:adult|grown)/.test(who))
    return say('under18', sets('who', `parents of ${who}`, `teachers of ${who}`))
  const groups = who.split(/\s*(?:,| and | or |&)\s*/).filter((group) => group !== '')
  if (groups.length > 1 && groups.every((group) => isPerson(headOf(group))))
    return say('twoGroups', sets('who', ...groups.slice(0, 3)))
  const isSingular = !isPlural(who) && !/^(?:people|those|staff)\b/.test(who) && plural(who) !== who
  return isSingular ? say('singularWho', sets('who', plural(withoutArticle(who)))) : undefined
}

function doCheck(activity: string): Finding | undefined {
  if (!activity) return undefined
  if (content.PRODUCT.test(activity)) return say('product')
  const [, effort] = content.EFFORT.exec(activity) ?? []
  if (effort?.includes(' ')) return say('effort', sets('do', withPlainVerb(effort) ?? effort))
  const plain = withPlainVerb(activity)
  if (plain && plain.toLowerCase() !== activity.toLowerCase())
    return say('noVerb', sets('do', plain))
  const both = halves(activity)
  if (both.length > 0) return say('twoActivities', sets('do', ...both))
  if (content.ONGOING.test(activity)) return say('ongoing')
  const [, object] = content.VAGUE.exec(activity) ?? []
  if (object && kindOf(activity).kind === undefined) return say('vague', [], object)
  return plain ? undefined : say('noVerb')
}

/** Splits "find and pay cleaners" into "find cleaners" and "pay cleaners". */
function halves(activity: string): string[] {
  const [, first = '', second = ''] = /^(.+?),? (?:and|or) (.+)$/i.exec(activity) ?? []
  const [verb = '', ...object] = second.split(' ')
  if (!isVerb(verb.toLowerCase()) || object.length === 0) return []
  return first.includes(' ') ? [first, second] : [`${first} ${object.join(' ')}`, second]
}

function kindCheck({ do: activity, kind }: Brief): Finding | undefined {
  const taps = (kinds: Kind[]): Tap[] =>
    kinds.map((one) => ({ label: KINDS[one].label, field: 'kind', value: one }))
  const instead = otherSideOf(kind, activity)
  if (instead) return say('otherSide', taps([instead]), activity)
  const { likely } = kindOf(activity)
  return kind || likely.length < 2 ? undefined : say('kind', taps(likely))
}

function oneCheck({ one, who, kind }: Brief): Finding | undefined {
  const text = one.trim()
  if (!text) return undefined
  const bare = withoutArticle(text)
  const mayBePerson = content.KINDS_WITH_PEOPLE.includes(kind)
  if (kind && !mayBePerson && isPerson(headOf(bare.toLowerCase())))
    return say('person', [], KINDS[kind].asksFor)
  if (bare.toLowerCase() === singular(who).toLowerCase()) return say('one', [], 'a progress claim')
  const isFine = /^an? /i.test(text) && !isPlural(bare) && text === withArticle(bare)
  return isFine ? undefined : say('one', sets('one', withArticle(singular(bare))))
}

function wrongCheck(wrong: string, who: string): Finding | undefined {
  if (!wrong) return undefined
  for (const { says, message, instead, unlessTheirs } of content.WRONG_CHECKS) {
    const [found] = says.exec(wrong) ?? []
    if (!found || (unlessTheirs && sharesStem(who, found))) continue
    return instead
      ? say(message, sets('wrong', wrong.replace(says, instead)))
      : say(message, [], found)
  }
  const past = inThePast(wrong)
  return past ? say('past', sets('wrong', past)) : undefined
}

const EVENTS = wordSet(EVENT_VERBS)

/** Puts the clause in the past tense, or returns undefined if it isn't in the present. */
function inThePast(clause: string): string | undefined {
  const words = clause.split(' ')
  const verbs = words.map((word) => word.toLowerCase().replace("'", '’'))
  const isNow = verbs.some((verb) => content.PRESENT_TO_PAST[verb])
  if (!isNow && verbs.some((verb) => content.PAST.test(verb) || isPastForm(verb))) return undefined
  for (const [at, verb] of verbs.entries()) {
    // plainForm doesn't know the event verbs, so this finds "miss" for "misses".
    const event = [verb, verb.slice(0, -1), verb.slice(0, -2)].find((form) => EVENTS.has(form))
    const plain = plainForm(verb) ?? event
    const isThird = verb.endsWith('s') && plain !== verb
    const isActing = plain === verb && content.ACTING.test(words[at - 1] ?? '')
    const past = at > 0 && plain && (isThird || isActing) ? formsOf(plain).past : undefined
    const found = content.PRESENT_TO_PAST[verb] ?? past
    if (found) return words.with(at, found).join(' ')
  }
  return undefined
}

function sensitiveCheck(brief: Brief): Finding | undefined {
  const text = textOf(brief)
  if (isCovert(text)) return say('covert')
  const isHealth = brief.kind === 'HEALTH'
  const type = isHealth ? 'HEALTH' : (sensitiveIn(text) ?? brief.sensitive)
  const isAnswered = brief.sensitive !== null && brief.by.sensitive !== 'reader'
  if (!type || type === 'NO' || isAnswered) return undefined
  const right = { label: 'Right', field: 'sensitive', value: type }
  const not = { label: 'It isn’t sensitive', field: 'sensitive', value: 'NO' }
  // In paid work people talk about their job, so “It isn’t sensitive” is the likelier answer and
  // comes first.
  const either = brief.life === 'PAID' ? [not, right] : [right, not]
  return say('sensitive', isHealth ? [right] : either, SENSITIVE[type])
}
