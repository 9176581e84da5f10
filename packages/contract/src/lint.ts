import {
  asQuestion,
  DEEDS,
  deed,
  IN_A_TALK,
  lastTime,
  type Plain,
  WITH_ANSWERS,
} from './rewording.ts'

/**
 * Faults in a question's wording that lead to answers researchers can't learn from. We only show a
 * hint, and the researcher decides.
 */
export const FAULTS = [
  'leading',
  'hypothetical',
  'double-barrelled',
  'give-away',
  'pitching',
] as const
export type Fault = (typeof FAULTS)[number]

export type Finding = {
  fault: Fault
  /** The flagged words, as the researcher typed them. */
  words: string
  /** What's wrong with those words. */
  hint: string
  /** A better question, which has none of these faults. */
  rewrite: string
}

type Rule = {
  fault: Fault
  pattern: RegExp
  hint: string
  /**
   * Writes a better question from the match. `plain` has fallback questions, for matches we can't
   * reword.
   */
  rewrite: (caught: RegExpExecArray, plain: Plain) => string
}

const NEGATED = "(?:don|doesn|didn|isn|aren|wasn|weren|won|wouldn|shouldn|couldn|haven|hasn|can)'?t"
const ASKING = 'who|what|when|where|why|which|how'
const OFTEN = 'usually|typically|normally|generally'

/**
 * "Can you tell me about ..." is fine, because people hear it as a request and not as a yes/no
 * question.
 */
const REQUEST =
  /^(?:can|could|would|will) you (?:please )?(?:tell|describe|walk|take|show|explain|share|say|name|give|list)\b/i

