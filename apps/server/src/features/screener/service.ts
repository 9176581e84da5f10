import { MIN_OPTIONS, MIN_QUESTIONS } from '@wattle/contract/limits'
import {
  type QuestionType,
  type Rule,
  ruleAfterChange,
  rulesOf,
} from '@wattle/contract/question-rules'
import { isNoneOption } from '@wattle/contract/respondent'
import {
  MAX_OPTIONS,
  MAX_SCREENER_QUESTIONS,
  type Screener,
  type ScreenerQuestion,
} from '@wattle/contract/screener'
import { type ScreenerError, screenerErrors } from '@wattle/contract/screener-errors'
import type { SignedIn } from '#caller.ts'
import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import { endOf, positionAt, versioned } from '#features/project/edit-content.ts'
import type { ProjectHooks } from '#features/project/hooks.ts'
import type { ResearchRow } from '#features/project/rules.ts'
import { ownResearch } from '#features/project/service.ts'
import * as followUps from './follow-ups.ts'
import { withProfileLinks } from './profile-links.ts'
import * as queries from './queries.ts'
import { bankQuestion, readyQuestions } from './question-bank.ts'

/** The screener as the project's page shows it. */
export async function listQuestions(db: Db, researchId: number): Promise<ScreenerQuestion[]> {
  const questions = await queries.listQuestions(db, researchId)
  return questions.map((question, at) => shown(question, at + 1))
}

async function readScreener(db: Db, { id, screenerVersion }: ResearchRow) {
  if (screenerVersion === null) return null
  return { id, version: screenerVersion, questions: await listQuestions(db, id) }
}

export const screenerHooks: ProjectHooks['screener'] = {
  read: readScreener,
  readyQuestions,
  async problem(db, { id, screenerVersion }) {
    const isFine =
      screenerVersion !== null && screenerErrors(await queries.listQuestions(db, id)).length === 0
    return isFine ? undefined : 'The screening questions still have issues. Please fix them first.'
  },
  async list(db, researchId) {
    const questions = await queries.listQuestions(db, researchId)
    return questions.map((whole) => {
      const { draftId, question, type, ordered, rule, numberMin, numberMax, options } = whole
      const shownIf = followUps.placesOf(questions, whole)
      return {
        draftId,
        question,
        type,
        ordered,
        rule,
        numberMin,
        numberMax,
        ...(shownIf && { shownIf }),
        ...(whole.profileFieldId !== null && { profileFieldId: whole.profileFieldId }),
        options: options.map(({ text, mustMatch, profileOptionId }) => ({
          text,
          mustMatch,
          ...(profileOptionId !== null && { profileOptionId }),
        })),
      }
    })
  },
  async replace(tx, researchId, questions) {
    await queries.deleteQuestionsOf(tx, researchId)
    const inserted: queries.WholeQuestion[] = []
    const linked = await withProfileLinks(tx, questions)
    for (const [at, { shownIf: places, ...question }] of linked.entries()) {
      const shownIf = followUps.idsAt(inserted, places)
      const whole = { ...question, shownIf }
      inserted.push(await queries.insertQuestion(tx, researchId, at + 1, whole))
    }
  },
}

const { hold, edit, counted, mustHaveSeen } = versioned(
  ['SCREENER_GENERATION'],
  'screenerVersion',
  async (tx, researchId) => ({ questions: await queries.listQuestions(tx, researchId) }),
)

const current = async ({ tx, research }: { tx: Db; research: ResearchRow }): Promise<Screener> => {
  const screener = await readScreener(tx, research)
  if (!screener) throw new Error('the screener no longer exists')
  return screener
}

const projectOfQuestion = async (db: Db, id: number) =>
  (await queries.findQuestion(db, id))?.researchId

const projectOfOption = async (db: Db, id: number) => (await queries.findOption(db, id))?.researchId

/** Throws NOT_FOUND if the question has been deleted in the meantime. */
function questionAmong(
  { questions }: { questions: queries.WholeQuestion[] },
  id: number,
): queries.WholeQuestion {
  const question = questions.find((one) => one.id === id)
  must(question, 'NOT_FOUND')
  return question
}

type Option = queries.NewQuestion['options'][number]

const NO_TEXT: Option = { text: '', mustMatch: false }
const EMPTY_QUESTION = {
  question: '',
  type: 'SINGLE_CHOICE',
  rule: 'MATCH',
  options: [NO_TEXT, NO_TEXT],
} as const

