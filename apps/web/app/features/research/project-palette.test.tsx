import { EVIDENCE_MESSAGES } from '@wattle/contract/findings/evidence'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '#testing/axe.ts'
import { answering, page1, renderAtDesk } from '#testing/desktop-screen.tsx'
import { ProjectPalette } from './project-palette.tsx'

afterEach(() => vi.unstubAllGlobals())

const hit = (kind: string, text: string, more: object = {}) => ({
  kind,
  researchId: 7,
  researchName: 'Roster Meals',
  interviewId: 31,
  participantNumber: 4,
  text,
  capture: null,
  noteField: null,
  cue: null,
  atMs: null,
  at: '2026-11-16T02:00:00.000Z',
  ...more,
})
const HITS = [
  hit('QUOTE', 'The break moved again.', { capture: { key: 'a', assumptionId: 12 } }),
  hit('TRANSCRIPT', 'Breaks are a lottery.', { cue: 40 }),
]

function Sample() {
  const [isOpen, setOpen] = useState(true)
  const { pathname, search, hash } = useLocation()
  if (!isOpen) return <p>{pathname + search + hash}</p>
  return (
    <ProjectPalette
      openId={undefined}
      actions={[]}
      onNew={() => {}}
      onClose={() => setOpen(false)}
    />
  )
}

const open = (hits: unknown[]) => {
  const fetch = answering((_method, path) =>
    path.includes('/platform/evidence')
      ? page1(hits)
      : path.includes('/analysis')
        ? { body: { themes: [{ id: 3, name: 'Breaks move', mergedInto: null }] } }
        : page1([{ id: 7, name: 'Roster Meals', status: 'COMPLETED' }]),
  )
  const searches = () =>
    fetch.mock.calls
      .filter(([path]) => path.includes('/platform/evidence'))
      .map(([path]) => new URL(path, window.location.origin).searchParams)
  return { searches, screen: renderAtDesk(<Sample />) }
}

/** Types the text once the palette accepts keys. */
async function type(text: string) {
  await expect.poll(() => document.activeElement?.role).toBe('combobox')
  await userEvent.keyboard(text)
}

test('finds quotes as well as projects, and opens them', async () => {
  open(HITS)
  await type('break')
  const transcript = page.getByRole('option', { name: /^Breaks are a lottery/ })
  await expect.element(transcript).toBeVisible()
  await transcript.click()
  await expect
    .element(page.getByText('/platform/interviews/31?tab=transcript#line-40'))
    .toBeVisible()
})

test('searches only quotes, filtered by project, stance and theme', async () => {
  const { searches } = open(HITS)
  await type('break')
  await page.getByRole('option', { name: /^Search what people said/ }).click()
  const box = page.getByRole('combobox', { name: 'Search what people said' })
  await expect.element(box).toHaveFocus()
  await page.getByRole('combobox', { name: 'Project' }).selectOptions('7')
  await page.getByRole('combobox', { name: 'Stance' }).selectOptions('AGAINST')
  await page.getByRole('combobox', { name: 'Theme' }).selectOptions('3')
  await expect
    .poll(() => Object.fromEntries(searches().at(-1) ?? []))
    .toMatchObject({ search: 'break', researchId: '7', stance: 'AGAINST', themeId: '3' })
  await expectAccessible()
  box.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect
    .element(page.getByText('/platform/research/7/analysis?assumption=12&person=4'))
    .toBeVisible()
})

test('says that no quote matches', async () => {
  open([])
  await type('zebra')
  await page.getByRole('option', { name: /^Search what people said/ }).click()
  await expect.element(page.getByText(EVIDENCE_MESSAGES.notFound)).toBeVisible()
})
