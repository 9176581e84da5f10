import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { entityId, instant, pathId } from '../text.ts'
import { Assumption } from './assumptions.ts'
import { POSITIONS, RESULTS, STRENGTHS } from './results.ts'
import { Theme } from './themes.ts'

export const Share = z.object({ low: z.number(), high: z.number() })

/** The result of `judge` for an assumption. */
export const Judged = z.object({
  result: z.enum(RESULTS),
  reason: z.string(),
  deeds: z.int(),
  against: z.int(),
  people: z.int(),
  share: z.nullable(Share),
  screener: z.nullable(z.object({ said: z.int(), of: z.int(), share: z.nullable(Share) })),
})

/** Only COUNTED participants are in the analysis. No-shows and participants who withdrew aren't. */
export const PARTICIPANT_STATES = ['COUNTED', 'NO_SHOW', 'WITHDRAWN'] as const

/**
 * Whether a participant has a transcript, and if not, whether the researcher can import one. They
 * can only import one if the participant agreed to recording, and not for a sample person.
 */
export const TRANSCRIPT_STATES = ['IMPORTED', 'ALLOWED', 'DECLINED', 'NOT_ASKED', 'SAMPLE'] as const

export const Participant = z.object({
  number: z.int(),
  state: z.enum(PARTICIPANT_STATES),
  /** The participant's interviews, oldest first. */
  interviewIds: z.array(entityId),
  transcript: z.enum(TRANSCRIPT_STATES),
  /** Null if we haven't asked the participant whether we may quote them. */
  mayBeQuoted: z.nullable(z.boolean()),
})
export type Participant = z.output<typeof Participant>

export const AnalysisRow = z.object({
  assumption: Assumption,
  judged: Judged,
  /** One cell per participant, in the same order as `participants`. */
  cells: z.array(
    z.object({
      participant: z.int(),
      position: z.enum(POSITIONS),
      strength: z.nullable(z.enum(STRENGTHS)),
      captures: z.int(),
    }),
  ),
  /** The numbers of the participants who weren't asked about this assumption. */
  missing: z.array(z.int()),
  /** True if every capture in favour of the assumption comes from a leading question. */
  isAllLeading: z.boolean(),
})
export type AnalysisRow = z.output<typeof AnalysisRow>

export const CountedTheme = z.extend(Theme, { people: z.int(), captures: z.int() })

export const Analysis = z.object({
  /** How many interviews the analysis includes. */
  interviews: z.int(),
  /** When the first of these interviews started. Null if there are none yet. */
  firstInterviewAt: z.nullable(instant),
  captures: z.int(),
  unsorted: z.int(),
  transcripts: z.int(),
  participants: z.array(Participant),
  /** One row per assumption, in the assumptions' order. */
  rows: z.array(AnalysisRow),
  /** Captures of a merged theme count under the theme it was merged into. */
  themes: z.array(CountedTheme),
  /** Warnings in full sentences. Researchers can save a verdict in spite of them. */
  warnings: z.array(z.string()),
})
export type Analysis = z.output<typeof Analysis>

export const getAnalysis = endpoint({
  method: 'GET',
  path: '/platform/research/:id/analysis',
  audience: 'researcher',
  summary: 'What a project’s captures say about each assumption, counted by people.',
  params: z.object({ id: pathId }),
  reply: Analysis,
})
