import type { Deps } from '#deps.ts'
import { listFields } from '#features/panel/manage-profile-fields.ts'
import { addQuestion } from '#features/screener/question-bank.ts'
import type { Past } from './past.ts'

type Sample = Parameters<typeof addQuestion>[1]

/**
 * Questions an agency asks again and again. Most don't say who qualifies, because each study
 * decides. The rest are about topics that no demo study uses.
 */
const QUESTIONS: Sample[] = [
  {
    question: 'Where do you live?',
    type: 'SINGLE_CHOICE',
    options: ['A capital city', 'A regional city', 'A town', 'Outside a town'],
  },
  {
    question: 'Have you taken part in an interview or a survey during the past six months?',
    type: 'SINGLE_CHOICE',
    options: ['No', 'Once', 'More than once'],
  },
  {
    question: 'Do you, or does anyone you live with, work in one of these fields?',
    type: 'MULTIPLE_CHOICE',
    rule: 'REJECT',
    options: [
      { text: 'Market research', mustMatch: true },
      { text: 'Advertising or public relations', mustMatch: true },
      { text: 'Journalism', mustMatch: true },
      'None of these',
    ],
  },
  {
    question: 'Who pays the energy bills where you live?',
    type: 'SINGLE_CHOICE',
    options: [
      { text: 'I do', mustMatch: true },
      { text: 'We share them', mustMatch: true },
      'Someone else does',
      'They’re part of the rent',
    ],
  },
  {
    question: 'Which of these do you use for video calls?',
    type: 'MULTIPLE_CHOICE',
    options: ['A phone', 'A tablet', 'A computer', 'None of these'],
  },
]

/** Adds questions to the bank, as our team would after they've worked well in a study. */
export async function fillQuestionBank(past: Past): Promise<void> {
  for (const [at, question] of QUESTIONS.entries()) {
    await past.at(past.day(at * 5 - 28, 11), (deps) => addQuestion(deps, question))
  }
  await past.at(past.day(-2, 11), addStateQuestion)
}

/**
 * Adds a question that's linked to the profile, so people can let us save their answer in their
 * profile.
 */
async function addStateQuestion(deps: Deps): Promise<void> {
  const state = (await listFields(deps.db)).find(({ key }) => key === 'state')
  if (!state) return
  const options = state.options.map(({ id, label }) => ({ text: label, profileOptionId: id }))
  const { question } = state
  await addQuestion(deps, { question, type: 'SINGLE_CHOICE', profileFieldId: state.id, options })
}