export function addQuestion(
  deps: Deps,
  actor: SignedIn,
  { screenerId, bankQuestionId }: { screenerId: number; bankQuestionId?: number | undefined },
) {
  return edit(deps, actor, screenerId, async ({ tx, questions }) => {
    must(questions.length < MAX_SCREENER_QUESTIONS, 'TOO_MANY_QUESTIONS')
    const { options, ...question } = bankQuestionId
      ? await bankQuestion(tx, bankQuestionId)
      : EMPTY_QUESTION
    const whole = { ...question, ordered: false, options: [...options] }
    const added = await queries.insertQuestion(tx, screenerId, endOf(questions), whole)
    return shown(added, questions.length + 1)
  })
}

export async function deleteQuestion(deps: Deps, actor: SignedIn, id: number): Promise<Screener> {
  return edit(deps, actor, await projectOfQuestion(deps.db, id), async (writing) => {
    const { tx, questions } = writing
    const { options } = questionAmong(writing, id)
    must(questions.length > MIN_QUESTIONS, 'TOO_FEW_QUESTIONS')
    await queries.deleteQuestion(tx, id)
    await followUps.releaseFollowUps(
      tx,
      questions,
      options.map((option) => option.id),
    )
    return current(writing)
  })
}

type RestoredQuestion = queries.NewQuestion & {
  screenerId: number
  position: number
  followUps?: followUps.Dependence[] | undefined
}

export function restoreQuestion(
  deps: Deps,
  actor: SignedIn,
  { screenerId, position: place, followUps: dependences = [], ...question }: RestoredQuestion,
): Promise<Screener> {
  return edit(deps, actor, screenerId, async (writing) => {
    const { tx, questions } = writing
    must(questions.length < MAX_SCREENER_QUESTIONS, 'TOO_MANY_QUESTIONS')
    const { type, rule = 'MATCH' } = question
    mustTakeRule(type, rule)
    const earlier = questions.slice(0, place - 1)
    const [linked = question] = await withProfileLinks(tx, [question])
    const restored = await queries.insertQuestion(tx, screenerId, positionAt(questions, place), {
      ...linked,
      rule,
      shownIf: followUps.possibleShownIf(earlier, question.shownIf ?? []),
      options: linked.options.map(withoutBlankMatch),
    })
    await followUps.restoreFollowUps(
      tx,
      await queries.listQuestions(tx, screenerId),
      dependences.map(({ questionId, options }) => ({
        questionId,
        options: options.flatMap((at) => restored.options[at]?.id ?? []),
      })),
    )
    return current(writing)
  })
}

/** A blank option can't qualify anyone. */
const withoutBlankMatch = <O extends Pick<Option, 'text' | 'mustMatch'>>(option: O): O => ({
  ...option,
  mustMatch: option.mustMatch && option.text !== '',
})

function mustTakeRule(type: QuestionType, rule: Rule): void {
  must(rulesOf(type).includes(rule), 'INVALID_INPUT', {
    fields: { rule: 'This kind of question can’t have that rule.' },
  })
}

type QuestionChange = {
  id: number
  type: QuestionType
  ordered?: boolean | undefined
  rule?: Rule | undefined
  numberMin?: number | null | undefined
  numberMax?: number | null | undefined
  shownIf?: number[] | undefined
}

export async function updateQuestion(
  deps: Deps,
  actor: SignedIn,
  screenerId: number,
  { id, type, ...wanted }: QuestionChange,
) {
  return edit(deps, actor, screenerId, async (writing) => {
    const { options, ...question } = questionAmong(writing, id)
    const {
      rule = ruleAfterChange(question, type),
      ordered = question.ordered,
      numberMin = question.numberMin,
      numberMax = question.numberMax,
    } = wanted
    mustTakeRule(type, rule)
    const shownIf = [...new Set(wanted.shownIf ?? question.shownIf)]
    if (wanted.shownIf) followUps.mustBeFollowUp(writing.questions, id, shownIf)
    const profileFieldId = type === question.type ? question.profileFieldId : null
    const change = { type, rule, ordered, numberMin, numberMax, shownIf, profileFieldId }
    await queries.updateQuestion(writing.tx, id, change)
    const position = writing.questions.findIndex((one) => one.id === id) + 1
    return shown({ ...question, ...change, options }, position)
  })
}

export async function moveQuestion(deps: Deps, actor: SignedIn, id: number, by: 1 | -1) {
  return hold(deps, actor, await projectOfQuestion(deps.db, id), async (writing) => {
    const question = questionAmong(writing, id)
    const other = writing.questions[writing.questions.indexOf(question) + by]
    // The question is already first or last. Nothing changes, so the version stays the same.
    if (!other) return current(writing)
    const [upper, lower] = by < 0 ? [other, question] : [question, other]
    must(!followUps.dependsOn(lower, upper), 'FOLLOW_UP_ORDER')
    await queries.updateQuestion(writing.tx, id, { position: other.position })
    await queries.updateQuestion(writing.tx, other.id, { position: question.position })
    return current(await counted(deps, writing))
  })
}

