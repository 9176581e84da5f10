import type { Brief } from '@wattle/contract/brief'
import { lintQuestion } from '@wattle/contract/lint'
import { isNoneOption } from '@wattle/contract/respondent'
import { screenerErrors } from '@wattle/contract/screener-errors'
import { article } from './brief/nouns.ts'
import * as limits from './content/gates.ts'
import { HIDING_QUESTIONS } from './content/screener.ts'
import { MAX_QUESTIONS } from './content/screener-plan.ts'
import type {
  AudienceDraft,
  GuideDraft,
  OptionDraft,
  QuestionDraft,
  ScreenerDraft,
} from './drafts.ts'
import { sensitiveType } from './facts.ts'
import { isWellSpread, judged } from './spread.ts'
import { contentStems, sharedCount, sharesStem } from './stems.ts'

/** The name of the gate that failed, if any. */
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
  /[{}°<>]|undefined| {2}|^\s|\s$|^$/.test(text) ||
  !/^[\p{Lu}\d]/u.test(text) ||
  /\b(\p{L}+) \1\b/iu.test(text) ||
  [...text.matchAll(/\b(an?) ([\p{L}\d-]+)/giu)].some(
    ([, used = '', word = '']) => used.toLowerCase() !== article(word) && !/^[A-Z]+$/.test(word),
  )

/** Whether a text repeats a word. We allow that if the brief does it too. */
export const hasRepeatedWord = (text: string) => {
  const stems = contentStems(text.replace(/\b(\p{L}+) (?:to|of) \1\b/giu, ''))
  return new Set(stems).size < stems.length
}

type TextOptions = { answers?: readonly string[]; isTactful?: boolean; mayRepeat?: boolean }

/** Returns the name of the first gate that the text fails. */
export function faultOf(
  text: string,
  kind: keyof typeof limits.MAX_WORDS,
  { answers, isTactful = false, mayRepeat = false }: TextOptions = {},
): Fault {
  const isQuestion = kind === 'question'
  return firstFailed({
    'fill-ins': isMalformed(text),
    length: wordCount(text) > limits.MAX_WORDS[kind],
    tact: isTactful && limits.TACTLESS.test(text),
    doubled: isQuestion && !mayRepeat && hasRepeatedWord(text),
    lint: isQuestion && lintQuestion(text, answers) !== undefined,
    banned: limits.BANNED.test(text),
  })
}

export function audienceFault({ lines }: AudienceDraft): Fault {
  const texts = lines.map(({ text }) => text)
  const fault = firstFailed({
    counts: isOutside(lines.length, 3, 6),
    alike: hasDuplicates(texts),
    leak: limits.LEAK.test(texts.join(' ')),
  })
  return fault ?? firstFault(texts, (text) => faultOf(text, 'line'))
}

/** `maxChance` is the highest acceptable chance of qualifying by ticking at random. */
export function screenerFault({ questions }: ScreenerDraft, maxChance: number): Fault {
  const fault = firstFailed({
    counts: isOutside(questions.length, 5, MAX_QUESTIONS),
    alike: hasDuplicates(questions.map(({ question }) => question)),
    spread: !isWellSpread(questions, maxChance),
  })
  return fault ?? firstFault(questions, questionFault) ?? giveAwayFault(questions)
}

const isWanted = ({ mustMatch }: OptionDraft) => mustMatch
export const isDistractor = (option: OptionDraft): boolean =>
  !isWanted(option) && !isNoneOption(option.text)

export function questionFault(draft: QuestionDraft): Fault {
  const { id, question, options } = draft
  const texts = options.map(({ text }) => text)
  // The consent question has three sentences, so we only check its first.
  const stem = id === 'consent' ? question.replace(/\. .*$/, '') : question
  const isCounted = !isOutside(texts.length, 3, 8)
  const isUsable = screenerErrors([judged(draft)]).length === 0
  const isLast = texts.every((text, at) => !limits.LAST_ANSWER.test(text) || at >= texts.length - 2)
  const hides = id === 'gate' || id === 'problem'
  return (
    (limits.LEAK.test([question, ...texts].join(' ')) ? 'leak' : undefined) ??
    faultOf(stem, 'question', { answers: texts }) ??
    firstFault(texts, (text) => faultOf(text, 'answer')) ??
    firstFailed({ answers: !isCounted || hasDuplicates(texts) || !isLast || !isUsable }) ??
    (hides ? distractorFault(options) : undefined)
  )
}

