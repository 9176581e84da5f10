import { QueryClientProvider } from '@tanstack/react-query'
import type { Guide, GuidePart } from '@wattle/contract/guide'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createQueryClient } from '#lib/api/query-client.ts'
import { expectAccessible } from '#testing/axe.ts'
import { GuideEditor } from './guide-editor.tsx'

const part = (id: number, topic: string, ...questions: string[]): GuidePart => ({
  id,
  topic,
  questions: questions.map((question, at) => ({ id: id * 100 + at, question })),
})

const guideOf = (...parts: GuidePart[]): Guide => ({ id: 7, version: 1, parts })
const DAYS = part(1, 'Your days', 'What did yesterday look like?', 'What came first?')
const LAST = part(2, 'The last time', 'Take me back to the last time.')

const NOTHING_TESTED = { version: 1, assumptions: [], gaps: {}, changes: [] }

const assumption = (id: number, text: string, questionIds: number[]) => ({
  id,
  position: id,
  text,
  kind: 'PROBLEM',
  risk: 'HIGH',
  enough: 3,
  tooMany: 3,
  limitsSetAt: null,
  questionIds,
  screenerQuestionId: null,
  isScreenedFor: false,
  leadingDismissed: false,
  source: 'GENERATED',
})

function serve(answers: Record<string, unknown> = {}) {
  const sent: { call: string; body: unknown }[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (url.endsWith('/assumptions')) return Response.json(NOTHING_TESTED)
    const call = `${init.method} ${url.replace('/api/platform/guide', '')}`
    sent.push({ call, body: init.body ? JSON.parse(String(init.body)) : undefined })
    if (!(call in answers)) throw new TypeError('offline')
    return new Response(JSON.stringify(answers[call]), { status: 200 })
  })
  return sent
}

function open(guide: Guide, onExit = () => {}, sessionMinutes = 60) {
  const queries = createQueryClient()
  return render(
    <QueryClientProvider client={queries}>
      <main>
        <GuideEditor
          guide={guide}
          project="Meals on shift"
          sessionMinutes={sessionMinutes}
          onExit={onExit}
        />
      </main>
    </QueryClientProvider>,
  )
}

beforeEach(async () => {
  localStorage.clear()
  await page.viewport(1280, 900)
})
afterEach(() => vi.unstubAllGlobals())

test('labels parts with numbers and questions with letters, and shows placeholders in empty fields', async () => {
  serve()
  const screen = await open(guideOf(DAYS, part(2, '', '')))
  await expect.element(screen.getByLabelText('Topic of part 1')).toHaveValue('Your days')
  await expect.element(screen.getByLabelText('Text of question b of part 1')).toBeVisible()
  await expect.element(screen.getByPlaceholder('Enter topic...').nth(1)).toBeVisible()
  await expect.element(screen.getByPlaceholder('Enter question...').nth(2)).toBeVisible()
  await expectAccessible()
})

test('marks errors in a part’s card as soon as the overview counts them', async () => {
  serve()
  const screen = await open(guideOf(DAYS, part(2, '', 'What then?', '')))
  await expect.element(screen.getByText('1 to fix')).toBeVisible()
  const topic = screen.getByLabelText('Topic of part 2')
  await expect.element(topic).toBeInvalid()
  await expect.element(topic).toHaveAccessibleDescription(/^Part 2 has no topic yet/)
  const question = screen.getByLabelText('Text of question b of part 2')
  await expect.element(question).toBeInvalid()
  await expectAccessible()
  await topic.fill('The last time')
  await expect.element(topic).not.toBeInvalid()
  await screen
    .getByRole('navigation', { name: 'Parts' })
    .getByRole('button', { name: /^2.*to fix/ })
    .click()
  await expect.element(question).toHaveFocus()
  await expect.element(question).toHaveAccessibleDescription(/^A question in part 2 is empty/)
  await question.fill('And then?')
  await expect.element(screen.getByText('Ready for the next step')).toBeVisible()
})

