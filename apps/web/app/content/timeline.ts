import {
  BOOKING_NOTICE_HOURS,
  FIRST_SLOT_DAY,
  INTERVIEW_LENGTH,
  inWords,
  REQUIRED_INTERVIEWS,
  SCREENER_MINUTES,
} from '@wattle/contract/limits'
import { weekday } from './weekday.ts'

interface TimelineStep {
  day: string
  title: string
  text: string
  isInterview?: boolean
}

const number = inWords(REQUIRED_INTERVIEWS)

/** A worked example. Its days respect the platform's limits on when a slot can start. */
export const TIMELINE = {
  title: `How it works: ${number} interviews, day by day`,
  lead: 'An example that starts on a Monday. Your quote has the dates for your study.',
  steps: [
    {
      day: 'Before we start',
      title: 'Request a quote',
      text: 'Send us the four lines. You’ll have a price and a date by the end of the next working day.',
    },
    {
      day: weekday(0),
      title: 'You say go',
      text: `We agree on the screener, and you offer your times. The first can be on ${weekday(FIRST_SLOT_DAY)}, ${inWords(FIRST_SLOT_DAY)} days later.`,
    },
    {
      day: weekday(1),
      title: 'We invite people',
      text: `Panel members answer the screener. It takes them about ${inWords(SCREENER_MINUTES)} minutes.`,
    },
    {
      day: weekday(2),
      title: 'They book',
      text: `People who qualify pick one of your times, at least ${BOOKING_NOTICE_HOURS} hours ahead. You confirm each one, and they get the video call link by email.`,
    },
    {
      day: weekday(FIRST_SLOT_DAY),
      title: 'First interviews',
      text: `${INTERVIEW_LENGTH} each. You see everyone’s screener answers beside your guide.`,
      isInterview: true,
    },
    {
      day: 'The week after',
      title: `All ${number} done`,
      text: 'If someone cancels or doesn’t come, we keep inviting while your study is open. People who are hard to find take longer.',
      isInterview: true,
    },
  ] satisfies TimelineStep[],
} as const
