import type { Choice } from '@wattle/contract/candidate'
import type { Candidate } from '@wattle/contract/candidates'
import { type InterviewStatus, isBooked } from '@wattle/contract/interview-status'
import type { ScreenerQuestion } from '@wattle/contract/screener'
import type { SignedIn } from '#caller.ts'
import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import { lockProject, ownResearch } from '#features/project/service.ts'
import { listQuestions } from '#features/screener/service.ts'
import * as candidateQueries from './candidate-queries.ts'
import { maskText } from './mask-text.ts'
import { listCells } from './quota-queries.ts'
import { whyNoRoom } from './quota-room.ts'

type Wanted = Choice | 'NONE' | undefined

/**
 * Everyone who qualifies for the researcher's own project, in order of candidate number. `wanted`
 * keeps only those with this choice.
 */
export async function listCandidates(
  deps: Deps,
  actor: SignedIn,
  researchId: number,
  wanted?: Wanted,
): Promise<Candidate[]> {
  await ownResearch(deps.db, actor, researchId)
  const all = await shownCandidates(deps, researchId)
  if (!wanted) return all
  return all.filter(({ choice }) => (choice ?? 'NONE') === wanted)
}

/**
 * Candidates as researchers see them, without names, and with contact details masked in answers.
 */
export async function shownCandidates(deps: Deps, researchId: number): Promise<Candidate[]> {
  const { db } = deps
  const questions = await listQuestions(db, researchId)
  const cells = await listCells(db, researchId)
  const people = await numberedCandidates(deps, researchId)
  return people.map((person) => {
    const booked = hasBooked(person.interviewStatus)
    return {
      userScreenerId: person.id,
      number: person.number ?? 0,
      choice: person.choice,
      timezone: person.timeZone,
      answers: questions.map((question) => ({
        questionId: question.id,
        answer: answerTo(question, person),
      })),
      cellIds: person.cellIds.filter((id) =>
        cells.some((cell) => cell.id === id && cell.questionId !== null),
      ),
      invitedAt: person.schedulingMailedAt,
      booked,
      full: booked ? null : (whyNoRoom(cells, new Set(person.cellIds)) ?? null),
    }
  })
}

export const hasBooked = (status: InterviewStatus | null) => status !== null && isBooked({ status })

export async function numberedCandidates(deps: Deps, researchId: number) {
  await numberCandidates(deps, researchId)
  return candidateQueries.listCandidates(deps.db, researchId)
}

/** Numbers candidates who have finished since the last call. */
export async function numberCandidates({ db }: Deps, researchId: number): Promise<void> {
  if (await candidateQueries.hasUnnumbered(db, researchId))
    await db.transaction((tx) => giveNumbers(tx, researchId))
}

async function giveNumbers(tx: Db, researchId: number): Promise<void> {
  await lockProject(tx, researchId)
  await candidateQueries.numberCandidates(tx, researchId)
}

type Answers = Pick<candidateQueries.CandidateRow, 'chosenIds' | 'written' | 'name'>

/** Someone's answer with names and contact details masked. Empty if there's none. */
export function answerTo(
  { id, options }: Pick<ScreenerQuestion, 'id' | 'options'>,
  { chosenIds, written, name }: Answers,
): string {
  const own = written[id]
  if (own !== undefined) return typeof own === 'number' ? String(own) : maskText(own, name)
  const chosen = options.filter((option) => chosenIds.includes(option.id))
  return chosen.map(({ text }) => text).join('; ')
}

/** Locks a candidate. Throws NOT_FOUND for one in someone else's project. */
export async function lockOwnCandidate(tx: Db, actor: SignedIn, invitationId: number) {
  const candidate = await candidateQueries.lockCandidate(tx, invitationId)
  must(candidate?.ownerId === actor.userId, 'NOT_FOUND')
  return candidate
}
