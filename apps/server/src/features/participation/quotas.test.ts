import * as admin from '@wattle/contract/admin'
import { cancelInterviewAsAdmin, recordOutcome } from '@wattle/contract/attendance'
import { cancelInterview } from '@wattle/contract/interview'
import { BOOKED_INTERVIEWS } from '@wattle/contract/interview-status'
import type { Outcome } from '@wattle/contract/outcome'
import type { QuotaCell } from '@wattle/contract/quotas'
import * as contract from '@wattle/contract/research'
import type { ScreenerQuestion } from '@wattle/contract/screener'
import { bookSlot, cancelBooking, listRespondentSlots } from '@wattle/contract/screening'
import { nextStep, previousStep } from '@wattle/contract/steps'
import { undoAsAdmin, undoInterviewChange } from '@wattle/contract/undo'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { invitations } from '#db/schema/distributions.ts'
import { interviews } from '#db/schema/interviews.ts'
import { emailPlacesOpened } from '#features/campaign/send-scheduling-emails.ts'
import { deleteMember } from '#features/panel/manage-members.ts'
import { changeInterview } from '#testing/change-interview.ts'
import type { Invited, Person } from '#testing/given.ts'
import {
  addNumberQuestion,
  answerWith,
  groupingQuestion,
  writeNumber,
} from '#testing/quota-people.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
let adminUser: Person
beforeAll(async () => {
  app = await startTestApp()
  adminUser = await app.given.user({ role: 'ROLE_ADMIN' })
})
afterAll(() => app.close())

const HOURS = Array.from({ length: 8 }, (_, at) => `2026-11-20T0${at}:00:00Z`)

type Study = Awaited<ReturnType<TestApp['given']['study']>> & {
  question: ScreenerQuestion
  slotIds: number[]
}

async function studyWith(people: number, unqualified = 0): Promise<Study> {
  const study = await app.given.study({ people: people + unqualified })
  for (const person of study.people.splice(people)) await app.given.screening(person, false)
  const question = await groupingQuestion(app, study)
  return { ...study, question, slotIds: await app.given.slots(study, HOURS) }
}

const cellOf = (
  { question }: Pick<Study, 'question'>,
  optionAt: number,
  numbers: Partial<QuotaCell> = {},
): QuotaCell => ({
  questionId: question.id,
  name: `Option ${optionAt}`,
  optionIds: [question.options[optionAt]?.id ?? 0],
  least: 0,
  most: 1,
  ...numbers,
})

const setQuotas = ({ id, as }: { id: number; as: string }, cells: QuotaCell[]) =>
  app.call(contract.updateQuotas, { as, params: { id: String(id) }, body: { cells } })
const read = async ({ id, as }: { id: number; as: string }) =>
  (await app.call(contract.getResearch, { as, params: { id: String(id) } })).body
const countsOf = async (study: Study) =>
  (await read(study)).quotas.map(({ name, booked, waiting }) => ({ name, booked, waiting }))

const book = ({ hash, token }: Invited, slotId = 0) =>
  app.call(bookSlot, { as: token, params: { slotId: String(slotId), hash } })
const timesOf = async ({ hash, token }: Invited) =>
  (await app.call(listRespondentSlots, { as: token, params: { hash } })).body
const bookByAdmin = ({ invitationId }: Invited, slotId = 0) =>
  app.call(admin.bookSlotFor, {
    as: adminUser.token,
    params: { slotId: String(slotId), userScreenerId: String(invitationId) },
  })

const interviewOf = async ({ invitationId }: Invited) => {
  const rows = await app.deps.db.select().from(interviews)
  return rows.find((row) => row.invitationId === invitationId)?.id ?? 0
}
const statusOf = async (id: number) =>
  (await app.deps.db.select().from(interviews)).find((row) => row.id === id)?.status

type Undoer = 'researcher' | 'admin'

async function cancelWithUndo(study: Study, person: Invited, by: Undoer): Promise<number> {
  const id = await interviewOf(person)
  const call = { params: { id: String(id) }, query: { undo: 'true' as const } }
  const { status } =
    by === 'admin'
      ? await app.call(cancelInterviewAsAdmin, {
          as: adminUser.token,
          ...call,
          body: { reason: 'Ill' },
        })
      : await app.call(cancelInterview, { as: study.as, ...call, body: {} })
  expect(status).toBe(200)
  return id
}

