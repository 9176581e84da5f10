import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#testing/axe.ts'
import { answering, refusal, renderAtDesk } from '#testing/desktop-screen.tsx'
import { ReportPage } from './report-page.tsx'
import { SAMPLE_REPORT } from './testing/sample-report.ts'

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

const KEY = '7b2c8f0e-0000-4000-8000-000000000001'
const ASSUMPTION = { id: 7, position: 1, text: 'On night shifts they skip a meal' }
const ANALYSIS = {
  participants: [
    { number: 1, state: 'COUNTED', mayBeQuoted: true },
    { number: 2, state: 'COUNTED', mayBeQuoted: false },
  ],
  rows: [{ assumption: ASSUMPTION }],
  themes: [],
  warnings: ['2 captures aren’t sorted.'],
}
const capture = (key: string, quote: string) => ({
  key,
  quote,
  assumptionId: 7,
  stance: 'FOR',
  strength: 'DID',
  themeIds: [],
  leading: false,
})
const HITS = [
  { participantNumber: 1, capture: capture(KEY, 'Two Mars bars.') },
  { participantNumber: 2, capture: capture(KEY.replace('1', '2'), 'Never quote me.') },
]
const LINK = {
  id: 3,
  version: 2,
  url: 'https://wattle.example/report#key',
  hasPassphrase: true,
  expiresAt: '2026-12-24T01:00:00.000Z',
  revokedAt: null,
  opened: 3,
  lastOpenedAt: null,
  createdAt: '2026-11-24T01:00:00.000Z',
}
const finding = (text: string, quotes: string[]) => ({
  assumptionId: 7,
  text,
  quotes,
  screenerQuestionId: null,
})
const REPORTS = {
  versions: [{ version: 2, verdictVersion: null, at: '2026-11-24T01:00:00.000Z' }],
  latest: SAMPLE_REPORT,
  links: [LINK],
  draft: {
    question: 'Do nurses need help?',
    why: '',
    nextStep: '',
    findings: [finding('Priya ate from the machine.', [KEY]), finding('They eat.', [])],
    screenerQuestionIds: [],
  },
  notAsked: ['Assumption 1: participant 5 wasn’t asked.'],
  names: ['Priya Naidu'],
}
const RESEARCH = {
  data: { name: 'Roster Meals', screener: { questions: [{ id: 9, question: 'Where?' }] } },
  isError: false,
  error: null,
  refetch: vi.fn(),
} as never

type Answers = Parameters<typeof answering>[0]
function answer(reports: object, others: Answers = () => ({ status: 500 })) {
  return answering((method, path) => {
    if (method !== 'GET') return others(method, path)
    if (path.endsWith('/reports')) return { body: reports }
    if (path.endsWith('/analysis')) return { body: ANALYSIS }
    if (path.endsWith('/verdicts')) return { body: { verdicts: [], since: null, warnings: [] } }
    return { body: HITS, total: HITS.length }
  })
}
const show = () => renderAtDesk(<ReportPage id={4} research={RESEARCH} />)
const publish = () => page.getByRole('button', { name: 'Publish version 3' })

test('blocks publishing while a finding has no quote, and warns about names', async () => {
  answer(REPORTS)
  await show()
  await expect.element(publish()).toHaveAttribute('aria-disabled', 'true')
  const blocked = page.getByText('Finding 2 has no quote. Add one, or delete the finding.')
  expect(blocked.elements()).toHaveLength(2)
  for (const text of [
    '‘Priya’ appears in finding 1.',
    '2 captures aren’t sorted.',
    'There’s no verdict yet, and the report will say so.',
    'Assumption 1: participant 5 wasn’t asked.',
  ])
    await expect.element(page.getByText(text)).toBeVisible()
  await expectAccessible()
})

