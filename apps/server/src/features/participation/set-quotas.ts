import { canHaveQuotas, type Quota, type QuotaCell, quotaErrors } from '@wattle/contract/quotas'
import { isEarlier } from '@wattle/contract/research'
import type { SignedIn } from '#caller.ts'
import type { Db } from '#db/open.ts'
import { retryOnConflict } from '#db/retry-on-conflict.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import { type AdminActor, recordAdminAction } from '#features/audit/service.ts'
import { lockInterviewsOf, sortIntoCells } from '#features/interview/service.ts'
import type { ProjectHooks } from '#features/project/hooks.ts'
import type { ResearchRow } from '#features/project/rules.ts'
import { lockOwnResearch, lockProject, markQuotas } from '#features/project/service.ts'
import { listQuestions } from '#features/screener/service.ts'
import { requirePublishedPolicy } from '#features/settings/policy-version.ts'
import * as quotaQueries from './quota-queries.ts'

export const updateQuotas = (deps: Deps, actor: SignedIn, id: number, cells: QuotaCell[]) =>
  retryOnConflict(deps.db, async (tx) =>
    changeQuotas(deps, tx, await lockOwnResearch(tx, actor, id), cells),
  )

/** Saves the quotas of any project, for admins. */
export const updateProjectQuotas = (deps: Deps, by: AdminActor, id: number, cells: QuotaCell[]) =>
  retryOnConflict(deps.db, async (tx) => {
    const changed = await changeQuotas(deps, tx, await lockProject(tx, id), cells)
    const details = { project: String(id), cells: String(cells.length) }
    await recordAdminAction(deps, tx, by, 'QUOTAS_CHANGED', details)
    return changed
  })

async function changeQuotas(
  deps: Deps,
  tx: Db,
  research: ResearchRow,
  cells: QuotaCell[],
): Promise<ResearchRow> {
  const { id, status, targetInterviews } = research
  const finished = 'This project is finished, so you can’t change its quotas.'
  must(status !== 'COMPLETED', 'PROJECT_FINISHED', { message: finished })
  const tooEarly = 'You can set quotas once the screener and the guide are done.'
  must(!isEarlier(status, 'PROJECT_CONFIRMATION'), 'NOT_THIS_STEP', { message: tooEarly })
  if (cells.length > 0) await requirePublishedPolicy(tx)
  const questions = await listQuestions(tx, id)
  const fields = quotaErrors(cells, questions, targetInterviews)
  must(Object.keys(fields).length === 0, 'INVALID_INPUT', { fields })
  return saveCells(deps, tx, research, cells)
}

/**
 * Saves the quota cells. Also replaces the study's own cell, so a booking that's already running
 * doesn't find it and starts again. The trigger on interviews keeps the counters right while we
 * move people to the new cells.
 */
async function saveCells(
  deps: Deps,
  tx: Db,
  research: ResearchRow,
  cells: QuotaCell[],
): Promise<ResearchRow> {
  const { id: researchId, targetInterviews } = research
  await quotaQueries.lockInvitations(tx, researchId)
  await lockInterviewsOf(tx, researchId)
  const before = await quotaQueries.lockCells(tx, researchId)
  const known = before.filter(({ questionId }) => questionId !== null).map(({ id }) => id)
  const kept = cells.flatMap(({ id }) => id ?? [])
  must(new Set(kept).size === kept.length && kept.every((id) => known.includes(id)), 'NOT_FOUND')
  await quotaQueries.deleteCells(
    tx,
    before.map(({ id }) => id).filter((id) => !kept.includes(id)),
  )
  await quotaQueries.renameAside(tx, researchId)
  for (const [at, cell] of cells.entries())
    await quotaQueries.saveCell(tx, { ...rowOf(cell), researchId, position: at + 1 })
  const hasQuotas = cells.length > 0 || (await quotaQueries.isBookedByAnyone(tx, researchId))
  if (hasQuotas) await quotaQueries.saveCell(tx, studyCell(researchId, targetInterviews))
  const changed = await markQuotas(deps, tx, researchId, hasQuotas)
  await quotaQueries.updateOwnCells(tx, researchId)
  await sortIntoCells(tx, researchId)
  return changed
}