const undo = (study: Study, id: number, by: Undoer) =>
  by === 'admin'
    ? app.call(undoAsAdmin, { as: adminUser.token, params: { id: String(id) } })
    : app.call(undoInterviewChange, { as: study.as, params: { id: String(id) } })

/**
 * Makes people qualify. With `optionsAt` as `[0, 2]`, the first person chooses the first option and
 * the second person the third.
 */
async function answered(study: Study, optionsAt: number[]): Promise<Invited[]> {
  for (const [at, optionAt] of optionsAt.entries())
    await answerWith(app, study.people[at] as Invited, study.question, optionAt)
  return study.people
}

test('refuses quotas until version 2 of the policy is published', async () => {
  const study = await studyWith(1)
  expect(await setQuotas(study, [cellOf(study, 0)])).toMatchObject({
    status: 409,
    body: { code: 'POLICY_NOT_TOLD' },
  })
  await app.given.policyPublished()
})

describe('setting quotas', () => {
  test('starts without quotas', async () => {
    expect((await read(await app.given.research())).quotas).toEqual([])
  })

  test('accepts cells at the review step and counts booked and waiting people', async () => {
    const study = await studyWith(3)
    const [one, two, three] = (await answered(study, [0, 0, 1])) as [Invited, Invited, Invited]
    await book(one, study.slotIds[0])
    const cells = [cellOf(study, 0, { least: 1, most: 2 }), cellOf(study, 1)]
    const { status, body } = await setQuotas(study, cells)
    expect(status).toBe(200)
    expect(body.quotas).toMatchObject([
      { ...cells[0], id: expect.any(Number), from: null, to: null, booked: 1, waiting: 1 },
      { ...cells[1], booked: 0, waiting: 1 },
    ])
    await book(two, study.slotIds[1])
    await book(three, study.slotIds[2])
    expect(await countsOf(study)).toEqual([
      { name: 'Option 0', booked: 2, waiting: 0 },
      { name: 'Option 1', booked: 1, waiting: 0 },
    ])
  })

  test('sorts everyone into cells again when the cells change, and keeps the cells’ ids', async () => {
    const study = await studyWith(2)
    const [one] = (await answered(study, [0, 1])) as [Invited]
    const first = await setQuotas(study, [cellOf(study, 0), cellOf(study, 1)])
    await book(one, study.slotIds[0])
    const [a, b] = first.body.quotas
    const swapped = [
      { ...cellOf(study, 1), id: a?.id, name: 'Option 1' },
      { ...cellOf(study, 0), id: b?.id, name: 'Option 0' },
    ]
    const { body } = await setQuotas(study, swapped as QuotaCell[])
    expect(body.quotas).toMatchObject([
      { id: a?.id, name: 'Option 1', booked: 0, waiting: 1 },
      { id: b?.id, name: 'Option 0', booked: 1, waiting: 0 },
    ])
    expect((await setQuotas(study, [])).body.quotas).toEqual([])
    expect((await setQuotas(study, [cellOf(study, 0)])).body.quotas).toMatchObject([{ booked: 1 }])
  })

  test('sorts people into ranges by the number they entered, including open-ended ranges', async () => {
    const study = await studyWith(3)
    const people = await answered(study, [0, 1, 1])
    const numberId = await addNumberQuestion(app, study.id)
    for (const [at, number] of [17, 18, 45].entries())
      await writeNumber(app, people[at] as Invited, numberId, number)
    const aged = (name: string, from: number | null, to: number | null) =>
      ({ questionId: numberId, name, from, to, least: 0, most: 1 }) satisfies QuotaCell
    const { body } = await setQuotas(study, [aged('Adults', 18, null), aged('Minors', null, 17)])
    expect(body.quotas).toMatchObject([
      { name: 'Adults', from: 18, to: null, optionIds: [], waiting: 2 },
      { name: 'Minors', from: null, to: 17, waiting: 1 },
    ])
  })

  test.each([
    ['overlapping cells', [{}, { name: 'Other' }], 'cells.1.optionIds'],
    ['the same name twice', [{}, { optionAt: 1, name: 'OPTION 0' }], 'cells.1.name'],
    [
      'minimums above the target',
      [
        { least: 3, most: 3 },
        { optionAt: 1, least: 3, most: 3 },
      ],
      'cells.0.least',
    ],
    ['a maximum below the minimum', [{ least: 3, most: 2 }], 'cells.0.most'],
    ['a cell without options', [{ optionIds: [] }], 'cells.0.optionIds'],
    ['a question of another project', [{ questionId: 999_999 }], 'cells.0.questionId'],
    ['an empty name', [{ name: ' ' }], 'cells.0.name'],
  ])('refuses %s', async (_what, changes, field) => {
    const study = await app.given.research({ status: 'PROJECT_CONFIRMATION' })
    const question = await groupingQuestion(app, study)
    const cells = (changes as (Partial<QuotaCell> & { optionAt?: number })[]).map(
      ({ optionAt = 0, ...numbers }) => cellOf({ question }, optionAt, numbers),
    )
    const { status, body } = await setQuotas(study, cells)
    expect(status).toBe(400)
    expect(body.data.fields).toHaveProperty([field])
    expect((await read(study)).quotas).toEqual([])
  })

  test('refuses more than 20 cells, and a cell from another project', async () => {
    const study = await studyWith(1)
    const many = Array.from({ length: 21 }, (_, at) => cellOf(study, 0, { name: `${at}` }))
    expect(await setQuotas(study, many)).toMatchObject({ status: 400 })
    const other = await studyWith(1)
    const { body } = await setQuotas(other, [cellOf(other, 0)])
    const id = body.quotas[0]?.id ?? 0
    expect(await setQuotas(study, [cellOf(study, 0, { id })])).toMatchObject({ status: 404 })
  })

  test('refuses quotas before the review step and after the project is finished', async () => {
    const early = await app.given.research({ status: 'GUIDE_GENERATION' })
    const question = await groupingQuestion(app, early)
    expect(await setQuotas(early, [cellOf({ question }, 0)])).toMatchObject({
      status: 409,
      body: { code: 'NOT_THIS_STEP' },
    })
    const study = await studyWith(1)
    await setQuotas(study, [cellOf(study, 0)])
    await app.given.researchChange(study.id, { status: 'COMPLETED', finishedAt: app.deps.now() })
    expect(await setQuotas(study, [])).toMatchObject({
      status: 409,
      body: { code: 'PROJECT_FINISHED' },
    })
  })

  test('copies quotas together with the screener', async () => {
    const study = await studyWith(1)
    await setQuotas(study, [cellOf(study, 1, { least: 1, most: 2 })])
    const params = { id: String(study.id) }
    const copy = async (upTo: 'AUDIENCE' | 'SCREENER') =>
      (await app.call(contract.copyResearch, { as: study.as, params, body: { upTo } })).body
    expect((await copy('AUDIENCE')).quotas).toEqual([])
    const copied = await copy('SCREENER')
    const question = copied.screener?.questions.find(
      ({ question: text }) => text === study.question.question,
    )
    expect(copied.quotas).toMatchObject([
      {
        questionId: question?.id,
        optionIds: [question?.options[1]?.id],
        name: 'Option 1',
        least: 1,
        most: 2,
        booked: 0,
        waiting: 0,
      },
    ])
  })

  test('drops the cells of deleted questions when the project returns to the review step', async () => {
    const project = await app.given.research({ status: 'PROJECT_CONFIRMATION' })
    const question = await groupingQuestion(app, project)
    await setQuotas(project, [cellOf({ question }, 0)])
    const { as, id } = project
    const back = { researchId: id, previousStatus: 'AUDIENCE_GENERATION' as const }
    await app.call(previousStep, { as, body: back })
    await app.given.researchChange(id, { screenerVersion: 1, guideVersion: 1 })
    await app.given.researchChange(id, { status: 'GUIDE_GENERATION' })
    const forward = { researchId: id, nextStatus: 'PROJECT_CONFIRMATION' as const }
    await app.call(nextStep, { as, body: forward })
    expect((await read(project)).quotas).toEqual([])
  })
})

