import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '#testing/axe.ts'
import { AudienceList } from './audience-list.tsx'

function Sample({ start }: { start: string[] }) {
  const [items, setItems] = useState(start)
  return <AudienceList items={items} onItems={setItems} />
}

const textsOf = () => Array.from(document.querySelectorAll('textarea'), ({ value }) => value)
const focused = () => document.activeElement?.getAttribute('aria-label')

test('adds an item below with Enter and focuses it', async () => {
  const screen = await render(<Sample start={['Works nights', 'Rents']} />)
  await screen.getByRole('textbox', { name: 'Characteristic 1' }).click()
  await userEvent.keyboard('{Enter}Cooks at home')
  expect(textsOf()).toEqual(['Works nights', 'Cooks at home', 'Rents'])
  expect(focused()).toBe('Characteristic 2')
})

test('removes an empty item on Backspace, unless it’s the only item', async () => {
  const screen = await render(<Sample start={['Works nights', '']} />)
  await screen.getByRole('textbox', { name: 'Characteristic 2' }).click()
  await userEvent.keyboard('{Backspace}')
  expect(textsOf()).toEqual(['Works nights'])
  expect(focused()).toBe('Characteristic 1')
  await userEvent.keyboard('{Control>}a{/Control}{Backspace}{Backspace}{Backspace}')
  expect(textsOf()).toEqual([''])
})

test('removes only one item on a double click', async () => {
  const screen = await render(<Sample start={['One', 'Two', 'Three']} />)
  await screen.getByRole('button', { name: 'Remove characteristic 1' }).dblClick()
  expect(textsOf()).toEqual(['Two', 'Three'])
})

test('restores a removed item in its place on Ctrl Z', async () => {
  const screen = await render(<Sample start={['One', 'Two', 'Three']} />)
  await screen.getByRole('button', { name: 'Remove characteristic 2' }).click()
  await expect.element(screen.getByText('Characteristic 2 removed')).toBeVisible()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(textsOf).toEqual(['One', 'Two', 'Three'])
  expect(focused()).toBe('Characteristic 2')
})

test('moves between items with the arrow keys', async () => {
  const screen = await render(<Sample start={['One', 'Two', 'Three']} />)
  await screen.getByRole('textbox', { name: 'Characteristic 1' }).click()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(focused()).toBe('Characteristic 3')
  await userEvent.keyboard('{ArrowUp}')
  expect(focused()).toBe('Characteristic 2')
})

test('refuses a seventh item and says why', async () => {
  const screen = await render(<Sample start={['1', '2', '3', '4', '5', '6']} />)
  await expect.element(screen.getByText('Max items reached - 6 items allowed')).toBeVisible()
  await screen.getByRole('textbox', { name: 'Characteristic 6' }).click()
  await userEvent.keyboard('{Enter}')
  expect(textsOf()).toHaveLength(6)
  await expect
    .element(screen.getByRole('button', { name: 'Add a characteristic' }))
    .not.toBeInTheDocument()
})

test('turns pasted lines into items, and drops the lines’ bullets', async () => {
  const screen = await render(<Sample start={['']} />)
  const box = screen.getByRole('textbox', { name: 'Characteristic 1' })
  await box.click()
  const data = new DataTransfer()
  data.setData('text', '- Works nights\n2. Rents\n\nCooks at home')
  box
    .element()
    .dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  await expect.poll(textsOf).toEqual(['Works nights', 'Rents', 'Cooks at home'])
})

test('doesn’t change a read-only list, and reports the attempt when someone types', async () => {
  const onItems = vi.fn()
  const onTryEdit = vi.fn()
  const screen = await render(
    <AudienceList
      items={['One', 'Two', 'Three']}
      onItems={onItems}
      readOnly
      onTryEdit={onTryEdit}
    />,
  )
  await screen.getByRole('textbox', { name: 'Characteristic 1' }).click()
  await userEvent.keyboard('x')
  expect(onTryEdit).toHaveBeenCalledOnce()
  expect(onItems).not.toHaveBeenCalled()
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
})

test('has no accessibility issues', async () => {
  await render(<Sample start={['Works nights', '']} />)
  await expectAccessible()
})
