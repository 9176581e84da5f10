import { afterEach, expect, test, vi } from 'vitest'
import { answering, page1, refusal, renderAtDesk } from '#testing/desktop-screen.tsx'
import Respondents from './respondents.tsx'

afterEach(() => vi.unstubAllGlobals())

type Props = Parameters<typeof Respondents>[0]

/** The page only uses `params` from the router's props. */
const open = (researchId: string) =>
  renderAtDesk(<Respondents {...({ params: { researchId } } as Props)} />)

const NOT_FOUND = 'The project may have been deleted, or it hasn’t been launched yet.'

test.each([
  ['abc', () => refusal('That’s not an id.', 400)],
  ['99', () => page1([])],
])(
  'links to the distributions instead of offering to try again for the unknown project %s',
  async (id, answer) => {
    answering(answer)
    const screen = await open(id)
    await expect.element(screen.getByText(NOT_FOUND)).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Go to distributions' })).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  },
)

test('offers to retry a failed request', async () => {
  answering(() => refusal('The database is down.', 503))
  const screen = await open('3')
  await expect.element(screen.getByText('The database is down.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})
