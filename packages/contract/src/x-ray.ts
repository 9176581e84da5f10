import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { MAX_NUMBER } from './question-rules.ts'
import { entityId, instant, pathId } from './text.ts'

const typedNumber = z.nullable(z.int().check(z.minimum(0), z.maximum(MAX_NUMBER)))

/** One change that lets more people qualify. */
export const LooseningChange = z.union(
  [
    z.strictObject({ optionId: entityId }),
    z.strictObject({ questionId: entityId, noLongerDecides: z.literal(true) }),
    z.strictObject({ questionId: entityId, min: typedNumber, max: typedNumber }),
  ],
  { error: 'Please choose one change to one question.' },
)

/** A number of people. Researchers get null for one or two, so nobody can be identified. */
const people = z.nullable(z.int())

const gains = z.array(z.object({ change: LooseningChange, words: z.string(), people }))

/**
 * How people answered the same bank questions in other studies in the last year. We show this until
 * someone answers this screener.
 */
const BankXRay = z.object({
  /** How many answers people gave to these questions in total. */
  answers: z.int(),
  questions: z.array(z.object({ questionId: entityId, answered: people, notMet: people })),
  /**
   * How many more of these people would meet a question's rule after each change, biggest gain
   * first.
   */
  gains,
})

export const ScreenerXRay = z.object({
  finished: people,
  qualified: people,
  questions: z.array(
    z.object({
      questionId: entityId,
      question: z.string(),
      answered: people,
      notMet: people,
      lostHereAlone: people,
      stoppedHere: people,
    }),
  ),
  /** How many more people would qualify after each change, biggest gain first. */
  gains,
  /**
   * Null once someone has answered this screener, or if its bank questions have too few answers in
   * other studies.
   */
  fromBank: z.optional(z.nullable(BankXRay)),
})
export type ScreenerXRay = z.output<typeof ScreenerXRay>

const byId = z.object({ id: pathId })

export const getScreenerReport = endpoint({
  method: 'GET',
  path: '/platform/research/:id/screener-report',
  audience: 'researcher',
  summary:
    'How many people each screener question rules out, and how many one change would let in.',
  params: byId,
  reply: ScreenerXRay,
})

export const getStudyXRay = endpoint({
  method: 'GET',
  path: '/admin/distributions/:id/screener-report',
  audience: 'admin',
  summary:
    'How many people each of a project’s screener questions rules out, and how many one change would let in.',
  params: byId,
  reply: ScreenerXRay,
})

export const Loosened = z.object({
  id: entityId,
  gain: z.int(),
  /** When the change takes effect, unless someone undoes it before then. */
  appliesAt: instant,
})

const NO_GAIN = 'Please say how many more people this change should bring.'
const wholeGain = z.int({ error: NO_GAIN }).check(z.minimum(0, NO_GAIN))

export const loosenScreener = endpoint({
  method: 'POST',
  path: '/admin/distributions/:id/loosen',
  audience: 'admin',
  summary:
    'Make one change to a screener so that more people qualify. It takes effect when the time to undo it runs out.',
  status: 201,
  params: byId,
  body: z.object({ change: LooseningChange, expectedGain: wholeGain }),
  reply: Loosened,
})

export const undoLoosening = endpoint({
  method: 'POST',
  path: '/admin/loosenings/:id/undo',
  audience: 'admin',
  summary: 'Undo a change to a screener before it takes effect.',
  status: 204,
  params: byId,
})
