import { afterEach, expect, test, vi } from 'vitest'
import { answering, page1, refusal, renderAtDesk } from '#testing/desktop-screen.tsx'
import Respondents from './respondents.tsx'

afterEach(() => vi.unstubAllGlobals())

type Props = Parameters<typeof Respondents>[0]

/** Of what the router hands over, it uses the address alone. */
const open = (researchId: string) =>
  renderAtDesk(<Respondents {...({ params: { researchId } } as Props)} />)

const NOWHERE = 'There is no such project, or it has not asked for emails yet.'

test.each([
  ['abc', () => refusal('This is no id.', 400)],
  ['99', () => page1([])],
])('%s leads back to the list, as asking again would find nothing', async (id, answer) => {
  answering(answer)
  const screen = await open(id)
  await expect.element(screen.getByText(NOWHERE)).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'To the distributions' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
})

test('what did not get through can be tried again', async () => {
  answering(() => refusal('The database is away.', 503))
  const screen = await open('3')
  await expect.element(screen.getByText('The database is away.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})
