import { csvCell } from '@wattle/contract/csv-cell'
import { INTERVIEWS } from '@wattle/contract/interview-status'
import type { SignedIn } from '#caller.ts'
import { formatShortDateTime } from '#date-formats.ts'
import type { Deps } from '#deps.ts'
import { type AdminActor, recordAdminAction } from '#features/audit/service.ts'
import { ownResearch, projectForAdmin, zoneOf } from '#features/project/service.ts'
import { listQuestions } from '#features/screener/service.ts'
import { answerTo, hasBooked, numberedCandidates } from './list-candidates.ts'
import { listCells } from './quota-queries.ts'

type By = AdminActor & { actor: SignedIn }

export async function exportGrid(deps: Deps, by: By, researchId: number) {
  await ownResearch(deps.db, by.actor, researchId)
  return writeGrid(deps, by, researchId)
}

/** Exports the grid of any project, for admins. */
export async function exportProjectGrid(deps: Deps, by: By, researchId: number) {
  await projectForAdmin(deps.db, researchId)
  return writeGrid(deps, by, researchId)
}

/** One row per person who qualifies, one column per question. */
async function writeGrid(deps: Deps, by: By, researchId: number): Promise<{ csv: string }> {
  const { db } = deps
  const questions = await listQuestions(db, researchId)
  const cells = (await listCells(db, researchId)).filter(({ questionId }) => questionId !== null)
  const people = await numberedCandidates(deps, researchId)
  const zone = zoneOf(deps, by.actor, by.caller)
  const rows = people.map((person) => {
    const { interviewStatus, startTime } = person
    return [
      `Candidate ${person.number}`,
      hasBooked(interviewStatus) ? person.name : '',
      ...questions.map((question) => answerTo(question, person)),
      cells
        .filter(({ id }) => person.cellIds.includes(id))
        .map(({ name }) => name)
        .join(', '),
      interviewStatus ? INTERVIEWS[interviewStatus].word : 'Waiting',
      startTime ? formatShortDateTime(startTime, zone) : '',
    ]
  })
  const header = ['Candidate', 'Name', ...questions.map(({ question }) => question)]
  const lines = [[...header, 'Quota cell', 'Status', 'Time'], ...rows]
  const details = { project: String(researchId), people: String(people.length) }
  await recordAdminAction(deps, db, by, 'GRID_EXPORTED', details)
  return { csv: lines.map((line) => `${line.map(csvCell).join(',')}\r\n`).join('') }
}
