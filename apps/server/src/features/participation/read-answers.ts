import type { Answers } from '@wattle/contract/question-rules'
import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import * as queries from './x-ray-queries.ts'

/** Everyone's answers to a study's screener, without anything that identifies them. */
export async function readAnswers(db: Db, researchId: number) {
  const rows = await queries.listAnswers(db, researchId)
  const answersOf = (isFinished: boolean): Answers[] =>
    rows
      .filter((row) => row.isFinished === isFinished)
      .map(({ chosenIds, written }) => ({
        chosen: new Set(chosenIds),
        written: new Map(Object.entries(written).map(([id, answer]) => [Number(id), answer])),
      }))
  return { finished: answersOf(true), unfinished: answersOf(false) }
}

/**
 * Makes people qualify if they meet the screener as it is now. People who already qualify still do.
 */
export const requalify = ({ now }: Deps, tx: Db, researchId: number): Promise<void> =>
  queries.requalify(tx, researchId, now())
