import {
  type AdminBankQuestion,
  type BankQuestion,
  MOST_OFFERED,
  markedOption,
} from '@wattle/contract/question-bank'
import type { ChoiceType, Rule } from '@wattle/contract/question-rules'
import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import { type AdminActor, recordAdminAction } from '#features/audit/service.ts'
import { mustBeLinkable, type ProfileLink } from './profile-links.ts'
import * as queries from './queries.ts'

type NewQuestion = {
  question: string
  type: ChoiceType
  rule?: Rule | undefined
  options: Parameters<typeof markedOption>[0][]
  tags?: string[] | undefined
  profileFieldId?: number | null | undefined
}

/** Removes duplicate tags, ignoring case. */
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

/** `profileOptionIds` has a 0 for each option without a profile option. */
function linkOf({ profileFieldId, options }: NewQuestion): ProfileLink {
  if (!profileFieldId) return { profileFieldId: null, profileOptionIds: [] }
  const profileOptionIds = options.map((given) => markedOption(given).profileOptionId ?? 0)
  return { profileFieldId, profileOptionIds }
}

const isSameLink = (one: ProfileLink, other: ProfileLink): boolean =>
  one.profileFieldId === other.profileFieldId &&
  one.profileOptionIds.join() === other.profileOptionIds.join()

/** Adds a question to the bank. If it's already there, returns the existing one. */
export async function addQuestion(
  deps: Deps,
  question: NewQuestion,
  by?: AdminActor,
): Promise<AdminBankQuestion> {
  const [wording, link] = [wordingOf(question), linkOf(question)]
  return deps.db.transaction(async (tx) => {
    await queries.lockBank(tx)
    const same = await queries.findSame(tx, wording)
    if (same) return shownToAdmin(same)
    await mustBeLinkable(tx, wording.type, link)
    const tags = cleanTags(question.tags ?? [])
    const stored = { ...wording, ...link, tags, createdAt: deps.now() }
    const added = await queries.insertBankQuestion(tx, stored)
    await recordAdminAction(deps, tx, by, 'BANK_QUESTION_ADDED', { question: String(added.id) })
    return shownToAdmin(added)
  })
}

export async function updateQuestion(
  deps: Deps,
  id: number,
  { version, ...question }: NewQuestion & { version: number },
  by: AdminActor,
): Promise<AdminBankQuestion> {
  const [wording, link] = [wordingOf(question), linkOf(question)]
  return deps.db.transaction(async (tx) => {
    await queries.lockBank(tx)
    const current = await queries.findBankQuestion(tx, id)
    must(current, 'NOT_FOUND')
    must(current.version === version, 'BANK_QUESTION_CHANGED')
    const same = await queries.findSame(tx, wording)
    const tags = question.tags ? cleanTags(question.tags) : current.tags
    const isSameTags = tags.join('\n') === current.tags.join('\n')
    if (same?.id === id && isSameTags && isSameLink(same, link)) return shownToAdmin(same)
    must(!same || same.id === id, 'BANK_QUESTION_EXISTS')
    await mustBeLinkable(tx, wording.type, link)
    const stored = { ...wording, ...link, tags, version: version + 1 }
    const changed = await queries.updateBankQuestion(tx, id, stored)
    await recordAdminAction(deps, tx, by, 'BANK_QUESTION_CHANGED', { question: String(id) })
    return shownToAdmin(changed)
  })
}

export async function searchQuestions(db: Db, search = ''): Promise<AdminBankQuestion[]> {
  return (await queries.searchBank(db, search, MOST_OFFERED)).map(shownToAdmin)
}

/** Bank questions for researchers, without links to profile fields. */
export async function offerQuestions(db: Db, search = ''): Promise<BankQuestion[]> {
  return (await queries.searchBank(db, search, MOST_OFFERED)).map(shown)
}

/** Questions that can be used as they are, for the generator to copy. */
export async function readyQuestions(db: Db): Promise<BankQuestion[]> {
  return (await queries.listReady(db, MOST_OFFERED)).map(shown)
}

/** A question to copy into a screener, with its link to a profile field. */
export async function bankQuestion(db: Db, id: number): Promise<AdminBankQuestion> {
  const row = await queries.findBankQuestion(db, id)
  must(row, 'NOT_FOUND')
  return shownToAdmin(row)
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

function shownToAdmin(row: queries.BankRow): AdminBankQuestion {
  const question = shown(row)
  if (row.profileFieldId === null) return question
  const options = question.options.map((option, at) => ({
    ...option,
    profileOptionId: row.profileOptionIds[at] || null,
  }))
  return { ...question, options, profileFieldId: row.profileFieldId }
}
