import * as adminCalls from '@wattle/contract/admin'
import * as attendance from '@wattle/contract/attendance'
import type { AuditKind } from '@wattle/contract/audit'
import * as clients from '@wattle/contract/client'
import { getConsentPack, recordConsentFor } from '@wattle/contract/consent'
import { NO_RULES, saveContactRules } from '@wattle/contract/contact-rules'
import { clearContradiction } from '@wattle/contract/contradiction'
import * as distribution from '@wattle/contract/distribution'
import type { Endpoint } from '@wattle/contract/endpoint'
import { submitForm } from '@wattle/contract/enquiry'
import { askForSlots } from '@wattle/contract/field-desk'
import * as interview from '@wattle/contract/interview'
import { renewInterviewFeed } from '@wattle/contract/interview-feed'
import { retryJob } from '@wattle/contract/job'
import * as membership from '@wattle/contract/membership'
import { updateTeamNotices } from '@wattle/contract/notice'
import { createOpenLink, updateOpenLink } from '@wattle/contract/open-link'
import { retryMail } from '@wattle/contract/outbox'
import * as panelLists from '@wattle/contract/panel-lists'
import * as payment from '@wattle/contract/payment-calls'
import * as profile from '@wattle/contract/profile'
import * as bank from '@wattle/contract/question-bank'
import * as settings from '@wattle/contract/settings'
import * as template from '@wattle/contract/template'
import * as undo from '@wattle/contract/undo'
import * as user from '@wattle/contract/user'
import * as xRay from '@wattle/contract/x-ray'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditEvents } from '#db/schema/audit.ts'
import { enquiries } from '#db/schema/enquiries.ts'
import { contradictions } from '#db/schema/forecast.ts'
import { outboxMails } from '#db/schema/outbox.ts'
import { panelMembers } from '#db/schema/panel.ts'
import { findSignedIn } from '#features/auth/manage-sessions.ts'
import { requestDistribution } from '#features/campaign/service.ts'
import { bookedInterview, INTERVIEW_START } from '#testing/booked-interview.ts'
import { contractEndpoints, nameOf } from '#testing/contract-endpoints.ts'
import { STUDY } from '#testing/given.ts'
import { givenForecast } from '#testing/given-forecast.ts'
import { type Holdings, holdingsOf } from '#testing/holdings.ts'
import { givenPayments } from '#testing/ledger.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { tracesOf } from '#testing/traces.ts'

const endpoints = await contractEndpoints()

let app: TestApp
let admin: { id: number; email: string; token: string }
let own: Holdings
let linkId = 0
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMITS: 'off' } })
  admin = await app.given.user({ role: 'ROLE_ADMIN' })
  own = await holdingsOf(app)
})
afterAll(() => app.close())

/**
 * Admin calls that aren't in the audit log, because they change nothing, or only change how an
 * admin sees a list.
 */
const NOT_RECORDED: Record<string, string> = {
  'POST /admin/distribution/preview': 'only shows how an email would read',
  'POST /admin/interview/:id/preview': 'only shows how an email would read',
  'POST /admin/template/preview': 'only shows how an email would read',
  'POST /admin/panel/views': 'only changes how an admin sees a list',
  'DELETE /admin/panel/views/:id': 'only changes how an admin sees a list',
  'POST /admin/panel/count': 'only counts; sensitive filters are logged (audience.test.ts)',
  'POST /admin/distributions/:id/forecast-plan':
    'only forecasts; sensitive filters are logged (forecast-plan.test.ts)',
}

type Recorded = { kind: AuditKind; details: Record<string, string> }
const call = <E extends Endpoint>(endpoint: E, input: object) =>
  app.call(endpoint, { as: admin.token, query: {}, ...input } as never)

const id = (value: unknown) => ({ id: String(value) })
const memberId = async () =>
  (await app.deps.db.select().from(panelMembers)).find(
    ({ email }) => email === own.study.people[5]?.email,
  )?.id ?? 0

/** A project whose researcher has asked us to send invitations. */
async function requested() {
  const project = await app.given.research({ status: 'CONDUCTING_INTERVIEW' })
  const actor = await findSignedIn(app.deps, project.as)
  if (!actor) throw new Error('not signed in')
  await requestDistribution(app.deps, actor, project.id)
  const { body } = await call(distribution.listDistributions, {
    query: { researchId: String(project.id) },
  })
  return body[0]?.id ?? 0
}

