import { REQUIRED_INTERVIEWS } from '@wattle/contract/limits'

/** On the home page. No case study tells the same story: this one only shows what a chart looks like. */
export const SAMPLE_CHART = {
  finding: 'Half had given up by 7 minutes.',
  exception: 'Three got to the end. Each had someone beside them to ask.',
  axis: 'minutes spent setting up an app',
  /** The chart again, for people who can't see it. */
  inWords:
    'A chart of eighteen people by the minutes they spent setting up an app: nine gave up within 7 minutes, six more within 15, and three got to the end, after 19, 23 and 27.',
  caption:
    'Sample deliverable with made-up data. One bloom is one participant, as in every chart and case study here.',
} as const

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
  participants: REQUIRED_INTERVIEWS,
  hypotheses: [
    {
      claim: 'Neighbours would sooner borrow a drill than own one.',
      agreed: 4,
      verdict: 'Holds',
      quote: 'I’ve used mine twice, and one of those was to lend it.',
    },
    {
      claim: 'They’ll pay for it by the month.',
      agreed: 1,
      verdict: 'Fails',
      quote: 'I’d pay when I use it. Another subscription? No.',
    },
    {
      claim: 'They trust each other to bring it back.',
      agreed: 3,
      verdict: 'Not settled',
      quote: 'My floor, yes. The whole building, I don’t know.',
    },
  ] satisfies Hypothesis[],
} as const

/** What the platform drafted from the sample project: `npm run samples` writes the files. */
export const SAMPLE_DOCUMENTS = [
  {
    file: '/samples/screener.pdf',
    saveAs: 'wattle-sample-screener.pdf',
    title: 'Screener',
    text: 'Nine questions that find cafe managers who’ve had to replace a sick barista, and don’t give away the answer.',
    facts: 'PDF, 2 pages, 162 KB',
    excerpt: {
      heading: '1. Which of these do you do for work?',
      lines: ['Hotel receptionist', 'Barista', 'Cafe manager', 'Chef'],
      marker: 'choice',
    },
  },
  {
    file: '/samples/guide.pdf',
    saveAs: 'wattle-sample-interview-guide.pdf',
    title: 'Interview guide',
    text: 'Seven parts, from the warm-up to the last question. It asks what people did, not what they think of the idea.',
    facts: 'PDF, 2 pages, 111 KB',
    excerpt: {
      heading: '2. One real case',
      lines: [
        'Take me through the last time you found a replacement for a sick barista, from start to finish.',
        'What made you start looking when you did?',
        'Where did you look first for a replacement?',
      ],
      marker: 'letter',
    },
  },
] as const
