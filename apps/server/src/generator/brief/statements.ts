import type { Brief } from '@wattle/contract/brief'
import * as cues from '../content/cues.ts'
import { plural, singular, withArticle } from './nouns.ts'
import { GENERIC, isPeople } from './people.ts'
import { toMe } from './pronouns.ts'
import { isPastForm, plainForm, thirdPerson } from './verbs.ts'

const NO_STATEMENTS = {
  whoOne: '',
  /** What owners own: "a small removalist firm". */
  owned: '',
  /** For example "works as an electrical contractor". */
  isWho: '',
  /** For example "I have a child in grade 5 or 6". */
  imWho: '',
}

/** Statements about one person in the group. A statement we can't derive is an empty string. */
export function peopleOf({ who, life, forms }: Brief, atPlace: string): typeof NO_STATEMENTS {
  const isAtWork = life === 'PAID' && !cues.NO_LONGER.test(who)
  const derived = derivedPeople(who, isAtWork, atPlace && ` ${atPlace}`)
  if (!who && atPlace && life !== 'PRIVATE')
    derived.isWho = `${life === 'PAID' ? 'works' : 'helps out'} ${atPlace}`
  const typed = forms.imWho?.replace(/^I am /, 'I’m ')
  const isWho = typed ? aboutThem(typed.replace(/^I’ve /, 'I have ')) : derived.isWho
  return {
    ...NO_STATEMENTS,
    ...derived,
    isWho: forms.isWho ?? isWho ?? '',
    imWho: typed ?? (forms.isWho ? aboutMe(forms.isWho) : derived.imWho) ?? '',
  }
}

function derivedPeople(who: string, isPaid: boolean, at: string): Partial<typeof NO_STATEMENTS> {
  if (!who || GENERIC.has(who.toLowerCase())) return {}
  const [, rest] = /^(?:people|those|anyone|adults) (.+)$/i.exec(who) ?? []
  if (rest) {
    const [start = '', instead = ''] = cues.PEOPLE_WHO.find(([pattern]) => pattern.test(rest)) ?? []
    const statement = rest
      .replace(start, instead)
      .replace(cues.LIVES_IN, (homes) => withArticle(singular(homes)))
      .replace(/^(I’m (?:over|under|aged) \S+) who /, '$1 and ')
    const isWho = aboutThem(statement)
    const isAdult = isWho !== '' && /^adults /i.test(who)
    return { isWho: isAdult ? asAdult(isWho, rest) : isWho, imWho: toMe(statement) }
  }
  const whoOne = singular(who.replace(/^(couples|families) who are (?=\p{L}+ing\b)/u, '$1 '))
    .replace(/^small (?=.*(?:er|or|ist)$)/, '')
    .replace(cues.LIVES_IN, (homes) => withArticle(singular(homes)))
    .replace(/(?<= who runs? )\p{L}+(?: \p{L}+){0,2}s$/u, (things) => withArticle(singular(things)))
  const oneAt = `${withArticle(whoOne)}${at}`
  if (!isPaid && /\b(?:couple|family|household)\b/.test(whoOne))
    return {
      isWho: `is part of ${oneAt}`,
      imWho: `I’m part of ${oneAt}`.replace(/\btheir\b/g, 'our'),
    }
  if (/\bstaff$/i.test(who)) {
    const imWho = `I’m on the ${who}${at}`
    if (!isPaid) return { isWho: `is on the ${who}${at}`, imWho }
    return { whoOne: who, isWho: `works as ${who}${at}`, imWho }
  }
  const imWho = toMe(`I’m ${oneAt}`)
  const [, plain = '', also = ''] = /^(.+?) who (works? .+)$/.exec(whoOne) ?? []
  if (also) return { whoOne, isWho: `is ${withArticle(plain)} and ${also}${at}`, imWho }
  const thing = ownedBy(who)
  if (!thing) return { whoOne, isWho: `${isPaid ? 'works as' : 'is'} ${oneAt}`, imWho }
  const [, lacks] = /^.*owners.* with no (.+)$/i.exec(who) ?? []
  return {
    whoOne,
    owned: thing.replace(/\b(?:small|large|big) /, ''),
    isWho: `owns ${thing}${at}${lacks ? ` and has no ${lacks}` : ''}`,
    imWho: toMe(`I own ${thing}${at}${lacks ? ` and have no ${lacks}` : ''}`),
  }
}

/** For example "is an adult learning the piano" or "is an adult with asthma". */
const asAdult = (isWho: string, rest: string) =>
  /^with/.test(rest)
    ? `is an adult ${rest}`
    : `is an adult who ${isWho}`.replace(/ who is (?=\S+ing\b)/, ' ')

/** Both "cafe owners" and "owners of cafes" own "a cafe". */
function ownedBy(who: string): string {
  const [, of] = /^owners of (.+)$/i.exec(who) ?? []
  const [, before, details = ''] = /^(.+) owners( (?:with|in|on|of) .+)?$/i.exec(who) ?? []
  const owned = of ?? (before ? `${plural(before)}${details}` : '')
  const things = owned.replace(/ with no (.+)$/, '')
  const isNamed = things === '' || cues.DETERMINER.test(things.split(' ')[0] ?? '')
  return isNamed || cues.TOGETHER.test(things) ? things : withArticle(singular(things))
}

const AND_DO = new RegExp(`\\band (${cues.ADVERB})?(\\w+)\\b`, 'g')
const I_DO = new RegExp(`^I ?(${cues.ADVERB})?(’m|\\S+)\\b ?(.*)$`)

/** "I rent and have no garden" becomes "rents and has no garden". */
function aboutThem(statement: string): string {
  const [, own, does] = /^my (\S+) (.+)$/i.exec(statement) ?? []
  if (own) return `has ${withArticle(own)} ${isPeople(plural(own)) ? 'who' : 'that'} ${does}`
  const [, adverb = '', verb = '', rest = ''] = I_DO.exec(statement) ?? []
  if (!verb) return ''
  const joined = rest
    .replace(/\band I (?=\w)/g, 'and ')
    .replace(/\band (?:am|I’m)\b/g, 'and is')
    .replace(/\band (?:have|I’ve)\b/g, 'and has')
    .replace(AND_DO, (all, adverb = '', next = '') => {
      const isVerb = plainForm(next) === next || cues.JOINED_VERB.test(next)
      return isVerb ? `and ${adverb}${inThirdPerson(next)}` : all
    })
    .replace(/\bdon’t\b/g, 'doesn’t')
    .replace(/\bmy\b/g, 'their')
  return `${adverb}${inThirdPerson(verb)} ${joined}`.trim()
}

/** "keeps hens" becomes "I keep hens". */
function aboutMe(statement: string): string {
  const [verb = '', ...rest] = statement.split(' ')
  const own = { is: 'I’m', has: 'I have' }[verb] ?? `I ${plainForm(verb) ?? verb}`
  return toMe([own, ...rest].join(' '))
}

const inThirdPerson = (verb: string) => {
  if (verb === '’m') return 'is'
  return cues.FIXED_VERB.test(verb) || isPastForm(verb)
    ? verb
    : (cues.NEGATED[verb] ?? thirdPerson(verb))
}

/** True if the statement is about a past event rather than how things are now. */
export function isPastStatement(imWho: string): boolean {
  const [, , verb = '', rest = ''] = I_DO.exec(imWho) ?? []
  const [, , next = ''] = I_DO.exec(`I ${rest}`) ?? []
  const isPast = /^(?:was|had|did)$/.test(verb) || isPastForm(verb === 'have' ? next : verb)
  return isPast || /^I[’']ve /.test(imWho)
}
