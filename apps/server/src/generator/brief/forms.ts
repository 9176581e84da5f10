import type { Brief, FormName } from '@wattle/contract/brief'
import {
  capitalised,
  isPlural,
  lowered,
  plural,
  singular,
  withArticle,
  withoutArticle,
} from './nouns.ts'
import { GENERIC, isPeople, isPerson, ORGANISATIONS } from './people.ts'
import { formsOf, isPastForm, plainForm, thirdPerson, verbLength } from './verbs.ts'

/** Every phrase that the templates take from the brief. What can't be said is empty. */
export type Forms = {
  who: string
  whoOne: string
  /** "works as an electrical contractor" */
  isWho: string
  /** "I have a child in grade 5 or 6" */
  imWho: string
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
  /** "reports faults on their buses" */
  does: string
  /** "a small removalist firm", of its owners. */
  owned: string
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
  const once = onceOf(attempted(brief), isCompared ? '' : one, plural(one))
  const isSingle = once.includes(withArticle(one))
  const owned = (text: string) => text.replaceAll(THE_THINGS, isSingle ? 'its' : 'their')
  const activity = conjugated(once)
  const did = typed.did ?? inThePast(activity.did)
  const place = placeOf(brief.place)
  const people = peopleOf(brief, place.phrase)
  const wrong = wrongOf(brief.wrong)
  const unsure: FormName[] = []
  if (did && !typed.did && activity.isUnsure) unsure.push('did')
  if (one && !typed.ones && singular(plural(one)) !== one) unsure.push('ones')
  if (people.isWho && !typed.isWho && brief.life !== 'PAID') unsure.push('isWho')
  if (people.imWho && !typed.imWho && brief.life === 'PRIVATE') unsure.push('imWho')
  if (brief.wrong && !typed.wrong && wrong.isUnsure) unsure.push('wrong')
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
    does: owned(toThem(doesOf(brief.do))),
    one,
    ones,
    wrong: typed.wrong ?? wrong.you,
    iWrong: typed.iWrong ?? capitalised(typed.wrong ? toMe(typed.wrong) : wrong.i),
    wrongThey: wrong.they,
    today: brief.today.filter((thing) => thing !== '').map(lowered),
    others: oneOfTheirs(
      saidTo('you', lowered(brief.others.split(/,| and /)[0]?.trim() ?? '')),
      brief.life === 'PRIVATE',
    ),
    unsure,
  }
}

/** Stands for "their" in "borrowed toys and their pieces", which aren’t the people’s own. */
const THE_THINGS = '§'

/** One kind of apostrophe, no spaces at the ends. */
function tidied(brief: Brief): Brief {
  const tidy = (text: string) => text.replaceAll("'", '’').trim()
  const { who, place, do: does, one, wrong, others, today, forms } = brief
  return {
    ...brief,
    who: tidy(who),
    place: tidy(place),
    do: tidy(does)
      .replace(/(\p{L}+s) and their\b/u, (all, things: string) =>
        isPeople(things) ? all : `${things} and ${THE_THINGS}`,
      )
      .replace(/^((?:give|feed|show|bring|hand) .*s) their\b/, `$1 ${THE_THINGS}`),
    one: tidy(one),
    wrong: tidy(wrong),
    others: tidy(others),
    today: today.map(tidy),
    forms: Object.fromEntries(
      Object.entries(forms).map(([name, text]) => [name, tidy(text).replace(/^I am /, 'I’m ')]),
    ),
  }
}

const toYou = (text: string) => text.replace(/\b(?:their|my)\b/g, 'your')
const toMe = (text: string) => text.replace(/\b(?:their|your)\b/g, 'my')
const toThem = (text: string) => text.replace(/\b(?:your|my)\b/g, 'their')

/** People who are still waiting haven't got it, but they have tried. */
function attempted({ kind, do: activity }: Brief): string {
  const isWanted =
    (kind === 'ACCESS' || kind === 'SELL') &&
    /^(?:get|attract|win|recruit|find|sign up) /.test(activity)
  const isPuzzle = /^(?:work|figure|find) out (?:what|why) /.test(activity)
  const isRelief =
    kind === 'HEALTH' &&
    /^(?:ease|relieve|reduce|prevent|avoid|stop|sleep|quit) /.test(`${activity} `)
  const isHope = /^(?:keep (?!track|an eye|a record|records|count|notes)|stay |make sure )/.test(
    activity,
  )
  return isWanted || isPuzzle || isHope || isRelief ? `try to ${activity}` : activity
}

