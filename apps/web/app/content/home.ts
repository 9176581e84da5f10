// The home page's words, below its welcome screen. Names of strengths, blocks, cards and figures are
// the seed's.

export const STRENGTHS = {
  title: 'A key to the agency',
  lead: 'Read down the left. Stop at the line that sounds like you.',
  entries: [
    {
      sign: 'You would rather hire someone who has done it before',
      name: 'Expertise',
      text: 'Six years of screeners, guides and quiet follow-up questions.',
    },
    {
      sign: 'You have data already, and still no decision',
      name: 'Strategic Insights',
      text: 'Every finding arrives with the choice it settles written beside it.',
    },
    {
      sign: 'You need the report to change something',
      name: 'Impact',
      text: 'We name who acts on it, and by when, before the first interview.',
    },
    {
      sign: 'You are asking people about their lives',
      name: 'Privacy and Security',
      text: 'Answers are read by those who run the study, and by nobody else. Recordings go when we said they would.',
    },
  ],
} as const

export const INSIGHTS = {
  title: 'Data-Driven Insights',
  texts: [
    'Eighteen renters, one bill each. Drawn this way, the problem is hard to miss: people leave before the second retailer loads.',
    'You get the picture, the quotes behind it, and the decision it points to.',
  ],
  finding: 'Half had left by 7 minutes.',
  exception: 'Three stayed. All three had the bill in their hand.',
  axis: 'minutes spent comparing before giving up',
  /** The chart again, for those who do not see it. */
  inWords:
    'A chart of eighteen people by the minutes they compared plans: nine gave up within 7 minutes, six more within 15, and three stayed for 19, 23 and 27.',
  caption:
    'Sample deliverable with illustrative data. One bloom is one participant, as in every chart and case study here.',
} as const

export const STARTUP_PACK = {
  title: 'Startup Pack',
  text: 'Questionnaire design, participant recruitment and analysis in one pack, at special pricing. Bud on Monday, bloom on Friday.',
  days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
} as const

export const SERVICE_CARDS = {
  title: 'What we do',
  cards: [
    {
      name: 'Recruitment',
      text: 'People who fit the brief, and turn up. For researchers who need participants, and for participants.',
      to: '/recruitment',
    },
    {
      name: 'Research',
      text: 'Interviews, desk work and analysis, from concept tests to industry reports.',
      to: '/research',
    },
    {
      name: 'Startups',
      text: 'A startup idea, tested in 5 days, while it is still cheap to change.',
      to: '/startups',
    },
    {
      name: 'Knowledge',
      text: 'Five case studies: what was asked, who answered, what changed.',
      to: '/case',
    },
  ],
} as const

export const STATS = {
  title: 'The agency in numbers',
  customers: '100+',
  years: '6',
  services: '10',
  leaves: 'One hundred customers, one leaf each. The bud on the end is yours.',
} as const

export const TESTIMONIALS = [
  {
    message:
      'They rang to say our question was wrong, and they were right. We changed it before spending a cent on fieldwork.',
    user: 'Product lead, energy comparison service',
  },
  {
    message: 'Eight practice managers in two weeks. I’d been trying for three months.',
    user: 'Founder, clinic software startup',
  },
] as const
