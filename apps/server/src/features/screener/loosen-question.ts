import type { JudgedQuestion } from '@wattle/contract/question-rules'
import type { Db } from '#db/open.ts'
import * as queries from './queries.ts'

/** Stores a question's rule, number range and which options qualify. The wording stays. */
export async function saveLooserQuestion(tx: Db, question: JudgedQuestion): Promise<void> {
  const { id, rule = 'MATCH', numberMin = null, numberMax = null, options } = question
  await queries.updateQuestion(tx, id, { rule, numberMin, numberMax })
  for (const { id: optionId, mustMatch } of options)
    await queries.updateOption(tx, optionId, { mustMatch })
}
