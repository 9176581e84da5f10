import { DOMAINS } from '../bank/domains.ts'
import { singular, withArticle } from '../language/inflect.ts'

const HOUSEHOLD =
  / (children|kids|toddlers|bab(y|ies)|newborns?|twins|teenagers|teens|(grand|step)children|(flat|house|room)mates)$/

/**
 * Of "families with small children", "with small children": they live with them. All else that people
 * are with is asked for as something they deal with, not as what is wrong with them.
 */
export const sharedLife = (text: string) => `${HOUSEHOLD.test(text) ? 'live' : 'deal'} ${text}`

/** Is lived with rather than had: nobody is asked what is wrong with them. */
const CONDITIONS =
  /(allergies|intolerances|migraines|headaches|seizures|disabilities|injuries|symptoms|cramps|nightmares|addictions|debts|tremors|burns|scars|hot flushes|flashes|implants|conditions|illnesses|disorders|fears|phobias|worries|needs|diabetes|shingles|itis|osis)$/

const headIn = (things: string) => things.split(' ').at(-1) ?? ''
const OF_HEALTH = new Set(DOMAINS.filter((row) => row.sensitive).flatMap((row) => row.cues))

/** Of "homeowners with solar panels": they have them; "with dyslexia": they deal with it. */
export function toldOfKind(condition: string | undefined): string | undefined {
  const things = /^deal with (.*[^s]s)$/.exec(condition ?? '')?.[1]
  if (!things || CONDITIONS.test(things) || OF_HEALTH.has(headIn(things))) return condition
  const isEach = /(?:jobs|businesses|degrees|visas|licences|pensions|mortgages)$/.test(things)
  return `have ${isEach ? withArticle(singular(things)) : things}`
}