/** "their partners" are "your partner" to one of them. */
const oneOfTheirs = (others: string, isPrivate: boolean) =>
  toYou(others)
    .replace(
      /^(?:the )?(?=(?:family|children|kids|partner|parents|siblings|housemates|relatives)$)/,
      (the) => (isPrivate ? 'your ' : the),
    )
    .replace(
      /^your (?:partners|bosses|managers|landlords|doctors|husbands|wives|supervisors|agents|accountants)$/,
      singular,
    )

/** "a fabric they’ve run out of", once it is over: "they’d". */
const inThePast = (did: string) =>
  did
    .replace(/\b(they|you|I)’(?:ve|ll)\b/g, '$1’d')
    .replace(
      /\b((?:they|you|I|someone|somebody|nobody)(?: no longer| still| already)?) (\p{L}+)\b/gu,
      (all, who: string, verb: string) => {
        const plain = plainForm(verb)
        const isPresent = plain && (plain === verb || thirdPerson(plain) === verb)
        return isPresent ? `${who} ${formsOf(plain).past}` : all
      },
    )

const BEFORE_A_NOUN =
  /^(?:and|or|to|for|from|with|at|in|on|of|into|about|between|through|across|over|under|around|after|before|off|up|out|past|near|by|via|the|their|your|my|some|more|many|any|enough|all|every|each|an?)$/
const DETERMINER = /^(?:the|their|your|my|some|more|many|any|enough|all|every|each|an?)$/

/** One time of it: "send progress claims to builders" becomes "send a progress claim to a builder". */
function onceOf(activity: string, one: string, ones: string): string {
  if (!activity) return ''
  const words = activity.trim().split(/\s+/)
  const verb = /^try to /.test(activity) ? 2 + verbLength(words.slice(2)) : verbLength(words)
  const at = one ? indexOfPhrase(words, ones, verb) : -1
  // In "work out who stays when" the word is no thing.
  const isClause = words
    .slice(verb, at)
    .some((word) => /^(?:who|what|when|where|which|how|whether|that|if|why)$/.test(word))
  const areSeveral = /\b(?:different|various|several|between|both|each other)\b/.test(activity)
  if (at >= 0 && !isClause && !areSeveral) {
    let from = at
    while (from > verb && !BEFORE_A_NOUN.test(words[from - 1] ?? '')) from -= 1
    const modifiers = words.slice(from, at)
    const start = DETERMINER.test(words[from - 1] ?? '') ? from - 1 : from
    const single = withArticle([...modifiers, one].join(' '))
    words.splice(start, at + ones.split(' ').length - start, ...single.split(' '))
    singleBefore(words, verb, start)
  }
  return singlePeopleAtEnd(words, verb).join(' ')
}

