import type { Answers } from '@wattle/contract/question-rules'
import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import * as queries from './x-ray-queries.ts'

/** Everyone's answers to a study's screener, without names or ids. */
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

/** One person's answers to bank questions in another study. */
export type BankAnswers = Answers & { asked: ReadonlySet<number> }

/**
 * The answers that people in other studies gave to this screener's bank questions, under this
 * screener's ids.
 */
export async function readBankAnswers(
  db: Db,
  researchId: number,
  since: Date,
): Promise<BankAnswers[]> {
  const rows = await queries.listBankAnswers(db, researchId, since)
  return rows.map(({ questionIds, chosenIds }) => ({
    asked: new Set(questionIds),
    chosen: new Set(chosenIds),
  }))
}

/**
 * Makes people qualify if their answers pass the screener as it is now. Nobody stops qualifying.
 */
export const requalify = ({ now }: Deps, tx: Db, researchId: number): Promise<void> =>
  queries.requalify(tx, researchId, now())
