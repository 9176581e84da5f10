import type { Cue } from '@wattle/contract/findings/transcripts'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '#testing/axe.ts'
import { TranscriptView } from './transcript-view.tsx'

const SPEECH = [
  ['INTERVIEWER', 2000, 'What did you eat?'],
  ['PARTICIPANT', 6000, 'Noodles. I’d brought a curry.'],
  ['PARTICIPANT', null, 'The microwave queue was too long, so noodles.'],
  ['OTHER', 3_725_000, 'Sorry, wrong room.'],
] as const
const cues: Cue[] = SPEECH.map(([role, startMs, text], position) => ({
  position,
  role,
  startMs,
  endMs: null,
  text,
}))

const show = (onCapture?: (capture: unknown) => void, offsetMs = 0, shown = cues) =>
  render(<TranscriptView transcript={{ cues: shown, offsetMs }} onCapture={onCapture} />)
const words = (row: number) => document.querySelectorAll('[data-words]')[row]?.firstChild as Text
const select = (from: [number, number], to: [number, number]) =>
  document.getSelection()?.setBaseAndExtent(words(from[0]), from[1], words(to[0]), to[1])
const lines = () =>
  page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent)
const pressCapture = () => page.getByRole('button', { name: 'Capture' }).click()

test('shows speaker, time and words in one column', async () => {
  await show(undefined, 60_000)
  expect(lines()).toEqual([
    'Interviewer01:02What did you eat?',
    'Participant01:06Noodles. I’d brought a curry.',
    'ParticipantThe microwave queue was too long, so noodles.',
    'Someone else1:03:05Sorry, wrong room.',
  ])
  expect(page.getByRole('button', { name: 'Capture' }).elements()).toEqual([])
  await expectAccessible()
})

test('shows all of a long transcript, so the browser’s own search works', async () => {
  const many = Array.from({ length: 1500 }, (_, position) => ({ ...cues[1], position }) as Cue)
  await show(undefined, 0, many)
  expect(document.querySelectorAll('[data-words]')).toHaveLength(1500)
})

test('finds words and goes from match to match', async () => {
  await show()
  const box = page.getByLabelText('Find in this transcript')
  await box.fill('noodles')
  await expect.element(page.getByText('1 of 2')).toBeVisible()
  // Presses Enter faster than the list renders.
  await userEvent.keyboard('{Enter}{Enter}{Enter}{Enter}')
  await expect.element(page.getByText('1 of 2')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('2 of 2')).toBeVisible()
  expect(document.querySelector('[data-current]')?.closest('li')?.textContent).toContain('queue')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('1 of 2')).toBeVisible()
  await page.getByRole('button', { name: 'Previous match' }).click()
  await expect.element(page.getByText('2 of 2')).toBeVisible()
  await expectAccessible()
  await box.fill("i'd  brought")
  await expect.element(page.getByText('1 of 1')).toBeVisible()
  await box.fill('pizza (')
  await expect.element(page.getByText('No matches')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(box).toHaveValue('')
})

test('captures a selection from one speaker, with the cue’s time', async () => {
  const onCapture = vi.fn()
  await show(onCapture, 60_000)
  select([1, 9], [2, 19])
  await pressCapture()
  expect(onCapture.mock.calls).toEqual([
    [
      {
        quote: 'I’d brought a curry. The microwave queue',
        cueFrom: 1,
        cueTo: 2,
        atMs: 66_000,
        isShortened: false,
      },
    ],
  ])
})

test('refuses to capture across two speakers, and says what to select', async () => {
  const onCapture = vi.fn()
  await show(onCapture)
  select([0, 0], [1, 7])
  await pressCapture()
  await expect.element(page.getByText('Select words from only one speaker.')).toBeVisible()
  expect(onCapture).not.toHaveBeenCalled()
})

test('captures a selection using only the arrow keys, Shift and Ctrl+Enter', async () => {
  const onCapture = vi.fn()
  await show(onCapture)
  await page.getByRole('button', { name: 'Capture' }).click()
  await expect.element(page.getByText('Select some words first.')).toBeVisible()
  await userEvent.keyboard('{Tab}{ArrowDown}{Control>}{Enter}{/Control}')
  expect(onCapture).toHaveBeenLastCalledWith(
    expect.objectContaining({ quote: cues[1]?.text, cueFrom: 1, cueTo: 1, atMs: 6000 }),
  )
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}{Control>}{Enter}{/Control}')
  expect(onCapture).toHaveBeenLastCalledWith(
    expect.objectContaining({ quote: `${cues[1]?.text} ${cues[2]?.text}`, cueFrom: 1, cueTo: 2 }),
  )
})

test('doesn’t store a time for words without one, or words said before the timer started', async () => {
  const onCapture = vi.fn()
  await show(onCapture, -5000)
  for (const row of [0, 2]) {
    select([row, 0], [row, 4])
    await pressCapture()
  }
  expect(onCapture.mock.calls.map(([{ atMs }]) => atMs)).toEqual([null, null])
  expect(lines()[0]).toBe('Interviewer−00:03What did you eat?')
})

test('cuts a long selection to 1,000 characters, and says that it was cut', async () => {
  const onCapture = vi.fn()
  const long = { ...cues[1], text: 'word '.repeat(300).trim() } as Cue
  await show(onCapture, 0, [long])
  select([0, 0], [0, long.text.length])
  await pressCapture()
  await expect.element(page.getByText('Shortened to 1,000 characters.')).toBeVisible()
  expect(onCapture.mock.calls[0]?.[0].quote.length).toBeLessThanOrEqual(1000)
})

test('focuses the line that a link points to', async () => {
  await render(<TranscriptView transcript={{ cues, offsetMs: 0 }} line={2} />)
  await expect.element(page.getByRole('listitem').nth(2)).toHaveFocus()
})
