import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { AnalyticsChoices } from './analytics-choices.tsx'
import { ConsentBar } from './consent-bar.tsx'
import { countView } from './count-view.ts'

const ID = 'G-TEST1'
const tags = window as { dataLayer?: IArguments[] }

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(window, `ga-disable-${ID}`)
  Reflect.deleteProperty(window, 'dataLayer')
})

/** Paths of the page views sent to Google's script. */
const viewsSent = () =>
  (tags.dataLayer ?? [])
    .filter(([, name]) => name === 'page_view')
    .map(([, , view]) => view.page_path)

test('counts visitors who agree, deletes their cookies if they change their mind, and never asks participants', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return Response.json({ analyticsId: ID })
  })
  // Google's script mustn't load in a test.
  const loaded = vi.spyOn(document.head, 'append').mockImplementation(() => {})
  await render(
    <>
      <AnalyticsChoices className="" />
      <ConsentBar />
    </>,
  )
  const bar = page.getByRole('region', { name: 'Analytics' })
  const choices = page.getByRole('button', { name: 'Analytics choices' })

  await countView('/respondent/screener')
  expect(asked).toEqual([])
  await expect.element(bar).not.toBeInTheDocument()

  await countView('/')
  await expect.element(bar).toBeVisible()
  expect(loaded).not.toHaveBeenCalled()
  await bar.getByRole('button', { name: 'Allow' }).click()
  await expect.element(bar).not.toBeInTheDocument()
  expect(viewsSent()).toEqual(['/'])
  expect(loaded).toHaveBeenCalledTimes(1)

  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API yet
  document.cookie = '_ga=1; path=/'
  await choices.click()
  await expect.element(bar).toHaveFocus()
  await expect.element(bar.getByText('You’ve said yes to analytics.')).toBeVisible()
  await bar.getByRole('button', { name: 'No, thanks' }).click()
  await expect.element(choices).toHaveFocus()
  expect(document.cookie).not.toContain('_ga')
  expect(Reflect.get(window, `ga-disable-${ID}`)).toBe(true)

  await countView('/policy')
  await expect.element(bar).not.toBeInTheDocument()
  expect(viewsSent()).toEqual(['/'])
  expect(asked).toEqual(['/api/site/view', '/api/site/config', '/api/site/view'])
})
