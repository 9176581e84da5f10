import {
  BOOKING_NOTICE_HOURS,
  INTERVIEW_LENGTH,
  inWords,
  SCREENER_MINUTES,
} from '@wattle/contract/limits'

interface Titled {
  title: string
  text: string
}

/** The seed fixes the titles and their order. */
export const PANEL_BENEFITS: readonly Titled[] = [
  {
    title: 'Compensation',
    text: 'You know the amount before you say yes, and we pay you after the interview.',
  },
  { title: 'Impact', text: 'Bills, forms and apps get rewritten because of what you tell us.' },
  { title: 'Insight into Trends', text: 'See what’s being made before it reaches the shelf.' },
]

export const PANEL_STEPS: readonly Titled[] = [
  {
    title: 'Join',
    text: 'Leave your email, and confirm it with the link we send you. It takes a minute and costs nothing.',
  },
  {
    title: 'Match',
    text: 'When a study might suit you, we email you. Only the people who run it see your name.',
  },
  {
    title: 'Screen',
    text: `A few questions, about ${inWords(SCREENER_MINUTES)} minutes, to see whether you qualify for the study.`,
  },
  {
    title: 'Book a time',
    text: `Pick one that suits you, in your own time zone. You can change it up to ${BOOKING_NOTICE_HOURS} hours before the interview.`,
  },
  {
    title: 'Talk, and get paid',
    text: 'Have the conversation, then get paid the amount in your invitation.',
  },
]

/**
 * What we pay for, and what we don't. The amounts come from the agency's configuration. If it has
 * none, each invitation states the amount.
 */
export const PAY = {
  title: 'What you’re paid for',
  lead: 'You’re paid for your time in the interview. Every invitation says how much, before you answer a single question.',
  rows: [
    {
      title: 'How long',
      text: `Most interviews take ${INTERVIEW_LENGTH}. The invitation says how long yours takes.`,
    },
    {
      title: 'How we talk',
      text: 'By video call, on your phone or computer. If a study is by phone or in person, the invitation says so.',
    },
    {
      title: 'When you’re paid',
      text: 'After the interview. The invitation says how.',
    },
    {
      title: 'How much',
      text: 'It depends on how long we talk, how we meet and what you have to prepare. The invitation says how much.',
    },
    {
      title: 'Not paid',
      text: `The questions before the interview. They take about ${inWords(SCREENER_MINUTES)} minutes and only show whether the study suits you.`,
    },
  ] satisfies Titled[],
} as const
