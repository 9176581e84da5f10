import * as account from '@wattle/contract/account'
import * as admin from '@wattle/contract/admin'
import * as attendance from '@wattle/contract/attendance'
import { readBrief } from '@wattle/contract/brief'
import * as calendar from '@wattle/contract/calendar'
import * as candidates from '@wattle/contract/candidates'
import { setProjectClient, updateClient } from '@wattle/contract/client'
import * as consent from '@wattle/contract/consent'
import { clearContradiction } from '@wattle/contract/contradiction'
import * as distribution from '@wattle/contract/distribution'
import type { Endpoint } from '@wattle/contract/endpoint'
import { askForSlots } from '@wattle/contract/field-desk'
import * as filter from '@wattle/contract/filter'
import { getAnalysis } from '@wattle/contract/findings/analysis'
import * as assumptions from '@wattle/contract/findings/assumptions'
import * as evidence from '@wattle/contract/findings/evidence'
import * as reports from '@wattle/contract/findings/reports'
import * as themes from '@wattle/contract/findings/themes'
import * as transcripts from '@wattle/contract/findings/transcripts'
import * as verdicts from '@wattle/contract/findings/verdicts'
import * as forecasts from '@wattle/contract/forecasts'
import * as guide from '@wattle/contract/guide'
import * as interview from '@wattle/contract/interview'
import * as job from '@wattle/contract/job'
import { authorizeGoogleCalendar } from '@wattle/contract/meeting'
import * as membership from '@wattle/contract/membership'
import * as openLinks from '@wattle/contract/open-link'
import * as outbox from '@wattle/contract/outbox'
import { saveProfile } from '@wattle/contract/panel'
import * as panelLists from '@wattle/contract/panel-lists'
import * as payment from '@wattle/contract/payment-calls'
import { getPerson } from '@wattle/contract/person'
import * as profile from '@wattle/contract/profile'
import { getProgress } from '@wattle/contract/progress'
import {
  addBankQuestion,
  removeBankQuestion,
  updateBankQuestion,
} from '@wattle/contract/question-bank'
import * as research from '@wattle/contract/research'
import { deleteView } from '@wattle/contract/saved-view'
import * as screener from '@wattle/contract/screener'
import * as screening from '@wattle/contract/screening'
import { listStandbys, listStandbysForAdmin } from '@wattle/contract/standbys'
import * as steps from '@wattle/contract/steps'
import * as undo from '@wattle/contract/undo'
import * as user from '@wattle/contract/user'
import * as xRay from '@wattle/contract/x-ray'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { contractEndpoints, nameOf } from '#testing/contract-endpoints.ts'
import { STUDY } from '#testing/given.ts'
import { type Holdings, holdingsOf, NOBODY, unknownHoldings } from '#testing/holdings.ts'
import { tableMarks } from '#testing/table-marks.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

const endpoints = await contractEndpoints()

const NOWHERE = unknownHoldings()
const UNKNOWN = NOWHERE.idea.id

type Input = { params?: object; query?: object; body?: object }
/**
 * A request by the owner of `own` about things that belong to `other`. The expected status is 404
 * by default.
 */
type Row = [Endpoint, (other: Holdings, own: Holdings) => Input, status?: number]

const hour = (day: number) => ({
  startTime: `2026-11-${day}T02:00:00Z`,
  endTime: `2026-11-${day}T03:00:00Z`,
  timezone: 'Australia/Melbourne',
})
const KEY = '00000000-0000-4000-8000-000000000000'
const byId = (pick: (holdings: Holdings) => number) => (other: Holdings) => ({
  params: { id: String(pick(other)) },
})
const question = ({ screener: { questions } }: Holdings, at = 0) =>
  questions[at] ?? { id: 0, options: [0] }
const part = ({ guide: { parts } }: Holdings, at = 0) => parts[at] ?? { id: 0, questions: [0] }

/**
 * The owner also makes each of these calls, and we must let them in. Calls that delete something
 * come last, because the other calls need what they delete.
 */
