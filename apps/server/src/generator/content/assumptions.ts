import type { Cost } from '@wattle/contract/brief'
import type { AssumptionKind, Risk } from '@wattle/contract/findings/assumptions'
import type { Conditional } from './rows.ts'

/** Words about the future. Interviews can't show what people will do. */
export const FORECAST = /\b(?:would|will|won’t)\b|\bthey’(?:d|ll)\b/i

export const COST_SENTENCES: Record<Cost, string> = {
  TIME: 'It costs them time',
  MONEY: 'It costs them money',
  CUSTOMERS: 'It costs them customers',
  MISTAKES: 'It leads to mistakes',
  WORRY: 'It worries them',
  SAFETY: 'It makes things less safe',
  UNSURE: '',
}

type Assumption = Conditional & {
  kind: AssumptionKind
  risk: Risk
  sentence: string
  tests: string[]
}

/** W3 asks how often people did the activity, or when they last did it. */
const FREQUENCY = {
  kind: 'FREQUENCY',
  risk: 'MEDIUM',
  sentence: 'They {activity} {how often}',
} as const

/** Only C1 asks about the cost itself. C2 asks what happened because of it. */
const COST = {
  kind: 'COST',
  risk: 'HIGH',
  // "It costs them money" makes no sense unless we know what "it" is.
  when: ['problem known'],
  tests: ['C1'],
} satisfies Partial<Assumption>

/**
 * Sorted riskiest first. `tests` lists the guide questions that test the assumption: first
 * questions in the ordinary guide, then in the sensitive guide (S) and in the general guide (G).
 */
export const ASSUMPTIONS: Assumption[] = [
  {
    kind: 'PROBLEM',
    risk: 'HIGH',
    sentence: 'This has happened to them: {wrongThey}',
    tests: ['B1', 'B2', 'S5.2', 'G2.2'],
  },
  {
    kind: 'TRIED',
    risk: 'HIGH',
    sentence: 'They’ve looked for a better way of {their doing}',
    tests: ['D3', 'D4', 'S6.3', 'G5.2', 'G5.3'],
  },
  { ...COST, sentence: '{TIME}' },
  // C1 only asks about money if the activity has a price.
  { ...COST, when: ['problem known', 'has a price'], sentence: '{MONEY}' },
  { ...COST, sentence: '{CUSTOMERS}' },
  { ...COST, sentence: '{MISTAKES}' },
  { ...COST, sentence: '{WORRY}' },
  { ...COST, sentence: '{SAFETY}' },
  { ...FREQUENCY, unless: ['rare', 'ongoing', 'own health'], tests: ['W3', 'G2.1'] },
  // In these cases W3 asks something else, such as when people started.
  { ...FREQUENCY, when: ['rare'], tests: ['L1', 'S3.1', 'G2.1'] },
  { ...FREQUENCY, when: ['ongoing'], tests: ['L1', 'S3.1', 'G2.1'] },
  { ...FREQUENCY, when: ['own health'], unless: ['rare'], tests: ['L1', 'S3.1', 'G2.1'] },
  {
    kind: 'TODAY',
    risk: 'MEDIUM',
    sentence: 'Today they rely on {today}',
    tests: ['D1', 'D2', 'S6.1', 'G5.1'],
  },
  {
    kind: 'WHO',
    risk: 'LOW',
    when: ['activity known'],
    sentence: '{who} do this themselves',
    tests: ['L1', 'S3.1', 'G1.3'],
  },
]

/** The id of the screener question that has already asked about the assumption. */
export const ASKED_BEFORE: Partial<Record<AssumptionKind, string>> = { WHO: 'own' }
