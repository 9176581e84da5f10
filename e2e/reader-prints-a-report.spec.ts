import type { Page } from '@playwright/test'
import { FINDINGS } from '../apps/server/src/demo/roster-meals/findings.ts'
import { SAMPLE_REPORT } from '../apps/web/app/features/findings/report/testing/sample-report.ts'
import { printedPages } from '../tools/printed-pages.ts'
import { expect, test } from './journey.ts'
import { LONG } from './long-run.ts'

const [ASSUMPTION] = SAMPLE_REPORT.assumptions
const BELIEFS = [
  'On night shifts they skip a meal or eat from the vending machine',
  'They tried to plan their meals around shifts',
  'It costs them $20 a week or more',
  'They miss a meal on one night shift in three',
  'Today they live on leftovers from home',
  'They arrange their own food for shifts',
]

type Finding = { text: string; quotes: readonly string[] }

/**
 * A report with these findings and assumptions. Its quotes are numbered from 1 across all findings.
 */
function reportOf(findings: readonly Finding[], beliefs: readonly string[]) {
  const quotes = findings.flatMap((finding) => finding.quotes)
  return {
    ...SAMPLE_REPORT,
    question: 'Do nurses on rotating rosters need help planning meals for night shifts?',
    why: 'The problem is real, but planning isn’t the cause. Nurses know what they’d eat. At 3 am nowhere serves hot food, and the break has moved.',
    nextStep:
      'Sit in on four night shifts and write down when breaks happen and what’s open. Then rewrite the idea around the break.',
    assumptions: beliefs.map((text, at) => ({ ...ASSUMPTION, number: at + 1, text })),
    findings: findings.map(({ text, quotes: own }, at) => ({
      assumption: at + 1,
      text,
      quotes: own.map((quote) => quotes.indexOf(quote) + 1),
      screener: own.length > 0 ? null : { question: 'Who arranges your food?', said: 31, of: 38 },
    })),
    quotes: quotes.map((quote, at) => ({
      number: at + 1,
      participant: (at % 5) + 1,
      stance: at % 3 > 0 ? 'FOR' : 'AGAINST',
      strength: 'DID',
      quote,
    })),
    participants: ['Where do you work most of your shifts?', 'How many nights last fortnight?'].map(
      (question) => ({
        question,
        answers: [
          { text: 'Hospital wards', count: 3 },
          { text: 'Aged care', count: 2 },
        ],
      }),
    ),
    notAsked: ['Assumption 6: participant 5 wasn’t asked.'],
  }
}

async function open(page: Page, report: object) {
  await page.route('**/api/report', (route) => route.fulfill({ json: report }))
  await page.goto(`/report#${'k'.repeat(43)}`)
  await expect(page.getByRole('article')).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
}

/** Prints the page as the browser does after the reader chooses "A4 pages" or "16:9 slides". */
async function print(page: Page, paper: string) {
  await page.evaluate((chosen) => {
    document.documentElement.dataset.paper = chosen
  }, paper)
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true })
  return printedPages(pdf)
}

const onSeveral = (pages: number[][]) => pages.filter((on) => on.length !== 1)

test(
  'prints reports without a split row, a split quote or a nearly empty page',
  LONG,
  async ({ page }) => {
    await test.step('prints the demo’s report without a split row or a nearly empty page', async () => {
      await open(page, reportOf(FINDINGS, BELIEFS))
      for (const [paper, most] of [
        ['a4', 3],
        ['wide', 5],
      ] as const) {
        const { filled, rows, items } = await print(page, paper)
        expect(rows).toHaveLength(BELIEFS.length)
        expect(items.length).toBeGreaterThanOrEqual(FINDINGS.flatMap(({ quotes }) => quotes).length)
        expect(onSeveral([...rows, ...items])).toEqual([])
        expect(filled.length).toBeLessThanOrEqual(most)
        for (const share of filled) expect(share).toBeGreaterThan(0.4)
      }
    })
    await test.step('never splits a row or a quote across pages, however long it is', async () => {
      await page.unrouteAll()
      await page.goto('about:blank')
      const words =
        'The break moved again and the canteen had been shut since eight o’clock. '.repeat(14)
      const long = (at: number, most: number) => words.slice(0, 40 + ((at * 137) % (most - 40)))
      const findings = Array.from({ length: 8 }, (_none, at) => ({
        text: `${at}. ${long(at, 500)}`,
        quotes: Array.from(
          { length: 5 },
          (_one, place) => `${at}${place} ${long(at * 5 + place, 900)}`,
        ),
      }))
      await open(
        page,
        reportOf(
          findings,
          findings.map((_one, at) => long(at, 200)),
        ),
      )
      for (const paper of ['a4', 'wide']) {
        const { rows, items } = await print(page, paper)
        expect(rows).toHaveLength(8)
        expect(items.length).toBeGreaterThanOrEqual(40)
        expect(onSeveral([...rows, ...items])).toEqual([])
      }
    })
  },
)
