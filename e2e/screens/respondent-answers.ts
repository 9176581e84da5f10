import type { Page } from '@playwright/test'
import type { ConsentRequest } from '@wattle/contract/consent'
import type { CallReply } from '@wattle/contract/endpoint'
import { ERRORS, type ErrorCode } from '@wattle/contract/errors'
import type { getRespondentScreener, listRespondentSlots } from '@wattle/contract/screening'

// Mock responses for respondents' pages, in states nobody in the demo is in: a time taken a moment
// ago, a study that has closed.

const options = (first: number, texts: string[], selected: number[] = []) =>
  texts.map((text, at) => ({ optionId: first + at, text, selected: selected.includes(at) }))

type Screener = CallReply<typeof getRespondentScreener>
type Question = Screener['userAnswers'][number]

const QUESTIONS: Question[] = [
  {
    userScreenerAnswerId: 1,
    question: 'Over your last three shifts, where did your meals come from?',
    type: 'MULTIPLE_CHOICE',
    options: options(10, [
      'The canteen or a café nearby',
      'A vending machine',
      'Delivery to work',
      'Food I brought from home',
      'None of these',
    ]),
  },
  {
    userScreenerAnswerId: 2,
    question: 'How often did you work at night last month?',
    type: 'SINGLE_CHOICE',
    options: options(20, ['Never', 'Once or twice', 'Every week', 'Nearly every night']),
  },
]

const LONG_QUESTION: Question = {
  userScreenerAnswerId: 1,
  question:
    'Thinking of the last time someone in your household needed a specialist’s appointment outside of the city you live in, how did you find out which ones were free, and who helped you?',
  type: 'SINGLE_CHOICE',
  options: options(10, [
    'I called the practices one after the other until someone had an appointment that I could travel to',
    'My general practitioner’s receptionist',
    'An otorhinolaryngologist-recommendations-website',
    'None of these',
  ]),
}

const INFO = {
  studyTitle: 'Meals around shift work',
  studyDescription: 'We want to learn how people who work shifts organise their meals.',
  estimatedTime: '25 to 30 minutes by video',
  conductingPeriod: 'The coming two weeks',
  incentive: 'A gift card of $80',
  consentFormLink: 'https://wattle.example/consent',
  contactEmail: 'studies@wattle.example',
}

const LONG_INFO = {
  ...INFO,
  studyTitle:
    'How people in regional Victoria who look after a parent find, compare and pay for help at home (second round)',
  studyDescription:
    'We talk with people who look after a mother or a father at home, or did so during the past two years.\n\nWe want to learn what a week looks like, who helps, what that costs, and what you would do otherwise if you could begin again. There are no right or wrong answers, and nothing is sold to you.',
  estimatedTime: '45 to 60 minutes by video or, where that is easier, by telephone',
  conductingPeriod: 'Monday 30 November to Friday 18 December 2026, also in the evening',
  incentive: 'A gift card of $120, which we’ll email within two working days of the interview',
  contactEmail: 'regional-carers-second-round@studies.wattle.example',
}

/** Three questions. The last one is a follow-up for sole traders. */
const WRITTEN: Question[] = [
  {
    userScreenerAnswerId: 1,
    question: 'How do you work?',
    type: 'SINGLE_CHOICE',
    options: options(10, ['Sole trader', 'Employed', 'Neither'], [0]),
  },
  {
    userScreenerAnswerId: 2,
    question: 'How many quotes did you send last month?',
    type: 'NUMBER',
    options: [],
    number: null,
  },
  {
    userScreenerAnswerId: 3,
    question: 'What happened with the last quote you sent?',
    type: 'OPEN_TEXT',
    options: [],
    text: null,
  },
]

const consent = (
  kind: ConsentRequest['kind'],
  body: string,
  changes: Partial<ConsentRequest> = {},
): ConsentRequest => ({
  ...{ kind, hash: '', body, answer: null, required: false },
  ...changes,
})
const PRIVACY = consent('PRIVACY', '', { answer: 'YES' })
const RECORDING =
  'May we record the call?\n\nOnly the people who run this study can watch or listen to the recording. You can change your mind at any time, even after the call. We’ll then ask the researcher to delete it.'
