import type { AudienceDraft, GuideDraft, QuestionDraft, ScreenerDraft } from './drafts.ts'

/** What no question may be: closed, hypothetical, leading, selling, or two at once. */
const BANNED = [
  /^(do|does|did|is|are|was|have|can|will|would|should)\b/i,
  /\b(would|could|might) you\b/i,
  /don't you|isn't it|\bimagine\b|if there (was|were)|how (useful|likely)/i,
  /\b(our|the) (app|platform|tool|idea)\b/i,
  /\busually\b/i,
  /\b(who|what|when|where|why|which|how)\b.*\b(and|or) (who|what|when|where|why|which|how)\b/i,
  /\?.*\?/,
]

/** What a person would not have written. */
const SMELLS = [
  /\ba (?=[aeiou])(?!uni(?!n|m)|us[eu]|eu|one|ute|ubi|uk[eu])/i,
  /\ban (?![aeiou]|hour|honest|heir|honour|[AEFHILMNORSX][A-Z])/i,
  /\b(\w+) \1\b/i,
  /\bto (?!bring|ring|sing|string|spring)\w+ing\b/i,
  /[{}<>]|undefined| {2}|^\s*$/,
  /^[a-z]/,
  // A phrase that was cut: "on the edge of town in", "a drive from in the last 12 months".
  /\b(?:of|at|from|into|during|between|than|the|an?|and|or|their|my|your|every|which|very)(?= \d+ or more times\b| in the last \d|[?.,]|$)/i,
  /(?<!\b(?:to \w+|log\w*|sign\w*|check\w*|fill\w*|mov\w+|clock\w*|hand\w*|turn\w*|call\w*|plug\w*|deal\w*|dealt|cop\w+|work\w*|sort\w*|stud\w+|live|lives|stay\w*|car\w+|pa\w+|look\w*|wait\w*|ask\w*|see|saw)) (?:in|for|to|with|by|about|near|as)(?= \d+ or more times\b| in the last \d|$)/i,
  // For the person addressed; in "How did they reach you?" they are others.
  /^(?!.*\byou\b).*\bthey\b/i,
]
const MOST_WORDS = 25

const wordCount = (text: string) => text.split(' ').length

export const hasSmell = (text: string) =>
  SMELLS.some((smell) => smell.test(text)) || wordCount(text) > MOST_WORDS

export const isBanned = (question: string) => BANNED.some((pattern) => pattern.test(question))

const isBetween = (count: number, least: number, most: number) => count >= least && count <= most
const areDistinct = (texts: string[]) =>
  new Set(texts.map((text) => text.toLowerCase())).size === texts.length

/** Why an audience cannot be shown; none where it can. */
export function faultsOfAudience({ characteristics }: AudienceDraft): string[] {
  return faults(
    [isBetween(characteristics.length, 3, 6), '3 to 6 characteristics are wanted'],
    [areDistinct(characteristics), 'a characteristic is there twice'],
    ...characteristics.map((text): Rule => [!hasSmell(text), `badly written: ${text}`]),
    ...characteristics.map((text): Rule => [!/\binterested in\b/i.test(text), `no fact: ${text}`]),
  )
}

export function faultsOfScreener({ questions }: ScreenerDraft): string[] {
  const wantedPlaces = questions.flatMap(({ options }) =>
    options.flatMap((option, at) => (option.mustMatch ? [at] : [])),
  )
  return faults(
    [isBetween(questions.length, 5, 8), '5 to 8 questions are wanted'],
    [areDistinct(questions.map(({ question }) => question)), 'a question is there twice'],
    [wantedPlaces.some((at) => at > 0), 'the wanted answer always comes first'],
    ...questions.flatMap(rulesOfQuestion),
  )
}

function rulesOfQuestion({ question, type, options }: QuestionDraft): Rule[] {
  const wanted = options.filter((option) => option.mustMatch).length
  const texts = options.map(({ text }) => text)
  const none = texts.findIndex((text) => /^none of (these|the above)$/i.test(text))
  return [
    [!isBanned(question) && !hasSmell(question), `badly asked: ${question}`],
    [isBetween(options.length, 3, 8), `3 to 8 options are wanted: ${question}`],
    [areDistinct(texts), `an option is there twice: ${question}`],
    [texts.every((text) => !hasSmell(text)), `a badly written option: ${question}`],
    [none < 0 || none === texts.length - 1, `none of these comes last: ${question}`],
    [wanted < options.length, `every option is wanted: ${question}`],
    [
      type === 'SINGLE_CHOICE' ? isBetween(wanted, 1, 2) : wanted >= 1,
      `a single choice wants 1 or 2 answers, a multiple choice at least 1: ${question}`,
    ],
  ]
}

export function faultsOfGuide({ parts }: GuideDraft): string[] {
  const questions = parts.flatMap((part) => part.questions)
  return faults(
    [isBetween(parts.length, 4, 6), '4 to 6 parts are wanted'],
    [parts.every((part) => isBetween(part.questions.length, 3, 5)), '3 to 5 questions a part'],
    [parts.every(({ topic }) => !hasSmell(topic)), 'a part is badly named'],
    [areDistinct(questions), 'a question is there twice'],
    ...questions.map((text): Rule => [!isBanned(text) && !hasSmell(text), `badly asked: ${text}`]),
  )
}

type Rule = [isKept: boolean, fault: string]

function faults(...rules: Rule[]): string[] {
  return rules.filter(([isKept]) => !isKept).map(([, fault]) => fault)
}
