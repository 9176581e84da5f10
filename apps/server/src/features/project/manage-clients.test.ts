import { listProjects } from '@wattle/contract/admin'
import * as contract from '@wattle/contract/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
let as: string
beforeAll(async () => {
  app = await startTestApp()
  as = (await app.given.user({ role: 'ROLE_ADMIN' })).token
})
afterAll(() => app.close())

const add = async (name: string) =>
  (await app.call(contract.addClient, { as, body: { name } })).body
const rename = (id: number, name: string) =>
  app.call(contract.updateClient, { as, params: { id: String(id) }, body: { name } })

test('renames a client, unless another client has that name in any letter case', async () => {
  const acme = await add('Acme')
  await add('Bolt')
  expect((await rename(acme.id, 'ACME Tools')).body).toEqual({ ...acme, name: 'ACME Tools' })
  expect((await rename(acme.id, 'acme tools')).status).toBe(200)
  expect(await rename(acme.id, 'BOLT')).toMatchObject({
    status: 400,
    body: { data: { fields: { name: 'There’s already a client with this name.' } } },
  })
})

test('shows who each project is for in the list of projects', async () => {
  const client = await add('Cedar')
  const project = await app.given.research({ status: 'CONDUCTING_INTERVIEW' })
  const params = { id: String(project.id) }
  const listed = async () => {
    const { body } = await app.call(listProjects, { as, query: {} })
    return body.find(({ id }) => id === project.id)?.client
  }
  expect(await listed()).toBeNull()
  const body = { clientId: client.id }
  await app.call(contract.setProjectClient, { as, params, body })
  expect(await listed()).toEqual({ id: client.id, name: 'Cedar' })
})
