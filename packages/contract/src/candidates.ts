import * as z from 'zod/mini'
import { CHOICES } from './candidate.ts'
import { endpoint } from './endpoint.ts'
import { entityId, instant, pathId } from './text.ts'
import { undoQuery } from './undo.ts'

const choice = z.enum(CHOICES, { error: 'The choice is YES, MAYBE or NO.' })

/** Someone who qualifies, by number: never their name or anything that could tell who they are. */
export const Candidate = z.object({
  userScreenerId: entityId,
  number: z.int(),
  choice: z.nullable(choice),
  timezone: z.nullable(z.string()),
  /** One for each question of the screener; empty where they weren't asked. */
  answers: z.array(z.object({ questionId: entityId, answer: z.string() })),
  /** Of the project's quotas. */
  cellIds: z.array(entityId),
  /** When we emailed them to choose a time. */
  invitedAt: z.nullable(instant),
  booked: z.boolean(),
  /** Why no place is left for them; null where one is. */
  full: z.nullable(z.string()),
})
export type Candidate = z.output<typeof Candidate>

export const listCandidates = endpoint({
  method: 'GET',
  path: '/platform/research/:id/candidates',
  audience: 'researcher',
  summary: 'Everyone who qualifies, by number; those to decide with `choice=NONE`.',
  params: z.object({ id: pathId }),
  query: z.object({
    choice: z.optional(z.enum([...CHOICES, 'NONE'], { error: 'There is no such choice.' })),
  }),
  reply: z.array(Candidate),
})

export const chooseCandidate = endpoint({
  method: 'POST',
  path: '/platform/candidate/:userScreenerId',
  audience: 'researcher',
  summary:
    'Say whether to talk to someone. YES emails them a link to choose a time; another choice stops an email that still waits, and null decides nothing yet.',
  params: z.object({ userScreenerId: pathId }),
  query: undoQuery,
  body: z.object({ choice: z.nullable(choice) }),
  reply: Candidate,
})