describe('booking with quotas', () => {
  test('offers no times to people in a full cell, and emails them when a place opens up', async () => {
    const study = await studyWith(3)
    const people = await answered(study, [0, 0, 1])
    const [one, two, three] = people as [Invited, Invited, Invited]
    await setQuotas(study, [cellOf(study, 0)])
    expect(await book(one, study.slotIds[0])).toMatchObject({ status: 200 })
    expect(await timesOf(two)).toEqual([])
    expect(await timesOf(one)).not.toEqual([])
    expect(await timesOf(three)).not.toEqual([])
    expect(await book(two, study.slotIds[1])).toMatchObject({
      status: 409,
      body: {
        code: 'QUOTA_FULL',
        message:
          'Those times have just been taken. Your answers are saved, and we’ll email you if another time opens up.',
      },
    })
    await emailPlacesOpened(app.deps)
    const emailed = async () =>
      (await app.mails()).filter(
        ({ kind, recipient }) => kind === 'distribution.scheduling' && recipient === two.email,
      ).length
    expect(await emailed()).toBe(0)
    await app.call(cancelBooking, { as: one.token, params: { hash: one.hash } })
    await emailPlacesOpened(app.deps)
    await emailPlacesOpened(app.deps)
    expect(await emailed()).toBe(1)
    expect(await book(two, study.slotIds[1])).toMatchObject({ status: 200 })
  })

  test('moves a booked person to another time even if their cell is full', async () => {
    const study = await studyWith(1)
    const [one] = (await answered(study, [0])) as [Invited]
    await setQuotas(study, [cellOf(study, 0)])
    await book(one, study.slotIds[0])
    expect(await book(one, study.slotIds[1])).toMatchObject({ status: 200 })
    expect(await countsOf(study)).toMatchObject([{ booked: 1 }])
  })

  test('keeps the last places for people in cells that haven’t reached their minimum', async () => {
    const study = await studyWith(3)
    const [one, two, three] = (await answered(study, [1, 0, 2])) as [Invited, Invited, Invited]
    const plan = { targetInterviews: 2 }
    await app.call(contract.updatePlan, {
      as: study.as,
      params: { id: String(study.id) },
      body: plan,
    })
    await setQuotas(study, [cellOf(study, 0, { least: 1, most: 2 })])
    expect(await book(one, study.slotIds[0])).toMatchObject({ status: 200 })
    expect(await book(three, study.slotIds[1])).toMatchObject({ body: { code: 'QUOTA_FULL' } })
    expect(await bookByAdmin(three, study.slotIds[1])).toMatchObject({
      status: 409,
      body: {
        message:
          'We’re keeping the remaining places for Option 0. To book this person, lower a minimum.',
      },
    })
    expect(await book(two, study.slotIds[1])).toMatchObject({ status: 200 })
  })

  test('tells our team which cell is full, and books the slot once an admin raises the cell’s maximum', async () => {
    const study = await studyWith(2)
    const [one, two] = (await answered(study, [0, 0])) as [Invited, Invited]
    const { body } = await setQuotas(study, [cellOf(study, 0, { name: 'Sole traders' })])
    await book(one, study.slotIds[0])
    const message = 'Sole traders is full (1 of 1). Raise its maximum to book this person.'
    expect(await bookByAdmin(two, study.slotIds[1])).toMatchObject({
      status: 409,
      body: { code: 'QUOTA_FULL', message },
    })
    const params = { userScreenerId: String(two.invitationId) }
    const list = await app.call(admin.listAvailableSlots, { as: adminUser.token, params })
    expect(list).toMatchObject({ status: 409, body: { message } })
    const email = { as: adminUser.token, query: {}, body: { userScreenerId: two.invitationId } }
    expect(await app.call(admin.sendSchedulingMail, email)).toMatchObject({ body: { message } })
    const raised = await app.call(admin.updateProjectQuotas, {
      as: adminUser.token,
      params: { id: String(study.id) },
      body: {
        cells: [{ ...cellOf(study, 0, { name: 'Sole traders' }), id: body.quotas[0]?.id, most: 2 }],
      },
    })
    expect(raised).toMatchObject({ status: 200, body: { quotas: [{ most: 2, booked: 1 }] } })
    expect(await bookByAdmin(two, study.slotIds[1])).toMatchObject({ status: 200 })
  })

  test('caps the study at its target, for admins too, until the target is raised', async () => {
    const study = await studyWith(2)
    const [one, two] = (await answered(study, [1, 2])) as [Invited, Invited]
    const setTarget = (targetInterviews: number) =>
      app.call(contract.updatePlan, {
        as: study.as,
        params: { id: String(study.id) },
        body: { targetInterviews },
      })
    await setTarget(1)
    await setQuotas(study, [cellOf(study, 0)])
    expect(await book(one, study.slotIds[0])).toMatchObject({ status: 200 })
    expect(await bookByAdmin(two, study.slotIds[1])).toMatchObject({
      status: 409,
      body: {
        message:
          'The project is full (1 of 1). To book this person, raise the number of interviews.',
      },
    })
    await setTarget(2)
    expect(await bookByAdmin(two, study.slotIds[1])).toMatchObject({ status: 200 })
  })

  test('refuses a target below the cells’ minimums', async () => {
    const study = await studyWith(1)
    await setQuotas(study, [cellOf(study, 0, { least: 3, most: 3 })])
    const { status, body } = await app.call(contract.updatePlan, {
      as: study.as,
      params: { id: String(study.id) },
      body: { targetInterviews: 2 },
    })
    expect(status).toBe(400)
    expect(body.data.fields).toHaveProperty('targetInterviews')
    expect((await read(study)).plan.targetInterviews).toBe(5)
  })

  test('sends no scheduling emails to people whose cell is full', async () => {
    const study = await studyWith(3)
    const [one] = (await answered(study, [0, 0, 1])) as [Invited]
    await setQuotas(study, [cellOf(study, 0)])
    await book(one, study.slotIds[0])
    const query = { researchId: String(study.id) }
    const { body } = await app.call(admin.countUnscheduled, { as: adminUser.token, query })
    expect(body).toMatchObject({ people: 1 })
  })

  test('frees the place after a no-show, and lets an undone no-show exceed the maximum', async () => {
    const study = await studyWith(2)
    const [one, two] = (await answered(study, [0, 0])) as [Invited, Invited]
    await setQuotas(study, [cellOf(study, 0)])
    await book(one, study.slotIds[0])
    const own = (await app.deps.db.select().from(interviews)).find(
      ({ invitationId }) => invitationId === one.invitationId,
    )
    const id = own?.id ?? 0
    await changeInterview(app, id, { status: 'NO_SHOW' })
    expect(await countsOf(study)).toMatchObject([{ booked: 0 }])
    expect(await book(two, study.slotIds[1])).toMatchObject({ status: 200 })
    await changeInterview(app, id, { status: 'CONDUCTED' })
    expect(await countsOf(study)).toMatchObject([{ booked: 2 }])
    expect((await read(study)).quotas).toMatchObject([{ most: 1 }])
  })

  test.each(['researcher', 'admin'] as const)(
    'refuses to undo a cancellation by the %s if someone else has booked the place since',
    async (by) => {
      const study = await studyWith(2)
      const [one, two] = (await answered(study, [0, 0])) as [Invited, Invited]
      await setQuotas(study, [cellOf(study, 0, { name: 'Sole traders' })])
      await book(one, study.slotIds[0])
      const id = await cancelWithUndo(study, one, by)
      expect(await book(two, study.slotIds[1])).toMatchObject({ status: 200 })
      expect(await undo(study, id, by)).toMatchObject({
        status: 409,
        body: {
          code: 'QUOTA_FULL',
          message:
            'You can’t undo this. Sole traders is full (1 of 1). Raise its maximum to book this person.',
        },
      })
      expect(await countsOf(study)).toMatchObject([{ booked: 1 }])
      expect(await statusOf(id)).toBe('CANCELLED')
      expect(await book(two, study.slotIds[0])).toMatchObject({ status: 200 })
    },
  )

  test('undoes a cancellation if nobody has booked the place since', async () => {
    const study = await studyWith(1)
    const [one] = (await answered(study, [0])) as [Invited]
    await setQuotas(study, [cellOf(study, 0)])
    await book(one, study.slotIds[0])
    const id = await cancelWithUndo(study, one, 'researcher')
    expect(await undo(study, id, 'researcher')).toMatchObject({ status: 204 })
    expect(await countsOf(study)).toMatchObject([{ booked: 1 }])
  })

  test('gives the place to only one person when someone books while a cancellation is being undone', async () => {
    const study = await studyWith(2)
    const [one, two] = (await answered(study, [0, 0])) as [Invited, Invited]
    await setQuotas(study, [cellOf(study, 0)])
    await book(one, study.slotIds[0])
    const id = await cancelWithUndo(study, one, 'researcher')
    const [undone, booked] = await Promise.all([
      undo(study, id, 'researcher'),
      book(two, study.slotIds[1]),
    ])
    expect([undone.status, booked.status]).toSatisfy(
      ([first, second]) => (first === 204) !== (second === 200),
    )
    expect(await countsOf(study)).toMatchObject([{ booked: 1 }])
  })

  test('refuses to undo a technical problem if someone else has booked the place since', async () => {
    const study = await studyWith(2)
    const [one, two] = (await answered(study, [0, 0])) as [Invited, Invited]
    await setQuotas(study, [cellOf(study, 0)])
    await book(one, study.slotIds[0])
    const id = await interviewOf(one)
    const start = new Date(app.clock.now().getTime() - 600_000)
    const hour = { startTime: start, endTime: new Date(start.getTime() + 3_600_000) }
    await changeInterview(app, id, { status: 'CONFIRMED', link: 'https://meet.example/1', ...hour })
    const record = (outcome: Outcome | null) =>
      app.call(recordOutcome, {
        as: study.as,
        params: { id: String(id) },
        query: {},
        body: { outcome },
      })
    expect(await record('TECHNICAL')).toMatchObject({ status: 200 })
    await book(two, study.slotIds[1])
    expect(await record(null)).toMatchObject({ status: 409, body: { code: 'QUOTA_FULL' } })
    expect(await countsOf(study)).toMatchObject([{ booked: 1 }])
  })

  test('keeps counting an interview whose participant is deleted', async () => {
    const study = await studyWith(1)
    const [one] = (await answered(study, [0])) as [Invited]
    const { body } = await setQuotas(study, [cellOf(study, 0)])
    await book(one, study.slotIds[0])
    const own = (await app.deps.db.select().from(interviews)).find(
      ({ invitationId }) => invitationId === one.invitationId,
    )
    await changeInterview(app, own?.id ?? 0, { status: 'CONDUCTED' })
    const rows = await app.deps.db.select().from(invitations)
    const { memberId } = rows.find(({ id }) => id === one.invitationId) ?? {}
    await deleteMember(app.deps, memberId ?? 0)
    expect(await countsOf(study)).toMatchObject([{ booked: 1, waiting: 0 }])
    const id = body.quotas[0]?.id
    const again = await setQuotas(study, [{ ...cellOf(study, 0), ...(id && { id }) }])
    expect(again.body.quotas).toMatchObject([{ booked: 1 }])
  })
})

