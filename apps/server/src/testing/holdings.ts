import { listSessions } from '@wattle/contract/account'
import { addSlot, deleteSlot } from '@wattle/contract/calendar'
import { confirmInterviewManually, getMyCalendar } from '@wattle/contract/interview'
import { importGiftCodes } from '@wattle/contract/payment-calls'
import { getResearch } from '@wattle/contract/research'
import { bookSlot, startScreener } from '@wattle/contract/screening'
import { eq } from 'drizzle-orm'
import { invitations } from '#db/schema/distributions.ts'
import { reportLinks, reports, themes } from '#db/schema/findings.ts'
import { interviews } from '#db/schema/interviews.ts'
import type { Invited, Person } from './given.ts'
import { givenPayments, keyOfMember } from './ledger.ts'
import type { TestApp } from './test-app.ts'

type Question = { id: number; options: number[] }

/**
 * One researcher's data: one of everything the API can change, each at a step that allows changes.
 */
export type Holdings = {
  owner: Person
  sessionId: number
  idea: { id: number }
  audience: { id: number }
  screener: { id: number; questions: Question[] }
  guide: { id: number; parts: { id: number; questions: number[] }[] }
  confirmation: { id: number }
  study: {
    id: number
    distributionId: number
    freeSlots: number[]
    deletedSlot: number
    /** Two upcoming interviews, and one that's in progress. */
    interviews: [number, number, number]
    people: Respondent[]
    themeId: number
    reportLinkId: number
    /** A gift card for the third person, who hasn't viewed its code yet. */
    paymentId: number
    /** The key in the link to the third person's member page. */
    pageKey: string
  }
}
type Respondent = Invited & { answers: { id: number; options: number[] }[] }

const LINK = 'https://meet.example.com/room'
const HOURS = [20, 21, 22, 23, 24, 25].map((day) => `2026-11-${day}T00:00:00Z`)

/**
 * Creates the data, mostly through the API. The slots' dates are fixed, so the test clock must
 * still be at its start time.
 */
export async function holdingsOf(app: TestApp): Promise<Holdings> {
  const owner = await app.given.user()
  const as = owner.token
  const at = async (status: Parameters<typeof app.given.research>[0] & object) => {
    const { id } = await app.given.research({ ...status, owner })
    return (await app.call(getResearch, { as, params: { id: String(id) } })).body
  }
  const idea = await at({ status: 'IDEA_SHAPING' })
  const audience = await at({ status: 'AUDIENCE_GENERATION' })
  const screener = await at({ status: 'SCREENER_GENERATION' })
  const guide = await at({ status: 'GUIDE_GENERATION' })
  const confirmation = await at({ status: 'PROJECT_CONFIRMATION' })
  const sessions = await app.call(listSessions, { as })
  return {
    owner,
    sessionId: sessions.body[0]?.id ?? 0,
    idea,
    audience,
    screener: {
      id: screener.id,
      questions: (screener.screener?.questions ?? []).map(({ id, options }) => ({
        id,
        options: options.map((option) => option.id),
      })),
    },
    guide: {
      id: guide.id,
      parts: (guide.guide?.parts ?? []).map(({ id, questions }) => ({
        id,
        questions: questions.map((question) => question.id),
      })),
    },
    confirmation,
    study: await studyOf(app, owner),
  }
}

async function studyOf(app: TestApp, owner: Person): Promise<Holdings['study']> {
  const as = owner.token
  const study = await app.given.study({ people: 6, owner })
  const slotIds: number[] = []
  for (const startTime of HOURS) {
    const endTime = startTime.replace('T00', 'T01')
    const body = { researchId: study.id, startTime, endTime, timezone: 'Australia/Melbourne' }
    slotIds.push((await app.call(addSlot, { as, body })).body.slotId)
  }
  const [first = 0, second = 0, third = 0, deletedSlot = 0, ...freeSlots] = slotIds
  await app.call(deleteSlot, { as, params: { slotId: String(deletedSlot) } })
  for (const [at, slotId] of [first, second, third].entries()) {
    const person = study.people[at]
    if (!person) throw new Error('no one to book')
    await app.given.screening(person)
    const params = { slotId: String(slotId), hash: person.hash }
    await app.call(bookSlot, { as: person.token, params })
  }
  const { body } = await app.call(getMyCalendar, { as })
  const [one = 0, two = 0, past = 0] = body.interviews.map(({ id }) => id)
  const params = { id: String(past) }
  await app.call(confirmInterviewManually, { as, params, query: { link: LINK } })
  const startTime = new Date(app.clock.now().getTime() - 1_800_000)
  const endTime = new Date(startTime.getTime() + 3_600_000)
  await app.deps.db.update(interviews).set({ startTime, endTime }).where(eq(interviews.id, past))
  const [, , , fitting, ...others] = study.people
  if (fitting) await app.given.screening(fitting)
  const people: Respondent[] = []
  for (const person of study.people) {
    const isToAnswer = others.slice(0, 1).includes(person) || people.length < 4
    people.push({ ...person, answers: isToAnswer ? await answersOf(app, person) : [] })
  }
  const { id, distributionId } = study
  const findings = await findingsOf(app, id)
  const interviewIds: Holdings['study']['interviews'] = [one, two, past]
  return {
    id,
    distributionId,
    freeSlots,
    deletedSlot,
    interviews: interviewIds,
    people,
    ...findings,
    ...(await giftCardFor(app, study.people[2]?.invitationId ?? 0)),
  }
}

