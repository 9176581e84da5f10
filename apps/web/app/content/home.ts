// The home page's text below the welcome screen. The seed fixes the names of strengths, blocks,
// cards and figures.
import { TEST_DAYS } from '@wattle/contract/limits'

export const STRENGTHS = {
  title: 'What you can expect from us',
  lead: 'Find the line that sounds like you.',
  entries: [
    {
      sign: 'You’d rather hire someone who has done it before',
      name: 'Expertise',
      text: 'Screeners, guides and quiet follow-up questions are what we do every day.',
    },
    {
      sign: 'You have plenty of data and still no decision',
      name: 'Strategic Insights',
      text: 'Every finding comes with the decision it helps you make.',
    },
    {
      sign: 'You need the report to change something',
      name: 'Impact',
      text: 'Before the first interview, we agree who’ll act on the answer.',
    },
    {
      sign: 'You’re asking people about their lives',
      name: 'Privacy and Security',
      text: 'Only the people who run the study read the answers. We don’t record anyone unless they say yes.',
    },
  ],
} as const

export const STARTUP_PACK = {
  title: 'Startup Pack',
  text: 'Questionnaire design, participant recruitment and analysis in one pack, at special pricing. Brief us on Monday, decide on Friday.',
  days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
} as const

export const SERVICE_CARDS = {
  title: 'What we do',
  cards: [
    {
      name: 'Recruitment',
      text: 'People who match your brief, screened and booked. For researchers who need participants, and for people who’d like to take part.',
      to: '/recruitment',
    },
    {
      name: 'Research',
      text: 'Interviews, desk research and analysis, from concept tests to industry reports.',
      to: '/research',
    },
    {
      name: 'Startups',
      text: `A startup idea, tested in ${TEST_DAYS} days, while it’s still cheap to change.`,
      to: '/startups',
    },
    {
      name: 'Knowledge',
      text: 'Five sample case studies: what we asked, who answered and what changed.',
      to: '/case',
    },
  ],
} as const
