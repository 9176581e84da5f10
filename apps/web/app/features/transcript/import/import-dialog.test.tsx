import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '#testing/axe.ts'
import { answering, refusal, renderAtDesk } from '#testing/desktop-screen.tsx'
import otterTxt from '../read/fixtures/otter.txt?raw'
import zoomVtt from '../read/fixtures/zoom.vtt?raw'
import { ImportDialog } from './import-dialog.tsx'

afterEach(() => vi.unstubAllGlobals())

const SAVED = { body: { cues: 4, importedAt: '2026-11-17T09:00:00.000Z', detachedCaptures: 0 } }

async function open(replaces?: { captures: number }) {
  const onClose = vi.fn()
  const screen = await renderAtDesk(
    <ImportDialog
      interviewId={4}
      participantName="Sam Sample"
      replaces={replaces}
      onClose={onClose}
    />,
  )
  return { screen, onClose }
}

const choose = (name: string, text: string) =>
  userEvent.upload(page.getByLabelText('Transcript'), new File([text], name))
const importButton = (name = 'Import') => page.getByRole('button', { name, exact: true })
const bodyOf = (fetch: ReturnType<typeof answering>) =>
  JSON.parse(String(fetch.mock.calls[0]?.[1].body))

test('imports a transcript with roles, replaced names and a start time', async () => {
  const fetch = answering(() => SAVED)
  const { onClose } = await open()
  await expect.element(importButton()).toHaveAttribute('aria-disabled', 'true')
  await choose('sam-sample.txt', 'Robin Demo: Hi Sam, all good, Sam Sample?\nSam Sample: Yes.')
  await expect.element(page.getByRole('group', { name: 'Who is speaking?' })).toBeVisible()
  await expect.element(page.getByText('“Hi Sam, all good, Sam Sample?”')).toBeVisible()
  await expect.element(page.getByLabelText('Who is Robin Demo?')).toHaveValue('INTERVIEWER')
  await expect.element(page.getByLabelText('Who is Sam Sample?')).toHaveValue('PARTICIPANT')
  const replace = page.getByLabelText('Replace ‘Sam’ and ‘Sample’ with [name] (2 times)')
  await expect.element(replace).toBeChecked()
  await page.getByLabelText('Start time on your timer').fill('01:30')
  await expectAccessible()
  await importButton().click()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(fetch.mock.calls.map(([path, { method }]) => [method, path])).toEqual([
    ['PUT', '/api/platform/interview/4/transcript'],
  ])
  expect(bodyOf(fetch)).toEqual({
    format: 'TXT',
    offsetMs: 90_000,
    cues: [
      {
        role: 'INTERVIEWER',
        startMs: null,
        endMs: null,
        text: 'Hi [name], all good, [name]?',
      },
      { role: 'PARTICIPANT', startMs: null, endMs: null, text: 'Yes.' },
    ],
  })
})

test('keeps people’s names if the researcher unticks Replace', async () => {
  const fetch = answering(() => SAVED)
  const { onClose } = await open()
  await choose('talk.txt', 'Robin: Hi Sam\nSam: Hello')
  await page.getByLabelText(/^Replace/).click()
  await importButton().click()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(bodyOf(fetch).cues[0].text).toBe('Hi Sam')
})

test('says which lines it skipped and imports the rest', async () => {
  const fetch = answering(() => SAVED)
  const { onClose } = await open()
  await choose('zoom.vtt', zoomVtt)
  await expect
    .element(page.getByText('We skipped 3 lines we couldn’t read (15, 16, 17).'))
    .toBeVisible()
  await importButton('Import the rest').click()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(bodyOf(fetch).cues).toHaveLength(4)
})

test('asks when the transcript starts, and who is speaking if the file doesn’t say', async () => {
  const fetch = answering(() => SAVED)
  await open()
  await choose('otter.txt', otterTxt)
  await page.getByLabelText('Start time on your timer').fill('soon')
  await importButton().click()
  await expect.element(page.getByText('Please choose who this is.').first()).toBeVisible()
  await expect
    .element(page.getByText('Please enter minutes and seconds, like 01:30.'))
    .toBeVisible()
  await expect.element(page.getByLabelText('Who is Robin Demo?')).toHaveFocus()
  expect(page.getByText('Please choose who this is.').elements()).toHaveLength(2)
  await page.getByLabelText('Who is Robin Demo?').selectOptions('Interviewer')
  expect(page.getByText('Please choose who this is.').elements()).toHaveLength(1)
  expect(fetch).not.toHaveBeenCalled()
})

test.each([
  ['talk.pdf', 'x', 'We can’t read this kind of file. Please use .vtt, .srt, .txt or .docx.'],
  ['talk.txt', '', 'We couldn’t find any speech in this file. Please choose another.'],
])('says why it can’t read %s, then reads the next file', async (name, text, problem) => {
  answering(() => SAVED)
  await open()
  await choose(name, text)
  await expect.element(page.getByText(problem)).toBeVisible()
  await expect.element(importButton()).toHaveAttribute('aria-disabled', 'true')
  await choose('talk.txt', 'Sam: Hello')
  await expect.element(page.getByLabelText('Who is Sam?')).toBeVisible()
  await expect.element(page.getByText(problem)).not.toBeInTheDocument()
})

test('asks before replacing a transcript with linked captures', async () => {
  const fetch = answering(() => SAVED)
  const { onClose } = await open({ captures: 6 })
  await choose('talk.txt', 'Robin: Hi\nSam: Hello')
  await importButton().click()
  const question = page.getByRole('dialog', { name: 'Replace the transcript?' })
  await expect
    .element(
      question.getByText('6 captures keep their words but lose their place in the transcript.'),
    )
    .toBeVisible()
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect(fetch).not.toHaveBeenCalled()
  await importButton().click()
  await question.getByRole('button', { name: 'Replace' }).click()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(fetch).toHaveBeenCalledOnce()
})

test('keeps everything the researcher chose when the server refuses the import', async () => {
  answering(() =>
    refusal(
      'The participant hasn’t agreed to be recorded yet. Please ask them and save their answer first.',
      409,
    ),
  )
  const { onClose } = await open()
  await choose('talk.txt', 'Robin: Hi\nSam: Hello')
  await importButton().click()
  await expect
    .element(
      page.getByText(
        'The participant hasn’t agreed to be recorded yet. Please ask them and save their answer first.',
      ),
    )
    .toBeVisible()
  await expect.element(page.getByLabelText('Who is Sam?')).toHaveValue('PARTICIPANT')
  expect(onClose).not.toHaveBeenCalled()
})
