import * as contract from '@wattle/contract/screening'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '#db/open.ts'
import { invitations } from '#db/schema/distributions.ts'
import { screenerOptions } from '#db/schema/researches.ts'
import { countLockWaits } from '#testing/lock-waits.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const QUESTION = {
  draftId: null,
  question: 'How do you get to work?',
  type: 'SINGLE_CHOICE' as const,
  ordered: false,
  options: [
    { text: 'By tram', mustMatch: true },
    { text: 'By car', mustMatch: false },
  ],
}

/** Someone with qualifying answers who hasn't pressed Finish yet. */
async function answered() {
  const { people } = await app.given.study({ questions: [QUESTION] })
  const [person] = people
  if (!person) throw new Error('nobody was invited')
  const { token: as, invitationId } = person
  const params = { userScreenerId: String(invitationId) }
  const { body } = await app.call(contract.startScreener, { as, params })
  const options = await app.deps.db.select().from(screenerOptions)
  const wanted = new Set(options.filter((one) => one.mustMatch).map(({ id }) => id))
  const [asked] = body.userAnswers
  const right = asked?.options.find(({ optionId }) => wanted.has(optionId))
  const wrong = asked?.options.find(({ optionId }) => !wanted.has(optionId))
  if (!asked || !right || !wrong) throw new Error('no question with a right and a wrong option')
  const { userScreenerAnswerId } = asked
  const first = { userScreenerAnswerId, optionId: right.optionId, selected: true }
  await app.call(contract.answerScreener, { as, body: first })
  return {
    invitationId,
    changeOfMind: `array_replace(chosen_ids, ${first.optionId}, ${wrong.optionId})`,
    choose: () => app.call(contract.answerScreener, { as, body: first }),
    finish: () => app.call(contract.completeScreener, { as, params }),
    result: async () => {
      const rows = await app.deps.db.select().from(invitations)
      return rows.find(({ id }) => id === invitationId)?.result
    },
  }
}

/**
 * Locks the invitation, makes a call that has to wait for the lock, and runs `act` before releasing
 * it.
 */
async function meanwhile<Reply>(
  invitationId: number,
  call: () => Promise<Reply>,
  act: (tx: Db) => Promise<unknown>,
): Promise<Reply> {
  const { trying } = await app.deps.db.transaction(async (tx) => {
    await tx.execute(`select from invitations where id = ${invitationId} for update`)
    const trying = call()
    await expect.poll(() => countLockWaits(app.deps.db), { timeout: 20_000 }).toBe(1)
    await act(tx)
    return { trying }
  })
  return trying
}

test('counts a choice that is still being stored when someone presses “Finish”', async () => {
  const { invitationId, changeOfMind, finish, result } = await answered()
  const reply = await meanwhile(invitationId, finish, (tx) =>
    tx.execute(`update invitations set chosen_ids = ${changeOfMind} where id = ${invitationId}`),
  )
  expect(reply.status).toBe(200)
  expect(await result()).toBe('NOT_FIT')
})

test('refuses a choice while the screener is being completed', async () => {
  const { invitationId, choose } = await answered()
  const reply = await meanwhile(invitationId, choose, (tx) =>
    tx.execute(`update invitations set status = 'COMPLETED', result = 'FIT'
      where id = ${invitationId}`),
  )
  expect(reply).toMatchObject({ status: 409, body: { code: 'ALREADY_COMPLETED' } })
})
