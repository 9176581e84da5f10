import {
  BOOKING_NOTICE_HOURS,
  FIRST_SLOT_DAY,
  INTERVIEW_LENGTH,
  inWords,
  REQUIRED_INTERVIEWS,
} from '@wattle/contract/limits'
import { weekday } from './weekday.ts'

interface Titled {
  title: string
  text: string
}

/** The seed fixes what the pack covers. */
export const PACK_CONTENTS: readonly Titled[] = [
  {
    title: 'Questionnaire design',
    text: 'Your idea as hypotheses, and each hypothesis as questions that make it easy to say no.',
  },
  {
    title: 'Participant recruitment',
    text: 'People who might use what you’re building, screened and booked. None of them know you.',
  },
  {
    title: 'Analysis',
    text: 'A verdict on every hypothesis, in the words people used.',
  },
]

interface Day extends Titled {
  day: string
}

/**
 * An example week. Slots are offered on Monday, and the interviews are on the earliest day the
 * platform allows.
 */
export const TEST_WEEK: readonly Day[] = [
  {
    day: weekday(0),
    title: 'Name your assumptions',
    text: `We write your idea down as hypotheses, write the screener and the interview guide, and set the times for ${weekday(FIRST_SLOT_DAY)}.`,
  },
  {
    day: weekday(1),
    title: 'Find the people',
    text: 'We invite the audience you described and screen everyone who answers.',
  },
  {
    day: weekday(2),
    title: 'Fill the calendar',
    text: `People who qualify pick a time, at least ${BOOKING_NOTICE_HOURS} hours ahead.`,
  },
  {
    day: weekday(FIRST_SLOT_DAY),
    title: 'Listen',
    text: `We hold ${inWords(REQUIRED_INTERVIEWS)} interviews of ${INTERVIEW_LENGTH}, one person at a time. By evening the answers are sorted by hypothesis.`,
  },
  {
    day: weekday(4),
    title: 'Decide',
    text: 'You read the verdicts and the quotes behind them, and choose what to build.',
  },
]

export const PACK_BENEFITS: readonly Titled[] = [
  {
    title: 'Strangers, not friends',
    text: 'Friends are kind. We find people who owe you nothing.',
  },
  {
    title: 'Cheap to change',
    text: 'By Friday, your idea is still a page of notes you can rewrite, not a product.',
  },
  {
    title: 'Questions that don’t lead',
    text: 'A yes only counts if it would have been just as easy to say no.',
  },
  {
    title: 'A plain verdict',
    text: 'For each thing you believed on Monday, we say whether it holds, fails or is still open.',
  },
  {
    title: 'Special pricing',
    text: 'Below our usual rates, for startups only, and in writing before we begin.',
  },
  {
    title: 'A report people read',
    text: 'Short enough for a co-founder to finish on the tram.',
  },
]

export const RUN_IT_YOURSELF = {
  title: 'Rather run it yourself?',
  text: `Our platform takes you through the same ${inWords(REQUIRED_INTERVIEWS)} interviews. Describe your idea, and it drafts the audience, the screener and the interview guide. You change any word you like, offer your own times and do the talking. We find the people.`,
  button: 'Create an account',
  to: '/login?view=sign-up',
} as const
