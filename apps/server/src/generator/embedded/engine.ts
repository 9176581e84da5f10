import type { Generator, QuestionDraft, Written } from '../drafts.ts'

const NOTICE =
  'I could not read who this is for; the questions are general. ' +
  'Write in English: for [people] who [do something].'

/** Writes without any service outside. For now the same general content for every idea. */
export function embeddedEngine(): Generator {
  return {
    writeAudience: async () => written({ characteristics: GENERAL_CHARACTERISTICS }),
    writeScreener: async () => written({ questions: GENERAL_QUESTIONS }),
    writeGuide: async () => written({ parts: GENERAL_PARTS }),
  }
}

function written<T>(content: T): Written<T> {
  return { content, engine: 'embedded', notice: NOTICE }
}

const GENERAL_CHARACTERISTICS = [
  'Spent more time than planned on one task in the last 7 days',
  'Did the same task 2 or more times in the last 4 weeks',
  'Decides how that task is done',
]

function single(question: string, ordered: boolean, ...options: string[]): QuestionDraft {
  return {
    question,
    type: 'SINGLE_CHOICE',
    ordered,
    options: options.map((text) => ({
      text: text.replace(/^\*/, ''),
      mustMatch: text.startsWith('*'),
    })),
  }
}

const GENERAL_QUESTIONS = [
  single(
    'How often in the last 4 weeks did one task take longer than planned?',
    true,
    'Not at all',
    'Once',
    '*2 to 4 times',
    '*5 times or more',
  ),
  single(
    'Who decides how that task is done?',
    false,
    'Another person',
    '*I do',
    '*I do, with someone',
    'Nobody in particular',
  ),
  single(
    'Which is closest to your own paid work?',
    false,
    'Market research',
    'Advertising',
    'Journalism',
    'Selling software',
    '*None of these',
  ),
  single(
    'When were you last in a paid interview or discussion group?',
    true,
    'In the last 4 weeks',
    '5 weeks to 6 months ago',
    '*Longer ago',
    '*Never',
  ),
  single(
    'How do you like to tell a stranger what happened?',
    false,
    'In writing',
    '*By video call',
    '*By phone',
    'Not at all',
  ),
]

const GENERAL_PARTS = [
  {
    topic: 'Your week',
    questions: [
      'Tell me about your last week.',
      'Which day was the longest?',
      'What took most of your time?',
    ],
  },
  {
    topic: 'The last time',
    questions: [
      'Take me through the last task that took too long.',
      'What set it off?',
      'Who else was pulled in?',
    ],
  },
  {
    topic: 'What you tried',
    questions: ['What have you tried so far?', 'What did it cost you?', 'What made you stop?'],
  },
  {
    topic: 'To finish',
    questions: [
      'What did I not ask about that matters to you?',
      'Who else do you know who deals with this?',
      'When in the next month can I show you a first sketch?',
    ],
  },
]
