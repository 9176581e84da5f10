import type { Brief } from '@wattle/contract/brief'
import { ERRORS } from '@wattle/contract/errors'
import { REGENERATIONS_PER_HOUR } from '@wattle/contract/generation'
import { MAX_CHARACTERISTICS, MIN_CHARACTERISTICS } from '@wattle/contract/limits'
import { SAMPLE_LOCKED } from '@wattle/contract/messages'
import {
  isEarlier,
  nextStatus,
  type ResearchStatus,
  WORKING_STATUSES,
} from '@wattle/contract/research'
import type { SignedIn } from '#caller.ts'
import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import { enforceRateLimit } from '#rate-limits.ts'
import { hooks } from './hooks.ts'
import { updateResearch } from './queries.ts'
import { GENERATION_STEPS, hasContent, isGenerationStep, type ResearchRow } from './rules.ts'
import { isFilledSample, lockOwnResearch, saveCharacteristics, saveIdea } from './service.ts'
import {
  cancelRequest,
  contentNow,
  dropContent,
  requestContent,
  restoreContent,
} from './write-content.ts'

type Step = {
  researchId: number
  nextStatus: ResearchStatus
  idea?: string | undefined
  brief?: Brief | undefined
  characteristics?: string[] | undefined
}

/** Saves the content in the request, then moves to the next step if the current one is complete. */
export async function nextStep(
  deps: Deps,
  actor: SignedIn,
  { researchId, nextStatus: wanted, ...content }: Step,
): Promise<ResearchRow> {
  if (content.idea !== undefined || content.brief) await deps.generator.load()
  return deps.db.transaction(async (tx) => {
    const current = await lockOwnResearch(tx, actor, researchId)
    // The project is already there, so repeating the call changes nothing.
    if (current.status === wanted) return current
    must(nextStatus(current.status) === wanted, 'STEP_NOT_NEXT')
    const research = await saveStep(deps, tx, current, content)
    await mustBeDone(tx, research)
    const change = { status: wanted, previousContent: null, updatedAt: deps.now() }
    const moved = await updateResearch(tx, research.id, change)
    if (wanted === 'PROJECT_CONFIRMATION') return hooks().quotas.matchScreener(deps, tx, moved)
    const isMissing = isGenerationStep(wanted) && !hasContent(moved, wanted)
    return isMissing ? requestContent(deps, tx, moved) : moved
  })
}

function saveStep(
  deps: Deps,
  tx: Db,
  research: ResearchRow,
  { idea, brief, characteristics }: Omit<Step, 'researchId' | 'nextStatus'>,
): Promise<ResearchRow> {
  if (idea !== undefined || brief) return saveIdea(deps, tx, research, { idea, brief })
  if (characteristics) return saveCharacteristics(deps, tx, research, characteristics)
  return Promise.resolve(research)
}

/**
 * Saves the brief and, at the audience step, writes the audience again. Past that step, throws
 * unless `reset` is set. With `reset`, goes back to the audience and drops the later steps.
 */
export async function updateBrief(
  deps: Deps,
  actor: SignedIn,
  { researchId, brief, reset }: { researchId: number; brief: Brief; reset?: boolean | undefined },
): Promise<ResearchRow> {
  await deps.generator.load()
  return deps.db.transaction(async (tx) => {
    const current = await lockOwnResearch(tx, actor, researchId)
    const isPast = isEarlier('AUDIENCE_GENERATION', current.status)
    const research =
      isPast && reset ? await backTo(deps, tx, current, 'AUDIENCE_GENERATION') : current
    if (research.status !== 'AUDIENCE_GENERATION') return saveIdea(deps, tx, research, { brief })
    const previousContent = (await contentNow(tx, research)) ?? research.previousContent
    await dropContent(deps, tx, researchId, research.status)
    const change = { brief, previousContent, updatedAt: deps.now() }
    return requestContent(deps, tx, await updateResearch(tx, researchId, change))
  })
}

