import { getResearch } from '@wattle/contract/research'
import {
  addScreenerQuestion,
  updateScreener,
  updateScreenerQuestion,
} from '@wattle/contract/screener'
import type { Dice } from '../dice.ts'
import type { Researcher } from './cast.ts'
import type { World } from './world.ts'

type Owner = { as: string; from: Researcher['from']; headers: Record<string, string> }

/**
 * Adds a number question, an open question, or a choice question that doesn't decide who qualifies.
 * About half of the added questions are shown only after certain answers.
 */
export async function refineScreener(world: World, who: Owner, id: number, dice: Dice) {
  const { body } = await world.call(getResearch, { ...who, params: { id: String(id) } })
  const [first] = body.screener?.questions ?? []
  if (!first || body.screener?.questions.some(({ type }) => type === 'NUMBER')) return
  const added = await world.call(addScreenerQuestion, { ...who, body: { screenerId: id } })
  if (added.status !== 201) return
  const { id: questionId, options } = added.body
  const texts = options.map((option, at) => ({ id: option.id, text: `Tea ${at}` }))
  const question = { id: questionId, question: 'How much tea do you drink?', options: texts }
  await world.call(updateScreener, { ...who, body: { id, questions: [question] } })
  const kind = dice.pick([
    { type: 'NUMBER', rule: 'MATCH', numberMin: 1 },
    { type: 'NUMBER', rule: 'REJECT', numberMin: 8, numberMax: 20 },
    { type: 'OPEN_TEXT' },
    { type: 'MULTIPLE_CHOICE', rule: 'NOTE' },
  ] as const)
  const shownIf = dice.chance(0.5) ? first.options.slice(0, 2).map((option) => option.id) : []
  const change = { id: questionId, screenerId: id, ...kind, shownIf }
  await world.call(updateScreenerQuestion, { ...who, body: change })
}
