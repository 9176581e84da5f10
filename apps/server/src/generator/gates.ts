import type { Brief } from '@wattle/contract/brief'
import { lintQuestion } from '@wattle/contract/lint'
import { isMet } from '@wattle/contract/question-rules'
import { isNoneOption } from '@wattle/contract/respondent'
import { screenerErrors } from '@wattle/contract/screener-errors'
import { article, contentStems, sharedCount, sharesStem } from './brief/english.ts'
import * as limits from './content/gates.ts'
import { HIDING_QUESTIONS, RATHER_NOT } from './content/screener.ts'
import { MAX_CHANCE, MAX_CHANCE_WHEN_SHORT, MAX_QUESTIONS } from './content/screener-plan.ts'
import type { AudienceDraft, GuideDraft, QuestionDraft, ScreenerDraft } from './drafts.ts'
import { sensitiveType } from './facts.ts'

/** Gates are checks that every draft must pass. This is the name of the one that failed, if any. */
type Fault = string | undefined

const firstFailed = (gates: Record<string, boolean>): Fault =>
  Object.keys(gates).find((name) => gates[name])

const firstFault = <T>(items: readonly T[], faultIn: (item: T) => Fault): Fault =>
  items.map(faultIn).find((fault) => fault !== undefined)

const isOutside = (count: number, least: number, most: number) => count < least || count > most
const wordCount = (text: string) => text.split(/\s+/).length
const hasDuplicates = (texts: string[]) =>
  new Set(texts.map((text) => text.toLowerCase())).size < texts.length

/** Catches unfilled placeholders, repeated words, stray spaces and wrong articles. */
const isMalformed = (text: string) =>
  /[{}<>]|undefined| {2}|^\s|\s$|^$/.test(text) ||
  !/^[\p{Lu}\d]/u.test(text) ||
  /\b(\p{L}+) \1\b/iu.test(text) ||
  [...text.matchAll(/\b(an?) ([\p{L}\d-]+)/giu)].some(
    ([, used = '', word = '']) => used.toLowerCase() !== article(word) && !/^[A-Z]+$/.test(word),
  )

/** Whether a text uses the same word twice. Callers allow that if the brief does it too. */
const hasRepeatedWord = (text: string) => {
  const stems = contentStems(text.replace(/\b(\p{L}+) (?:to|of) \1\b/giu, ''))
  return new Set(stems).size < stems.length
}

type TextKind = keyof typeof limits.MAX_WORDS
type TextOptions = { answers?: readonly string[]; isTactful?: boolean; mayRepeat?: boolean }

/** What a guide's questions may say, depending on the brief. */
export const guideOptions = (brief: Brief) => ({
  isTactful: sensitiveType(brief) !== undefined,
  mayRepeat: hasRepeatedWord(brief.do),
})

/** Returns the name of the first gate that the text fails. */
export function faultOf(text: string, kind: TextKind, options: TextOptions = {}): Fault {
  const { answers, isTactful = false, mayRepeat = false } = options
  const isQuestion = kind === 'question'
  return firstFailed({
    'fill-ins': isMalformed(text),
    length: wordCount(text) > limits.MAX_WORDS[kind],
    tact: isTactful && limits.TACTLESS.test(text),
    doubled: isQuestion && !mayRepeat && hasRepeatedWord(text),
    lint: isQuestion && lintQuestion(text, answers) !== undefined,
    banned: limits.BANNED.test(text),
    leak: limits.LEAK.test(text),
  })
}

export function audienceFault({ lines }: AudienceDraft): Fault {
  const texts = lines.map(({ text }) => text)
  const gates = { counts: isOutside(lines.length, 3, 6), alike: hasDuplicates(texts) }
  return firstFailed(gates) ?? firstFault(texts, (text) => faultOf(text, 'line'))
}

