import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { InvitationPlan } from '@wattle/contract/distribution'
import type { Filter } from '@wattle/contract/filter'
import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '#testing/axe.ts'
import { WhoToInvite } from './who-to-invite.tsx'

const CHOICES = {
  isAllowed: true,
  fields: [
    {
      id: 3,
      label: 'State',
      kind: 'CHOICE',
      sensitive: false,
      options: [
        { id: 31, label: 'Victoria' },
        { id: 32, label: 'Queensland' },
      ],
    },
  ],
  lists: [{ id: 4, name: 'Plumbers' }],
  clients: [],
  sources: [],
}
const COUNT = {
  match: 412,
  unknown: 96,
  resting: 230,
  reachable: 278,
  reachableMatches: 214,
  restingUntil: '2026-12-01T00:00:00.000Z',
  costs: [{ condition: 0, without: 611 }],
}
const SUGGESTED = {
  filter: { all: [{ field: 3, in: [31] }], includeUnknown: true },
  used: ['State: Victoria'],
  unused: ['Sent 3 or more quotes in the last 14 days'],
}

const FORECAST = {
  ...{ chance: 0.68, target: 5, conducted: 0, freeSlots: 12, lastDay: '2026-12-04' },
  ...{ people: 278, isRough: false },
}
const REMEDIES = [
  { remedy: 'SLOTS', chance: 0.9 },
  { remedy: 'WEEK', chance: 0.83 },
]
const PLAN = { expirationDate: '2026-12-04', oneTimeNumber: 20, maxNumber: 100 }

function answer(choices: object = CHOICES) {
  const fetch = vi.fn(async (url: string, _init: RequestInit) => {
    const body = url.includes('filter-choices')
      ? choices
      : url.includes('suggested')
        ? SUGGESTED
        : url.includes('forecast-plan')
          ? { ...FORECAST, ...(url.includes('withRemedies=true') && { remedies: REMEDIES }) }
          : COUNT
    return new Response(JSON.stringify(body))
  })
  vi.stubGlobal('fetch', fetch)
  return fetch
}
afterEach(() => vi.unstubAllGlobals())

let chosen: Filter | null = null
interface SampleProps {
  audience?: Filter | null
  plan?: InvitationPlan
}
function Sample({ audience: first = null, plan }: SampleProps) {
  const [queries] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  )
  const [audience, setAudience] = useState<Filter | null>(first)
  chosen = audience
  return (
    <MemoryRouter>
      <QueryClientProvider client={queries}>
        <WhoToInvite
          distributionId={7}
          audience={audience}
          plan={plan && { ...plan, audience }}
          onChange={setAudience}
        />
      </QueryClientProvider>
    </MemoryRouter>
  )
}

const VICTORIA: Filter = { all: [{ field: 3, in: [31] }], includeUnknown: true }

test('says how many people we can invite, and how many each condition leaves out', async () => {
  answer()
  const screen = await render(<Sample audience={VICTORIA} />)
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent(
      '412 match. 96 haven’t answered. 230 can’t be invited yet, some not until 01.12.2026. 278 can be invited now.',
    )
  await expect.element(screen.getByText('333 more')).toBeVisible()
  await expectAccessible(screen.container)
})

test('shortens a long condition on screen, but gives screen readers the whole condition', async () => {
  const states = ['New South Wales', 'Victoria', 'Queensland', 'South Australia']
  const options = states.map((label, at) => ({ id: 31 + at, label }))
  const [field] = CHOICES.fields
  answer({ ...CHOICES, fields: [{ ...field, options }] })
  const screen = await render(<Sample audience={{ all: [{ field: 3, in: [31, 32, 33, 34] }] }} />)
  const chip = screen.getByRole('button', { name: /^New South Wales or Victoria or Queensland/ })
  await expect.element(chip).toBeVisible()
  await expect.element(screen.getByText('New South Wales or 3 others')).toBeVisible()
})

test('shows how many people we know too little about to match, even when the filter excludes them', async () => {
  answer()
  const screen = await render(<Sample audience={{ ...VICTORIA, includeUnknown: false }} />)
  await expect.element(screen.getByRole('status')).not.toHaveTextContent('haven’t answered')
  await expect
    .element(screen.getByLabelText('Include people who haven’t answered these questions'))
    .toHaveAccessibleDescription('96 people. We’ll invite them after the people who match.')
})

