/** Wording that drafts must never use. */
export const BANNED =
  /\b(?:caused trouble|worst day|do to your plans|how many hours|first sketch|first become part|pain point|usually|typically|interested in)\b|\b(?:our|the) (?:app|tool|platform|idea)\b/i
/** Links, email addresses and long numbers, which may identify someone. */
export const LEAK = /https?:|www\.|@|\d{6,}/i
/** Words that drafts mustn't use when the subject is sensitive. */
export const TACTLESS = /!|\b(?:fun|annoying|hassle)\b/i
export const MONEY_OR_MORE = /\b(?:cost|pay|paid|price|reach you|second chat)\b/i

/** Answers that must come last. */
export const LAST_ANSWER = /^(?:none of these|i[’']d rather not say)$/i

export const MAX_WORDS = { question: 22, answer: 12, line: 20, topic: 6 } as const

/**
 * Two questions count as the same if they share this much of their wording, ignoring the brief's
 * words.
 */
export const ALIKE = 0.7

/** The share of a guide's questions that must use words from the brief. */
export const MIN_SHARE = { sensitive: 0.08, sparse: 0.12, full: 0.2 } as const