test('doesn’t offer quotes from people who didn’t agree to be quoted', async () => {
  answer(REPORTS)
  await show()
  await page.getByRole('button', { name: 'Choose quotes for finding 2' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('“Two Mars bars.”')).toBeVisible()
  expect(dialog.getByText('Never quote me.').elements()).toEqual([])
  await dialog.getByRole('checkbox').click()
  await page.getByRole('button', { name: 'Use 1 quote' }).click()
  await expect.element(publish()).not.toHaveAttribute('aria-disabled')
})

test('keeps the text when another tab has published first', async () => {
  const fetch = answer(REPORTS, () => refusal('Someone changed this meanwhile.', 409))
  await show()
  await page.getByRole('button', { name: 'Delete finding 2' }).click()
  await page.getByLabelText('Question').fill('My own question')
  await publish().click()
  await expect.element(page.getByText('Someone changed this meanwhile.')).toBeVisible()
  await expect.element(page.getByLabelText('Question')).toHaveValue('My own question')
  const [, sent] = fetch.mock.calls.find(([, { method }]) => method === 'POST') ?? []
  expect(JSON.parse(String(sent?.body))).toMatchObject({
    basedOn: 2,
    content: { question: 'My own question', findings: [{ quotes: [KEY] }] },
  })
})

test('shows when each link expires and how often it was opened, and asks before revoking one', async () => {
  let links = [LINK]
  answering((method, path) => {
    if (method === 'DELETE') links = [{ ...LINK, url: null, revokedAt: LINK.createdAt } as never]
    if (method === 'DELETE') return { body: null }
    if (path.endsWith('/reports')) return { body: { ...REPORTS, links } }
    if (path.endsWith('/analysis')) return { body: ANALYSIS }
    if (path.endsWith('/verdicts')) return { body: { verdicts: [] } }
    return { body: HITS, total: HITS.length }
  })
  await show()
  await page.getByRole('tab', { name: /^Share/ }).click()
  await expect.element(page.getByText('Works until Thu 24 Dec 2026')).toBeVisible()
  await expect.element(page.getByText('Opened 3 times')).toBeVisible()
  await page.getByRole('button', { name: 'Revoke' }).click()
  await expect.element(page.getByText('The link stops working at once.')).toBeVisible()
  await page.getByRole('button', { name: 'Revoke link' }).click()
  await expect.element(page.getByText(/^Revoked on/)).toBeVisible()
  await expectAccessible()
})

test('requires a passphrase of at least eight characters, or none', async () => {
  answer(REPORTS)
  await show()
  await page.getByRole('tab', { name: /^Share/ }).click()
  await page.getByRole('button', { name: 'Share the report' }).click()
  await expect
    .element(page.getByText('Anyone with the link can read version 2 until it expires.'))
    .toBeVisible()
  await page.getByLabelText(/^Passphrase/).fill('short')
  await page.getByRole('button', { name: 'Create link' }).click()
  await expect.element(page.getByText('Please use at least 8 characters.')).toBeVisible()
})

test('says what’s missing before the first version is published', async () => {
  const draft = { ...REPORTS.draft, findings: [] }
  answer({ ...REPORTS, versions: [], latest: null, links: [], draft })
  await show()
  await expect.element(page.getByText('Please add at least one finding.')).toBeVisible()
  await page.getByRole('tab', { name: 'Published' }).click()
  await expect.element(page.getByText('Nothing published yet')).toBeVisible()
  await page.getByRole('tab', { name: /^Share/ }).click()
  await expect.element(page.getByText('Nothing to share yet')).toBeVisible()
})

test('says that the report didn’t load, and lets people try again', async () => {
  let isDown = true
  answering((_method, path) => {
    if (isDown) return refusal('An unknown error occurred')
    if (path.endsWith('/reports')) return { body: REPORTS }
    if (path.endsWith('/analysis')) return { body: ANALYSIS }
    if (path.endsWith('/verdicts')) return { body: { verdicts: [] } }
    return { body: HITS, total: HITS.length }
  })
  await show()
  await expect.element(page.getByText('The report didn’t load')).toBeVisible()
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(publish()).toBeVisible()
})
