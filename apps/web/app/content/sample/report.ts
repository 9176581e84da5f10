import { REQUIRED_INTERVIEWS } from '@wattle/contract/limits'

type SampleResult = 'Holds' | 'Fails' | 'Open' | 'Screened for'

interface SampleRow {
  claim: string
  found: string
  /** How many of the people we asked did what the assumption describes, or paid for it. */
  deeds: number
  asked: number
  result: SampleResult
  /** The quote that decided the result, if one did. */
  quote?: { words: string; participant: number }
}

/**
 * An excerpt from the report of the demo's finished project. `npm run samples:report` saves the
 * whole report as a PDF.
 */
export const SAMPLE_REPORT = {
  question: 'Do nurses on rotating rosters need help planning meals for night shifts?',
  decision: 'Change',
  why: 'The problem is real, but planning isn’t the cause. Nurses know what they’d eat. At 3 am nowhere serves hot food, and the break has moved.',
  participants: REQUIRED_INTERVIEWS,
  rows: [
    {
      claim: 'On night shifts they skip a meal or eat from the vending machine',
      found:
        'On their last night shift, four ate from the vending machine or not at all. One eats a cooked dinner at 1 am.',
      deeds: 4,
      asked: 5,
      result: 'Holds',
      quote: {
        words: 'Two Mars bars and a coffee from the machine. That was dinner.',
        participant: 2,
      },
    },
    {
      claim: 'They tried to plan their meals around shifts',
      found: 'Three never planned a meal. One paid for two meal kits and cancelled.',
      deeds: 1,
      asked: 5,
      result: 'Fails',
      quote: { words: 'Planning isn’t the problem. The break is.', participant: 1 },
    },
    {
      claim: 'They miss a meal on one night shift in three',
      found:
        'Two people counted the nights in their last fortnight. One more person would settle it.',
      deeds: 2,
      asked: 5,
      result: 'Open',
      quote: { words: 'Third night this fortnight that the break moved.', participant: 2 },
    },
    {
      claim: 'They arrange their own food for shifts',
      found: 'We only invited people who do. In the screener, 31 of 38 said so (likely 70–90%).',
      deeds: 3,
      asked: 4,
      result: 'Screened for',
    },
  ] satisfies SampleRow[],
} as const
