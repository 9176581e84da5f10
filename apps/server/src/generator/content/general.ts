import type { Outline } from './guide-plan.ts'

/**
 * The guide for when the brief says too little. It suits any subject and can be used as it is.
 * W1, W2, Z3 and Z4 are rows of the ordinary guide’s questions.
 */
export const GENERAL_GUIDE: Outline = [
  {
    topic: 'About you',
    questions: ['W1', 'W2', 'What are you responsible for at the moment?'],
  },
  {
    topic: 'Last week',
    questions: [
      'Take me through last week, day by day.',
      'What took more effort than you’d planned?',
      'What did you put off, if anything?',
      'Who did you have to wait for, if anyone?',
    ],
  },
  {
    topic: 'One of those things',
    questions: [
      'Which of those things do you remember best?',
      'How did it start?',
      'What did you do first?',
      'How did it end?',
    ],
  },
  {
    topic: 'What it meant',
    questions: [
      'What did it hold up, if anything?',
      'Who else noticed, if anyone?',
      'Which part stayed with you?',
    ],
  },
  {
    topic: 'What you use',
    questions: [
      'What did you use to get it done?',
      'What else have you tried, if anything?',
      'What came of it?',
    ],
  },
  {
    topic: 'Before we finish',
    questions: ['What should I have asked that I didn’t?', 'Z4', 'Z3'],
  },
]

/** Notices shown above a draft, each with a link to the brief. */
export const NOTICES = {
  nothing:
    'We couldn’t tell who this is for or what they do, so these drafts are general. Fill in the brief to make them yours.',
  onlyWho:
    'We know who this is for, but not what they do. The drafts stay general until you add that.',
  onlyDo: 'We know what people do, but not who they are. Add that and we’ll screen for it.',
  unusable:
    'We couldn’t use this text, so these drafts are general. Fill in the brief in English to make them yours.',
  unconfirmed: 'We filled in the brief from your idea and nobody has checked it yet.',
  gated: 'These facts didn’t read well together, so these drafts are general. Check the brief.',
  model: 'The language model didn’t finish this part, so the built-in generator wrote it.',
  sensitive: (subject: string) =>
    `This looks like a sensitive subject (${subject}). The drafts ask for consent first, let people skip questions, and leave out money and follow-up questions. Add a support contact to the study description.`,
  violence: 'Recruit through a service people already trust, not the general panel.',
  changedLine: (line: string) =>
    `You changed the audience: “${line}”. Nothing in the screener asks about that yet.`,
} as const
