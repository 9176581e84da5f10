import type { Brief } from '@wattle/contract/brief'
import { lintQuestion } from '@wattle/contract/lint'
import { isNoneOption } from '@wattle/contract/screener'
import { wordSet } from './brief/clean.ts'
import { article } from './brief/nouns.ts'
import { HIDING_QUESTIONS } from './content/screener.ts'
import { STOP_WORDS } from './content/words.ts'
import type {
  AudienceDraft,
  GuideDraft,
  OptionDraft,
  QuestionDraft,
  ScreenerDraft,
} from './drafts.ts'

const STOP = wordSet(STOP_WORDS)

const stemOf = (word: string): string =>
  word
    .toLowerCase()
    .replace(/[’'].*$/, '')
    .replace(/e?s$/, '')
    .replace(/(?:ing|ed|er)$/, '')
    .slice(0, 6)

/** Words of three letters or more that say what a text is about, without their endings. */
export function contentStems(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}[\p{L}’'-]*/gu) ?? [])
    .filter((word) => word.length >= 3 && !STOP.has(word.replace(/[’'].*$/, '')))
    .map(stemOf)
}

export const sharesStem = (one: string, other: string): boolean => {
  const stems = new Set(contentStems(one))
  return contentStems(other).some((stem) => stems.has(stem))
}

export const sharedCount = (words: Set<string>, others: Set<string>): number =>
  [...words].filter((word) => others.has(word)).length

const BANNED =
  /\b(?:caused trouble|trouble with|worst day|deal with|dealt with|do to your plans|how many hours|first sketch|first become part|pain point|usually|typically|interested in)\b|\b(?:our|the) (?:app|tool|platform|idea)\b/i

const wordCount = (text: string) => text.split(/\s+/).length

/** Written badly, whatever it is. */
function isIllFormed(text: string): boolean {
  if (/[{}†‡°<>]|undefined| {2}|^\s|\s$|^$/.test(text) || !/^[\p{Lu}\d]/u.test(text)) return true
  if (/\b(\p{L}+) \1\b/iu.test(text)) return true
  return [...text.matchAll(/\b(an?) ([\p{L}\d-]+)/giu)].some(
    ([, used = '', word = '']) => used.toLowerCase() !== article(word) && !/^[A-Z]+$/.test(word),
  )
}

/** Says a word twice; a brief may do so itself. */
export const isDoubled = (text: string) => {
  const stems = contentStems(text.replace(/\b(\p{L}+) to \1\b/giu, ''))
  return new Set(stems).size < stems.length
}

const NEVER_IN_TACT = /!|\b(?:fun|annoying|hassle)\b/i

const LIMITS = { question: 22, answer: 12, line: 20, topic: 6 } as const

/** The first gate that a text fails, by name. */
export function faultOf(
  text: string,
  kind: keyof typeof LIMITS,
  {
    answers,
    isTactful = false,
    mayRepeat = false,
  }: { answers?: readonly string[]; isTactful?: boolean; mayRepeat?: boolean } = {},
): string | undefined {
  if (isIllFormed(text)) return 'fill-ins'
  if (wordCount(text) > LIMITS[kind]) return 'length'
  if (isTactful && NEVER_IN_TACT.test(text)) return 'tact'
  if (kind !== 'question') return BANNED.test(text) ? 'banned' : undefined
  if (!mayRepeat && isDoubled(text)) return 'doubled'
  if (lintQuestion(text, answers)) return 'lint'
  return BANNED.test(text) ? 'banned' : undefined
}

/** Text that must never reach a draft: links, addresses, long numbers. */
const LEAK = /https?:|www\.|@|\d{6,}/i

export function audienceFault({ lines }: AudienceDraft): string | undefined {
  if (lines.length < 3 || lines.length > 6) return 'counts'
  if (!areDistinct(lines.map(({ text }) => text))) return 'alike'
  return firstFault(lines.map(({ text }) => leak(text) ?? faultOf(text, 'line')))
}

export function screenerFault(
  { questions }: ScreenerDraft,
  mostQuestions: number,
): string | undefined {
  if (questions.length < 5 || questions.length > mostQuestions) return 'counts'
  if (!areDistinct(questions.map(({ question }) => question))) return 'alike'
  const [gateAt] = questions.flatMap(({ id }, at) => (id === 'gate' || id === 'when' ? [at] : []))
  return firstFault([
    ...questions.map(questionFault),
    ...questions.map((_question, at) => giveAway(questions, at, gateAt ?? -1)),
  ])
}

const LAST_ANSWER = /^(?:none of these|i[’']d rather not say)$/i

export function questionFault({
  id,
  question,
  type,
  rule,
  options,
}: QuestionDraft): string | undefined {
  const texts = options.map(({ text }) => text)
  const wanted = options.filter(({ mustMatch }) => mustMatch)
  // Consent needs three sentences; the others one.
  const stem = id === 'consent' ? (question.split('. ')[0] ?? question) : question
  const fault =
    leak([question, ...texts].join(' ')) ??
    faultOf(stem, 'question', { answers: texts }) ??
    firstFault(texts.map((text) => faultOf(text, 'answer')))
  if (fault) return fault
  const isLast = texts.every((text, at) => !LAST_ANSWER.test(text) || at >= texts.length - 2)
  const isMarked =
    rule === 'NOTE' ? wanted.length === 0 : wanted.length > 0 && wanted.length < texts.length
  const isSingle = type === 'MULTIPLE_CHOICE' || rule === 'REJECT' || wanted.length <= 2
  const isSound =
    texts.length >= 3 && texts.length <= 8 && areDistinct(texts) && isLast && isMarked && isSingle
  if (!isSound) return 'answers'
  return id === 'gate' || id === 'problem' ? distractorFault(options) : undefined
}

export const isDistractor = ({ text, mustMatch }: OptionDraft): boolean =>
  !mustMatch && !isNoneOption(text)

function distractorFault(options: OptionDraft[]): string | undefined {
  const [wanted] = options.filter(({ mustMatch }) => mustMatch)
  const others = options.filter(isDistractor)
  if (!wanted || others.length < 3 || others.some(({ text }) => sharesStem(text, wanted.text)))
    return 'distractors'
  const longest = Math.max(...others.map(({ text }) => wordCount(text)))
  return wordCount(wanted.text) > longest + 5 ? 'wanted length' : undefined
}

/** An earlier question must not show what a later one wants to hear. */
function giveAway(questions: QuestionDraft[], at: number, gateAt: number): string | undefined {
  const stem = questions[at]?.question ?? ''
  const gate = questions[gateAt]
  const isBefore = at <= gateAt && gate?.id === 'gate'
  const wantedAtGate = gate?.options.find(({ mustMatch }) => mustMatch)?.text ?? ''
  if (isBefore && sharesStem(stem, wantedAtGate)) return 'give-away'
  const hidden = questions
    .slice(at + 1)
    .filter(({ id }) => HIDING_QUESTIONS.includes(id))
    .flatMap(({ options }) => options.filter(({ mustMatch }) => mustMatch).map(({ text }) => text))
  return hidden.some((text) => stem.toLowerCase().includes(text.toLowerCase()))
    ? 'give-away'
    : undefined
}

export type GuideRules = {
  isSensitive: boolean
  isOther: boolean
  /** What went wrong or what is used today isn't known. */
  isSparse: boolean
}

export function guideFault(
  { parts }: GuideDraft,
  brief: Brief,
  rules: GuideRules,
): string | undefined {
  const questions = parts.flatMap((part) => part.questions.map(({ question }) => question))
  const least = rules.isSensitive ? 2 : 3
  const isCounted =
    parts.length >= 6 &&
    parts.length <= 7 &&
    parts.every((part) => part.questions.length >= least && part.questions.length <= 4)
  if (!isCounted) return 'counts'
  const mayRepeat = isDoubled(brief.do)
  const fault = firstFault([
    ...parts.map(({ topic }) => faultOf(topic, 'topic')),
    ...questions.map(
      (text) =>
        leak(text) ?? faultOf(text, 'question', { isTactful: rules.isSensitive, mayRepeat }),
    ),
    areAlike(questions, brief) ? 'alike' : undefined,
    ideaShare(questions, brief) < leastShare(rules) ? 'idea words' : undefined,
  ])
  if (fault || !rules.isSensitive) return fault
  // Who asks about an overdue bill speaks of paying it.
  const isMoney = MONEY_OR_MORE.test(briefText(brief))
  const isTactless = (text: string) => MONEY_OR_MORE.test(withoutBriefWords(text, brief))
  return !isMoney && questions.some(isTactless) ? 'sensitive' : undefined
}

const MONEY_OR_MORE = /\b(?:cost|pay|paid|price|reach you|second chat)\b/i

/** What a guide must reach, and what it aims for where it can. */
export function leastShare({ isSensitive, isOther, isSparse }: GuideRules): number {
  if (isSensitive) return 0.15
  return isOther || isSparse ? 0.12 : 0.2
}
export const GOOD_SHARE = 0.5

const briefText = ({ who, place, do: does, one, wrong, today, others, forms }: Brief) =>
  [who, place, does, one, wrong, ...today, others, ...Object.values(forms)].join(' ')

/** How many questions are about the researcher's own subject. */
export function ideaShare(questions: string[], brief: Brief): number {
  const text = briefText(brief)
  return (
    questions.filter((question) => sharesStem(question, text)).length /
    Math.max(questions.length, 1)
  )
}

const wordsOfBriefs = new WeakMap<Brief, Set<string>>()

function wordsOf(brief: Brief): Set<string> {
  const known = wordsOfBriefs.get(brief)
  if (known) return known
  const words = new Set(
    briefText(brief)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [],
  )
  wordsOfBriefs.set(brief, words)
  return words
}

function withoutBriefWords(text: string, brief: Brief): string {
  const own = wordsOf(brief)
  return (text.toLowerCase().match(/[\p{L}’']+/gu) ?? []).filter((word) => !own.has(word)).join(' ')
}

/** Two questions that ask the same: 70% of their words, the brief's aside. */
export function isAlike(one: string, other: string, brief: Brief, share = 0.7): boolean {
  if (one === other) return true
  const words = new Set(withoutBriefWords(one, brief).split(' '))
  const others = new Set(withoutBriefWords(other, brief).split(' '))
  const shared = sharedCount(words, others)
  return shared / (words.size + others.size - shared) >= share
}

function areAlike(questions: string[], brief: Brief): boolean {
  return questions.some((one, at) =>
    questions.slice(at + 1).some((other) => isAlike(one, other, brief)),
  )
}

const leak = (text: string) => (LEAK.test(text) ? 'leak' : undefined)
const areDistinct = (texts: string[]) =>
  new Set(texts.map((text) => text.toLowerCase())).size === texts.length
const firstFault = (faults: (string | undefined)[]) => faults.find((fault) => fault !== undefined)
