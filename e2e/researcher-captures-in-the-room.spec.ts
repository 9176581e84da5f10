import type { Page } from '@playwright/test'
import { makeWordFile } from '../apps/web/app/features/transcript/read/testing/make-word-file.ts'
import { expectAccessibleAtAnyWidth } from './accessible.ts'
import { callApi } from './api.ts'
import { enterAsAdmin, expect, test } from './journey.ts'
import { loadedFiles, sumOf } from './loaded-files.ts'
import { LONG } from './long-run.ts'
import { createStudy } from './study.ts'

type Capture = { quote: string; stance: string | null; strength: string | null }
type Room = { evidence: Capture[]; participantNumber: number | null }

/**
 * The limit for scripts in KB, compressed with Brotli, before the researcher writes anything: 260
 * for the room without captures and the project page with its forecast, and 15 for captures.
 * Transcripts, sorting and search load later, when they're needed. The route manifest doesn't
 * count, because it lists the routes of every page.
 */
const MOST_SCRIPTS = 275

const LINES = Array.from({ length: 50 }, (_, at) => `They said this: ${at + 1}`)

/** The same conversation in every format we read. */
const FILES = {
  'talk.srt': '1\n00:00:03,000 --> 00:00:05,000\nRobin: Hello Pat\n',
  'talk.vtt': 'WEBVTT\n\n00:03.000 --> 00:05.000\n<v Robin>Hello Pat</v>\n',
  'talk.txt': 'Robin: Hello Pat',
  'talk.docx': makeWordFile([
    'Robin   0:03\nHello Pat, where do you eat?',
    'Pat   0:06\nIn my car.',
  ]),
}

