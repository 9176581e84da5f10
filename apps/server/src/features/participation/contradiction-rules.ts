import type { ContradictionDetails, ContradictionKind } from '@wattle/contract/contradiction'
import { SAME_PLACES } from '@wattle/contract/contradiction'

/** One answer about a profile field: the labels of the chosen options, or a number. */
export type Answer = {
  field: string
  answer: string[] | number
  questionId: number | null
  /** True if we worked out the year of birth from an age, so it can be a year off. */
  isFromAge?: boolean
}

export type EarlierAnswer = Answer & { from: 'PROFILE' | 'EARLIER_STUDY'; at: Date }

/** Everything we compare about someone who has just finished a screener. */
export type Facts = {
  at: Date
  now: Answer[]
  /** The person's earlier answers, newest first. */
  before: EarlierAnswer[]
  /** How long the person took, from pressing Start to finishing. */
  seconds: number
  questions: number
  /** The positions the person chose in questions whose options we shuffle. */
  places: number[]
}

export type Signal = {
  kind: ContradictionKind
  questionId: number | null
  details: ContradictionDetails
  /** Signals with the same topic count as one. A new job, for example, changes several answers. */
  topic: string
}

const DAY_MS = 24 * 3_600_000
/**
 * People move house, change jobs and start families, so we ignore answers on these topics that are
 * older than this.
 */
const CHANGES_WITHIN_DAYS = 90
const SECONDS_A_QUESTION = 2
const FEWEST_QUESTIONS = 3

const TOPICS: Record<string, string> = {
  'birth-year': 'birth-year',
  state: 'home',
  household: 'household',
  'work-status': 'job',
  occupation: 'job',
  industry: 'job',
  'business-size': 'job',
  languages: 'languages',
}
const CHANGING = new Set(['home', 'household', 'job'])

const SIZES = ['Just me', '2 to 9', '10 to 49', '50 to 199', '200 or more']
const OWN_BUSINESS = ['Sole trader or self-employed', 'Business owner with staff']
const EMPLOYED = ['Employee, full-time', 'Employee, part-time', 'Shift worker']
const WITHOUT_WORK = ['Looking for work', 'Retired', 'Not working for another reason']
const NO_JOB = ['No paid job', 'I don’t do paid work', 'Another job', 'Another industry']

/**
 * The contradictions a recruiter should ask the person about. A different year of birth is enough
 * on its own. Anything else needs signals on two topics. We never decide anything based on them.
 */
export function findContradictions(facts: Facts): Signal[] {
  const signals = [...againstEarlier(facts), ...withinScreener(facts), ...manner(facts)]
  const topics = new Set(signals.map(({ topic }) => topic))
  return topics.has('birth-year') || topics.size >= 2 ? signals : []
}

function againstEarlier({ now, before, at }: Facts): Signal[] {
  return now.flatMap((answer) => {
    const topic = TOPICS[answer.field]
    if (!topic) return []
    const isRecent = (one: EarlierAnswer) =>
      !CHANGING.has(topic) || at.getTime() - one.at.getTime() <= CHANGES_WITHIN_DAYS * DAY_MS
    const earlier = before.find((one) => one.field === answer.field && isRecent(one))
    if (!earlier || agree(earlier, answer)) return []
    const details = { ...inWords(earlier, answer), beforeAt: earlier.at.toISOString() }
    return [{ kind: earlier.from, questionId: answer.questionId, details, topic }]
  })
}

/**
 * Pairs of answers in one screener that can't both be true, including two different answers about
 * the same field.
 */
function withinScreener({ now }: Facts): Signal[] {
  return now.flatMap((second, at) =>
    now.slice(0, at).flatMap((first): Signal[] => {
      const isSame = first.field === second.field
      if (isSame ? !TOPICS[second.field] || agree(first, second) : !excludes(first, second))
        return []
      const topic = isSame && second.field === 'birth-year' ? 'birth-year' : 'within'
      const details = inWords(first, second)
      return [{ kind: 'WITHIN_SCREENER', questionId: second.questionId, details, topic }]
    }),
  )
}

function manner({ seconds, questions, places }: Facts): Signal[] {
  const signals: Signal[] = []
  if (questions >= FEWEST_QUESTIONS && seconds < questions * SECONDS_A_QUESTION) {
    const details = { now: `${questions} questions in ${Math.round(seconds)} seconds` }
    signals.push({ kind: 'TOO_FAST', questionId: null, details, topic: 'fast' })
  }
  if (longestRun(places) >= SAME_PLACES)
    signals.push({ kind: 'SAME_PLACE', questionId: null, details: {}, topic: 'same place' })
  return signals
}

/** Whether two answers about the same field can both be true. */
function agree(one: Answer, other: Answer): boolean {
  if (typeof one.answer === 'number' || typeof other.answer === 'number') {
    // A typo or a birthday can cause a difference of one year. A year that we worked out from an
    // age can be one more off.
    const off = Math.abs(Number(one.answer) - Number(other.answer))
    return off <= (one.isFromAge || other.isFromAge ? 2 : 1)
  }
  const [first = '', second = ''] = [one.answer[0], other.answer[0]]
  if (one.answer.some((answer) => (other.answer as string[]).includes(answer))) return true
  switch (one.field) {
    case 'business-size':
      return Math.abs(SIZES.indexOf(first) - SIZES.indexOf(second)) <= 1
    case 'work-status':
      return !(
        (OWN_BUSINESS.includes(first) && EMPLOYED.includes(second)) ||
        (EMPLOYED.includes(first) && OWN_BUSINESS.includes(second)) ||
        (first === 'Retired') !== (second === 'Retired')
      )
    case 'occupation':
    case 'industry':
      return NO_JOB.includes(first) || NO_JOB.includes(second)
    default:
      return false
  }
}

/** Whether answers about two different fields contradict each other. */
function excludes(one: Answer, other: Answer): boolean {
  const answerTo = (field: string) =>
    [one, other].flatMap(({ field: about, answer }) =>
      about === field && typeof answer !== 'number' ? answer : [],
    )[0]
  const work = answerTo('work-status')
  const size = SIZES.indexOf(answerTo('business-size') ?? '')
  if (work === undefined || size < 0) return false
  return (
    (WITHOUT_WORK.includes(work) && size >= 1) ||
    (work === 'Sole trader or self-employed' && size >= 3) ||
    (work === 'Business owner with staff' && size === 0)
  )
}

const wordsOf = ({ answer }: Answer) =>
  typeof answer === 'number' ? String(answer) : answer.join(', ')

const inWords = (one: Answer, other: Answer) => ({
  field: other.field,
  before: wordsOf(one),
  now: wordsOf(other),
})

function longestRun(places: number[]): number {
  let [longest, run] = [0, 0]
  for (const [at, place] of places.entries()) {
    run = at > 0 && places[at - 1] === place ? run + 1 : 1
    longest = Math.max(longest, run)
  }
  return longest
}

const YEAR_QUESTION = /\b(what|which) year were you born\b|\byear of birth\b/i
const AGE_QUESTION = /^how old are you\b/i

/**
 * The year of birth that someone gives in a number question, directly or as an age. Goes by the
 * question's wording, because number questions can't be linked to profile fields.
 */
export function birthYearIn(question: string, answer: number, at: Date) {
  if (YEAR_QUESTION.test(question) && answer >= 1900) return { answer, isFromAge: false }
  if (AGE_QUESTION.test(question) && answer >= 14 && answer <= 110)
    return { answer: at.getUTCFullYear() - answer, isFromAge: true }
  return undefined
}
