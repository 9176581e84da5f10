import { expect, test } from './journey.ts'
import { LONG } from './long-run.ts'
import { startProduct, temporaryFolder } from './product.ts'

test(
  'shows an owner which pages have samples, and shows visitors what studies usually pay',
  LONG,
  async ({ page }) => {
    const { folder, remove } = temporaryFolder()
    const product = await startProduct({
      DATA_DIR: folder,
      PUBLIC_URL: 'https://research.com.au',
      INCENTIVES:
        '30-minute video interview = $60 gift card; 60 minutes in person = $120 gift card',
    })
    const warnings = product.lines.filter((line) => line.includes('sample'))
    expect(warnings).toHaveLength(1)
    expect(warnings[0]).toContain(
      '/, /about, /case, /case/1, /case/2, /case/3, /case/4, /case/5, /recruitment/researchers.',
    )

    await page.goto(`${product.url}/recruitment/participants`)
    // Using the form loads the page's code, which mustn't change the amounts.
    await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com')
    const pay = page.getByRole('region', { name: 'What you’re paid for' })
    await expect(pay.getByRole('heading', { name: 'What we usually pay' })).toBeVisible()
    await expect(pay.getByRole('definition').filter({ hasText: '$' })).toHaveText([
      '$60 gift card',
      '$120 gift card',
    ])
    await product.stop()
    remove()
  },
)