async function enquiry() {
  const token = await app.given.botCheckToken()
  const body = { type: 'CLIENT', name: 'Kim', email: 'kim@example.com', message: 'Hi', token }
  await app.call(submitForm, { body } as never)
  return (await app.deps.db.select().from(enquiries)).at(-1)?.id ?? 0
}

/** Creates a study with one person who failed its only question, then loosens that question. */
async function loosened() {
  const option = (text: string, mustMatch: boolean) => ({ text, mustMatch })
  const question = {
    ...({ draftId: null, question: 'Do you cook?', type: 'SINGLE_CHOICE', ordered: true } as const),
    options: [option('Yes', true), option('No', false)],
  }
  const study = await app.given.study({ questions: [question] })
  const params = id(study.distributionId)
  await app.given.screening(study.people[0] ?? { invitationId: 0 }, false)
  const { body: report } = await call(xRay.getStudyXRay, { params })
  const { change, people } = report.gains[0] ?? {}
  const body = { change, expectedGain: people }
  const { body: made } = await call(xRay.loosenScreener, { params, body })
  return { study, loosening: made.id }
}

const ACTS: Record<string, () => Promise<Recorded>> = {
  'PATCH /admin/enquiries/:id': async () => {
    const enquiryId = await enquiry()
    const body = { status: 'DONE', notes: 'Rang Kim back' }
    await call(adminCalls.updateEnquiry, { params: id(enquiryId), body })
    const details = { enquiry: String(enquiryId), from: 'NEW', to: 'DONE', changed: 'notes' }
    return { kind: 'ENQUIRY_CHANGED', details }
  },
  'PATCH /admin/panel/:id': async () => {
    const member = await memberId()
    const body = { phone: '0400 000 000', name: 'Kim Corrected', state: 'PAUSED' }
    await call(membership.updatePanelMember, { params: id(member), body })
    const details = {
      member: String(member),
      from: 'ACTIVE',
      to: 'PAUSED',
      changed: 'name, phone',
    }
    return { kind: 'PANEL_MEMBER_CHANGED', details }
  },
  'POST /admin/profile-fields': async () => {
    const words = { label: 'Pets', question: 'How many pets do you have?', why: 'Out of interest.' }
    const { body } = await call(profile.addProfileField, { body: { ...words, kind: 'NUMBER' } })
    const details = { field: String(body.id), to: 'ADDED' }
    return { kind: 'PROFILE_FIELD_CHANGED', details }
  },
  'PATCH /admin/profile-fields/:id': async () => {
    const body = { label: 'Genders', retired: true }
    await call(profile.updateProfileField, { params: id(2), body })
    const details = { field: '2', changed: 'label', to: 'RETIRED' }
    return { kind: 'PROFILE_FIELD_CHANGED', details }
  },
  'POST /admin/clients': async () => {
    const { body } = await call(clients.addClient, { body: { name: 'Acme' } })
    return { kind: 'CLIENT_CHANGED', details: { client: String(body.id), to: 'ADDED' } }
  },
  'PATCH /admin/clients/:id': async () => {
    const { body } = await call(clients.listClients, {})
    const client = body[0]?.id
    await call(clients.updateClient, { params: id(client), body: { name: 'Acme Tools' } })
    return { kind: 'CLIENT_CHANGED', details: { client: String(client), to: 'RENAMED' } }
  },
  'PATCH /admin/projects/:id': async () => {
    const { body } = await call(clients.listClients, {})
    const clientId = body[0]?.id
    await call(clients.setProjectClient, { params: id(own.study.id), body: { clientId } })
    const details = { project: String(own.study.id), to: String(clientId) }
    return { kind: 'CLIENT_CHANGED', details }
  },
  'POST /admin/panel/lists': async () => {
    const { body } = await call(panelLists.addPanelList, { body: { name: 'Plumbers' } })
    return { kind: 'PANEL_LIST_CHANGED', details: { list: String(body.id), to: 'ADDED' } }
  },
  'PATCH /admin/panel/lists/:id': async () => {
    const { body } = await call(panelLists.listPanelLists, {})
    const list = body[0]?.id
    await call(panelLists.updatePanelList, { params: id(list), body: { name: 'Gasfitters' } })
    return { kind: 'PANEL_LIST_CHANGED', details: { list: String(list), to: 'RENAMED' } }
  },
  'POST /admin/panel/bulk': async () => {
    const action = { kind: 'FLAG', flag: 'CARE' }
    await call(panelLists.bulkMembers, { body: { ids: [await memberId()], action, expected: 1 } })
    return { kind: 'PANEL_BULK', details: { action: 'FLAG', people: '1', flag: 'CARE' } }
  },
  'POST /admin/panel/:id/notes': async () => {
    const member = await memberId()
    await call(panelLists.addNote, { params: id(member), body: { text: 'Prefers mornings' } })
    return {
      kind: 'PANEL_MEMBER_CHANGED',
      details: { member: String(member), changed: 'notes' },
    }
  },
  'DELETE /admin/panel/:id/notes/:noteId': async () => {
    const member = await memberId()
    const { body } = await call(membership.getPanelMember, { params: id(member) })
    const noteId = String(body.notes?.[0]?.id)
    await call(panelLists.deleteNote, { params: { ...id(member), noteId } })
    return {
      kind: 'PANEL_MEMBER_CHANGED',
      details: { member: String(member), changed: 'notes' },
    }
  },
  'DELETE /admin/panel/:id': async () => {
    const [member] = await app.given.members(1)
    await call(membership.deletePanelMember, { params: id(member) })
    return { kind: 'PANEL_MEMBER_DELETED', details: { member: String(member) } }
  },
  'POST /admin/panel/import': async () => {
    const rows = [{ email: 'new@example.com' }]
    await call(membership.importMembers, {
      body: { dryRun: false, consent: 'On paper', consentDate: '2026-11-01', rows },
    })
    return { kind: 'PANEL_IMPORTED', details: { added: '1', consent: 'On paper' } }
  },
  'GET /admin/panel/export': async () => {
    await call(membership.exportMembers, { query: { search: 'nobody at all' } })
    return { kind: 'PANEL_EXPORTED', details: { people: '0' } }
  },
  'GET /admin/completions/export': async () => {
    const query = { researchId: String(own.study.id), status: 'COMPLETED' }
    const { body } = await call(adminCalls.exportCompletions, { query })
    const people = String(body.csv.trim().split('\r\n').length - 1)
    return { kind: 'RESPONDENTS_EXPORTED', details: { project: String(own.study.id), people } }
  },
  'POST /admin/completions/:userScreenerId/consent': async () => {
    const respondent = String(own.study.people[0]?.invitationId)
    const body = { kind: 'RECORDING', answer: 'YES' }
    await call(recordConsentFor, { params: { userScreenerId: respondent }, body })
    const details = { respondent, consent: 'RECORDING', answer: 'YES' }
    return { kind: 'CONSENT_RECORDED', details }
  },
  'GET /admin/distributions/:id/consent-pack': async () => {
    const distributionId = own.study.distributionId
    await call(getConsentPack, { params: id(distributionId), query: { names: 'true' } })
    const details = { distribution: String(distributionId), people: '1', names: 'true' }
    return { kind: 'CONSENT_PACK_EXPORTED', details }
  },
  'PATCH /admin/slot/book/:slotId/:userScreenerId': async () => {
    const respondent = String(own.study.people[0]?.invitationId)
    const params = { slotId: String(own.study.freeSlots[0]), userScreenerId: respondent }
    const { body } = await call(adminCalls.bookSlotFor, { params })
    const details = {
      interview: String(body.interviewId),
      respondent,
      start: '2026-11-24T00:00:00.000Z',
      startBefore: '2026-11-20T00:00:00.000Z',
    }
    return { kind: 'INTERVIEW_BOOKED', details }
  },
  'POST /admin/interview/:id/confirm/slot/notification': async () => {
    const interview = String(own.study.interviews[1])
    await call(adminCalls.notifyResearcher, { params: id(interview), query: { undo: 'true' } })
    return { kind: 'RESEARCHER_NOTIFIED', details: { interview } }
  },
  'POST /admin/interview/:id/undo': async () => {
    const interview = String(own.study.interviews[1])
    await call(undo.undoAsAdmin, { params: id(interview) })
    return { kind: 'ACTION_UNDONE', details: { interview } }
  },
  'POST /admin/interview/:id/outcome': async () => {
    const interview = String(own.study.interviews[2])
    const body = { outcome: 'LATE' }
    await call(attendance.recordOutcomeAsAdmin, { params: id(interview), body })
    return { kind: 'INTERVIEW_CHANGED', details: { interview, outcome: 'LATE' } }
  },
  'POST /admin/interview/:id/move': async () => {
    const interview = String(own.study.interviews[1])
    const body = { startTime: '2026-11-29T00:00:00Z' }
    await call(attendance.moveInterviewAsAdmin, { params: id(interview), body })
    const details = {
      interview,
      change: 'moved',
      start: '2026-11-29T00:00:00.000Z',
      startBefore: '2026-11-21T00:00:00.000Z',
    }
    return { kind: 'INTERVIEW_CHANGED', details }
  },
  'POST /admin/interview/:id/reassign': async () => {
    const interview = String(own.study.interviews[1])
    const to = (await app.given.user()).id
    await call(attendance.reassignInterview, { params: id(interview), body: { userId: to } })
    const details = {
      interview,
      change: 'reassigned',
      from: String(own.owner.id),
      to: String(to),
    }
    return { kind: 'INTERVIEW_CHANGED', details }
  },
  'POST /admin/interview/:id/cancel': async () => {
    const interview = String(own.study.interviews[1])
    const body = { reason: 'Kim Corrected is ill' }
    await call(attendance.cancelInterviewAsAdmin, { params: id(interview), body })
    return { kind: 'INTERVIEW_CHANGED', details: { interview, change: 'cancelled' } }
  },
  'POST /admin/email/interview-scheduling': async () => {
    const userScreenerId = own.study.people[3]?.invitationId ?? 0
    await call(adminCalls.sendSchedulingMail, {
      body: { userScreenerId },
      query: { undo: 'true' },
    })
    const details = { respondent: String(userScreenerId), people: '1' }
    return { kind: 'SCHEDULING_EMAILS_SENT', details }
  },
  'POST /admin/outbox/undo': async () => {
    const mails = await app.deps.db.select().from(outboxMails)
    const mail = mails.find(({ kind }) => kind === 'distribution.scheduling')
    await call(undo.undoMails, { body: { mailIds: [mail?.id] } })
    return { kind: 'ACTION_UNDONE', details: { emails: '1' } }
  },
  'POST /admin/email/interview-scheduling/all': async () => {
    await call(adminCalls.sendSchedulingMails, { body: { researchId: own.study.id } })
    const details = { project: String(own.study.id), people: '1' }
    return { kind: 'SCHEDULING_EMAILS_SENT', details }
  },
  'POST /admin/interview/:id/notify-again': async () => {
    const { id: interview } = await bookedInterview(app, { isConfirmed: false })
    await call(attendance.notifyAgain, { params: id(interview) })
    return { kind: 'RESEARCHER_NOTIFIED', details: { interview: String(interview) } }
  },
  'POST /admin/interview/:id/replace': async () => {
    const hours = [INTERVIEW_START, '2026-11-21T00:00:00Z']
    const booked = await bookedInterview(app, { people: 2, hours })
    const params = id(booked.id)
    await call(attendance.cancelInterviewAsAdmin, { params, body: { reason: 'They rang.' } })
    await call(attendance.replaceParticipant, { params })
    const respondent = String(booked.study.people[1]?.invitationId)
    return { kind: 'REPLACEMENT_ASKED', details: { interview: params.id, respondent } }
  },
  'POST /admin/distributions/:id/ask-for-slots': async () => {
    const { distributionId } = await app.given.study()
    const remedies = [{ remedy: 'SLOTS' as const, chance: 0.9 }]
    await givenForecast(app.deps, distributionId, { chance: 0.61, remedies })
    await call(askForSlots, { params: id(distributionId) })
    const distribution = String(distributionId)
    const details = { distribution, chance: '61', chanceWithSlots: '90' }
    return { kind: 'SLOTS_ASKED', details }
  },
  'POST /admin/contradictions/:id/clear': async () => {
    const { people } = await app.given.study()
    const invitationId = people[0]?.invitationId ?? 0
    const row = { invitationId, kind: 'TOO_FAST' as const, details: {}, at: app.deps.now() }
    const [made] = await app.deps.db.insert(contradictions).values(row).returning()
    await call(clearContradiction, { params: id(made?.id ?? 0) })
    const details = { respondent: String(invitationId), kind: 'TOO_FAST' }
    return { kind: 'CONTRADICTION_CLEARED', details }
  },
  'POST /admin/interview-feed': async () => {
    await call(renewInterviewFeed, {})
    return { kind: 'INTERVIEW_FEED_RENEWED', details: {} }
  },
  'POST /admin/distribution': async () => {
    const distributionId = await requested()
    const body = { ...STUDY, id: distributionId }
    await call(distribution.startDistribution, { body, query: { undo: 'true' } })
    const details = { distribution: String(distributionId), maximum: '100' }
    return { kind: 'EMAILS_STARTED', details }
  },
  'POST /admin/distributions/:id/undo': async () => {
    const { body } = await call(distribution.listDistributions, {})
    await call(undo.undoDistribution, { params: id(body[0]?.id) })
    return { kind: 'ACTION_UNDONE', details: { distribution: String(body[0]?.id) } }
  },
  'POST /admin/distribution/test': async () => {
    const body = { ...STUDY, id: own.study.distributionId }
    await call(distribution.sendTestInvitation, { body })
    return { kind: 'TEST_EMAIL_SENT', details: { distribution: String(body.id) } }
  },
  'PUT /admin/distributions': async () => {
    const { distributionId } = own.study
    const body = { distributionId, maxNumber: 50, status: 'PAUSED' }
    await call(distribution.updateDistribution, { body })
    const details = {
      distribution: String(distributionId),
      maximum: '50',
      maximumBefore: '6',
      status: 'PAUSED',
      statusBefore: 'IN_PROGRESS',
    }
    return { kind: 'EMAILS_CHANGED', details }
  },
  'PATCH /admin/distributions/:id': async () => {
    const { distributionId } = await app.given.study({ people: 1 })
    await call(distribution.changeStudy, {
      params: id(distributionId),
      body: { incentive: 'A gift card of $80', incentiveForAll: true },
    })
    const details = {
      distribution: String(distributionId),
      fields: 'incentive',
      incentiveForAll: 'true',
    }
    return { kind: 'STUDY_CHANGED', details }
  },
  'PATCH /admin/projects/:id/plan': async () => {
    const project = await app.given.research()
    await call(adminCalls.updateProjectPlan, { params: id(project.id), body: { leadDays: 5 } })
    return { kind: 'STUDY_CHANGED', details: { project: String(project.id), leadDays: '3 → 5' } }
  },
  'PUT /admin/projects/:id/quotas': async () => {
    const project = await app.given.research({ status: 'PROJECT_CONFIRMATION' })
    await call(adminCalls.updateProjectQuotas, {
      params: id(project.id),
      body: { cells: [] },
    })
    return { kind: 'QUOTAS_CHANGED', details: { project: String(project.id), cells: '0' } }
  },
  'POST /admin/distributions/:id/loosen': async () => {
    const { study } = await loosened()
    const details = { project: String(study.id), gain: '1', question: 'Do you cook?' }
    return { kind: 'SCREENER_LOOSENED', details }
  },
  'POST /admin/loosenings/:id/undo': async () => {
    const { study, loosening } = await loosened()
    await call(xRay.undoLoosening, { params: id(loosening) })
    return { kind: 'ACTION_UNDONE', details: { distribution: String(study.distributionId) } }
  },
  'GET /admin/projects/:id/grid': async () => {
    const project = await app.given.research()
    await call(adminCalls.getProjectGrid, { params: id(project.id) })
    return { kind: 'GRID_EXPORTED', details: { project: String(project.id), people: '0' } }
  },
  'POST /admin/projects/:id/transfer': async () => {
    const project = await app.given.research()
    const to = (await app.given.user()).id
    await call(adminCalls.transferProject, { params: id(project.id), body: { userId: to } })
    const details = {
      project: String(project.id),
      from: String(project.owner.id),
      to: String(to),
    }
    return { kind: 'PROJECT_TRANSFERRED', details }
  },
  'POST /admin/projects/:id/finish': async () => {
    const project = await app.given.research({ status: 'CONDUCTING_INTERVIEW' })
    await call(interview.finishProject, {
      params: id(project.id),
      body: { early: true, reason: 'Enough' },
    })
    return { kind: 'STUDY_FINISHED', details: { project: String(project.id), early: 'true' } }
  },
  'POST /admin/projects/:id/reopen': async () => {
    const project = await app.given.research({ status: 'CONDUCTING_INTERVIEW' })
    const finish = { early: true, reason: 'Enough' }
    await call(interview.finishProject, { params: id(project.id), body: finish })
    await call(interview.reopenProject, { params: id(project.id) })
    return { kind: 'STUDY_REOPENED', details: { project: String(project.id) } }
  },
  'POST /admin/email/save-reminders': async () => {
    const { distributionId, people } = await app.given.study({ people: 2 })
    await call(distribution.saveReminders, { body: { distributionId } })
    const details = { distribution: String(distributionId), people: String(people.length) }
    return { kind: 'REMINDERS_SENT', details }
  },
  'POST /admin/settings/policy/publish': async () => {
    const { body } = await call(settings.getPolicyState, {})
    await call(settings.publishPolicy, {})
    return { kind: 'POLICY_PUBLISHED', details: { version: '2', people: String(body.members) } }
  },
  'POST /admin/distributions/:id/links': async () => {
    const { distributionId } = own.study
    const body = { source: 'Newsletter', maxEntries: 20 }
    const created = await call(createOpenLink, { params: id(distributionId), body })
    linkId = (created.body as { id: number }).id
    const details = {
      distribution: String(distributionId),
      link: String(linkId),
      source: 'Newsletter',
    }
    return { kind: 'OPEN_LINK_CREATED', details }
  },
  'PATCH /admin/links/:id': async () => {
    await call(updateOpenLink, { params: id(linkId), body: { isClosed: true, maxEntries: 20 } })
    const details = { link: String(linkId), to: 'CLOSED' }
    return { kind: 'OPEN_LINK_CHANGED', details }
  },
  'PUT /admin/contact-rules': async () => {
    await call(saveContactRules, { body: { ...NO_RULES, unanswered: 3 } })
    return { kind: 'CONTACT_RULES_CHANGED', details: { unanswered: 'off to 3' } }
  },
  'PUT /admin/panel/:id/profile': async () => {
    await app.given.policyPublished()
    const member = await memberId()
    const body = { values: [{ fieldId: 1, number: 1984 }] }
    await call(membership.saveMemberProfile, { params: id(member), body })
    const details = { member: String(member), changed: 'Year of birth' }
    return { kind: 'PANEL_MEMBER_CHANGED', details }
  },
  'PATCH /admin/settings/notices': async () => {
    await call(updateTeamNotices, { body: { LAUNCHED: 'DAILY' } })
    return { kind: 'TEAM_NOTICES_CHANGED', details: { LAUNCHED: 'AT_ONCE → DAILY' } }
  },
  'POST /admin/template': async () => {
    const body = { name: 'Warm', type: 'REMINDER', subject: 'Still there?', body: null }
    await call(template.saveTemplate, { body })
    return { kind: 'TEMPLATE_SAVED', details: { template: 'Warm', type: 'REMINDER' } }
  },
  'POST /admin/question': async () => {
    const body = { question: 'Tea?', type: 'SINGLE_CHOICE', options: ['Yes', 'No'] }
    const reply = await call(bank.addBankQuestion, { body })
    return { kind: 'BANK_QUESTION_ADDED', details: { question: String(reply.body.id) } }
  },
  'PUT /admin/question/:id': async () => {
    const { body } = await call(bank.listBankQuestions, {})
    const [question] = body
    const changed = {
      version: question?.version,
      question: 'Coffee?',
      type: 'SINGLE_CHOICE',
      options: ['Yes', 'No'],
    }
    await call(bank.updateBankQuestion, { params: id(question?.id), body: changed })
    return { kind: 'BANK_QUESTION_CHANGED', details: { question: String(question?.id) } }
  },
  'DELETE /admin/question/:id': async () => {
    const { body } = await call(bank.listBankQuestions, {})
    await call(bank.removeBankQuestion, { params: id(body[0]?.id) })
    return { kind: 'BANK_QUESTION_REMOVED', details: { question: String(body[0]?.id) } }
  },
  'POST /admin/users': async () => {
    const body = { email: 'tess@example.com', firstName: 'Tess', lastName: null, role: 'ROLE_USER' }
    await call(user.inviteUser, { body })
    return { kind: 'USER_INVITED', details: { role: 'ROLE_USER' } }
  },
  'POST /admin/users/:id/deactivate': async () => {
    await call(user.deactivateUser, { params: id((await app.given.user()).id) })
    return { kind: 'USER_DEACTIVATED', details: {} }
  },
  'POST /admin/users/:id/reactivate': async () => {
    const params = id((await app.given.user()).id)
    await call(user.deactivateUser, { params })
    await call(user.reactivateUser, { params })
    return { kind: 'USER_REACTIVATED', details: {} }
  },
  'POST /admin/users/:id/reset-two-factor': async () => {
    const { id: userId } = await app.given.user()
    await app.deps.db.execute(
      `update users set totp_secret = 'x', totp_confirmed_at = now() where id = ${userId}`,
    )
    await call(user.resetTwoFactor, { params: id(userId) })
    return { kind: 'TWO_FACTOR_OFF', details: {} }
  },
  'PATCH /admin/users/:id': async () => {
    const { id: userId } = await app.given.user()
    await call(user.changeRole, { params: id(userId), body: { role: 'ROLE_ADMIN' } })
    return { kind: 'ROLE_CHANGED', details: { from: 'ROLE_USER', to: 'ROLE_ADMIN' } }
  },
  'POST /admin/outbox/:id/retry': async () => {
    await app.runJobs()
    const mail = (await app.mails()).find(({ state }) => state === 'HELD')
    await call(retryMail, { params: id(mail?.id) })
    return { kind: 'EMAIL_RETRIED', details: { email: String(mail?.id) } }
  },
  'PATCH /admin/settings/payments': async () => {
    await call(payment.updatePaymentRules, { body: { secondAdminCents: 20_000 } })
    const details = { secondAdminCents: '50000 → 20000' }
    return { kind: 'PAYMENT_RULES_CHANGED', details }
  },
  'PATCH /admin/payments/:id': async () => {
    const [due] = await givenPayments(app, 1)
    await call(payment.updatePayment, { params: id(due), body: { method: 'CASH' } })
    return {
      kind: 'PAYMENT_CHANGED',
      details: { payment: String(due), method: 'GIFT_CARD → CASH' },
    }
  },
  'POST /admin/payments/approve': async () => {
    const ids = await givenPayments(app, 1)
    await call(payment.approvePayments, { body: { ids } })
    return { kind: 'PAYMENTS_APPROVED', details: { payments: String(ids[0]) } }
  },
  'POST /admin/payments/export': async () => {
    const ids = await givenPayments(app, 1, 'APPROVED')
    const body = { ids, format: 'GIFT_CARD' }
    const reply = await call(payment.exportPayments, { body })
    const details = { batch: String(reply.body.batchId), count: '1' }
    return { kind: 'PAYMENTS_EXPORTED', details }
  },
  'GET /admin/payments/batches/:id/export': async () => {
    const { body } = await call(payment.listPaymentBatches, {})
    await call(payment.downloadPaymentBatch, { params: id(body[0]?.id) })
    return { kind: 'PAYMENTS_EXPORTED', details: { batch: String(body[0]?.id), count: '1' } }
  },
  'POST /admin/payments/sent': async () => {
    const ids = await givenPayments(app, 1, 'APPROVED')
    await call(payment.markPaymentsSent, { body: { ids } })
    return { kind: 'PAYMENTS_SENT', details: { payments: String(ids[0]) } }
  },
  'POST /admin/payments/failed': async () => {
    const ids = await givenPayments(app, 1, 'SENT')
    await call(payment.markPaymentsFailed, {
      body: { ids, reason: 'Kim Corrected’s bank refused' },
    })
    return { kind: 'PAYMENTS_FAILED', details: { payments: String(ids[0]) } }
  },
  'POST /admin/payments/void': async () => {
    const ids = await givenPayments(app, 1)
    await call(payment.voidPayments, { body: { ids, reason: 'Kim Corrected asked' } })
    return { kind: 'PAYMENTS_VOIDED', details: { payments: String(ids[0]) } }
  },
  'POST /admin/payments/:id/repeat': async () => {
    const [failed] = await givenPayments(app, 1, 'FAILED')
    const { body } = await call(payment.repeatPayment, { params: id(failed) })
    const details = { payment: String(failed), repeat: String(body.id) }
    return { kind: 'PAYMENT_REPEATED', details }
  },
  'POST /admin/payments/:id/reverse': async () => {
    const [sent] = await givenPayments(app, 1, 'SENT')
    const reversed = { params: id(sent), body: { reason: 'Kim Corrected sent it back' } }
    const { body } = await call(payment.reversePayment, reversed)
    const details = { payment: String(sent), reversal: String(body.reversedBy) }
    return { kind: 'PAYMENT_REVERSED', details }
  },
  'POST /admin/payments/:id/keep': async () => {
    const [sent] = await givenPayments(app, 1, 'SENT', { unearnedAt: app.deps.now() })
    await call(payment.keepPayment, { params: id(sent) })
    return { kind: 'PAYMENT_KEPT', details: { payment: String(sent) } }
  },
  'POST /admin/payments/bonus': async () => {
    const invitationId = own.study.people[0]?.invitationId
    const bonus = { invitationId, cents: 2_000, reason: 'Kim Corrected did extra' }
    const { body } = await call(payment.addBonus, { body: bonus })
    return { kind: 'BONUS_ADDED', details: { payment: String(body.id), cents: '2000' } }
  },
  'POST /admin/payments/codes': async () => {
    const [approved] = await givenPayments(app, 1, 'APPROVED')
    const rows = [{ payment: approved, code: 'SECRET-1234' }]
    await call(payment.importGiftCodes, { body: { rows } })
    return { kind: 'GIFT_CODES_IMPORTED', details: { payments: String(approved) } }
  },
  'GET /admin/payments/report/export': async () => {
    await call(payment.exportPaymentReport, { query: { by: 'MONTH', to: '2020-01-01' } })
    return { kind: 'PAYMENT_REPORT_EXPORTED', details: { by: 'MONTH', rows: '0' } }
  },
  'POST /admin/jobs/:id/retry': async () => {
    const { rows } = await app.deps.db.execute<{ id: string }>(`
      insert into pgboss.job (name, source_name, source_retry_count, data)
      values ('dead-letters', 'outbox.deliver', 5, '{}') returning id`)
    const [job] = rows
    await call(retryJob, { params: { id: job?.id } })
    return { kind: 'JOB_RETRIED', details: { job: String(job?.id) } }
  },
}

