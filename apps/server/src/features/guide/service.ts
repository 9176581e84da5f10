import { type Guide, guideGaps, MAX_PART_QUESTIONS } from '@wattle/contract/guide'
import { MAX_GUIDE_PARTS } from '@wattle/contract/limits'
import { GUIDE_STATUSES } from '@wattle/contract/research'
import type { SignedIn } from '#caller.ts'
import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import { endOf, positionAt, versioned } from '#features/project/edit-content.ts'
import type { ProjectHooks } from '#features/project/hooks.ts'
import type { ResearchRow } from '#features/project/rules.ts'
import * as queries from './queries.ts'

/** The project's guide. Null if it hasn't been written yet. */
export async function readGuide(db: Db, research: ResearchRow): Promise<Guide | null> {
  if (research.guideVersion === null) return null
  return {
    id: research.id,
    version: research.guideVersion,
    parts: await readParts(db, research.id),
  }
}

/** Reads the guide's parts, even before the guide has a version. */
export const readParts = async (db: Db, researchId: number): Promise<Guide['parts']> =>
  (await queries.listParts(db, researchId)).map(shown)

export const guideHooks: ProjectHooks['guide'] = {
  read: readGuide,
  async problem(db, { id, guideVersion }) {
    return guideGaps(guideVersion === null ? [] : await queries.listParts(db, id))[0]?.message
  },
  async list(db, researchId) {
    return (await queries.listParts(db, researchId)).map(({ topic, questions }) => ({
      topic,
      questions: questions.map(({ draftId, question }) => ({ draftId, question })),
    }))
  },
  async replace(tx, researchId, parts) {
    await queries.deletePartsOf(tx, researchId)
    for (const [at, part] of parts.entries()) {
      await queries.insertPart(tx, researchId, at + 1, part)
    }
  },
}

const { hold, edit, counted, mustHaveSeen } = versioned(
  GUIDE_STATUSES,
  'guideVersion',
  async (tx, researchId) => ({ parts: await queries.listParts(tx, researchId) }),
)

const current = async ({ tx, research }: { tx: Db; research: ResearchRow }): Promise<Guide> => {
  const guide = await readGuide(tx, research)
  if (!guide) throw new Error('the guide no longer exists')
  return guide
}

/** The part with this id. Throws NOT_FOUND if someone has deleted it. */
function partAmong({ parts }: { parts: queries.WholePart[] }, id: number): queries.WholePart {
  const part = parts.find((one) => one.id === id)
  must(part, 'NOT_FOUND')
  return part
}

const projectOfPart = async (db: Db, id: number) => (await queries.findPart(db, id))?.researchId

const EMPTY_QUESTION = { question: '' }
const EMPTY_PART = { topic: '', questions: [EMPTY_QUESTION] }

export function addPart(deps: Deps, actor: SignedIn, guideId: number) {
  return edit(deps, actor, guideId, async ({ tx, parts }) => {
    must(parts.length < MAX_GUIDE_PARTS, 'TOO_MANY_GUIDE_PARTS')
    return shown(await queries.insertPart(tx, guideId, endOf(parts), EMPTY_PART))
  })
}

export async function addQuestion(deps: Deps, actor: SignedIn, partId: number) {
  return edit(deps, actor, await projectOfPart(deps.db, partId), async (writing) => {
    const { questions } = partAmong(writing, partId)
    must(questions.length < MAX_PART_QUESTIONS, 'TOO_MANY_QUESTIONS')
    return queries.insertQuestion(writing.tx, partId, endOf(questions), EMPTY_QUESTION)
  })
}

type Restored = { position: number }

export function restorePart(
  deps: Deps,
  actor: SignedIn,
  { guideId, position: place, ...part }: queries.NewPart & Restored & { guideId: number },
): Promise<Guide> {
  return edit(deps, actor, guideId, async (writing) => {
    const { tx, parts } = writing
    must(parts.length < MAX_GUIDE_PARTS, 'TOO_MANY_GUIDE_PARTS')
    await queries.insertPart(tx, guideId, positionAt(parts, place), part)
    return current(writing)
  })
}

