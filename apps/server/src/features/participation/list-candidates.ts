import type { ScreenerQuestion } from '@wattle/contract/screener'
import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { lockProject } from '#features/project/service.ts'
import * as candidateQueries from './candidate-queries.ts'
import { maskText } from './mask-text.ts'

/** With numbers for those who finished since someone last asked. */
export async function numberedCandidates({ db }: Deps, researchId: number) {
  if (await candidateQueries.hasUnnumbered(db, researchId))
    await db.transaction((tx) => giveNumbers(tx, researchId))
  return candidateQueries.listCandidates(db, researchId)
}

async function giveNumbers(tx: Db, researchId: number): Promise<void> {
  await lockProject(tx, researchId)
  await candidateQueries.numberCandidates(tx, researchId)
}

type Answers = Pick<candidateQueries.CandidateRow, 'chosenIds' | 'written' | 'name'>

/** What someone answered, without what could tell who they are. Empty where they weren't asked. */
export function answerTo(
  { id, options }: Pick<ScreenerQuestion, 'id' | 'options'>,
  { chosenIds, written, name }: Answers,
): string {
  const own = written[id]
  if (own !== undefined) return typeof own === 'number' ? String(own) : maskText(own, name)
  const chosen = options.filter((option) => chosenIds.includes(option.id))
  return chosen.map(({ text }) => text).join('; ')
}
