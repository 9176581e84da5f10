import { type Brief, FIELDS } from '@wattle/contract/brief'
import * as cues from '../content/cues.ts'
import { FIELD_CONTENT } from '../content/fields.ts'
import { AS_TRADE } from '../content/grammar.ts'
import { contentStems, sharesStem, startsLike } from '../stems.ts'
import { isPlural } from './nouns.ts'
import { rewritten } from './rewrite.ts'

const MIN_START = 4

/**
 * Whether the industry is the people's own trade. If it is, we can't rule it out: a saddler would
 * tick "saddle making", and we'd turn away the very people we want.
 */
export function isTheirTrade({ industry, life, who, place, field }: Brief): boolean {
  if (life !== 'PAID' || cues.SELLS_TO_THEM.test(industry)) return false
  const work = field ? [FIELDS[field].label, ...FIELD_CONTENT[field].cues] : []
  const start = contentStems(who).filter((stem) => stem.length >= MIN_START)
  return (
    sharesStem(industry, [who, place, ...work].join(' ')) ||
    startsLike(contentStems(industry), start)
  )
}

/**
 * The industry as an answer. A train driver may think that "rail safety" is part of their own work,
 * so for paid work we ask about companies in the industry.
 */
export function industryAnswer({ industry, life }: Brief): string {
  const trade = rewritten(industry, AS_TRADE)
  const isNamed = trade !== industry || isPlural(industry) || cues.NO_COMPANY.test(industry)
  return life === 'PAID' && trade && !isNamed ? `working for a company in ${trade}` : trade
}
