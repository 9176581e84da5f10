import * as z from 'zod/mini'
import { CHOICES } from './candidate.ts'
import { endpoint } from './endpoint.ts'
import { entityId, instant, pathId } from './text.ts'
import { undoQuery } from './undo.ts'

const choice = z.enum(CHOICES, { error: 'The choice must be YES, MAYBE or NO.' })

/**
 * Someone who qualifies, known to the researcher only by a number. Never includes their name or
 * anything that could identify them.
 */
export const Candidate = z.object({
  userScreenerId: entityId,
  number: z.int(),
  choice: z.nullable(choice),
  timezone: z.nullable(z.string()),
  /** One answer per screener question, empty if the candidate wasn't asked that question. */
  answers: z.array(z.object({ questionId: entityId, answer: z.string() })),
  /** The project's quota cells that this candidate belongs to. */
  cellIds: z.array(entityId),
  /** When we emailed this candidate the link to choose a time. */
  invitedAt: z.nullable(instant),
  booked: z.boolean(),
  /**
   * Why there's no room left for this candidate, such as a full quota. Null if there is room, or if
   * they've booked.
   */
  full: z.nullable(z.string()),
})
export type Candidate = z.output<typeof Candidate>

export const listCandidates = endpoint({
  method: 'GET',
  path: '/platform/research/:id/candidates',
  audience: 'researcher',
  summary:
    'Everyone who qualifies, by number. With `choice=NONE`, only those the researcher hasn’t decided about.',
  params: z.object({ id: pathId }),
  query: z.object({
    choice: z.optional(z.enum([...CHOICES, 'NONE'])),
  }),
  reply: z.array(Candidate),
})

export const chooseCandidate = endpoint({
  method: 'POST',
  path: '/platform/candidate/:userScreenerId',
  audience: 'researcher',
  summary:
    'Say whether you want to interview someone. YES emails them a link to choose a time. Any other choice stops an email that hasn’t left yet. null clears the choice.',
  params: z.object({ userScreenerId: pathId }),
  query: undoQuery,
  body: z.object({ choice: z.nullable(choice) }),
  reply: Candidate,
})