test('warns on Return when a field is empty, and lets the researcher leave anyway', async () => {
  const onExit = vi.fn()
  serve()
  const screen = await open(guideOf(DAYS, part(2, '', 'What then?')), onExit)
  await screen.getByRole('button', { name: 'Return' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Your guide isn’t finished' })
  await expect.element(dialog.getByText(/^Part 2 has no topic yet/)).toBeVisible()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Keep editing' }).click()
  expect(onExit).not.toHaveBeenCalled()
  await screen.getByRole('button', { name: 'Return' }).click()
  await dialog.getByRole('button', { name: 'Leave anyway' }).click()
  await expect.poll(() => onExit).toHaveBeenCalledOnce()
})

test('opens at the part named in the URL', async () => {
  serve()
  window.location.hash = 'part-2'
  const screen = await open(guideOf(DAYS, part(2, 'Last time', 'What then?', '')))
  await expect.element(screen.getByLabelText('Text of question b of part 2')).toHaveFocus()
  window.history.replaceState(null, '', window.location.pathname + window.location.search)
})

test('sends every id in order, but only the text that changed', async () => {
  const sent = serve({ 'PUT ': { ...guideOf(DAYS, LAST), version: 2 } })
  const screen = await open(guideOf(DAYS, LAST))
  await screen.getByLabelText('Text of question a of part 2').fill('How did it begin?')
  await expect.poll(() => sent).toHaveLength(1)
  expect(sent[0]?.body).toEqual({
    id: 7,
    version: 1,
    parts: [
      { id: 1, questions: [{ id: 100 }, { id: 101 }] },
      { id: 2, questions: [{ id: 200, question: 'How did it begin?' }] },
    ],
  })
})

test('never deletes the last part, and allows ten parts at most', async () => {
  const sent = serve()
  const screen = await open(guideOf(DAYS))
  await screen.getByRole('button', { name: 'Delete part 1' }).click()
  await expect.element(screen.getByText('Cannot delete the last part of the guide')).toBeVisible()
  await screen.unmount()
  const ten = Array.from({ length: 10 }, (_, at) => part(at + 1, `Part ${at + 1}`, 'What?'))
  const full = await open(guideOf(...ten))
  await full.getByRole('button', { name: 'Add new block' }).click()
  await expect
    .element(full.getByText('You can add a maximum of 10 parts to the guide'))
    .toBeVisible()
  expect(sent).toEqual([])
})

test('moves focus to an added or moved item, and to a deleted item’s neighbour', async () => {
  const third = part(3, '', '')
  serve({
    'POST /add-part/7': third,
    'POST /add-question/2': { id: 201, question: '' },
    'POST /part/2/up': guideOf(LAST, DAYS, third),
    'DELETE /question/100': guideOf({ ...DAYS, questions: DAYS.questions.slice(1) }, LAST),
  })
  const screen = await open(guideOf(DAYS, LAST))
  await screen.getByRole('button', { name: 'Delete question a of part 1' }).click()
  await expect.element(screen.getByLabelText('Text of question a of part 1')).toHaveFocus()
  await screen.getByRole('button', { name: '+ question in part 2' }).click()
  await expect.element(screen.getByLabelText('Text of question b of part 2')).toHaveFocus()
  await screen.getByRole('button', { name: 'Add new block' }).click()
  await expect.element(screen.getByLabelText('Topic of part 3')).toHaveFocus()
  await screen.getByLabelText('Topic of part 2').click()
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  await expect.element(screen.getByLabelText('Topic of part 1')).toHaveValue('The last time')
  await expect.element(screen.getByLabelText('Topic of part 1')).toHaveFocus()
  await expect.element(screen.getByText('Part 2 is now part 1 of 3')).toBeInTheDocument()
})

test('restores a deleted question or a deleted part with one call', async () => {
  const [first, ...rest] = DAYS.questions
  const again = { ...DAYS, id: 9, questions: rest }
  const sent = serve({
    'DELETE /question/100': guideOf({ ...DAYS, questions: rest }, LAST),
    'DELETE /part/1': guideOf(LAST),
    'POST /part/restore': guideOf(again, LAST),
    'POST /question/restore': guideOf({ ...again, questions: DAYS.questions }, LAST),
  })
  const screen = await open(guideOf(DAYS, LAST))
  await screen.getByRole('button', { name: 'Delete question a of part 1' }).click()
  await expect.element(screen.getByText('Question a deleted')).toBeVisible()
  await screen.getByRole('button', { name: 'Delete part 1' }).click()
  await expect.element(screen.getByText('Part 1 deleted')).toBeVisible()
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.element(screen.getByText(/^Part 1 restored/)).toBeVisible()
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect
    .element(screen.getByLabelText('Text of question a of part 1'))
    .toHaveValue(first?.question)
  // The restored part has the new id 9, and its question goes back into it.
  expect(sent.at(-1)?.body).toEqual({ partId: 9, position: 1, question: first?.question })
  expect(sent).toHaveLength(4)
})

test('restores a deleted question and its links to assumptions', async () => {
  const [first, ...rest] = DAYS.questions
  const again = (id: number) => ({ ...part(id, DAYS.topic, 'One?', 'Two?') })
  serve({
    'DELETE /question/100': guideOf({ ...DAYS, questions: rest }, LAST),
    'POST /question/restore': guideOf(
      { ...DAYS, questions: [{ id: 500, question: first?.question ?? '' }, ...rest] },
      LAST,
    ),
    'DELETE /part/1': guideOf(LAST),
    'POST /part/restore': guideOf(again(9), LAST),
  })
  const guides = globalThis.fetch
  let tested = {
    ...NOTHING_TESTED,
    assumptions: [assumption(1, 'They skip meals', [100, 200]), assumption(2, 'They plan', [101])],
  }
  const saved: number[][][] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (!url.endsWith('/assumptions')) return guides(url, init)
    if (init.method === 'PUT') {
      const { assumptions } = JSON.parse(String(init.body)) as typeof tested
      saved.push(assumptions.map(({ questionIds }) => questionIds))
      tested = {
        ...tested,
        version: tested.version + 1,
        assumptions: tested.assumptions.map((row, at) => ({ ...row, ...assumptions[at] })),
      }
    }
    return Response.json({ ...tested, unlinked: [] })
  })
  const screen = await open(guideOf(DAYS, LAST))
  await expect.element(screen.getByText('They skip meals')).toBeVisible()
  await screen.getByRole('button', { name: 'Delete question a of part 1' }).click()
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => saved).toEqual([[[200, 500], [101]]])
  await expect.element(screen.getByText(/^Question a restored/)).toBeVisible()
  await screen.getByRole('button', { name: 'Delete part 1' }).click()
  await expect.element(screen.getByText('Part 1 deleted')).toBeVisible()
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => saved.at(-1)).toEqual([[200, 900], [901]])
})

