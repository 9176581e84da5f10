import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider, useParams } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { personState } from '#lib/person-list.ts'
import { expectAccessible } from '#testing/axe.ts'
import { answering } from '#testing/desktop-screen.tsx'
import { PersonCrumb } from './person-crumb.tsx'

afterEach(() => vi.unstubAllGlobals())

const PEOPLE = personState({
  label: 'who qualify',
  ids: [4, 7, 9],
  from: { label: 'Completions', to: '/admin/distributions/3' },
})

function Screen() {
  const id = Number(useParams().id)
  return (
    <main>
      <PersonCrumb id={id} />
      <h1>Person {id}</h1>
      <label>
        Note <input />
      </label>
    </main>
  )
}

async function open(state: object | null) {
  answering((_method, path) => ({ body: { id: Number(path.split('/').at(-1)), name: 'Leanne' } }))
  await page.viewport(1280, 900)
  const router = createMemoryRouter([{ path: '/admin/people/:id', element: <Screen /> }], {
    initialEntries: [{ pathname: '/admin/people/7', state }],
  })
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  await expect.element(page.getByRole('heading', { name: 'Person 7' })).toBeVisible()
}

const person = (id: number) => page.getByRole('heading', { name: `Person ${id}` })

test('goes to the next person on the list with J, and back with K', async () => {
  await open(PEOPLE)
  await expect.element(page.getByText('2 of 3 who qualify')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Completions' })).toBeVisible()
  await expectAccessible()
  await userEvent.keyboard('j')
  await expect.element(person(9)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Next person (J)' })).toBeDisabled()
  await userEvent.keyboard('j')
  await userEvent.keyboard('k')
  await expect.element(person(7)).toBeVisible()
  await page.getByRole('button', { name: 'Previous person (K)' }).click()
  await expect.element(person(4)).toBeVisible()
})

test('ignores J and K while someone is typing', async () => {
  await open(PEOPLE)
  await page.getByLabelText('Note').click()
  await userEvent.keyboard('jk')
  await expect.element(page.getByLabelText('Note')).toHaveValue('jk')
  await expect.element(person(7)).toBeVisible()
})

test('hides the link to the next person when there’s no list', async () => {
  await open(null)
  await expect.element(page.getByRole('link', { name: 'Panel' })).toBeVisible()
  await userEvent.keyboard('j')
  await expect.element(person(7)).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Next/ })).not.toBeInTheDocument()
})
