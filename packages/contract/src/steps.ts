import * as z from 'zod/mini'
import { Brief } from './brief.ts'
import { endpoint } from './endpoint.ts'
import {
  Characteristics,
  Idea,
  RESEARCH_STATUSES,
  Research,
  type ResearchStatus,
  WORKING_STATUSES,
} from './research.ts'
import { entityId, pathId } from './text.ts'

const status = z.enum(RESEARCH_STATUSES)

export const nextStep = endpoint({
  method: 'POST',
  path: '/platform/research/next-step',
  audience: 'researcher',
  summary:
    'Move a project to the next status, if the current step is complete. Can save the step’s text in the same call.',
  body: z.object({
    researchId: entityId,
    nextStatus: status,
    idea: z.optional(Idea),
    brief: z.optional(Brief),
    characteristics: z.optional(Characteristics),
  }),
  reply: Research,
})

export const previousStep = endpoint({
  method: 'POST',
  path: '/platform/research/previous-step',
  audience: 'researcher',
  summary:
    'Move a project back to an earlier status. Deletes everything after it, but can keep the guide when going back to the screener.',
  body: z.object({
    researchId: entityId,
    previousStatus: status,
    keepGuide: z.optional(z.boolean()),
  }),
  reply: Research,
})

export const regenerate = endpoint({
  method: 'POST',
  path: '/platform/research/regenerate/:id',
  audience: 'researcher',
  summary: 'Regenerate the current step’s content. You can restore the previous version.',
  params: z.object({ id: pathId }),
  reply: Research,
})

export const restorePrevious = endpoint({
  method: 'POST',
  path: '/platform/research/:id/previous-version',
  audience: 'researcher',
  summary: 'Swap the current step’s content with the version from before it was last regenerated.',
  params: z.object({ id: pathId }),
  reply: Research,
})

export const updateBrief = endpoint({
  method: 'PUT',
  path: '/platform/research/brief',
  audience: 'researcher',
  summary:
    'Save the brief that all drafts are written from. At the audience step, this also rewrites the audience. From a later step, use `reset` to go back first.',
  body: z.object({ researchId: entityId, brief: Brief, reset: z.optional(z.boolean()) }),
  reply: Research,
})

type StepFile = { contentType: string; researchStatus: ResearchStatus; link: string }

/**
 * The media shown next to each step: a video, its captions, and a still image for people who don't
 * want video.
 */
export const STEP_FILES: StepFile[] = WORKING_STATUSES.flatMap((researchStatus) => {
  const name = `/media/${researchStatus.toLowerCase().replaceAll('_', '-')}`
  return [
    { contentType: 'video/webm', researchStatus, link: `${name}.webm` },
    { contentType: 'video/mp4', researchStatus, link: `${name}.mp4` },
    { contentType: 'image/webp', researchStatus, link: `${name}.webp` },
    { contentType: 'text/vtt', researchStatus, link: `${name}.vtt` },
  ]
})
