import type { Choice } from '../../choice.ts'
import type { QuestionDraft } from '../../drafts.ts'
import type { Domain } from '../bank/domain.ts'
import { mixed, NONE, scaled } from './question.ts'

/** Who takes part in the decision to buy. Of employees it is enough that they are asked. */
export function decision(choice: Choice, { side, spend }: Domain, isAsked: boolean): QuestionDraft {
  if (side === 'home') {
    return mixed(choice, 'decision', {
      question: choice.wording('decision', [
        `Who decides what your household spends on ${spend}?`,
        `Who has the final word on spending for ${spend} at your place?`,
      ]),
      answers: ['Another person', '*I do', '*I do, with someone', 'We spend nothing on it'],
    })
  }
  const parts = isAsked
    ? ['*I was asked', '*I compared choices or decided', 'I stayed out of it']
    : ['I was asked', '*I compared choices', '*I decided']
  return mixed(choice, 'decision', {
    question: choice.wording('decision', [
      `The last time something new was bought for ${spend}, what was your part?`,
      `What was your part when something new was last bought for ${spend}?`,
    ]),
    answers: ['I heard afterwards', ...parts, 'Nothing was bought'],
  })
}

/** Keeps out those who ask for a living, and those who sell to the people wanted. */
export function trade(choice: Choice, { trade: seller }: Domain): QuestionDraft {
  return mixed(choice, 'trade', {
    question: choice.wording('trade', [
      'Which is closest to your own paid work?',
      'Which of these comes closest to how you earn your money?',
    ]),
    answers: ['Market research', 'Advertising', seller, 'Journalism'],
    last: `*${NONE}`,
  })
}

/** Keeps out those who take part often. */
export function participation(choice: Choice): QuestionDraft {
  return scaled(choice, 'participation', {
    question: choice.wording('participation', [
      'When were you last in a paid interview or discussion group?',
      'How long ago was your last paid interview or group discussion?',
    ]),
    steps: ['In the last 4 weeks', '5 weeks to 6 months ago', 'Longer ago', 'Never'],
    enough: 2,
  })
}

export function telling(choice: Choice): QuestionDraft {
  return mixed(choice, 'telling', {
    question: choice.wording('telling', [
      'How do you like to tell a stranger what happened?',
      'In which way do you best tell others about your day?',
    ]),
    answers: ['In writing', '*By video call', '*By phone', 'Not at all'],
  })
}
