import { expect, test, vi } from 'vitest'
import { page as browserPage } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '#testing/axe.ts'
import { Pagination } from './pagination.tsx'

function paged(page: number, onPage = vi.fn(), total = 128) {
  return <Pagination label="Rows" page={page} pageSize={8} total={total} onPage={onPage} numbered />
}

function numbersOn(container: Element) {
  return [...container.querySelectorAll('nav > button, nav > span[aria-hidden]')]
    .filter((element) => element.checkVisibility())
    .map((element) => element.textContent)
}

test('says which rows are shown, and how many there are', async () => {
  const screen = await render(paged(16, undefined, 125))
  await expect.element(screen.getByText('121–125 of 125')).toBeVisible()
})

test('separates thousands in large numbers', async () => {
  const screen = await render(paged(1301, undefined, 20_300))
  await expect.element(screen.getByText('10,401–10,408 of 20,300')).toBeVisible()
})

test('says that a page is past the end, and goes back to the last page', async () => {
  const onPage = vi.fn()
  const screen = await render(paged(99, onPage))
  await expect.element(screen.getByText('None of 128')).toBeVisible()
  await screen.getByRole('button', { name: 'Previous page' }).click()
  expect(onPage).toHaveBeenLastCalledWith(16)
})

test('disables the arrows at the first and last page', async () => {
  const onPage = vi.fn()
  const screen = await render(paged(1, onPage))
  ;(screen.getByRole('button', { name: 'Previous page' }).element() as HTMLElement).click()
  expect(onPage).not.toHaveBeenCalled()
  await screen.getByRole('button', { name: 'Next page' }).click()
  expect(onPage).toHaveBeenLastCalledWith(2)
  await screen.rerender(paged(16, onPage))
  ;(screen.getByRole('button', { name: 'Next page' }).element() as HTMLElement).click()
  expect(onPage).toHaveBeenCalledOnce()
})

test('shows the first, last and neighbouring pages, and no ellipsis for a single page', async () => {
  await browserPage.viewport(1280, 800)
  const screen = await render(paged(8))
  const numbers = () => numbersOn(screen.container).filter((text) => text !== '')
  expect(numbers()).toEqual(['1', '…', '7', '8', '9', '…', '16'])
  await screen.rerender(paged(4))
  expect(numbers()).toEqual(['1', '2', '3', '4', '5', '…', '16'])
  await screen.rerender(paged(13))
  expect(numbers()).toEqual(['1', '…', '12', '13', '14', '15', '16'])
  await screen.rerender(paged(1, undefined, 5))
  expect(numbers()).toEqual(['1'])
})

test('shows an ellipsis on a phone wherever it leaves out pages', async () => {
  await browserPage.viewport(390, 844)
  const screen = await render(paged(4, undefined, 7 * 8))
  const numbers = () => numbersOn(screen.container).filter((text) => text !== '')
  expect(numbers()).toEqual(['1', '…', '4', '…', '7'])
  await screen.rerender(paged(2, undefined, 7 * 8))
  expect(numbers()).toEqual(['1', '2', '…', '7'])
  await screen.rerender(paged(7, undefined, 7 * 8))
  expect(numbers()).toEqual(['1', '…', '7'])
})

test('marks the current page', async () => {
  const screen = await render(paged(3))
  await expect
    .element(screen.getByRole('button', { name: 'Page 3' }))
    .toHaveAttribute('aria-current', 'page')
})

test('says “None” if there are no rows', async () => {
  const screen = await render(paged(1, undefined, 0))
  await expect.element(screen.getByText('None', { exact: true })).toBeVisible()
})

test('has no accessibility violations', async () => {
  await render(paged(3))
  await expectAccessible()
})
