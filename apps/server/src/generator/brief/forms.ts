import type { Brief, FormName, Kind } from '@wattle/contract/brief'
import {
  BEFORE_A_NOUN,
  DETERMINER,
  OWN_PEOPLE,
  REGION,
  SINGLE_PEOPLE,
  TRIED,
} from '../content/cues.ts'
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
import { saidTo, toMe, toThem, toYou, wrongOf } from './pronouns.ts'
import { type People, peopleOf } from './statements.ts'
import { formsOf, plainForm, thirdPerson, verbLength } from './verbs.ts'

/** Every phrase that the templates take from the brief. What can't be said is empty. */
export type Forms = People & {
  who: string
  /** "small sports club", and "at a small sports club" */
  place: string
  atPlace: string
  /** Once, said to "you": "send a progress claim to a builder". */
  do: string
  did: string
  doing: string
  /** In general, as the researcher put it: "sending progress claims to builders". */
  about: string
  /** As an answer, cut to seven words where it can be. */
  iDid: string
  /** As a line about them. */
  theyDid: string
  one: string
  ones: string
  wrong: string
  iWrong: string
  wrongThey: string
  today: string[]
  others: string
  /** Worth a look before it is used. */
  unsure: FormName[]
}

const LONGEST_ANSWER = 7

export function formsFrom(given: Brief): Forms {
  const brief = tidied(given)
  const typed = brief.forms
  const named = withoutArticle(brief.one)
  const one = isPlural(named) ? singular(named) : named
  const ones = typed.ones ?? plural(one)
  const isCompared = /^compare /.test(brief.do)
  const isOneAtATime =
    /^(?:fix|repair|replace|restore) /.test(brief.do) ||
    (ONE_AT_A_TIME.includes(brief.kind ?? 'OTHER') && !isCompared)
  // Who keeps hens looks after all of them.
  const isMany =
    isCompared ||
    /^(?:keep track|track|monitor|count) /.test(brief.do) ||
    (brief.kind === 'CARE' && brief.life === 'PRIVATE')
  const once = onceOf(attempted(brief), isMany ? '' : one, plural(one), isOneAtATime)
  const isSingle = once.includes(withArticle(one))
  const owned = (text: string) => text.replaceAll(THE_THINGS, isSingle ? 'its' : 'their')
  const activity = conjugated(once)
  const did = typed.did ?? inThePast(activity.did)
  const place = placeOf(brief.place)
  const people = peopleOf(brief, place.phrase)
  const wrong = wrongOf(withAnyone(brief))
  const isUnsure: [FormName, boolean][] = [
    ['did', did !== '' && activity.isUnsure],
    ['ones', one !== '' && singular(plural(one)) !== one],
    ['isWho', people.isWho !== '' && brief.life !== 'PAID'],
    ['imWho', people.imWho !== '' && brief.life === 'PRIVATE'],
    ['wrong', wrong.isUnsure],
  ]
  return {
    who: brief.who,
    ...people,
    place: place.one,
    atPlace: place.phrase,
    do: owned(saidTo('you', inThePast(once))),
    did: owned(saidTo('you', did)),
    doing: owned(saidTo('you', shortened(activity.doing, one))),
    about: saidTo('you', inShort(conjugated(brief.do).doing)).replaceAll(THE_THINGS, 'their'),
    iDid: owned(saidTo('I', shortened(did, one))),
    theyDid: owned(toThem(did)),
    one,
    ones,
    wrong: typed.wrong ?? wrong.you,
    iWrong: typed.iWrong ?? capitalised(typed.wrong ? toMe(typed.wrong) : wrong.i),
    wrongThey: wrong.they,
    today: brief.today.filter((thing) => thing !== '').map(lowered),
    others: oneOfTheirs(
      saidTo('you', inThePast(lowered(brief.others.split(/,| and /)[0]?.trim() ?? ''))),
      brief.life === 'PRIVATE',
    ),
    unsure: isUnsure.filter(([name, is]) => is && !typed[name]).map(([name]) => name),
  }
}

