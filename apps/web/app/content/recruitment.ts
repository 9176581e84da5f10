import { FIRST_SLOT_DAY, inWords, SCREENER_MINUTES } from '@wattle/contract/limits'

interface SpecimenPart {
  /** A part of the plant, such as "Stem". */
  part: string
  /** The stage of recruitment that the part stands for, such as "The brief". */
  stage: string
  text: string
}

/** The pressed plant's parts, from stem to pod. Each part stands for a stage of recruitment. */
export const SPECIMEN_PARTS: readonly SpecimenPart[] = [
  {
    part: 'Stem',
    stage: 'The brief',
    text: 'Who you need, how many of them, and what would rule someone out. We write it down with you, and everything else follows from it.',
  },
  {
    part: 'Leaf',
    stage: 'The search',
    text: 'Our own panel first, then your customers and people who know people. We only invite people who’ve agreed to join.',
  },
  {
    part: 'Bud',
    stage: 'The screener',
    text: `About ${inWords(SCREENER_MINUTES)} minutes of questions. None of them gives away the answer we’re looking for, so nobody talks their way in.`,
  },
  {
    part: 'Bloom',
    stage: 'The participant',
    text: 'One person who qualifies on every question, booked for a time they picked.',
  },
  {
    part: 'Pod',
    stage: 'The thanks',
    text: 'We pay what we said, when we said. That’s why people come back.',
  },
]

/** The label of the pressed plant. Its lines are in the order that collectors use. */
export const SPECIMEN_LABEL: ReadonlyArray<readonly [term: string, entry: string]> = [
  ['Habitat', 'kitchen tables, depots, front counters, the 6:42 from Ballarat'],
  ['Found by', 'asking politely'],
  ['Condition', 'matches the brief; picked the time'],
]

interface Advantage {
  title: string
  text: string
  /** How readers can check the claim. */
  check: string
  /** Words in `check` that link to the proof. */
  link?: { words: string; to: string }
}

/** The seed fixes the titles and their order. */
export const ADVANTAGES: readonly Advantage[] = [
  {
    title: 'Experience',
    text: 'We find people who don’t know anyone is looking for them: renters with a bill to hand, workers on rotating rosters, sole traders who do their own books.',
    check: 'Five sample case studies show who we’d find and what we’d screen for.',
    link: { words: 'Five sample case studies', to: '/case' },
  },
  {
    title: 'Quality',
    text: 'Everyone answers your screener, and only people who qualify on every question can book a time. Close doesn’t count.',
    check: 'You see each person’s answers next to their interview.',
  },
  {
    title: 'Trustworthiness',
    text: 'People know who’s asking, how long it takes and what it pays before they say yes. If nobody could match your brief, we’ll tell you on the first call.',
    check: 'Bring us your hardest brief and see what we say.',
  },
  {
    title: 'Quickness',
    text: `Interviews can start ${inWords(FIRST_SLOT_DAY)} days after you offer your times. Your quote comes with a date as well as a price.`,
    check: 'Sample case study 4 follows a two-week search, day by day.',
    link: { words: 'Sample case study 4', to: '/case/4' },
  },
  {
    title: 'Strong Attendance',
    text: 'People turn up when they’ve picked the time themselves, in their own time zone, and can put it straight into their calendar.',
    check: 'Your list of interviews shows who came and who didn’t.',
  },
  {
    title: 'Tailored Solutions',
    text: 'Six Easy Read users, supporters welcome, is one job. Twenty people on rotating rosters is another. We plan each from the brief up.',
    check: 'Every quote shows how we got to the price.',
  },
  {
    title: 'Compliance',
    text: 'Consent comes before the first question. We work to Australian privacy law, and participants can see, correct or delete what we hold about them.',
    check: 'Our privacy policy has nine sections, in plain words.',
    link: { words: 'privacy policy', to: '/policy' },
  },
  {
    title: 'Sustained Connections',
    text: 'Panel members stay because we pay them, thank them and don’t pester them. They know our name, so they open the email and come back.',
    check: 'Our page for participants says how often we email and how to leave.',
    link: { words: 'page for participants', to: '/recruitment/participants' },
  },
]

/** The links on the recruitment overview: one for researchers, one for participants. */
export const RECRUITMENT_WAYS = [
  {
    title: 'I need participants',
    text: 'Who we find, the four lines that make a brief, and how the first week goes.',
    link: 'Recruitment for researchers',
    to: '/recruitment/researchers',
  },
  {
    title: 'I’d like to take part',
    text: 'Five steps from joining to being paid, and what you’re paid for.',
    link: 'Join our panel',
    to: '/recruitment/participants',
  },
] as const
