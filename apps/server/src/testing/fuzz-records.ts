import { addClient } from '@wattle/contract/client'
import { recordConsentInRoom } from '@wattle/contract/consent'
import { changeStudy } from '@wattle/contract/distribution'
import { getAssumptions } from '@wattle/contract/findings/assumptions'
import { saveCapture } from '@wattle/contract/findings/evidence'
import { shareReport } from '@wattle/contract/findings/reports'
import { createOpenLink } from '@wattle/contract/open-link'
import { addNote, addPanelList } from '@wattle/contract/panel-lists'
import { exportPayments } from '@wattle/contract/payment-calls'
import { listProfileFields } from '@wattle/contract/profile'
import { addBankQuestion } from '@wattle/contract/question-bank'
import { getResearch } from '@wattle/contract/research'
import { saveView } from '@wattle/contract/saved-view'
import { eq } from 'drizzle-orm'
import { invitations, topics } from '#db/schema/distributions.ts'
import { contradictions, loosenings } from '#db/schema/forecast.ts'
import { slots } from '#db/schema/interviews.ts'
import { payments } from '#db/schema/payments.ts'
import { standbyOffers, standbys } from '#db/schema/standbys.ts'
import type { Dice } from './dice.ts'
import type { Holdings } from './holdings.ts'
import { givenPayments, keyOfMember } from './ledger.ts'
import type { TestApp } from './test-app.ts'

const DAY_MS = 24 * 3_600_000

/** What our team and the researcher have recorded about one study. */
export type Records = Awaited<ReturnType<typeof recordsOf>>

/** Something of every kind that the newer calls are about, through the real calls where possible. */
export async function recordsOf(app: TestApp, { owner, study }: Holdings, as: string) {
  const { db, now } = app.deps
  const researcher = { as: owner.token }
  const params = { id: String(study.distributionId) }
  await app.call(changeStudy, { as, params, query: {}, body: { standbysWanted: 3 } })
  await app.given.researchChange(study.id, { targetInterviews: 3 })
  const [, , past] = study.interviews
  const room = { ...researcher, params: { id: String(past) } }
  for (const kind of ['QUOTES', 'RECORDING'] as const)
    await app.call(recordConsentInRoom, { ...room, body: { kind, answer: 'YES' } })
  const project = { ...researcher, params: { id: String(study.id) } }
  const assumed = await app.call(getAssumptions, project)
  const assumptionIds = (assumed.body.assumptions ?? []).map(({ id }) => id)
  const captureKeys = [crypto.randomUUID(), crypto.randomUUID()]
  for (const key of captureKeys)
    await app.call(saveCapture, {
      ...researcher,
      params: { id: String(past), key },
      body: { quote: 'I skip it.', stance: 'FOR', strength: 'DID', assumptionId: assumptionIds[0] },
    })
  const shared = await app.call(shareReport, { ...project, body: { version: 1 } })
  const { body: whole } = await app.call(getResearch, project)
  const [, , , waiting] = study.people
  const topic = { name: `Topic ${study.id}` }
  const [stored] = await db.insert(topics).values(topic).returning()
  const client = await app.call(addClient, { as, body: { name: `Client ${study.id}` } })
  const list = await app.call(addPanelList, { as, body: { name: `List ${study.id}` } })
  const view = { list: 'PANEL', name: `View ${study.id}`, view: {} } as never
  const saved = await app.call(saveView, { as, body: view })
  const bank = await app.call(addBankQuestion, {
    as,
    body: { question: `Tea ${study.id}?`, type: 'SINGLE_CHOICE', options: ['Yes', 'No'] },
  })
  const link = await app.call(createOpenLink, {
    as,
    params,
    body: { source: 'Poster', maxEntries: 50 },
  })
  const fields = await app.call(listProfileFields, { as })
  const change = { optionId: whole.screener?.questions[0]?.options[0]?.id ?? 0 }
  const [loosening] = await db
    .insert(loosenings)
    .values({
      distributionId: study.distributionId,
      change,
      gain: 0,
      at: now(),
      appliesAt: new Date(now().getTime() + DAY_MS),
    })
    .returning()
  const [contradiction] = await db
    .insert(contradictions)
    .values({
      invitationId: waiting?.invitationId ?? 0,
      kind: 'TOO_FAST',
      details: { now: 'in 3 seconds' },
      at: now(),
    })
    .returning()
  if (waiting) await offerTo(app, waiting.invitationId, study.freeSlots[1] ?? 0)
  return {
    assumptionIds,
    captureKeys,
    reportKeys: [shared.body.url?.split('#')[1] ?? ''],
    screenerQuestions: whole.screener?.questions ?? [],
    guideQuestionIds:
      whole.guide?.parts.flatMap((part) => part.questions.map(({ id }) => id)) ?? [],
    topicIds: [stored?.id ?? 0],
    clientIds: [client.body.id],
    listIds: [list.body.id],
    viewIds: [saved.body.id],
    bankIds: [bank.body.id],
    openLinkIds: [link.body.id],
    slugs: [link.body.slug ?? ''],
    looseningIds: [loosening?.id ?? 0],
    contradictionIds: [contradiction?.id ?? 0],
    fields: (fields.body ?? []).map(({ id, options }) => ({
      id,
      options: options.map((option) => option.id),
    })),
    ...(await moneyOf(app, as)),
    noted: await notedMember(app, as, study),
  }
}

