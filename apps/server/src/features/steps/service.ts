import type { Brief } from '@wattle/contract/brief'
import { REGENERATIONS_PER_HOUR } from '@wattle/contract/generation'
import { OPEN_INTERVIEWS } from '@wattle/contract/interview'
import {
  MAX_CHARACTERISTICS,
  MIN_CHARACTERISTICS,
  REQUIRED_INTERVIEWS,
} from '@wattle/contract/limits'
import {
  IDEA_PLACEHOLDER,
  isEarlier,
  nextStatus,
  type Research,
  type ResearchStatus,
  WORKING_STATUSES,
} from '@wattle/contract/research'
import { STEP_FILES } from '@wattle/contract/steps'
import type { Caller, SignedIn } from '#caller.ts'
import type { Db } from '#db/open.ts'
import { retryOnConflict } from '#db/retry-on-conflict.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import {
  dropCancelledSlots,
  dropFreeSlots,
  hasHoursAhead,
  restoreWithdrawnSlots,
  withdrawSlots,
} from '#features/calendar/service.ts'
import { findDistributionOf } from '#features/campaign/service.ts'
import {
  contentNow,
  disregardRunning,
  dropContent,
  GENERATION_STEPS,
  hasContent,
  isGenerationStep,
  requestContent,
  restoreContent,
  unaskedLine,
} from '#features/generation/service.ts'
import { gapOf, readGuide } from '#features/guide/service.ts'
import { cancelOpenInterviews, countInterviews } from '#features/interview/service.ts'
import {
  changeResearch,
  lockOwnDeleted,
  lockOwnResearch,
  mustBeAt,
  type ResearchRow,
  saveCharacteristics,
  saveIdea,
  shortDate,
  zoneOf,
} from '#features/research/service.ts'
import { hasErrors, readScreener } from '#features/screener/service.ts'
import { enforceRateLimit } from '#rate-limits.ts'
import { isFresh } from '#undo.ts'

/** A project with all that was made for it, as its owner sees it. */
export async function wholeResearch(
  deps: Deps,
  research: ResearchRow,
  actor: SignedIn,
  caller: Caller,
): Promise<Research> {
  const { db } = deps
  const { id, idea, characteristics } = research
  const [screener, guide, distribution] = await Promise.all([
    readScreener(db, research),
    readGuide(db, research),
    findDistributionOf(db, id),
  ])
  return {
    id,
    name: research.name,
    status: research.status,
    createdAt: research.createdAt,
    updatedAt: research.updatedAt,
    createdDateFormatted: shortDate(research.createdAt, zoneOf(deps, actor, caller)),
    questions: [{ id, researchId: id, description: idea, placeholder: IDEA_PLACEHOLDER }],
    brief: research.brief,
    audience: characteristics && { id, characteristics },
    screener,
    guide,
    distribution: distribution ?? null,
    files: STEP_FILES,
    generation: {
      state: research.generationState,
      engine: research.generationEngine,
      startedAt: research.generationStartedAt,
      notice: research.generationNotice,
      unasked: unaskedLine(research),
      reading: research.generationReading,
      hasPrevious: research.previousContent?.step === research.status,
    },
    isSample: research.isSample,
    frozen: distribution !== undefined,
  }
}

type Step = {
  researchId: number
  nextStatus: ResearchStatus
  idea?: string | undefined
  brief?: Brief | undefined
  characteristics?: string[] | undefined
}

