interface Titled {
  title: string
  text: string
}

/** What the pack covers, by the seed. */
export const PACK_CONTENTS: readonly Titled[] = [
  {
    title: 'Questionnaire design',
    text: 'Your idea as hypotheses, and each hypothesis as questions to which no is an easy answer.',
  },
  {
    title: 'Participant recruitment',
    text: 'People who would use it, screened, booked, and no relation of yours.',
  },
  {
    title: 'Analysis',
    text: 'A verdict for every hypothesis, with the words that people used.',
  },
]

interface Day extends Titled {
  day: string
}

export const TEST_WEEK: readonly Day[] = [
  {
    day: 'Monday',
    title: 'Say what must be true',
    text: 'We write your idea down as hypotheses, then turn them into a questionnaire.',
  },
  {
    day: 'Tuesday',
    title: 'Find the people',
    text: 'We look for the audience you described, screen them and fill the calendar.',
  },
  {
    day: 'Wednesday',
    title: 'Listen',
    text: 'Interviews of 25 to 30 minutes, one person at a time.',
  },
  {
    day: 'Thursday',
    title: 'Listen, then count',
    text: 'The last interviews. By evening the answers are sorted by hypothesis.',
  },
  {
    day: 'Friday',
    title: 'Decide',
    text: 'You read the verdicts and the quotes behind them, and choose what to build.',
  },
]

export type Verdict = 'Holds' | 'Fails' | 'Not settled'

interface Hypothesis {
  claim: string
  /** How many of the participants spoke for it. */
  agreed: number
  verdict: Verdict
  quote: string
}

/** The page that arrives on Friday, for an idea that nobody has brought us. */
export const SAMPLE_FINDINGS = {
  idea: 'A shared tool cupboard for blocks of flats',
  participants: 8,
  hypotheses: [
    {
      claim: 'Neighbours would sooner borrow a drill than own one.',
      agreed: 7,
      verdict: 'Holds',
      quote: 'I’ve used mine twice, and one of those was to lend it.',
    },
    {
      claim: 'They will pay for it by the month.',
      agreed: 2,
      verdict: 'Fails',
      quote: 'I’d pay when I use it. Another subscription? No.',
    },
    {
      claim: 'They trust each other to bring it back.',
      agreed: 4,
      verdict: 'Not settled',
      quote: 'My floor, yes. The whole building, I don’t know.',
    },
  ] satisfies Hypothesis[],
} as const

export const PACK_BENEFITS: readonly Titled[] = [
  {
    title: 'Strangers, not friends',
    text: 'Friends are kind. We find people who owe you nothing.',
  },
  {
    title: 'Cheap to change',
    text: 'By Friday it is a page of notes to rewrite, not a product.',
  },
  {
    title: 'Questions that don’t lead',
    text: 'A yes only counts where a no would have been as easy to say.',
  },
  {
    title: 'A plain verdict',
    text: 'Holds, fails or not settled, for each thing you believed on Monday.',
  },
  {
    title: 'Special pricing',
    text: 'Below our usual rates, for startups only, and in writing before we begin.',
  },
  {
    title: 'One thing to carry away',
    text: 'A short report that a co-founder can read on the tram.',
  },
]
