import { expect, test } from './journey.ts'

const QUESTIONS = {
  '/recruitment': ['What does it cost?', 'Is there a minimum?'],
  '/recruitment/researchers': ['What does it cost?', 'Who pays the participants?'],
  '/startups': ['What does the Startup Pack cost?', 'Is my idea safe with you?'],
  '/recruitment/participants': ['How much will I be paid, and when?', 'Can I pause or leave?'],
}

test('every FAQ answer opens by keyboard, one at a time', async ({ page }) => {
  for (const [path, questions] of Object.entries(QUESTIONS)) {
    await page.goto(path)
    for (const question of questions) {
      const entry = page.locator('details').filter({ hasText: question })
      const answer = entry.locator('p').first()
      await expect(answer, `${path}: ${question}`).toBeHidden()
      await entry.locator('summary').focus()
      await page.keyboard.press('Enter')
      await expect(answer).toBeVisible()
      await page.keyboard.press('Space')
      await expect(answer).toBeHidden()
    }
  }
})

test('the example’s dates leave as much notice as slots need', async ({ page }) => {
  await page.goto('/recruitment/researchers')
  const steps = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })
  await expect(steps.filter({ hasText: 'You say go' })).toContainText('They can start on Thursday')
  await expect(steps.filter({ hasText: 'First interviews' })).toContainText('Thursday')
  await page.goto('/startups')
  await expect(steps.filter({ hasText: 'five interviews' })).toContainText('Thursday')
})

test('says which examples are made up, and only promises an answer by Friday for the Startup Pack', async ({
  page,
}) => {
  const madeUp = ['/', '/about', '/recruitment/researchers', '/case', '/case/1', '/case/5']
  const noFridayOn = ['/about', '/recruitment/researchers', '/case', '/recruitment', '/research']
  for (const path of new Set([...madeUp, ...noFridayOn])) {
    await page.goto(path)
    const main = page.getByRole('main')
    if (madeUp.includes(path)) await expect(main.getByText(/made up/).first(), path).toBeVisible()
    if (noFridayOn.includes(path)) await expect(main, path).not.toContainText('Friday')
  }
})

test('a founder downloads a screener and a guide, then creates an account', async ({ page }) => {
  await page.goto('/startups')
  for (const name of ['screener', 'interview guide']) {
    const started = page.waitForEvent('download')
    await page.getByRole('link', { name: `Download the ${name}` }).click()
    const download = await started
    expect(download.suggestedFilename()).toMatch(/^wattle-sample-.*\.pdf$/)
    expect(await download.failure()).toBeNull()
  }
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
})

test('each case study ends with a way to contact us', async ({ page }) => {
  await page.goto('/case/3')
  await page.getByRole('link', { name: 'Ask for a quote' }).click()
  await expect(page).toHaveURL(/\/#contact-form$/)
  await expect(page.getByRole('heading', { name: 'Get in Touch' })).toBeInViewport()
})

test('explains what participants are paid for even if no amount is configured', async ({
  page,
}) => {
  await page.goto('/recruitment/participants')
  const pay = page.getByRole('region', { name: 'What you’re paid for' })
  await expect(pay).toContainText('25 to 30 minutes')
  await expect(pay).toContainText('The invitation says how much.')
  await expect(pay).not.toContainText('$')
})

test('every page acknowledges whose land we work on', async ({ page }) => {
  await page.goto('/policy')
  const acknowledgement = page.getByRole('region', { name: 'Acknowledgement of Country' })
  await expect(acknowledgement).toContainText('Wurundjeri Woi-wurrung and Bunurong')
})
