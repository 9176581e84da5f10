import { QueryClientProvider } from '@tanstack/react-query'
import { LAUNCHED } from '@wattle/contract/messages'
import { DEFAULT_PLAN } from '@wattle/contract/plan'
import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createQueryClient } from '#lib/api/query-client.ts'
import type { ResearchReply } from '#lib/api/research-query.ts'
import { expectAccessible } from '#testing/axe.ts'
import { ResearchPage } from './research-page.tsx'

const PREPARING: ResearchReply = {
  id: 7,
  name: 'Roster Meals',
  status: 'GUIDE_GENERATION',
  createdAt: '2026-11-15T00:00:00Z',
  updatedAt: '2026-11-15T00:00:00Z',
  createdDateFormatted: 'Nov 15, 2026',
  questions: [{ id: 7, researchId: 7, description: 'Meals for nurses', placeholder: '' }],
  brief: { who: 'nurses', do: 'eat at work', by: { who: 'user', do: 'user' }, confirmed: true },
  audience: { id: 7, characteristics: ['Works nights', 'Is a nurse', 'Eats at work'] },
  screener: { id: 7, version: 1, questions: [] },
  guide: {
    id: 7,
    version: 1,
    parts: [{ id: 1, topic: 'Your days', questions: [{ id: 2, question: 'What came first?' }] }],
  },
  distribution: null,
  files: [],
  generation: {
    state: 'idle',
    engine: 'embedded',
    startedAt: null,
    notice: null,
    unasked: null,
    reading: null,
    hasPrevious: false,
  },
  quotas: [],
  plan: DEFAULT_PLAN,
  finishedAt: null,
  finishReason: null,
  isSample: false,
  frozen: false,
}

const refusal = (statusCode: number, message: string) =>
  new Response(JSON.stringify({ statusCode, code: 'STEP_NOT_NEXT', message, data: { message } }), {
    status: statusCode,
  })

type Answer = (method: string) => Response

const TESTED = {
  version: 1,
  assumptions: [{ id: 1, position: 1, text: 'Nurses eat at work', questionIds: [] }],
  gaps: { untested: [], testNothing: [] },
  changes: [],
}

/** Mocks the server's response to an idea that has nothing to fill the brief with. */
const readAs = (body: BodyInit | null | undefined) =>
  Response.json({
    brief: JSON.parse(String(body)).brief,
    sound: [],
    checks: [],
    offers: {},
    sides: [],
    likelyFields: [],
    likelyKinds: [],
    notice: null,
  })

function open(answer: Answer, requested: string | null = null) {
  const fetch = vi.fn(async (url: string, { method = 'GET', body }: RequestInit) => {
    if (url.endsWith('/assumptions')) return Response.json(TESTED)
    return url.endsWith('/brief/read') ? readAs(body) : answer(method)
  })
  vi.stubGlobal('fetch', fetch)
  return { screen: render(<Page requested={requested} />), fetch }
}

function Page({ requested = null }: { requested?: string | null }) {
  const [queries] = useState(createQueryClient)
  return (
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <main>
          <ResearchPage
            id={7}
            requested={requested}
            onCurrent={() => {}}
            interviewStep={() => null}
          />
        </main>
      </MemoryRouter>
    </QueryClientProvider>
  )
}

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('says in a single visible message why a step can’t be saved', async () => {
  const reason = 'Part 1 has no topic yet. Please enter a topic, or delete the part.'
  const screen = await open((method) =>
    method === 'GET' ? new Response(JSON.stringify(PREPARING)) : refusal(409, reason),
  ).screen
  await screen.getByRole('button', { name: 'Save & Continue' }).click()
  const alerts = screen.getByRole('alert')
  await expect.element(alerts.getByText('Error updating research')).toBeInViewport()
  await expect.element(alerts.getByText(reason)).toBeInViewport()
  expect(alerts.elements()).toHaveLength(1)
  await expectAccessible()
})

test('names each unfinished part of the guide and links to it', async () => {
  const guide = {
    id: 7,
    version: 1,
    parts: [
      { id: 4, topic: 'Your days', questions: [{ id: 41, question: 'What came first?' }] },
      { id: 5, topic: '', questions: [{ id: 51, question: 'What then?' }] },
    ],
  }
  const { screen: opening, fetch } = open(
    () => new Response(JSON.stringify({ ...PREPARING, guide })),
  )
  const screen = await opening
  await screen.getByRole('button', { name: 'Save & Continue' }).click()
  const alert = screen.getByRole('alert')
  await expect.element(alert.getByText(/Part 2 has no topic yet/)).toBeInViewport()
  await expect
    .element(alert.getByRole('link', { name: 'Open part 2' }))
    .toHaveAttribute('href', '/platform/research/7/edit-guide#part-5')
  expect(fetch.mock.calls.every(([, { method = 'GET' }]) => method === 'GET')).toBe(true)
  await expectAccessible()
})

