import type { Brief, BriefReading } from '@wattle/contract/brief'
import { CONTENT_REQUESTS_PER_HOUR } from '@wattle/contract/generation'
import type { ResearchStatus } from '@wattle/contract/research'
import type { SignedIn } from '#caller.ts'
import type { Db } from '#db/open.ts'
import type { PreviousContent } from '#db/schema/researches.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import { dropGuide, listParts, writeGuide } from '#features/guide/service.ts'
import { readyQuestions } from '#features/question-bank/service.ts'
import {
  changeResearch,
  lockResearch,
  ownResearch,
  type ResearchRow,
} from '#features/research/service.ts'
import { dropScreener, listQuestions, writeScreener } from '#features/screener/service.ts'
import type {
  AudienceDraft,
  GuideDraft,
  LineDraft,
  ScreenerDraft,
  Written,
} from '#generator/generator.ts'
import { enforceRateLimit } from '#rate-limits.ts'
import * as queries from './queries.ts'

/** The steps whose content the system writes. */
export const GENERATION_STEPS = [
  'AUDIENCE_GENERATION',
  'SCREENER_GENERATION',
  'GUIDE_GENERATION',
] as const
export type GenerationStep = (typeof GENERATION_STEPS)[number]

export const isGenerationStep = (status: ResearchStatus): status is GenerationStep =>
  (GENERATION_STEPS as readonly ResearchStatus[]).includes(status)

export function hasContent(research: ResearchRow, step: GenerationStep): boolean {
  if (step === 'AUDIENCE_GENERATION') return research.characteristics !== null
  if (step === 'SCREENER_GENERATION') return research.screenerVersion !== null
  return research.guideVersion !== null
}

export async function dropContent(tx: Db, researchId: number, step: GenerationStep): Promise<void> {
  if (step === 'AUDIENCE_GENERATION')
    await changeResearch(tx, researchId, { characteristics: null })
  else if (step === 'SCREENER_GENERATION') await dropScreener(tx, researchId)
  else await dropGuide(tx, researchId)
}

