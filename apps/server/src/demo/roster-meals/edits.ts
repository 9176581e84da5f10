import type { AssumptionInput } from '@wattle/contract/findings/assumptions'
import type { SignedIn } from '#caller.ts'
import type { Deps } from '#deps.ts'
import { getAssumptions, saveAssumptions } from '#features/findings/edit-assumptions.ts'
import { deletePart, deleteQuestion, readGuide, updateGuide } from '#features/guide/service.ts'
import { projectOf } from '#features/project/service.ts'
import {
  deleteQuestion as deleteScreenerQuestion,
  listQuestions,
  restoreQuestion,
} from '#features/screener/service.ts'

export const WORKPLACE = 'Where do you work most of your shifts?'
export const NIGHTS = 'How many night shifts did you work in the last fortnight?'
/** A question that the generator wrote. Only people who plan their own meals qualify. */
export const OWN_PART = 'What is your part in planning meals for night shifts?'

const ADDED = [
  { question: WORKPLACE, options: ['Hospital wards', 'Aged care', 'A clinic', 'Somewhere else'] },
  { question: NIGHTS, options: ['None', '1 or 2', '3 to 6', '7 or more'] },
]

/** Adds questions about the workplace and night shifts, and deletes one that isn't about meals. */
export async function editScreener(deps: Deps, actor: SignedIn, screenerId: number): Promise<void> {
  const questions = await listQuestions(deps.db, screenerId)
  const wrong = questions.find(({ question }) => question.startsWith('What went wrong'))
  if (!wrong) throw new Error('the sample screener doesn’t ask what went wrong')
  await deleteScreenerQuestion(deps, actor, wrong.id)
  for (const [at, { question, options }] of ADDED.entries())
    await restoreQuestion(deps, actor, {
      screenerId,
      position: 4 + at,
      question,
      type: 'SINGLE_CHOICE',
      rule: 'NOTE',
      ordered: at === 1,
      options: options.map((text) => ({ text, mustMatch: false })),
    })
}

/**
 * A leading question. The researcher replaces it after the interviews, but its answers stay marked
 * as answers to a leading question.
 */
const LEADING = 'Don’t you end up spending a lot on food on nights?'
const REPLACED = 'What did food on that shift cost you?'

/** The parts as the researcher wants them, each based on a part of the draft. */
const GUIDE = [
  {
    from: 0,
    topic: 'Your roster',
    questions: [
      'What does your roster look like this fortnight?',
      'What was on today, before this call?',
      'Who gets your food ready for a shift?',
    ],
  },
  {
    from: 1,
    topic: 'The last night shift',
    questions: [
      'Take me through your last night shift.',
      'What did you eat during that shift?',
      LEADING,
    ],
  },
  {
    from: 5,
    topic: 'What you have tried',
    questions: ['What have you tried so far with meals on nights?', 'What made you stop?'],
  },
  {
    from: 2,
    topic: 'Your other nights',
    questions: [
      'On how many nights this fortnight did it go like that?',
      'Where did the food on those nights come from?',
    ],
  },
  {
    from: 6,
    topic: 'To wrap up',
    questions: ['What have I missed about eating on nights?', 'Who else could I talk to?'],
  },
]

async function guideOf({ db }: Deps, researchId: number) {
  const guide = await readGuide(db, await projectOf(db, researchId))
  if (!guide) throw new Error('the sample project has no guide yet')
  return guide
}

async function editGuide(deps: Deps, actor: SignedIn, researchId: number): Promise<void> {
  const { parts } = await guideOf(deps, researchId)
  const changed = GUIDE.flatMap(({ from, topic, questions }) => {
    const part = parts[from]
    if (!part) return []
    const asked = questions.map((question, at) => ({ id: part.questions[at]?.id ?? 0, question }))
    return [{ id: part.id, topic, questions: asked }]
  })
  await updateGuide(deps, actor, { id: researchId, parts: changed })
  for (const { id, questions } of parts) {
    const kept = changed.find((part) => part.id === id)?.questions
    if (!kept) await deletePart(deps, actor, id)
    for (const question of kept ? questions.slice(kept.length) : [])
      await deleteQuestion(deps, actor, question.id)
  }
}

/** Assumptions that are more precise than the generator's, each with the questions that test it. */
const ASSUMPTIONS = [
  { text: 'On night shifts they skip a meal or eat from the vending machine', tests: ['2a', '2b'] },
  { text: 'They tried to plan their meals around shifts', tests: ['3a', '3b'] },
  { text: 'It costs them $20 a week or more', tests: ['2c'] },
  { text: 'They miss a meal on one night shift in three', tests: ['2a', '4a'] },
  { text: 'Today they live on leftovers from home', tests: ['4b'] },
  { text: 'They arrange their own food for shifts', tests: ['1c'] },
]

export async function editGuideAndAssumptions(
  deps: Deps,
  actor: SignedIn,
  researchId: number,
): Promise<void> {
  await editGuide(deps, actor, researchId)
  const { parts } = await guideOf(deps, researchId)
  const idAt = (place: string) => {
    const [part = 0, question = 0] = [Number(place[0]) - 1, (place.codePointAt(1) ?? 97) - 97]
    return parts[part]?.questions[question]?.id ?? 0
  }
  const { version, assumptions } = await getAssumptions(deps, actor, researchId)
  const rows = assumptions.map((row, at): AssumptionInput => {
    const { text, tests } = ASSUMPTIONS[at] ?? { text: row.text, tests: [] }
    const { id, kind, risk, enough } = row
    return { id, kind, risk, enough, text, tooMany: 2, questionIds: tests.map(idAt) }
  })
  const first = await saveAssumptions(deps, actor, researchId, { version, assumptions: rows })
  // The researcher decides that two people aren't enough to refute an assumption. Changing the
  // limits also stores the date they were set.
  const settled = rows.map((row) => ({ ...row, tooMany: 3 }))
  const next = { version: first.version, assumptions: settled }
  await saveAssumptions(deps, actor, researchId, next)
}

export async function replaceLeadingQuestion(
  deps: Deps,
  actor: SignedIn,
  researchId: number,
): Promise<void> {
  const { parts } = await guideOf(deps, researchId)
  await updateGuide(deps, actor, {
    id: researchId,
    parts: parts.map((part) => ({
      ...part,
      questions: part.questions.map(({ id, question }) => ({
        id,
        question: question === LEADING ? REPLACED : question,
      })),
    })),
  })
}
