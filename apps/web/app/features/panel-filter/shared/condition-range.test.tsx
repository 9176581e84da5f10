import type { Condition, Filter } from '@wattle/contract/filter'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '#testing/axe.ts'
import { ConditionList } from './condition-list.tsx'
import type { FilterChoices } from './filter-hooks.ts'

const field = (id: number, label: string, kind: 'YEAR' | 'NUMBER') => ({
  ...{ id, label, kind, sensitive: false, options: [] },
})
const CHOICES = {
  isAllowed: true,
  fields: [field(1, 'Year of birth', 'YEAR'), field(2, 'Children', 'NUMBER')],
  ...{ lists: [], clients: [], sources: [] },
} as unknown as FilterChoices

let all: Filter['all'] = []
function Sample({ condition }: { condition: Condition }) {
  const [filter, setFilter] = useState<Filter>({ all: [condition] })
  all = filter.all
  return (
    <>
      <ConditionList filter={filter} choices={CHOICES} onChange={setFilter} />
      <button type="button" onClick={() => setFilter({ all: [{ field: 1, from: 1980 }] })}>
        Show a saved view
      </button>
    </>
  )
}

test('changes a postcode range only when both postcodes are complete', async () => {
  const before = { postcode: { from: '3000', to: '3999' } }
  const screen = await render(<Sample condition={before} />)
  const from = screen.getByLabelText('Postcode from')
  await from.fill('')
  await expect.element(from).toHaveValue('')
  await from.fill('32')
  expect(all).toEqual([before])
  await screen.getByLabelText('Postcode to').click()
  await expect.element(screen.getByLabelText('Postcode to')).toHaveFocus()
  await from.fill('3200')
  expect(all).toEqual([{ postcode: { from: '3200', to: '3999' } }])
})

test('says what’s wrong with a range after a moment, and keeps the last valid range', async () => {
  const before = { field: 1, from: 1960, to: 2005 }
  const screen = await render(<Sample condition={before} />)
  const to = screen.getByLabelText('Year of birth to')
  await to.fill('1950')
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('The first value can’t be after the second.')
  await expect.element(to).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(screen.container)
  expect(all).toEqual([before])
  await to.fill('1970')
  expect(all).toEqual([{ field: 1, from: 1960, to: 1970 }])
})

test('accepts a range with only one end, but not an empty one', async () => {
  const screen = await render(<Sample condition={{ field: 2, from: 1 }} />)
  await screen.getByLabelText('Children to').fill('3')
  await screen.getByLabelText('Children from').fill('')
  expect(all).toEqual([{ field: 2, from: undefined, to: 3 }])
  await screen.getByLabelText('Children to').fill('')
  expect(all).toEqual([{ field: 2, from: undefined, to: 3 }])
})

test('replaces a typed range with the range of a saved view when someone opens the view', async () => {
  const screen = await render(<Sample condition={{ field: 1, from: 1960, to: 2005 }} />)
  await screen.getByLabelText('Year of birth to').fill('19')
  await screen.getByRole('button', { name: 'Show a saved view' }).click()
  await expect.element(screen.getByLabelText('Year of birth from')).toHaveValue('1980')
  await expect.element(screen.getByLabelText('Year of birth to')).toHaveValue('')
})

test('says “isn’t known” in a condition for people who haven’t answered, and lets admins change the condition', async () => {
  const screen = await render(<Sample condition={{ field: 2, known: false }} />)
  const how = screen.getByRole('button', { name: /Children: how/ })
  await expect.element(how).toHaveTextContent('isn’t known')
  await how.click()
  await screen.getByRole('option', { name: 'is', exact: true }).click()
  await expect.poll(() => all).toEqual([{ field: 2, from: 1 }])
})
