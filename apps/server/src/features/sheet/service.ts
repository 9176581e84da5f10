import { isNoneOption } from '@wattle/contract/screener'
import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { listQuestions } from '#features/screener/service.ts'
import { WrittenReply } from '#written-reply.ts'
import * as queries from './queries.ts'

/** What a person sees of their sheet; undefined where the invitation is gone. */
export async function readSheet(deps: Deps, invitationId: number) {
  return shown(deps, await queries.findSheet(deps.db, invitationId))
}

/** Whose link it is; undefined where it does not open. */
export async function findHolder({ db, now }: Deps, keyHash: Buffer): Promise<number | undefined> {
  return (await queries.findSheetByKey(db, keyHash, now()))?.id
}

/** What they see by their link; undefined where it does not open, or is another's. */
export async function readSheetByKey(deps: Deps, invitationId: number, keyHash: Buffer) {
  const sheet = await queries.findSheetByKey(deps.db, keyHash, deps.now())
  return sheet?.id === invitationId ? shown(deps, sheet) : undefined
}

/** The first time only; undefined where it was begun before, or the study is not open. */
export async function beginSheet(deps: Deps, invitationId: number, timeZone: string | undefined) {
  const { db, now } = deps
  return shown(deps, await queries.beginSheet(db, invitationId, timeZone ?? null, now()))
}

type Choice = { userScreenerAnswerId: number; optionId: number; selected?: boolean | undefined }

/** Undefined where nothing was stored. */
export async function choose(
  deps: Deps,
  invitationId: number,
  choice: Choice,
  timeZone: string | undefined,
) {
  const { userScreenerAnswerId: questionId, optionId, selected = null } = choice
  const asked = { questionId, optionId, selected, timeZone: timeZone ?? null }
  return shown(deps, await queries.updateChoice(deps.db, invitationId, asked, deps.now()))
}

export const finishSheet = (deps: Deps, invitationId: number): Promise<boolean> =>
  queries.finishSheet(deps.db, invitationId, deps.now())

/** For the office alone: what was chosen, what counts, and whether it is met. */
export async function answersOf(db: Db, invitationId: number) {
  const judged = await queries.listJudged(db, invitationId)
  return judged.map(({ questionId: _id, options, ...answer }) => ({
    ...answer,
    options: options.map(({ id: _option, ...option }) => option),
  }))
}

/** The same without what counts: for the person, and for who talks with them. */
export async function chosenOf(db: Db, invitationId: number) {
  const judged = await queries.listJudged(db, invitationId)
  return judged.map(({ question, options }) => ({
    question,
    answers: options.filter(({ selected }) => selected).map(({ text }) => text),
  }))
}

/** All that somebody chose, study by study. */
export async function withChosen<Study extends { invitationId: number }>(db: Db, studies: Study[]) {
  const chosen = []
  for (const { invitationId, ...study } of studies) {
    chosen.push({ ...study, answers: await chosenOf(db, invitationId) })
  }
  return chosen
}

/** For the demonstration: what a person would choose who fits, or does not. */
export async function sampleChoices(db: Db, invitationId: number, fits: boolean) {
  const judged = await queries.listJudged(db, invitationId)
  return judged.flatMap(({ questionId, options }) => {
    const right = options.filter(({ mustMatch }) => mustMatch === fits)
    return (fits ? right : right.slice(0, 1)).map(({ id }) => ({
      userScreenerAnswerId: questionId,
      optionId: id,
      selected: true,
    }))
  })
}

/**
 * The screener as the person sees it. A question has at most one answer of a person, so its id is the
 * answer's too. It is told again with every tap and most of it is the same for all, so it is put together
 * from parts that were written before.
 */
async function shown(
  deps: Deps,
  sheet: queries.Sheet | undefined,
): Promise<WrittenReply | undefined> {
  if (!sheet) return undefined
  const { id, status, hasHours, interview, study, chosenIds } = sheet
  const info = JSON.stringify({ ...study, contactEmail: deps.config.officeEmail })
  const answers = (await questionsOf(deps, sheet)).map((question) => {
    const options = inOrderFor(id, question).map(
      (option) => `${option.written}${chosenIds.includes(option.id)}}`,
    )
    return `${question.written}[${options.join()}]}`
  })
  return new WrittenReply(
    `{"userScreenerId":${id},"status":"${status}","hasHours":${hasHours},"interview":${JSON.stringify(interview)},"screenerInfo":${info},"userAnswers":[${answers.join()}]}`,
  )
}

/** A question, written up to its options, and each option up to whether it is selected. */
type Asked = {
  written: string
  ordered: boolean
  options: { id: number; written: string; isNone: boolean }[]
}

/** The same for a person every time, another for the next unless ordered; 'None of these' is last. */
function inOrderFor(invitationId: number, { ordered, options }: Asked) {
  const byLot = (one: { id: number }, other: { id: number }) =>
    mixed(invitationId, one.id) - mixed(invitationId, other.id) || one.id - other.id
  return options.toSorted(
    (one, other) => Number(one.isNone) - Number(other.isNone) || (ordered ? 0 : byLot(one, other)),
  )
}

/** A number that looks drawn by lot: every bit of both ids stirs every bit of it. */
function mixed(one: number, other: number): number {
  let bits = Math.imul(one, 0x9e3779b1) ^ Math.imul(other, 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 16), 0x7feb352d)
  bits = Math.imul(bits ^ (bits >>> 15), 0x846ca68b)
  return bits ^ (bits >>> 16)
}

const MOST_REMEMBERED = 500
const REMEMBERED_MS = 60_000
type Remembered = { version: number; until: number; questions: Asked[] }
const remembered = new WeakMap<Db, Map<number, Remembered>>()

/**
 * Everyone in a study shares them, and once there is a study they change no more. Only a backup that is
 * restored under a running process gives the same numbers to others: that is noticed within a minute.
 */
async function questionsOf({ db, now }: Deps, sheet: queries.Sheet): Promise<Asked[]> {
  const { researchId, screenerVersion: version } = sheet
  const known = remembered.get(db) ?? new Map<number, Remembered>()
  remembered.set(db, known)
  const at = now().getTime()
  const found = known.get(researchId)
  if (found?.version === version && at < found.until) return found.questions
  const questions = (await listQuestions(db, researchId)).map(asked)
  if (known.size >= MOST_REMEMBERED) known.clear()
  known.set(researchId, { version, until: at + REMEMBERED_MS, questions })
  return questions
}

/** Nothing of which options count. */
const asked = ({
  id,
  question,
  type,
  ordered,
  options,
}: Awaited<ReturnType<typeof listQuestions>>[number]): Asked => ({
  written: begun({ userScreenerAnswerId: id, question, type }, 'options'),
  ordered,
  options: options.map(({ id: optionId, text }) => ({
    id: optionId,
    written: begun({ optionId, text }, 'selected'),
    isNone: isNoneOption(text),
  })),
})

/** An object of which one value is still to come. */
const begun = (fields: object, last: string) => `${JSON.stringify(fields).slice(0, -1)},"${last}":`
