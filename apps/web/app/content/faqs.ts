import { BRAND } from '@wattle/contract/brand'
import {
  BOOKING_NOTICE_HOURS,
  FIRST_SLOT_DAY,
  inWords,
  PROMISED_DAYS,
  REQUIRED_INTERVIEWS,
  SCREENER_MINUTES,
  TEST_DAYS,
} from '@wattle/contract/limits'
import { MAX_TARGET_INTERVIEWS } from '@wattle/contract/plan'
import { weekday } from './weekday.ts'

export interface Faq {
  question: string
  /** The answer's paragraphs. `[text](URL)` makes a link. */
  answer: readonly string[]
}

const SIGN_UP = '/login?view=sign-up'
const number = inWords(REQUIRED_INTERVIEWS)

const COST: Faq = {
  question: 'What does it cost?',
  answer: [
    'It depends on who you need, how many of them and for how long, so we quote each job. [Send us four lines](#contact-form) and you’ll have a price and a date by the end of the next working day. The quote shows how we got to the price, including what participants are paid.',
  ],
}

const MINIMUM: Faq = {
  question: 'Is there a minimum?',
  answer: [
    `No. A study on [our platform](${SIGN_UP}) starts with ${number} interviews, and you can plan fewer or up to ${MAX_TARGET_INTERVIEWS}. Tell us the number you have in mind, and we’ll say whether it can answer your question.`,
  ],
}

const NO_SHOWS: Faq = {
  question: 'What if someone cancels or doesn’t come?',
  answer: [
    `Participants can change or cancel up to ${BOOKING_NOTICE_HOURS} hours before the interview. Their time then opens up for someone else.`,
    `A no-show doesn’t count as an interview. While your study is open, we keep inviting people, up to the number of invitations we agreed on. If you have to move or cancel an interview yourself, we’ll tell the participant.`,
  ],
}

const PRIVACY: Faq = {
  question: 'What will I find out about participants?',
  answer: [
    'Their name, the time of the interview and their answers to your screening questions. We don’t pass on email addresses or phone numbers, and findings don’t include names. The [privacy policy](/policy#use-and-disclosure) says who sees what.',
  ],
}

export const RECRUITMENT_FAQS: readonly Faq[] = [COST, MINIMUM, NO_SHOWS, PRIVACY]

export const RESEARCHER_FAQS: readonly Faq[] = [
  COST,
  MINIMUM,
  {
    question: 'How soon can I talk to someone?',
    answer: [
      `Interviews can start ${inWords(FIRST_SLOT_DAY)} days after you offer your times: say go on ${weekday(0)}, and you can talk to the first person on ${weekday(FIRST_SLOT_DAY)}. How long it takes to get to the last one depends on who you need. Your quote has a date.`,
    ],
  },
  {
    question: 'Who pays the participants?',
    answer: [
      'You do, through us. We suggest an amount that fits the length, the method and how hard the people are to find. Participants see it in the invitation, before they answer anything.',
    ],
  },
  NO_SHOWS,
  PRIVACY,
]

export const STARTUP_FAQS: readonly Faq[] = [
  {
    question: 'What does the Startup Pack cost?',
    answer: [
      'Less than our usual rates, and it’s only for startups. [Tell us your idea](#contact-form), and you’ll have a plan and a price by the end of the next working day. The quote shows what participants are paid.',
    ],
  },
  {
    question: 'How many people will I hear from?',
    answer: [
      `You’ll hear from ${number}. That’s enough to learn whether a problem is real and what people do about it today. It can’t tell you how common it is, and we won’t pretend it can.`,
    ],
  },
  {
    question: `Does it always take ${TEST_DAYS} days?`,
    answer: [
      `Yes, for people our panel can reach. Interviews start ${inWords(FIRST_SLOT_DAY)} days after we offer the times, so if we start on ${weekday(0)}, you can talk to people on ${weekday(FIRST_SLOT_DAY)}. If your people are hard to find, we say so in the quote and give you a later date.`,
      `If someone doesn’t turn up on ${weekday(FIRST_SLOT_DAY)}, Friday’s report covers the people who did, and we’ll find you another person the week after.`,
    ],
  },
  NO_SHOWS,
  {
    question: 'Is my idea safe with you?',
    answer: [
      'Only you and our team can read your project. The questions we draft ask people about their own week and what they do today, not about your idea. The [privacy policy](/policy#use-and-disclosure) says which outside services may handle your project.',
    ],
  },
]

export const PARTICIPANT_FAQS: readonly Faq[] = [
  {
    question: 'How much will I be paid, and when?',
    answer: [
      'The invitation says how much, and how. You’re paid after the interview. [What you’re paid for](#pay) has the details.',
    ],
  },
  {
    question: 'Who can join?',
    answer: [
      'Anyone who’s 18 or over. You don’t need special knowledge or equipment: a phone with a camera will do for most studies.',
    ],
  },
  {
    question: 'What if I can’t make it?',
    answer: [
      `Open the link in your email and pick another time, or cancel, up to ${BOOKING_NOTICE_HOURS} hours before the interview. If it’s later than that, ring us on [${BRAND.phone.shown}](${BRAND.phone.link}).`,
    ],
  },
  {
    question: 'Why wasn’t I chosen for a study?',
    answer: [
      `Each study looks for particular people, and your answers to its questions (about ${inWords(SCREENER_MINUTES)} minutes) decide whether you can take part. The result only counts for that study. You stay on the panel for the next one.`,
    ],
  },
  {
    question: 'How often will you email me?',
    answer: [
      `As a rule, we invite you to no more than one study every ${inWords(PROMISED_DAYS)} days. If you haven’t answered, we may remind you.`,
    ],
  },
  {
    question: 'Who sees my answers?',
    answer: [
      'Our team, and the researcher who interviews you. The researcher sees your name, the time and your answers, but not your email address or phone number. Clients get findings without names. The [privacy policy](/policy) has the rest.',
    ],
  },
  {
    question: 'Can I pause or leave?',
    answer: [
      'Yes, at any time. Every invitation has a link to your own page, where you can pause, leave, see what we keep about you, or delete it all.',
    ],
  },
]