export async function restorePrevious(
  deps: Deps,
  actor: SignedIn,
  id: number,
): Promise<ResearchRow> {
  return deps.db.transaction(async (tx) => {
    const research = await lockOwnResearch(tx, actor, id)
    return restoreContent(deps, tx, research)
  })
}

async function mustBeDone(tx: Db, research: ResearchRow): Promise<void> {
  const message = await whyNotDone(tx, research)
  must(!message, 'STEP_INCOMPLETE', message ? { message } : undefined)
}

async function whyNotDone(tx: Db, research: ResearchRow): Promise<string | undefined> {
  switch (research.status) {
    case 'IDEA_SHAPING':
      return research.idea.trim() === '' ? ERRORS.IDEA_REQUIRED.message : undefined
    case 'AUDIENCE_GENERATION': {
      const { length } = research.characteristics ?? []
      const isEnough = length >= MIN_CHARACTERISTICS && length <= MAX_CHARACTERISTICS
      return isEnough ? undefined : ERRORS.TOO_FEW_CHARACTERISTICS.message
    }
    case 'SCREENER_GENERATION':
      return hooks().screener.problem(tx, research)
    case 'GUIDE_GENERATION':
      return hooks().guide.problem(tx, research)
  }
}

type StepBack = {
  researchId: number
  previousStatus: ResearchStatus
  keepGuide?: boolean | undefined
}

/**
 * Goes back to an earlier step. Keeps that step's content and drops the content of later steps, but
 * can keep the guide when going back to the screener.
 */
export async function previousStep(
  deps: Deps,
  actor: SignedIn,
  { researchId, previousStatus: wanted, keepGuide }: StepBack,
): Promise<ResearchRow> {
  return deps.db.transaction(async (tx) => {
    const research = await lockOwnResearch(tx, actor, researchId)
    if (research.status === wanted) return research
    // A guide still fits after the screener changes, but not after the audience changes.
    const isGuideKept = keepGuide && wanted === 'SCREENER_GENERATION'
    const settled = await backTo(deps, tx, research, wanted, isGuideKept)
    const isMissing = isGenerationStep(wanted) && !hasContent(settled, wanted)
    return isMissing ? requestContent(deps, tx, settled) : settled
  })
}

async function backTo(
  deps: Deps,
  tx: Db,
  research: ResearchRow,
  wanted: ResearchStatus,
  isGuideKept = false,
): Promise<ResearchRow> {
  const { id, status } = research
  const isThere = WORKING_STATUSES.includes(wanted) && WORKING_STATUSES.includes(status)
  must(isThere && isEarlier(wanted, status), 'STEP_NOT_NEXT')
  must(!(await hooks().findDistribution(tx, id)), 'FROZEN')
  must(!(await isFilledSample(tx, research)), 'IS_SAMPLE', { message: SAMPLE_LOCKED })
  for (const step of GENERATION_STEPS) {
    const isKept = isGuideKept && step === 'GUIDE_GENERATION'
    if (isEarlier(wanted, step) && !isKept) await dropContent(deps, tx, id, step)
  }
  if (wanted !== 'PROJECT_CONFIRMATION') await hooks().slots.dropFree(tx, id)
  const change = { status: wanted, previousContent: null, updatedAt: deps.now() }
  return cancelRequest(tx, await updateResearch(tx, id, change))
}

export async function regenerate(deps: Deps, actor: SignedIn, id: number): Promise<ResearchRow> {
  return deps.db.transaction(async (tx) => {
    const research = await lockOwnResearch(tx, actor, id)
    const { status } = research
    must(isGenerationStep(status), 'NOT_THIS_STEP')
    const limit = { max: REGENERATIONS_PER_HOUR, windowSeconds: 3600 }
    await enforceRateLimit(deps, tx, `regenerate ${actor.userId}`, limit)
    const previousContent = (await contentNow(tx, research)) ?? research.previousContent
    await dropContent(deps, tx, id, status)
    const emptied = await updateResearch(tx, id, { previousContent, updatedAt: deps.now() })
    return requestContent(deps, tx, emptied)
  })
}
