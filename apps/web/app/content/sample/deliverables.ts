/**
 * The chart on the home page. It only shows what our charts look like, so its data isn't from a
 * case study.
 */
export const SAMPLE_CHART = {
  finding: 'Half gave up within 7 minutes.',
  exception: 'Three got to the end. Each had someone beside them to ask.',
  axis: 'minutes spent setting up an app',
  /** The chart's alt text. */
  inWords:
    'A chart of eighteen people by the minutes they spent setting up an app: nine gave up within 7 minutes, six more within 15, and three got to the end, after 19, 23 and 27.',
  caption:
    'Sample deliverable with made-up data. One bloom is one participant, as in every chart and case study here.',
} as const

/** The demo's report as a PDF. `npm run samples:report` writes the file. */
export const REPORT_DOCUMENT = {
  file: '/samples/report.pdf',
  saveAs: 'wattle-sample-report.pdf',
  title: 'Report',
  text: 'What five nurses said about meals on night shifts, what that means for the idea, and the quotes behind every sentence.',
  facts: 'PDF, 3 pages, 273 KB',
  excerpt: {
    heading: 'Decision: Change',
    lines: [
      'On night shifts they skip a meal or eat from the vending machine: holds',
      'They tried to plan their meals around shifts: fails',
      'They miss a meal on one night shift in three: open',
    ],
    marker: 'letter',
  },
} as const

/**
 * Documents to download. The platform drafted the first two from the sample project, and `npm run
 * samples` writes their files.
 */
export const SAMPLE_DOCUMENTS = [
  {
    file: '/samples/screener.pdf',
    saveAs: 'wattle-sample-screener.pdf',
    title: 'Screener',
    text: 'Nine questions that find cafe managers who’ve had to replace a sick barista, without giving away the answer.',
    facts: 'PDF, 2 pages, 164 KB',
    excerpt: {
      heading: '1. Which of these best describes your job?',
      lines: ['Sommelier', 'Pastry cook at a large hotel', 'Cafe manager', 'Bartender'],
      marker: 'choice',
    },
  },
  {
    file: '/samples/guide.pdf',
    saveAs: 'wattle-sample-interview-guide.pdf',
    title: 'Interview guide',
    text: 'Seven parts, from the warm-up to the last question. It asks what people did, not what they think of the idea.',
    facts: 'PDF, 2 pages, 110 KB',
    excerpt: {
      heading: '2. One real case',
      lines: [
        'Take me through the last time you looked for a replacement for a sick barista, from start to finish.',
        'What made you start looking when you did?',
        'Where did you try first for a replacement?',
      ],
      marker: 'letter',
    },
  },
  REPORT_DOCUMENT,
] as const
