import type { QuestionType, Rule } from '@wattle/contract/question-rules'
import { formatCount } from '#lib/format-count.ts'
import { orList } from '#lib/list-format.ts'

export const TYPE_WORDS: Record<QuestionType, string> = {
  SINGLE_CHOICE: 'Single choice',
  MULTIPLE_CHOICE: 'Multiple choice',
  NUMBER: 'Number',
  OPEN_TEXT: 'Open text',
}

export const RULE_WORDS: Record<Rule, string> = {
  MATCH: 'Must match',
  ANY: 'Any match',
  REJECT: 'Rules out',
  NOTE: 'Doesn’t decide',
}

/**
 * The label of a marked option, which depends on its question's rule. With the NOTE rule, no
 * options are marked.
 */
export const MARK_WORDS: Partial<Record<Rule, string>> = {
  MATCH: 'Must match',
  ANY: 'Match',
  REJECT: 'Rules out',
}

type Range = { numberMin: number | null; numberMax: number | null }

/**
 * The range in words, such as "18 to 54", "18 or more" or "54 or less". Empty if there's no range.
 */
export function rangeWords({ numberMin, numberMax }: Range): string {
  if (numberMin !== null && numberMax !== null)
    return `${formatCount(numberMin)} to ${formatCount(numberMax)}`
  if (numberMin !== null) return `${formatCount(numberMin)} or more`
  return numberMax === null ? '' : `${formatCount(numberMax)} or less`
}

export function ruleHint(type: QuestionType, rule: Rule): string {
  if (type === 'OPEN_TEXT')
    return 'Open-text answers don’t decide who qualifies. You read them yourself.'
  if (rule === 'NOTE') return 'You see the answers, but they don’t decide who qualifies.'
  if (type === 'NUMBER')
    return rule === 'REJECT'
      ? 'People whose number is in this range don’t qualify.'
      : 'People whose number is in this range qualify.'
  if (rule === 'REJECT') return 'People who choose a marked answer don’t qualify.'
  return type === 'MULTIPLE_CHOICE' && rule === 'MATCH'
    ? 'People qualify when they choose every marked answer.'
    : 'People qualify when they choose a marked answer.'
}

/**
 * Shown next to the generated question about the problem, while that question has the NOTE rule.
 */
export const PROBLEM_NOTED =
  'You’ll hear from people without the problem too. Choose ‘Any match’ to hear only from people who have it.'

type Parent = { options: readonly { id: number; text: string }[] }

/**
 * Says who sees a follow-up, as in "Only people who chose ‘Sole trader’ in question 2 see this."
 */
export function followUpWords(
  questions: readonly Parent[],
  { shownIf }: { shownIf: readonly number[] },
): string | undefined {
  const at = questions.findIndex(({ options }) => options.some(({ id }) => shownIf.includes(id)))
  const chosen = questions[at]?.options.filter(({ id }) => shownIf.includes(id)) ?? []
  if (chosen.length === 0) return undefined
  const list = orList(chosen.map(({ text }) => `‘${text.trim() || 'option'}’`))
  return `Only people who chose ${list} in question ${at + 1} see this.`
}

type Described = Range & { type: QuestionType; rule: Rule }

/**
 * The kind of question, and how it decides who qualifies if that isn't obvious, as in "Number ·
 * Rules out 18 to 54".
 */
export function kindWords({ type, rule, ...range }: Described): string {
  const decides = type === 'NUMBER' && rule === 'MATCH' ? 'Qualifies' : RULE_WORDS[rule]
  if (rule === 'NOTE') return `${TYPE_WORDS[type]} · ${RULE_WORDS.NOTE}`
  if (type === 'NUMBER') return `${TYPE_WORDS[type]} · ${decides} ${rangeWords(range)}`.trim()
  return rule === 'MATCH' ? TYPE_WORDS[type] : `${TYPE_WORDS[type]} · ${decides}`
}
