import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '#testing/axe.ts'
import { answering, refusal, renderAtDesk } from '#testing/desktop-screen.tsx'
import type { AdminProject } from './hooks.ts'
import { ProjectActions } from './project-actions.tsx'

afterEach(() => vi.unstubAllGlobals())

const AT = '2026-11-01T00:00:00.000Z'
const ACME = { id: 5, name: 'Acme', projects: 3, createdAt: AT }
const REFUSED = 'Something went wrong. Please try again.'
const PROJECT = { id: 3, projectName: 'Roster Meals' } as AdminProject

/** Every request the page sent, except GET requests, as "METHOD path body". */
const sentBy = (fetch: ReturnType<typeof answering>) =>
  fetch.mock.calls
    .filter(([, { method }]) => method !== undefined && method !== 'GET')
    .map(([path, { method, body }]) => `${method} ${path} ${String(body)}`)

async function open(project: AdminProject = PROJECT) {
  await renderAtDesk(
    <main>
      <h1>Projects</h1>
      <ProjectActions project={project} />
    </main>,
  )
  await page.getByRole('button', { name: 'More actions for Roster Meals' }).click()
  await page.getByRole('menuitem', { name: 'Set client…' }).click()
  return page.getByRole('dialog', { name: 'Set the client' })
}

test('preselects a project’s current client, and saves another choice', async () => {
  const fetch = answering((method) => ({ body: method === 'GET' ? [ACME] : PROJECT }))
  const dialog = await open({ ...PROJECT, client: { id: 5, name: 'Acme' } })
  const client = dialog.getByLabelText('Client', { exact: true })
  await expect.element(client).toHaveValue('5')
  await expect
    .element(dialog.getByText('The project can also invite people on this client’s lists.'))
    .toBeVisible()
  await expectAccessible()
  await userEvent.selectOptions(client, 'No client')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Client saved')).toBeVisible()
  expect(sentBy(fetch)).toEqual(['PATCH /api/admin/projects/3 {"clientId":null}'])
})

test('adds a new client only once, even if saving the project fails at first', async () => {
  let isDown = true
  const fetch = answering((method, path) => {
    if (method === 'GET') return { body: [ACME] }
    if (path.endsWith('/clients')) return { status: 201, body: { ...ACME, id: 6, name: 'Bolt' } }
    return isDown ? refusal(REFUSED) : { body: PROJECT }
  })
  const dialog = await open()
  await userEvent.selectOptions(dialog.getByLabelText('Client', { exact: true }), 'New client…')
  await expect.element(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
  await dialog.getByLabelText('New client’s name').fill('Bolt')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(REFUSED)
  isDown = false
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Client saved')).toBeVisible()
  const saving = 'PATCH /api/admin/projects/3 {"clientId":6}'
  expect(sentBy(fetch)).toEqual(['POST /api/admin/clients {"name":"Bolt"}', saving, saving])
})

test('says next to the field that another client has the same name, and keeps the typed name', async () => {
  const message = 'There’s already a client with this name.'
  answering((method) =>
    method === 'GET'
      ? { body: [ACME] }
      : {
          status: 400,
          body: {
            statusCode: 400,
            code: 'INVALID_INPUT',
            message,
            data: { message, fields: { name: message } },
          },
        },
  )
  const dialog = await open()
  await userEvent.selectOptions(dialog.getByLabelText('Client', { exact: true }), 'New client…')
  await dialog.getByLabelText('New client’s name').fill('acme')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog.getByText(message)).toBeVisible()
  await expect.element(dialog.getByLabelText('New client’s name')).toHaveValue('acme')
})

test('says why the clients didn’t load', async () => {
  answering(() => refusal(REFUSED, 503))
  const dialog = await open()
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(REFUSED)
})
