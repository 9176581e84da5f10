import type { EnquiryForm } from '@wattle/contract/enquiry'
import { WORKING_STATUSES } from '@wattle/contract/research'
import type { BotCheck } from '#adapters/bot-check/bot-check.ts'
import type { Deps } from '#deps.ts'
import { book } from '#features/booking/service.ts'
import { addSlot } from '#features/calendar/service.ts'
import { sweepDistributions } from '#features/campaign/service.ts'
import {
  findDistributionOf,
  listInvited,
  requestDistribution,
  startDistribution,
} from '#features/distribution/service.ts'
import { submitForm } from '#features/enquiry/service.ts'
import { writeContent } from '#features/generation/service.ts'
import { importMembers } from '#features/membership/service.ts'
import { createResearch, updateIdea } from '#features/research/service.ts'
import { answerAsSample } from '#features/screening/service.ts'
import type { SignedIn } from '#features/session/service.ts'
import { nextStep } from '#features/steps/service.ts'
import * as users from '#features/user/service.ts'

type Sample = Pick<EnquiryForm, 'type' | 'name' | 'email' | 'subject' | 'message'>

const ENQUIRIES: Sample[] = [
  {
    type: 'CLIENT',
    name: 'Priya Sample',
    email: 'priya@demo.example',
    subject: 'Renters and energy plans',
    message:
      'We run a comparison service. Renters leave before the second step, and we do not know why.',
  },
  {
    type: 'STARTUP',
    name: 'Jo Sample',
    email: 'jo@demo.example',
    subject: 'Roster Meals',
    message: 'Meals for people on rotating rosters. Is the problem real enough to build for?',
  },
  {
    type: 'CLIENT',
    name: 'Marcus Sample',
    email: 'marcus@demo.example',
    subject: null,
    message: 'Could you find eight practice managers within two weeks?',
  },
]

/** Each with the step that it has reached. */
const PROJECTS = [
  {
    name: 'Roster Meals',
    idea: 'An app that helps nurses on rotating rosters plan their meals, because they eat badly on night shifts.',
    status: 'CONDUCTING_INTERVIEW',
  },
  {
    name: 'Quotes on time',
    idea: 'Plumbers lose jobs because quotes go out days late.',
    status: 'SCREENER_GENERATION',
  },
  {
    name: 'Grapes and mildew',
    idea: 'AI that tells grape growers when to spray against mildew.',
    status: 'AUDIENCE_GENERATION',
  },
] as const

const RESEARCHER = { email: 'robin@demo.example', firstName: 'Robin', role: 'ROLE_USER' } as const
const DEMO_PASSWORD = 'Demo robin 2026!'
const MEMBERS = 40

/** Fills an empty product with obvious samples, through the same services that people use. */
export async function fillWithDemoData(deps: Deps, say: (line: string) => void): Promise<void> {
  await fillEnquiries(deps)
  const rows = Array.from({ length: MEMBERS }, (_, at) => ({
    email: `member${at + 1}@demo.example`,
    name: `Member ${at + 1} Sample`,
    postcode: String(3000 + at * 7),
  }))
  await importMembers(deps, { dryRun: false, consent: 'Sample people of the demonstration', rows })
  const robin = await users.createVouched(deps, RESEARCHER, DEMO_PASSWORD)
  if (!robin) return
  const actor: SignedIn = {
    userId: robin.id,
    role: 'ROLE_USER',
    sessionId: 0,
    hasSecondFactor: false,
    timeZone: deps.config.agencyTimeZone,
  }
  for (const { name, idea, status } of PROJECTS) {
    const { id } = await createResearch(deps, actor, name)
    await updateIdea(deps, actor, id, idea)
    for (const step of WORKING_STATUSES.slice(1, WORKING_STATUSES.indexOf(status) + 1)) {
      const { generationNumber } = await nextStep(deps, actor, { researchId: id, nextStatus: step })
      await writeContent(deps, { researchId: id, generation: generationNumber })
    }
    if (status === 'CONDUCTING_INTERVIEW') await fillInterviews(deps, actor, id)
  }
  say(`Sample researcher: ${RESEARCHER.email}, password: ${DEMO_PASSWORD}`)
}

async function fillEnquiries(deps: Deps): Promise<void> {
  let solved = 0
  const trusting: BotCheck = {
    ...deps.botCheck,
    verify: async () => ({ key: `demo:${++solved}`, expiresAt: deps.now() }),
  }
  for (const sample of ENQUIRIES) {
    const form = { ...sample, phone: null, postcode: null, token: 'demo' }
    await submitForm({ ...deps, botCheck: trusting }, form)
  }
}

const DAY_MS = 24 * 3_600_000
const HOUR_MS = 3_600_000

/** Hours offered, people invited, some who answered, two who booked. */
async function fillInterviews(deps: Deps, actor: SignedIn, researchId: number): Promise<void> {
  const caller = { origin: 'demo', device: 'Demonstration', timeZone: deps.config.agencyTimeZone }
  const slotIds: number[] = []
  const noon = new Date(`${deps.now().toISOString().slice(0, 10)}T01:00:00Z`).getTime()
  for (let day = 4; day < 9; day++) {
    for (const hour of [0, 2, 4]) {
      const startTime = new Date(noon + day * DAY_MS + hour * HOUR_MS)
      const endTime = new Date(startTime.getTime() + HOUR_MS)
      const { slot } = await addSlot(deps, actor, caller, { researchId, startTime, endTime })
      slotIds.push(slot.slotId)
    }
  }
  await requestDistribution(deps, actor, researchId)
  const invited = await startSampleStudy(deps, researchId)
  for (const [at, invitationId] of invited.slice(0, 12).entries()) {
    await answerAsSample(deps, invitationId, at % 3 !== 0)
  }
  const fitting = invited.slice(0, 12).filter((_, at) => at % 3 !== 0)
  for (const [at, invitationId] of fitting.slice(0, 2).entries()) {
    await book(deps, { invitationId, researchId, isOffice: true }, slotIds[at * 4] ?? 0)
  }
}

async function startSampleStudy(deps: Deps, researchId: number): Promise<number[]> {
  const day = new Date(deps.now().getTime() + 30 * DAY_MS).toISOString().slice(0, 10)
  const distribution = await findDistributionOf(deps.db, researchId)
  if (!distribution) return []
  await startDistribution(deps, {
    id: distribution.id,
    studyTitle: 'Meals around shift work',
    studyDescription: 'We want to learn how people who work shifts arrange their meals.',
    conductingPeriod: 'The coming two weeks',
    estimatedTime: '25 to 30 minutes by video',
    incentive: 'A gift card of $60',
    expirationDate: day,
    oneTimeNumber: 20,
    maxNumber: 40,
    consentFormLink: '',
  })
  await sweepDistributions(deps)
  return listInvited(deps.db, distribution.id)
}
