import type { Brief } from '@wattle/contract/brief'
import * as cues from '../content/cues.ts'
import * as grammar from '../content/grammar.ts'
import { isPastForm, singular } from './english.ts'
import { GENERIC } from './people.ts'
import { rewritten } from './rewrite.ts'

/**
 * Statements about one person in the group. `isWho` is what they are or have, as in "works as an
 * electrical contractor". `imWho` is what they say about themselves, as in "I have a child in grade
 * 5 or 6". `owned` is what business owners own, as in "a removalist firm". A statement we can't
 * derive is an empty string.
 */
export function peopleOf({ who, life, place, forms }: Brief, atPlace: string) {
  const isAtWork = life === 'PAID' && !cues.NO_LONGER.test(who)
  const derived = derivedPeople(who, isAtWork, atPlace && ` ${atPlace}`)
  const { whoOne = '', owned = '' } = derived
  const typed = forms.imWho && rewritten(forms.imWho, grammar.TYPED)
  const imWho =
    typed ?? (forms.isWho ? toMe(rewritten(forms.isWho, grammar.AS_I)) : (derived.imWho ?? ''))
  const isWho = typed ? aboutThem(typed) : (derived.isWho ?? '')
  // “Lost their mother in Geelong” would say where she died, not where they live.
  const isPlaced = !isWho || isPastStatement(imWho) || isWho.includes(atPlace || place)
  const area = isPlaced ? '' : rewritten(place, grammar.AREA)
  return { whoOne, owned, isWho: forms.isWho ?? `${isWho} ${area}`.trim(), imWho }
}

const toMe = (text: string) => text.replace(/\b(?:their|your)\b/g, 'my')

type Statements = Partial<Record<'whoOne' | 'owned' | 'isWho' | 'imWho', string>>

function derivedPeople(who: string, isPaid: boolean, at: string): Statements {
  if (!who && at) return { isWho: `${isPaid ? 'works' : 'helps out'}${at}` }
  if (!who || GENERIC.has(who.toLowerCase())) return {}
  const [, rest] = /^(?:people|those|anyone|adults) (.+)$/i.exec(who) ?? []
  if (rest) {
    const start = grammar.PEOPLE_WHO.filter(([pattern]) => pattern.test(rest)).slice(0, 1)
    const statement = rewritten(rest, [...start, ...grammar.OF_ONE_OF_MANY])
    return { isWho: aboutThem(statement), imWho: toMe(statement) }
  }
  const whoOne = rewritten(singular(who), grammar.OF_ONE_PERSON)
  const thing = rewritten(who, grammar.OWNED)
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

/** "I rent and have no garden" becomes "rents and has no garden". */
function aboutThem(statement: string): string {
  if (/^my \S+ ./i.test(statement)) return rewritten(statement, grammar.ABOUT_MINE)
  return grammar.I_DO.test(statement) ? rewritten(statement, grammar.ABOUT_ME).trim() : ''
}

/** True for "I got married on a farm", false for "I live on a farm". */
export function isPastStatement(imWho: string): boolean {
  const [, verb = ''] = grammar.I_DID.exec(imWho) ?? []
  return /^(?:was|had|did)$/.test(verb) || isPastForm(verb)
}
