import { FIRST_SLOT_DAY } from '@wattle/contract/limits'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { TEST_WEEK } from '#content/startups.ts'
import { weekday } from '#content/weekday.ts'
import { FaqList } from './faq-list.tsx'
import { WorkedExample } from './researchers/worked-example.tsx'
import { SampleNote } from './sample-note.tsx'

test("shows the example's first interviews on the first day that a slot can start", async () => {
  await render(<WorkedExample />)
  const first = page.getByRole('listitem').filter({ hasText: 'First interviews' })
  await expect.element(first.getByText(weekday(FIRST_SLOT_DAY), { exact: true })).toBeVisible()
})

test("plans a startup's week from Monday to Friday, with interviews from the first day that a slot can start", () => {
  expect(TEST_WEEK.findIndex(({ text }) => text.includes('interviews'))).toBe(FIRST_SLOT_DAY)
  expect(TEST_WEEK.map(({ day }) => day)).toEqual([0, 1, 2, 3, 4].map(weekday))
})

test('counts weekdays on from Sunday to Monday', () => {
  expect([6, 7, 9].map(weekday)).toEqual(['Sunday', 'Monday', 'Wednesday'])
})

test('opens an FAQ answer on a click, and shows the links in the answer', async () => {
  const faqs = [{ question: 'How much?', answer: ['See [the terms](/conditions).'] }]
  await render(<FaqList title="Questions" faqs={faqs} />, { wrapper: MemoryRouter })
  const link = page.getByRole('link', { name: 'the terms' })
  await expect.element(link).not.toBeInTheDocument()
  await page.getByText('How much?').click()
  await expect.element(link).toHaveAttribute('href', '/conditions')
})

test('marks a sample as made up, both for readers and in the markup', async () => {
  await render(<SampleNote>These quotes are made up.</SampleNote>)
  const note = page.getByRole('paragraph')
  await expect.element(note).toHaveTextContent('Sample These quotes are made up.')
  await expect.element(note).toHaveAttribute('data-sample')
})
