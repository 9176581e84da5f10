import { QueryClientProvider } from '@tanstack/react-query'
import { type Brief, type BriefReading, emptyBrief } from '@wattle/contract/brief'
import { DEFAULT_PLAN } from '@wattle/contract/plan'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createQueryClient } from '#lib/api/query-client.ts'
import type { ResearchReply } from '#lib/api/research-query.ts'
import { expectAccessible } from '#testing/axe.ts'
import { ResearchPage } from './research-page.tsx'

const IDEA = 'Dock workers have to look for missing pallets every week.'

const SHAPING: ResearchReply = {
  id: 7,
  name: 'Missing pallets',
  status: 'IDEA_SHAPING',
  createdAt: '2026-11-15T00:00:00Z',
  updatedAt: '2026-11-15T00:00:00Z',
  createdDateFormatted: 'Nov 15, 2026',
  questions: [{ id: 7, researchId: 7, description: IDEA, placeholder: '' }],
  brief: null,
  audience: null,
  screener: null,
  guide: null,
  distribution: null,
  files: [],
  generation: {
    state: 'idle',
    engine: null,
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

const NOTHING: BriefReading = {
  brief: emptyBrief(),
  sound: [],
  checks: [],
  offers: {},
  sides: [],
  likelyFields: [],
  likelyKinds: [],
  notice: null,
}

/** The facts the server reads from the text. */
const FOUND: Partial<Brief> = {
  who: 'dock workers',
  do: 'look for missing pallets',
  kind: 'TRACK',
  often: 'EVERY_WEEK',
  life: 'PAID',
  by: { who: 'reader', do: 'reader', often: 'reader', life: 'reader' },
}

type ReadBody = { text: string; brief: Brief }
type Reader = (body: ReadBody) => Partial<BriefReading>
const isTouched = (brief: Brief, field: keyof Brief['by']) => brief.by[field] === 'user'

/** Fills in the fields that the researcher hasn't touched, as the server does. */
function filled(brief: Brief, found: Partial<Brief>): Brief {
  const read = Object.keys(found).filter((field) => !isTouched(brief, field as keyof Brief['by']))
  return {
    ...brief,
    ...Object.fromEntries(read.map((field) => [field, found[field as keyof Brief]])),
    by: { ...found.by, ...brief.by },
  }
}

const readFound: Reader = ({ brief }) => ({ brief: filled(brief, FOUND) })

interface Server {
  research?: Partial<ResearchReply>
  reader?: Reader
  next?: () => Response
}

/** Opens a project’s idea step. `reader` returns what the server reads from the text. */
async function open({ research, reader = readFound, next }: Server = {}) {
  const sent: { path: string; body: Record<string, unknown> }[] = []
  const stored = { ...SHAPING, ...research }
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit) => {
    const { pathname: path } = new URL(url, window.location.origin)
    if (method === 'GET') return Response.json(stored)
    const input = body ? JSON.parse(String(body)) : {}
    if (path.endsWith('/brief/read')) {
      return Response.json({ ...NOTHING, brief: input.brief, ...reader(input) })
    }
    sent.push({ path: path.replace(/^.*platform/, 'platform'), body: input })
    return (
      next?.() ??
      Response.json({
        ...stored,
        status: 'AUDIENCE_GENERATION',
        generation: { ...stored.generation, state: 'running', startedAt: '2026-11-15T00:00:00Z' },
      })
    )
  })
  const screen = await render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <main>
          <ResearchPage id={7} requested={null} onCurrent={() => {}} interviewStep={() => null} />
        </main>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return { screen, sent }
}

const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const chip = (name: RegExp) => page.getByRole('button', { name })
const save = () => page.getByRole('button', { name: 'Save & Continue' }).click()

beforeEach(() => page.viewport(1280, 900))
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('fills in the facts from the text and leaves the other fields empty', async () => {
  await open()
  await expect.element(field('Who has the problem?')).toHaveValue('dock workers')
  await expect.element(field('What do they do?')).toHaveValue('look for missing pallets')
  await expect.element(chip(/^every week How often\?/)).toBeVisible()
  await expect.element(field('What went wrong the last time?')).toHaveValue('')
  await expect.element(chip(/^what\? What does it cost/)).toBeVisible()
  await expectAccessible()
})

/** The card's title depends on whether we could read anything from the idea. */
const TITLE = /^(?:Check we’ve got it right|Tell us who it’s for and what they do)$/

