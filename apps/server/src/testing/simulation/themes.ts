import { getAnalysis } from '@wattle/contract/findings/analysis'
import * as themes from '@wattle/contract/findings/themes'
import type { Dice } from '../dice.ts'
import type { Act } from './cast.ts'
import { projectWithInterviews } from './findings.ts'

const NAMES = ['Night shifts', 'Cost', 'Canteen', 'Family', 'Health']
const spelled = (name: string, dice: Dice) => (dice.chance(0.5) ? name : name.toUpperCase())

/**
 * A researcher adds a theme, renames one, merges two or deletes one. Two open tabs do it at the same
 * moment.
 */
export const tendThemes: Act = async (world, cast, dice) => {
  const found = await projectWithInterviews(world, cast, dice)
  if (!found) return
  const { who, params } = found
  const { status, body } = await world.call(getAnalysis, { ...who, params })
  if (status !== 200) return
  const inTabs = <T>(press: () => Promise<T>) => Promise.all([press(), press()])
  const name = dice.pick(NAMES)
  if (body.themes.length < 2 || dice.chance(0.3)) {
    await inTabs(() =>
      world.call(themes.addTheme, { ...who, params, body: { name: spelled(name, dice) } }),
    )
    return
  }
  const change = (id: number, body: { name?: string; mergedInto?: number | null }) =>
    world.call(themes.updateTheme, { ...who, params: { id: String(id) }, body })
  const one = dice.pick(body.themes).id
  const other = dice.pick(body.themes.filter(({ id }) => id !== one)).id
  await dice.pick<() => Promise<unknown>>([
    () => Promise.all([change(one, { name }), change(other, { name: spelled(name, dice) })]),
    () => Promise.all([change(one, { mergedInto: other }), change(other, { mergedInto: one })]),
    () => change(one, { mergedInto: other }),
    () => change(one, { mergedInto: null }),
    () => inTabs(() => world.call(themes.deleteTheme, { ...who, params: { id: String(one) } })),
  ])()
}
