import {
  type Brief,
  type BriefCheck,
  type BriefField,
  KINDS,
  type Kind,
  SENSITIVE,
} from '@wattle/contract/brief'
import { EVENT_VERBS, UNDER_18 } from '../content/words.ts'
import { wordSet } from './clean.ts'
import { kindOf } from './kind-of.ts'
import { isPlural, plural, singular, withArticle, withoutArticle } from './nouns.ts'
import { GENERIC, headOf, isPerson, ORGANISATIONS } from './people.ts'
import { isCovert, sensitiveIn, textOf } from './sensitive.ts'
import { formsOf, isVerb, plainForm } from './verbs.ts'

type Tap = BriefCheck['taps'][number]
type Finding = { message: string; taps?: Tap[] }

/** One gentle line per field, the first that applies. Nothing here blocks anything. */
export function checksOf(brief: Brief): BriefCheck[] {
  const findings: [BriefField, Finding | undefined][] = [
    ['who', whoCheck(brief.who)],
    ['do', doCheck(brief.do)],
    ['kind', kindCheck(brief)],
    ['one', oneCheck(brief)],
    ['wrong', wrongCheck(brief.wrong)],
    ['sensitive', sensitiveCheck(brief)],
  ]
  return findings.flatMap(([field, finding]) =>
    finding ? [{ field, message: finding.message, taps: finding.taps ?? [] }] : [],
  )
}

const sets = (field: BriefField, ...values: string[]): Tap[] =>
  values.map((value) => ({ label: value, field, value }))

const BROAD = new Set([...GENERIC, 'businesses', 'small businesses', 'organisations', 'the public'])
const PEOPLE_AT: Record<string, [string, string]> = {
  schools: ['school principals', 'school teachers'],
  farms: ['farm owners', 'farm managers'],
  councils: ['council officers', 'council managers'],
  hospitals: ['hospital managers', 'nurses'],
  charities: ['charity managers', 'charity volunteers'],
  clubs: ['club secretaries', 'club treasurers'],
}

function whoCheck(who: string): Finding | undefined {
  const text = who.trim().toLowerCase()
  if (!text) return undefined
  if (BROAD.has(text))
    return { message: 'Who most of all? Five interviews go further with one narrow group.' }
  const head = headOf(text)
  if (ORGANISATIONS.has(head)) {
    const at = text.split(' ').at(-1) ?? text
    const people = PEOPLE_AT[at] ?? [`${singular(text)} owners`, `${singular(text)} managers`]
    return { message: `Who at the ${text}?`, taps: sets('who', ...people) }
  }
  const young = UNDER_18.find((one) => text === one || text.endsWith(` ${one}`))
  if (young) {
    const taps = sets('who', `parents of ${text}`, `teachers of ${text}`)
    return { message: 'Our panel is 18 and over. Who looks after them?', taps }
  }
  const groups = text.split(/\s*(?:,| and | or |&)\s*/).filter((group) => group !== '')
  const isTwo = groups.length > 1 && groups.every((group) => isPerson(headOf(group)))
  if (isTwo)
    return { message: 'Two groups. Which one first?', taps: sets('who', ...groups.slice(0, 3)) }
  const isSingular =
    !isPlural(text) && !/^(?:people|those|staff)\b/.test(text) && plural(text) !== text
  if (isSingular) {
    const many = plural(text.replace(/^(?:an?|the) /, ''))
    return { message: `Make it plural: ${many}`, taps: sets('who', many) }
  }
  return undefined
}

const EFFORT =
  /^(?:(?:struggle|try|need|want|have|hope|like|love) to|(?:waste|spend|lose) (?:\w+ )*?(?:time|hours|days|ages|money)(?: on)?)\s+(.+)$/i
const VAGUE = /^(?:deal with|manage|handle|use)\s+(.+)$/i
const ONGOING =
  /^(?:(?:keep(?! (?:track|records?|a record|an eye|count|notes?)\b)|stay|ensure|remain)\b|make sure)/i
