import { saveMemberProfile } from '@wattle/contract/membership'
import { getMember, saveProfile } from '@wattle/contract/panel'
import { listRememberable, rememberAnswers } from '@wattle/contract/profile'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { linkKey, PANEL_LINK } from '#adapters/link-key.ts'
import { panelMembers } from '#db/schema/panel.ts'
import { profileValues } from '#db/schema/profiles.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const NOT_TOLD = { status: 409, body: { code: 'POLICY_NOT_TOLD' } }
const values = [{ fieldId: 1, number: 1984 }]

test('asks for no profile answers until version 2 of the policy is published', async () => {
  const { token: as } = await app.given.user({ role: 'ROLE_ADMIN' })
  const study = await app.given.study()
  const [person = { hash: '', token: '', invitationId: 0 }] = study.people
  await app.given.screening(person)
  const [member] = await app.deps.db.select().from(panelMembers)
  const key = linkKey(app.deps.secret(PANEL_LINK), member?.linkNonce ?? Buffer.alloc(0))
  expect((await app.call(getMember, { body: { key } })).body.profile).toMatchObject({
    mayAsk: false,
  })
  expect(await app.call(saveProfile, { body: { key, values } })).toMatchObject(NOT_TOLD)
  const params = { id: String(member?.id) }
  expect(await app.call(saveMemberProfile, { as, params, body: { values } })).toMatchObject(
    NOT_TOLD,
  )
  const respondent = { as: person.token, params: { hash: person.hash } }
  expect((await app.call(listRememberable, respondent)).body).toEqual([])
  expect(await app.call(rememberAnswers, { ...respondent, body: { fieldIds: [1] } })).toMatchObject(
    NOT_TOLD,
  )
  expect(await app.deps.db.select().from(profileValues)).toEqual([])
})
