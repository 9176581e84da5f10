import { type Brief, type BriefCheck, KINDS, SENSITIVE } from '@wattle/contract/brief'
import * as content from '../content/checks.ts'
import { UNDER_18 } from '../content/words.ts'
import * as english from './english.ts'
import { kindOf, otherSideOf } from './kind-of.ts'
import { GENERIC, headOf, isPerson, isTheirTrade, ORGANISATIONS } from './people.ts'
import { rewritten } from './rewrite.ts'
import { isCovert, sensitiveIn, textOf } from './sensitive.ts'

type Field = BriefCheck['field']
type Tap = BriefCheck['taps'][number]
type Finding = Omit<BriefCheck, 'field'> | undefined

/** At most one suggestion per field. The researcher can ignore all of them. */
export function checksOf(brief: Brief): BriefCheck[] {
  const findings: [Field, Finding][] = [
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

const sets = (field: Field, ...values: string[]): Tap[] =>
  values.map((value) => ({ label: value, field, value }))

const BROAD = new Set([...GENERIC, ...content.BROAD_GROUPS])

function whoCheck(who: string): Finding {
  if (BROAD.has(who)) return say('broadWho')
  if (ORGANISATIONS.has(headOf(who))) {
    const owners = [`${english.singular(who)} owners`, `${english.singular(who)} managers`]
    const people = content.PEOPLE_AT[who.split(' ').at(-1) ?? who] ?? owners
    return say('organisation', sets('who', ...people), who)
  }
  if (UNDER_18.includes(headOf(who)) && !/^(?:adult|grown)/.test(who))
    return say('under18', sets('who', `parents of ${who}`, `teachers of ${who}`))
  const groups = who.split(/\s*(?:,| and | or |&)\s*/).filter((group) => group !== '')
  if (groups.length > 1 && groups.every((group) => isPerson(headOf(group))))
    return say('twoGroups', sets('who', ...groups.slice(0, 3)))
  return firstCheck(content.WHO_CHECKS, 'who', who)
}

/** The first row that applies, unless its rewording changes nothing. */
function firstCheck(rows: content.Check[], field: Field, text: string, who = ''): Finding {
  for (const { says, message, instead, unlessTheirs } of rows) {
    const [found] = says.exec(text) ?? []
    if (found === undefined || (unlessTheirs && english.sharesStem(who, found))) continue
    if (!instead) return say(message, [], found)
    const better = rewritten(text, instead)
    if (better !== text) return say(message, sets(field, better))
  }
  return undefined
}

function doCheck(activity: string): Finding {
  if (!activity) return undefined
  const found = firstCheck(content.DO_CHECKS, 'do', activity)
  if (found) return found
  const both = halves(activity.replace(content.ONE_ACTIVITY, ''))
  if (both.length > 0) return say('twoActivities', sets('do', ...both))
  const [vague] = content.VAGUE.exec(activity) ?? []
  if (vague && kindOf(activity).kind === undefined) return say('vague', [], vague)
  return english.withPlainVerb(activity) ? undefined : say('noVerb')
}

/** Splits "find and pay cleaners" into "find cleaners" and "pay cleaners". */
function halves(activity: string): string[] {
  const [, first = '', second = ''] = /^(.+?),? (?:and|or) (.+)$/i.exec(activity) ?? []
  const [verb = '', ...object] = second.split(' ')
  if (!english.isVerb(verb.toLowerCase()) || object.length === 0) return []
  return first.includes(' ') ? [first, second] : [`${first} ${object.join(' ')}`, second]
}

function kindCheck({ do: activity, kind }: Brief): Finding {
  const instead = otherSideOf(kind, activity)
  const kinds = instead ? [instead] : kind ? [] : kindOf(activity).likely
  const taps = kinds.map((value): Tap => ({ label: KINDS[value].label, field: 'kind', value }))
  if (instead) return say('otherSide', taps, activity)
  return taps.length < 2 ? undefined : say('kind', taps)
}

function oneCheck({ one, who, kind }: Brief): Finding {
  const bare = english.withoutArticle(one.trim()).toLowerCase()
  if (kind && !content.KINDS_WITH_PEOPLE.includes(kind) && isPerson(headOf(bare)))
    return say('person', [], KINDS[kind].asksFor)
  if (bare && bare === english.singular(who).toLowerCase())
    return say('one', [], 'a progress claim')
  return firstCheck(content.ONE_CHECKS, 'one', one.trim())
}

function wrongCheck(wrong: string, who: string): Finding {
  const isPast = wrong
    .split(' ')
    .some((word) => content.PAST.test(word) || english.isPastForm(word))
  const rows = [...content.WRONG_CHECKS, ...(isPast ? [] : content.PRESENT_CHECKS)]
  return firstCheck(rows, 'wrong', wrong, who)
}

function sensitiveCheck(brief: Brief): Finding {
  const text = textOf(brief)
  if (isCovert(text)) return say('covert')
  const isHealth = brief.kind === 'HEALTH'
  const type = isHealth ? 'HEALTH' : (sensitiveIn(text) ?? brief.sensitive)
  const isAnswered = brief.sensitive !== null && brief.by.sensitive !== 'reader'
  if (isHealth && isAnswered && brief.sensitive === 'NO') return say('health')
  if (!type || type === 'NO' || isAnswered) return undefined
  const right = { label: 'Right', field: 'sensitive', value: type }
  const not = { label: 'It isn’t sensitive', field: 'sensitive', value: 'NO' }
  // In paid work people talk about their job, so “It isn’t sensitive” is the likelier answer and
  // comes first.
  const either = brief.life === 'PAID' ? [not, right] : [right, not]
  return say('sensitive', isHealth ? [right] : either, SENSITIVE[type])
}
