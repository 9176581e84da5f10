import type { ConsentAnswer } from '@wattle/contract/consent'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#testing/axe.ts'
import { answering, refusal, renderAtDesk } from '#testing/desktop-screen.tsx'
import { TranscriptTab } from './transcript-tab.tsx'

afterEach(() => vi.unstubAllGlobals())

const TRANSCRIPT = {
  format: 'VTT',
  offsetMs: 0,
  importedAt: '2026-11-17T09:00:00.000Z',
  cues: [{ position: 0, role: 'PARTICIPANT', startMs: 1000, endMs: 2000, text: 'Noodles.' }],
}
const stored = (transcript: unknown) => ({ body: { transcript } })

const show = (recording: ConsentAnswer | undefined) =>
  renderAtDesk(
    <TranscriptTab
      interviewId={4}
      participantName="Priya Naidu"
      recording={recording}
      linkedCaptures={6}
    />,
  )
const importButton = () => page.getByRole('button', { name: 'Import a transcript' })

test('offers to import a transcript when there is none', async () => {
  answering(() => stored(null))
  await show('YES')
  await importButton().click()
  await expect
    .element(
      page.getByText(
        'Drop a .vtt, .srt, .txt or .docx file here, or choose one. We read it in your browser and upload only the text.',
      ),
    )
    .toBeVisible()
})

test.each([
  ['NO', 'Priya declined recording, so you can’t import a transcript.'],
  ['WITHDRAWN', 'Priya declined recording, so you can’t import a transcript.'],
  [undefined, 'First ask Priya if you may record, and enter the answer above.'],
] as const)(
  'doesn’t offer to import a transcript when consent to recording is %s',
  async (recording, text) => {
    answering(() => stored(null))
    await show(recording)
    await expect.element(page.getByText(text)).toBeVisible()
    expect(importButton().elements()).toEqual([])
    await expectAccessible()
  },
)

test('doesn’t ask for consent in a sample interview', async () => {
  answering(() => stored(null))
  await renderAtDesk(
    <TranscriptTab
      interviewId={4}
      participantName="Priya Naidu"
      recording={undefined}
      isSample
      linkedCaptures={0}
    />,
  )
  await expect
    .element(page.getByText('This is a sample interview, so you can’t import a transcript.'))
    .toBeVisible()
  expect(importButton().elements()).toEqual([])
})

test('says that the transcript didn’t load, and lets people try again', async () => {
  let isDown = true
  answering(() => (isDown ? refusal('An unknown error occurred') : stored(TRANSCRIPT)))
  await show('YES')
  await expect.element(page.getByText('The transcript didn’t load')).toBeVisible()
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('Noodles.')).toBeVisible()
})

test('asks before deleting a transcript', async () => {
  let transcript: unknown = TRANSCRIPT
  const fetch = answering((method) => {
    if (method === 'DELETE') transcript = null
    return method === 'DELETE' ? { body: null } : stored(transcript)
  })
  await show('YES')
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect.element(page.getByText(/^Captures keep their words/)).toBeVisible()
  await page.getByRole('button', { name: 'Delete transcript' }).click()
  await expect.element(importButton()).toBeVisible()
  expect(fetch.mock.calls.map(([, { method }]) => method)).toEqual(['GET', 'DELETE', 'GET'])
})