/** The rules, most serious first. We only show the first match. */
const RULES: Rule[] = [
  {
    fault: 'pitching',
    pattern:
      /\bhow much (?:would|could|might) (?:you|your \w+) (?:be willing to )?(?:pay|spend)\b/i,
    hint: 'puts a price on something that doesn’t exist yet. Ask what it costs them now.',
    rewrite: (_caught, { paid }) => paid,
  },
  {
    fault: 'pitching',
    pattern:
      /\b(?:(?:our|my|this new) (?:tool|service|software)|(?:our|my|this new|the) (?:app|platform|idea|product|solution|startup|prototype))\b/i,
    hint: 'sells the idea instead of learning. Ask about their life, not about the idea.',
    rewrite: (_caught, { today }) => today,
  },
  {
    fault: 'pitching',
    pattern: /\bhow (?:useful|helpful|valuable|interested|excited|appealing|attractive)\b/i,
    hint: 'asks for a compliment. Ask what they do about it now.',
    rewrite: (_caught, { today }) => today,
  },
  {
    fault: 'leading',
    pattern: new RegExp(
      `\\b(?:${NEGATED} (?:you|it|they|we|this|that)\\b|(?:would|do) you agree\\b|surely\\b|obviously\\b|of course\\b)`,
      'i',
    ),
    hint: 'tells them what to answer. Let them say how it was.',
    rewrite: (_caught, { lastTime: last }) => last,
  },
  {
    fault: 'leading',
    pattern:
      /\b(?:how|what) (?:much|frustrating|annoying|difficult|hard|painful|stressful|terrible|great|amazing|easy)\b(?= (?:is|was|are|were|do you (?:love|hate|like)))/i,
    hint: 'already names the feeling. Ask what happened, and listen for it.',
    rewrite: (_caught, { lastTime: last }) => last,
  },
  {
    fault: 'hypothetical',
    pattern: /\b(?:imagine|suppose|what if|if there (?:was|were)|if you (?:could|had))\b/i,
    hint: 'asks about something hypothetical. Ask what actually happened.',
    rewrite: (_caught, { lastTime: last }) => last,
  },
  {
    fault: 'hypothetical',
    pattern: /\bhow (?:likely|willing|often) (?:are|would) (?:you|they)(?: be)?(?: to)? (.+)/i,
    hint: 'asks for a forecast. Ask what they did.',
    rewrite: ([, rest = ''], plain) => lastTime(rest, plain),
  },
  {
    fault: 'hypothetical',
    pattern: /\b(?:would|could|might|will) you (.+)/i,
    hint: 'asks for a promise. Ask what they did.',
    rewrite: ([, rest = ''], plain) => lastTime(rest, plain),
  },
  {
    fault: 'hypothetical',
    pattern: new RegExp(`^(${ASKING}) do you (?:${OFTEN}) (.+)`, 'i'),
    hint: 'asks for an average, which nobody remembers. Ask about one time.',
    rewrite: ([, asking = '', rest = '']) => `${asking} did you ${deed(rest)} the last time?`,
  },
  {
    fault: 'hypothetical',
    pattern: new RegExp(`\\b(?:${OFTEN})\\b`, 'i'),
    hint: 'asks for an average, which nobody remembers. Ask about one time.',
    rewrite: (_caught, { lastTime: last }) => last,
  },
  {
    fault: 'double-barrelled',
    pattern: new RegExp(`^(.*\\b(?:${ASKING})\\b.*?),? (?:and|or) (?=(?:${ASKING})\\b)`, 'i'),
    hint: 'asks two things at once, so one goes unanswered. Ask the second one separately.',
    rewrite: ([, first = '']) => asQuestion(first),
  },
  {
    fault: 'double-barrelled',
    pattern: /^(.*?)\?.*\?/,
    hint: 'asks two things at once, so one goes unanswered. Ask the second one separately.',
    rewrite: ([, first = '']) => asQuestion(first),
  },
  {
    fault: 'double-barrelled',
    pattern: /\band\/or\b/i,
    hint: 'asks two things at once, so one goes unanswered. Ask the second one separately.',
    rewrite: ({ input, index }) => asQuestion(input.slice(0, index)),
  },
  {
    fault: 'double-barrelled',
    pattern: new RegExp(
      `^((?:${ASKING})\\b.*\\b(?:do|did|have) you\\b(?!.*\\b(?:between|both)\\b).+?),? (?:and|or) (?:${DEEDS}) \\w`,
      'i',
    ),
    hint: 'asks two things at once, so one goes unanswered. Ask the second one separately.',
    rewrite: ([, first = '']) => asQuestion(first),
  },
  {
    fault: 'give-away',
    pattern: /^(?:are|aren't) you (?:an?|the|one of)\b|^as an? (?:\w+ ){1,4}?who\b/i,
    hint: 'gives away who you’re looking for. Offer it as one of several options.',
    rewrite: (_caught, { who }) => who,
  },
  {
    fault: 'give-away',
    pattern: /^(?:have|has) you(?:r \w+)?(?: ever)? (.+)/i,
    hint: 'invites the yes you obviously want. Ask how often, or when.',
    rewrite: ([, rest = '']) => `How many times in the last 12 months have you ${deed(rest)}?`,
  },
  {
    fault: 'give-away',
    pattern: /^(?:do|did|can) you (.+)/i,
    hint: 'invites the yes you obviously want. Ask how often, or when.',
    rewrite: ([, rest = ''], plain) => lastTime(rest, plain),
  },
  {
    fault: 'give-away',
    pattern: /^(?:do|does|did|is|are|was|were|have|has|can|will|would|should)\b/i,
    hint: 'invites the yes you obviously want. Let them choose, or tell you about it.',
    rewrite: (_caught, { lastTime: last }) => last,
  },
]

const YES_OR_NO = /^(?:yes|no|not sure|maybe|i don[’']t know)\b/i

const areYesAndNo = (options: readonly string[]) =>
  options.some((text) => /^yes\b/i.test(text)) &&
  options.some((text) => /^no\b/i.test(text)) &&
  options.every((text) => text.trim() === '' || YES_OR_NO.test(text.trim()))

/** We don't check a text with fewer words, because it isn't a question yet. */
const LEAST_WORDS = 3

/** Returns the first fault in a question. `options` are a choice question's options. */
export function lintQuestion(text: string, options?: readonly string[]): Finding | undefined {
  const question = text.trim().replaceAll('’', "'")
  if (question.split(/\s+/).length < LEAST_WORDS) return undefined
  if (REQUEST.test(question) && !/\?.*\?/.test(question)) return undefined
  const found = findingIn(question, options ? WITH_ANSWERS : IN_A_TALK)
  if (found || !areYesAndNo(options ?? [])) return found
  return {
    fault: 'give-away',
    words: 'Yes or no',
    hint: 'shows which answer you want. Offer other things they may have done.',
    rewrite: 'Which of these did you do in the last 4 weeks?',
  }
}

function findingIn(question: string, plain: Plain): Finding | undefined {
  for (const { fault, pattern, hint, rewrite } of RULES) {
    const caught = pattern.exec(question)
    if (!caught) continue
    return {
      fault,
      words: wordsOf(caught),
      hint,
      rewrite: soundRewrite(rewrite(caught, plain), plain),
    }
  }
  return undefined
}

/** The words to quote in the hint. If the match is long, only its first two words. */
function wordsOf([caught]: RegExpExecArray): string {
  const words = caught
    .trim()
    .replace(/[,?]+$/, '')
    .split(/\s+/)
  const shown = words.length > 3 ? words.slice(0, 2) : words
  const text = shown.join(' ').replaceAll("'", '’')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

/** Returns the rewritten question, or a plain one if the rewritten one still has a fault. */
function soundRewrite(text: string, { lastTime: instead }: Plain): string {
  const isSound = RULES.every(({ pattern }) => !pattern.test(text))
  return isSound ? text : instead
}