const OF_RESEARCHERS: Row[] = [
  [research.getResearch, byId(({ idea }) => idea.id)],
  [getProgress, byId(({ study }) => study.id)],
  [forecasts.getForecast, byId(({ study }) => study.id)],
  [xRay.getScreenerReport, byId(({ study }) => study.id)],
  [research.copyResearch, byId(({ idea }) => idea.id)],
  [
    research.renameResearch,
    ({ idea }) => ({ params: { id: String(idea.id) }, body: { name: 'Tea' } }),
  ],
  [
    research.updatePlan,
    ({ idea }) => ({ params: { id: String(idea.id) }, body: { targetInterviews: 6 } }),
  ],
  [
    research.updateQuotas,
    ({ confirmation }) => ({ params: { id: String(confirmation.id) }, body: { cells: [] } }),
  ],
  [research.getGrid, byId(({ study }) => study.id)],
  [candidates.listCandidates, byId(({ study }) => study.id)],
  [listStandbys, byId(({ study }) => study.id)],
  [
    candidates.chooseCandidate,
    ({ study }) => ({
      params: { userScreenerId: String(study.people[3]?.invitationId) },
      body: { choice: 'NO' },
    }),
  ],
  [research.updateIdea, ({ idea }) => ({ body: { questionId: idea.id, description: 'Tea' } })],
  [
    research.updateCharacteristics,
    ({ audience }) => ({ body: { id: audience.id, characteristics: ['a', 'b', 'c'] } }),
  ],
  [steps.regenerate, byId(({ audience }) => audience.id)],
  [steps.restorePrevious, byId(({ audience }) => audience.id)],
  [steps.updateBrief, ({ idea }) => ({ body: { researchId: idea.id, brief: { who: 'nurses' } } })],
  [readBrief, ({ idea }) => ({ body: { researchId: idea.id, text: 'Meals for nurses' } })],
  [screener.validateScreener, (other) => ({ params: { screenerId: String(other.screener.id) } })],
  [screener.addScreenerQuestion, (other) => ({ body: { screenerId: other.screener.id } })],
  [
    screener.restoreScreenerQuestion,
    (other) => ({
      body: {
        screenerId: other.screener.id,
        position: 1,
        question: 'Tea?',
        type: 'SINGLE_CHOICE',
        ordered: false,
        options: [
          { text: 'Yes', mustMatch: true },
          { text: 'No', mustMatch: false },
        ],
      },
    }),
  ],
  [
    screener.restoreScreenerOption,
    (other) => ({
      body: {
        screenerQuestionId: question(other).id,
        position: 1,
        text: 'Tea',
        mustMatch: false,
      },
    }),
  ],
  [screener.addScreenerOption, (other) => ({ body: { screenerQuestionId: question(other).id } })],
  [
    screener.updateScreenerQuestion,
    (other) => ({
      body: { id: question(other).id, screenerId: other.screener.id, type: 'SINGLE_CHOICE' },
    }),
  ],
  [
    screener.updateScreenerQuestion,
    (other, own) => ({
      body: { id: question(other).id, screenerId: own.screener.id, type: 'SINGLE_CHOICE' },
    }),
  ],
  [
    screener.updateScreenerQuestion,
    (other, own) => ({
      body: {
        id: question(own, 1).id,
        screenerId: own.screener.id,
        type: 'SINGLE_CHOICE',
        shownIf: [question(other).options[0] ?? 0],
      },
    }),
  ],
  [screener.updateScreener, (other) => ({ body: { id: other.screener.id, questions: [] } })],
  [
    screener.updateScreener,
    (other, own) => ({
      body: { id: own.screener.id, questions: [{ id: question(other).id, question: 'Tea?' }] },
    }),
  ],
  [
    screener.updateScreener,
    (other, own) => ({
      body: {
        id: own.screener.id,
        questions: [
          { id: question(own).id, options: [{ id: question(other).options[0], text: 'Tea' }] },
        ],
      },
    }),
  ],
  [screener.moveScreenerQuestionUp, byId((other) => question(other, 1).id)],
  [screener.moveScreenerQuestionDown, byId((other) => question(other, 1).id)],
  [
    screener.setMustMatch,
    (other) => ({ params: { optionId: String(question(other).options[0]), flag: 'true' } }),
  ],
  [screener.deleteScreenerOption, byId((other) => question(other).options.at(-1) ?? 0)],
  [screener.deleteScreenerQuestion, byId((other) => question(other, 3).id)],
  [guide.updateGuide, (other) => ({ body: { id: other.guide.id, parts: [] } })],
  [
    guide.updateGuide,
    (other, own) => ({ body: { id: own.guide.id, parts: [{ id: part(other).id, topic: 'Tea' }] } }),
  ],
  [
    guide.updateGuide,
    (other, own) => ({
      body: {
        id: own.guide.id,
        parts: [{ id: part(own).id, questions: [{ id: part(other).questions[0] }] }],
      },
    }),
  ],
  [guide.addGuidePart, byId((other) => other.guide.id)],
  [guide.addGuideQuestion, byId((other) => part(other).id)],
  [
    guide.restoreGuidePart,
    (other) => ({
      body: { guideId: other.guide.id, position: 1, topic: 'Tea', questions: [] },
    }),
  ],
  [
    guide.restoreGuideQuestion,
    (other) => ({ body: { partId: part(other).id, position: 1, question: 'Tea?' } }),
  ],
  [guide.moveGuidePartUp, byId((other) => part(other, 1).id)],
  [guide.moveGuidePartDown, byId((other) => part(other, 1).id)],
  [guide.deleteGuideQuestion, byId((other) => part(other).questions[1] ?? 0)],
  [guide.deleteGuidePart, byId((other) => part(other, 2).id)],
  [
    steps.nextStep,
    ({ confirmation }) => ({
      body: { researchId: confirmation.id, nextStatus: 'CONDUCTING_INTERVIEW' },
    }),
  ],
  [
    steps.previousStep,
    ({ confirmation }) => ({
      body: { researchId: confirmation.id, previousStatus: 'IDEA_SHAPING' },
    }),
  ],
  [distribution.requestDistribution, byId(({ study }) => study.id)],
  [calendar.listSlots, ({ study }) => ({ params: { researchId: String(study.id) } })],
  [calendar.addSlot, ({ study }) => ({ body: { researchId: study.id, ...hour(26) } })],
  [
    calendar.addSlots,
    ({ study }) => ({ body: { researchId: study.id, startTimes: [hour(28).startTime] } }),
  ],
  [calendar.moveSlot, ({ study }) => ({ body: { slotId: study.freeSlots[0], ...hour(27) } })],
  [calendar.restoreSlot, ({ study }) => ({ params: { slotId: String(study.deletedSlot) } })],
  [interview.getInterviewRoom, byId(({ study }) => study.interviews[0])],
  [consent.listNoTimes, byId(({ study }) => study.id)],
  [consent.markRecordingDeleted, byId(({ study }) => study.interviews[2])],
  [
    consent.recordConsentInRoom,
    ({ study }) => ({
      params: { id: String(study.interviews[0]) },
      body: { kind: 'RECORDING', answer: 'YES' },
    }),
  ],
  [
    interview.saveInterviewNotes,
    ({ study }) => ({
      params: { id: String(study.interviews[0]) },
      body: { notes: { general: 'Tea' } },
    }),
  ],
  [
    interview.rescheduleInterview,
    ({ study }, own) => ({
      params: { id: String(study.interviews[0]) },
      body: { slotId: own.study.freeSlots[0] },
    }),
  ],
  [
    interview.rescheduleInterview,
    ({ study }, own) => ({
      params: { id: String(own.study.interviews[0]) },
      body: { slotId: study.freeSlots[1] },
    }),
  ],
  [
    interview.confirmInterview,
    ({ study }) => ({ params: { id: String(study.interviews[0]) }, query: {} }),
  ],
  [
    interview.confirmInterviewManually,
    ({ study }) => ({
      params: { id: String(study.interviews[1]) },
      query: { link: 'https://meet.example.com/x' },
    }),
  ],
  [
    attendance.recordOutcome,
    ({ study }) => ({ params: { id: String(study.interviews[2]) }, body: { outcome: 'LATE' } }),
  ],
  [interview.markNoShow, byId(({ study }) => study.interviews[2])],
  [
    interview.cancelInterview,
    ({ study }) => ({ params: { id: String(study.interviews[1]) }, body: {} }),
  ],
  [assumptions.getAssumptions, byId(({ study }) => study.id)],
  [
    assumptions.saveAssumptions,
    ({ study }) => ({ params: { id: String(study.id) }, body: { version: 0, assumptions: [] } }),
  ],
  [
    evidence.saveCapture,
    ({ study }) => ({
      params: { id: String(study.interviews[0]), key: KEY },
      body: { quote: 'Tea' },
    }),
  ],
  [
    evidence.deleteCapture,
    ({ study }) => ({ params: { id: String(study.interviews[0]), key: KEY } }),
  ],
  [evidence.searchEvidence, ({ study }) => ({ query: { researchId: String(study.id) } })],
  [transcripts.getTranscript, byId(({ study }) => study.interviews[0])],
  [
    transcripts.saveTranscript,
    ({ study }) => ({
      params: { id: String(study.interviews[0]) },
      body: { format: 'TXT', offsetMs: 0, cues: [{ role: 'PARTICIPANT', text: 'Tea' }] },
    }),
  ],
  [transcripts.deleteTranscript, byId(({ study }) => study.interviews[0])],
  [getAnalysis, byId(({ study }) => study.id)],
  [
    themes.addTheme,
    ({ study }) => ({ params: { id: String(study.id) }, body: { name: 'Coffee' } }),
  ],
  [
    themes.updateTheme,
    ({ study }) => ({ params: { id: String(study.themeId) }, body: { colour: 2 } }),
  ],
  [
    themes.updateTheme,
    ({ study }, own) => ({
      params: { id: String(own.study.themeId) },
      body: { mergedInto: study === own.study ? null : study.themeId },
    }),
  ],
  [themes.deleteTheme, byId(({ study }) => study.themeId)],
  [verdicts.listVerdicts, byId(({ study }) => study.id)],
  [
    verdicts.saveVerdict,
    ({ study }) => ({
      params: { id: String(study.id) },
      body: { basedOn: 0, decision: 'GO', reason: 'They drink tea every day.', nextStep: '' },
    }),
  ],
  [reports.getReports, byId(({ study }) => study.id)],
  [
    reports.publishReport,
    ({ study }) => ({
      params: { id: String(study.id) },
      body: {
        basedOn: 1,
        content: {
          question: 'Tea?',
          why: '',
          nextStep: '',
          findings: [{ text: 'Tea.', quotes: [] }],
          screenerQuestionIds: [],
        },
      },
    }),
  ],
  [
    reports.shareReport,
    ({ study }) => ({ params: { id: String(study.id) }, body: { version: 1 } }),
  ],
  [reports.recordEvidenceExport, byId(({ study }) => study.id)],
  [reports.revokeReportLink, byId(({ study }) => study.reportLinkId)],
  [evidence.withdrawWords, byId(({ study }) => study.interviews[2])],
  [undo.undoDeletion, byId(({ study }) => study.id)],
  [undo.undoInterviewChange, byId(({ study }) => study.interviews[1])],
  [calendar.deleteSlot, ({ study }) => ({ params: { slotId: String(study.freeSlots[0]) } })],
  [calendar.deleteSlots, ({ study }) => ({ body: { slotIds: [study.freeSlots[0]] } })],
  [interview.finishResearch, byId(({ study }) => study.id)],
  [interview.reopenResearch, byId(({ study }) => study.id)],
  [research.deleteResearch, (other) => ({ params: { id: String(other.idea.id) }, query: {} })],
  [account.endSession, byId(({ sessionId }) => sessionId)],
]

