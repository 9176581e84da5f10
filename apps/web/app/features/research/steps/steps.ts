import {
  isEarlier,
  RESEARCH_STATUSES,
  type ResearchStatus,
  STAGE_LABELS,
  WORKING_STATUSES,
} from '@wattle/contract/research'
import type { ResearchReply } from '#lib/api/research-query.ts'

/**
 * The headings for the six steps (seed 001 section 2), and for the statuses before and after them.
 */
export const STEP_TITLES: Record<ResearchStatus, string> = {
  DRAFT_CREATED: 'Not started yet',
  IDEA_SHAPING: 'Describe Your Startup',
  AUDIENCE_GENERATION: 'Define Target Audience',
  SCREENER_GENERATION: 'Review Screening questions',
  GUIDE_GENERATION: 'Prepare for Interviews',
  PROJECT_CONFIRMATION: 'Review and Launch',
  CONDUCTING_INTERVIEW: 'Conducting Interviews',
  COMPLETED: 'Project completed',
}

/** A step’s name in the URL, such as `interview-prep`. */
export const slugOf = (status: ResearchStatus) =>
  STAGE_LABELS[status].toLowerCase().replaceAll(' ', '-')

/** The step to show: the one in the URL if it’s earlier, otherwise the current one. */
export function viewedStatus(stored: ResearchStatus, slug: string | null): ResearchStatus {
  const requested = WORKING_STATUSES.find((status) => slugOf(status) === slug)
  // A completed project shows its summary instead of the interview step.
  const isPast = requested && isEarlier(requested, stored)
  return isPast && !(stored === 'COMPLETED' && requested === 'CONDUCTING_INTERVIEW')
    ? requested
    : stored
}

export const stepBefore = (status: ResearchStatus) => beside(status, -1)
export const stepAfter = (status: ResearchStatus) => beside(status, 1)

function beside(status: ResearchStatus, by: number): ResearchStatus | undefined {
  const place = WORKING_STATUSES.indexOf(status)
  return place < 0 ? undefined : WORKING_STATUSES[place + by]
}

export const stepsDone = (status: ResearchStatus) =>
  Math.max(0, RESEARCH_STATUSES.indexOf(status) - 1)

/** The content we write at each of the three writing steps. */
export function contentOf(research: ResearchReply, status: ResearchStatus) {
  if (status === 'AUDIENCE_GENERATION') return research.audience
  if (status === 'SCREENER_GENERATION') return research.screener
  if (status === 'GUIDE_GENERATION') return research.guide
  return undefined
}

/**
 * Seed 001 section 4: content that's null is still being written. A regeneration keeps the old
 * content until it’s done.
 */
export function isWriting(research: ResearchReply, status: ResearchStatus): boolean {
  if (research.status !== status) return false
  const content = contentOf(research, status)
  return content === null || (content !== undefined && research.generation.state === 'running')
}
