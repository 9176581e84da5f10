import { CONTENT_REQUESTS_PER_HOUR } from '@wattle/contract/generation'
import type { ResearchStatus } from '@wattle/contract/research'
import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { dropGuide, writeGuide } from '#features/guide/service.ts'
import { readyQuestions } from '#features/question-bank/service.ts'
import { changeResearch, lockResearch, type ResearchRow } from '#features/research/service.ts'
import { dropScreener, writeScreener } from '#features/screener/service.ts'
import type { AudienceDraft, Written } from '#generator/generator.ts'
import { holdTo } from '#limits.ts'

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
  await holdTo(deps, tx, `content ${research.ownerId}`, limit, message)
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

type Bank = Awaited<ReturnType<typeof readyQuestions>>

async function compose({ generator }: Deps, research: ResearchRow, bank: Bank) {
  const { id, idea, characteristics, generationNumber } = research
  const seed = { researchId: id, generation: generationNumber }
  const input = { idea, seed, characteristics: characteristics ?? [] }
  switch (research.status) {
    case 'AUDIENCE_GENERATION':
      return storing(await generator.writeAudience(input), storeAudience)
    case 'SCREENER_GENERATION':
      return storing(await generator.writeScreener({ ...input, bank }), writeScreener)
    case 'GUIDE_GENERATION':
      return storing(await generator.writeGuide(input), writeGuide)
    default:
      throw new Error(`nothing is written at ${research.status}`)
  }
}

async function storeAudience(tx: Db, { id }: ResearchRow, { characteristics }: AudienceDraft) {
  await changeResearch(tx, id, { characteristics })
}

function storing<T>(
  { content, engine, notice, reading = null }: Written<T>,
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
