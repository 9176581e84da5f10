import type { Brief, BriefReading } from '@wattle/contract/brief'
import { CONTENT_REQUESTS_PER_HOUR } from '@wattle/contract/generation'
import type { BankQuestion } from '@wattle/contract/question-bank'
import type { SignedIn } from '#caller.ts'
import type { Db } from '#db/open.ts'
import type { Drafted, PreviousContent } from '#db/schema/researches.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import type { PartDraft, Written } from '#generator/drafts.ts'
import { enforceRateLimit } from '#rate-limits.ts'
import { hooks } from './hooks.ts'
import { lockResearch, type ResearchChange, updateResearch } from './queries.ts'
import {
  CONTENT_COLUMNS,
  type GenerationStep,
  hasContent,
  isGenerationStep,
  type ResearchRow,
} from './rules.ts'
import { ownResearch } from './service.ts'

type Content = Pick<PreviousContent, 'characteristics' | 'questions' | 'parts' | 'assumptions'>

/** Replaces a step's content. Returns the changes to save in the project's own row. */
async function replaceContent(
  deps: Deps,
  tx: Db,
  { id, screenerVersion, guideVersion, assumptionsVersion }: ResearchRow,
  { characteristics, questions, parts, assumptions = [] }: Content,
) {
  if (questions) await hooks().screener.replace(tx, id, questions)
  if (parts) await hooks().guide.replace(tx, id, parts)
  if (parts) await hooks().assumptions.replace(deps, tx, id, assumptions)
  return {
    ...(characteristics && { characteristics }),
    ...(questions && { screenerVersion: (screenerVersion ?? 0) + 1 }),
    ...(parts && {
      guideVersion: (guideVersion ?? 0) + 1,
      assumptionsVersion: assumptionsVersion + 1,
    }),
  }
}

export async function dropContent(
  deps: Deps,
  tx: Db,
  researchId: number,
  step: GenerationStep,
): Promise<void> {
  if (step === 'SCREENER_GENERATION') await hooks().screener.replace(tx, researchId, [])
  if (step === 'GUIDE_GENERATION') {
    await hooks().guide.replace(tx, researchId, [])
    await hooks().assumptions.replace(deps, tx, researchId, [])
  }
  await updateResearch(tx, researchId, { [CONTENT_COLUMNS[step]]: null })
}

/** Queues a job that writes the current step's content, in the caller's transaction. */
export async function requestContent(
  deps: Deps,
  tx: Db,
  research: ResearchRow,
): Promise<ResearchRow> {
  const limit = { max: CONTENT_REQUESTS_PER_HOUR, windowSeconds: 3600 }
  const message = 'You’ve requested a lot of new content. Please wait a while and try again.'
  await enforceRateLimit(deps, tx, `content ${research.ownerId}`, limit, message)
  const generation = research.generationNumber + 1
  const changed = await updateResearch(tx, research.id, {
    generationState: 'running',
    generationNumber: generation,
    generationStartedAt: deps.now(),
    generationEngine: null,
    generationNotice: null,
    generationReading: null,
  })
  const turn = { key: `research ${research.id}`, account: research.ownerId }
  const request = { researchId: research.id, generation }
  await deps.jobs.enqueueLatest(tx, 'generation.write', request, turn)
  return changed
}

/** Makes sure that a generation that's still running is ignored when it finishes. */
export const cancelRequest = (tx: Db, research: ResearchRow): Promise<ResearchRow> =>
  updateResearch(tx, research.id, {
    generationState: 'idle',
    generationNumber: research.generationNumber + 1,
    generationNotice: null,
    generationReading: null,
  })

type Request = { researchId: number; generation: number }

/**
 * Writes the requested content. Drops it if there's a newer request, or the project has moved on or
 * been deleted.
 */
export async function writeContent(deps: Deps, request: Request): Promise<void> {
  const asked = await deps.db.transaction((tx) => lockWanted(tx, request))
  if (!asked) return
  // An error in `compose` counts as a failed draft. We read the question bank before that, so a
  // database error makes the queue retry the job instead.
  const bank =
    asked.status === 'SCREENER_GENERATION' ? await hooks().screener.readyQuestions(deps.db) : []
  const draft = await compose(deps, asked, bank).catch((error) => {
    deps.log.error({ err: error, researchId: request.researchId }, 'could not write a draft')
    return undefined
  })
  await deps.db.transaction(async (tx) => {
    const research = await lockWanted(tx, request)
    if (research) await storeDraft(deps, tx, research, draft)
  })
}

async function storeDraft(
  deps: Deps,
  tx: Db,
  research: ResearchRow,
  draft: Draft | undefined,
): Promise<void> {
  const change: ResearchChange = draft
    ? {
        ...(await replaceContent(deps, tx, research, draft.content)),
        drafted: { ...research.drafted, ...draft.drafted },
        generationState: 'idle',
        generationEngine: draft.written.engine,
        generationNotice: draft.written.notice,
        generationReading: draft.written.reading,
      }
    : { generationState: 'failed' }
  await updateResearch(tx, research.id, change)
}