/** "chase event companies for an unpaid invoice": one invoice, one company. */
function singleBefore(words: string[], verb: number, end: number): void {
  const before = words.slice(verb, end)
  const at = before.findIndex((word) => /^(?:for|about|with|to)$/.test(word))
  const object = before.slice(0, at)
  const head = object.at(-1) ?? ''
  const isGroup = isPeople(head) || ORGANISATIONS.has(head)
  if (at <= 0 || !isGroup || DETERMINER.test(object[0] ?? '')) return
  words.splice(verb, at, ...withArticle(singular(object.join(' '))).split(' '))
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

function doesOf(activity: string): string {
  const [verb = '', ...rest] = activity.split(' ')
  return verb && [thirdPerson(verb.toLowerCase()), ...rest].join(' ')
}

function conjugated(once: string) {
  if (!once) return { did: '', doing: '', isUnsure: false }
  const [verb = '', ...rest] = once.split(' ')
  const { past, gerund, isUnsure } = formsOf(verb.toLowerCase())
  return { did: [past, ...rest].join(' '), doing: [gerund, ...rest].join(' '), isUnsure }
}

const LONGEST_SUBJECT = 6

/** "looking for a rental", without "that allows dogs and is close to the school". */
function inShort(doing: string): string {
  const words = doing.split(' ')
  if (words.length <= LONGEST_SUBJECT) return doing
  const end = words.findIndex(
    (word, at) =>
      at >= 2 &&
      /^(?:that|which|who|when|while|because|so|for|from|after|before|during|without)$/.test(word),
  )
  return end < 0 ? doing : words.slice(0, end).join(' ')
}

/** Long answers end after the thing itself. */
function shortened(did: string, one: string): string {
  const words = did.split(' ')
  if (words.length <= LONGEST_ANSWER || !one) return did
  const at = indexOfPhrase(words, one, 1)
  return at < 0 ? did : words.slice(0, at + one.split(' ').length).join(' ')
}

/** Where people live, not where they work. */
const REGION =
  /\b(?:shopping (?:strips?|centres?)|towns?|cit(?:y|ies)|suburbs?|regions?|areas?|states?|districts?|villages?|communit(?:y|ies)|countryside|outback|bush|estates?|streets?)$/i

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

type People = Pick<Forms, 'whoOne' | 'isWho' | 'imWho' | 'owned'>

function peopleOf({ who, life, forms }: Brief, atPlace: string): People {
  const derived = derivedPeople(who.trim(), life === 'PAID', atPlace)
  const imWho = forms.imWho ?? derived.imWho
  const isWho = forms.isWho ?? (forms.imWho ? aboutThem(forms.imWho) : derived.isWho)
  return { ...derived, isWho, imWho }
}

function derivedPeople(who: string, isPaid: boolean, atPlace: string): People {
  const nobody = { whoOne: '', isWho: '', imWho: '', owned: '' }
  if (!who || GENERIC.has(who.toLowerCase())) return nobody
  const [, rest] = /^(?:people|those|anyone|adults) (.+)$/i.exec(who) ?? []
  if (rest) {
    const imWho = peopleWho(rest)
    return { ...nobody, isWho: aboutThem(imWho), imWho: toMe(imWho) }
  }
  const whoOne = singular(who).replace(/^small (?=.*(?:er|or|ist)$)/, '')
  const [, of] = /^owners of (.+)$/i.exec(who) ?? []
  const [, before, details = ''] = /^(.+) owners( (?:with|in|on|of) .+)?$/i.exec(who) ?? []
  const owned = (of ?? (before && `${plural(before)}${details}`))?.replace(/ with no (.+)$/, '')
  const lacks = /^.*owners.* with no (.+)$/i.exec(who)?.[1]
  const [, group] = /\b(couple|family|household)\b/.exec(whoOne) ?? []
  if (group && !isPaid)
    return {
      ...nobody,
      isWho: `is part of ${withArticle(whoOne)}${atPlace && ` ${atPlace}`}`,
      imWho: toMe(`I’m part of ${withArticle(whoOne)}${atPlace && ` ${atPlace}`}`),
    }
  const at = atPlace ? ` ${atPlace}` : ''
  if (/\bstaff$/i.test(who))
    return {
      ...nobody,
      whoOne: isPaid ? who : '',
      isWho: `${isPaid ? 'works' : 'is'} on the ${who}${at}`,
      imWho: `I’m on the ${who}${at}`,
    }
  const [, plain, also] = /^(.+?) who (.+)$/.exec(whoOne) ?? []
  if (plain && also && /^works? /.test(also))
    return {
      ...nobody,
      whoOne,
      isWho: `is ${withArticle(plain)} and ${also}${at}`,
      imWho: toMe(`I’m ${withArticle(whoOne)}${at}`),
    }
  return {
    whoOne,
    owned: owned ? ownedThing(owned).replace(/\b(?:small|large|big) /, '') : '',
    isWho: owned
      ? `owns ${ownedThing(owned)}${at}${lacks ? ` and has no ${lacks}` : ''}`
      : `${isPaid ? 'works as' : 'is'} ${withArticle(whoOne)}${at}`,
    imWho: toMe(
      owned
        ? `I own ${ownedThing(owned)}${at}${lacks ? ` and have no ${lacks}` : ''}`
        : `I’m ${withArticle(whoOne)}${at}`,
    ),
  }
}

const ownedThing = (things: string) =>
  DETERMINER.test(things.split(' ')[0] ?? '') ? things : withArticle(singular(things))

/** What comes after "people", as one of them would say it. */
function peopleWho(rest: string): string {
  const [first = '', ...others] = rest.split(' ')
  const after = others.join(' ')
  if (first === 'who') {
    const [verb = '', ...object] = others
    if (verb === 'are') return `I’m ${object.join(' ')}`
    if (verb === 'were') return `I was ${object.join(' ')}`
    return `I ${after}`
  }
  if (first === 'whose') return `My ${after}`
  if (first === 'with') return `I have ${after}`
  if (first === 'without') return `I have no ${after}`
  if (/ing$/.test(first)) return `I’m ${rest}`
  if (/(?:ed|en|told|sent|left|paid)$/.test(first) && first !== 'aged') return `I was ${rest}`
  return `I’m ${rest}`
}

/** "I rent and have no garden" is "rents and has no garden" of somebody else. */
function aboutThem(statement: string): string {
  const [, relative, does] = /^My (\S+) (.+)$/.exec(statement) ?? []
  if (relative) return `has a ${relative} who ${does}`
  const [, first = '', rest = ''] = /^I(’m| \S+)\b ?(.*)$/.exec(statement) ?? []
  if (!first) return ''
  const verb = first.trim()
  const third = /m$/.test(verb) && verb.length === 2 ? 'is' : inThirdPerson(verb)
  const joined = rest
    .replace(/\band I (?=\w)/g, 'and ')
    .replace(/\band (\w+)\b/g, (all, next: string) =>
      plainForm(next) === next || /^(?:own|rent|need|like|love|want)$/.test(next)
        ? `and ${inThirdPerson(next)}`
        : all,
    )
    .replace(/\bdon’t\b/g, 'doesn’t')
  return `${third} ${joined}`.trim().replace(/\bmy\b/g, 'their')
}

const inThirdPerson = (verb: string) =>
  /^(?:was|had|did|could|can|must|may)$/.test(verb) || isPastForm(verb) ? verb : thirdPerson(verb)

/** Whether the statement tells of an event rather than of how things are. */
export const isPastStatement = (imWho: string): boolean => {
  const [, verb = '', next = ''] = /^I(?:’ve|'ve| (\S+)) ?(\S*)/.exec(imWho) ?? []
  if (/^I[’']ve /.test(imWho) || verb === 'was' || verb === 'had' || verb === 'did') return true
  if (verb === 'have') return isPastForm(next)
  return isPastForm(verb)
}

type Row = [RegExp, you: string, i: string]
const THEY: Row[] = [
  [/\bthey were\b/gi, 'you were', 'I was'],
  [/\bthey are\b/gi, 'you are', 'I am'],
  [/\bthey’re\b/gi, 'you’re', 'I’m'],
  [/\bthey weren’t\b/gi, 'you weren’t', 'I wasn’t'],
  [/\bthey\b/gi, 'you', 'I'],
]
const THEIR: Row[] = [
  [/\bthemselves\b/gi, 'yourself', 'myself'],
  [/\btheirs\b/gi, 'yours', 'mine'],
  [/\btheir\b/gi, 'your', 'my'],
]
const THEM: Row = [/\bthem\b/gi, 'you', 'me']
const YOUR: Row = [/\b(?:your|my)\b/gi, 'your', 'my']

const isSomeone = (word: string) =>
  isPerson(word) || /^(?:someone|somebody|nobody|everyone|people)$/.test(word)
const namesSomeone = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}’-]+/u)
    .some(isSomeone)

const SAYING = /\b(?:said|told|thought|promised|decided|claimed|wrote|forgot|knew|felt|believed)\b/i

/** In "a customer said they would pay" it is the customer who would pay. */
function isTheyTheirs(text: string): boolean {
  const before = text.slice(0, Math.max(text.search(/\bthey\b/i), 0))
  return namesSomeone(before) && SAYING.test(before)
}

/** In "a customer changed their mind" it is the customer’s; after "they" or "you" it’s the people’s. */
function isTheirTheirs(text: string): boolean {
  const before = text.slice(0, Math.max(text.search(/\b(?:their|themselves|theirs)\b/i), 0))
  // "never replied to their quote": the people’s quote.
  if (/\b(?:to|about|at|from|into|on)\s*$/.test(before)) return false
  return namesSomeone(before.split(/\b(?:they|you|I)\b/i).at(-1) ?? '')
}

/** In the words of the person we talk to, or as one of their answers. */
function saidTo(person: 'you' | 'I', text: string): string {
  const column = person === 'you' ? 1 : 2
  const put = (said: string, rows: Row[]) =>
    rows.reduce((now, row) => now.replace(row[0], row[column]), said)
  const withYou = isTheyTheirs(text) ? text : put(text, THEY)
  return put(withYou, isTheirTheirs(text) ? [YOUR] : [...THEIR, YOUR])
}

/** "they" and "them" are the people we talk to, unless somebody else was named before. */
function wrongOf(clause: string): { you: string; i: string; they: string; isUnsure: boolean } {
  const they = lowered(clause.replace(/[.!]+$/, ''))
  // In "an agent turned them down because of their dog" both are the people we talk to.
  const them = (column: 1 | 2) =>
    they.replace(
      /\b(them)\b(.*)$/i,
      (_all, _them, rest: string) =>
        `${THEM[column]}${rest.replace(/\btheir\b/gi, column === 1 ? 'your' : 'my')}`,
    )
  return {
    you: saidTo('you', them(1)),
    i: saidTo('I', them(2)),
    they,
    isUnsure: /\bth(?:ey|eir|em)\b/i.test(they) && (namesSomeone(they) || /\bthem\b/i.test(they)),
  }
}