test('saves unsaved text before leaving with Return, and stays if saving fails', async () => {
  const onExit = vi.fn()
  const sent = serve()
  const screen = await open(guideOf(DAYS, LAST), onExit)
  await screen.getByLabelText('Topic of part 1').fill('Your nights')
  await screen.getByRole('button', { name: 'Return' }).click()
  await expect.element(screen.getByText('Not saved yet. We’ll keep trying.').first()).toBeVisible()
  expect(onExit).not.toHaveBeenCalled()
  expect(sent).not.toEqual([])
  serve({ 'PUT ': { ...guideOf({ ...DAYS, topic: 'Your nights' }, LAST), version: 2 } })
  await screen.getByRole('button', { name: 'Return' }).click()
  await expect.poll(() => onExit).toHaveBeenCalledOnce()
})

test('warns when the guide takes longer than the interviews', async () => {
  serve()
  const long = part(3, 'More', ...Array.from({ length: 4 }, (_, at) => `And what came ${at}?`))
  await open(guideOf(DAYS, long), () => {}, 15)
  const words = 'This guide needs about 18 minutes. Your interviews last 15.'
  await expect.element(page.getByText(words)).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: `Dismiss: ${words}` }).click()
  await expect.element(page.getByText(words)).not.toBeInTheDocument()
})