const PRODUCT = /\b(?:apps?|ai|platforms?|bots?|chatbots?|dashboards?|automat\w*)\b/i

function doCheck(activity: string): Finding | undefined {
  const text = activity.trim()
  if (!text) return undefined
  if (PRODUCT.test(text)) return { message: NO_PRODUCT }
  const [, effort] = EFFORT.exec(text) ?? []
  if (effort) {
    const [first = '', ...rest] = effort.split(' ')
    const plain = [plainForm(first.toLowerCase()) ?? first, ...rest].join(' ')
    return { message: `Just the activity: “${plain}”?`, taps: sets('do', plain) }
  }
  const [verb = '', ...rest] = text.split(' ')
  const lower = verb.toLowerCase()
  const plain = plainForm(lower)
  if (plain && plain !== lower) {
    return { message: START_WITH_A_VERB, taps: sets('do', [plain, ...rest].join(' ')) }
  }
  const [first = '', second = ''] = halves(text)
  if (second)
    return { message: 'That’s two activities. Which one first?', taps: sets('do', first, second) }
  if (ONGOING.test(text))
    return {
      message: 'What do they do for that? Say it so that someone can have done it last week.',
    }
  const [, object] = VAGUE.exec(text) ?? []
  if (object && kindOf(text).kind === undefined)
    return { message: `What do they do with them? “Manage ${object}” could be send, pay or chase.` }
  return plain || formsOf(lower).isUnsure === false ? undefined : { message: START_WITH_A_VERB }
}

const START_WITH_A_VERB = 'Start with a verb, like “order” or “look for”.'
const NO_PRODUCT = 'Say what happens today, without your product.'

/** "find and pay cleaners" is "find cleaners" and "pay cleaners". */
function halves(text: string): [string, string] | [] {
  const [, first = '', second = ''] = /^(.+?),? (?:and|or) (.+)$/i.exec(text) ?? []
  const [verb = '', ...object] = second.split(' ')
  if (!isVerb(verb.toLowerCase()) || object.length === 0) return []
  return first.includes(' ') ? [first, second] : [`${first} ${object.join(' ')}`, second]
}

function kindCheck({ do: activity, kind }: Brief): Finding | undefined {
  if (kind || !activity) return undefined
  const { likely } = kindOf(activity)
  if (likely.length < 2) return undefined
  const taps = likely.map((one: Kind) => ({ label: KINDS[one].label, field: 'kind', value: one }))
  return { message: 'What sort of thing is it?', taps }
}

const KINDS_OF_PEOPLE: (Kind | null)[] = [null, 'FIND', 'CHOOSE', 'SELL', 'CARE', 'LEARN', 'OTHER']

function oneCheck({ one, who, kind }: Brief): Finding | undefined {
  const text = one.trim()
  if (!text) return undefined
  const bare = withoutArticle(text)
  if (kind && !KINDS_OF_PEOPLE.includes(kind) && isPerson(headOf(bare.toLowerCase())))
    return { message: `That’s a person. ${KINDS[kind].asksFor}` }
  const isSame = bare.toLowerCase() === singular(who).toLowerCase()
  const isFine = /^an? /i.test(text) && !isPlural(bare) && !isSame
  if (isFine) return undefined
  const single = withArticle(singular(bare))
  const message = `One of them, with a or an: ${isSame ? 'a progress claim' : single}`
  return { message, taps: isSame ? [] : sets('one', single) }
}

/** More than one of something, counted. */
const NUMBER =
  /\b(?:\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|fifty|a hundred) (?=[a-z])/gi
const DATE =
  /\b(?:Christmas|Easter|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|June|July|August|September|October|November|December)\b/
const GAP =
  /^(?:there (?:is|are) no|nobody offers|no one offers|nothing exists|there isn[’']t|it[’']s missing)/i
const MOST_WRONG_WORDS = 10