function distractorFault(options: OptionDraft[]): Fault {
  const wanted = options.find(isWanted)?.text ?? ''
  const others = options.filter(isDistractor).map(({ text }) => text)
  return firstFailed({
    distractors: others.length < 3 || others.some((text) => sharesStem(text, wanted)),
    'wanted length': wordCount(wanted) > Math.max(...others.map(wordCount)) + 5,
  })
}

/** Catches a question that gives away the answer to a later one, or to the gate. */
function giveAwayFault(questions: QuestionDraft[]): Fault {
  const wantedBy = (some: QuestionDraft[]) =>
    some.flatMap(({ options }) => options.filter(isWanted).map(({ text }) => text))
  const gateAt = questions.findIndex(({ id }) => id === 'gate')
  const [atGate = ''] = wantedBy(questions.slice(gateAt))
  const isGivenAway = questions.some(({ question }, at) => {
    const hidden = questions.slice(at + 1).filter(({ id }) => HIDING_QUESTIONS.includes(id))
    return (
      (at <= gateAt && sharesStem(question, atGate)) ||
      wantedBy(hidden).some((text) => question.toLowerCase().includes(text.toLowerCase()))
    )
  })
  return isGivenAway ? 'give-away' : undefined
}

export function guideFault({ parts }: GuideDraft, brief: Brief): Fault {
  const isTactful = sensitiveType(brief) !== undefined
  const questions = parts.flatMap((part) => part.questions.map(({ question }) => question))
  const isAlike = alikeFor(brief)
  const mayRepeat = hasRepeatedWord(brief.do)
  // For a sensitive subject, the guide may only mention money if the brief does, as with overdue
  // bills.
  const isAboutMoney = limits.MONEY_OR_MORE.test(briefText(brief))
  const isMiscounted = parts.some((part) => isOutside(part.questions.length, 2, 4))
  return (
    (isOutside(parts.length, 6, 7) || isMiscounted ? 'counts' : undefined) ??
    firstFault(parts, ({ topic }) => faultOf(topic, 'topic')) ??
    firstFault(questions, (text) => faultOf(text, 'question', { isTactful, mayRepeat })) ??
    firstFailed({
      leak: limits.LEAK.test(questions.join(' ')),
      alike: questions.some((one, at) =>
        questions.slice(at + 1).some((other) => isAlike(one, other)),
      ),
      'idea words': ideaShare(questions, brief) < minShare(brief),
      sensitive:
        isTactful &&
        !isAboutMoney &&
        limits.MONEY_OR_MORE.test(questions.map(withoutWordsOf(brief)).join('. ')),
    })
  )
}

export function minShare(brief: Brief): number {
  if (sensitiveType(brief)) return limits.MIN_SHARE.sensitive
  const hasKind = brief.kind !== null && brief.kind !== 'OTHER' && brief.one !== ''
  const isFull = hasKind && brief.wrong !== '' && brief.today.length > 0
  return limits.MIN_SHARE[isFull ? 'full' : 'sparse']
}

const briefText = ({ who, place, do: does, one, wrong, today, others, forms }: Brief) =>
  [who, place, does, one, wrong, ...today, others, ...Object.values(forms)].join(' ')

/** The share of questions that use words from the brief. */
export function ideaShare(questions: string[], brief: Brief): number {
  const text = briefText(brief)
  const about = questions.filter((question) => sharesStem(question, text))
  return about.length / Math.max(questions.length, 1)
}

function withoutWordsOf(brief: Brief): (text: string) => string {
  const own = new Set(
    briefText(brief)
      .toLowerCase()
      .match(/\p{L}+/gu),
  )
  return (text) =>
    (text.toLowerCase().match(/[\p{L}’']+/gu) ?? []).filter((word) => !own.has(word)).join(' ')
}

/** Compares two questions, ignoring the words that come from the brief. */
export function alikeFor(brief: Brief) {
  const bare = withoutWordsOf(brief)
  return (one: string, other: string, share: number = limits.ALIKE): boolean => {
    const [words, others] = [new Set(bare(one).split(' ')), new Set(bare(other).split(' '))]
    const shared = sharedCount(words, others)
    return one === other || shared / (words.size + others.size - shared) >= share
  }
}