const THEIR_OWN =
  /^the (?=(?:child|baby|toddler|teenager|son|daughter|partner|parent|dog|cat|puppy|kitten|horse|pet)\b)/i

/** "the sitter cancelled": nobody in particular. */
const withAnyone = ({ wrong, life }: Brief) =>
  (life === 'PRIVATE' ? wrong.replace(THEIR_OWN, 'their ') : wrong).replace(
    /^the ((?:\p{L}+ )?)(\p{L}+)(?= )/iu,
    (all, before: string, noun: string) =>
      isPeople(plural(noun)) && !/^(?:other|last|first|only|same|next|whole|new) $/i.test(before)
        ? withArticle(`${before}${noun}`)
        : all,
  )

/** Stands for "their" in "borrowed toys and their pieces", which aren’t the people’s own. */
const THE_THINGS = '§'

/** One kind of apostrophe, no spaces at the ends. */
function tidied(brief: Brief): Brief {
  const tidy = (text: string) => text.replaceAll("'", '’').trim()
  const fields = ['who', 'place', 'do', 'one', 'wrong', 'others'] as const
  const texts = Object.fromEntries(fields.map((field) => [field, tidy(brief[field])]))
  return {
    ...brief,
    ...texts,
    do: tidy(brief.do)
      .replace(/(\p{L}+s) and their\b/u, (all, things: string) =>
        isPeople(things) ? all : `${things} and ${THE_THINGS}`,
      )
      .replace(/^((?:give|feed|show|bring|hand) .*s) their\b/, `$1 ${THE_THINGS}`),
    today: brief.today.map(tidy),
    forms: Object.fromEntries(
      Object.entries(brief.forms).map(([name, text]) => [
        name,
        tidy(text).replace(/^I am /, 'I’m '),
      ]),
    ),
  }
}

/** People who are still waiting haven't got it, but they have tried. */
function attempted({ kind, do: activity }: Brief): string {
  const isTried = TRIED.some(
    ([pattern, kinds]) => pattern.test(activity) && (!kinds || (kind && kinds.includes(kind))),
  )
  return isTried ? `try to ${activity}` : activity
}

/** "their partners" are "your partner" to one of them. */
const oneOfTheirs = (others: string, isPrivate: boolean) =>
  toYou(others)
    .replace(OWN_PEOPLE, (the) => (isPrivate ? 'your ' : the))
    .replace(SINGLE_PEOPLE, singular)

/** "a fabric they’ve run out of", once it is over: "they’d". */
const inThePast = (did: string) =>
  did
    .replace(/\b(they|you|I)’(?:ve|ll)\b/g, '$1’d')
    .replace(/ will /g, ' would ')
    .replace(/\bnext (?=(?:week|month|term|year|semester|season)\b)/g, 'the coming ')
    .replace(/ can’t /g, ' couldn’t ')
    .replace(/ (?:don’t|doesn’t) /g, ' didn’t ')
    .replace(
      /\b((?:before|after|until|once) (?:the |their )?\p{L}+) (get|go|start|finish|leave|arrive|come|open|close|end|begin)s?\b/gu,
      (_all, start: string, verb: string) => `${start} ${formsOf(verb).past}`,
    )
    .replace(
      /\b((?:they|you|I|someone|somebody|nobody|that)(?: no longer| still| already)?) (\p{L}+)\b/gu,
      (all, who: string, verb: string) => {
        const irregular = { has: 'had', is: 'was', are: 'were' }[verb]
        if (irregular) return `${who} ${irregular}`
        const plain = plainForm(verb)
        const isPresent = plain && (plain === verb || thirdPerson(plain) === verb)
        return isPresent ? `${who} ${formsOf(plain).past}` : all
      },
    )

const EACH_TIME = /\b(after|at|before|during|for|from|on|to|with) (?:each|every) (\p{L}+)/gu

