import { addClient } from '@wattle/contract/client'
import { recordConsentInRoom } from '@wattle/contract/consent'
import { changeStudy } from '@wattle/contract/distribution'
import { getAssumptions } from '@wattle/contract/findings/assumptions'
import { saveCapture } from '@wattle/contract/findings/evidence'
import { shareReport } from '@wattle/contract/findings/reports'
import { renewInterviewFeed } from '@wattle/contract/interview-feed'
import { createOpenLink } from '@wattle/contract/open-link'
import { addNote, addPanelList } from '@wattle/contract/panel-lists'
import { exportPayments } from '@wattle/contract/payment-calls'
import { listProfileFields } from '@wattle/contract/profile'
import { addBankQuestion } from '@wattle/contract/question-bank'
import { getResearch } from '@wattle/contract/research'
import { saveView } from '@wattle/contract/saved-view'
import { getRespondentScreener } from '@wattle/contract/screening'
import { eq } from 'drizzle-orm'
import { distributions, invitations, topics } from '#db/schema/distributions.ts'
import { contradictions, loosenings } from '#db/schema/forecast.ts'
import { slots } from '#db/schema/interviews.ts'
import { standbyOffers, standbys } from '#db/schema/standbys.ts'
import { refreshForecasts } from '#features/forecast/refresh-forecasts.ts'
import type { Dice } from './dice.ts'
import { LEFT_OUT } from './fuzz.ts'
import { rareCasesOf } from './fuzz-rare-cases.ts'
import type { Holdings } from './holdings.ts'
import { givenPayments, keyOfMember } from './ledger.ts'
import type { TestApp } from './test-app.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** What our team and the researcher have recorded about a study. */
export type Records = Awaited<ReturnType<typeof recordsOf>>

/** Creates every kind of record that `Holdings` doesn't have, through the API where possible. */
export async function recordsOf(app: TestApp, { owner, study }: Holdings, as: string) {
  const { db, now } = app.deps
  const researcher = { as: owner.token }
  const params = { id: String(study.distributionId) }
  await app.call(changeStudy, { as, params, query: {}, body: { standbysWanted: 3 } })
  await app.given.researchChange(study.id, { targetInterviews: 3 })
  const [, , past] = study.interviews
  // In every third study, the researcher chooses the participants.
  if (study.id % 3 === 0)
    await db
      .update(distributions)
      .set({ selection: 'RESEARCHER' })
      .where(eq(distributions.id, study.distributionId))
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
  const feed = await app.call(renewInterviewFeed, { as })
  // We only forecast a study once it hasn't changed for a few minutes.
  const later = new Date(now().getTime() + HOUR_MS)
  await refreshForecasts({ ...app.deps, now: () => later })
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
  const screener =
    waiting &&
    (await app.call(getRespondentScreener, { as: waiting.token, params: { id: waiting.hash } }))
  const noted = await notedMember(app, as, study)
  return {
    consents: (screener?.body.consents ?? []).map(({ kind, hash }) => ({
      kind,
      hash,
      answer: 'YES',
    })),
    feedKeys: [
      new URL(feed.body.address ?? 'https://wattle.example').searchParams.get('key') ?? '',
    ],
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
    fields: (fields.body ?? []).map(({ id, options, sensitive }) => ({
      id,
      sensitive,
      options: options.map((option) => option.id),
    })),
    ...(await moneyOf(app, as)),
    giftCards: [{ paymentId: study.paymentId, key: noted.key }],
    noted,
    rare: await rareCasesOf(app, owner, as),
  }
}

/**
 * Payments that are due, approved, sent and failed. One approved payment is in an exported file.
 */
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
    approvedIds: approved,
    failedIds: failed,
    batchIds: [file.body.batchId],
  }
}

/** Adds a note about someone in the study. Returns the note, and the key to the person's page. */
async function notedMember(app: TestApp, as: string, { people }: Holdings['study']) {
  const invitationId = people[2]?.invitationId ?? 0
  const [row] = await app.deps.db.select().from(invitations).where(eq(invitations.id, invitationId))
  const memberId = row?.memberId ?? 0
  const params = { id: String(memberId) }
  const { body } = await app.call(addNote, { as, params, body: { text: 'Likes tea.' } })
  return { memberId, noteId: body.id, invitationId, key: await keyOfMember(app, memberId) }
}

/** Puts someone on standby and offers them a free slot. */
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

/** Calls that only make sense for a launched study, so they get its id. */
const OF_STUDY =
  /^\/(platform\/research|admin\/projects)\/:id\/(quotas|reports|report-links|assumptions|themes|verdicts|analysis|evidence-export|forecast|screener-report|finish|reopen|candidates|standbys|grid|progress) params id$/

