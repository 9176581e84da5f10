import type { Brief } from '@wattle/contract/brief'
import { DETERMINER } from '../content/cues.ts'
import { plural, singular, withArticle } from './nouns.ts'
import { GENERIC, isPeople, NO_LONGER } from './people.ts'
import { toMe } from './pronouns.ts'
import { isPastForm, plainForm, thirdPerson } from './verbs.ts'

/** The people of the brief, as statements about one of them. What can't be said is empty. */
export type People = {
  whoOne: string
  /** "a small removalist firm", of its owners. */
  owned: string
  /** "works as an electrical contractor" */
  isWho: string
  /** "I have a child in grade 5 or 6" */
  imWho: string
}

export function peopleOf({ who, life, forms }: Brief, atPlace: string): People {
  const isAtWork = life === 'PAID' && !NO_LONGER.test(who.trim())
  const derived = derivedPeople(who.trim(), isAtWork, atPlace && ` ${atPlace}`)
  if (!who.trim() && atPlace && life !== 'PRIVATE')
    derived.isWho = `${life === 'PAID' ? 'works' : 'helps out'} ${atPlace}`
  const imWho = forms.imWho ?? derived.imWho
  const isWho = forms.isWho ?? (forms.imWho ? aboutThem(forms.imWho) : derived.isWho)
  return { ...derived, isWho, imWho }
}

function derivedPeople(who: string, isPaid: boolean, at: string): People {
  const nobody = { whoOne: '', isWho: '', imWho: '', owned: '' }
  if (!who || GENERIC.has(who.toLowerCase())) return nobody
  const [, rest] = /^(?:people|those|anyone|adults) (.+)$/i.exec(who) ?? []
  if (rest) {
    const statement = peopleWho(rest)
    return { ...nobody, isWho: aboutThem(statement), imWho: toMe(statement) }
  }
  const whoOne = singular(who)
    .replace(/^small (?=.*(?:er|or|ist)$)/, '')
    .replace(/(?<= (?:living|working) in )\p{L}+s$/u, (homes) => withArticle(singular(homes)))
  const oneAt = `${withArticle(whoOne)}${at}`
  if (!isPaid && /\b(?:couple|family|household)\b/.test(whoOne))
    return {
      ...nobody,
      isWho: `is part of ${oneAt}`,
      imWho: `I’m part of ${oneAt}`.replace(/\btheir\b/g, 'our'),
    }
  if (/\bstaff$/i.test(who)) {
    const isWho = isPaid ? `works as ${who}${at}` : `is on the ${who}${at}`
    return { ...nobody, whoOne: isPaid ? who : '', isWho, imWho: `I’m on the ${who}${at}` }
  }
  const imWho = toMe(`I’m ${oneAt}`)
  const [, plain = '', also = ''] = /^(.+?) who (.+)$/.exec(whoOne) ?? []
  if (/^works? /.test(also))
    return { ...nobody, whoOne, isWho: `is ${withArticle(plain)} and ${also}${at}`, imWho }
  const thing = ownedBy(who)
  if (!thing) return { whoOne, owned: '', isWho: `${isPaid ? 'works as' : 'is'} ${oneAt}`, imWho }
  const [, lacks] = /^.*owners.* with no (.+)$/i.exec(who) ?? []
  return {
    whoOne,
    owned: thing.replace(/\b(?:small|large|big) /, ''),
    isWho: `owns ${thing}${at}${lacks ? ` and has no ${lacks}` : ''}`,
    imWho: toMe(`I own ${thing}${at}${lacks ? ` and have no ${lacks}` : ''}`),
  }
}

/** "a cafe" of "cafe owners" and of "owners of cafes". */
function ownedBy(who: string): string {
  const [, of] = /^owners of (.+)$/i.exec(who) ?? []
  const [, before, details = ''] = /^(.+) owners( (?:with|in|on|of) .+)?$/i.exec(who) ?? []
  const owned = of ?? (before ? `${plural(before)}${details}` : '')
  const things = owned.replace(/ with no (.+)$/, '')
  const isNamed = things === '' || DETERMINER.test(things.split(' ')[0] ?? '')
  return isNamed ? things : withArticle(singular(things))
}

/** What comes after "people", as one of them would say it. */
function peopleWho(rest: string): string {
  const [, first = '', after = ''] = /^(\S*) ?(.*)$/.exec(rest) ?? []
  if (first === 'who')
    return `I ${after}`.replace(/^I are(?: |$)/, 'I’m ').replace(/^I were(?: |$)/, 'I was ')
  if (first === 'whose') return `My ${after}`
  if (first === 'with') return `I have ${after}`
  if (first === 'without') return `I have no ${after}`
  const isDoneToThem = /(?:ed|en|told|sent|left|paid)$/.test(first) && first !== 'aged'
  return isDoneToThem ? `I was ${rest}` : `I’m ${rest}`
}

/** "I rent and have no garden" is "rents and has no garden" of somebody else. */
function aboutThem(statement: string): string {
  const [, own, does] = /^my (\S+) (.+)$/i.exec(statement) ?? []
  if (own) return `has ${withArticle(own)} ${isPeople(plural(own)) ? 'who' : 'that'} ${does}`
  const [, first = '', rest = ''] = /^I(’m| \S+)\b ?(.*)$/.exec(statement) ?? []
  if (!first) return ''
  const verb = first.trim()
  const third = /m$/.test(verb) && verb.length === 2 ? 'is' : inThirdPerson(verb)
  const joined = rest
    .replace(/\band I (?=\w)/g, 'and ')
    .replace(/\band (?:am|I’m)\b/g, 'and is')
    .replace(/\band (?:have|I’ve)\b/g, 'and has')
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
export function isPastStatement(imWho: string): boolean {
  if (/^I[’']ve /.test(imWho)) return true
  const [, verb = '', next = ''] = /^I (\S+) ?(\S*)/.exec(imWho) ?? []
  return /^(?:was|had|did)$/.test(verb) || isPastForm(verb === 'have' ? next : verb)
}
