import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { instant, pathId } from './text.ts'

/** The steps of a study. We count how many people have reached each one. */
export const STAGES = ['INVITED', 'OPENED', 'FINISHED', 'QUALIFIED', 'BOOKED'] as const
export type Stage = (typeof STAGES)[number]

export const StudyProgress = z.object({
  launchedAt: instant,
  /** When our team filled in the study details. Null until then. */
  startedAt: z.nullable(instant),
  /** The last day to answer, in the agency's time zone. */
  lastDay: z.nullable(z.string()),
  stages: z.array(
    z.object({
      stage: z.enum(STAGES),
      people: z.int(),
      /** When the first and the latest person reached the step. */
      firstAt: z.nullable(instant),
      lastAt: z.nullable(instant),
    }),
  ),
})
export type StudyProgress = z.output<typeof StudyProgress>

export const getProgress = endpoint({
  method: 'GET',
  path: '/platform/research/:id/progress',
  audience: 'researcher',
  summary: 'How many people a launched project invited, and how far they got.',
  params: z.object({ id: pathId }),
  reply: StudyProgress,
})
