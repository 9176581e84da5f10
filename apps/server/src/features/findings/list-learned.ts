import { type LearnedRow, mostOftenWrong } from '@wattle/contract/findings/learned'
import type { SignedIn } from '#caller.ts'
import type { Deps } from '#deps.ts'
import { participantOf, rowOf, screenedFor } from './analyse-project.ts'
import { countScreenerAnswers, listCounted, listPeople } from './analysis-queries.ts'
import { listLearning } from './learned-queries.ts'
import { listAssumptionsOf } from './queries.ts'

/**
 * Every assumption in the researcher's projects, with the same result as in its project's analysis.
 */
export async function getLearned({ db }: Deps, { userId }: SignedIn) {
  const projects = await listLearning(db, userId)
  const ids = projects.map(({ id }) => id)
  if (ids.length === 0) return { rows: [], mostOftenWrong: null }
  const [assumptions, people, captures] = [
    await listAssumptionsOf(db, ids),
    await listPeople(db, ids),
    await listCounted(db, ids),
  ]
  const screener = await countScreenerAnswers(db, screenedFor(assumptions))
  const rows = projects.flatMap(({ id, name, decision }): LearnedRow[] => {
    const participants = people
      .filter(({ researchId }) => researchId === id)
      .map(participantOf)
      .filter(({ isShown }) => isShown)
    if (!participants.some(({ shown }) => shown.state === 'COUNTED')) return []
    return assumptions
      .filter(({ researchId }) => researchId === id)
      .map((assumption) => {
        const own = captures.filter(({ assumptionId }) => assumptionId === assumption.id)
        const { judged } = rowOf(assumption, participants, own, screener)
        return {
          researchId: id,
          researchName: name,
          assumptionId: assumption.id,
          text: assumption.text,
          kind: assumption.kind,
          result: judged.result,
          people: judged.people,
          deeds: judged.deeds,
          decision,
        }
      })
  })
  return { rows, mostOftenWrong: mostOftenWrong(rows) }
}