export async function restoreQuestion(
  deps: Deps,
  actor: SignedIn,
  { partId, position: place, question }: Restored & { partId: number; question: string },
): Promise<Guide> {
  return edit(deps, actor, await projectOfPart(deps.db, partId), async (writing) => {
    const { questions } = partAmong(writing, partId)
    must(questions.length < MAX_PART_QUESTIONS, 'TOO_MANY_QUESTIONS')
    const position = positionAt(questions, place)
    await queries.insertQuestion(writing.tx, partId, position, { question })
    return current(writing)
  })
}

export async function deletePart(deps: Deps, actor: SignedIn, id: number): Promise<Guide> {
  return edit(deps, actor, await projectOfPart(deps.db, id), async (writing) => {
    const part = partAmong(writing, id)
    must(writing.parts.length > 1, 'LAST_GUIDE_PART')
    await mustHaveNoNotes(writing, part.questions)
    await queries.deletePart(writing.tx, id)
    return current(writing)
  })
}

export async function deleteQuestion(deps: Deps, actor: SignedIn, id: number): Promise<Guide> {
  const researchId = await queries.findProjectOfQuestion(deps.db, id)
  return edit(deps, actor, researchId, async (writing) => {
    await mustHaveNoNotes(writing, [{ id }])
    await queries.deleteQuestion(writing.tx, id)
    return current(writing)
  })
}

async function mustHaveNoNotes(
  { tx, research }: { tx: Db; research: ResearchRow },
  questions: { id: number }[],
): Promise<void> {
  const ids = questions.map(({ id }) => String(id))
  must(!(await queries.hasNotesOn(tx, research.id, ids)), 'QUESTION_HAS_NOTES')
}

export async function movePart(deps: Deps, actor: SignedIn, id: number, by: 1 | -1) {
  return hold(deps, actor, await projectOfPart(deps.db, id), async (writing) => {
    const part = partAmong(writing, id)
    const other = writing.parts[writing.parts.indexOf(part) + by]
    // The part is already first or last, so nothing changes. Keep the version, or the next edit in
    // another tab would be rejected as stale.
    if (!other) return current(writing)
    await queries.updatePart(writing.tx, id, { position: other.position })
    await queries.updatePart(writing.tx, other.id, { position: part.position })
    return current(await counted(deps, writing))
  })
}

type Texts = {
  id: number
  version?: number | undefined
  parts: {
    id: number
    topic?: string | undefined
    questions?: { id: number; question?: string | undefined }[] | undefined
  }[]
}

/**
 * Saves the texts and order of the parts and questions in `texts`. Parts and questions it doesn't
 * list follow in their old order.
 */
export function updateGuide(deps: Deps, actor: SignedIn, texts: Texts): Promise<Guide> {
  return edit(deps, actor, texts.id, async (writing) => {
    const { tx } = writing
    await mustHaveSeen(writing, texts.version, () => current(writing))
    for (const { id, topic, questions = [] } of texts.parts) {
      const part = partAmong(writing, id)
      if (topic !== undefined && topic !== part.topic) await queries.updatePart(tx, id, { topic })
      for (const { id: questionId, question } of questions) {
        const stored = part.questions.find((one) => one.id === questionId)
        must(stored, 'NOT_FOUND')
        if (question === undefined || question === stored.question) continue
        await queries.updateQuestion(tx, questionId, { question })
      }
      await inOrder(part.questions, questions, (question, position) =>
        queries.updateQuestion(tx, question, { position }),
      )
    }
    await inOrder(writing.parts, texts.parts, (part, position) =>
      queries.updatePart(tx, part, { position }),
    )
    return current(writing)
  })
}

/** Puts the rows in `named` first, in that order. The other rows follow in their old order. */
async function inOrder(
  stored: { id: number; position: number }[],
  named: { id: number }[],
  move: (id: number, position: number) => Promise<void>,
): Promise<void> {
  const first = [...new Set(named.map(({ id }) => id))]
  const rest = stored.map(({ id }) => id).filter((id) => !first.includes(id))
  for (const [at, id] of [...first, ...rest].entries()) {
    const position = stored.find((one) => one.id === id)?.position
    if (position !== at + 1) await move(id, at + 1)
  }
}

const shown = ({ id, topic, questions }: queries.WholePart) => ({
  id,
  topic,
  questions: questions.map(({ id: questionId, question }) => ({ id: questionId, question })),
})