const person = ({ study }: Holdings, at: number) => study.people[at] ?? NOBODY

/**
 * The fourth person in `own`, who qualifies but hasn't booked yet, sends these calls. The fifth
 * person, who's still answering, sends the calls in `OF_ANSWERING`.
 */
const OF_RESPONDENTS: Row[] = [
  [screening.getRespondentScreener, (other) => ({ params: { id: person(other, 3).hash } })],
  [
    screening.startScreener,
    (other) => ({ params: { userScreenerId: String(person(other, 3).invitationId) } }),
  ],
  [
    screening.completeScreener,
    (other) => ({ params: { userScreenerId: String(person(other, 3).invitationId) } }),
  ],
  [screening.listRespondentSlots, (other) => ({ params: { hash: person(other, 3).hash } })],
  [
    consent.saveConsent,
    (other) => ({
      params: { hash: person(other, 3).hash },
      body: { answers: [{ kind: 'PRIVACY', hash: '0'.repeat(64), answer: 'YES' }] },
    }),
  ],
  [consent.reportNoTime, (other) => ({ params: { hash: person(other, 3).hash }, body: {} })],
  [
    screening.bookSlot,
    (other, own) => ({
      params: { slotId: String(own.study.freeSlots[0]), hash: person(other, 3).hash },
    }),
  ],
  [
    screening.bookSlot,
    ({ study }, own) => ({
      params: { slotId: String(study.freeSlots[0]), hash: person(own, 3).hash },
    }),
  ],
  [screening.getStandby, (other) => ({ params: { hash: person(other, 3).hash } })],
  [
    screening.standBy,
    (other) => ({ params: { hash: person(other, 3).hash }, body: { slotIds: [] } }),
  ],
  [screening.acceptOffer, (other) => ({ params: { hash: person(other, 3).hash } })],
  [screening.declineOffer, (other) => ({ params: { hash: person(other, 3).hash } })],
  [
    screening.answerAttendance,
    (other) => ({ params: { hash: person(other, 3).hash }, body: { coming: false } }),
  ],
  [profile.listRememberable, (other) => ({ params: { hash: person(other, 3).hash } })],
  [
    profile.rememberAnswers,
    (other) => ({ params: { hash: person(other, 3).hash }, body: { fieldIds: [1] } }),
  ],
  [screening.cancelBooking, (other) => ({ params: { hash: person(other, 3).hash } })],
  [evidence.withdrawWordsByLink, (other) => ({ params: { hash: person(other, 3).hash } })],
]
const OF_ANSWERING: Row[] = [
  [screening.answerScreener, (other) => ({ body: answer(other, other) })],
  [screening.answerScreener, (other, own) => ({ body: answer(own, other) })],
]
const answer = (whose: Holdings, option: Holdings) => ({
  userScreenerAnswerId: person(whose, 4).answers[0]?.id,
  optionId: person(option, 4).answers[0]?.options[0],
  selected: true,
})