test(
  'a researcher sorts a note with three key presses, captures lines while offline, and imports a transcript',
  LONG,
  async ({ page, product, smtp }) => {
    test.slow()
    const study = await createStudy(product, smtp, 1)
    const slot = await study.offer(6, 10)
    await study.fit(0)
    await study.book(0, slot)
    await enterAsAdmin(page)
    await page.goto(`/platform/research/${study.researchId}`)
    await testSomething(page, study.researchId)
    await page.getByRole('button', { name: /^More actions for the interview/ }).click()
    await page.getByRole('menuitem', { name: 'Interview room and notes' }).click()
    await expect(page.getByRole('heading', { name: /^Interview with/ })).toBeVisible()
    const stored = () => roomOf(page)

    await test.step('loads at most 15 KB of code for captures in the room', async () => {
      await page.reload()
      await page.waitForLoadState('networkidle')
      const files = (await loadedFiles(page)).filter(({ name }) => !/manifest-/.test(name))
      expect(sumOf(files, /\.js$/)).toBeLessThanOrEqual(MOST_SCRIPTS)
      expect(files.filter(({ name }) => /transcript|captions|mammoth|worker/.test(name))).toEqual(
        [],
      )
    })

    await test.step('captures and sorts a note with three key presses', async () => {
      await page.getByLabel('Notes on 2 a', { exact: true }).fill('Ate in the car.')
      await page.keyboard.press('Control+Enter')
      await expect(page.getByRole('group', { name: /^Sort this capture/ })).toBeFocused()
      await page.keyboard.press('f')
      await page.keyboard.press('d')
      await expect(page.getByLabel('Notes on 2 a', { exact: true })).toBeFocused()
      await expect
        .poll(async () => (await stored()).evidence)
        .toMatchObject([{ quote: 'Ate in the car.', stance: 'FOR', strength: 'DID' }])
      expect((await stored()).participantNumber).toBe(1)
      await expect(page.getByText('1 of 1 covered with Pat')).toBeVisible()
      await expectAccessibleAtAnyWidth(page)
    })

    await test.step('stores each offline capture once, even after a reload', async () => {
      await page.route('**/evidence/**', (route) => route.abort())
      const note = page.getByLabel('Notes on 1 a', { exact: true })
      await note.fill(LINES.join('\n'))
      await page.keyboard.press('Control+Home')
      for (const line of LINES) {
        await page.keyboard.press('Control+Enter')
        await expect(page.getByRole('group', { name: `Sort this capture: ${line}` })).toBeFocused()
        await page.keyboard.press('Escape')
        await page.keyboard.press('ArrowDown')
      }
      await expect(page.getByText(`${LINES.length} captures not saved yet`)).toBeVisible()
      await expect(page.getByText(/^Saved \d/)).toBeVisible()
      await page.reload()
      await expect(page.getByText(`${LINES.length} captures not saved yet`)).toBeVisible()
      expect((await stored()).evidence).toHaveLength(1)
      await page.unroute('**/evidence/**')
      await page.evaluate(() => window.dispatchEvent(new Event('online')))
      await expect(page.getByText(/captures not saved yet/)).toBeHidden()
      await expect.poll(async () => (await stored()).evidence.length).toBe(LINES.length + 1)
      const quotes = (await stored()).evidence.map(({ quote }) => quote)
      expect(quotes.filter((quote) => quote.startsWith('They said'))).toEqual(LINES)
    })

    await test.step('imports a transcript, finds words in it and captures some', async () => {
      await page.getByRole('tab', { name: 'Transcript' }).click()
      await expect(
        page.getByText('First ask Pat if you may record, and enter the answer above.'),
      ).toBeVisible()
      await page.getByRole('button', { name: 'Ask about recording' }).click()
      await page.getByRole('menuitem', { name: 'They agreed' }).click()
      await page.getByRole('button', { name: 'Import a transcript' }).click()

      // Every format must work under the built product's content security policy.
      const dialog = page.getByRole('dialog', { name: 'Import a transcript' })
      for (const [name, content] of Object.entries(FILES)) {
        const file = { name, mimeType: '', buffer: Buffer.from(content) }
        await dialog.getByLabel('Transcript').setInputFiles(file)
        await expect(dialog.getByText(name)).toBeVisible()
        await expect(dialog.getByLabel('Who is Robin?')).toBeVisible()
      }
      await expect(dialog.getByLabel('Replace ‘Pat’ with [name] (1 time)')).toBeChecked()
      const sending = page.waitForRequest((request) => request.method() === 'PUT')
      await dialog.getByRole('button', { name: 'Import' }).press('Enter')
      const sent = (await sending).postData() ?? ''
      for (const name of ['Pat', 'Robin', 'talk']) expect(sent).not.toContain(name)

      const lines = page.getByRole('list', { name: 'Transcript' }).getByRole('listitem')
      await expect(lines).toHaveText([
        'Interviewer00:03Hello [name], where do you eat?',
        'Participant00:06In my car.',
      ])
      await page.getByLabel('Find in this transcript').fill('car')
      const transcript = page.getByRole('region', { name: 'Transcript' })
      await expect(transcript.getByText('1 of 1')).toBeVisible()
      await lines.last().focus()
      await page.keyboard.press('Control+Enter')
      await expect(page.getByText('Captured.')).toBeVisible()
    })
  },
)

/** Adds one assumption. The first question in the guide's second part tests it. */
async function testSomething(page: Page, researchId: number) {
  const path = `/platform/research/${researchId}`
  type Research = { guide: { parts: { questions: { id: number }[] }[] } }
  const { guide } = await callApi<Research>(page, 'GET', path)
  const { version } = await callApi<{ version: number }>(page, 'GET', `${path}/assumptions`)
  const questionIds = guide.parts[1]?.questions.slice(0, 1).map(({ id }) => id) ?? []
  const row = { text: 'They eat in the car', kind: 'TODAY', risk: 'HIGH', enough: 3, tooMany: 3 }
  const body = { version, assumptions: [{ ...row, questionIds }] }
  await callApi(page, 'PUT', `${path}/assumptions`, body)
}

async function roomOf(page: Page): Promise<Room> {
  const id = new URL(page.url()).pathname.split('/').at(-1)
  return callApi<Room>(page, 'GET', `/platform/interview/${id}`)
}
