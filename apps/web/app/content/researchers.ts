import { INTERVIEW_LENGTH } from '@wattle/contract/limits'

/** An example of the four lines we need for a quote. */
export const SAMPLE_BRIEF: ReadonlyArray<readonly [question: string, answer: string]> = [
  ['Who', 'Renters in Victoria with an energy bill from the last quarter'],
  ['How many', '18'],
  ['How', `By video, ${INTERVIEW_LENGTH} each`],
  ['By when', 'Three weeks from Monday'],
]

interface DrawerTag {
  title: string
  kind: 'People' | 'Study'
  text: string
}

/** The seed fixes the titles and their order. */
export const DRAWER_TAGS: readonly DrawerTag[] = [
  {
    title: 'Business Professionals',
    kind: 'People',
    text: 'Owners, managers, and the person who actually approves the invoice.',
  },
  {
    title: 'Innovation/Strategy Research',
    kind: 'Study',
    text: 'People who took up something new a year ago, and people who looked into it and decided not to.',
  },
  {
    title: 'Industry Experts',
    kind: 'People',
    text: 'Practice managers, buyers, engineers: people with twenty years behind them.',
  },
  {
    title: 'CX/UX Research',
    kind: 'Study',
    text: 'People who used your product yesterday and remember where it hurt.',
  },
  {
    title: 'Existing/Potential Customers',
    kind: 'People',
    text: 'The ones on your list, and the ones who went elsewhere.',
  },
  {
    title: 'Product/Pricing/Easy Read Testing',
    kind: 'Study',
    text: 'Prototypes, price cards and letters, tried by the people who’ll use them.',
  },
  {
    title: 'Consumer/User',
    kind: 'People',
    text: 'Anyone who eats, rents, commutes or pays a bill, as long as they qualify.',
  },
]
