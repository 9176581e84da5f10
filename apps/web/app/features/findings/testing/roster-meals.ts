import {
  judge,
  type Position,
  positionOf,
  type Sorted,
  type Stance,
  type Strength,
} from '@wattle/contract/findings/results'
import type { AnalysisReply } from '../shared/analysis-query.ts'

type Sorting = [Stance, Strength]
const FOR = (strength: Strength): Sorting => ['FOR', strength]
const AGAINST = (strength: Strength): Sorting => ['AGAINST', strength]
const UNCLEAR: Sorting = ['UNCLEAR', 'SAID']

const BELIEFS = [
  ['On night shifts they skip a meal or eat from the vending machine', 'PROBLEM', 'HIGH'],
  ['They tried to plan their meals around shifts', 'TRIED', 'HIGH'],
  ['It costs them $20 a week or more', 'COST', 'HIGH'],
  ['They miss a meal on one night shift in three', 'FREQUENCY', 'MEDIUM'],
  ['Today they live on leftovers from home', 'TODAY', 'MEDIUM'],
  ['They arrange their own food for shifts', 'WHO', 'LOW'],
] as const

/**
 * Where each of the five participants stands on the six assumptions. The last participant wasn't
 * asked everything.
 */
const SAID: Sorting[][][] = [
  [[FOR('DID')], [FOR('DID')], [FOR('PAID')], [AGAINST('DID')], [FOR('DID')]],
  [[AGAINST('SAID')], [AGAINST('DID')], [FOR('PAID')], [AGAINST('DID')], [UNCLEAR]],
  [[FOR('PAID')], [FOR('PAID')], [FOR('PAID')], [AGAINST('DID')], [FOR('SAID')]],
  [[UNCLEAR], [FOR('DID')], [FOR('DID')], [AGAINST('DID')], [FOR('SAID')]],
  [[AGAINST('DID')], [FOR('DID')], [AGAINST('DID'), FOR('DID')], [FOR('DID')], [AGAINST('DID')]],
  [[FOR('DID')], [FOR('SAID')], [FOR('DID')], [FOR('DID')], []],
]

const sortedOf = (captures: Sorting[]): Sorted[] =>
  captures.map(([stance, strength]) => ({ stance, strength }))

function rowOf(place: number): AnalysisReply['rows'][number] {
  const [text = '', kind = 'PROBLEM', risk = 'HIGH'] = BELIEFS[place] ?? []
  const positions: Position[] = (SAID[place] ?? []).map((captures) =>
    positionOf(sortedOf(captures)),
  )
  const limits = { enough: 3, tooMany: 3 }
  const isScreenedFor = place === 5
  return {
    assumption: {
      id: 11 + place,
      position: 1 + place,
      text,
      kind,
      risk,
      ...limits,
      limitsSetAt: null,
      questionIds: [],
      screenerQuestionId: isScreenedFor ? 70 : null,
      isScreenedFor,
      leadingDismissed: false,
      source: 'GENERATED',
    },
    judged: judge(positions, limits, isScreenedFor ? { said: 31, of: 38 } : null),
    cells: positions.map((position, at) => ({
      participant: at + 1,
      ...position,
      captures: SAID[place]?.[at]?.length ?? 0,
    })),
    missing: place === 5 ? [5] : [],
    isAllLeading: place === 2,
  }
}

/** The server's analysis of the sample project, with the given changes. */
export const rosterMeals = (changes: Partial<AnalysisReply> = {}): AnalysisReply => ({
  interviews: 5,
  firstInterviewAt: '2026-11-16T02:00:00.000Z',
  captures: 30,
  unsorted: 0,
  transcripts: 4,
  participants: [1, 2, 3, 4, 5].map((number) => ({
    number,
    state: 'COUNTED',
    interviewIds: [100 + number],
    transcript: number < 5 ? 'IMPORTED' : 'ALLOWED',
    mayBeQuoted: true,
  })),
  rows: BELIEFS.map((_belief, place) => rowOf(place)),
  themes: [
    { id: 1, name: 'Breaks move', colour: 1, mergedInto: null, people: 4, captures: 7 },
    { id: 2, name: 'late break', colour: 2, mergedInto: null, people: 1, captures: 2 },
  ],
  warnings: ['Assumption 2 is high risk and fails. Say why you’re going ahead.'],
  ...changes,
})

let captures = 0

interface QuoteShape {
  quote: string
  participant?: number
  assumptionId?: number | null
  stance?: Stance | null
  strength?: Strength | null
  cueFrom?: number | null
  themeIds?: number[]
}

/** A capture, as the server's search returns it. */
export function quoteOf(shape: QuoteShape) {
  const { quote, participant = 1, assumptionId = 12, cueFrom = null, themeIds = [] } = shape
  const { stance = 'FOR', strength = stance && 'DID' } = shape
  captures += 1
  const at = '2026-11-16T02:00:00.000Z'
  const capture = {
    key: `00000000-0000-4000-8000-${String(captures).padStart(12, '0')}`,
    interviewId: 100 + participant,
    quote,
    questionId: null,
    assumptionId,
    stance,
    strength,
    themeIds,
    noteField: null,
    atMs: 1_446_000,
    cueFrom,
    cueTo: cueFrom,
    leading: false,
    version: 1,
    author: null,
    createdAt: at,
  }
  return {
    kind: 'QUOTE' as const,
    researchId: 7,
    researchName: 'Roster Meals',
    interviewId: capture.interviewId,
    participantNumber: participant,
    text: quote,
    capture,
    noteField: null,
    cue: null,
    atMs: capture.atMs,
    at,
  }
}