test('shows the card once the idea has three words', async () => {
  await open({
    research: { questions: [{ id: 7, researchId: 7, description: '', placeholder: '' }] },
  })
  const idea = field('Your idea')
  await idea.fill('missing pallets')
  await expect.element(page.getByRole('button', { name: 'Save & Continue' })).toBeVisible()
  expect(page.getByRole('heading', { name: TITLE }).elements()).toHaveLength(0)
  await idea.fill('missing pallets again')
  await expect.element(page.getByRole('heading', { name: TITLE })).toBeVisible()
})

test('rewords a question to suit the chosen activity', async () => {
  await open()
  await expect.element(field('What do they keep track of?')).toBeVisible()
  await chip(/^Keep track of things/).click()
  await page.getByRole('option', { name: 'Learn, practise, train or teach' }).click()
  await expect.element(field('What do they call one session?')).toBeVisible()
})

const singular: Reader = ({ brief }) => ({
  brief: filled(brief, FOUND),
  checks:
    brief.wrong === 'freight misses its truck'
      ? [
          {
            field: 'wrong',
            message: 'Use the past tense: “freight missed its truck”?',
            taps: [
              {
                label: 'freight missed its truck',
                field: 'wrong',
                value: 'freight missed its truck',
              },
            ],
          },
        ]
      : [],
})

test('applies a suggested wording with one press', async () => {
  await open({ reader: singular })
  await field('What went wrong the last time?').fill('freight misses its truck')
  await expect.element(page.getByText(/^Use the past tense/)).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Use this' }).click()
  await expect
    .element(field('What went wrong the last time?'))
    .toHaveValue('freight missed its truck')
  await expect.element(page.getByText(/^Use the past tense/)).not.toBeInTheDocument()
})

test('explains each kind of activity with examples', async () => {
  await open()
  await chip(/^Keep track of things/).click()
  const kind = page.getByRole('option', { name: 'Find, hire or book someone or a place' })
  await expect.element(kind).toHaveAccessibleDescription('a relief vet, a rehearsal room')
})

test('applies a suggested wording with Enter', async () => {
  await open({ reader: singular })
  const wrong = field('What went wrong the last time?')
  await wrong.fill('freight misses its truck')
  await expect.element(page.getByText(/^Use the past tense/)).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(wrong).toHaveValue('freight missed its truck')
  await expect.element(wrong).toHaveFocus()
})

test('moves to the next field with Enter when there’s nothing to suggest', async () => {
  await open()
  await field('Who has the problem?').click()
  await userEvent.keyboard('{Enter}')
  await expect.element(field('Where? (optional)')).toHaveFocus()
})

const help = () => page.getByText(/^One thing that happened/)

test('shows the help below a focused empty field, and hides it with Escape', async () => {
  await open()
  const wrong = field('What went wrong the last time?')
  await expect.element(help()).not.toBeVisible()
  await wrong.click()
  await expect.element(help()).toBeVisible()
  await expect.element(wrong).toHaveAccessibleDescription(/^One thing that happened/)
  await expectAccessible()
  const { top, bottom } = help().element().getBoundingClientRect()
  expect(top).toBeGreaterThanOrEqual(wrong.element().getBoundingClientRect().bottom)
  expect(bottom).toBeLessThanOrEqual(
    field('What do they use today?').element().getBoundingClientRect().top,
  )
  await userEvent.keyboard('{Escape}')
  await expect.element(help()).not.toBeVisible()
  await expect.element(wrong).toHaveAccessibleDescription(/^One thing that happened/)
})

test('hides the help once the field is filled', async () => {
  await open()
  const wrong = field('What went wrong the last time?')
  await wrong.click()
  await expect.element(help()).toBeVisible()
  await wrong.fill('a pallet went missing')
  await expect.element(help()).not.toBeVisible()
})

test('hides the help when focus moves on with Tab', async () => {
  await open()
  await field('What went wrong the last time?').click()
  await expect.element(help()).toBeVisible()
  await userEvent.tab()
  await expect.element(help()).not.toBeVisible()
  await expect.element(page.getByText(/^Up to three, with commas/)).toBeVisible()
  await userEvent.tab()
  await expect.element(page.getByText(/^Up to three, with commas/)).not.toBeVisible()
})

test('keeps what’s below the help in place while it’s pressed', async () => {
  await open()
  await field('What went wrong the last time?').click()
  await expect.element(help()).toBeVisible()
  const more = page.getByText('More detail')
  const tops: number[] = []
  for (const type of ['mousedown', 'mouseup']) {
    more.element().addEventListener(type, ({ currentTarget }) => {
      tops.push((currentTarget as HTMLElement).getBoundingClientRect().top)
    })
  }
  await more.click()
  expect(tops).toHaveLength(2)
  expect(tops[1]).toBe(tops[0])
  await expect.element(help()).not.toBeVisible()
  await expect.element(field('Who else is involved?')).toBeVisible()
})