test('applies the suggestion, and says what we couldn’t turn into a filter', async () => {
  answer()
  const screen = await render(<Sample />)
  await expect.element(screen.getByText('We invite everyone on the panel')).toBeVisible()
  await expect
    .element(
      screen.getByText(/couldn’t turn this characteristic into a filter.*‘Sent 3 or more quotes/),
    )
    .toBeVisible()
  await screen.getByRole('button', { name: 'Use this' }).click()
  await expect.poll(() => chosen).toEqual(VICTORIA)
})

test('turns a condition into alternatives, and back into a plain condition when only one is left', async () => {
  answer()
  const screen = await render(<Sample audience={VICTORIA} />)
  await screen.getByRole('button', { name: 'or something else instead of State' }).click()
  await screen.getByRole('menuitem', { name: 'List' }).click()
  const either = [{ field: 3, in: [31] }, { list: 4 }]
  await expect.poll(() => chosen).toEqual({ all: [{ any: either }], includeUnknown: true })
  const group = screen.getByRole('group', { name: 'Any of these' })
  await expect.element(group).toBeVisible()
  await expectAccessible(group.element() as HTMLElement)
  await group.getByRole('button', { name: 'Remove State' }).click()
  await expect.poll(() => chosen).toEqual({ all: [{ list: 4 }], includeUnknown: true })
})

test('moves focus into a condition that was just added', async () => {
  answer()
  const screen = await render(<Sample audience={{ all: [{ list: 4 }] }} />)
  await screen.getByRole('button', { name: 'Add a condition' }).click()
  await screen.getByRole('menuitem', { name: 'State' }).click()
  const added = screen.getByRole('group', { name: 'State' })
  await expect.element(added.getByRole('button', { name: /State: how/ })).toHaveFocus()
})

test('offers only the suggested conditions that the filter doesn’t have yet', async () => {
  answer()
  const screen = await render(<Sample audience={{ all: [{ list: 4 }], includeUnknown: false }} />)
  await screen.getByRole('button', { name: 'Use this' }).click()
  const all = [{ list: 4 }, { field: 3, in: [31] }]
  await expect.poll(() => chosen).toEqual({ all, includeUnknown: false })
  await expect.element(screen.getByRole('button', { name: 'Use this' })).not.toBeInTheDocument()
})

test('removes a condition, and invites everyone once no conditions are left', async () => {
  answer()
  const screen = await render(<Sample audience={VICTORIA} />)
  await screen.getByRole('button', { name: 'Remove State' }).click()
  await expect.poll(() => chosen).toBeNull()
})

test('says that we have to tell members about the policy before using filters', async () => {
  answer({ ...CHOICES, isAllowed: false })
  const screen = await render(<Sample />)
  await expect.element(screen.getByText(/Tell members about the new privacy policy/)).toBeVisible()
  await expect.element(screen.getByText('Add a condition')).not.toBeInTheDocument()
})

const REFUSED = { statusCode: 503, code: 'BUSY', message: 'We’re busy.', data: {} }

/** Refuses requests whose URL contains `part`, until the returned function is called. */
function refuse(part: string) {
  let isDown = true
  vi.stubGlobal('fetch', async (url: string) => {
    if (isDown && url.includes(part)) return new Response(JSON.stringify(REFUSED), { status: 503 })
    const body = url.includes('choices') ? CHOICES : url.includes('suggested') ? SUGGESTED : COUNT
    return new Response(JSON.stringify(body))
  })
  return () => {
    isDown = false
  }
}

test('says why counting failed, keeps the filter, and counts again on request', async () => {
  const recover = refuse('/count')
  const screen = await render(<Sample audience={VICTORIA} />)
  const alert = screen.getByText('We couldn’t count these people. We’re busy.')
  await expect.element(alert).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Remove State' })).toBeVisible()
  await expectAccessible(screen.container)
  recover()
  await screen.getByRole('button', { name: 'Count again' }).click()
  await expect.element(screen.getByText(/ 278 can be invited now\.$/)).toBeInTheDocument()
  await expect.element(alert).not.toBeInTheDocument()
  expect(chosen).toEqual(VICTORIA)
})