/** Admins can see everyone's data, so these rows use ids that don't exist. */
const OF_ADMINS: Row[] = [
  [admin.notifyResearcher, byId(() => UNKNOWN)],
  [attendance.notifyAgain, byId(() => UNKNOWN)],
  [attendance.replaceParticipant, byId(() => UNKNOWN)],
  [getPerson, byId(() => UNKNOWN)],
  [user.deactivateUser, byId(() => UNKNOWN)],
  [user.reactivateUser, byId(() => UNKNOWN)],
  [user.resetTwoFactor, byId(() => UNKNOWN)],
  [
    admin.transferProject,
    (_, own) => ({ params: { id: String(UNKNOWN) }, body: { userId: own.owner.id } }),
  ],
  [
    admin.transferProject,
    (_, own) => ({ params: { id: String(own.study.id) }, body: { userId: UNKNOWN } }),
  ],
  [attendance.listSlotsToMoveTo, byId(() => UNKNOWN)],
  [
    attendance.cancelInterviewAsAdmin,
    () => ({ params: { id: String(UNKNOWN) }, body: { reason: 'Ill' } }),
  ],
  [
    attendance.moveInterviewAsAdmin,
    (_, own) => ({ params: { id: String(UNKNOWN) }, body: { slotId: own.study.freeSlots[0] } }),
  ],
  [
    attendance.moveInterviewAsAdmin,
    (_, own) => ({ params: { id: String(own.study.interviews[0]) }, body: { slotId: UNKNOWN } }),
  ],
  [
    attendance.previewInterviewChange,
    () => ({ params: { id: String(UNKNOWN) }, body: { reason: 'Ill' } }),
  ],
  [
    attendance.previewInterviewChange,
    (_, own) => ({ params: { id: String(own.study.interviews[0]) }, body: { slotId: UNKNOWN } }),
  ],
  [
    attendance.reassignInterview,
    (_, own) => ({ params: { id: String(UNKNOWN) }, body: { userId: own.owner.id } }),
  ],
  [
    attendance.reassignInterview,
    (_, own) => ({ params: { id: String(own.study.interviews[0]) }, body: { userId: UNKNOWN } }),
  ],
  [
    attendance.recordOutcomeAsAdmin,
    () => ({ params: { id: String(UNKNOWN) }, body: { outcome: 'LATE' } }),
  ],
  [interview.finishProject, byId(() => UNKNOWN)],
  [interview.reopenProject, byId(() => UNKNOWN)],
  [
    admin.updateProjectPlan,
    () => ({ params: { id: String(UNKNOWN) }, body: { targetInterviews: 6 } }),
  ],
  [admin.updateProjectQuotas, () => ({ params: { id: String(UNKNOWN) }, body: { cells: [] } })],
  [admin.getProjectGrid, byId(() => UNKNOWN)],
  [admin.getCompletion, () => ({ params: { userScreenerId: String(UNKNOWN) } })],
  [
    consent.recordConsentFor,
    () => ({
      params: { userScreenerId: String(UNKNOWN) },
      body: { kind: 'RECORDING', answer: 'YES' },
    }),
  ],
  [consent.getConsentPack, byId(() => UNKNOWN)],
  [admin.listAvailableSlots, () => ({ params: { userScreenerId: String(UNKNOWN) } })],
  [
    admin.bookSlotFor,
    (_, own) => ({
      params: { slotId: String(own.study.freeSlots[0]), userScreenerId: String(UNKNOWN) },
    }),
  ],
  [
    admin.bookSlotFor,
    (_, own) => ({
      params: { slotId: String(UNKNOWN), userScreenerId: String(person(own, 3).invitationId) },
    }),
  ],
  [admin.sendSchedulingMail, () => ({ body: { userScreenerId: UNKNOWN } })],
  [admin.countUnscheduled, () => ({ query: { researchId: String(UNKNOWN) } })],
  [admin.sendSchedulingMails, () => ({ body: { researchId: UNKNOWN } })],
  [admin.getEnquiry, byId(() => UNKNOWN)],
  [admin.updateEnquiry, () => ({ params: { id: String(UNKNOWN) }, body: { status: 'DONE' } })],
  [distribution.getDistribution, byId(() => UNKNOWN)],
  [distribution.changeStudy, byId(() => UNKNOWN)],
  [distribution.getDistributionProject, byId(() => UNKNOWN)],
  [filter.getSuggestedAudience, byId(() => UNKNOWN)],
  [filter.countAudience, () => ({ body: { filter: { all: [] }, distributionId: UNKNOWN } })],
  [listStandbysForAdmin, byId(() => UNKNOWN)],
  [payment.listPayments, () => ({ query: { researchId: String(UNKNOWN) } }), 200],
  [payment.getPayment, byId(() => UNKNOWN)],
  // These calls skip payments that don't exist. Most then succeed, but an empty export gets a 409.
  [payment.approvePayments, () => ({ body: { ids: [UNKNOWN] } }), 200],
  [payment.markPaymentsSent, () => ({ body: { ids: [UNKNOWN] } }), 200],
  [payment.markPaymentsFailed, () => ({ body: { ids: [UNKNOWN], reason: 'Bounced' } }), 200],
  [payment.voidPayments, () => ({ body: { ids: [UNKNOWN], reason: 'Twice' } }), 200],
  [payment.exportPayments, () => ({ body: { ids: [UNKNOWN], format: 'BANK' } }), 409],
  [
    payment.importGiftCodes,
    () => ({ body: { rows: [{ payment: UNKNOWN, code: 'CARD-1' }] } }),
    200,
  ],
  [payment.downloadPaymentBatch, byId(() => UNKNOWN)],
  [payment.updatePayment, () => ({ params: { id: String(UNKNOWN) }, body: { method: 'CASH' } })],
  [payment.repeatPayment, byId(() => UNKNOWN)],
  [
    payment.reversePayment,
    () => ({ params: { id: String(UNKNOWN) }, body: { reason: 'Bounced' } }),
  ],
  [payment.keepPayment, byId(() => UNKNOWN)],
  [
    payment.addBonus,
    () => ({ body: { invitationId: UNKNOWN, cents: 100, reason: 'Extra effort' } }),
  ],
  [openLinks.listOpenLinks, byId(() => UNKNOWN)],
  [
    openLinks.createOpenLink,
    () => ({ params: { id: String(UNKNOWN) }, body: { source: 'Ad', maxEntries: 5 } }),
  ],
  [openLinks.updateOpenLink, () => ({ params: { id: String(UNKNOWN) }, body: { isClosed: true } })],
  [distribution.startDistribution, () => ({ body: { ...STUDY, id: UNKNOWN } })],
  [
    distribution.updateDistribution,
    () => ({ body: { distributionId: UNKNOWN, maxNumber: 9, status: 'PAUSED' } }),
  ],
  [distribution.previewInvitation, () => ({ body: { ...STUDY, id: UNKNOWN } })],
  [distribution.sendTestInvitation, () => ({ body: { ...STUDY, id: UNKNOWN } })],
  [distribution.countReminders, () => ({ query: { distributionId: String(UNKNOWN) } })],
  [distribution.saveReminders, () => ({ body: { distributionId: UNKNOWN } })],
  [undo.undoAsAdmin, byId(() => UNKNOWN)],
  // Undoing an email that doesn't exist changes nothing, so the call succeeds.
  [undo.undoMails, () => ({ body: { mailIds: [UNKNOWN] } }), 204],
  [undo.undoDistribution, byId(() => UNKNOWN)],
  [
    membership.importMembers,
    () => ({
      body: {
        ...{ dryRun: false, consent: 'Paper form', consentDate: '2026-11-01', listId: UNKNOWN },
        rows: [{ email: 'kim@foreign.example' }],
      },
    }),
  ],
  [askForSlots, byId(() => UNKNOWN)],
  [clearContradiction, byId(() => UNKNOWN)],
  [xRay.getStudyXRay, byId(() => UNKNOWN)],
  [forecasts.getStudyForecast, byId(() => UNKNOWN)],
  [
    forecasts.forecastPlan,
    () => ({
      params: { id: String(UNKNOWN) },
      body: { expirationDate: '2099-12-31', oneTimeNumber: 1, maxNumber: 1 },
    }),
  ],
  [
    xRay.loosenScreener,
    () => ({
      params: { id: String(UNKNOWN) },
      body: { change: { optionId: UNKNOWN }, expectedGain: 0 },
    }),
  ],
  [xRay.undoLoosening, byId(() => UNKNOWN)],
  [
    updateBankQuestion,
    () => ({
      params: { id: String(UNKNOWN) },
      body: { version: 1, question: 'Tea?', type: 'SINGLE_CHOICE', options: ['Yes', 'No'] },
    }),
  ],
  [
    addBankQuestion,
    () => ({
      body: {
        question: 'Tea?',
        type: 'SINGLE_CHOICE',
        options: ['Yes', 'No'],
        profileFieldId: UNKNOWN,
      },
    }),
    400,
  ],
  [removeBankQuestion, byId(() => UNKNOWN)],
  [membership.listMembers, () => ({ query: { distributionId: String(UNKNOWN) } })],
  [membership.exportMembers, () => ({ query: { distributionId: String(UNKNOWN) } })],
  [membership.getPanelMember, byId(() => UNKNOWN)],
  [
    membership.updatePanelMember,
    () => ({ params: { id: String(UNKNOWN) }, body: { name: 'Tea' } }),
  ],
  [
    membership.saveMemberProfile,
    () => ({
      params: { id: String(UNKNOWN) },
      body: { values: [{ fieldId: 1, declined: true }] },
    }),
  ],
  [profile.updateProfileField, () => ({ params: { id: String(UNKNOWN) }, body: { label: 'Tea' } })],
  [membership.deletePanelMember, byId(() => UNKNOWN)],
  [panelLists.addPanelList, () => ({ body: { name: 'Tea', clientId: UNKNOWN } })],
  [panelLists.updatePanelList, () => ({ params: { id: String(UNKNOWN) }, body: { name: 'Tea' } })],
  [panelLists.addNote, () => ({ params: { id: String(UNKNOWN) }, body: { text: 'Tea' } })],
  [panelLists.deleteNote, () => ({ params: { id: String(UNKNOWN), noteId: String(UNKNOWN) } })],
  [
    panelLists.bulkMembers,
    () => ({
      body: { ids: [UNKNOWN], action: { kind: 'ADD_TO_LIST', listId: UNKNOWN }, expected: 0 },
    }),
  ],
  [deleteView, byId(() => UNKNOWN)],
  [setProjectClient, () => ({ params: { id: String(UNKNOWN) }, body: { clientId: null } })],
  [updateClient, () => ({ params: { id: String(UNKNOWN) }, body: { name: 'Tea' } })],
  [outbox.getMail, byId(() => UNKNOWN)],
  [outbox.retryMail, byId(() => UNKNOWN)],
  [job.retryJob, () => ({ params: { id: '00000000-0000-4000-8000-000000000000' } })],
  [user.changeRole, () => ({ params: { id: String(UNKNOWN) }, body: { role: 'ROLE_ADMIN' } })],
  [admin.exportCompletions, () => ({ query: { researchId: String(UNKNOWN) } })],
  // These calls succeed and return an empty list.
  [distribution.listDistributions, () => ({ query: { researchId: String(UNKNOWN) } }), 200],
  [admin.listCompletions, () => ({ query: { researchId: String(UNKNOWN) } }), 200],
  [outbox.listMails, () => ({ query: { distributionId: String(UNKNOWN) } }), 200],
]

