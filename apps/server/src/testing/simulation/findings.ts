import { recordConsentInRoom } from '@wattle/contract/consent'
import { getAssumptions, saveAssumptions } from '@wattle/contract/findings/assumptions'
import * as evidence from '@wattle/contract/findings/evidence'
import * as reports from '@wattle/contract/findings/reports'
import { STANCES, STRENGTHS } from '@wattle/contract/findings/results'
import { deleteTranscript, saveTranscript } from '@wattle/contract/findings/transcripts'
import { DECISIONS, listVerdicts, saveVerdict } from '@wattle/contract/findings/verdicts'
import { getInterviewRoom, getMyCalendar } from '@wattle/contract/interview'
import { getMember } from '@wattle/contract/panel'
import { listResearches } from '@wattle/contract/research'
import type { Dice } from '../dice.ts'
import type { Act, Cast } from './cast.ts'
import { anyOf, callerOf } from './researchers.ts'
import { visit } from './respondents.ts'
import { withKey } from './visitors.ts'
import type { World } from './world.ts'

/** A quote that never repeats, so we can tell whether it's still stored. */
function newQuote({ seen }: Cast): string {
  seen.quotes += 1
  return `We ate dinner number ${seen.quotes} at work, ask kim@example.com.`
}

async function begunInterview(world: World, cast: Cast, dice: Dice) {
  const who = callerOf(anyOf(cast, dice))
  const { body } = await world.call(getMyCalendar, who)
  const begun = body.interviews.filter(
    ({ startTime, status }) =>
      new Date(startTime) <= world.clock.now() && ['CONFIRMED', 'CONDUCTED'].includes(status),
  )
  return begun.length > 0 ? { who, interview: dice.pick(begun) } : undefined
}

/**
 * A researcher writes down what the participant says. Some captures arrive twice, change or are
 * deleted.
 */
export const captureWords: Act = async (world, cast, dice) => {
  const found = await begunInterview(world, cast, dice)
  if (!found) return
  const { who, interview } = found
  const params = { id: String(interview.id) }
  for (const kind of ['QUOTES', 'RECORDING'] as const) {
    const answer = dice.chance(0.85) ? ('YES' as const) : ('NO' as const)
    await world.call(recordConsentInRoom, { ...who, params, body: { kind, answer } })
  }
  const assumed = await world.call(getAssumptions, {
    ...who,
    params: { id: String(interview.researchId) },
  })
  const assumptionIds = assumed.status === 200 ? assumed.body.assumptions.map(({ id }) => id) : []
  const room = await world.call(getInterviewRoom, { ...who, params })
  const themeIds = room.status === 200 ? (room.body.themes ?? []).map(({ id }) => id) : []
  for (let at = 0; at <= dice.below(3); at++) {
    const assumptionId = assumptionIds.length > 0 ? dice.pick(assumptionIds) : null
    await capture(world, cast, dice, { who, interviewId: interview.id, assumptionId, themeIds })
  }
  if (dice.chance(0.5))
    await importTranscript(world, cast, dice, { who, interviewId: interview.id })
}

/** Imports a transcript, which replaces an earlier one. Some transcripts are deleted right away. */
async function importTranscript(
  world: World,
  cast: Cast,
  dice: Dice,
  { who, interviewId }: Pick<Place, 'who' | 'interviewId'>,
) {
  const { transcripts } = cast.seen
  const words = newQuote(cast)
  const cues = [{ role: 'PARTICIPANT' as const, text: words }]
  const body = { format: 'TXT' as const, offsetMs: 0, cues }
  const call = { ...who, params: { id: String(interviewId) } }
  const { status } = await world.call(saveTranscript, { ...call, body })
  if (status !== 200) return
  const deleteKnown = () => {
    for (const one of transcripts) if (one.interviewId === interviewId) one.isDeleted = true
  }
  deleteKnown()
  transcripts.push({ interviewId, words, isDeleted: false })
  if (dice.chance(0.5)) return
  const deleted = await world.call(deleteTranscript, call)
  if (deleted.status === 204) deleteKnown()
}

type Place = {
  who: ReturnType<typeof callerOf>
  interviewId: number
  assumptionId: number | null
  themeIds: number[]
}

async function capture(
  world: World,
  cast: Cast,
  dice: Dice,
  { who, interviewId, assumptionId, themeIds }: Place,
) {
  const key = crypto.randomUUID()
  const quote = newQuote(cast)
  const sorted = { stance: dice.pick(STANCES), strength: dice.pick(STRENGTHS), assumptionId }
  const some = themeIds.filter(() => dice.chance(0.4)).slice(0, 5)
  const body = { quote, themeIds: some, ...(dice.chance(0.85) && sorted) }
  const place = { ...who, params: { id: String(interviewId), key } }
  const call = { ...place, body }
  const tries = dice.chance(0.3) ? [1, 2] : [1]
  const replies = await Promise.all(tries.map(() => world.call(evidence.saveCapture, call)))
  if (!replies.some(({ status }) => status === 200)) return
  const saved = { interviewId, quote, isDeleted: false }
  cast.seen.captures.set(key, saved)
  if (!dice.chance(0.15)) return
  const { status } = await world.call(evidence.deleteCapture, place)
  if (status === 204) saved.isDeleted = true
  if (!dice.chance(0.5)) return
  const again = await world.call(evidence.saveCapture, call)
  if (again.status === 200) saved.isDeleted = false
}