describe('the quota grid', () => {
  test('shows a row for each person who qualifies, in numerical order, with names only for people who have booked', async () => {
    const study = await studyWith(2, 1)
    const [one, two] = (await answered(study, [0, 1])) as [Invited, Invited]
    await setQuotas(study, [cellOf(study, 0, { name: 'Sole traders' })])
    await book(two, study.slotIds[0])
    const params = { id: String(study.id) }
    const headers = { 'x-time-zone': 'Australia/Melbourne' }
    const { body } = await app.call(contract.getGrid, { as: study.as, params, headers })
    const [header, first, second, ...rest] = body.csv.split('\r\n')
    expect(header).toMatch(/^Candidate,Name,.*,Quota cell,Status,Time$/)
    expect(header).toContain(study.question.question)
    expect(first).toMatch(/^Candidate 1,,.*,Sole traders,Waiting,$/)
    expect(first).toContain(study.question.options[0]?.text)
    expect(second).toMatch(/^Candidate 2,Member \d+,.*,,Planned,"20 Nov 2026, 11:00.am"$/)
    expect(rest).toEqual([''])
    expect(body.csv).not.toContain(one.email)
    const byAdmin = await app.call(admin.getProjectGrid, { as: adminUser.token, params, headers })
    expect(byAdmin.body).toEqual(body)
  })
})

test('counts the same interview statuses as booked in the database and in the contract', async () => {
  const { rows } = await app.deps.db.execute<{ source: string }>(
    `select prosrc as source from pg_proc where proname = 'count_quota_cells'`,
  )
  const [, listed = ''] =
    /counted constant text\[\] := array\[(.*?)\]/.exec(rows[0]?.source ?? '') ?? []
  expect(listed.match(/\w+/g)).toEqual(BOOKED_INTERVIEWS)
})
