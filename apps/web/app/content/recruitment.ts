interface SpecimenPart {
  /** Of the plant on the sheet. */
  part: string
  /** Of a recruitment. */
  stage: string
  text: string
}

/** The parts of the pressed plant, each standing for a part of a recruitment, from root to pod. */
export const SPECIMEN_PARTS: readonly SpecimenPart[] = [
  {
    part: 'Stem',
    stage: 'The brief',
    text: 'Who must be in the room, how many of them, and what would rule a person out. We write it down with you, and everything later hangs on it.',
  },
  {
    part: 'Leaf',
    stage: 'The search',
    text: 'Our own panel first, then your customers and people who know people. Each of them joins before we write.',
  },
  {
    part: 'Bud',
    stage: 'The screener',
    text: 'About five minutes of questions. None of them gives the wanted answer away, so nobody talks their way in.',
  },
  {
    part: 'Bloom',
    stage: 'The participant',
    text: 'One person who meets every question, booked for an hour of their own choosing.',
  },
  {
    part: 'Pod',
    stage: 'The thanks',
    text: 'Paid what we said, when we said. That is how there comes to be a next time.',
  },
]

/** What the label on the sheet says, in a collector's order. */
export const SPECIMEN_LABEL: ReadonlyArray<readonly [term: string, entry: string]> = [
  ['Habitat', 'kitchen tables, depots, front counters, the 6:42 from Ballarat'],
  ['Found by', 'asking politely'],
  ['Condition', 'fits the brief; will be there'],
]

interface Advantage {
  title: string
  text: string
  /** How the reader can tell that it is so. */
  check: string
  /** Words of `check` that lead to the proof. */
  link?: { words: string; to: string }
}

/** Titles and order are the seed's. */
export const ADVANTAGES: readonly Advantage[] = [
  {
    title: 'Experience',
    text: 'Six years of finding people who did not know they were being looked for: renters with a bill to hand, workers on rotating rosters, sole traders who do their own books.',
    check: 'Read who we found, in five case studies.',
    link: { words: 'five case studies', to: '/case' },
  },
  {
    title: 'Quality',
    text: 'Everyone answers your screener, and an hour is offered only to those who meet every question of it. Near enough is not a fit.',
    check: 'You see the answers too, beside each interview.',
  },
  {
    title: 'Trustworthiness',
    text: 'People hear who is asking, how long it takes and what is paid before they say yes. You hear in the first call if the brief describes nobody.',
    check: 'Bring us your hardest brief and see what we say.',
  },
  {
    title: 'Quickness',
    text: 'Eight practice managers, recruited within two weeks. Your quote comes with a date as well as a price.',
    check: 'The two weeks are told in case study 4.',
    link: { words: 'case study 4', to: '/case/4' },
  },
  {
    title: 'Strong Attendance',
    text: 'People come when they picked the hour themselves, in their own time zone, and it is in their calendar before they have closed the page.',
    check: 'If somebody drops out, we go and find the next one.',
  },
  {
    title: 'Tailored Solutions',
    text: 'Six people who read Easy Read, supporters welcome, is one job. Twenty people on rotating rosters is another. We plan each from the brief up.',
    check: 'Two studies, two quotes, and the sums shown in both.',
  },
  {
    title: 'Compliance',
    text: 'Consent comes before the first question. We work to Australian privacy law, and participants can see, correct or delete what we hold about them.',
    check: 'Our privacy policy is nine sections, in plain words.',
    link: { words: 'privacy policy', to: '/policy' },
  },
  {
    title: 'Sustained Connections',
    text: 'Panel members stay because they are paid, thanked and not pestered. They know our name, so they open the email and they come back.',
    check: 'They can pause or leave at any time, by a link in every invitation.',
  },
]

/** The two ways on. */
export const RECRUITMENT_WAYS = [
  {
    title: 'I need participants',
    text: 'Who we find, the four lines that make a brief, and what other researchers wrote back.',
    link: 'Recruitment for researchers',
    to: '/recruitment/researchers',
  },
  {
    title: 'I’d like to take part',
    text: 'Five steps from joining to being paid for an hour of your opinion.',
    link: 'Recruitment for participants',
    to: '/recruitment/participants',
  },
] as const
