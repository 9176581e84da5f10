import { type BankQuestion, MOST_OFFERED, markedOption } from '@wattle/contract/question-bank'
import type { QuestionType } from '@wattle/contract/screener'
import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import { type OfficeActor, recordOfficeAct } from '#features/audit/service.ts'
import * as queries from './queries.ts'

type NewQuestion = {
  question: string
  type: QuestionType
  options: Parameters<typeof markedOption>[0][]
}

/** The same question again is the one that is there. */
export async function addQuestion(
  deps: Deps,
  { question, type, options }: NewQuestion,
  by?: OfficeActor,
): Promise<BankQuestion> {
  const marked = options.map(markedOption)
  const wording = {
    question,
    type,
    options: marked.map(({ text }) => text),
    marks: marked.map(({ mustMatch }) => mustMatch),
  }
  return deps.db.transaction(async (tx) => {
    await queries.lockBank(tx)
    const same = await queries.findSame(tx, wording)
    if (same) return shown(same)
    const added = await queries.insertQuestion(tx, { ...wording, createdAt: deps.now() })
    await recordOfficeAct(deps, tx, by, 'QUESTION_ADDED', { question: String(added.id) })
    return shown(added)
  })
}

export async function searchQuestions(db: Db, search = ''): Promise<BankQuestion[]> {
  return (await queries.searchQuestions(db, search, MOST_OFFERED)).map(shown)
}

/** What an engine may copy as it is: the questions that say who fits. */
export async function readyQuestions(db: Db): Promise<BankQuestion[]> {
  return (await queries.listMarked(db, MOST_OFFERED)).map(shown)
}

export async function bankQuestion(db: Db, id: number): Promise<BankQuestion> {
  const row = await queries.findQuestion(db, id)
  must(row, 'NOT_FOUND')
  return shown(row)
}

export async function removeQuestion(deps: Deps, id: number, by?: OfficeActor): Promise<undefined> {
  await deps.db.transaction(async (tx) => {
    must(await queries.deleteQuestion(tx, id), 'NOT_FOUND')
    await recordOfficeAct(deps, tx, by, 'QUESTION_REMOVED', { question: String(id) })
  })
}

function shown({ id, question, type, options, marks }: queries.BankRow): BankQuestion {
  const marked = options.map((text, at) => ({ text, mustMatch: marks[at] ?? false }))
  return { id, question, type, options: marked }
}
