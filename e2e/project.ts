import type { Page } from '@playwright/test'
import { expect, signUp } from './journey.ts'

type Research = { id: number; questions: { id: number }[] } & Record<string, unknown>

const STEPS = [
  ['AUDIENCE_GENERATION', 'audience'],
  ['SCREENER_GENERATION', 'screener'],
  ['GUIDE_GENERATION', 'guide'],
] as const

/** A call as the signed-in person makes it. */
export async function callApi<Answer>(page: Page, method: string, path: string, data?: object) {
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const response = await page.request.fetch(`/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(data && { data }),
  })
  expect(response.ok(), `${method} ${path}`).toBe(true)
  return (await response.json()) as Answer
}

/** Signs up a researcher whose project has come as far as that step; answers the project's id. */
export async function projectAt(
  page: Page,
  email: string,
  step: 'screener' | 'guide',
): Promise<number> {
  await signUp(page, { firstName: 'Tia', email })
  const { id, questions } = await callApi<Research>(page, 'POST', '/platform/research', {
    name: 'Roster Meals',
  })
  await callApi(page, 'PATCH', '/platform/research/question', {
    questionId: questions[0]?.id,
    description: 'An app that helps nurses on night shifts get a fresh meal.',
  })
  for (const [nextStatus, content] of STEPS) {
    const body = { researchId: id, nextStatus }
    await callApi(page, 'POST', '/platform/research/next-step', body)
    const written = async () =>
      (await callApi<Research>(page, 'GET', `/platform/research/${id}`))[content]
    await expect.poll(written).toBeTruthy()
    if (content === step) break
  }
  return id
}

/**
 * Lets the bars that stay in view scroll away. Where one of them happens to cover half of a field,
 * axe takes the field for too small a target; a person scrolls.
 */
export async function unstick(page: Page) {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('nav, header, aside')) {
      element.style.position = 'static'
    }
  })
}