/** The third person in `own` sends these calls, with the key of their own page. */
const OF_MEMBERS: Row[] = [
  [
    payment.showGiftCode,
    ({ study }, own) => ({ body: { key: own.study.pageKey, paymentId: study.paymentId } }),
  ],
  [
    evidence.withdrawOwnWords,
    (other, own) => ({
      body: { key: own.study.pageKey, invitationId: person(other, 2).invitationId },
    }),
  ],
  [
    consent.withdrawConsent,
    (other, own) => ({
      body: {
        key: own.study.pageKey,
        invitationId: person(other, 2).invitationId,
        kind: 'RECORDING',
      },
    }),
  ],
]
/**
 * Calls whose ids can't lead to other people's data. The ids only choose the page to return to,
 * name profile fields that everyone shares, or are the secret in an emailed link.
 */
const HARMLESS = new Set([
  nameOf(authorizeGoogleCalendar),
  nameOf(saveProfile),
  nameOf(screening.loginByScreenerHash),
])

let app: TestApp
let one: Holdings
let other: Holdings
let adminToken: string
beforeAll(async () => {
  app = await startTestApp()
  one = await holdingsOf(app)
  other = await holdingsOf(app)
  adminToken = (await app.given.user({ role: 'ROLE_ADMIN' })).token
})
afterAll(() => app.close())

