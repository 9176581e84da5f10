import type { Plan } from '@wattle/contract/plan'
import { RESEARCH_STATUSES, type ResearchStatus } from '@wattle/contract/research'
import type { researches } from '#db/schema/researches.ts'
import { must } from '#errors.ts'

export type ResearchRow = typeof researches.$inferSelect

export function planOf(research: ResearchRow): Plan {
  const { targetInterviews, sessionMinutes, bufferMinutes, leadDays } = research
  return { targetInterviews, sessionMinutes, bufferMinutes, leadDays }
}

/**
 * The steps that we write content for, each with a column that's null until the content is written.
 */
export const CONTENT_COLUMNS = {
  AUDIENCE_GENERATION: 'characteristics',
  SCREENER_GENERATION: 'screenerVersion',
  GUIDE_GENERATION: 'guideVersion',
} as const satisfies Partial<Record<ResearchStatus, keyof ResearchRow>>
export type GenerationStep = keyof typeof CONTENT_COLUMNS
export const GENERATION_STEPS = Object.keys(CONTENT_COLUMNS) as GenerationStep[]

export const isGenerationStep = (status: ResearchStatus): status is GenerationStep =>
  status in CONTENT_COLUMNS

export const hasContent = (research: ResearchRow, step: GenerationStep): boolean =>
  research[CONTENT_COLUMNS[step]] !== null

/**
 * Content can only change at certain steps. Throws unless the project is at one of the given steps.
 */
export function mustBeAt(
  { status }: ResearchRow,
  step: ResearchStatus,
  ...others: ResearchStatus[]
): void {
  const message = whyNotAt(status, step)
  const isThere = status === step || others.includes(status)
  must(isThere, 'NOT_THIS_STEP', message ? { message } : undefined)
}

/** A message for when the usual error, which suggests going back, wouldn't help. */
function whyNotAt(stored: ResearchStatus, wanted: ResearchStatus): string | undefined {
  if (stored === 'COMPLETED') return 'This project is finished, so you can’t change it.'
  if (stored === 'CONDUCTING_INTERVIEW')
    return 'This isn’t the project’s current step. You can’t go back to a step after launch.'
  const isAhead = RESEARCH_STATUSES.indexOf(wanted) > RESEARCH_STATUSES.indexOf(stored)
  return isAhead ? 'This project hasn’t reached this step yet.' : undefined
}
