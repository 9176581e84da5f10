import { bookSlotFor, notifyResearcher } from '@wattle/contract/admin'
import { deleteSlot, moveSlot, restoreSlot } from '@wattle/contract/calendar'
import { API_BASE, type Endpoint } from '@wattle/contract/endpoint'
import * as interview from '@wattle/contract/interview'
import { deletePanelMember } from '@wattle/contract/membership'
import { deleteResearch } from '@wattle/contract/research'
import * as respondent from '@wattle/contract/screening'
import { undoAsAdmin, undoInterviewChange } from '@wattle/contract/undo'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { interviews } from '#db/schema/interviews.ts'
import { panelMembers } from '#db/schema/panel.ts'
import { type Dice, seededDice } from '#testing/dice.ts'
import { type SecondProcess, startSecondProcess } from '#testing/second-process.ts'
import { interviewViolations } from '#testing/simulation/interview-invariants.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

const STUDIES = process.env.LONG ? 25 : 2
const WAVES = 28
const AT_ONCE = process.env.LONG ? 20 : 10
/** From these waves on, calls may also delete people (`FORGETTING`) or the project (`DELETING`). */
const FORGETTING = 18
const DELETING = 22
const SEED = Number(process.env.STORM_SEED ?? 1)

let app: TestApp
let second: SecondProcess
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMITS: 'off' } })
  second = await startSecondProcess(app)
})
afterAll(async () => {
  await second.close()
  await app.close()
})

type Sent = { as: string; params?: object; query?: Record<string, string>; body?: object }

async function send(dice: Dice, { method, path }: Endpoint, { as, params, query, body }: Sent) {
  const values = new Map(Object.entries(params ?? {}))
  const url = `${API_BASE}${path}`.replace(/:(\w+)/g, (_, name) => String(values.get(name)))
  const reply = await dice.pick([app.app, second.server]).inject({
    method,
    url: `${url}?${new URLSearchParams(query)}`,
    headers: { authorization: `Bearer ${as}`, 'x-time-zone': 'Europe/Berlin' },
    ...(body && { payload: body }),
  })
  expect(reply.statusCode, `${method} ${path}: ${reply.body}`).toBeLessThan(500)
}

/**
 * Creates a study with free slots. Returns a function that makes one random call by someone
 * involved in its interviews.
 */
async function openStudy(dice: Dice, admin: string) {
  const study = await app.given.study({ people: 5 })
  for (const person of study.people) await app.given.screening(person)
  const days = [20, 21, 22, 23]
  const slots = await app.given.slots(
    study,
    days.map((day) => `2026-11-${day}T00:00:00Z`),
  )
  const members = await app.deps.db.select().from(panelMembers)
  const researcher = study.as
  return async (wave: number, interviewIds: number[]) => {
    const { token, hash, email, invitationId } = dice.pick(study.people)
    const slotId = dice.pick(slots)
    const id = dice.pick(interviewIds)
    const query: Record<string, string> = dice.pick([{}, { undo: 'true' }])
    const day = dice.pick([...days, 24, 25])
    const hour = {
      startTime: `2026-11-${day}T02:00:00Z`,
      endTime: `2026-11-${day}T03:00:00Z`,
      timezone: 'Australia/Melbourne',
    }
    const memberId = members.find((member) => member.email === email)?.id
    const book: [Endpoint, Sent] = [respondent.bookSlot, { as: token, params: { slotId, hash } }]
    const calls: [Endpoint, Sent][] = [
      ...Array.from({ length: 4 }, () => book),
      [respondent.cancelBooking, { as: token, params: { hash } }],
      [bookSlotFor, { as: admin, params: { slotId, userScreenerId: invitationId }, query }],
      [interview.cancelInterview, { as: researcher, params: { id }, query, body: {} }],
      [interview.rescheduleInterview, { as: researcher, params: { id }, query, body: { slotId } }],
      [undoInterviewChange, { as: researcher, params: { id } }],
      [undoAsAdmin, { as: admin, params: { id } }],
      [
        interview.confirmInterviewManually,
        { as: researcher, params: { id }, query: { ...query, link: 'https://meet.example/room' } },
      ],
      [notifyResearcher, { as: admin, params: { id }, query }],
      [deleteSlot, { as: researcher, params: { slotId } }],
      [restoreSlot, { as: researcher, params: { slotId } }],
      [moveSlot, { as: researcher, body: { slotId, ...hour } }],
      wave > FORGETTING ? [deletePanelMember, { as: admin, params: { id: memberId } }] : book,
      wave > DELETING
        ? [deleteResearch, { as: researcher, params: { id: study.id }, query: { force: 'true' } }]
        : book,
    ]
    await send(dice, ...dice.pick(calls))
  }
}

test(`keeps interviews consistent when everyone in ${STUDIES} studies acts at once in two processes`, async () => {
  const admin = await app.given.user({ role: 'ROLE_ADMIN' })
  for (let number = 0; number < STUDIES; number++) {
    const dice = seededDice(SEED * 1000 + number)
    const act = await openStudy(dice, admin.token)
    for (let wave = 0; wave < WAVES; wave++) {
      const rows = await app.deps.db.select({ id: interviews.id }).from(interviews)
      const ids = rows.length > 0 ? rows.map(({ id }) => id) : [0]
      await Promise.all(Array.from({ length: AT_ONCE }, () => act(wave, ids)))
    }
    expect(await interviewViolations(app.deps.db), `seed ${SEED}, study ${number}`).toEqual([])
  }
}, 900_000)
