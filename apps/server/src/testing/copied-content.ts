import { eq, inArray } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { assumptionQuestions, assumptions } from '#db/schema/findings.ts'
import {
  guideParts,
  guideQuestions,
  researches,
  screenerOptions,
  screenerQuestions,
} from '#db/schema/researches.ts'
import type { Deps } from '#deps.ts'
import { screenerHooks } from '#features/screener/service.ts'

type Content = Awaited<ReturnType<typeof readContent>>

const written = new Map<string, Content>()

/**
 * Takes a project to a step that has a screener or a guide. The first project in a process goes
 * through the steps as a researcher would. Later ones copy its rows, which needs a tenth of the
 * queries.
 */
export async function copyOrWrite(
  { db, now }: Deps,
  { id, phrasingOffset }: { id: number; phrasingOffset: number },
  step: string,
  write: () => Promise<void>,
): Promise<void> {
  // Everything that affects what the drafts say.
  const key = JSON.stringify([step, phrasingOffset, await screenerHooks.readyQuestions(db)])
  const content = written.get(key)
  if (content) return db.transaction((tx) => insertContent(tx, id, content, now()))
  await write()
  written.set(key, await readContent(db, id))
}

/** Makes the next project go through the steps again instead of copying. */
export const forgetContent = () => written.clear()

async function readContent(db: Db, id: number) {
  const [research] = await db.select().from(researches).where(eq(researches.id, id))
  if (!research) throw new Error('no project')
  const questions = await db
    .select()
    .from(screenerQuestions)
    .where(eq(screenerQuestions.researchId, id))
  if (questions.some(({ shownIf }) => shownIf.length > 0))
    throw new Error('Copying a question that depends on another question isn’t supported yet.')
  const parts = await db.select().from(guideParts).where(eq(guideParts.researchId, id))
  const assumed = await db.select().from(assumptions).where(eq(assumptions.researchId, id))
  return {
    research,
    questions,
    options: await db
      .select()
      .from(screenerOptions)
      .where(inArray(screenerOptions.questionId, questions.map(idOf))),
    parts,
    asked: await db
      .select()
      .from(guideQuestions)
      .where(inArray(guideQuestions.partId, parts.map(idOf))),
    assumed,
    tests: await db
      .select()
      .from(assumptionQuestions)
      .where(inArray(assumptionQuestions.assumptionId, assumed.map(idOf))),
  }
}

const idOf = ({ id }: { id: number }) => id

async function insertContent(tx: Db, researchId: number, content: Content, now: Date) {
  const { id, ownerId, name, clientId, isSample, createdAt, ...research } = content.research
  const moments = { generationStartedAt: now, updatedAt: now }
  await tx
    .update(researches)
    .set({ ...research, ...moments })
    .where(eq(researches.id, researchId))
  const questions = await copies(content.questions, (rows) =>
    tx.insert(screenerQuestions).values(rows.map((row) => ({ ...row, researchId }))),
  )
  await copies(content.options, (rows) =>
    tx
      .insert(screenerOptions)
      .values(rows.map((row) => ({ ...row, questionId: questions(row.questionId) }))),
  )
  const parts = await copies(content.parts, (rows) =>
    tx.insert(guideParts).values(rows.map((row) => ({ ...row, researchId }))),
  )
  const asked = await copies(content.asked, (rows) =>
    tx.insert(guideQuestions).values(rows.map((row) => ({ ...row, partId: parts(row.partId) }))),
  )
  const assumed = await copies(content.assumed, (rows) =>
    tx.insert(assumptions).values(
      rows.map(({ screenerQuestionId, ...row }) => ({
        ...row,
        researchId,
        screenerQuestionId: screenerQuestionId && questions(screenerQuestionId),
        updatedAt: now,
      })),
    ),
  )
  if (content.tests.length > 0)
    await tx.insert(assumptionQuestions).values(
      content.tests.map(({ assumptionId, questionId }) => ({
        assumptionId: assumed(assumptionId),
        questionId: asked(questionId),
      })),
    )
}

type Insertion = { returning(): Promise<{ id: number }[]> }

/** Inserts the rows with new ids. Returns a function that maps an old id to the new one. */
async function copies<Row extends { id: number }>(
  rows: Row[],
  insert: (rows: Omit<Row, 'id'>[]) => Insertion,
) {
  const inserted =
    rows.length > 0 ? await insert(rows.map(({ id: _id, ...row }) => row)).returning() : []
  const newIds = new Map(rows.map(({ id }, at) => [id, inserted[at]?.id]))
  return (id: number): number => {
    const found = newIds.get(id)
    if (found === undefined) throw new Error(`no copy of ${id}`)
    return found
  }
}
