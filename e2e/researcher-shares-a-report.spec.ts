import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expectAccessibleAtAnyWidth } from './accessible.ts'
import { apiAs } from './api.ts'
import { enterAsAdmin, expect, tabTo, test } from './journey.ts'
import { LONG } from './long-run.ts'
import { ADMIN } from './product.ts'
import { createStudy } from './study.ts'

const PASSPHRASE = 'night shift noodles'
const QUOTE = 'Noodles in the car: “PAT’s dinner”, they said.'
const READ_QUOTE = 'Noodles in the car: “[name]’s dinner”, they said.'

test(
  'a researcher publishes a report, shares it with a passphrase and revokes the link',
  LONG,
  async ({ page, browser, baseURL, product, smtp }) => {
    test.slow()
    const study = await createStudy(product, smtp, 1)
    const slot = await study.offer(6, 10)
    await study.fit(0)
    await study.book(0, slot)
    const api = await apiAs(product.url, ADMIN)
    const { researchId } = study
    type Interviews = { interviews: { id: number; researchId: number }[] }
    const { interviews } = await api<Interviews>('GET', '/platform/calendar/interviews')
    const room = `/platform/interview/${interviews.find((one) => one.researchId === researchId)?.id}`
    await api('POST', `${room}/consent`, { kind: 'QUOTES', answer: 'YES' })
    await api('PUT', `${room}/evidence/${randomUUID()}`, {
      quote: QUOTE,
      stance: 'AGAINST',
      strength: 'DID',
      themeIds: [],
    })

    await enterAsAdmin(page)
    await page.goto(`/platform/research/${researchId}/report`)
    const publish = page.getByRole('button', { name: 'Publish version 1' })
    await page.getByRole('button', { name: 'Add a finding' }).click()
    await page.getByLabel('What we found').fill('Pat ate in the car.')
    await expect(page.getByText('‘Pat’ appears in finding 1.')).toBeVisible()
    await expect(publish).toHaveAttribute('aria-disabled', 'true')
    await expect(
      page.getByText('Finding 1 has no quote. Add one, or delete the finding.').first(),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Choose quotes for finding 1' }).click()
    await page.getByRole('checkbox', { name: QUOTE }).check()
    await page.getByRole('button', { name: 'Use 1 quote' }).click()
    await expectAccessibleAtAnyWidth(page)
    await publish.click()
    await expect(page.getByText('[name] ate in the car.')).toBeVisible()

    // Share the report by keyboard alone.
    await tabTo(page, page.getByRole('tab', { selected: true }))
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: 'Share' })).toBeFocused()
    await tabTo(page, page.getByRole('button', { name: 'Share the report' }))
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByLabel(/^Passphrase/))
    await page.keyboard.type(PASSPHRASE)
    await tabTo(page, page.getByRole('button', { name: 'Create link' }))
    await page.keyboard.press('Enter')
    const address = (await page.getByText(/\/report#/).textContent()) ?? ''
    expect(address).toMatch(/\/report#[\w-]{43}$/)

    // Open the report in someone else's browser, which only has the link.
    const context = await browser.newContext({ ...(baseURL && { baseURL }) })
    const reader = await context.newPage()
    const requested: string[] = []
    reader.on('request', (request) => requested.push(request.url()))
    const response = await reader.goto(`/report#${address.split('#')[1]}`)
    expect(response?.headers()['cache-control']).toBe('no-store')
    expect(response?.headers()['referrer-policy']).toBe('no-referrer')
    await expect(reader.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await reader.getByLabel('Passphrase', { exact: true }).fill('something else')
    await reader.keyboard.press('Enter')
    await expect(
      reader.getByText('That passphrase isn’t right. Please check it and try again.'),
    ).toBeVisible()
    await reader.getByLabel('Passphrase', { exact: true }).fill(PASSPHRASE)
    await reader.keyboard.press('Enter')
    await expect(reader.getByText(READ_QUOTE)).toBeVisible()
    const formats = [await reader.locator('body').textContent()]
    for (const name of ['Text (Markdown)', 'Quotes (CSV)']) {
      await reader.locator('summary', { hasText: 'Download' }).click()
      const download = reader.waitForEvent('download')
      await reader.getByRole('button', { name }).click()
      formats.push(await readFile(await (await download).path(), 'utf8'))
    }
    for (const text of formats) {
      expect(text).toContain('’s dinner')
      expect(text).not.toMatch(/\bpat\b/i)
    }
    await expectAccessibleAtAnyWidth(reader)
    // No requested URL includes the key, and the page makes no request that counts views.
    for (const url of requested)
      expect(url.split('#')[0]).not.toContain(address.split('#')[1] ?? '')
    expect(requested.filter((url) => /views?\b/.test(new URL(url).pathname))).toEqual([])

    // Revoke the link by keyboard alone.
    await tabTo(page, page.getByRole('button', { name: 'Revoke' }))
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Revoke link' }))
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^Revoked on/)).toBeVisible()
    await expect(page.locator('body')).not.toBeFocused()
    const [closed] = await Promise.all([
      reader.waitForResponse(
        (one) => one.url().endsWith('/report') && one.request().method() === 'POST',
      ),
      reader.reload(),
    ])
    expect(closed.status()).toBe(410)
    await expect(reader.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
    await context.close()
  },
)