const isExport = ({ path }: Endpoint) => /\/(export|grid|consent-pack)$/.test(path)
const writes = endpoints.filter(
  (endpoint) => endpoint.audience === 'admin' && (endpoint.method !== 'GET' || isExport(endpoint)),
)

describe('the audit log', () => {
  test('checks every admin write and export, except those listed as never recorded', () => {
    expect([...Object.keys(ACTS), ...Object.keys(NOT_RECORDED)].sort()).toEqual(
      writes.map(nameOf).sort(),
    )
  })

  // The calls run in order, because some calls undo the one before.
  test.each(Object.entries(ACTS))('records %s once', async (_name, act) => {
    const before = new Set((await app.deps.db.select().from(auditEvents)).map((event) => event.id))
    const expected = await act()
    const events = await app.deps.db.select().from(auditEvents)
    const added = events
      .filter((event) => !before.has(event.id) && !event.kind.startsWith('SIGN'))
      .toSorted((one, other) => one.id - other.id)
    // The setup may have added entries too. The last one is from the call under test.
    const { kind, details, userId, actorId, origin } = added.at(-1) ?? {}
    expect({ kind, details }).toEqual(expected)
    expect(actorId ?? userId).toBe(admin.id)
    expect(added.filter((event) => event.kind === expected.kind)).toHaveLength(1)
    expect(origin).toBe('127.0.0.1')
  })

  test('contains no names or addresses of panel members, researchers or clients', async () => {
    const people = [...own.study.people.map(({ email }) => email), own.owner.email, admin.email]
    const names = ['Kim Corrected', 'Rang Kim back', '0400 000 000', 'kim@example.com', 'Member ']
    const traces = await tracesOf(app.deps.db, [...people, ...names])
    expect(traces.filter((trace) => trace.startsWith('public.audit_events'))).toEqual([])
  })
})

