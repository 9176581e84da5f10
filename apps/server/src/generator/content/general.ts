import type { Outline } from './guide-plan.ts'

/**
 * The guide for when the brief says too little. It suits any subject and can be used as it is.
 * W1, W2, Z3 and Z4 are rows of the ordinary guide’s questions.
 */
export const GENERAL_GUIDE: Outline = [
  {
    topic: 'About you',
    questions: [
      'W1',
      'W2',
      'What are you responsible for at the moment? ¦ What do people rely on you for at the moment?',
    ],
  },
  {
    topic: 'Last week',
    questions: [
      'Take me through last week, day by day. ¦ Tell me about last week, one day at a time.',
      'What took more effort than you’d planned? ¦ What was more work than you’d expected?',
      'What did you put off, if anything? ¦ What did you leave for another day, if anything?',
      'Who did you have to wait for, if anyone? ¦ Who did you need an answer from, if anyone?',
    ],
  },
  {
    topic: 'One of those things',
    questions: [
      'Which of those things do you remember best? ¦ Which of those things sticks in your mind?',
      'How did it start? ¦ How did it come about?',
      'What did you do first? ¦ What was the first thing you did?',
      'How did it end? ¦ How did it turn out?',
    ],
  },
  {
    topic: 'What it meant',
    questions: [
      'What did it hold up, if anything? ¦ What had to wait because of it, if anything?',
      'Who else noticed, if anyone? ¦ Who else did it affect, if anyone?',
      'Which part stayed with you? ¦ Which part do you still think about?',
    ],
  },
  {
    topic: 'What you use',
    questions: [
      'What did you use to get it done? ¦ What did you use for it?',
      'What else have you tried, if anything? ¦ Which other ways have you tried, if any?',
      'What came of it? ¦ How did that go?',
    ],
  },
  {
    topic: 'Before we finish',
    questions: ['What should I have asked that I didn’t? ¦ What have I missed?', 'Z4', 'Z3'],
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
