import { INTERVIEW_LENGTH } from '@wattle/contract/limits'

export const PRIMARY_RESEARCH = {
  title: 'Primary research',
  text: `We ask the people who know: interviews of ${INTERVIEW_LENGTH}, diaries, concept tests, read-\u2060and-\u2060retell sessions. New answers to your own question.`,
}

export const SECONDARY_RESEARCH = {
  title: 'Secondary research with data analysis',
  text: 'We read what’s already written down, from public statistics to your own records, and do the sums. You learn what’s known before you pay to find it out again.',
}

interface Assistance {
  title: string
  text: string
  /** An example of what clients get. */
  deliverable: string
}

/** The seed fixes the titles and their order. */
export const ASSISTANCE: readonly Assistance[] = [
  {
    title: 'Qualitative Research',
    text: 'Long conversations with a few people, for questions that begin with why.',
    deliverable: 'Themes, each with the quotes behind it',
  },
  {
    title: 'Industry Reports',
    text: 'Who is in a market, what they charge and which way it’s moving, from sources you can check.',
    deliverable: 'A report with every source in a footnote',
  },
  {
    title: 'Customer Research',
    text: 'What people were trying to do when they came to you, and why some of them left.',
    deliverable: 'One customer’s month, drawn step by step',
  },
  {
    title: 'UX/UI Research',
    text: 'People use your screens while we keep quiet and take notes.',
    deliverable: 'Problems, worst first, each with the moment it happened',
  },
  {
    title: 'Social Research',
    text: 'How a service, a rule or a place works for the people who live with it.',
    deliverable: 'A plain summary, which participants get too',
  },
  {
    title: 'Product Research',
    text: 'What to keep, what to change and what to leave out, before you order the tooling.',
    deliverable: 'One page in three columns: keep, change, drop',
  },
  {
    title: 'Concept/Easy Read testing',
    text: 'Whether people can say in their own words what your draft says, and act on it without help.',
    deliverable: 'Your draft, with every misreading marked',
  },
]