/** Adds a theme (a label for captures), and a published report with a link to share. */
async function findingsOf({ deps: { db }, clock }: TestApp, researchId: number) {
  const at = clock.now()
  const [theme] = await db.insert(themes).values({ researchId, name: 'Tea', colour: 1 }).returning()
  const content = { report: REPORT, input: NO_CONTENT }
  await db.insert(reports).values({ researchId, version: 1, content, at })
  const key = {
    linkNonce: Buffer.from(String(researchId)),
    keyHash: Buffer.from(String(researchId)),
  }
  const [link] = await db
    .insert(reportLinks)
    .values({ researchId, version: 1, ...key, expiresAt: at, createdAt: at })
    .returning()
  return { themeId: theme?.id ?? 0, reportLinkId: link?.id ?? 0 }
}

async function giftCardFor(app: TestApp, invitationId: number) {
  const { db } = app.deps
  const [row] = await db.select().from(invitations).where(eq(invitations.id, invitationId))
  const memberId = row?.memberId ?? null
  const [id = 0] = await givenPayments(app, 1, 'APPROVED', { memberId })
  const { token } = await app.given.user({ role: 'ROLE_ADMIN' })
  const rows = [{ payment: id, code: `CARD-FOR-${id}` }]
  await app.call(importGiftCodes, { as: token, body: { rows } })
  return { paymentId: id, pageKey: await keyOfMember(app, memberId) }
}

const REPORT = {
  project: 'Tea',
  question: 'Tea?',
  decision: null,
  why: '',
  nextStep: '',
  dueOn: null,
  by: null,
  interviews: 0,
  period: null,
  minutes: 60,
  findings: [],
  assumptions: [],
  quotes: [],
  participants: [],
  notAsked: [],
}
const NO_CONTENT = { question: '', why: '', nextStep: '', findings: [], screenerQuestionIds: [] }

/** Starts the screener, unless it has started already. Returns its questions with their options. */
async function answersOf(app: TestApp, { invitationId, token }: Invited) {
  const params = { userScreenerId: String(invitationId) }
  const { body } = await app.call(startScreener, { as: token, params })
  return body.userAnswers.map(({ userScreenerAnswerId, options }) => ({
    id: userScreenerAnswerId,
    options: options.map(({ optionId }) => optionId),
  }))
}

const UNKNOWN = 999_999_999

/** A participant with an unknown id and key. */
export const NOBODY: Respondent = {
  invitationId: UNKNOWN,
  hash: 'x'.repeat(43),
  token: '',
  email: '',
  answers: [{ id: UNKNOWN, options: [UNKNOWN] }],
}

/** Holdings with ids and keys that don't exist. */
export function unknownHoldings(): Holdings {
  const id = UNKNOWN
  const many = <T>(one: T): T[] => Array.from({ length: 6 }, () => one)
  return {
    owner: { id, email: '', password: '', token: '' },
    sessionId: id,
    idea: { id },
    audience: { id },
    screener: { id, questions: many({ id, options: [id] }) },
    guide: { id, parts: many({ id, questions: [id, id] }) },
    confirmation: { id },
    study: {
      id,
      distributionId: id,
      freeSlots: [id, id],
      deletedSlot: id,
      interviews: [id, id, id],
      people: many(NOBODY),
      themeId: id,
      reportLinkId: id,
      paymentId: id,
      pageKey: '',
    },
  }
}
