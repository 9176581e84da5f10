import { apiAs } from './api.ts'
import { chooseQualifying } from './choose-qualifying.ts'
import { emailedLink } from './email.ts'
import { expect } from './journey.ts'
import { LONG } from './long-run.ts'
import { device } from './phone.ts'
import { test } from './policy-2-product.ts'
import { ADMIN } from './product.ts'
import { createStudy } from './study.ts'

test(
  'someone new opens the link on a poster, answers, confirms their address and books',
  LONG,
  async ({ browser, baseURL, own: product, smtp }) => {
    test.slow()
    const study = await createStudy(product, smtp, 1)
    await study.bookAtOnce()
    await study.offer(6, 11)
    const admin = await apiAs(product.url, ADMIN)
    const path = `/admin/distributions?researchId=${study.researchId}`
    const [distribution] = await admin<{ id: number }[]>('GET', path)
    const links = `/admin/distributions/${distribution?.id}/links`
    const body = { source: 'Poster at the depot', maxEntries: 5 }
    const { slug } = await admin<{ slug: string }>('POST', links, body)

    const email = 'poster-reader@example.com'
    const page = await device(browser, baseURL)
    await page.goto(`/join/${slug}`)
    await page.getByLabel('Email').fill(email)
    await page.getByRole('checkbox', { name: /Privacy Policy/ }).check({ force: true })
    await page.getByRole('checkbox', { name: 'I am 18 or over' }).check({ force: true })
    await page.getByRole('button', { name: 'Start the questions' }).click()
    await page.getByRole('button', { name: 'Start', exact: true }).click()
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('checkbox').check({ force: true })
    await page.getByRole('button', { name: 'Next' }).click()
    const count = study.questions.length
    for (let at = 0; at < count; at++) {
      await expect(page.getByText(`Question ${at + 1} of ${count}`)).toBeVisible()
      await chooseQualifying(page, study, at)
      await page.getByRole('button', { name: 'Next' }).click()
    }
    await page.getByRole('button', { name: 'Finish' }).click()
    await expect(
      page.getByText(/^Open the link in our email to confirm your address/),
    ).toBeVisible()

    await page.goto(await emailedLink(smtp, email, '/panel'))
    await page.getByRole('button', { name: 'Confirm my address' }).click()
    await expect(page.getByRole('heading', { name: 'Your study' })).toBeVisible()
    await page.getByRole('link', { name: 'Meals around shift work' }).click()
    await page.getByRole('link', { name: 'Choose a time' }).click()
    await page.getByRole('button', { name: /day, / }).first().click()
    await page.getByRole('button', { name: 'Confirm', exact: true }).click()
    await expect(page.getByText('Your interview is booked', { exact: true })).toBeVisible()
    expect(await admin<object[]>('GET', links)).toMatchObject([
      { source: body.source, entries: 1, confirmed: 1, qualified: 1, booked: 1 },
    ])
  },
)
