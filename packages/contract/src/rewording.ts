/** Fallback questions, for when we can't reword the original. */
export type Plain = { lastTime: string; today: string; paid: string; who: string }

export const IN_A_TALK: Plain = {
  lastTime: 'Tell me about the last time this happened.',
  today: 'What do you use for this today?',
  paid: 'What do you pay for this today?',
  who: 'What fills most of your days?',
}

/**
 * Fallbacks for choice questions. They don't ask for a story, because people can only choose from a
 * list.
 */
export const WITH_ANSWERS: Plain = {
  lastTime: 'Which of these happened to you in the last 3 months?',
  today: 'Which of these do you use for this today?',
  paid: 'How much did you pay for this in the last 12 months?',
  who: 'Which of these describe you best at present?',
}

/** Verbs that mean that "and" starts a second question, not just a second object. */
export const DEEDS =
  'ask|avoid|book|buy|call|check|choose|clean|compare|cook|count|do|drink|drive|eat|email|enjoy|feel|find|forget|get|give|go|have|help|hire|keep|know|like|look|lose|love|make|manage|need|order|organise|pay|plan|prefer|read|record|rent|report|roster|save|schedule|search|sell|send|share|shop|sort|spend|store|struggle|take|talk|tell|think|track|train|travel|try|use|visit|wait|want|waste|watch|work|write'
const PAST =
  '\\w+ed|bought|did|found|forgot|gave|got|had|kept|lost|made|paid|sent|sold|spent|told|took|went|wrote'

/**
 * Matches the second question in a sentence: "and" starts one in "and shop on Sundays", but not in
 * "and chips".
 */
const SECOND_DEED = new RegExp(
  `(?:,\\s+|,?\\s+(?:and|or)\\s+)(?:then |also |ever )?(?:${DEEDS}|${PAST})(?=\\s+\\w).*$`,
  'i',
)
/**
 * Whether "and" belongs to a pair, as in "between home and work", so it doesn't start a second
 * question.
 */
const isPair = (text: string) => /\b(?:between|both)\b/i.test(text)

/** The rest of a sentence, without words that express a wish, so it can follow "did you". */
export function deed(rest: string): string {
  return (isPair(rest) ? rest : rest.replace(SECOND_DEED, ''))
    .replace(/[?.!\s]+$/, '')
    .replace(/\s+(?:if|when|once)\s+(?:it|there|we|they|you)\b.*$/i, '')
    .replace(
      /^(?:ever|also|be (?:willing|happy|interested) (?:to|in)|consider|like to|want to)\s+/i,
      '',
    )
}

/** Asks "When did you last eat at work?", or a fallback question if too few words are left. */
export function lastTime(rest: string, plain: Plain): string {
  const what = deed(rest)
  const isPlain = /^[a-z]/.test(what) && !/ing\b/.test(what.split(' ')[0] ?? '')
  return isPlain && what.split(' ').length > 1 ? `When did you last ${what}?` : plain.lastTime
}

export function asQuestion(text: string): string {
  const plain = text.replace(/[\s,;]+$/, '')
  return `${plain.charAt(0).toUpperCase()}${plain.slice(1)}?`
}
