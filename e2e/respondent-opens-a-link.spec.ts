import { keyIn } from './email.ts'
import { expect, holdBackCode, test } from './journey.ts'
import { LONG } from './long-run.ts'
import { device, expectReadable } from './phone.ts'
import { startProduct, temporaryFolder } from './product.ts'
import { createStudy, type Study } from './study.ts'

/** One person for each link that the tests below open. */
const PEOPLE = 9

test.describe('links to one study', () => {
  // Run these tests in one process, because they share the study.
  test.describe.configure({ mode: 'default' })

  let study: Study
  let used = 0
  test.beforeAll(async ({ product, smtp }) => {
    study = await createStudy(product, smtp, PEOPLE)
  })
  /** Returns a new link each time, each for a different person. */
  const nextLink = () => study.links[used++] ?? ''

  test(
    'opens a link immediately, whatever the format of its key, even if a call is lost',
    LONG,
    async ({ browser, baseURL }) => {
      test.slow()
      await test.step('requests the link’s data only once, before any code loads', async () => {
        const link = nextLink()
        const page = await device(browser, baseURL)
        const requested: string[] = []
        page.on('request', (request) => requested.push(new URL(request.url()).pathname))
        const answer = page.waitForResponse(`**/api/respondent/screener/${keyIn(link)}`)
        const letCodeCome = await holdBackCode(page)
        await page.goto(link, { waitUntil: 'commit' })
        expect((await answer).status()).toBe(200)
        letCodeCome()
        await expect(page.getByRole('button', { name: 'Start' })).toBeVisible()
        const calls = () => requested.filter((path) => path.startsWith('/api/'))
        const both = ['/api/auth/login/by-screener-hash', `/api/respondent/screener/${keyIn(link)}`]
        expect(calls()).toEqual(both)

        // After a reload, the tab still has its token, so it doesn't sign in again.
        await page.reload()
        await expect(page.getByRole('button', { name: 'Start' })).toBeVisible()
        expect(calls()).toEqual([...both, both[1]])
      })
      await test.step('opens the link in every format of its key, and removes the key from the URL', async () => {
        const key = keyIn(nextLink())
        for (const [name, query] of [
          ['twice, first empty', 'hashKey=&hashKey=KEY'],
          [
            'with everything an email program adds',
            'utm_source=mail&hashKey=KEY&hashKey=KEY#hashKey=KEY',
          ],
        ] as const) {
          await test.step(name, async () => {
            const page = await device(browser, baseURL)
            await page.goto(`/respondent/screener?${query.replaceAll('KEY', key)}`)
            await expect(page.getByRole('button', { name: 'Start' })).toBeVisible()
            await expect(page).toHaveURL(/\/respondent\/screener$/)
            await page.reload()
            await expect(page.getByRole('button', { name: 'Start' })).toBeVisible()
            await page.context().close()
          })
        }
      })
      await test.step('opens the page even if one of its early calls is lost', async () => {
        for (const lost of ['by-screener-hash', 'respondent/screener']) {
          await test.step(lost, async () => {
            const page = await device(browser, baseURL)
            await page.route(`**/api/**/${lost}**`, (route) => route.abort(), { times: 1 })
            const failed = page.waitForEvent('requestfailed')
            await page.goto(nextLink())
            expect((await failed).url()).toContain(lost)
            await page.getByRole('button', { name: 'Start' }).tap()
            await expect(page.getByRole('heading', { name: 'Before you begin' })).toBeVisible()
            await page.context().close()
          })
        }
      })
      await test.step('requests the slots page’s data early, too, and loads the page even if that request fails', async () => {
        await study.offer(5)
        const link = await study.fit(used++)
        const page = await device(browser, baseURL)
        const requested: string[] = []
        page.on('request', (request) => requested.push(new URL(request.url()).pathname))
        const studyLoaded = page.waitForResponse(`**/api/respondent/screener/${keyIn(link)}`)
        const letCodeCome = await holdBackCode(page)
        await page.goto(link, { waitUntil: 'commit' })
        expect((await studyLoaded).status()).toBe(200)
        letCodeCome()
        await expect(page.getByText('Meals around shift work')).toBeVisible()
        const calls = [
          'auth/login/by-screener-hash',
          ...['slots', 'screener'].map((what) => `respondent/${what}/${keyIn(link)}`),
        ]
        expect(requested.filter((path) => path.startsWith('/api/'))).toEqual(
          calls.map((path) => `/api/${path}`),
        )

        await page.route('**/api/respondent/screener/**', (route) => route.abort())
        await page.reload()
        await expect(page.getByRole('button', { name: /day, .*Perth, AWST/ })).toBeVisible()
        await expect(page.getByText('Meals around shift work')).toHaveCount(0)
      })
    },
  )

  test(
    'keeps the person’s place in each of two links in one tab, and works without storage',
    LONG,
    async ({ browser, baseURL }) => {
      test.slow()
      await test.step('goes back from a second link in the same tab to where the person stopped in the first', async () => {
        const [first, second] = [nextLink(), nextLink()]
        const page = await device(browser, baseURL)
        await page.goto(first)
        await page.getByRole('button', { name: 'Start' }).tap()
        await expect(page.getByRole('heading', { name: 'Before you begin' })).toBeVisible()
        await page.goto(second)
        await expect(page.getByRole('button', { name: 'Start' })).toBeVisible()
        const opened = page.waitForResponse(`**/api/respondent/screener/*`)
        await page.goBack()
        expect(new URL((await opened).url()).pathname).toContain(keyIn(first))
        await expect(page.getByRole('heading', { name: 'Before you begin' })).toBeVisible()
        await page.reload()
        await expect(page.getByRole('heading', { name: 'Before you begin' })).toBeVisible()
        await page.goForward()
        await expect(page.getByRole('button', { name: 'Start' })).toBeVisible()
      })
      await test.step('lets people answer and reload in a browser without storage', async () => {
        const page = await device(browser, baseURL)
        await page.addInitScript(() => {
          const get = () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError')
          }
          for (const name of ['localStorage', 'sessionStorage'])
            Object.defineProperty(window, name, { configurable: true, get })
        })
        await page.goto(nextLink())
        await page.getByRole('button', { name: 'Start' }).tap()
        await page.getByRole('button', { name: 'Next' }).tap()
        await page.getByRole('checkbox').tap()
        await page.getByRole('button', { name: 'Next' }).tap()
        // Wait for the first question, because the page before it also has a checkbox.
        await expect(page.getByText(/^Question 1 of/)).toBeVisible()
        await page.getByRole('radio').or(page.getByRole('checkbox')).first().tap()
        await expect(page.getByText('Saved').first()).toBeVisible()
        await page.reload()
        await expect(page.getByText(/^Question 1 of/)).toBeVisible()
      })
    },
  )

  test(
    'makes only one request for a link that no longer works, and shows a page with its own title',
    LONG,
    async ({ browser, baseURL }) => {
      test.slow()
      const page = await device(browser, baseURL)
      const requested: string[] = []
      page.on('request', (request) => requested.push(new URL(request.url()).pathname))
      const opened = async (address: string, title: string) => {
        requested.length = 0
        await page.goto(address)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
        await expect(page).toHaveTitle(`${title} | Wattle Research`)
        await expect(page).toHaveURL(/\/respondent\/(screener|slots)$/)
        return requested.filter((path) => path.startsWith('/api/'))
      }
      const login = '/api/auth/login/by-screener-hash'
      const screener = (query: string) => `/respondent/screener?${query}`
      const unknown = 'This link no longer works'
      const broken = [
        'not-a-key',
        'x'.repeat(300),
        '❦'.repeat(900),
        '%00',
        '%ff%fe',
        '..%2f..%2f',
        '+',
      ]
      for (const key of broken)
        expect(await opened(screener(`hashKey=${key}`), unknown)).toEqual([login])
      await expectReadable(page)

      const link = nextLink()
      const hash = keyIn(link)
      const nothing = 'There’s nothing to book here yet'
      expect(await opened(`/respondent/slots?hashKey=${hash}`, nothing)).toEqual([
        login,
        `/api/respondent/slots/${hash}`,
      ])
      await expectReadable(page)

      const midway = await device(browser, baseURL)
      await midway.goto(link)
      await midway.getByRole('button', { name: 'Start' }).tap()
      await midway.getByRole('button', { name: 'Next' }).tap()
      await midway.getByRole('checkbox').tap()
      await midway.getByRole('button', { name: 'Next' }).tap()
      await expect(midway.getByRole('heading', { name: 'Your privacy' })).toBeHidden()
      await study.withdraw()
      const withdrawn = 'This study was cancelled'
      // The tab already has a token for the link, so it only loads the screener and doesn't sign in
      // again.
      expect(await opened(link, withdrawn)).toEqual([`/api/respondent/screener/${hash}`])
      await midway.getByRole('radio').or(midway.getByRole('checkbox')).first().tap()
      await expect(midway.getByRole('heading', { level: 1 })).toHaveText(withdrawn)
      await expectReadable(midway)
      const slots = await device(browser, baseURL)
      await slots.goto(`/respondent/slots?hashKey=${hash}`)
      await expect(slots.getByRole('heading', { level: 1 })).toHaveText(withdrawn)
      await expectReadable(slots)
    },
  )
})

