import type { QuestionType, Rule } from '@wattle/contract/question-rules'

export const TYPE_WORDS: Record<QuestionType, string> = {
  SINGLE_CHOICE: 'Single choice',
  MULTIPLE_CHOICE: 'Multiple choice',
  NUMBER: 'Number',
  OPEN_TEXT: 'Open text',
}

/** Who qualifies. */
export const RULE_WORDS: Record<Rule, string> = {
  MATCH: 'Must match',
  ANY: 'Any match',
  REJECT: 'Rules out',
  NOTE: 'Doesn’t decide',
}
