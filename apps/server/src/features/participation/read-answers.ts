import type { Answers } from '@wattle/contract/question-rules'
import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import * as queries from './x-ray-queries.ts'

/** Everyone's answers to a study's screener, without saying whose they are. */
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

/** Lets people qualify who meet the screener as it is now. Nobody stops qualifying. */
export const requalify = ({ now }: Deps, tx: Db, researchId: number): Promise<void> =>
  queries.requalify(tx, researchId, now())
