import * as z from 'zod/mini'
import { AdminInterview } from './administration.ts'
import { endpoint } from './endpoint.ts'
import { Interview } from './interview.ts'
import { OUTCOME_CHANGE_DAYS, OUTCOMES } from './outcome.ts'
import { pathId } from './text.ts'
import { undoQuery } from './undo.ts'

const byId = z.object({ id: pathId })
const OutcomeForm = z.object({
  outcome: z.nullable(z.enum(OUTCOMES, { error: 'There is no such outcome.' })),
})

export const recordOutcome = endpoint({
  method: 'POST',
  path: '/platform/interview/:id/outcome',
  audience: 'researcher',
  summary: `Say how an interview went, or undo that with null. It can change for ${OUTCOME_CHANGE_DAYS} days.`,
  params: byId,
  query: undoQuery,
  body: OutcomeForm,
  reply: Interview,
})

export const recordOutcomeForOffice = endpoint({
  method: 'POST',
  path: '/admin/interview/:id/outcome',
  audience: 'admin',
  summary: 'Say how any interview went, or undo that with null.',
  params: byId,
  query: undoQuery,
  body: OutcomeForm,
  reply: AdminInterview,
})