test('says why the filters didn’t load, and loads them again on request', async () => {
  const recover = refuse('filter-choices')
  const screen = await render(<Sample audience={VICTORIA} />)
  await expect.element(screen.getByText('The filters didn’t load. We’re busy.')).toBeVisible()
  recover()
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('button', { name: 'Remove State' })).toBeVisible()
  expect(chosen).toEqual(VICTORIA)
})

test('lets an admin add conditions when the suggestion doesn’t load', async () => {
  refuse('suggested')
  const screen = await render(<Sample />)
  await expect.element(screen.getByRole('button', { name: 'Add a condition' })).toBeVisible()
  await expect.element(screen.getByText(/Suggested from/)).not.toBeInTheDocument()
})

const NONE = { ...COUNT, match: 0, unknown: 0, resting: 0, reachable: 0, reachableMatches: 0 }
test.each([
  [
    'nobody matches',
    { ...NONE, restingUntil: null },
    'Nobody matches all of these conditions. Change or remove one.',
  ],
  [
    'nobody matches, but we know too little about 6 people',
    { ...NONE, unknown: 6, restingUntil: null },
    'Nobody matches all of these conditions. Change or remove one, or include the 6 people who haven’t answered these questions.',
  ],
  [
    'we contacted everyone recently',
    { ...NONE, match: 12, resting: 12 },
    'We’ve contacted all of these people too recently. We’ll invite them when the contact rules allow it, the last of them on 01.12.2026.',
  ],
])('says what to do when %s', async (_why, none, words) => {
  vi.stubGlobal('fetch', async (url: string) => {
    const body = url.includes('choices')
      ? CHOICES
      : url.includes('suggested')
        ? { ...SUGGESTED, used: [], unused: [] }
        : none
    return new Response(JSON.stringify(body))
  })
  const screen = await render(<Sample audience={{ ...VICTORIA, includeUnknown: false }} />)
  await expect.element(screen.getByText(/ 0 can be invited now\.$/)).toBeInTheDocument()
  await expect.element(screen.getByText(words)).toBeVisible()
  await expect.element(screen.getByText('611 more')).toBeVisible()
  await expectAccessible(screen.container)
})

test('says how likely the study is to reach its target, and updates the chance after every change', async () => {
  const fetch = answer()
  const screen = await render(<Sample audience={VICTORIA} plan={PLAN} />)
  const words = 'Chance of 5 interviews by 04.12.2026: 68%, with 278 people and 12 slots.'
  await expect.element(screen.getByText(words)).toBeVisible()
  const asked = () =>
    fetch.mock.calls
      .filter(([url]) => url.includes('/distributions/7/forecast-plan'))
      .map(([, { body }]) => JSON.parse(String(body)))
  expect(asked()).toEqual([{ ...PLAN, audience: VICTORIA }])
  await expectAccessible()
  await screen.getByRole('button', { name: /^Remove/ }).click()
  await expect.poll(asked).toEqual([
    { ...PLAN, audience: VICTORIA },
    { ...PLAN, audience: null },
  ])
})

test('lists on request what would raise the study’s chance, cheapest first', async () => {
  answer()
  const screen = await render(<Sample plan={PLAN} />)
  await screen.getByRole('button', { name: 'What would help?' }).click()
  await expect.element(screen.getByText('With four more slots: 90%')).toBeVisible()
  expect(
    screen
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(
    expect.arrayContaining(['With four more slots:\u00a090%', 'With seven more days:\u00a083%']),
  )
  await expectAccessible()
})

test('asks for the last day and the numbers before forecasting', async () => {
  const fetch = answer()
  const screen = await render(<Sample />)
  await expect.element(screen.getByText(/^Fill in the last day and the numbers/)).toBeVisible()
  expect(fetch.mock.calls.filter(([url]) => url.includes('forecast-plan'))).toEqual([])
})

test('says that the forecast failed, and forecasts again on request', async () => {
  let isDown = true
  const served = answer()
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    isDown && url.includes('forecast-plan')
      ? Promise.resolve(new Response('{}', { status: 500 }))
      : served(url, init),
  )
  const screen = await render(<Sample plan={PLAN} />)
  await expect.element(screen.getByText(/^We couldn’t forecast this\./)).toBeVisible()
  isDown = false
  await screen.getByRole('button', { name: 'Forecast again' }).click()
  await expect.element(screen.getByText(/^Chance of 5 interviews/)).toBeVisible()
})