describe('calls that change nothing', () => {
  const countEvents = async () => (await app.deps.db.select().from(auditEvents)).length

  test.each([
    ['booking a deleted slot', 'PATCH', '/admin/slot/book/999999/1', undefined],
    ['correcting an unknown member', 'PATCH', '/admin/panel/999999', { name: 'Kim' }],
    ['changing an unknown enquiry', 'PATCH', '/admin/enquiries/999999', { notes: 'x' }],
    ['retrying an unknown email', 'POST', '/admin/outbox/999999/retry', undefined],
    ['removing an unknown question', 'DELETE', '/admin/question/999999', undefined],
    [
      'exporting an unknown project',
      'GET',
      '/admin/completions/export?researchId=999999',
      undefined,
    ],
  ] as const)('records nothing for %s', async (_what, method, path, payload) => {
    const before = await countEvents()
    const headers = { authorization: `Bearer ${admin.token}` }
    const request = { method, url: `/api${path}`, headers, ...(payload && { payload }) }
    expect((await app.app.inject(request)).statusCode).toBe(404)
    expect(await countEvents()).toBe(before)
  })

  test('records nothing when an admin repeats the email to choose a time', async () => {
    const body = { userScreenerId: own.study.people[3]?.invitationId }
    await call(adminCalls.sendSchedulingMail, { body })
    const before = await countEvents()
    const reply = await call(adminCalls.sendSchedulingMail, { body })
    expect(reply).toMatchObject({ status: 202, body: { queued: 0 } })
    expect(await countEvents()).toBe(before)
  })

  test('records nothing when an admin books the same slot or makes the same correction again', async () => {
    const userScreenerId = String(own.study.people[0]?.invitationId)
    const params = { slotId: String(own.study.freeSlots[0]), userScreenerId }
    const correction = { params: id(await memberId()), body: { name: 'Kim Corrected' } }
    const before = await countEvents()
    expect(await call(adminCalls.bookSlotFor, { params })).toMatchObject({ status: 200 })
    expect(await call(membership.updatePanelMember, correction)).toMatchObject({ status: 200 })
    expect(await countEvents()).toBe(before)
  })
})