test('offers words from the text for an empty field', async () => {
  const { sent } = await open({
    reader: ({ brief }) => ({ brief: filled(brief, FOUND), offers: { today: ['the scanner'] } }),
  })
  await expect.element(page.getByText('From your text:')).toBeVisible()
  await page.getByRole('button', { name: 'the scanner' }).click()
  await expect.element(field('What do they use today?')).toHaveValue('the scanner')
  await expect.element(page.getByText('From your text:')).not.toBeInTheDocument()
  await save()
  await expect.poll(() => sent.at(-1)?.body.brief).toMatchObject({ today: ['the scanner'] })
})

test('keeps a comma typed at the end of a list', async () => {
  const { sent } = await open()
  const today = field('What do they use today?')
  await today.click()
  await userEvent.keyboard('paper, ')
  await expect.element(today).toHaveValue('paper, ')
  await userEvent.keyboard('a radio')
  await save()
  await expect.poll(() => sent.at(-1)?.body.brief).toMatchObject({ today: ['paper', 'a radio'] })
})

test('saves the idea and the checked brief in one call', async () => {
  const { sent } = await open()
  await expect.element(field('Who has the problem?')).toHaveValue('dock workers')
  await field('Who has the problem?').fill('night dock workers')
  await chip(/^what\? What does it cost/).click()
  await page.getByRole('option', { name: 'Money' }).click()
  await save()
  await expect.element(page.getByText('It might take some time')).toBeVisible()
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({
    path: 'platform/research/next-step',
    body: {
      idea: IDEA,
      nextStatus: 'AUDIENCE_GENERATION',
      brief: {
        who: 'night dock workers',
        do: 'look for missing pallets',
        cost: 'MONEY',
        confirmed: true,
        by: { who: 'user', cost: 'user', do: 'reader' },
      },
    },
  })
})

test('names the first missing fact next to the button, and still saves', async () => {
  const { sent } = await open({
    reader: ({ brief }) => ({ brief: filled(brief, { ...FOUND, do: '' }) }),
  })
  await expect
    .element(page.getByText('Tell us what they do, or the drafts stay general.'))
    .toBeVisible()
  await save()
  await expect.poll(() => sent.length).toBe(1)
})