async function lockWanted(tx: Db, { researchId, generation }: Request) {
  const research = await lockResearch(tx, researchId)
  const isWanted =
    research?.generationNumber === generation && research.generationState === 'running'
  return isWanted ? research : undefined
}

type ReadRequest = { researchId: number; text: string; brief?: Brief | undefined }

/**
 * Far more than anyone needs. There has to be a limit, because reading a text takes computing time,
 * and costs money if a language model does it.
 */
const BRIEF_LIMIT = { max: 600, windowSeconds: 3600 }

/**
 * Reads a brief from text the researcher typed and adds it to the brief they have. Stores nothing.
 */
export async function readBriefOf(
  deps: Deps,
  actor: SignedIn,
  { researchId, text, brief }: ReadRequest,
): Promise<BriefReading> {
  await ownResearch(deps.db, actor, researchId)
  await enforceRateLimit(deps, deps.db, `brief ${actor.userId}`, BRIEF_LIMIT)
  return deps.generator.readBrief({ text, brief })
}

/** The researcher's brief, or as much as we can read from the idea. */
async function briefFor({ generator }: Deps, { brief, idea }: ResearchRow) {
  if (brief?.who || brief?.do) return { brief, isUsable: true }
  return generator.readBrief({ text: idea, ...(brief && { brief }), isQuick: true })
}

type Draft = { content: Content; drafted: Drafted; written: Omit<Written<unknown>, 'content'> }

async function compose(deps: Deps, research: ResearchRow, bank: BankQuestion[]): Promise<Draft> {
  const { generator } = deps
  const { id, ownerId, phrasingOffset, drafted, generationNumber } = research
  const { brief, isUsable } = await briefFor(deps, research)
  const seed = {
    researcherId: ownerId,
    researchId: id,
    offset: phrasingOffset,
    generation: generationNumber,
  }
  const input = { brief, isUsable, seed }
  switch (research.status) {
    case 'AUDIENCE_GENERATION': {
      const { content, ...written } = await generator.writeAudience(input)
      const characteristics = content.lines.map(({ text }) => text)
      return { content: { characteristics }, drafted: { audience: content.lines }, written }
    }
    case 'SCREENER_GENERATION': {
      const { content, ...written } = await generator.writeScreener({
        ...input,
        drafted: drafted.audience ?? [],
        characteristics: research.characteristics ?? [],
        bank,
      })
      const questions = content.questions.map(({ id: draftId, ...question }) => ({
        ...question,
        draftId,
      }))
      const screener = content.questions.map(draftedText)
      return {
        content: { questions },
        drafted: { screener, unasked: written.unasked ?? null },
        written,
      }
    }
    case 'GUIDE_GENERATION': {
      const { content, ...written } = await generator.writeGuide(input)
      const parts = content.parts.map(({ topic, questions }) => ({
        topic,
        questions: questions.map(({ id: draftId, question }) => ({ draftId, question })),
      }))
      const guide = content.parts.flatMap(({ questions }) => questions.map(draftedText))
      const assumptions = (content.assumptions ?? []).map(({ tests, ...assumption }) => ({
        ...assumption,
        source: 'GENERATED' as const,
        tests: placesOf(content.parts, tests),
      }))
      return { content: { parts, assumptions }, drafted: { guide }, written }
    }
    default:
      throw new Error(`there's no content to write at step ${research.status}`)
  }
}

const placesOf = (parts: PartDraft[], ids: string[]) =>
  parts.flatMap(({ questions }, part) =>
    questions.flatMap(({ id }, question) => (ids.includes(id) ? [{ part, question }] : [])),
  )

const draftedText = ({ id, question }: { id: string; question: string }) => ({ id, text: question })

/** The current step's content, so it can be restored later. Null if it hasn't been written. */
export async function contentNow(tx: Db, research: ResearchRow): Promise<PreviousContent | null> {
  const { status, characteristics, drafted } = research
  if (!isGenerationStep(status) || !hasContent(research, status)) return null
  const kept = {
    step: status,
    drafted,
    brief: research.brief,
    notice: research.generationNotice,
    reading: research.generationReading,
  }
  if (status === 'AUDIENCE_GENERATION') return { ...kept, characteristics: characteristics ?? [] }
  if (status === 'SCREENER_GENERATION')
    return { ...kept, questions: await hooks().screener.list(tx, research.id) }
  return {
    ...kept,
    parts: await hooks().guide.list(tx, research.id),
    assumptions: await hooks().assumptions.list(tx, research.id),
  }
}

/** Swaps the current content with the previous version, so pressing twice changes nothing. */
export async function restoreContent(
  deps: Deps,
  tx: Db,
  research: ResearchRow,
): Promise<ResearchRow> {
  const { previousContent } = research
  must(previousContent?.step === research.status, 'NO_PREVIOUS_VERSION')
  const current = await contentNow(tx, research)
  const { brief, drafted, notice, reading } = previousContent
  return updateResearch(tx, research.id, {
    ...(await replaceContent(deps, tx, research, previousContent)),
    brief,
    drafted,
    previousContent: current,
    generationState: 'idle',
    generationNumber: research.generationNumber + 1,
    generationNotice: notice,
    generationReading: reading,
    updatedAt: deps.now(),
  })
}
