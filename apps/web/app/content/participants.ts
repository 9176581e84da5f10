interface Titled {
  title: string
  text: string
}

/** Titles and order are the seed's. */
export const PANEL_BENEFITS: readonly Titled[] = [
  { title: 'Compensation', text: 'Stated before you say yes. Paid after you talk.' },
  { title: 'Impact', text: 'Bills, forms and apps get rewritten because you were asked.' },
  { title: 'Insight into Trends', text: 'See what is being made before it reaches the shelf.' },
]

export const PANEL_STEPS: readonly Titled[] = [
  {
    title: 'Join',
    text: 'Leave your email, and confirm it by the one we send. It takes a minute and costs nothing.',
  },
  {
    title: 'Match',
    text: 'When a study suits you, we write to you. Your name goes to nobody but those who run it.',
  },
  {
    title: 'Screen',
    text: 'A few questions, about five minutes, to see whether this one is yours.',
  },
  {
    title: 'Book an hour',
    text: 'Pick a time that suits you, in your own time zone. Tell us if life happens.',
  },
  {
    title: 'Talk, and be paid',
    text: 'Have the conversation, then receive the incentive we stated at the start.',
  },
]
