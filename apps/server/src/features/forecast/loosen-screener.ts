import { type Loosening, loosen, loosenedQuestion } from '@wattle/contract/loosening'
import { isMet } from '@wattle/contract/question-rules'
import { retryOnConflict } from '#db/retry-on-conflict.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import { type AdminActor, recordAdminAction } from '#features/audit/service.ts'
import { existingDistribution } from '#features/campaign/service.ts'
import { requalify } from '#features/participation/read-answers.ts'
import { countScreenerChange, lockProject } from '#features/project/service.ts'
import { saveLooserQuestion } from '#features/screener/loosen-question.ts'
import { listQuestions } from '#features/screener/service.ts'
import { UNDO_MS } from '#undo.ts'
import * as queries from './queries.ts'
import { readReport } from './x-ray.ts'

type Request = { change: Loosening; expectedGain: number }

/** Stores a change that loosens the screener. A job applies it once it can no longer be undone. */
export async function loosenScreener(
  deps: Deps,
  by: AdminActor,
  distributionId: number,
  { change, expectedGain }: Request,
) {
  const { distribution } = await existingDistribution(deps, distributionId)
  return retryOnConflict(deps.db, async (tx) => {
    const research = await lockProject(tx, distribution.researchId)
    must(research.status === 'CONDUCTING_INTERVIEW', 'PROJECT_FINISHED')
    const { questions, report, finished } = await readReport(tx, research.id)
    const question = loosenedQuestion(questions, change)
    must(question, 'NOT_FOUND')
    const looser = loosen(question, change)
    must(!(await queries.hasOpenLoosening(tx, distributionId)), 'NOT_LOOSER', {
      message: 'Another change is about to take effect. Please try again in a few seconds.',
    })
    must(looser, 'NOT_LOOSER')
    const after = questions.map((one) => (one === question ? looser : one))
    const qualify = finished.filter((answers) => after.every((one) => isMet(one, answers)))
    const gain = qualify.length - report.qualified
    const message = `This change would now let in ${gain} more ${gain === 1 ? 'person' : 'people'}, not ${expectedGain}. Please check and try again.`
    must(gain === expectedGain, 'GAIN_CHANGED', { message })
    const at = deps.now()
    const appliesAt = new Date(at.getTime() + UNDO_MS)
    const row = { distributionId, change, gain, by: by.actor.userId, at, appliesAt }
    const { id } = await queries.insertLoosening(tx, row)
    await deps.jobs.enqueue(tx, 'screener.loosen', { id }, appliesAt)
    const details = {
      project: String(research.id),
      gain: String(gain),
      question: question.question,
    }
    await recordAdminAction(deps, tx, by, 'SCREENER_LOOSENED', details)
    return { id, gain, appliesAt }
  })
}

export const undoLoosening = (deps: Deps, by: AdminActor, id: number): Promise<void> =>
  retryOnConflict(deps.db, async (tx) => {
    const row = await queries.lockLoosening(tx, id)
    must(row, 'NOT_FOUND')
    if (row.undoneAt) return
    must(!row.appliedAt, 'TOO_LATE_TO_UNDO')
    await queries.updateLoosening(tx, id, { undoneAt: deps.now() })
    const details = { distribution: String(row.distributionId) }
    await recordAdminAction(deps, tx, by, 'ACTION_UNDONE', details)
  })

/** Some people may finish while we apply the change. Within this time, their answers are stored. */
const SECOND_LOOK_MS = 60_000

/**
 * Applies a change that can no longer be undone. Runs again a minute later, for people who finished
 * while we applied it and were judged by the old screener.
 */
export const applyLoosening = (deps: Deps, id: number): Promise<void> =>
  retryOnConflict(deps.db, async (tx) => {
    const row = await queries.lockLoosening(tx, id)
    if (!row || row.undoneAt) return
    const { distribution } = await existingDistribution({ ...deps, db: tx }, row.distributionId)
    const { researchId } = distribution
    if (!row.appliedAt) {
      const research = await lockProject(tx, researchId)
      const questions = await listQuestions(tx, researchId)
      const question = loosenedQuestion(questions, row.change)
      const looser = question && loosen(question, row.change)
      if (looser) await saveLooserQuestion(tx, looser)
      await countScreenerChange(deps, tx, research)
      await queries.updateLoosening(tx, id, { appliedAt: deps.now() })
      const again = new Date(deps.now().getTime() + SECOND_LOOK_MS)
      await deps.jobs.enqueue(tx, 'screener.loosen', { id }, again)
    }
    await requalify(deps, tx, researchId)
  })