test('checks every endpoint that takes an id', () => {
  const takingIds = endpoints.filter(takesId).map(nameOf)
  const rows = [...OF_RESEARCHERS, ...OF_RESPONDENTS, ...OF_ANSWERING, ...OF_ADMINS, ...OF_MEMBERS]
  const covered = new Set(rows.map(([endpoint]) => nameOf(endpoint)))
  expect(takingIds.length).toBeGreaterThan(60)
  expect(takingIds.filter((name) => !covered.has(name) && !HARMLESS.has(name))).toEqual([])
})

const call = (as: string, endpoint: Endpoint, input: Input) =>
  app.call(endpoint, { as, ...input } as never)

/**
 * Checks that someone else's data gets the same response as data that doesn't exist, and that
 * nothing changes.
 */
async function mustBeAsIfUnknown(as: string, [endpoint, input, status = 404]: Row) {
  const before = await tableMarks(app.deps.db)
  const foreign = await call(as, endpoint, input(other, one))
  expect(await tableMarks(app.deps.db)).toEqual(before)
  const unknown = await call(as, endpoint, input(NOWHERE, one))
  expect(await tableMarks(app.deps.db)).toEqual(before)
  expect({ status: foreign.status, body: foreign.body }).toEqual({
    status: unknown.status,
    body: unknown.body,
  })
  expect(foreign.status).toBe(status)
}

