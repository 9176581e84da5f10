/** Enough for a quote; after case study 1. */
export const SAMPLE_BRIEF: ReadonlyArray<readonly [question: string, answer: string]> = [
  ['Who', 'Renters in Victoria with an energy bill from the last quarter'],
  ['How many', '18'],
  ['How', 'By video, 25 to 30 minutes each'],
  ['By when', 'Three weeks from Monday'],
]

interface DrawerTag {
  title: string
  /** Either people who are looked for, or the study that they are looked for. */
  kind: 'People' | 'Study'
  text: string
}

/** Titles and order are the seed's. */
export const DRAWER_TAGS: readonly DrawerTag[] = [
  {
    title: 'Business Professionals',
    kind: 'People',
    text: 'Owners, managers, and the person who in fact approves the invoice.',
  },
  {
    title: 'Innovation/Strategy Research',
    kind: 'Study',
    text: 'People who are a year ahead, and people who looked and said no.',
  },
  {
    title: 'Industry Experts',
    kind: 'People',
    text: 'Practice managers, buyers, engineers: an hour out of twenty years.',
  },
  {
    title: 'CX/UX Research',
    kind: 'Study',
    text: 'People who used it yesterday and remember where it hurt.',
  },
  {
    title: 'Existing/Potential Customers',
    kind: 'People',
    text: 'The ones on your list, and the ones who went elsewhere.',
  },
  {
    title: 'Product/Pricing/Easy Read Testing',
    kind: 'Study',
    text: 'Prototypes, price cards and letters, tried by those who will use them.',
  },
  {
    title: 'Consumer/User',
    kind: 'People',
    text: 'Anyone who eats, rents, commutes or pays a bill, once they fit.',
  },
]

interface Feedback {
  message: string
  /** By role only: participants are promised anonymity, and clients get the same. */
  user: string
}

export const CLIENT_FEEDBACK: readonly Feedback[] = [
  {
    message:
      'I asked for people who do their own books. I got fifteen of them, and not one accountant.',
    user: 'Pricing manager, invoicing software',
  },
  {
    message:
      'Everyone who was booked turned up, and everyone who turned up was who the brief described.',
    user: 'UX researcher, savings app',
  },
  {
    message:
      'People on rotating rosters, each at an hour when they were awake. I had stopped believing it could be done.',
    user: 'Category manager, food service',
  },
  {
    message: 'Two of them wished to bring a supporter. It was arranged before I thought to ask.',
    user: 'Content designer, public service',
  },
]
