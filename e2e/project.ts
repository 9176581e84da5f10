import { expect, type Page } from '@playwright/test'
import type { ChoiceType, Rule } from '@wattle/contract/question-rules'
import type { Api } from './api.ts'
import { enterAs } from './journey.ts'

export type Screener = { questions: Question[] }
export type Question = {
  question: string
  type: ChoiceType
  rule: Rule
  options: { id: number; text: string; mustMatch: boolean }[]
}
type Research = {
  id: number
  questions: { id: number }[]
  generation: { state: string }
  screener: Screener
}

/**
 * The options to choose in order to qualify or, if `qualifies` is false, in order not to qualify.
 */
export function chosenBy<Option extends { mustMatch: boolean }>(
  { type, rule, options }: { type: ChoiceType; rule: Rule; options: Option[] },
  qualifies = true,
): Option[] {
  if (rule === 'NOTE') return options.slice(0, 1)
  const wanted = options.filter(
    ({ mustMatch }) => mustMatch === (qualifies === (rule !== 'REJECT')),
  )
  return qualifies && rule === 'MATCH' && type === 'MULTIPLE_CHOICE' ? wanted : wanted.slice(0, 1)
}

const IDEA =
  'An app that helps nurses on rotating rosters plan their meals, because they eat badly on night shifts.'

const STEPS = [
  'AUDIENCE_GENERATION',
  'SCREENER_GENERATION',
  'GUIDE_GENERATION',
  'PROJECT_CONFIRMATION',
  'CONDUCTING_INTERVIEW',
] as const
type Step = (typeof STEPS)[number]

/** Creates a project and takes it to the given step, using the same calls as the pages. */
export async function prepareProject(api: Api, name: string, step: Step): Promise<Research> {
  const { id, questions } = await api<Research>('POST', '/platform/research', { name })
  const idea = { questionId: questions[0]?.id, description: IDEA }
  await api('PATCH', '/platform/research/question', idea)
  return takeSteps(api, id, STEPS.slice(0, STEPS.indexOf(step) + 1))
}

export async function takeSteps(api: Api, id: number, steps: readonly Step[]): Promise<Research> {
  const research = () => api<Research>('GET', `/platform/research/${id}`)
  for (const nextStatus of steps) {
    await api('POST', '/platform/research/next-step', { researchId: id, nextStatus })
    const state = async () => (await research()).generation.state
    await expect.poll(state, { timeout: 60_000, intervals: [50, 100, 250] }).toBe('idle')
  }
  return research()
}

/** Signs in a new researcher with a project at the given step and returns the project's id. */
export async function projectAt(page: Page, email: string, step: Step): Promise<number> {
  const api = await enterAs(page, { firstName: 'Tia', email })
  return (await prepareProject(api, 'Roster Meals', step)).id
}