/** Requests the content of the current step, in the transaction that makes it necessary. */
export async function requestContent(
  deps: Deps,
  tx: Db,
  research: ResearchRow,
): Promise<ResearchRow> {
  const limit = { max: CONTENT_REQUESTS_PER_HOUR, windowSeconds: 3600 }
  const message = "You've requested a lot of new content. Please wait a while and try again."
  await enforceRateLimit(deps, tx, `content ${research.ownerId}`, limit, message)
  const generation = research.generationNumber + 1
  const changed = await changeResearch(tx, research.id, {
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

/** Nothing that is still under way may be written any more. */
export const disregardRunning = (tx: Db, research: ResearchRow): Promise<ResearchRow> =>
  changeResearch(tx, research.id, {
    generationState: 'idle',
    generationNumber: research.generationNumber + 1,
    generationNotice: null,
    generationReading: null,
  })

type Request = { researchId: number; generation: number }

/**
 * Writes the content that was asked for. A result is dropped where the project has moved on, was
 * deleted, or something newer was asked for in the meantime.
 */
export async function writeContent(deps: Deps, request: Request): Promise<void> {
  const asked = await deps.db.transaction((tx) => lockWanted(tx, request))
  if (!asked) return
  // Not within what may fail for good: while the database is away, the job is tried again.
  const bank = asked.status === 'SCREENER_GENERATION' ? await readyQuestions(deps.db) : []
  let store: (tx: Db, research: ResearchRow) => Promise<void>
  try {
    store = await compose(deps, asked, bank)
  } catch (error) {
    deps.log.error({ err: error, researchId: request.researchId }, 'writing content failed')
    store = async (tx, { id }) => {
      await changeResearch(tx, id, { generationState: 'failed' })
    }
  }
  await deps.db.transaction(async (tx) => {
    const research = await lockWanted(tx, request)
    if (research) await store(tx, research)
  })
}

async function lockWanted(tx: Db, { researchId, generation }: Request) {
  const research = await lockResearch(tx, researchId)
  const isWanted =
    research?.generationNumber === generation && research.generationState === 'running'
  return isWanted ? research : undefined
}

type ReadRequest = { researchId: number; text: string; brief?: Brief | undefined }

/** For the card: what the text says, and how the brief will sound. Stores nothing. */
export async function readBriefOf(
  { db, generator }: Deps,
  actor: SignedIn,
  { researchId, text, brief }: ReadRequest,
): Promise<BriefReading> {
  await ownResearch(db, actor, researchId)
  return generator.readBrief({ text, brief })
}

type Bank = Awaited<ReturnType<typeof readyQuestions>>

/** The brief as the researcher left it, or as far as the idea says it. */
async function briefFor({ generator }: Deps, { brief, idea }: ResearchRow) {
  if (brief?.who || brief?.do) return { brief, isUsable: true }
  return generator.readBrief({ text: idea, ...(brief && { brief }), isQuick: true })
}

async function compose(deps: Deps, research: ResearchRow, bank: Bank) {
  const { generator } = deps
  const { id, ownerId, phrasingOffset, characteristics, drafted, generationNumber } = research
  const { brief, isUsable } = await briefFor(deps, research)
  const seed = {
    researcherId: ownerId,
    researchId: id,
    offset: phrasingOffset,
    generation: generationNumber,
  }
  const input = { brief, isUsable, seed }
  switch (research.status) {
    case 'AUDIENCE_GENERATION':
      return storing(await generator.writeAudience(input), storeAudience)
    case 'SCREENER_GENERATION': {
      const lines = (drafted.audience ?? []).map(
        ({ id: tag, text }) => ({ tag, text }) as LineDraft,
      )
      const written = await generator.writeScreener({
        ...input,
        drafted: lines,
        characteristics: characteristics ?? [],
        bank,
      })
      return storing(written, (tx, current, { questions }) =>
        storeScreener(tx, current, questions, written.unasked ?? null),
      )
    }
    case 'GUIDE_GENERATION':
      return storing(await generator.writeGuide(input), storeGuide)
    default:
      throw new Error(`nothing is written at ${research.status}`)
  }
}

async function storeAudience(tx: Db, { id, drafted }: ResearchRow, { lines }: AudienceDraft) {
  await changeResearch(tx, id, {
    characteristics: lines.map(({ text }) => text),
    drafted: { ...drafted, audience: lines.map(({ tag, text }) => ({ id: tag, text })) },
  })
}

async function storeScreener(
  tx: Db,
  research: ResearchRow,
  questions: ScreenerDraft['questions'],
  unasked: string | null,
) {
  const written = questions.map(({ id, question, type, ordered, options }) => ({
    draftId: id,
    question,
    type,
    ordered,
    options,
  }))
  await writeScreener(tx, research, written)
  const screener = questions.map(({ id, question }) => ({ id, text: question }))
  await changeResearch(tx, research.id, { drafted: { ...research.drafted, screener, unasked } })
}

async function storeGuide(tx: Db, research: ResearchRow, { parts }: GuideDraft) {
  const withIds = parts.map(({ topic, questions }) => ({
    topic,
    questions: questions.map(({ id, question }) => ({ draftId: id, question })),
  }))
  await writeGuide(tx, research, { parts: withIds })
  const guide = parts.flatMap((part) =>
    part.questions.map(({ id, question }) => ({ id, text: question })),
  )
  await changeResearch(tx, research.id, { drafted: { ...research.drafted, guide } })
}

function storing<T>(
  { content, engine, notice, reading }: Written<T>,
  write: (tx: Db, research: ResearchRow, content: T) => Promise<void>,
) {
  return async (tx: Db, research: ResearchRow) => {
    await write(tx, research, content)
    await changeResearch(tx, research.id, {
      generationState: 'idle',
      generationEngine: engine,
      generationNotice: notice,
      generationReading: reading,
    })
  }
}

/** The changed audience line that the current notice is about. */
export const unaskedLine = ({ status, generationNotice, drafted }: ResearchRow): string | null =>
  status === 'SCREENER_GENERATION' && generationNotice ? (drafted.unasked ?? null) : null

/** The content of the current step, to be restored later. */
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
  if (status === 'SCREENER_GENERATION') {
    const questions = (await listQuestions(tx, research.id)).map(
      ({ draftId, question, type, ordered, options }) => ({
        draftId,
        question,
        type,
        ordered,
        options: options.map(({ text, mustMatch }) => ({ text, mustMatch })),
      }),
    )
    return { ...kept, questions }
  }
  const parts = (await listParts(tx, research.id)).map(({ topic, questions }) => ({
    topic,
    questions: questions.map(({ draftId, question }) => ({ draftId, question })),
  }))
  return { ...kept, parts }
}

/** Swaps the current content with the version before, so that pressing twice changes nothing. */
export async function restoreContent(
  { now }: Deps,
  tx: Db,
  research: ResearchRow,
): Promise<ResearchRow> {
  const { previousContent } = research
  must(previousContent?.step === research.status, 'NO_PREVIOUS_VERSION')
  const current = await contentNow(tx, research)
  const { brief, characteristics, questions, parts, drafted, notice, reading } = previousContent
  if (questions) await writeScreener(tx, research, questions)
  if (parts) await writeGuide(tx, research, { parts })
  return changeResearch(tx, research.id, {
    ...(characteristics && { characteristics }),
    brief,
    drafted,
    previousContent: current,
    generationState: 'idle',
    generationNumber: research.generationNumber + 1,
    generationNotice: notice,
    generationReading: reading,
    updatedAt: now(),
  })
}

/** A template that researchers change more often than this, of at least so many uses, needs rewriting. */
const MOST_CHANGED = 0.3
const LEAST_USES = 20

export type DraftUse = queries.DraftCount & {
  /** Of the uses, those that were edited or deleted. */
  share: number
  isToRewrite: boolean
}

/** What researchers do with each template, the most changed first. Holds none of their texts. */
export async function listDraftUse(db: Db): Promise<DraftUse[]> {
  const counts = await queries.countDrafts(db)
  return counts
    .map((count) => {
      const share = (count.edited + count.deleted) / count.written
      return { ...count, share, isToRewrite: share > MOST_CHANGED && count.written >= LEAST_USES }
    })
    .toSorted((one, other) => other.share - one.share || other.written - one.written)
}
