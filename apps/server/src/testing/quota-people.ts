import { getResearch } from '@wattle/contract/research'
import type { ScreenerQuestion } from '@wattle/contract/screener'
import { eq } from 'drizzle-orm'
import { invitations } from '#db/schema/distributions.ts'
import { panelMembers } from '#db/schema/panel.ts'
import { screenerQuestions } from '#db/schema/researches.ts'
import { listAnswers } from '#features/participation/answer-queries.ts'
import {
  answerQuestion,
  completeScreener,
  startAsSample,
} from '#features/participation/answer-screener.ts'
import { sampleAnswers } from '#features/participation/sample-answers.ts'
import type { Invited } from './given.ts'
import type { TestApp } from './test-app.ts'

/**
 * Stops a project's first single choice question from deciding who qualifies, and returns the
 * question.
 */
export async function groupingQuestion(
  app: TestApp,
  { id, as }: { id: number; as: string },
): Promise<ScreenerQuestion> {
  const { body } = await app.call(getResearch, { as, params: { id: String(id) } })
  const question = body.screener?.questions.find(({ type }) => type === 'SINGLE_CHOICE')
  if (!question) throw new Error('the project has no single-choice question')
  await app.deps.db
    .update(screenerQuestions)
    .set({ rule: 'NOTE' })
    .where(eq(screenerQuestions.id, question.id))
  return question
}

/** Answers for a started screener that make the person qualify, or that don't. */
export async function sampleChoices(
  { deps }: TestApp,
  { invitationId }: Pick<Invited, 'invitationId'>,
  qualifies: boolean,
) {
  const asked = await listAnswers(deps.db, invitationId)
  return asked.flatMap((question) =>
    sampleAnswers(question, qualifies).map((answer) => ({
      userScreenerAnswerId: question.questionId,
      ...answer,
    })),
  )
}

/**
 * Completes the screener so that the person qualifies. Chooses this option for the grouping
 * question.
 */
export async function answerWith(
  { deps }: TestApp,
  { invitationId }: Pick<Invited, 'invitationId'>,
  question: ScreenerQuestion,
  optionAt: number,
): Promise<void> {
  await startAsSample(deps, invitationId)
  for (const asked of await listAnswers(deps.db, invitationId)) {
    const { questionId, options } = asked
    const grouping = [{ optionId: options[optionAt]?.id ?? 0, selected: true }]
    for (const answer of questionId === question.id ? grouping : sampleAnswers(asked, true))
      await answerQuestion(
        deps,
        { invitationId },
        { userScreenerAnswerId: questionId, ...answer },
        undefined,
      )
  }
  await completeScreener(deps, { invitationId }, invitationId)
}

/** Adds a number question that doesn't decide who qualifies. Returns its id. */
export async function addNumberQuestion({ deps }: TestApp, researchId: number): Promise<number> {
  const question = { researchId, position: 99, question: 'How old are you?' }
  const [row] = await deps.db
    .insert(screenerQuestions)
    .values({ ...question, type: 'NUMBER', rule: 'NOTE' })
    .returning()
  return row?.id ?? 0
}

/** Stores the number as the person's answer, without going through the API. */
export async function writeNumber(
  { deps }: TestApp,
  { invitationId }: Pick<Invited, 'invitationId'>,
  questionId: number,
  number: number,
): Promise<void> {
  await deps.db
    .update(invitations)
    .set({ written: { [questionId]: number } })
    .where(eq(invitations.id, invitationId))
}

export async function nameMember(
  { deps }: TestApp,
  { email }: Pick<Invited, 'email'>,
  name: string,
): Promise<void> {
  await deps.db.update(panelMembers).set({ name }).where(eq(panelMembers.email, email))
}

/** Adds an open question, and stores the text as the person's answer to it. */
export async function writeText(
  { deps }: TestApp,
  { invitationId, researchId }: { invitationId: number; researchId: number },
  text: string,
): Promise<void> {
  const question = { researchId, position: 99, question: 'How did that go?' }
  const [row] = await deps.db
    .insert(screenerQuestions)
    .values({ ...question, type: 'OPEN_TEXT', rule: 'NOTE' })
    .returning()
  await deps.db
    .update(invitations)
    .set({ written: { [row?.id ?? 0]: text } })
    .where(eq(invitations.id, invitationId))
}