/**
 * Real ids to send. `wordsFor` matches each pattern against a call's path and the names that lead
 * to a field: `/admin/clients/:id params id`.
 */
export function recordIds(records: Records, study: Holdings['study']): [RegExp, number[]][] {
  const options = records.screenerQuestions.flatMap((one) => one.options.map(({ id }) => id))
  const questions = records.screenerQuestions.map(({ id }) => id)
  const { rare } = records
  return [
    [/^\/admin\/interview\/:id\/undo /, [rare.undoableId]],
    [/^\/admin\/interview\/:id\/replace /, rare.missedIds],
    [/\/ask-for-slots /, [rare.shortDistributionId]],
    [/\/reset-two-factor /, [rare.twoFactorUserId]],
    [/^\/platform\/research\/:id\/finish /, [rare.conductedStudyId, study.id]],
    [/^\/admin\/payments\/batches/, records.batchIds],
    [/^\/admin\/payments.*repeat.* id$/, records.failedIds],
    [/^\/admin\/payments.* id$/, records.paymentIds],
    [OF_STUDY, [study.id]],
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

/**
 * Picks a real value for a field that isn't a single id, such as a key. Undefined if we have none.
 */
export function recordWord(records: Records, path: string, names: string[], dice: Dice): unknown {
  const field = names.at(-1) ?? ''
  const some = <T>(of: T[]) => (of.length > 0 ? [dice.pick(of)] : [])
  const options = records.screenerQuestions.flatMap((one) => one.options.map(({ id }) => id))
  if (names.includes('all') || names.includes('any')) return filterWord(records, names, dice)
  if (path.startsWith('/admin/jobs/') && field === 'id') return records.rare.failedJobId
  if (path.startsWith('/admin/payments')) {
    if (field === 'ids')
      return path.endsWith('/export') ? some(records.approvedIds) : some(records.paymentIds)
    if (field === 'payment') return dice.pick(records.paymentIds)
    if (field === 'code') return `CARD-${dice.below(1e6)}`
  }
  if (path === '/admin/panel/bulk') {
    if (field === 'ids') return [records.noted.memberId]
    if (field === 'expected') return 1
    if (/^(filter|search|state|undeliverable)$/.test(field) && dice.chance(0.8)) return LEFT_OUT
  }
  if (path === '/respondent/consent/:hash' && field === 'answers') return some(records.consents)
  if (path === '/calendar/interviews.ics' && field === 'key') return dice.pick(records.feedKeys)
  if (path.endsWith('/quotas') && field === 'cells' && dice.chance(0.6)) return [cellOf(records)]
  if (path.startsWith('/panel/') && field === 'key' && dice.chance(0.5)) return records.noted.key
  // An answer has exactly one of the three fields.
  if (path === '/respondent/screener/answer' && /^(text|number)$/.test(field) && dice.chance(0.8))
    return LEFT_OUT
  if (field === 'topicsOff') return records.topicIds
  if (path === '/panel/limits' && field === 'days') return [1, 2, 3]
  if (path === '/panel/limits' && field === 'from') return 9
  if (path === '/panel/limits' && field === 'to') return 17
  if (field === 'slug') return dice.pick(records.slugs)
  if (path === '/report' && field === 'key') return dice.pick(records.reportKeys)
  if (path.includes('/evidence/') && field === 'key')
    return dice.pick([...records.captureKeys, newKey(dice)])
  if (field === 'quotes' || field === 'captures') return some(records.captureKeys)
  if (field === 'themeIds') return []
  if (path.endsWith('/quotas') && field === 'optionIds') return some(options)
  if (field === 'screenerQuestionIds') return some(records.screenerQuestions.map(({ id }) => id))
  if (/assumptions$/.test(path) && field === 'questionIds') return some(records.guideQuestionIds)
  return undefined
}

const newKey = (dice: Dice) =>
  `00000000-0000-4000-8000-${String(dice.below(1e9)).padStart(12, '0')}`

function cellOf({ screenerQuestions }: Records) {
  const [question] = screenerQuestions.filter(({ type }) => type === 'SINGLE_CHOICE')
  const optionIds = question?.options.slice(0, 1).map(({ id }) => id) ?? []
  return { questionId: question?.id ?? 0, name: 'Tea', optionIds, least: 0, most: 9 }
}

/** Values for profile fields. A request only uses one field, so the option ids belong to it. */
export function profileWord(field: Records['fields'][number], path: string, names: string[]) {
  const name = names.at(-1) ?? ''
  const [option] = field.options
  if (name === 'values' && path.endsWith('/profile') && option && !field.sensitive)
    return [{ fieldId: field.id, optionIds: [option] }]
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