test('says that nothing was saved when another tab has moved the project to the next step', async () => {
  let stored: object = PREPARING
  const screen = await open((method) => {
    if (method === 'GET') return new Response(JSON.stringify(stored))
    stored = { ...PREPARING, status: 'PROJECT_CONFIRMATION' }
    return refusal(409, 'This isn’t the project’s current step.')
  }).screen
  await screen.getByRole('button', { name: 'Save & Continue' }).click()
  const message =
    'Error updating research: the project is already at another step, so this wasn’t saved.'
  await expect.element(page.getByText(message)).toBeVisible()
})

test('shows the screener with its answers and marks in the review', async () => {
  const question = {
    ...{ id: 1, question: 'When do you work?', type: 'SINGLE_CHOICE', rule: 'MATCH', position: 1 },
    ...{ numberMin: null, numberMax: null, shownIf: [], ordered: false },
    options: [
      { id: 1, text: 'At night', mustMatch: true },
      { id: 2, text: 'By day', mustMatch: false },
    ],
  }
  const screener = { id: 7, version: 1, questions: [question] }
  const { screen } = open(() =>
    Response.json({ ...PREPARING, status: 'PROJECT_CONFIRMATION', screener }),
  )
  const item = (await screen).getByRole('listitem')
  await expect.element(item.filter({ hasText: /^At nightMust match$/ })).toBeVisible()
  await expect.element(item.filter({ hasText: /^By day$/ })).toBeVisible()
})

test('counts only conducted interviews once the project is finished', async () => {
  const of = (researchId: number, status: string) => ({ researchId, status })
  const interviews = [...Array(7)].map(() => of(7, 'CONDUCTED'))
  const calendar = {
    slots: [],
    interviews: [...interviews, of(7, 'NO_SHOW'), of(7, 'CANCELLED'), of(8, 'CONDUCTED')],
  }
  const findings = { verdicts: [], interviews: 0, captures: 0, rows: [] }
  vi.stubGlobal('fetch', async (url: string) => {
    if (/(analysis|verdicts)$/.test(url)) return Response.json(findings)
    return Response.json(
      url.includes('/calendar/') ? calendar : { ...PREPARING, status: 'COMPLETED', frozen: true },
    )
  })
  const screen = await render(<Page />)
  await expect
    .element(screen.getByText(/^Finished on .*, with 7 interviews conducted\./))
    .toBeVisible()
})

test('locks a launched project even before anyone has answered', async () => {
  const launched = { ...PREPARING, status: 'CONDUCTING_INTERVIEW', frozen: true }
  vi.stubGlobal('fetch', async () => Response.json(launched))
  const screen = await render(<Page requested="screening" />)
  await expect.element(screen.getByText(LAUNCHED)).toBeVisible()
  await expect
    .element(screen.getByRole('button', { name: 'Edit this step' }))
    .not.toBeInTheDocument()
})

test('offers to edit the guide of a launched project', async () => {
  const launched = { ...PREPARING, status: 'CONDUCTING_INTERVIEW', frozen: true }
  vi.stubGlobal('fetch', async () => Response.json(launched))
  const screen = await render(<Page requested="interview-prep" />)
  await expect.element(screen.getByText(/^You can still edit the guide/)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /^Edit/ })).toBeVisible()
})

const AUDIENCE: ResearchReply = {
  ...PREPARING,
  status: 'AUDIENCE_GENERATION',
  screener: null,
  guide: null,
  generation: { ...PREPARING.generation, reading: 'nurses who eat at work' },
}

/**
 * Every request that changes something. Leaves out GET requests, and the requests that read the
 * idea.
 */
const sentBy = (fetch: ReturnType<typeof open>['fetch']) =>
  fetch.mock.calls.flatMap(([url, { method = 'GET', body }]) =>
    method === 'GET' || url.endsWith('/brief/read')
      ? []
      : [
          {
            method,
            url: url.replace(/^.*\/platform/, '/platform'),
            body: body && JSON.parse(String(body)),
          },
        ],
  )