/** Payments in every state, one of them in a file and one with a code for its member. */
async function moneyOf(app: TestApp, as: string) {
  const due = await givenPayments(app, 6)
  const approved = await givenPayments(app, 6, 'APPROVED')
  const sent = await givenPayments(app, 4, 'SENT')
  const failed = await givenPayments(app, 2, 'FAILED')
  const [first = 0] = approved
  const body = { ids: [first], format: 'GIFT_CARD' as const }
  const file = await app.call(exportPayments, { as, body })
  return {
    paymentIds: [...due, ...approved, ...sent, ...failed],
    batchIds: [file.body.batchId],
    giftCards: await Promise.all(sent.map((id) => memberOf(app, id))),
  }
}

async function memberOf(app: TestApp, paymentId: number) {
  const [row] = await app.deps.db.select().from(payments).where(eq(payments.id, paymentId))
  return { paymentId, key: await keyOfMember(app, row?.memberId ?? null) }
}

/** Someone in the study, with a note about them, and the key of their page. */
async function notedMember(app: TestApp, as: string, { people }: Holdings['study']) {
  const invitationId = people[2]?.invitationId ?? 0
  const [row] = await app.deps.db.select().from(invitations).where(eq(invitations.id, invitationId))
  const memberId = row?.memberId ?? 0
  const params = { id: String(memberId) }
  const { body } = await app.call(addNote, { as, params, body: { text: 'Likes tea.' } })
  return { memberId, noteId: body.id, invitationId, key: await keyOfMember(app, memberId) }
}

/** Offers a free slot to someone on standby. */
async function offerTo({ deps: { db, now } }: TestApp, invitationId: number, slotId: number) {
  const joinedAt = now()
  const answerBy = new Date(joinedAt.getTime() + DAY_MS)
  const [standby] = await db
    .insert(standbys)
    .values({ invitationId, slotIds: [slotId], joinedAt })
    .returning()
  await db
    .update(slots)
    .set({ heldFor: invitationId, heldUntil: answerBy })
    .where(eq(slots.id, slotId))
  const standbyId = standby?.id ?? 0
  await db.insert(standbyOffers).values({ standbyId, slotId, offeredAt: joinedAt, answerBy })
}

