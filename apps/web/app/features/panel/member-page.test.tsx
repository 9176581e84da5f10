import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ConsentTextKind } from '@wattle/contract/consent'
import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '#testing/axe.ts'
import type { MemberInfo } from './hooks.ts'
import { MemberPage } from './member-page.tsx'

const UNBROKEN = 'donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamter'

const MEMBER: MemberInfo = {
  email: `${UNBROKEN}@people.example`,
  name: UNBROKEN,
  phone: null,
  postcode: '3056',
  state: 'ACTIVE',
  joinedAt: '2026-11-15T00:00:00Z',
  consents: [],
  studies: [],
  toConfirm: null,
}

const TO_CONFIRM = { name: UNBROKEN, phone: null, postcode: null } as const

function Sample({ member }: { member: MemberInfo }) {
  const [queries] = useState(() => new QueryClient())
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(member)))
  return (
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <MemberPage memberKey="sample" />
      </MemoryRouter>
    </QueryClientProvider>
  )
}

beforeEach(() => page.viewport(320, 800))
afterEach(() => vi.unstubAllGlobals())

/** The elements that go past the right edge, where the page would cut them off. */
const cutOff = () =>
  [...document.querySelectorAll('body *')].filter(
    (one) => one.getBoundingClientRect().right > window.innerWidth + 1,
  )

test.each([
  ['Join our panel?', { ...MEMBER, toConfirm: { ...TO_CONFIRM, kind: 'FORM' as const } }],
  ['Your panel page', MEMBER],
])("doesn't cut off an address without spaces on a small phone: %s", async (title, member) => {
  const screen = await render(<Sample member={member} />)
  await expect.element(screen.getByRole('heading', { name: title })).toBeVisible()
  expect(cutOff()).toEqual([])
  await expectAccessible(screen.container)
})

const COMING = new Date(Date.now() + 3 * 86_400_000).toISOString()
const STUDY: MemberInfo['studies'][number] = {
  invitationId: 7,
  consents: [],
  withdrawnAt: null,
  noTime: null,
  title: 'Meals around shift work',
  invitedAt: '2026-11-15T00:00:00Z',
  answers: [{ question: 'Do you work shifts?', answers: ['Yes'] }],
  interviews: [{ startTime: COMING, endTime: COMING, state: 'BOOKED' }],
}

test('shows a member what we keep from a study they took part in', async () => {
  const screen = await render(<Sample member={{ ...MEMBER, studies: [STUDY] }} />)
  await expect
    .element(screen.getByRole('heading', { name: 'Meals around shift work' }))
    .toBeVisible()
  await expect.element(screen.getByText(/^Interview booked for/)).toBeVisible()
  await screen.getByText('Your answers').click()
  await expect.element(screen.getByText('Do you work shifts?')).toBeVisible()
  await expectAccessible(screen.container)
})

test('shows what happened in a study, oldest first', async () => {
  const noTime = { at: '2026-11-16T00:00:00Z', note: 'After 6 pm would be good.' }
  const screen = await render(<Sample member={{ ...MEMBER, studies: [{ ...STUDY, noTime }] }} />)
  const events = screen.getByText(/^(Invited|On \d|Interview booked)/)
  await expect.poll(() => events.elements()).toHaveLength(3)
  const [, refusal, booking] = events.elements().map(({ textContent }) => textContent)
  expect(refusal).toMatch(/you said none of the times suited you: “After 6 pm would be good.”$/)
  expect(booking).toMatch(/^Interview booked for \w+ \d+\s\w+\s\d{4} at /)
})

test.each([
  ['ACTIVE', true],
  ['PAUSED', false],
  ['LEFT', false],
] as const)('says what happens next to members we invite (%s: %s)', async (state, isShown) => {
  const screen = await render(<Sample member={{ ...MEMBER, state }} />)
  await expect.element(screen.getByRole('heading', { name: 'Your panel page' })).toBeVisible()
  const next = screen.getByRole('heading', { name: 'What happens next' })
  expect(next.elements()).toHaveLength(isShown ? 1 : 0)
})

test('says how to change a booked interview, and that it comes next', async () => {
  const screen = await render(<Sample member={{ ...MEMBER, studies: [STUDY] }} />)
  await expect
    .element(
      screen.getByText(
        /^Your interview is on .*Use the link in your booking email to change or cancel it/,
      ),
    )
    .toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Talk, and get paid' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Match' }).query()).toBeNull()
})

test('shows where imported details came from, and never says the member agreed or confirmed here', async () => {
  const imported = {
    ...{ source: 'Expo in Geelong', consentedOn: '2026-11-03' },
    importedAt: '2026-11-14T02:00:00Z',
  }
  const consent = {
    ...{
      kind: 'IMPORT' as const,
      imported,
      agreedAt: null,
      confirmedAt: null,
      policyVersion: null,
    },
    ...{ policyHash: null, subject: null, message: null },
  }
  const screen = await render(<Sample member={{ ...MEMBER, consents: [consent] }} />)
  await expect
    .element(screen.getByText(/^3\sNovember\s2026: agreed elsewhere \(Expo in Geelong\)/))
    .toBeVisible()
  expect(screen.getByText(/privacy policy of/).query()).toBeNull()
})