/** The owner must be able to make the same call, or the row proves nothing. */
async function mustBeKnownToOwner(as: string, [endpoint, input, status = 404]: Row) {
  const own = await call(as, endpoint, input(other, other))
  expect(own.status, JSON.stringify(own.body)).not.toBe(status)
  expect(own.status).toBeLessThan(500)
  expect([400, 401, 403]).not.toContain(own.status)
}

const named = (rows: Row[]) =>
  rows.map((row, at) => ({ name: `${at + 1}. ${nameOf(row[0])}`, row }))

describe('hides another researcher’s data', () => {
  test.each(named(OF_RESEARCHERS))('$name', ({ row }) => mustBeAsIfUnknown(one.owner.token, row))
})

describe('hides another participant’s data', () => {
  test.each(named(OF_RESPONDENTS))('$name', ({ row }) =>
    mustBeAsIfUnknown(person(one, 3).token, row),
  )
  test.each(named(OF_ANSWERING))('$name', ({ row }) => mustBeAsIfUnknown(person(one, 4).token, row))
})

describe('hides another member’s data', () => {
  test.each(named(OF_MEMBERS))('$name', ({ row }) => mustBeAsIfUnknown('', row))
})

describe('returns 404 to an admin for unknown ids', () => {
  test.each(named(OF_ADMINS))('$name', ({ row }) => mustBeAsIfUnknown(adminToken, row))
})

describe('gives each owner access to their own data', () => {
  test.each(named(OF_MEMBERS))('$name', ({ row }) => mustBeKnownToOwner('', row))
  test.each(named(OF_RESPONDENTS))('$name', ({ row }) =>
    mustBeKnownToOwner(person(other, 3).token, row),
  )
  test.each(named(OF_ANSWERING))('$name', ({ row }) =>
    mustBeKnownToOwner(person(other, 4).token, row),
  )
  test.each(named(OF_RESEARCHERS))('$name', ({ row }) => mustBeKnownToOwner(other.owner.token, row))
})

function takesId({ params, query, body }: Endpoint): boolean {
  return [params, query, body].some(
    (schema) =>
      schema &&
      fieldsOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })).some(isId),
  )
}

const isId = (name: string) => /^(ids?|hash|payment)$|Ids?$/.test(name)

function fieldsOf(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(fieldsOf)
  if (typeof schema !== 'object' || schema === null) return []
  const properties = 'properties' in schema ? Object.keys(schema.properties as object) : []
  return [...properties, ...Object.values(schema).flatMap(fieldsOf)]
}