export function screenerFault({ questions }: ScreenerDraft, brief: Brief): Fault {
  const fault = firstFailed({
    counts: isOutside(questions.length, 5, MAX_QUESTIONS),
    alike: hasDuplicates(questions.map(({ question }) => question)),
    spread: !isWellSpread(questions, brief),
    'give-away': questions.some(givesAway),
    sensitive: sensitiveType(brief) !== undefined && !isConsiderate(questions, brief),
  })
  return fault ?? firstFault(questions, questionFault)
}

/**
 * Whether a screener first asks for consent, and then, up to the question about talking to us, lets
 * people decline to answer and doesn't mention money.
 */
function isConsiderate([first, ...others]: QuestionDraft[], brief: Brief): boolean {
  const talkAt = others.findIndex(({ id }) => id === 'talk')
  const asked = others.slice(0, talkAt)
  const maySkip = asked.every(({ options }) => options.some(({ text }) => text === RATHER_NOT))
  const stems = asked.map(({ question }) => question)
  return first?.id === 'consent' && maySkip && !mentionsMoney(stems, brief)
}

const wantedIn = ({ options }: QuestionDraft) =>
  options.flatMap(({ text, mustMatch }) => (mustMatch ? [text] : []))

function questionFault(draft: QuestionDraft): Fault {
  const { id, question, options } = draft
  const texts = options.map(({ text }) => text)
  // The consent question has three sentences, so we only check its first.
  const stem = id === 'consent' ? question.replace(/\. .*$/, '') : question
  const hasLast = texts.slice(0, -2).some((text) => limits.LAST_ANSWER.test(text))
  const isUnusable = screenerErrors([judged(draft)]).length > 0
  const hides = id === 'gate' || id === 'problem'
  const [wanted = ''] = wantedIn(draft)
  const others = texts.filter((text) => !isNoneOption(text) && text !== wanted)
  return (
    faultOf(stem, 'question', { answers: texts }) ??
    firstFault(texts, (text) => faultOf(text, 'answer')) ??
    firstFailed({
      answers: isOutside(texts.length, 3, 8) || hasDuplicates(texts) || hasLast || isUnusable,
      distractors: hides && (others.length < 3 || others.some((text) => sharesStem(text, wanted))),
      'wanted length': hides && wordCount(wanted) > Math.max(...others.map(wordCount)) + 5,
    })
  )
}

/**
 * Whether a question mentions the wanted answer to a later one. Up to the gate question, even one
 * word of the gate's wanted answer gives it away.
 */
function givesAway({ id, question }: QuestionDraft, at: number, questions: QuestionDraft[]) {
  const later = questions.slice(at + 1).filter(({ id }) => HIDING_QUESTIONS.includes(id))
  const gate = questions.slice(at).filter((one) => one.id === 'gate')
  return (
    later.flatMap(wantedIn).some((text) => question.toLowerCase().includes(text.toLowerCase())) ||
    // The consent question has to name the subject.
    (id !== 'consent' && gate.flatMap(wantedIn).some((text) => sharesStem(question, text)))
  )
}

export function guideFault({ parts }: GuideDraft, brief: Brief): Fault {
  const options = guideOptions(brief)
  const questions = parts.flatMap((part) => part.questions.map(({ question }) => question))
  const isAlike = alikeFor(brief)
  const isEcho = (one: string, at: number) =>
    questions.slice(0, at).some((two) => isAlike(one, two))
  const isMiscounted = parts.some((part) => isOutside(part.questions.length, 2, 4))
  const hasKind = brief.kind !== null && brief.kind !== 'OTHER' && brief.one !== ''
  const isFull = hasKind && brief.wrong !== '' && brief.today.length > 0
  const minShare = limits.MIN_SHARE[options.isTactful ? 'sensitive' : isFull ? 'full' : 'sparse']
  return (
    firstFailed({ counts: isOutside(parts.length, 6, 7) || isMiscounted }) ??
    firstFault(parts, ({ topic }) => faultOf(topic, 'topic')) ??
    firstFault(questions, (text) => faultOf(text, 'question', options)) ??
    firstFailed({
      alike: questions.some(isEcho),
      'idea words': ideaShare(questions, brief) < minShare,
      sensitive: options.isTactful && mentionsMoney(questions, brief),
    })
  )
}