test('asks imported people to agree to the policy when they confirm', async () => {
  const member = { ...MEMBER, toConfirm: { ...TO_CONFIRM, kind: 'IMPORT' as const } }
  const screen = await render(<Sample member={member} />)
  await expect.element(screen.getByRole('link', { name: /^Privacy Policy/ })).toBeVisible()
  await expectAccessible(screen.container)
})

test('says that leaving keeps a booked interview, but deleting everything cancels it', async () => {
  const screen = await render(<Sample member={{ ...MEMBER, state: 'LEFT', studies: [STUDY] }} />)
  await expect
    .element(screen.getByText(/stays booked. Use the link in your booking email to cancel it.$/))
    .toBeVisible()
  await screen.getByRole('button', { name: 'Delete my data' }).click()
  await expect.element(screen.getByText(/We’ll cancel your booked interview/)).toBeVisible()
})

test.each(['ACTIVE', 'PAUSED'] as const)(
  'lets someone who leaves while %s undo leaving with one key press',
  async (state) => {
    const screen = await render(<Sample member={{ ...MEMBER, state }} />)
    let now: MemberInfo = { ...MEMBER, state }
    vi.stubGlobal('fetch', async (url: string) => {
      if (url.endsWith('/panel/leave')) now = { ...now, state: 'LEFT' }
      if (url.endsWith('/panel/return')) now = { ...now, state }
      return new Response(JSON.stringify(now))
    })
    await screen.getByRole('button', { name: 'Leave the panel' }).click()
    await expect.element(screen.getByText('You left', { exact: true })).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Undo' })).toHaveFocus()
    // There's no link to the form, because the form would ask for everything again.
    expect(screen.getByRole('link', { name: 'Join again' }).query()).toBeNull()
    await expectAccessible(screen.container)
    await userEvent.keyboard('{Enter}')
    const word = state === 'ACTIVE' ? 'On the panel' : 'Paused'
    await expect.element(screen.getByText(word, { exact: true })).toBeVisible()
    await expect.element(page.getByText('You’re still on the panel')).toBeVisible()
    await expect.element(page.getByText('You left the panel')).not.toBeInTheDocument()
  },
)

test('offers people who left earlier a link to join again, but no Undo', async () => {
  const screen = await render(<Sample member={{ ...MEMBER, state: 'LEFT' }} />)
  await expect.element(screen.getByRole('link', { name: 'Join again' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Undo' }).query()).toBeNull()
})

test('shows and announces that we’ve deleted everything', async () => {
  await page.viewport(390, 400)
  const screen = await render(
    <main>
      <Sample member={MEMBER} />
    </main>,
  )
  await screen.getByRole('button', { name: 'Delete my data' }).click()
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }))
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Delete my data' }).click()
  const title = screen.getByRole('heading', { name: 'We’ve deleted your data' })
  await expect.element(title).toHaveFocus()
  await expect.element(title).toBeInViewport()
})

const CONSENT = {
  answer: 'YES' as const,
  way: 'BOOKING' as const,
  version: '1',
  hash: '',
  body: 'May we?',
  seconds: null,
  at: '2026-11-16T00:00:00Z',
}
const studyWith = (kind: ConsentTextKind) => ({ ...STUDY, consents: [{ ...CONSENT, kind }] })

test.each([
  ['STUDY', 'taking part in this study', /You’d leave this study/],
  ['RECORDING', 'recording', /or to delete the recording if there is one/],
  ['OBSERVERS', 'the client listening in', /The client won’t listen in/],
  ['QUOTES', 'being quoted', /remove your quotes/],
] as const)('says what happens when someone withdraws %s', async (kind, consent, words) => {
  const screen = await render(<Sample member={{ ...MEMBER, studies: [studyWith(kind)] }} />)
  await screen.getByRole('button', { name: /^Withdraw: / }).click()
  const dialog = screen.getByRole('dialog', { name: `Withdraw your consent to ${consent}?` })
  await expect.element(dialog.getByText(words)).toBeVisible()
})

test('withdraws consent to recording in a study once the member confirms', async () => {
  const study = studyWith('RECORDING')
  const screen = await render(<Sample member={{ ...MEMBER, studies: [study] }} />)
  await expect.element(screen.getByText(/^Recording: you agreed/)).toBeVisible()
  // Rendering `Sample` stubs `fetch`, so we can only replace that stub once the page has loaded.
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    if (!url.endsWith('/withdraw')) return new Response(JSON.stringify(MEMBER))
    sent.push([url, JSON.parse(String(body))])
    return new Response(null, { status: 204 })
  })
  await screen.getByRole('button', { name: /^Withdraw: Recording/ }).click()
  await screen.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await expect
    .poll(() => sent[0])
    .toMatchObject(['/api/panel/consent/withdraw', { invitationId: 7, kind: 'RECORDING' }])
})
