import { type BankQuestion, MOST_OFFERED, markedOption } from '@wattle/contract/question-bank'
import type { ChoiceType, Rule } from '@wattle/contract/question-rules'
import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import { type AdminActor, recordAdminAction } from '#features/audit/service.ts'
import * as queries from './queries.ts'

type NewQuestion = {
  question: string
  type: ChoiceType
  rule?: Rule | undefined
  options: Parameters<typeof markedOption>[0][]
  tags?: string[] | undefined
}

/** Each tag once, whatever the letter case. */
const cleanTags = (tags: string[]) => [
  ...new Map(tags.map((tag) => [tag.toLowerCase(), tag])).values(),
]

function wordingOf({ question, type, rule = 'MATCH', options }: NewQuestion) {
  const marked = options.map(markedOption)
  return {
    question,
    type,
    rule,
    options: marked.map(({ text }) => text),
    marks: marked.map(({ mustMatch }) => mustMatch),
  }
}

/** If the bank already has this question, returns the existing one. */
export async function addQuestion(
  deps: Deps,
  question: NewQuestion,
  by?: AdminActor,
): Promise<BankQuestion> {
  const wording = wordingOf(question)
  return deps.db.transaction(async (tx) => {
    await queries.lockBank(tx)
    const same = await queries.findSame(tx, wording)
    if (same) return shown(same)
    const tags = cleanTags(question.tags ?? [])
    const added = await queries.insertBankQuestion(tx, { ...wording, tags, createdAt: deps.now() })
    await recordAdminAction(deps, tx, by, 'BANK_QUESTION_ADDED', { question: String(added.id) })
    return shown(added)
  })
}

export async function updateQuestion(
  deps: Deps,
  id: number,
  { version, ...question }: NewQuestion & { version: number },
  by: AdminActor,
): Promise<BankQuestion> {
  const wording = wordingOf(question)
  return deps.db.transaction(async (tx) => {
    await queries.lockBank(tx)
    const current = await queries.findBankQuestion(tx, id)
    must(current, 'NOT_FOUND')
    must(current.version === version, 'BANK_QUESTION_CHANGED')
    const same = await queries.findSame(tx, wording)
    const tags = question.tags ? cleanTags(question.tags) : current.tags
    if (same?.id === id && tags.join('\n') === current.tags.join('\n')) return shown(same)
    must(!same || same.id === id, 'BANK_QUESTION_EXISTS')
    const change = { ...wording, tags, version: version + 1 }
    const changed = await queries.updateBankQuestion(tx, id, change)
    await recordAdminAction(deps, tx, by, 'BANK_QUESTION_CHANGED', { question: String(id) })
    return shown(changed)
  })
}

export async function searchQuestions(db: Db, search = ''): Promise<BankQuestion[]> {
  return (await queries.searchBank(db, search, MOST_OFFERED)).map(shown)
}

/** The questions that say who qualifies, so the generator may copy them as they are. */
export async function readyQuestions(db: Db): Promise<BankQuestion[]> {
  return (await queries.listReady(db, MOST_OFFERED)).map(shown)
}

export async function bankQuestion(db: Db, id: number): Promise<BankQuestion> {
  const row = await queries.findBankQuestion(db, id)
  must(row, 'NOT_FOUND')
  return shown(row)
}

export async function removeQuestion(deps: Deps, id: number, by?: AdminActor): Promise<undefined> {
  await deps.db.transaction(async (tx) => {
    must(await queries.deleteBankQuestion(tx, id), 'NOT_FOUND')
    await recordAdminAction(deps, tx, by, 'BANK_QUESTION_REMOVED', { question: String(id) })
  })
}

function shown({ options, marks, ...row }: queries.BankRow): BankQuestion {
  const { id, version, question, type, rule, tags } = row
  const marked = options.map((text, at) => ({ text, mustMatch: marks[at] ?? false }))
  return { id, version, question, type, rule, options: marked, tags }
}