/**
 * Whether a text mentions money or another interview in words that aren't in the brief. A project
 * about overdue bills has to mention paying.
 */
const mentionsMoney = (texts: string[], brief: Brief): boolean =>
  !limits.MONEY_OR_MORE.test(briefText(brief)) &&
  limits.MONEY_OR_MORE.test(texts.flatMap(withoutWordsOf(brief)).join(' '))

const briefText = ({ who, place, do: does, one, wrong, today, others, forms }: Brief) =>
  [who, place, does, one, wrong, ...today, others, ...Object.values(forms)].join(' ')

/** The share of questions that use words from the brief. */
export function ideaShare(questions: string[], brief: Brief): number {
  const text = briefText(brief)
  const about = questions.filter((question) => sharesStem(question, text))
  return about.length / Math.max(questions.length, 1)
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}’']+/gu) ?? []

function withoutWordsOf(brief: Brief): (text: string) => string[] {
  const own = new Set(wordsOf(briefText(brief)))
  return (text) => wordsOf(text).filter((word) => !own.has(word))
}

/** Returns a function that says whether two questions sound alike, ignoring the brief's words. */
export function alikeFor(brief: Brief) {
  const bare = withoutWordsOf(brief)
  return (one: string, other: string, share: number = limits.ALIKE): boolean => {
    const [words, others] = [new Set(bare(one)), new Set(bare(other))]
    const shared = sharedCount(words, others)
    return one === other || shared / (words.size + others.size - shared) >= share
  }
}

/** A way of answering: returns the positions of the options to choose. */
type Answers = (question: QuestionDraft) => number[]

/** The contract's rules need ids, so each option's position becomes its id. */
const judged = (question: QuestionDraft) => ({
  ...question,
  id: 0,
  options: question.options.map((option, id) => ({ ...option, id })),
})

const meets = (question: QuestionDraft, chosen: number[]) =>
  isMet(judged(question), { chosen: new Set(chosen) })

/** Positions of the options that are each enough to qualify. */
const qualifying = (question: QuestionDraft): number[] =>
  [...question.options.keys()].filter((at) => meets(question, [at]))

/**
 * Checks that nobody is likely to qualify without reading, and that no position has more than half
 * of the qualifying answers.
 */
export function isWellSpread(questions: QuestionDraft[], brief: Brief): boolean {
  const deciding = questions.filter(({ rule }) => rule !== 'NOTE')
  const chances = deciding.map((one) => qualifying(one).length / one.options.length)
  const chance = chances.reduce((product, share) => product * share, 1)
  return (
    !CARELESS.some((answers) => deciding.every((one) => meets(one, answers(one)))) &&
    chance > 0 &&
    chance <= (brief.do ? MAX_CHANCE : MAX_CHANCE_WHEN_SHORT) &&
    hasNoDominantPosition(deciding.flatMap(qualifying))
  )
}

const POSITIONS = [0, 1, 2, 3, 4, 5, 6, 7]

/** Ways to answer without reading: always the same position, always the middle, or every option. */
const CARELESS: Answers[] = [
  ...POSITIONS.flatMap((at): Answers[] => [
    ({ options }) => [Math.min(at, options.length - 1)],
    ({ options }) => [Math.max(options.length - 1 - at, 0)],
  ]),
  ({ options }) => [Math.floor((options.length - 1) / 2)],
  ({ type, options }) => (type === 'SINGLE_CHOICE' ? [0] : [...options.keys()]),
  ({ ordered, options }) => [ordered ? options.length - 1 : 0],
]

const hasNoDominantPosition = (positions: number[]): boolean =>
  positions.every((at) => positions.filter((other) => other === at).length <= positions.length / 2)