const OBSERVERS =
  'May the client listen in?\n\nPeople from the organisation that the study is for may join the call. They listen and don’t ask questions. They don’t get your email address or phone number from us.'

/** The consents that a study asks for before a booking. */
export const asked = (
  recording: Partial<ConsentRequest> = {},
  observers: Partial<ConsentRequest> = {},
): Screener => ({
  ...SCREENERS.asked,
  consents: [
    PRIVACY,
    consent('RECORDING', RECORDING, recording),
    consent('OBSERVERS', OBSERVERS, observers),
  ],
})

const screener = (changes: Partial<Screener> = {}): Screener => ({
  userScreenerId: 1,
  status: 'STARTED',
  hasHours: false,
  interview: null,
  screenerInfo: INFO,
  userAnswers: QUESTIONS,
  ...changes,
})

const answered = QUESTIONS.map((question) => ({
  ...question,
  options: question.options.map((option, at) => ({ ...option, selected: at === 1 })),
}))

export const SCREENERS = {
  invited: screener({ status: 'INVITED' }),
  started: screener(),
  agreed: screener({ consents: [PRIVACY] }),
  answered: screener({ userAnswers: answered }),
  completed: screener({ status: 'COMPLETED', userAnswers: answered }),
  asked: screener({ status: 'COMPLETED', userAnswers: answered, hasHours: true }),
  booked: screener({
    status: 'COMPLETED',
    userAnswers: answered,
    hasHours: true,
    interview: {
      interviewId: 1,
      startTime: '2026-11-20T00:00:00.000Z',
      endTime: '2026-11-20T01:00:00.000Z',
    },
  }),
  longInvited: screener({ status: 'INVITED', screenerInfo: LONG_INFO }),
  longAsked: screener({ status: 'COMPLETED', screenerInfo: LONG_INFO, hasHours: true }),
  long: screener({ screenerInfo: LONG_INFO, userAnswers: [LONG_QUESTION], consents: [PRIVACY] }),
  written: screener({ userAnswers: WRITTEN }),
  standby: screener({
    status: 'COMPLETED',
    hasHours: true,
    screenerInfo: { ...INFO, hasStandbys: true },
  }),
  booksAtOnce: screener({
    userAnswers: answered,
    screenerInfo: { ...INFO, booksAtOnce: true },
  }),
}

/** Slots in the demo's month. `own` is the slot that the participant has booked. */
export const slots = (starts: string[], own?: string): CallReply<typeof listRespondentSlots> =>
  starts.map((start, at) => ({
    slotId: at + 1,
    startTime: `2026-11-${start}:00:00.000Z`,
    endTime: new Date(Date.parse(`2026-11-${start}:00:00Z`) + 3_600_000).toISOString(),
    available: start !== own,
    selected: start === own,
  }))

/** Start times in UTC. In Melbourne, they're between 7 am and 8 pm. */
export const SLOT_TIMES = [
  ...['19T22', '20T00', '20T04', '20T05', '20T09'],
  ...['20T23', '21T00', '21T04'],
  ...['22T03', '22T07', '22T20', '23T01', '23T09'],
]

/** Signs the visitor in with a made-up link and mocks these calls. */
export const answers = (calls: Record<string, unknown>) => async (page: Page) => {
  const known = {
    'auth/login/by-screener-hash*': { accessToken: 'sample' },
    'respondent/screener/*': SCREENERS.asked,
  }
  for (const [call, json] of Object.entries({ ...known, ...calls }))
    await page.route(`**/api/${call}`, (route) => route.fulfill(answerOf(json)))
}

/** Turns an error code into that error's response. Anything else is the response itself. */
const answerOf = (reply: unknown) =>
  isCode(reply)
    ? { status: ERRORS[reply].status, json: { code: reply, message: ERRORS[reply].message } }
    : { json: reply }

const isCode = (reply: unknown): reply is ErrorCode => typeof reply === 'string' && reply in ERRORS