/** Ids by the call's path and the field's names, like those in `wordsFor`. */
export function recordIds(records: Records, study: Holdings['study']): [RegExp, number[]][] {
  const options = records.screenerQuestions.flatMap((one) => one.options.map(({ id }) => id))
  const questions = records.screenerQuestions.map(({ id }) => id)
  return [
    [/^\/admin\/payments\/batches/, records.batchIds],
    [/^\/admin\/payments.* id$/, records.paymentIds],
    [/^\/admin\/payments\/bonus.* invitationId$/, study.people.map((one) => one.invitationId)],
    [/^\/admin\/links.* id$/, records.openLinkIds],
    [/^\/admin\/panel\/lists.* id$/, records.listIds],
    [/^\/admin\/panel\/views.* id$/, records.viewIds],
    [/^\/admin\/panel\/:id\/notes\/:noteId.* id$/, [records.noted.memberId]],
    [/ noteId$/, [records.noted.noteId]],
    [/ listId$/, records.listIds],
    [/^\/admin\/clients.* id$/, records.clientIds],
    [/ clientId$/, records.clientIds],
    [/ topicId$/, records.topicIds],
    [/^\/admin\/question.* id$/, records.bankIds],
    [/ bankQuestionId$/, records.bankIds],
    [/^\/admin\/loosenings/, records.looseningIds],
    [/^\/admin\/contradictions/, records.contradictionIds],
    [/loosen.* optionId$/, options],
    [/(loosen|quotas).* questionId$/, questions],
    [/(reports|assumptions).* screenerQuestionId$/, questions],
    [/^\/platform\/theme/, [study.themeId]],
    [/ themeId$/, [study.themeId]],
    [/^\/platform\/report-link/, [study.reportLinkId]],
    [/ assumptionId$/, records.assumptionIds],
    [/assumptions body assumptions id$/, records.assumptionIds],
    [/evidence.* questionId$/, records.guideQuestionIds],
    [/ interviewId$/, [...study.interviews]],
  ]
}

/** Fields that aren't ids, or are lists of them. Undefined for every other field. */
export function recordWord(records: Records, path: string, names: string[], dice: Dice): unknown {
  const field = names.at(-1) ?? ''
  const some = <T>(of: T[]) => (of.length > 0 ? [dice.pick(of)] : [])
  const options = records.screenerQuestions.flatMap((one) => one.options.map(({ id }) => id))
  if (names.includes('all') || names.includes('any')) return filterWord(records, names, dice)
  if (path.startsWith('/admin/payments')) {
    if (field === 'ids') return some(records.paymentIds).concat(some(records.paymentIds))
    if (field === 'payment') return dice.pick(records.paymentIds)
    if (field === 'code') return `CARD-${dice.below(1e6)}`
  }
  if (path === '/panel/limits' && field === 'days') return [1, 2, 3]
  if (path === '/panel/limits' && field === 'from') return 9
  if (path === '/panel/limits' && field === 'to') return 17
  if (field === 'slug') return dice.pick(records.slugs)
  if (path === '/report' && field === 'key') return dice.pick(records.reportKeys)
  if (path.includes('/evidence/') && field === 'key') return dice.pick(records.captureKeys)
  if (field === 'quotes' || field === 'captures') return some(records.captureKeys)
  if (field === 'themeIds') return []
  if (path.endsWith('/quotas') && field === 'optionIds') return some(options)
  if (field === 'screenerQuestionIds') return some(records.screenerQuestions.map(({ id }) => id))
  if (/assumptions$/.test(path) && field === 'questionIds') return some(records.guideQuestionIds)
  return undefined
}

/** One field per request, so that its options belong to it. */
export function profileWord(field: Records['fields'][number], path: string, names: string[]) {
  const name = names.at(-1) ?? ''
  const [option] = field.options
  if (name === 'fieldIds') return [field.id]
  if (name === 'fieldId' || name === 'profileFieldId') return field.id
  if (name === 'optionIds' && names.includes('values')) return option ? [option] : undefined
  if (!path.startsWith('/admin/profile-fields')) return undefined
  if (name !== 'id') return undefined
  return names.includes('options') ? option : String(field.id)
}

function filterWord(records: Records, names: string[], dice: Dice): unknown {
  const name = names.at(-1) ?? ''
  const [field] = records.fields.filter((one) => one.options.length > 0)
  const isLater = name === 'to'
  if (name === 'field') return field?.id
  if (name === 'in' || name === 'notIn') return field?.options.slice(0, 1)
  if (name === 'list') return dice.pick(records.listIds)
  if (name === 'client') return dice.pick(records.clientIds)
  if (name !== 'from' && !isLater) return undefined
  if (names.includes('postcode')) return isLater ? '3999' : '3000'
  if (names.includes('joined')) return isLater ? '2026-12-01' : '2026-01-01'
  return isLater ? 50 : 5
}
