import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { themeScript } from '#lib/theme.ts'
import { ThemeSwitch } from './theme-switch.tsx'

const { documentElement } = document

function paper() {
  return getComputedStyle(documentElement).backgroundColor
}

afterEach(() => {
  localStorage.clear()
  delete documentElement.dataset.theme
})

test('shows a chosen theme immediately and remembers it', async () => {
  const screen = await render(<ThemeSwitch />)
  await screen.getByRole('radio', { name: 'Dark' }).click()
  expect(paper()).toBe('rgb(17, 25, 22)')
  expect(localStorage.getItem('theme')).toBe('dark')
  await screen.getByRole('radio', { name: 'Light' }).click()
  expect(paper()).toBe('rgb(251, 248, 240)')
})

test("follows the system's theme again when people choose System", async () => {
  localStorage.setItem('theme', 'dark')
  const screen = await render(<ThemeSwitch />)
  await expect.element(screen.getByRole('radio', { name: 'Dark' })).toBeChecked()
  await screen.getByRole('radio', { name: 'System' }).click()
  expect(localStorage.getItem('theme')).toBeNull()
  expect(documentElement.dataset.theme).toBeUndefined()
})

test('sets a remembered theme before the first paint', () => {
  localStorage.setItem('theme', 'dark')
  const script = document.createElement('script')
  script.textContent = themeScript
  document.head.append(script)
  script.remove()
  expect(documentElement.dataset.theme).toBe('dark')
})

test('ignores an unknown theme in storage', () => {
  localStorage.setItem('theme', 'sepia')
  const script = document.createElement('script')
  script.textContent = themeScript
  document.head.append(script)
  script.remove()
  expect(documentElement.dataset.theme).toBeUndefined()
})

test('applies a theme chosen on another page when the visitor goes back to this page', async () => {
  const screen = await render(<ThemeSwitch />)
  localStorage.setItem('theme', 'dark')
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await expect.element(screen.getByRole('radio', { name: 'Dark' })).toBeChecked()
  expect(documentElement.dataset.theme).toBe('dark')
})

test('applies a theme that someone chooses in another tab', async () => {
  const screen = await render(<ThemeSwitch />)
  localStorage.setItem('theme', 'dark')
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
  await expect.element(screen.getByRole('radio', { name: 'Dark' })).toBeChecked()
  expect(documentElement.dataset.theme).toBe('dark')
})
