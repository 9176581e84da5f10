export const QUESTION_TYPES = ['SINGLE_CHOICE', 'MULTIPLE_CHOICE', 'NUMBER', 'OPEN_TEXT'] as const
export type QuestionType = (typeof QUESTION_TYPES)[number]

export const RULES = ['MATCH', 'ANY', 'REJECT', 'NOTE'] as const
export type Rule = (typeof RULES)[number]

export const MAX_NUMBER = 1_000_000
export const MAX_ANSWER_LENGTH = 500

export type Condition =
  | 'SOME_MARKED'
  | 'EVERY_MARKED'
  | 'NO_MARKED'
  | 'IN_RANGE'
  | 'OUT_OF_RANGE'
  | 'ALWAYS'

/**
 * The single source of truth for who qualifies: for each question type and rule, the condition that
 * the answer must meet. A type only allows the rules listed for it. `isMet` and the server's SQL
 * both use this table.
 */
export const QUALIFIES: Record<QuestionType, Partial<Record<Rule, Condition>>> = {
  SINGLE_CHOICE: {
    MATCH: 'SOME_MARKED',
    ANY: 'SOME_MARKED',
    REJECT: 'NO_MARKED',
    NOTE: 'ALWAYS',
  },
  MULTIPLE_CHOICE: {
    MATCH: 'EVERY_MARKED',
    ANY: 'SOME_MARKED',
    REJECT: 'NO_MARKED',
    NOTE: 'ALWAYS',
  },
  NUMBER: { MATCH: 'IN_RANGE', REJECT: 'OUT_OF_RANGE', NOTE: 'ALWAYS' },
  OPEN_TEXT: { NOTE: 'ALWAYS' },
}

/** Rules under which only people who give a marked answer qualify. */
export const SCREENING_RULES = ['MATCH', 'ANY'] as const satisfies Rule[]

export const rulesOf = (type: QuestionType): Rule[] =>
  RULES.filter((rule) => QUALIFIES[type][rule] !== undefined)

export const CHOICE_TYPES = ['SINGLE_CHOICE', 'MULTIPLE_CHOICE'] as const satisfies QuestionType[]
export type ChoiceType = (typeof CHOICE_TYPES)[number]

export const isChoice = (type: QuestionType): type is ChoiceType =>
  (CHOICE_TYPES as readonly string[]).includes(type)

/**
 * The rule of a question after its type changes. Open text always has the rule NOTE, so a question
 * that stops being open text goes back to MATCH.
 */
export function ruleAfterChange(before: { type: QuestionType; rule: Rule }, type: QuestionType) {
  const rule = before.type === 'OPEN_TEXT' && type !== 'OPEN_TEXT' ? 'MATCH' : before.rule
  const possible = rulesOf(type)
  return possible.includes(rule) ? rule : (possible[0] ?? 'NOTE')
}

type Range = { numberMin?: number | null | undefined; numberMax?: number | null | undefined }

export type JudgedQuestion = Range & {
  id: number
  type: QuestionType
  /** How the answer decides who qualifies. MATCH by default. */
  rule?: Rule | undefined
  /**
   * Only people who chose one of these options see the question. If there are none, everyone does.
   */
  shownIf?: readonly number[] | undefined
  options: readonly { id: number; mustMatch: boolean }[]
}

export type Answers = {
  /** The ids of the chosen options of all questions. */
  chosen: ReadonlySet<number>
  /** Text and number answers, keyed by question id. */
  written?: ReadonlyMap<number, string | number> | undefined
}

export const isShown = (
  { shownIf = [] }: Pick<JudgedQuestion, 'shownIf'>,
  { chosen }: Answers,
): boolean => shownIf.length === 0 || shownIf.some((id) => chosen.has(id))

/** If one end of the range is open, it extends to the smallest or largest number allowed. */
export const isInRange = ({ numberMin, numberMax }: Range, number: number): boolean =>
  number >= (numberMin ?? 0) && number <= (numberMax ?? MAX_NUMBER)

/**
 * Whether these answers meet this question's rule. A question the person didn't see counts as met.
 */
export function isMet(question: JudgedQuestion, answers: Answers): boolean {
  if (!isShown(question, answers)) return true
  const { id, type, rule = 'MATCH', options } = question
  const marked = options.filter(({ mustMatch }) => mustMatch)
  const isChosen = (option: { id: number }) => answers.chosen.has(option.id)
  const number = answers.written?.get(id)
  switch (QUALIFIES[type][rule]) {
    case 'SOME_MARKED':
      return marked.some(isChosen)
    case 'EVERY_MARKED':
      return marked.every(isChosen)
    case 'NO_MARKED':
      return !marked.some(isChosen)
    case 'IN_RANGE':
      return typeof number === 'number' && isInRange(question, number)
    case 'OUT_OF_RANGE':
      return typeof number === 'number' && !isInRange(question, number)
    default:
      return true
  }
}

/**
 * The question that a follow-up depends on. It must be an earlier choice question that everyone
 * sees, with all of these options.
 */
export function parentOf<Q extends Pick<JudgedQuestion, 'type' | 'shownIf' | 'options'>>(
  shownIf: readonly number[],
  earlier: readonly Q[],
): Q | undefined {
  return earlier.find(
    ({ type, shownIf: own = [], options }) =>
      isChoice(type) &&
      own.length === 0 &&
      shownIf.every((id) => options.some((option) => option.id === id)),
  )
}