/** Saves what the step wrote and moves to the next one, if the step is complete. */
export async function nextStep(
  deps: Deps,
  actor: SignedIn,
  { researchId, nextStatus: wanted, ...content }: Step,
): Promise<ResearchRow> {
  return deps.db.transaction(async (tx) => {
    const current = await lockOwnResearch(tx, actor, researchId)
    // Repeating the call changes nothing.
    if (current.status === wanted) return current
    must(nextStatus(current.status) === wanted, 'STEP_NOT_NEXT')
    const research = await saveStep(deps, tx, current, content)
    await mustBeDone(tx, research)
    const change = { status: wanted, previousContent: null, updatedAt: deps.now() }
    const moved = await changeResearch(tx, research.id, change)
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
 * The audience is written again from the new brief. Past the audience step that drops what came after
 * it, so callers must say that they want it.
 */
export async function updateBrief(
  deps: Deps,
  actor: SignedIn,
  { researchId, brief, reset }: { researchId: number; brief: Brief; reset?: boolean | undefined },
): Promise<ResearchRow> {
  return deps.db.transaction(async (tx) => {
    const current = await lockOwnResearch(tx, actor, researchId)
    const isPast = isEarlier('AUDIENCE_GENERATION', current.status)
    const research =
      isPast && reset ? await backTo(deps, tx, current, 'AUDIENCE_GENERATION') : current
    if (research.status !== 'AUDIENCE_GENERATION') return saveIdea(deps, tx, research, { brief })
    const previousContent = await contentNow(tx, research)
    await dropContent(tx, researchId, research.status)
    const change = { brief, previousContent, updatedAt: deps.now() }
    return requestContent(deps, tx, await changeResearch(tx, researchId, change))
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
  switch (research.status) {
    case 'IDEA_SHAPING':
      return must(research.idea.trim() !== '', 'STEP_INCOMPLETE', {
        message: 'Please enter your startup idea to proceed!',
      })
    case 'AUDIENCE_GENERATION': {
      const { length } = research.characteristics ?? []
      return must(
        length >= MIN_CHARACTERISTICS && length <= MAX_CHARACTERISTICS,
        'STEP_INCOMPLETE',
        {
          message: 'Please enter at least 3 characteristics!',
        },
      )
    }
    case 'SCREENER_GENERATION':
      return must(!(await hasErrors(tx, research)), 'STEP_INCOMPLETE', {
        message: 'The screening questions still have issues. Please fix them first.',
      })
    case 'GUIDE_GENERATION': {
      const gap = await gapOf(tx, research)
      return must(!gap, 'STEP_INCOMPLETE', gap ? { message: gap } : {})
    }
  }
}

/** Back to an earlier step, which keeps its content; what came after it is dropped. */
export async function previousStep(
  deps: Deps,
  actor: SignedIn,
  { researchId, previousStatus: wanted }: { researchId: number; previousStatus: ResearchStatus },
): Promise<ResearchRow> {
  return deps.db.transaction(async (tx) => {
    const research = await lockOwnResearch(tx, actor, researchId)
    if (research.status === wanted) return research
    const settled = await backTo(deps, tx, research, wanted)
    const isMissing = isGenerationStep(wanted) && !hasContent(settled, wanted)
    return isMissing ? requestContent(deps, tx, settled) : settled
  })
}

async function backTo(
  deps: Deps,
  tx: Db,
  { id, status }: ResearchRow,
  wanted: ResearchStatus,
): Promise<ResearchRow> {
  const isThere = WORKING_STATUSES.includes(wanted) && WORKING_STATUSES.includes(status)
  must(isThere && isEarlier(wanted, status), 'STEP_NOT_NEXT')
  must(!(await findDistributionOf(tx, id)), 'FROZEN')
  for (const step of GENERATION_STEPS) {
    if (isEarlier(wanted, step)) await dropContent(tx, id, step)
  }
  if (wanted !== 'PROJECT_CONFIRMATION') await dropFreeSlots(tx, id)
  const change = { status: wanted, previousContent: null, updatedAt: deps.now() }
  return disregardRunning(tx, await changeResearch(tx, id, change))
}

export async function regenerate(deps: Deps, actor: SignedIn, id: number): Promise<ResearchRow> {
  return deps.db.transaction(async (tx) => {
    const research = await lockOwnResearch(tx, actor, id)
    const { status } = research
    must(isGenerationStep(status), 'NOT_THIS_STEP')
    const limit = { max: REGENERATIONS_PER_HOUR, windowSeconds: 3600 }
    await enforceRateLimit(deps, tx, `regenerate ${actor.userId}`, limit)
    const previousContent = (await contentNow(tx, research)) ?? research.previousContent
    await dropContent(tx, id, status)
    const emptied = await changeResearch(tx, id, { previousContent, updatedAt: deps.now() })
    return requestContent(deps, tx, emptied)
  })
}

/** Five conducted, none open: the project is done. */
export async function finishResearch(
  deps: Deps,
  actor: SignedIn,
  id: number,
): Promise<ResearchRow> {
  return retryOnConflict(deps.db, async (tx) => {
    const research = await lockOwnResearch(tx, actor, id)
    if (research.status === 'COMPLETED') return research
    mustBeAt(research, 'CONDUCTING_INTERVIEW')
    // First, so that nobody books in between.
    await dropFreeSlots(tx, id)
    const conducted = await countInterviews(tx, id, ['CONDUCTED'])
    const open = await countInterviews(tx, id, OPEN_INTERVIEWS)
    must(conducted >= REQUIRED_INTERVIEWS && open === 0, 'NOT_FINISHED')
    // Given up since then, it could be booked before this is done.
    must(!(await hasHoursAhead(tx, { researchId: id })), 'NOT_FINISHED')
    return changeResearch(tx, id, { status: 'COMPLETED', updatedAt: deps.now() })
  })
}

/** Gone for its owner at once. While people are booked it asks again, and they are told. */
export async function deleteResearch(
  deps: Deps,
  actor: SignedIn,
  id: number,
  isForced: boolean,
): Promise<undefined> {
  await retryOnConflict(deps.db, async (tx) => {
    await lockOwnResearch(tx, actor, id)
    const now = deps.now()
    if (await findDistributionOf(tx, id)) await withdrawLaunched(tx, id, isForced, now)
    // Nobody can have booked: its hours are had back with it.
    else await withdrawSlots(tx, id)
    await changeResearch(tx, id, { deletedAt: now, updatedAt: now })
  })
  deps.nudge('interview.sweep')
}

async function withdrawLaunched(tx: Db, id: number, isForced: boolean, now: Date): Promise<void> {
  // Again where an hour changed hands meanwhile. Interviews first, as whoever moves one holds it
  // while they wait for an hour.
  do {
    const cancelReason = 'The study was withdrawn.'
    const planned = await cancelOpenInterviews(tx, id, { cancelReason, updatedAt: now })
    must(planned === 0 || isForced, 'INTERVIEWS_PLANNED', {
      message:
        planned === 1
          ? 'One interview is planned for this project. Deleting it cancels the interview.'
          : `${planned} interviews are planned for this project. Deleting it cancels them.`,
      data: { planned },
    })
    await dropFreeSlots(tx, id)
    await dropCancelledSlots(tx, id)
  } while (await hasHoursAhead(tx, { researchId: id }))
}

/** Of a project that was launched, mails to people were dropped since: that one stays deleted. */
export async function undoDeletion(deps: Deps, actor: SignedIn, id: number): Promise<undefined> {
  await retryOnConflict(deps.db, async (tx) => {
    const { deletedAt } = await lockOwnDeleted(tx, actor, id)
    if (!deletedAt) return
    const isLaunched = await findDistributionOf(tx, id)
    must(isFresh(deps, deletedAt) && !isLaunched, 'TOO_LATE_TO_UNDO')
    await restoreWithdrawnSlots(tx, id)
    await changeResearch(tx, id, { deletedAt: null, updatedAt: deps.now() })
  })
}