test('shows who the audience was written for, and rewrites the audience when the brief changes', async () => {
  const running = {
    ...AUDIENCE,
    audience: null,
    generation: { ...AUDIENCE.generation, state: 'running', startedAt: '2026-11-15T00:00:00Z' },
  }
  const { screen, fetch } = open((method) => Response.json(method === 'PUT' ? running : AUDIENCE))
  const page = await screen
  await expect.element(page.getByText(/^Written for nurses who eat at work\./)).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Change the brief' }).click()
  const who = page.getByRole('textbox', { name: 'Who has the problem?' })
  await expect.element(who).toHaveValue('nurses')
  await who.fill('night nurses')
  await expectAccessible()
  await page.getByRole('button', { name: 'Save the brief' }).click()
  await page.getByRole('button', { name: 'Regenerate', exact: true }).last().click()
  await expect.element(page.getByText('It might take some time')).toBeVisible()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(sentBy(fetch)).toMatchObject([
    {
      method: 'PUT',
      url: '/platform/research/brief',
      body: { researchId: 7, brief: { who: 'night nurses', do: 'eat at work', confirmed: true } },
    },
  ])
})

test('keeps later drafts until a changed brief is saved and confirmed', async () => {
  const { screen, fetch } = open((method) => Response.json(method === 'PUT' ? AUDIENCE : PREPARING))
  const page = await screen
  await page.getByRole('button', { name: 'Change the brief' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  expect(sentBy(fetch)).toEqual([])

  await page.getByRole('button', { name: 'Change the brief' }).click()
  await page.getByRole('textbox', { name: 'Who has the problem?' }).fill('night nurses')
  await page.getByRole('button', { name: 'Save the brief' }).click()
  const ask = page.getByRole('dialog', { name: 'Start again with the new brief?' })
  await expect.element(ask.getByText('Interview Prep: 1 part of the guide')).toBeVisible()
  await expectAccessible()
  await ask.getByRole('button', { name: 'Save and start again' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(sentBy(fetch)).toMatchObject([
    { method: 'PUT', body: { researchId: 7, reset: true, brief: { who: 'night nurses' } } },
  ])
})

test('links to the brief from the notice about an unchecked brief', async () => {
  const notice = 'We filled in the brief from your idea and nobody has checked it yet.'
  const research = { ...AUDIENCE, generation: { ...AUDIENCE.generation, notice } }
  const page = await open(() => Response.json(research)).screen
  await expect.element(page.getByText(notice)).toBeVisible()
  // The line that says who the draft is written for doesn't repeat the link.
  const links = page.getByRole('button', { name: /the brief$/ })
  await expect.element(links).toHaveTextContent('Open the brief')
  await links.click()
  const dialog = page.getByRole('dialog', { name: 'Change the brief' })
  await expect.element(dialog).toBeVisible()
  await expect.element(dialog.getByText('Change the brief')).toHaveFocus()
})

test('offers to add a question when the screener doesn’t ask about a characteristic', async () => {
  const notice = 'Nothing in the screener asks about “Has a dog” yet.'
  const research = {
    ...PREPARING,
    status: 'SCREENER_GENERATION',
    generation: { ...PREPARING.generation, notice, unasked: 'Has a dog' },
  }
  const page = await open(() => Response.json(research)).screen
  await expect
    .element(page.getByRole('link', { name: 'Add a question' }))
    .toHaveAttribute('href', '/platform/research/7/edit-screener')
  await expect.element(page.getByRole('button', { name: 'Change the brief' })).toBeVisible()
})

test('doesn’t offer to add a question when the notice isn’t about a missing question', async () => {
  const notice = 'You changed the audience: this sentence names no line.'
  const research = {
    ...PREPARING,
    status: 'SCREENER_GENERATION',
    generation: { ...PREPARING.generation, notice },
  }
  const page = await open(() => Response.json(research)).screen
  await expect.element(page.getByText(notice)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Open the brief' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Add a question' })).not.toBeInTheDocument()
})

test('switches to the previous version of the draft, and back', async () => {
  const generation = { ...AUDIENCE.generation, hasPrevious: true }
  const one = { ...AUDIENCE, generation }
  const other = { ...one, audience: { id: 7, characteristics: ['Cooks', 'Rents', 'Works nights'] } }
  let isOther = false
  const { screen, fetch } = open((method) => {
    if (method === 'POST') isOther = !isOther
    return Response.json(isOther ? other : one)
  })
  const page = await screen
  const first = page.getByRole('textbox', { name: 'Characteristic 1' })
  await page.getByRole('button', { name: 'Go back to the previous version' }).click()
  await expect.element(first).toHaveValue('Cooks')
  expect(sentBy(fetch)).toMatchObject([{ url: '/platform/research/7/previous-version' }])
  await expect
    .element(page.getByRole('button', { name: 'Switch to the other version' }))
    .toBeVisible()
})

test('loads the assumptions again with the previous version of the guide', async () => {
  const generation = { ...PREPARING.generation, hasPrevious: true }
  const { screen, fetch } = open(() => Response.json({ ...PREPARING, generation }))
  const page = await screen
  await expect.element(page.getByText('Nurses eat at work')).toBeVisible()
  const loads = () => fetch.mock.calls.filter(([url]) => url.endsWith('/assumptions')).length
  const before = loads()
  await page.getByRole('button', { name: 'Go back to the previous version' }).click()
  await expect.poll(loads).toBe(before + 1)
})

test('saves an edited audience and moves to the next step in one call', async () => {
  const { screen, fetch } = open((method) =>
    Response.json(method === 'GET' ? AUDIENCE : { ...AUDIENCE, status: 'SCREENER_GENERATION' }),
  )
  const page = await screen
  await page.getByRole('textbox', { name: 'Characteristic 1' }).fill('Works at night')
  await page.getByRole('button', { name: 'Save & Continue' }).click()
  await expect
    .poll(() => sentBy(fetch))
    .toMatchObject([
      {
        url: '/platform/research/next-step',
        body: {
          nextStatus: 'SCREENER_GENERATION',
          characteristics: ['Works at night', 'Is a nurse', 'Eats at work'],
        },
      },
    ])
})

test('offers to copy a two-sided project for the other side', async () => {
  const research = { ...PREPARING, brief: { ...PREPARING.brief, side: 'caterers' } }
  const { screen, fetch } = open((method) =>
    Response.json(method === 'GET' ? research : { ...research, id: 8 }),
  )
  const page = await screen
  await expect
    .element(page.getByText('Want to talk to caterers too? Copy the project for them.'))
    .toBeVisible()
  await page.getByRole('button', { name: 'Copy the project' }).click()
  await expect
    .poll(() => sentBy(fetch))
    .toMatchObject([{ url: '/platform/research/7/copy?side=true' }])
})

test('shows a read-only brief when a researcher looks back at an earlier step', async () => {
  const page = await open(() => Response.json(PREPARING), 'ideation').screen
  await expect.element(page.getByRole('heading', { name: 'Your brief' })).toBeVisible()
  await expect.element(page.getByText(/^For nurses who eat at work\.$/)).toBeVisible()
  expect(page.getByRole('textbox').elements()).toHaveLength(1)
  await expectAccessible()
})

test('retries without asking after a failure if there’s nothing to replace', async () => {
  const generation = { ...PREPARING.generation, state: 'failed' }
  const failed = { ...PREPARING, guide: null, generation }
  const running = { ...failed, generation: { ...generation, state: 'running' } }
  const { screen, fetch } = open((method) => Response.json(method === 'POST' ? running : failed))
  const page = await screen
  await expect.element(page.getByText(/^Generation failed/)).toBeVisible()
  // The error is only shown once, next to the retry button.
  expect(document.body.textContent.match(/Generation failed/g)).toHaveLength(1)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('It might take some time')).toBeVisible()
  expect(page.getByRole('dialog').elements()).toHaveLength(0)
  expect(fetch.mock.calls.filter(([, { method }]) => method === 'POST')).toHaveLength(1)
  // The pressed button is gone, so the heading has focus.
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('doesn’t say “Draft saved” next to a refused idea', async () => {
  const shaping = { ...PREPARING, status: 'IDEA_SHAPING' }
  const page = await open(() => Response.json(shaping)).screen
  const idea = page.getByRole('textbox', { name: 'Your idea' })
  await idea.fill('Meals')
  await expect.element(page.getByText(/^Draft saved/)).toBeVisible()
  await idea.fill('')
  await page.getByRole('button', { name: 'Save & Continue' }).click()
  await expect.element(idea).toBeInvalid()
  await expect.element(page.getByText(/^Draft saved/)).not.toBeInTheDocument()
})

test('doesn’t retry when a project isn’t found', async () => {
  const { screen, fetch } = open(() =>
    refusal(404, 'We couldn’t find that, or you don’t have access.'),
  )
  await expect.element((await screen).getByText('We couldn’t find that project')).toBeVisible()
  expect(fetch).toHaveBeenCalledOnce()
})

test('lists the assumptions a reset deletes', async () => {
  const { screen } = open(() => Response.json(PREPARING), 'screening')
  const page = await screen
  await page.getByRole('button', { name: /^Edit/ }).first().click()
  const lost = page.getByRole('dialog').getByRole('list', { name: 'What will be deleted' })
  await expect.element(lost.getByText('What you’re testing: 1 assumption')).toBeVisible()
  await expect.element(lost.getByText('Nurses eat at work')).toBeVisible()
})
