import { chooseQualifying } from './choose-qualifying.ts'
import { expect, test } from './journey.ts'
import { device, expectReadable } from './phone.ts'
import { createStudy } from './study.ts'

test('takes someone on a phone from the last question to a booked time without an email', async ({
  browser,
  product,
  smtp,
  baseURL,
}) => {
  test.slow()
  const study = await createStudy(product, smtp, 1)
  await study.bookAtOnce()
  await study.offer(5, 10)
  const phone = await device(browser, baseURL)
  await phone.goto(study.links[0] ?? '')
  await phone.getByRole('button', { name: 'Start' }).tap()
  await phone.getByRole('button', { name: 'Next' }).tap()
  await phone.getByRole('checkbox').tap()
  await phone.getByRole('button', { name: 'Next' }).tap()
  const count = study.questions.length
  for (let at = 0; at < count; at++) {
    await expect(phone.getByText(`Question ${at + 1} of ${count}`)).toBeVisible()
    await chooseQualifying(phone, study, at)
    await phone.getByRole('button', { name: 'Next' }).tap()
  }
  await expect(phone.getByText(/If you qualify, you can choose a time straight away/)).toBeVisible()
  await phone.getByRole('button', { name: 'Finish' }).tap()
  await expect(phone.getByRole('heading', { name: 'You qualify. Choose a time.' })).toBeVisible()
  await expectReadable(phone)
  await phone.getByRole('link', { name: 'Choose a time' }).tap()
  await expect(phone.getByRole('heading', { name: 'Available Slots' })).toBeVisible()
  await phone
    .getByRole('button', { name: /day, .*Perth, AWST/ })
    .first()
    .tap()
  await phone.getByRole('button', { name: 'Confirm', exact: true }).tap()
  await expect(phone.getByText('Your interview is booked', { exact: true })).toBeVisible()
})