export async function projectWithInterviews(world: World, cast: Cast, dice: Dice) {
  const who = callerOf(anyOf(cast, dice))
  const { body } = await world.call(listResearches, { ...who, query: {} })
  const projects = body.filter(({ interviews }) => interviews.conducted > 0)
  if (projects.length === 0) return undefined
  return { who, params: { id: String(dice.pick(projects).id) } }
}

export const changeAssumptions: Act = async (world, cast, dice) => {
  const found = await projectWithInterviews(world, cast, dice)
  if (!found) return
  const { status, body } = await world.call(getAssumptions, found)
  if (status !== 200) return
  const kept = body.assumptions.filter(() => dice.chance(0.9))
  const added = {
    text: 'They cook on Sundays',
    kind: 'FREQUENCY' as const,
    risk: 'HIGH' as const,
    questionIds: [],
  }
  const assumptions = dice.chance(0.5) ? [...kept, added] : kept
  const change = { version: body.version, assumptions: assumptions.slice(0, 8) }
  await world.call(saveAssumptions, { ...found.who, params: found.params, body: change })
}

export const reachVerdict: Act = async (world, cast, dice) => {
  const found = await projectWithInterviews(world, cast, dice)
  if (!found) return
  const { who, params } = found
  const { status, body } = await world.call(listVerdicts, { ...who, params })
  if (status !== 200) return
  const basedOn = body.verdicts[0]?.version ?? 0
  const verdict = {
    basedOn,
    decision: dice.pick(DECISIONS),
    reason: 'Most of them eat at work, and several pay for it.',
    nextStep: '',
  }
  const both = await Promise.all(
    [1, 2].map(() => world.call(saveVerdict, { ...who, params, body: verdict })),
  )
  if (both.filter((reply) => reply.status === 201).length > 1)
    throw new Error(`two verdicts are version ${basedOn + 1}`)
}

/**
 * Publishes a report from two tabs at once, sometimes while a participant withdraws consent to use
 * what they said. Then usually shares the report.
 */
export const publishReport: Act = async (world, cast, dice) => {
  const found = await projectWithInterviews(world, cast, dice)
  if (!found) return
  const { who, params } = found
  const { status, body } = await world.call(reports.getReports, { ...who, params })
  if (status !== 200) return
  const findings = body.draft.findings.filter(({ quotes }) => quotes.length > 0)
  if (findings.length === 0) return
  const content = { ...body.draft, question: 'Do they eat at work?', findings }
  const publication = { basedOn: body.versions[0]?.version ?? 0, content }
  const [first, second] = await Promise.all([
    world.call(reports.publishReport, { ...who, params, body: publication }),
    world.call(reports.publishReport, { ...who, params, body: publication }),
    dice.chance(0.3) ? withdrawWords(world, cast, dice) : undefined,
  ])
  if (first.status === 201 && second.status === 201)
    throw new Error('two tabs published the same version')
  const version = [first, second].find((reply) => reply.status === 201)?.body.version
  if (!version || dice.chance(0.3)) return
  const link = await world.call(reports.shareReport, {
    ...who,
    params,
    body: { version, days: dice.pick([7, 30, 90] as const) },
  })
  if (link.status !== 201) return
  const key = link.body.url?.split('#')[1] ?? ''
  cast.seen.reportLinks.set(link.body.id, { key, isRevoked: false, opened: 0 })
}

export const revokeLink: Act = async (world, cast, dice) => {
  const links = [...cast.seen.reportLinks]
  if (links.length === 0) return
  const [id, link] = dice.pick(links)
  const call = { ...callerOf(anyOf(cast, dice)), params: { id: String(id) } }
  const { status } = await world.call(reports.revokeReportLink, call)
  if (status !== 204) return
  link.isRevoked = true
  await readReport(world, link)
}

export const readReports: Act = async (world, { seen }, dice) => {
  for (const link of seen.reportLinks.values()) if (dice.chance(0.3)) await readReport(world, link)
}

type Link = { key: string; isRevoked: boolean; opened: number }

export async function readReport(world: World, link: Link): Promise<string | undefined> {
  const from = '10.9.0.1'
  const { status, body } = await world.call(reports.openReport, { body: { key: link.key }, from })
  if (status !== 200) return undefined
  if (link.isRevoked) throw new Error('a revoked link still opens its report')
  link.opened += 1
  const text = JSON.stringify(body)
  if (text.includes('@example.com')) throw new Error('a report has someone’s address')
  return text
}

/** A participant withdraws consent to use what they said, directly or through the researcher. */
export const withdrawWords: Act = async (world, cast, dice) => {
  const found = await begunInterview(world, cast, dice)
  await dice.pick([
    async () => {
      if (!found) return
      const call = { ...found.who, params: { id: String(found.interview.id) } }
      await world.call(evidence.withdrawWords, call)
    },
    async () => {
      if (!found) return
      const call = { ...found.who, params: { id: String(found.interview.id) } }
      const body = { kind: 'QUOTES' as const, answer: 'WITHDRAWN' as const }
      await world.call(recordConsentInRoom, { ...call, body })
    },
    () =>
      withKey(world, cast, dice, async (_member, key) => {
        const { status, body } = await world.call(getMember, { body: { key } })
        if (status !== 200 || body.studies.length === 0) return
        const { invitationId } = dice.pick(body.studies)
        await world.call(evidence.withdrawOwnWords, { body: { key, invitationId } })
      }),
    async () => {
      const visitor = await visit(world, cast, dice)
      if (!visitor) return
      const { hash, ...who } = visitor
      await world.call(evidence.withdrawWordsByLink, { ...who, params: { hash } })
    },
  ])()
}