test(
  'says after the last day that the study is over, but still lets people who qualify book',
  LONG,
  async ({ browser, smtp }) => {
    test.slow()
    const { folder, remove } = temporaryFolder()
    const environment = { DATA_DIR: folder, SMTP_URL: smtp.url }
    const product = await startProduct(environment, { movesClock: true })
    const study = await createStudy(product, smtp, 2)
    const [link = ''] = study.links
    const page = await device(browser, product.url)
    await page.goto(link)
    await page.getByRole('button', { name: 'Start' }).tap()
    await page.getByRole('button', { name: 'Next' }).tap()
    await page.getByRole('checkbox').tap()
    await page.getByRole('button', { name: 'Next' }).tap()
    await expect(page.getByText(/^Question 1 of/)).toBeVisible()
    await study.offer(24)
    const slotsLink = await study.fit(1)
    await product.forward(21 * 86_400_000)

    const over = 'This study has ended'
    await page.getByRole('radio').or(page.getByRole('checkbox')).first().tap()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(over)
    await expect(page).toHaveTitle(`${over} | Wattle Research`)
    await expectReadable(page)
    for (const path of [link, link.replace('screener', 'slots')]) {
      const reopened = await device(browser, product.url)
      await reopened.goto(path)
      await expect(reopened.getByRole('heading', { level: 1 })).toHaveText(over)
    }
    await page.goto(slotsLink)
    await expect(page.getByRole('button', { name: /day, .*Perth, AWST/ })).toHaveCount(1)
    await page.goto(study.links[1] ?? '')
    await page.getByRole('link', { name: 'Choose a time' }).tap()
    await expect(page.getByRole('button', { name: /day, .*Perth, AWST/ })).toHaveCount(1)
    await product.stop()
    remove()
  },
)
