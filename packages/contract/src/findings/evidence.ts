import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { formatCount } from '../format-count.ts'
import { listQuery, searchWords } from '../list.ts'
import { entityId, instant, pathId, typedText, writtenText } from '../text.ts'
import { STANCES, STRENGTHS } from './results.ts'

export const MAX_QUOTE_LENGTH = 1000
export const MAX_CAPTURES = 500
export const MAX_CAPTURE_THEMES = 10
/** Saving a deleted capture again within this time restores it. */
export const RESTORE_HOURS = 24
/** The longest call or transcript we accept. */
export const MAX_CALL_MS = 6 * 3_600_000

export const EVIDENCE_MESSAGES = {
  shortened: `Shortened to ${formatCount(MAX_QUOTE_LENGTH)} characters.`,
  emptyLine: 'Nothing on this line yet.',
  captured: 'Captured.',
  refused: 'We couldn’t save this capture. Copy it or delete it.',
  noAssumptions: 'List what you’re testing, and captures will count towards it.',
  notFound: 'Nobody said that in your interviews. Try fewer words.',
} as const

export const evidenceKey = z.uuid({ error: 'The capture’s key must be a UUID.' })
const cue = z.int().check(z.minimum(0), z.maximum(100_000))
/** Milliseconds since the interview's timer started. */
export const callTime = z.int().check(z.minimum(0), z.maximum(MAX_CALL_MS))

const CaptureInput = z
  .object({
    quote: typedText(MAX_QUOTE_LENGTH).check(z.minLength(1, EVIDENCE_MESSAGES.emptyLine)),
    questionId: z.optional(z.nullable(entityId)),
    assumptionId: z.optional(z.nullable(entityId)),
    stance: z.optional(z.nullable(z.enum(STANCES))),
    strength: z.optional(z.nullable(z.enum(STRENGTHS))),
    themeIds: z._default(z.array(entityId).check(z.maxLength(MAX_CAPTURE_THEMES)), []),
    /** The note that this capture was made from: the id of a guide question, or `general`. */
    noteField: z.optional(z.nullable(writtenText(40))),
    atMs: z.optional(z.nullable(callTime)),
    cueFrom: z.optional(z.nullable(cue)),
    cueTo: z.optional(z.nullable(cue)),
    /**
     * The version the caller last saw, for optimistic locking. If it's missing, the last write
     * wins.
     */
    version: z.optional(z.int()),
  })
  .check(
    z.refine(
      ({ stance, strength }) => ((stance ?? null) === null) === ((strength ?? null) === null),
      {
        error: 'Please choose a stance and a strength, or neither.',
        path: ['strength'],
      },
    ),
    z.refine(({ cueFrom, cueTo }) => (cueFrom ?? 0) <= (cueTo ?? cueFrom ?? 0), {
      error: 'The first line must come before the last one.',
      path: ['cueTo'],
    }),
  )
export type CaptureInput = z.output<typeof CaptureInput>

/**
 * Something a participant said. Assumption, stance and strength are null until someone sorts it.
 */
export const Capture = z.object({
  key: z.string(),
  interviewId: entityId,
  quote: z.string(),
  questionId: z.nullable(entityId),
  assumptionId: z.nullable(entityId),
  stance: z.nullable(z.enum(STANCES)),
  strength: z.nullable(z.enum(STRENGTHS)),
  themeIds: z.array(entityId),
  noteField: z.nullable(z.string()),
  atMs: z.nullable(z.int()),
  cueFrom: z.nullable(z.int()),
  cueTo: z.nullable(z.int()),
  /** True if the question was leading when the participant was asked. */
  leading: z.boolean(),
  version: z.int(),
  /** Who made this capture, if it wasn't the person reading it. */
  author: z.nullable(z.string()),
  createdAt: instant,
})
export type Capture = z.output<typeof Capture>

const byKey = z.object({ id: pathId, key: evidenceKey })

export const saveCapture = endpoint({
  method: 'PUT',
  path: '/platform/interview/:id/evidence/:key',
  audience: 'researcher',
  summary:
    'Save a capture under the key the browser gave it. Repeating the call changes nothing. Saving a deleted capture restores it.',
  params: byKey,
  body: CaptureInput,
  reply: Capture,
})

export const deleteCapture = endpoint({
  method: 'DELETE',
  path: '/platform/interview/:id/evidence/:key',
  audience: 'researcher',
  summary: `Delete a capture. Saving it again within ${RESTORE_HOURS} hours restores it.`,
  status: 204,
  params: byKey,
})

export const withdrawWords = endpoint({
  method: 'DELETE',
  path: '/platform/interview/:id/words',
  audience: 'researcher',
  summary:
    'Delete a participant’s notes, transcript and captures after they withdraw, and remove their quotes from published reports.',
  status: 204,
  params: z.object({ id: pathId }),
})

export const withdrawOwnWords = endpoint({
  method: 'POST',
  path: '/panel/words/withdraw',
  audience: 'public',
  summary: 'Withdraw your own words from a study, on your panel page.',
  status: 204,
  body: z.object({
    key: z
      .string({ error: 'Part of this link is missing. Please open it from our email again.' })
      .check(z.minLength(20), z.maxLength(100)),
    invitationId: entityId,
  }),
})

/**
 * This call is separate from the respondent's other calls, because the page only loads its code
 * when someone needs it.
 */
export const withdrawWordsByLink = endpoint({
  method: 'POST',
  path: '/respondent/words/:hash',
  audience: 'respondent',
  summary: 'Withdraw your own words from a study, through its link.',
  status: 204,
  params: z.object({ hash: z.string() }),
})

export const HIT_KINDS = ['QUOTE', 'NOTE', 'TRANSCRIPT'] as const

export const EvidenceHit = z.object({
  kind: z.enum(HIT_KINDS),
  researchId: entityId,
  researchName: z.string(),
  interviewId: entityId,
  participantNumber: z.nullable(z.int()),
  text: z.string(),
  /** Only set if the result is a quote. */
  capture: z.nullable(Capture),
  /** Only set if the result is a note. */
  noteField: z.nullable(z.string()),
  /** The number of the transcript line. Only set if the result is a transcript line. */
  cue: z.nullable(z.int()),
  atMs: z.nullable(z.int()),
  at: instant,
})
export type EvidenceHit = z.output<typeof EvidenceHit>

const idInQuery = z.optional(pathId)

export const searchEvidence = endpoint({
  method: 'GET',
  path: '/platform/evidence',
  audience: 'researcher',
  summary:
    'Search the quotes, notes and transcripts in your own projects. Without search words, lists all captures. Can list those against an assumption first.',
  query: z.extend(listQuery(['NEWEST', 'AGAINST_FIRST']), {
    search: searchWords,
    researchId: idInQuery,
    assumptionId: idInQuery,
    interviewId: idInQuery,
    themeId: idInQuery,
    stance: z.optional(z.enum([...STANCES, 'UNSORTED'])),
    kind: z.optional(z.enum(HIT_KINDS)),
  }),
  reply: z.array(EvidenceHit),
})
