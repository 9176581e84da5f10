import {
  type Brief,
  type BriefField,
  emptyBrief,
  type Field,
  fieldsOf,
  type Kind,
  type Often,
} from '@wattle/contract/brief'
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
import { isVerb, PARTICLE_VERBS, plainForm } from './verbs.ts'

export type Reading = {
  isUsable: boolean
  /** Only fields that are sure. */
  brief: Brief
  /** What failed one test, for the blanks. */
  offers: Partial<Record<BriefField, string[]>>
  sides: string[]
  likelyKinds: Kind[]
  likelyFields: Field[]
}

const MOST_OFFERS = 3

const word = "[A-Za-z][A-Za-z'&-]*"
/** Where a group of people or an activity ends. */
const ENDS_PEOPLE =
  /^(?:who|that|which|to|and|or|can|have|has|need|must|try|struggle|find|spend|waste|lose|at|in|on|by|with|without|from|for|of|when|while|because|so|before|after|as|is|are|do|don't|get|keep|will|would|could|should|often|always|still|never|usually|also)$/i
const ENDS_ACTIVITY =
  /^(?:because|so|when|while|before|after|without|instead|if|but|which|where|since|until|unless|whenever|though|although|as|then|than|rather|using|via)$/i
const PRODUCT =
  /\b(?:apps?|ai|platforms?|bots?|chatbots?|dashboards?|automate\w*|software|marketplaces?|websites?|portals?|subscriptions?|tools?|solutions?|products?|services?)\b/i
const COMPARATIVE =
  /\b(?:faster|easier|easily|better|quickly|quicker|cheaper|smarter|simply|more|less)\b/i
const PRONOUN = /\b(?:it|this|they|them|that|these|those)\b/i

const OFTEN_WORDS: [RegExp, Often][] = [
  [
    /\b(?:daily|(?:every|each) (?:single )?(?:day|shift|morning|night|evening|afternoon|workday))\b/i,
    'MOST_DAYS',
  ],
  [/\b(?:weekly|(?:every|each) (?:single )?week)\b/i, 'EVERY_WEEK'],
  [/\b(?:monthly|(?:every|each) (?:single )?month)\b/i, 'EVERY_MONTH'],
  [/\b(?:every|each) (?:school )?term\b/i, 'FEW_TIMES_A_YEAR'],
  [/\b(?:yearly|annually|(?:every|each) (?:single )?year)\b/i, 'ONCE_A_YEAR'],
  [/\b(?:every|each) season\b/i, 'IN_SEASON'],
  [/\b(?:once|one day|one night) a week\b/i, 'EVERY_WEEK'],
  [/\b(?:twice|(?:two|three|four|five) (?:days|times|nights)) a week\b/i, 'MOST_DAYS'],
  [/\bonce a month\b/i, 'EVERY_MONTH'],
  [/\bonce a year\b/i, 'ONCE_A_YEAR'],
]

const TOOLS: [RegExp, string][] = [
  [
    /\b(?:in|on|with|via|using|use|by) (?:an? )?(?:excel|spreadsheets?|google sheets?)\b/i,
    'a spreadsheet',
  ],
  [
    /\b(?:on|with|via|using|use) (?:pen and )?paper\b|\bpaper (?:forms?|lists?|diary|diaries)\b/i,
    'paper',
  ],
  [/\b(?:in|on|by|via|using|use) (?:a )?(?:whatsapp|group chats?)\b/i, 'WhatsApp'],
  [/\bby (?:phone|phone calls?)\b/i, 'phone calls'],
  [/\b(?:by|via|using|use|with) e-?mails?\b/i, 'email'],
  [/\b(?:on|with|using|use) (?:an? )?whiteboards?\b/i, 'a whiteboard'],
  [/\b(?:in|with|use|using) (?:an? )?notebooks?\b/i, 'a notebook'],
  [/\b(?:in|with|use|using) xero\b/i, 'Xero'],
]

export function readIdea(text: string): Reading {
  const nothing: Reading = {
    isUsable: false,
    brief: emptyBrief(),
    offers: {},
    sides: [],
    likelyKinds: [],
    likelyFields: [],
  }
  if (!isUsableText(text)) return nothing
  const sentences = sentencesOf(text)
  const found = new Candidates()
  for (const [at, sentence] of sentences.entries()) patterns(sentence, found, at === 0)
  const who = found.sure('who')
  const activity = found.sure('do')
  const sides = sidesOf(sentences, found)
  const brief = emptyBrief()
  const by: Brief['by'] = {}
  const set = <F extends BriefField>(field: F, value: Brief[F] | undefined) => {
    if (value === undefined || value === null || value === '') return
    brief[field] = value
    by[field] = 'reader'
  }
  if (!sentences.some((sentence) => JOINING.test(sentence))) set('who', who?.text)
  set('do', activity?.text)
  set('often', activity && oftenIn(activity.sentence))
  const today = [
    ...new Set(TOOLS.filter(([pattern]) => pattern.test(clean(text))).map(([, tool]) => tool)),
  ]
  if (today.length > 0 && today.length <= 2) set('today', today)
  if (found.costsTime) set('cost', 'TIME')
  set('life', brief.who ? (found.life ?? lifeOf(brief.who)) : undefined)
  const guess = kindOf(brief.do)
  set('kind', guess.kind)
  // For these the word for one is a session or a trip, not what the verb is about.
  const isNamedByObject = !/^(?:LEARN|TRAVEL|CHECK|PLAN|HEALTH)$/.test(guess.kind ?? '')
  if (isNamedByObject) set('one', activity && oneIn(activity.text))
  const fields = likelyFields(text, brief)
  set('field', brief.who ? (fieldOfRole(brief.who) ?? fields.sure) : undefined)
  const sensitive = sensitiveIn(text)
  if (sensitive && brief.life !== 'PAID') set('sensitive', sensitive)
  return {
    isUsable: true,
    brief: { ...brief, by },
    offers: offersOf(found, brief),
    sides,
    likelyKinds: guess.likely,
    likelyFields: fields.likely,
  }
}

type Candidate = { text: string; sentence: string }

/** What the patterns found. A field is sure when all that passed agree. */
class Candidates {
  life: Brief['life'] | undefined
  costsTime = false
  private readonly passed = { who: [] as Candidate[], do: [] as Candidate[] }
  private readonly failed = { who: [] as string[], do: [] as string[] }

  add(field: 'who' | 'do', text: string | undefined, sentence: string, isSure: boolean) {
    if (!text) return
    if (isSure) this.passed[field].push({ text, sentence })
    else if (!this.failed[field].includes(text)) this.failed[field].push(text)
  }

  sure(field: 'who' | 'do'): Candidate | undefined {
    const [first, ...others] = this.passed[field]
    const isOne =
      first && others.every(({ text }) => text.toLowerCase() === first.text.toLowerCase())
    return isOne ? first : undefined
  }

  offers(field: 'who' | 'do'): string[] {
    const passed = this.passed[field].map(({ text }) => text)
    return [...new Set([...passed, ...this.failed[field]])]
  }

  get people(): string[] {
    return [...new Set(this.passed.who.map(({ text }) => text))]
  }
}

function patterns(sentence: string, found: Candidates, isFirst: boolean): void {
  const text = sentence
  const take = (people: string, activity: string | undefined) => {
    const group = peopleIn(people)
    if (group) found.add('who', group.text, text, group.isSure)
    if (activity === undefined) return
    const task = activityIn(activity)
    if (task) found.add('do', task.text, text, task.isSure && group?.isSure === true)
  }
  for (const [, rest = ''] of text.matchAll(
    /\b(?:helps?|lets?|allows?|enables?|helping|letting|allowing|enabling) (.+)/gi,
  )) {
    const group = leadingPeople(rest)
    if (group) take(group.text, group.rest.replace(/^to /i, ''))
  }
  const forWho =
    /\bfor (.+?) who (?:have to |need to |must |want to |try to |are trying to )?(.+)/i.exec(text)
  if (forWho) take(forWho[1] ?? '', forWho[2])
  const mustDo = new RegExp(
    `^(?:so |and |most |many |all |every |our |the )?((?:${word} ){1,6}?)(?:often |always |still |also )?(?:have to|need to|must|try to|struggle to|find it hard to|are trying to) (.+)`,
    'i',
  ).exec(text)
  if (mustDo) take((mustDo[1] ?? '').trim(), mustDo[2])
  const wasting = new RegExp(
    `^(?:most |many |the )?((?:${word} ){1,5}?)(?:often |still )?(?:spend|waste|lose) (?:(?:so |too )?(?:much|many|hours?|ages|days?|weeks?|time|half|all|their|a|lot|of|an|every|each|weekends?|evenings?|nights?|up|to|\\d+) ?)+ ?(${word}ing .+)`,
    'i',
  ).exec(text)
  if (wasting) {
    take((wasting[1] ?? '').trim(), plainActivity(wasting[2] ?? ''))
    found.costsTime = true
  }
  const plain = leadingPeople(text.replace(/^(?:most|many|all|our|the) /i, ''))
  if (plain && !mustDo && !wasting) {
    const [verb = ''] = plain.rest.split(' ')
    // Later sentences tell of others, too.
    const isTelling = isFirst && isVerb(verb) && !NOUN_TOO.has(verb)
    if (isTelling) take(plain.text, plain.rest)
    else if (/^who\b/.test(plain.rest)) take(plain.text, undefined)
  }
  const forEnd =
    /\bfor ((?:[A-Za-z'&-]+ ){0,3}[A-Za-z'&-]+)$/i.exec(text) ??
    /\baimed at ((?:[A-Za-z'&-]+ ){0,3}[A-Za-z'&-]+)/i.exec(text)
  if (forEnd) take(forEnd[1] ?? '', undefined)
  const role = /\bI(?:'m| am) an? ((?:[a-z'&-]+ ){0,3}[a-z'&-]+)/.exec(text)
  if (role) takeRole(role[1] ?? '', text, found)
  const place = /\bI (?:run|own|manage) an? ((?:[a-z&-]+ ){0,2}[a-z&-]+)/.exec(text)
  if (place) takePlace(place[1] ?? '', text, found)
}

const NOUN_TOO = wordSet(NOUN_VERBS)

/** People at the start of a phrase, and what follows them. */
function leadingPeople(text: string): { text: string; rest: string } | undefined {
  const words = text.split(' ')
  for (let length = Math.min(5, words.length - 1); length >= 1; length -= 1) {
    const phrase = words.slice(0, length)
    const head = phrase.at(-1)?.toLowerCase() ?? ''
    const isGroup =
      isPeople(head) &&
      phrase.every((one) => /^[A-Za-z'&-]+$/.test(one)) &&
      !phrase.slice(0, -1).some((one) => ENDS_PEOPLE.test(one))
    if (isGroup) return { text: phrase.join(' '), rest: words.slice(length).join(' ') }
  }
  return undefined
}

const LEADING =
  /^(?:the|our|all|most|many|some|busy|small|other|these|those|local|any|every|young|australian|aussie|independent)\s+/i
const MOST_PEOPLE_WORDS = 4

type Passed = { text: string; isSure: boolean }

/** Undefined when there are no people in it at all. */
function peopleIn(phrase: string): Passed | undefined {
  const words: string[] = []
  for (const one of phrase.trim().split(' ')) {
    if (ENDS_PEOPLE.test(one) || /[,;.]/.test(one.slice(0, -1))) break
    words.push(one.replace(/[,;.]$/, ''))
    if (/[,;.]$/.test(one)) break
  }
  let text = words.join(' ')
  while (LEADING.test(text) && text.split(' ').length > 2) text = text.replace(LEADING, '')
  text = text.replace(/^(?:the|our|all|most|many|some|these|those|any|other)\s+/i, '')
  const head = headOf(text)
  if (!text || !isPeople(head)) return undefined
  const lower = text.charAt(0).toLowerCase() + text.slice(1)
  const named = /^[A-Z]{2}/.test(text) ? text : lower
  const isPlain = /^[A-Za-z'& -]+$/.test(text) && text.split(' ').length <= MOST_PEOPLE_WORDS
  const isNarrow = !GENERIC.has(head) && !ORGANISATIONS.has(head) && !UNDER_18.includes(head)
  const hasName = /\s[A-Z][a-z]/.test(text)
  return {
    text: named,
    isSure: isPlain && isNarrow && !hasName && !isVerb(text.split(' ')[0] ?? ''),
  }
}

const plainActivity = (text: string): string => {
  const [first = '', ...rest] = text.split(' ')
  const verb = plainForm(first.toLowerCase())
  return verb ? [verb, ...rest].join(' ') : ''
}

/** The activity, cut where a reason or a time begins; undefined when it doesn't start with a verb. */
function activityIn(phrase: string): Passed | undefined {
  const raw = phrase.trim().replace(/^(?:also|quickly|easily|just|simply|always|then|better) /i, '')
  const words: string[] = []
  for (const one of raw.split(' ')) {
    if (words.length > 0 && ENDS_ACTIVITY.test(one.replace(/,$/, ''))) break
    words.push(one)
  }
  const text = withoutOften(firstClause(words.join(' ')))
    .replace(/[,\s]+$/, '')
    .trim()
  const parts = text.split(' ')
  const [verb = ''] = parts
  const lower = verb.toLowerCase()
  if (!isVerb(lower)) return undefined
  const named = [lower, ...parts.slice(1)].join(' ')
  const length = parts.length
  if (hasSecondVerb(parts)) {
    const end = parts.findIndex((one, at) => at > 1 && /^(?:and|or|&)$/i.test(one))
    return { text: parts.slice(0, end < 0 ? length : end).join(' '), isSure: false }
  }
  const isPlain =
    length >= 2 &&
    length <= 9 &&
    /^[A-Za-z' -]+$/.test(text) &&
    !PRONOUN.test(text) &&
    !PRODUCT.test(text) &&
    !COMPARATIVE.test(text) &&
    !VAGUE.test(named) &&
    !/\b(?:to|for|with|of|in|on|at|the|a|an|their|and|or)$/i.test(text)
  return { text: named, isSure: isPlain }
}

/** Up to where something else happens, or someone else acts. */
const firstClause = (text: string) =>
  text.split(
    /,\s*(?:and|but|then|so|or|which|who)\b|\s+and (?:then|it|they|the|he|she|we|this|that|nobody|sometimes|always|still|also)\b|\s+(?:though|even)\b/i,
  )[0] ?? text

/** What is only an effort, or no activity of its own. */
const VAGUE =
  /^(?:be|have|do|go|know|feel|use|deal|manage|handle|get by|keep up|make sure|make money|make sense|lose|struggle|try|want|need|see|understand|spend|save|avoid|reduce|improve|increase|grow|connect|help|stay|keep|think|become|live|work)\b/i

const withoutOften = (text: string) =>
  OFTEN_WORDS.reduce((left, [pattern]) => left.replace(pattern, ''), text)
    .replace(/\b(?:nearly|almost|just about|about)\s*$/i, '')
    .replace(/ {2,}/g, ' ')
const oftenIn = (sentence: string): Often | undefined => {
  const found = OFTEN_WORDS.filter(([pattern]) => pattern.test(sentence)).map(([, often]) => often)
  return found.length === 1 ? found[0] : undefined
}

/** "send and chase invoices", "find, hire and pay cleaners". */
const hasSecondVerb = (words: string[]) =>
  words.some((one, at) => {
    const isJoined = /^(?:and|or|&)$/i.test(one) || /,$/.test(one)
    const next = words[at + 1]?.toLowerCase() ?? ''
    return isJoined && (isVerb(next) || /(?:ing|ed)$/.test(next))
  })

const AFTER_NOUN =
  /^(?:to|for|from|with|at|in|on|of|about|into|by|through|between|across|over|that|who|back|off|up)$/i
const MOST_NOUN_WORDS = 3

/** The thing right after the verb, as one of it: "a progress claim". */
function oneIn(activity: string): string | undefined {
  const words = activity.split(' ')
  const start = [3, 2].find((length) => PARTICLE_VERBS.has(words.slice(0, length).join(' '))) ?? 1
  const phrase: string[] = []
  for (const one of words.slice(start)) {
    if (AFTER_NOUN.test(one) || /^(?:and|or)$/i.test(one)) break
    phrase.push(one)
  }
  const [first = ''] = phrase
  const hasArticle = /^an?$/i.test(first)
  const nouns = phrase.filter(
    (one, at) => !(at === 0 && /^(?:an?|the|their|new|more|many|some|all)$/i.test(one)),
  )
  const head = nouns.at(-1)?.toLowerCase() ?? ''
  const text = nouns.join(' ')
  if (
    !text ||
    nouns.length > MOST_NOUN_WORDS ||
    isMass(head) ||
    words.slice(start + phrase.length).some((one) => /^(?:and|or)$/i.test(one))
  )
    return undefined
  const single = singular(text)
  if (!hasArticle && (!isPlural(text) || plural(single) !== text)) return undefined
  return isVerb(head) && /ing$/.test(head) ? undefined : withArticle(single)
}

const ROLE_END = /\s(?:and|who|in|at|with|from|for|based|but|so|of my|running|working)\b.*$/

function takeRole(text: string, sentence: string, found: Candidates): void {
  const role = text.replace(ROLE_END, '').trim()
  const head = role.split(' ').at(-1) ?? ''
  if (!isKnownPerson(head)) return
  const group = plural(role)
  found.add(
    'who',
    group,
    sentence,
    role.split(' ').length <= MOST_PEOPLE_WORDS && !GENERIC.has(plural(head)),
  )
  found.life = lifeOf(group)
}

const PLACE_HEAD =
  /\b(?:cafe|shop|salon|studio|gym|bakery|restaurant|clinic|farm|nursery|pub|bar|store|laundromat|hotel|motel|brewery|winery|practice|garage|workshop|boutique|kennel|food truck|business|company|agency)$/

function takePlace(text: string, sentence: string, found: Candidates): void {
  const place = text
    .replace(/\s(?:in|with|and|that|near|on|at|for|which|where|out|from|of)\b.*$/, '')
    .trim()
  if (!PLACE_HEAD.test(place) || /^(?:small |big |little )?(?:business|company)$/.test(place))
    return
  found.add(
    'who',
    `${place.replace(/^(?:small|little|tiny|busy|big) /, '')} owners`,
    sentence,
    true,
  )
  found.life = 'PAID'
}

const JOINING =
  /\b(?:connects?|match(?:es)?|matching|connecting|pairs?|pairing|marketplace|brings? .*together|links?|linking)\b/i

/** Exactly two groups that the idea brings together. */
function sidesOf(sentences: string[], found: Candidates): string[] {
  const text = sentences.find((sentence) => JOINING.test(sentence))
  if (!text) return []
  const [, one = '', other = ''] =
    /\b(?:connects?|connecting|match(?:es)?|matching|pairs?|pairing|links?|linking) (.+?) (?:with|and|to) (.+)/i.exec(
      text,
    ) ?? []
  const pair = [peopleIn(one), peopleIn(other)].filter((group) => group !== undefined)
  if (pair.length === 2) return pair.map((group) => group.text)
  return found.people.length === 2 ? found.people : []
}

const LEAST_CUES = 2
const MOST_LIKELY = 6

/** By the words that speak for a field. */
function likelyFields(text: string, brief: Brief): { sure: Field | undefined; likely: Field[] } {
  const words = new Set(
    clean(text)
      .toLowerCase()
      .match(/[a-z]+/g) ?? [],
  )
  const counts = fieldsOf(brief.life)
    .map((field) => ({
      field,
      count: FIELD_CONTENT[field].cues.filter((cue) => words.has(cue)).length,
    }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
  const [first, second] = counts
  const isSure = brief.life !== null && first !== undefined && first.count >= LEAST_CUES && !second
  return {
    sure: isSure ? first.field : undefined,
    likely: counts.slice(0, MOST_LIKELY).map(({ field }) => field),
  }
}

function offersOf(found: Candidates, brief: Brief): Reading['offers'] {
  const offers: Reading['offers'] = {}
  for (const field of ['who', 'do'] as const) {
    const list = found
      .offers(field)
      .filter((text) => text !== brief[field])
      .slice(0, MOST_OFFERS)
    if (!brief[field] && list.length > 0) offers[field] = list
  }
  return offers
}