function wrongCheck(wrong: string): Finding | undefined {
  const text = wrong.trim()
  if (!text) return undefined
  if (PRODUCT.test(text)) return { message: NO_PRODUCT }
  if (GAP.test(text))
    return { message: 'What happened to someone? A missing product isn’t an event.' }
  if (text.split(/\s+/).length > MOST_WRONG_WORDS)
    return { message: 'Keep one thing, in up to ten words.' }
  if (/\b(?:it|this)\b/i.test(text) && !/\b(?:the|an?|their|they) .*\bit\b/i.test(text))
    return { message: 'Say what “it” is, so that anyone can follow.' }
  const general = text.replace(NUMBER, '').replace(/ {2,}/g, ' ').trim()
  if (general !== text) {
    const message = 'Leave out the exact number, so that others can say yes too.'
    return { message, taps: sets('wrong', general) }
  }
  if (DATE.test(text)) return { message: 'Leave out the date, so that others can say yes too.' }
  const past = inThePast(text)
  return past ? { message: `As it happened: “${past}”?`, taps: sets('wrong', past) } : undefined
}

const NOW_AND_THEN: Record<string, string> = {
  is: 'was',
  are: 'were',
  has: 'had',
  have: 'had',
  does: 'did',
  "doesn't": 'didn’t',
  'doesn’t': 'didn’t',
  "don't": 'didn’t',
  'don’t': 'didn’t',
  "can't": 'couldn’t',
  'can’t': 'couldn’t',
  "isn't": 'wasn’t',
  'isn’t': 'wasn’t',
  "aren't": 'weren’t',
  'aren’t': 'weren’t',
  goes: 'went',
  gets: 'got',
}

/** The clause in the past, where its first verb is in the present; undefined where it isn't. */
function inThePast(clause: string): string | undefined {
  const words = clause.split(' ')
  const hasPast = words.some((word) => PAST.test(word) || plainPast(word))
  if (hasPast) return undefined
  const at = words.findIndex((word, index) => {
    const lower = word.toLowerCase()
    if (lower in NOW_AND_THEN) return true
    const plain = plainForm(lower) ?? happened(lower)
    const isAfterThem =
      index > 0 &&
      /^(?:they|people|customers|builders|clients|parents|staff)$/i.test(words[index - 1] ?? '')
    const isThird = /s$/.test(lower) && plain !== undefined && plain !== lower && index > 0
    return isThird || (isAfterThem && plain === lower)
  })
  if (at < 0) return undefined
  const verb = (words[at] ?? '').toLowerCase()
  const past = NOW_AND_THEN[verb] ?? formsOf(plainForm(verb) ?? happened(verb) ?? verb).past
  return words.with(at, past).join(' ')
}

const EVENTS = wordSet(EVENT_VERBS)
/** "miss" of "misses". */
const happened = (verb: string) =>
  [verb.slice(0, -1), verb.slice(0, -2)].find((plain) => EVENTS.has(plain))

const PAST =
  /^(?:was|were|had|did|went|got|came|could|couldn[’']t|didn[’']t|wasn[’']t|weren[’']t|turned|ran|broke|left|lost|missed|took|rang|paid)$/i
const plainPast = (word: string) => {
  const lower = word.toLowerCase()
  const plain = plainForm(lower)
  return plain !== undefined && plain !== lower && formsOf(plain).past === lower
}

function sensitiveCheck(brief: Brief): Finding | undefined {
  const text = textOf(brief)
  if (isCovert(text))
    return {
      message:
        'This watches people without their knowledge. Take advice before you recruit for it.',
    }
  const type = brief.kind === 'HEALTH' ? 'HEALTH' : sensitiveIn(text)
  if (!type || brief.sensitive !== null) return undefined
  const right = { label: 'Right', field: 'sensitive', value: type }
  const not = { label: 'It isn’t sensitive', field: 'sensitive', value: 'NO' }
  return {
    message: `This touches on ${SENSITIVE[type]}. We’ll ask for consent first and leave out money questions.`,
    // In paid work people talk about their job.
    taps: brief.kind === 'HEALTH' ? [right] : brief.life === 'PAID' ? [not, right] : [right, not],
  }
}
