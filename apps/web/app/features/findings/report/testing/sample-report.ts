import type { SharedReportReply } from '../report-reply.ts'

const judged = {
  result: 'HOLDS' as const,
  reason: '4 people did it or paid for it, and nobody is against it.',
  deeds: 4,
  against: 0,
  people: 5,
  share: { low: 0.44, high: 0.96 },
  screener: null,
}
const assumption = {
  number: 1,
  text: 'On night shifts they skip a meal or eat from the vending machine',
  kind: 'PROBLEM' as const,
  risk: 'HIGH' as const,
  enough: 3,
  tooMany: 3,
  judged,
  changedAfter: null,
  isAllLeading: false,
  leadingDismissed: false,
}

/** A published report with every kind of finding, assumption and quote. */
export const SAMPLE_REPORT: SharedReportReply = {
  version: 2,
  publishedAt: '2026-11-24T01:00:00.000Z',
  expiresAt: '2026-12-24T01:00:00.000Z',
  project: 'Roster Meals',
  question: 'Do nurses on rotating rosters need help planning meals?',
  decision: 'CHANGE',
  why: 'The problem is real, but planning isn’t the cause.',
  nextStep: 'Sit in on four night shifts.',
  dueOn: '2026-12-11',
  by: 'Tess Nguyen',
  interviews: 5,
  period: { from: '2026-11-16', to: '2026-11-23' },
  minutes: 40,
  findings: [
    { assumption: 1, text: 'Four ate from the machine.', quotes: [1, 2], screener: null },
    {
      assumption: 2,
      text: 'We only invited people who do.',
      quotes: [],
      screener: { question: 'Who arranges your food?', said: 31, of: 38 },
    },
    { assumption: null, text: 'Breaks move.', quotes: [3], screener: null },
  ],
  assumptions: [
    assumption,
    {
      ...assumption,
      number: 2,
      text: 'They arrange their own food',
      judged: { ...judged, result: 'SCREENED', deeds: 3, people: 4 },
      changedAfter: 2,
      leadingDismissed: true,
    },
    {
      ...assumption,
      number: 3,
      text: 'They tried to plan',
      judged: {
        ...judged,
        result: 'OPEN',
        reason: 'No captures yet.',
        deeds: 0,
        people: 0,
        share: null,
      },
    },
  ],
  quotes: [
    {
      number: 1,
      participant: 2,
      stance: 'FOR',
      strength: 'DID',
      quote: 'Two Mars bars. That was dinner.',
    },
    { number: 2, participant: 4, stance: 'AGAINST', strength: 'SAID', quote: 'My mum cooks.' },
    { number: 3, participant: 1, stance: 'UNCLEAR', strength: 'SAID', quote: null },
  ],
  participants: [
    { question: 'Where do you work?', answers: [{ text: 'Hospital ward', count: 3 }] },
  ],
  notAsked: ['Assumption 3: nobody was asked.'],
}