/** One time of it: "send progress claims to builders" becomes "send a progress claim to a builder". */
function onceOf(activity: string, one: string, ones: string, isOneAtATime: boolean): string {
  if (!activity) return ''
  const words = activity
    .trim()
    .replace(EACH_TIME, (_all, preposition: string, thing: string) =>
      [preposition, withArticle(thing)].join(' '),
    )
    .split(/\s+/)
  const verb = /^try to /.test(activity) ? 2 + verbLength(words.slice(2)) : verbLength(words)
  const found = one ? endOf(words, ones, verb) : undefined
  const at = found?.at ?? -1
  // In "work out who stays when" the word is no thing.
  const isClause = words
    .slice(verb, at)
    .some((word) => /^(?:who|what|when|where|which|how|whether|that|if|why)$/.test(word))
  const areSeveral =
    /\b(?:different|various|several|between|both|each other)\b|\b(?:to|among) (?:the|all|our|their) \p{L}+s\b/u.test(
      activity,
    )
  if (at >= 0 && !isClause && !areSeveral) {
    let from = at
    while (from > verb && !BEFORE_A_NOUN.test(words[from - 1] ?? '')) from -= 1
    const modifiers = words.slice(from, at)
    const start = DETERMINER.test(words[from - 1] ?? '') ? from - 1 : from
    const things = found?.words ?? []
    const named = [...modifiers, singular(things.join(' '))].join(' ')
    // "the club’s mowers": the club is known.
    const isTheirs = modifiers.some((word) => /’s?$/.test(word))
    const single = isTheirs ? `${words[start] === 'the' ? 'the ' : ''}${named}` : withArticle(named)
    words.splice(start, at + things.length - start, ...single.split(' '))
    singleBefore(words, verb, start)
  } else if (isOneAtATime && !areSeveral) singleObject(words, verb)
  return singlePurpose(singlePeopleAtEnd(words, verb).join(' '))
}

/** "made a sign for closed tracks": one sign, one track. */
const singlePurpose = (once: string) =>
  once.replace(/(?<= an? .* (?:for|at|in) )[\p{L}-]+(?: [\p{L}-]+){0,2}$/u, (things) => {
    const head = things.split(' ').at(-1) ?? ''
    const [first = ''] = things.split(' ')
    const isOne = isPeople(head) || MANY.has(head) || !isPlural(head) || NOT_IN_OBJECT.test(first)
    return isOne ? things : withArticle(singular(things))
  })

/** Told one by one: "wrote up an animal rescue", but "ordered vaccines". */
const ONE_AT_A_TIME: Kind[] = ['RECORD', 'CHECK', 'PASS_ON', 'PLAN', 'SELL', 'FIND', 'PAID']

/** "tell patients what it costs" is "tell a patient what it costs" when it happens once. */
function singleObject(words: string[], verb: number): void {
  // "quote for cakes"
  const start = /^(?:about|after|for|on|with)$/.test(words[verb] ?? '') ? verb + 1 : verb
  const after = words.findIndex((word, at) => at >= start && AFTER_OBJECT.test(word))
  const end = after < 0 ? words.length : after
  const object = words.slice(start, end)
  const head = object.at(-1) ?? ''
  const single = singular(object.join(' '))
  const isPlain =
    object.length > 0 && object.length <= 4 && !object.some((word) => NOT_IN_OBJECT.test(word))
  if (!isPlain || MANY.has(head) || !isPlural(head) || plural(single) !== object.join(' ')) return
  // "turn one-off customers into regulars"
  if (words[end] === 'into') return
  words.splice(start, object.length, ...withArticle(single).split(' '))
}

const MANY = wordSet(MANY_AT_ONCE)
const AFTER_OBJECT =
  /^(?:about|after|against|at|before|between|by|during|for|from|how|in|into|of|on|over|that|to|what|when|where|which|while|who|with|without)$/
const NOT_IN_OBJECT =
  /^(?:an?|and|all|any|each|every|my|or|some|the|their|these|those|up|your|§)$|,$|’s$|s’$/

