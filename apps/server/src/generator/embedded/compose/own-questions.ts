import type { QuestionDraft } from '../../drafts.ts'
import { deedQuestion, hassleQuestion, oftenQuestions, toolQuestion } from './deed-questions.ts'
import type { Fact } from './facts.ts'
import type { Screening } from './screening.ts'
import {
  fieldQuestion,
  regionQuestion,
  roleQuestion,
  sizeQuestion,
  traitQuestion,
  workplaceQuestion,
} from './who-questions.ts'

/** The questions that test one fact. A say in the decision is asked of everybody, so not here. */
export function questionsFor(fact: Fact, slot: string, screening: Screening): QuestionDraft[] {
  switch (fact.kind) {
    case 'role':
      return [roleQuestion(fact, slot, screening)]
    case 'workplace':
      return [workplaceQuestion(fact, slot, screening)]
    case 'field':
      return [fieldQuestion(fact, slot, screening)]
    case 'trait':
      return [traitQuestion(fact, slot, screening)]
    case 'region':
      return [regionQuestion(fact, slot, screening)]
    case 'size':
      return [sizeQuestion(fact, slot, screening)]
    case 'often':
      return oftenQuestions(fact, slot, screening)
    case 'did':
      return [deedQuestion(fact, slot, screening)]
    case 'hassle':
      return [hassleQuestion(fact, slot, screening)]
    case 'uses':
      return [toolQuestion(fact, slot, screening)]
    case 'say':
      return []
  }
}
