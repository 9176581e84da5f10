import type { Analysis, AnalysisRow, Participant } from '@wattle/contract/findings/analysis'
import type { Assumption } from '@wattle/contract/findings/assumptions'
import {
  judge,
  positionOf,
  type ScreenerCount,
  type Sorted,
} from '@wattle/contract/findings/results'
import { type Theme, themeRoot } from '@wattle/contract/findings/themes'
import { failingWarning } from '@wattle/contract/findings/verdicts'
import type { SignedIn } from '#caller.ts'
import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { ownResearch } from '#features/project/service.ts'
import * as queries from './analysis-queries.ts'
import { listThemes } from './evidence-queries.ts'
import { listAssumptions } from './queries.ts'

export async function getAnalysis({ db }: Deps, actor: SignedIn, id: number): Promise<Analysis> {
  await ownResearch(db, actor, id)
  return analyse(db, id)
}

/** A project's results for the analysis page and the report. They count people, not captures. */
export async function analyse(db: Db, researchId: number): Promise<Analysis> {
  const [assumptions, people, captures, themes] = [
    await listAssumptions(db, researchId),
    await queries.listPeople(db, [researchId]),
    await queries.listCounted(db, [researchId]),
    await listThemes(db, researchId),
  ]
  const screener = await queries.countScreenerAnswers(db, screenedFor(assumptions))
  const participants = people.map(participantOf).filter(({ isShown }) => isShown)
  const rows = assumptions.map((assumption) =>
    rowOf(
      assumption,
      participants,
      captures.filter(({ assumptionId }) => assumptionId === assumption.id),
      screener,
    ),
  )
  const unsorted = captures.filter(({ stance }) => stance === null).length
  return {
    interviews: participants.filter(({ shown }) => shown.state === 'COUNTED').length,
    firstInterviewAt: firstInterviewOf(people),
    captures: captures.length,
    unsorted,
    transcripts: people.filter(({ hasTranscript }) => hasTranscript).length,
    participants: participants.map(({ shown }) => shown),
    rows,
    themes: countThemes(themes, captures),
    warnings: warningsOf(rows, unsorted),
  }
}

export const screenedFor = (assumptions: Assumption[]): number[] =>
  assumptions.flatMap(({ isScreenedFor, screenerQuestionId }) =>
    isScreenedFor && screenerQuestionId ? [screenerQuestionId] : [],
  )

type Person = { shown: Participant; isShown: boolean }

/** `isShown` is false for people who haven't had their interview yet. */
export function participantOf(person: queries.PersonRow): Person {
  const { number, isWithdrawn, mayBeQuoted, interviews } = person
  const isCounted = interviews.some(({ isNoShow, isTalk }) => isTalk && !isNoShow)
  const isNoShow = !isCounted && interviews.some((one) => one.isNoShow)
  const state = isWithdrawn ? 'WITHDRAWN' : isNoShow ? 'NO_SHOW' : 'COUNTED'
  const interviewIds = interviews.map(({ id }) => id)
  return {
    shown: { number, state, interviewIds, transcript: transcriptOf(person), mayBeQuoted },
    isShown: isCounted || isNoShow || isWithdrawn,
  }
}

function transcriptOf(person: queries.PersonRow): Participant['transcript'] {
  const { hasTranscript, isSample, recording } = person
  if (hasTranscript) return 'IMPORTED'
  if (isSample) return 'SAMPLE'
  if (recording === null) return 'NOT_ASKED'
  return recording === 'YES' ? 'ALLOWED' : 'DECLINED'
}

function firstInterviewOf(people: queries.PersonRow[]): Date | null {
  const talks = people.flatMap(({ interviews }) =>
    interviews.filter(({ isNoShow, isTalk }) => isTalk && !isNoShow),
  )
  return talks.length > 0 ? new Date(Math.min(...talks.map(({ startsAt }) => startsAt))) : null
}

type Counted = queries.CountedCapture
const isSorted = (capture: Counted): capture is Counted & Sorted => capture.stance !== null

export function rowOf(
  assumption: Assumption,
  participants: Person[],
  captures: Counted[],
  screener: Map<number, ScreenerCount>,
): AnalysisRow {
  const cells = participants.map(({ shown: { number, state } }) => {
    const own = captures.filter(({ participant }) => participant === number)
    const counted = state === 'COUNTED' ? own.filter(isSorted) : []
    return { participant: number, ...positionOf(counted), captures: own.length }
  })
  const isCounted = (number: number) =>
    participants.some(({ shown }) => shown.number === number && shown.state === 'COUNTED')
  const asked = assumption.isScreenedFor
    ? (screener.get(assumption.screenerQuestionId ?? 0) ?? { said: 0, of: 0 })
    : null
  return {
    assumption,
    judged: judge(cells, assumption, asked),
    cells,
    missing: cells
      .filter(({ participant, position }) => position === 'NONE' && isCounted(participant))
      .map(({ participant }) => participant),
    isAllLeading: isAllLeading(captures),
  }
}

/** Whether all captures that support the assumption come from leading questions. */
function isAllLeading(captures: Counted[]): boolean {
  const supporting = captures.filter(({ stance }) => stance === 'FOR')
  return supporting.length > 0 && supporting.every(({ leading }) => leading)
}

/**
 * Counts captures under the theme that their own theme was merged into. A capture counts only once
 * per theme.
 */
function countThemes(themes: Theme[], captures: Counted[]) {
  return themes.map((theme) => {
    const own = captures.filter(({ themeIds }) =>
      themeIds.some((id) => themeRoot(themes, id) === theme.id),
    )
    const people = new Set(own.map(({ participant }) => participant)).size
    return { ...theme, people, captures: own.length }
  })
}

/** Warnings for the researcher. They don't block anything. */
function warningsOf(rows: AnalysisRow[], unsorted: number): string[] {
  const failing = rows.filter(
    ({ assumption, judged }) => assumption.risk === 'HIGH' && judged.result === 'FAILS',
  )
  const sort = unsorted === 1 ? '1 capture isn’t sorted.' : `${unsorted} captures aren’t sorted.`
  return [
    ...(unsorted > 0 ? [sort] : []),
    ...failing.map(({ assumption: { position } }) => failingWarning(position)),
  ]
}