/** "chase event companies for an unpaid invoice": one invoice, one company. */
function singleBefore(words: string[], verb: number, end: number): void {
  const before = words.slice(verb, end)
  const at = before.findIndex((word) => /^(?:for|about|with|to)$/.test(word))
  const object = before.slice(0, at)
  const head = object.at(-1) ?? ''
  const isGroup = (isPeople(head) || ORGANISATIONS.has(head)) && !MANY.has(head)
  if (at <= 0 || !isGroup || DETERMINER.test(object[0] ?? '')) return
  words.splice(verb, at, ...withArticle(singular(object.join(' '))).split(' '))
}

/** "washing machines" is enough where one of them is "a commercial washing machine". */
function endOf(words: string[], things: string, from: number) {
  const all = things.split(' ')
  // The end of "loads of water" is no thing.
  const isPlain = !/ (?:of|for|to|with|in|at) /.test(things)
  const ends = isPlain ? all.map((_word, left) => all.slice(left)) : [all]
  return ends
    .map((end) => ({ words: end, at: indexOfPhrase(words, end.join(' '), from) }))
    .find(({ at }) => at >= 0)
}

function indexOfPhrase(words: string[], phrase: string, from: number): number {
  const wanted = phrase.toLowerCase().split(' ')
  for (let at = from; at + wanted.length <= words.length; at += 1) {
    if (wanted.every((word, step) => words[at + step]?.toLowerCase() === word)) return at
  }
  return -1
}

/** "… to builders" is one builder when it happens once. */
function singlePeopleAtEnd(words: string[], verb: number): string[] {
  const preposition = words.findLastIndex(
    (word, at) => at >= verb && /^(?:to|from|with)$/.test(word),
  )
  const end = words.slice(preposition + 1)
  const isPlainGroup =
    preposition > verb - 1 &&
    end.length > 0 &&
    end.length <= 3 &&
    isPeople(end.at(-1) ?? '') &&
    !DETERMINER.test(end[0] ?? '')
  if (!isPlainGroup) return words
  return [...words.slice(0, preposition + 1), ...withArticle(singular(end.join(' '))).split(' ')]
}

function conjugated(once: string) {
  if (!once) return { did: '', doing: '', isUnsure: false }
  const [verb = '', ...rest] = once.split(' ')
  const { past, gerund, isUnsure } = formsOf(verb.toLowerCase())
  return { did: [past, ...rest].join(' '), doing: [gerund, ...rest].join(' '), isUnsure }
}

const LONGEST_SUBJECT = 8

/** "looking for a rental", without "that allows dogs and is close to the school". */
function inShort(doing: string): string {
  const words = doing.split(' ')
  if (words.length <= LONGEST_SUBJECT) return doing
  const end = words.findIndex(
    (word, at) => at >= 2 && /^(?:that|who|when|while|because|so)$/.test(word),
  )
  return end < 0 ? doing : words.slice(0, end).join(' ')
}

/** Long answers end after the thing itself. */
function shortened(did: string, one: string): string {
  const words = did.split(' ')
  if (words.length <= LONGEST_ANSWER || !one) return did
  const at = indexOfPhrase(words, one, 1)
  const end = at + one.split(' ').length
  // "passed a cake order on"
  const isCut = at >= 0 && !/^(?:on|over|back|up|out|along|off|down|away)$/.test(words[end] ?? '')
  return isCut ? words.slice(0, end).join(' ') : did
}

/** "at small sports clubs" is "at a small sports club". A town or a name is no kind of place. */
function placeOf(place: string): { one: string; phrase: string } {
  const [, preposition = '', rest = ''] = /^(at|in|for|on) (.+)$/i.exec(place) ?? []
  if (!rest) return { one: '', phrase: '' }
  const bare = withoutArticle(rest)
  const one = singular(bare)
  if (/^[A-Z][a-z]/.test(bare) || one === bare) return { one: '', phrase: place }
  const phrase = `${preposition.toLowerCase()} ${withArticle(one)}`
  return { one: REGION.test(one) ? '' : one, phrase }
}