type Texts = {
  id: number
  version?: number | undefined
  questions: {
    id: number
    question?: string | undefined
    options?: { id: number; text: string }[] | undefined
  }[]
}

export function updateTexts(deps: Deps, actor: SignedIn, texts: Texts): Promise<Screener> {
  return edit(deps, actor, texts.id, async (writing) => {
    const { tx } = writing
    await mustHaveSeen(writing, texts.version, () => current(writing))
    for (const { id, question, options = [] } of texts.questions) {
      const stored = questionAmong(writing, id)
      if (question !== undefined && question !== stored.question) {
        // Unlinks a reworded question, because it may no longer be about the profile field.
        await queries.updateQuestion(tx, id, { question, profileFieldId: null })
      }
      for (const { id: optionId, text } of options) {
        const option = stored.options.find((one) => one.id === optionId)
        must(option, 'NOT_FOUND')
        const change = withoutBlankMatch({ text, mustMatch: option.mustMatch })
        const relinked = { ...change, profileOptionId: null }
        if (text !== option.text) await queries.updateOption(tx, optionId, relinked)
      }
    }
    return current(writing)
  })
}

export async function addOption(deps: Deps, actor: SignedIn, questionId: number) {
  return edit(deps, actor, await projectOfQuestion(deps.db, questionId), async (writing) => {
    const { options } = questionAmong(writing, questionId)
    must(options.length < MAX_OPTIONS, 'TOO_MANY_OPTIONS')
    const last = options.at(-1)
    const position = last && isNoneOption(last.text) ? last.position : endOf(options)
    return shownOption(await queries.insertOption(writing.tx, questionId, position, NO_TEXT))
  })
}

type RestoredOption = Option & {
  screenerQuestionId: number
  position: number
  followUps?: number[] | undefined
}

export async function restoreOption(
  deps: Deps,
  actor: SignedIn,
  restored: RestoredOption,
): Promise<Screener> {
  const { screenerQuestionId: questionId, position, followUps: dependents = [] } = restored
  const { text, mustMatch } = withoutBlankMatch(restored)
  return edit(deps, actor, await projectOfQuestion(deps.db, questionId), async (writing) => {
    const { tx, research } = writing
    const { options, question, type, profileFieldId } = questionAmong(writing, questionId)
    must(options.length < MAX_OPTIONS, 'TOO_MANY_OPTIONS')
    const at = positionAt(options, position)
    const option = { text, mustMatch }
    const [linked] = profileFieldId
      ? await withProfileLinks(tx, [{ question, type, options: [option] }])
      : []
    const { id } = await queries.insertOption(tx, questionId, at, linked?.options[0] ?? option)
    await followUps.restoreFollowUps(
      tx,
      await queries.listQuestions(tx, research.id),
      dependents.map((dependent) => ({ questionId: dependent, options: [id] })),
    )
    return current(writing)
  })
}

export async function deleteOption(deps: Deps, actor: SignedIn, id: number): Promise<Screener> {
  return edit(deps, actor, await projectOfOption(deps.db, id), async (writing) => {
    const question = writing.questions.find(({ options }) => options.some((one) => one.id === id))
    must(question, 'NOT_FOUND')
    must(question.options.length > MIN_OPTIONS, 'TOO_FEW_OPTIONS')
    await queries.deleteOption(writing.tx, id)
    await followUps.releaseFollowUps(writing.tx, writing.questions, [id])
    return current(writing)
  })
}

export async function setMustMatch(deps: Deps, actor: SignedIn, id: number, mustMatch: boolean) {
  return edit(deps, actor, await projectOfOption(deps.db, id), async ({ tx, questions }) => {
    const option = questions.flatMap(({ options }) => options).find((one) => one.id === id)
    must(option, 'NOT_FOUND')
    must(option.text !== '', 'EMPTY_OPTION')
    return shownOption(await queries.updateOption(tx, id, { mustMatch }))
  })
}

export async function validate(
  { db }: Deps,
  actor: SignedIn,
  screenerId: number,
): Promise<ScreenerError[]> {
  const research = await ownResearch(db, actor, screenerId)
  must(research.screenerVersion !== null, 'NOT_FOUND')
  return screenerErrors(await queries.listQuestions(db, screenerId))
}

const shownOption = ({ id, text, mustMatch, questionId }: queries.OptionRow) => ({
  id,
  text,
  mustMatch,
  screenerQuestionId: questionId,
})

const shown = (
  {
    researchId: _research,
    draftId,
    profileFieldId: _field,
    options,
    ...question
  }: queries.WholeQuestion,
  position: number,
) => ({
  ...question,
  position,
  options: options.map(shownOption),
  ...(draftId === 'problem' && { asksProblem: true }),
})
