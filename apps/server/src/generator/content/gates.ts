/** What a draft must not hold. */
export const BANNED =
  /\b(?:caused trouble|worst day|deal with|dealt with|do to your plans|how many hours|first sketch|first become part|pain point|usually|typically|interested in)\b|\b(?:our|the) (?:app|tool|platform|idea)\b/i
/** Links, addresses, long numbers. */
export const LEAK = /https?:|www\.|@|\d{6,}/i
/** Where the subject is sensitive. */
export const TACTLESS = /!|\b(?:fun|annoying|hassle)\b/i
export const MONEY_OR_MORE = /\b(?:cost|pay|paid|price|reach you|second chat)\b/i

/** Answers that come last. */
export const LAST_ANSWER = /^(?:none of these|i[’']d rather not say)$/i

/** The most words of a text. */
export const MOST_WORDS = { question: 22, answer: 12, line: 20, topic: 6 } as const

/** Two questions ask the same when they share this much of their words, the brief's aside. */
export const ALIKE = 0.7

/** How many questions of a guide must be about its subject. */
export const LEAST_SHARE = { sensitive: 0.15, sparse: 0.12, full: 0.2 } as const