const rowOf = ({ optionIds = [], from = null, to = null, ...cell }: QuotaCell) => {
  const { id, questionId, name, least, most } = cell
  const hasRange = from !== null || to !== null
  return {
    ...(id !== undefined && { id }),
    questionId,
    name,
    optionIds: hasRange ? [] : optionIds,
    numberFrom: from,
    numberTo: to,
    least,
    most,
  }
}

/**
 * The study's own cell, which contains everyone. Its maximum is the target number of interviews.
 * Its name is empty, so it can't clash with a name someone types.
 */
const studyCell = (researchId: number, most: number) => ({
  researchId,
  questionId: null,
  name: '',
  least: 0,
  most,
  position: 0,
})

const asInput = ({ numberFrom: from, numberTo: to, ...cell }: quotaQueries.CellRow) => {
  const { id, questionId, name, optionIds, least, most } = cell
  return questionId === null ? [] : [{ id, questionId, name, optionIds, from, to, least, most }]
}

const listOwnCells = async (tx: Db, researchId: number): Promise<QuotaCell[]> =>
  (await quotaQueries.listCells(tx, researchId)).flatMap(asInput)

/** Quotas as the project's page shows them. */
export async function listQuotas(db: Db, researchId: number): Promise<Quota[]> {
  const waiting = await quotaQueries.countWaiting(db, researchId)
  const cells = await quotaQueries.listCells(db, researchId)
  return cells.flatMap(({ questionId, numberFrom, numberTo, ...cell }) => {
    if (questionId === null) return []
    const { id, name, optionIds, least, most, booked } = cell
    const counts = { least, most, booked, waiting: waiting.get(id) ?? 0 }
    return [{ id, questionId, name, optionIds, from: numberFrom, to: numberTo, ...counts }]
  })
}

/**
 * Saves the same quotas again after the study changes who picks the participants, because that
 * decides whether a study without quotas needs its own cell. The caller locks the project.
 */
export const refreshQuotas = async (deps: Deps, tx: Db, research: ResearchRow) =>
  saveCells(deps, tx, research, await listOwnCells(tx, research.id))

export const quotaHooks: ProjectHooks['quotas'] = {
  async list(db, { id, hasQuotas }) {
    return hasQuotas ? listQuotas(db, id) : []
  },
  async targetChanged(tx, { id, hasQuotas, targetInterviews }) {
    if (!hasQuotas) return
    const questions = await listQuestions(tx, id)
    const fields = quotaErrors(await listOwnCells(tx, id), questions, targetInterviews)
    const message = Object.values(fields)[0]
    must(!message, 'INVALID_INPUT', { fields: { targetInterviews: message ?? '' } })
    await quotaQueries.updateStudyCell(tx, id, targetInterviews)
  },
  /**
   * Drops quotas for options and questions that were deleted, and for questions that can no longer
   * have quotas.
   */
  async matchScreener(deps, tx, research) {
    if (!research.hasQuotas) return research
    const questions = await listQuestions(tx, research.id)
    const cells = (await listOwnCells(tx, research.id)).flatMap((cell) => {
      const question = questions.find(({ id }) => id === cell.questionId)
      if (!question || !canHaveQuotas(question)) return []
      const isNumber = question.type === 'NUMBER'
      const optionIds = (cell.optionIds ?? []).filter((id) =>
        question.options.some((option) => option.id === id),
      )
      const isEmpty = isNumber ? cell.from === null && cell.to === null : optionIds.length === 0
      return isEmpty ? [] : [{ ...cell, optionIds }]
    })
    return saveCells(deps, tx, research, cells)
  },
  /** Matches questions and options by position, because they have new ids in the copy. */
  async copy(deps, tx, original, copied) {
    if (!original.hasQuotas) return copied
    const [from, to] = await Promise.all([
      listQuestions(tx, original.id),
      listQuestions(tx, copied.id),
    ])
    const cells = (await listOwnCells(tx, original.id)).flatMap(({ id: _id, ...cell }) => {
      const at = from.findIndex(({ id }) => id === cell.questionId)
      const [question, twin] = [from[at], to[at]]
      if (!question || !twin) return []
      const optionIds = (cell.optionIds ?? []).flatMap(
        (id) => twin.options[question.options.findIndex((option) => option.id === id)]?.id ?? [],
      )
      return [{ ...cell, questionId: twin.id, optionIds }]
    })
    return saveCells(deps, tx, copied, cells)
  },
}
