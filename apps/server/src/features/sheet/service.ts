import type { QuestionType } from '@wattle/contract/screener'
import type { RespondentScreener } from '@wattle/contract/screening'
import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { listQuestions } from '#features/screener/service.ts'
import * as queries from './queries.ts'

/** What a person sees of their sheet; undefined where the invitation is gone. */
export async function readSheet(deps: Deps, invitationId: number) {
  return shown(deps, await queries.findSheet(deps.db, invitationId))
}

/** Before it is first looked at; again, it changes nothing. */
export const dealSheet = ({ db, now }: Deps, invitationId: number): Promise<void> =>
  queries.dealSheet(db, invitationId, now())

/** The first time only; undefined where it was begun before, or the study is not open. */
export async function beginSheet(deps: Deps, invitationId: number, timeZone: string | undefined) {
  const { db, now } = deps
  const begun = await queries.beginSheet(db, invitationId, timeZone ?? null, now())
  // A call that dealt the questions meanwhile is not seen by the statement that waited for it.
  const isWhole = begun === undefined || begun.answers.length > 0
  return shown(deps, isWhole ? begun : await queries.findSheet(db, invitationId))
}

type Choice = { userScreenerAnswerId: number; optionId: number; selected?: boolean | undefined }

/** Undefined where nothing was stored. */
export async function choose(deps: Deps, invitationId: number, choice: Choice) {
  const { userScreenerAnswerId: answerId, optionId, selected = null } = choice
  const asked = { answerId, optionId, selected }
  return shown(deps, await queries.updateChoice(deps.db, invitationId, asked, deps.now()))
}

export const finishSheet = (deps: Deps, invitationId: number): Promise<boolean> =>
  queries.finishSheet(deps.db, invitationId, deps.now())

/** For the office and the interviewer alone: what was chosen, what counts, and whether it is met. */
export async function answersOf(db: Db, invitationId: number) {
  const judged = await queries.listJudged(db, invitationId)
  return judged.map(({ answerId: _id, options, ...answer }) => ({
    ...answer,
    options: options.map(({ id: _option, ...option }) => option),
  }))
}

/** For the demonstration: what a person would choose who fits, or does not. */
export async function sampleChoices(db: Db, invitationId: number, fits: boolean) {
  const judged = await queries.listJudged(db, invitationId)
  return judged.flatMap(({ answerId, options }) => {
    const right = options.filter(({ mustMatch }) => mustMatch === fits)
    return (fits ? right : right.slice(0, 1)).map(({ id }) => ({
      userScreenerAnswerId: answerId,
      optionId: id,
      selected: true,
    }))
  })
}

async function shown(
  { db, config }: Deps,
  sheet: queries.Sheet | undefined,
): Promise<RespondentScreener | undefined> {
  if (!sheet) return undefined
  const texts = await textsOf(db, sheet)
  return {
    userScreenerId: sheet.id,
    status: sheet.status,
    screenerInfo: { ...sheet.study, contactEmail: config.officeEmail },
    userAnswers: sheet.answers.map(([id, questionId, optionIds, chosenIds]) => {
      const { question = '', type = 'SINGLE_CHOICE', options } = texts.get(questionId) ?? {}
      return {
        userScreenerAnswerId: id,
        question,
        type,
        options: optionIds.map((optionId) => ({
          optionId,
          text: options?.get(optionId) ?? '',
          selected: chosenIds.includes(optionId),
        })),
      }
    }),
  }
}

/** By question: nothing of which options count. */
type Texts = Map<number, { question: string; type: QuestionType; options: Map<number, string> }>

const MOST_REMEMBERED = 500
const remembered = new WeakMap<Db, Map<number, { version: number; texts: Texts }>>()

/** Everyone in a study shares them. A changed screener has another version, and a new one other ids. */
async function textsOf(db: Db, sheet: queries.Sheet): Promise<Texts> {
  const { researchId, screenerVersion: version, answers } = sheet
  const known = remembered.get(db) ?? new Map<number, { version: number; texts: Texts }>()
  remembered.set(db, known)
  const found = known.get(researchId)
  if (found?.version === version && answers.every(([, id]) => found.texts.has(id)))
    return found.texts
  const questions = await listQuestions(db, researchId)
  const texts: Texts = new Map(
    questions.map(({ id, question, type, options }) => [
      id,
      { question, type, options: new Map(options.map((option) => [option.id, option.text])) },
    ]),
  )
  if (known.size >= MOST_REMEMBERED) known.clear()
  known.set(researchId, { version, texts })
  return texts
}