test('collapses a skipped card, opens it again on request, and saves a skipped card as an empty brief', async () => {
  const { sent } = await open()
  await expect.element(field('Who has the problem?')).toBeVisible()
  await page.getByRole('button', { name: 'Skip this' }).click()
  await expect.element(field('Who has the problem?')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Open the brief' }).click()
  await expect.element(field('Who has the problem?')).toBeVisible()
  await page.getByRole('button', { name: 'Skip this' }).click()
  await save()
  await expect.poll(() => sent.at(-1)?.body.brief).toEqual(emptyBrief())
})

test('says that we couldn’t read the text, and reads it again on request', async () => {
  let isDown = true
  await open({
    reader(body) {
      if (isDown) throw new Error('the server is down')
      return readFound(body)
    },
  })
  await expect.element(page.getByText(/^We couldn’t read your text just now/)).toBeVisible()
  await expectAccessible()
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(field('Who has the problem?')).toHaveValue('dock workers')
  await expect.element(page.getByText(/^We couldn’t read your text/)).not.toBeInTheDocument()
})

test('removes the group saved for a second project', async () => {
  await open({ research: { brief: { ...emptyBrief(), ...FOUND, side: 'truck drivers' } } })
  await page.getByRole('button', { name: 'Remove truck drivers' }).click()
  await expect.element(page.getByText(/^Saved for a second project/)).not.toBeInTheDocument()
})

test('keeps the unsaved card across a reload', async () => {
  const { screen } = await open()
  await field('What went wrong the last time?').fill('freight missed its truck')
  await expect.element(page.getByText(/^Draft saved/)).toBeVisible()
  await screen.unmount()
  await open()
  await expect
    .element(field('What went wrong the last time?'))
    .toHaveValue('freight missed its truck')
})

test('asks which side of a two-sided idea comes first, and keeps the other side', async () => {
  const { sent } = await open({
    reader: ({ brief }) => ({ brief, sides: brief.who ? [] : ['dog owners', 'dog walkers'] }),
  })
  const sides = page.getByRole('group', { name: /^Two groups meet here/ })
  await expect.element(sides).toBeVisible()
  await expectAccessible()
  await sides.getByRole('button', { name: 'dog walkers' }).click()
  await expect.element(field('Who has the problem?')).toHaveValue('dog walkers')
  await expect.element(sides).not.toBeInTheDocument()
  await save()
  await expect
    .poll(() => sent.at(-1)?.body.brief)
    .toMatchObject({ who: 'dog walkers', side: 'dog owners', by: { who: 'user' } })
})

test('saves one of two typed groups and keeps the other for a second project', async () => {
  const taps = ['florists', 'growers'].map((value) => ({ label: value, field: 'who', value }))
  const { sent } = await open({
    reader: ({ brief }) => ({
      brief,
      checks: brief.who.includes(' and ')
        ? [{ field: 'who', message: 'That’s more than one group. Which one first?', taps }]
        : [],
    }),
  })
  await field('Who has the problem?').fill('florists and growers')
  await page.getByRole('button', { name: 'growers' }).click()
  await save()
  await expect
    .poll(() => sent.at(-1)?.body.brief)
    .toMatchObject({ who: 'growers', side: 'florists' })
})

test('asks whether a subject is sensitive, then shows a notice about it', async () => {
  const notice = 'This looks like a sensitive subject (loss).'
  await open({
    reader: ({ brief }) => ({
      brief,
      notice: brief.sensitive === 'LOSS' ? notice : null,
      checks: brief.sensitive
        ? []
        : [
            {
              field: 'sensitive',
              message: 'This touches on loss.',
              taps: [
                { label: 'Right', field: 'sensitive', value: 'LOSS' },
                { label: 'It isn’t sensitive', field: 'sensitive', value: 'NO' },
              ],
            },
          ],
    }),
  })
  await expect.element(page.getByText('This touches on loss.')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Right' }).click()
  await expect.element(page.getByText(notice)).toBeVisible()
})

const heard: Reader = ({ brief }) => ({
  brief: filled(brief, FOUND),
  sound: [
    {
      form: 'did',
      before: 'Take me through the last time you ',
      phrase: brief.forms.did ?? 'lookked for a pallet',
      after: '.',
      isUnsure: !brief.forms.did,
    },
  ],
})

test('lets researchers reword a sample phrase, and restores our wording when they empty the field', async () => {
  const { sent } = await open({ reader: heard })
  const box = page.getByRole('region', { name: 'How it will sound' })
  await expect.element(box.getByText(/^Check this one/)).toBeVisible()
  // The box is next to the card if there’s room.
  expect(box.element().closest('aside')).not.toBeNull()
  await box.getByRole('button', { name: /^lookked/ }).click()
  await userEvent.keyboard('looked for a missing pallet{Enter}')
  const reworded = box.getByRole('button', { name: /^looked for a missing pallet/ })
  await expect.element(reworded).toHaveFocus()
  await expect.element(box.getByText(/^Check this one/)).not.toBeInTheDocument()
  await reworded.click()
  await userEvent.keyboard('{Backspace}{Enter}')
  await expect.element(box.getByRole('button', { name: /^lookked/ })).toBeVisible()
  await save()
  await expect.poll(() => sent.at(-1)?.body.brief).toMatchObject({ forms: {} })
})

test('keeps an unsure phrase as it is with one press', async () => {
  const { sent } = await open({ reader: heard })
  const box = page.getByRole('region', { name: 'How it will sound' })
  const keep = box.getByRole('button', { name: 'Looks right: “lookked for a pallet”' })
  await expect.element(keep).toBeVisible()
  await expectAccessible()
  await keep.click()
  await expect.element(box.getByText(/^Check this one/)).not.toBeInTheDocument()
  await expect.element(keep).not.toBeInTheDocument()
  await expect.element(box.getByRole('button', { name: /: reword$/ })).toHaveFocus()
  await save()
  await expect
    .poll(() => sent.at(-1)?.body.brief)
    .toMatchObject({ forms: { did: 'lookked for a pallet' } })
})

test('keeps both unsure phrases of a line with one press', async () => {
  const { sent } = await open({
    reader: ({ brief }) => ({
      brief: filled(brief, FOUND),
      sound: (['wrong', 'iWrong'] as const).map((form) => ({
        form,
        before: '',
        phrase: `${form} phrase`,
        after: '',
        isUnsure: !brief.forms[form],
      })),
    }),
  })
  await page.getByRole('button', { name: 'Looks right: “wrong phrase”, “iWrong phrase”' }).click()
  await expect
    .element(page.getByRole('button', { name: 'wrong phrase: reword', exact: true }))
    .toHaveFocus()
  await save()
  await expect
    .poll(() => sent.at(-1)?.body.brief)
    .toMatchObject({ forms: { wrong: 'wrong phrase', iWrong: 'iWrong phrase' } })
})

test('never starts a line of the sample phrases with a full stop', async () => {
  await page.viewport(390, 844)
  const phrase = 'looked for a pallet that someone had put on the wrong shelf again'
  await open({
    reader: ({ brief }) => ({
      brief: filled(brief, FOUND),
      sound: [{ form: 'did', before: 'Tell me how you ', phrase, after: '.', isUnsure: false }],
    }),
  })
  const words = page.getByText(phrase)
  await expect.element(words).toBeVisible()
  const stop = document.createRange()
  const line = words.element().closest('li') as HTMLElement
  const last = document.createTreeWalker(line, NodeFilter.SHOW_TEXT)
  while (last.nextNode()) stop.selectNodeContents(last.currentNode)
  expect(stop.toString()).toBe('.')
  const { left } = stop.getBoundingClientRect()
  const lastLine = [...words.element().getClientRects()].at(-1)
  expect(left).toBeCloseTo(lastLine?.right ?? 0, 0)
})

test('only keeps the footer in view in a tall window', async () => {
  await open()
  const skip = page.getByRole('button', { name: 'Skip this' })
  const foot = () => skip.element().closest('.no-print') as HTMLElement
  await expect.element(skip).toBeVisible()
  await page.viewport(1280, 860)
  await expect.poll(() => getComputedStyle(foot()).position).toBe('static')
  await page.viewport(1280, 1000)
  await expect.poll(() => getComputedStyle(foot()).position).toBe('sticky')
})

test('puts the sample phrases at the end of the card on a narrow screen', async () => {
  await page.viewport(1000, 900)
  await open({ reader: heard })
  const box = page.getByRole('region', { name: 'How it will sound' })
  await expect.element(box).toBeVisible()
  expect(box.element().closest('aside')).toBeNull()
})

test('asks how big the business is, and allows two neighbouring sizes', async () => {
  const { sent } = await open()
  await page.getByText('More detail').click()
  await page.getByRole('checkbox', { name: '2 to 9' }).click()
  await page.getByRole('checkbox', { name: '10 to 49' }).click()
  await expect.element(page.getByRole('checkbox', { name: '2 to 9' })).toBeChecked()
  await page.getByRole('checkbox', { name: '200 or more' }).click()
  await expect.element(page.getByRole('checkbox', { name: '2 to 9' })).not.toBeChecked()
  await page.getByRole('radio', { name: 'They help decide' }).click()
  await page.getByRole('textbox', { name: 'Who else is involved?' }).fill('the driver')
  await expectAccessible()
  await save()
  await expect
    .poll(() => sent.at(-1)?.body.brief)
    .toMatchObject({ size: ['LARGE'], buyer: 'HELPS', others: 'the driver' })
})

test('hides the questions about place and business when Private life is chosen', async () => {
  await open()
  await expect.element(field('Where? (optional)')).toBeVisible()
  await chip(/^paid work/).click()
  await page.getByRole('option', { name: 'Private life' }).click()
  await expect.element(field('Where? (optional)')).not.toBeInTheDocument()
  await page.getByText('More detail').click()
  await expect.element(page.getByRole('textbox', { name: 'Who else is involved?' })).toBeVisible()
  expect(page.getByText('How big is the business?').elements()).toHaveLength(0)
})

test('lets researchers fill in the card while the text can’t be read', async () => {
  const { sent } = await open({
    reader: () => {
      throw new TypeError('no connection')
    },
  })
  await field('Who has the problem?').fill('dock workers')
  await save()
  await expect.poll(() => sent.at(-1)?.body.brief).toMatchObject({ who: 'dock workers' })
})

test('keeps the card and says why when saving fails', async () => {
  await open({
    next: () =>
      Response.json(
        { statusCode: 500, code: 'UNKNOWN', message: 'Try again later.', data: {} },
        { status: 500 },
      ),
  })
  await field('What went wrong the last time?').fill('freight missed its truck')
  await save()
  await expect.element(page.getByText('Error updating research')).toBeVisible()
  await expect
    .element(field('What went wrong the last time?'))
    .toHaveValue('freight missed its truck')
})
