import type { Brief } from '@wattle/contract/brief'
import * as cues from '../content/cues.ts'
import * as grammar from '../content/grammar.ts'
import { plural, singular, withArticle } from './nouns.ts'
import { GENERIC } from './people.ts'
import { toMe } from './pronouns.ts'
import { rewritten } from './rewrite.ts'
import { isPastForm } from './verbs.ts'

const NO_STATEMENTS = {
  whoOne: '',
  /** What business owners own, as in "a removalist firm". */
  owned: '',
  /** What one person is or has, as in "works as an electrical contractor". */
  isWho: '',
  /** What someone says about themselves, as in "I have a child in grade 5 or 6". */
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
    imWho:
      typed ?? (forms.isWho ? toMe(rewritten(forms.isWho, grammar.AS_I)) : derived.imWho) ?? '',
  }
}

function derivedPeople(who: string, isPaid: boolean, at: string): Partial<typeof NO_STATEMENTS> {
  if (!who || GENERIC.has(who.toLowerCase())) return {}
  const [, rest] = /^(?:people|those|anyone|adults) (.+)$/i.exec(who) ?? []
  if (rest) {
    const start = grammar.PEOPLE_WHO.filter(([pattern]) => pattern.test(rest)).slice(0, 1)
    const statement = rewritten(rest, [...start, ...grammar.OF_ONE_OF_MANY])
    const isWho = aboutThem(statement)
    const asAdult = /^with/.test(rest) ? `is an adult ${rest}` : rewritten(isWho, grammar.AS_ADULT)
    return { isWho: isWho && /^adults /i.test(who) ? asAdult : isWho, imWho: toMe(statement) }
  }
  const whoOne = rewritten(singular(who), grammar.OF_ONE_PERSON)
  const thing = ownedBy(who)
  const [lacks = ''] = / with no .+$/.exec(who) ?? []
  const named = (isOwner = false) => (isOwner ? thing && `${thing}${lacks}` : whoOne)
  const row = grammar.STATEMENTS.find(
    ({ says, isOwner, isPaid: of = isPaid }) => of === isPaid && says.test(named(isOwner)),
  )
  if (!row) return {}
  const { says, isOwner, isGroup, isWho, imWho } = row
  const spoken = (to: string) => rewritten(named(isOwner), [[says, to.replace('{at}', () => at)]])
  const mine = spoken(imWho)
  return {
    whoOne: isGroup ? '' : whoOne,
    owned: isOwner ? thing.replace(/\b(?:small|large|big) /, '') : '',
    isWho: spoken(isWho),
    imWho: isGroup ? mine.replace(/\btheir\b/g, 'our') : toMe(mine),
  }
}

/** Both "cafe owners" and "owners of cafes" own "a cafe". */
function ownedBy(who: string): string {
  const [, of] = /^owners of (.+)$/i.exec(who) ?? []
  const [, before, details = ''] = /^(.+) owners( (?:with|in|on|of) .+)?$/i.exec(who) ?? []
  const owned = of ?? (before ? `${plural(before)}${details}` : '')
  const things = owned.replace(/ with no (.+)$/, '')
  const isNamed = things === '' || cues.DETERMINER.test(things.split(' ')[0] ?? '')
  return isNamed || cues.TOGETHER.test(things) ? things : withArticle(singular(things))
}

/** "I rent and have no garden" becomes "rents and has no garden". */
function aboutThem(statement: string): string {
  if (/^my \S+ ./i.test(statement)) return rewritten(statement, grammar.ABOUT_MINE)
  return grammar.I_DO.test(statement) ? rewritten(statement, grammar.ABOUT_ME).trim() : ''
}

/** True for "I got married on a farm", false for "I live on a farm". */
export function isPastStatement(imWho: string): boolean {
  const [start = '', , verb = ''] = grammar.I_DO.exec(imWho) ?? []
  const [, , next = ''] = grammar.I_DO.exec(`I ${imWho.slice(start.length)}`) ?? []
  const isPast = /^(?:was|had|did)$/.test(verb) || isPastForm(verb === 'have' ? next : verb)
  return isPast || /^I[’']ve /.test(imWho)
}
