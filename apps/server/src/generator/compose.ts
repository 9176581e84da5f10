import type { Brief } from '@wattle/contract/brief'
import { composeAudience, editsOf, generalAudience } from './compose-audience.ts'
import { composeGuide, generalGuide, guideRules } from './compose-guide.ts'
import { composeScreener, generalScreener, MOST_QUESTIONS, type Rules } from './compose-screener.ts'
import { NOTICES } from './content/general.ts'
import type {
  AudienceDraft,
  BriefInput,
  GuideDraft,
  QuestionDraft,
  ScreenerDraft,
  ScreenerInput,
  Written,
} from './drafts.ts'
import { audienceFault, contentStems, guideFault, screenerFault } from './gates.ts'
import { isWellSpread } from './spread.ts'

/** The first draft that passes its gates; `onFault` hears which one failed. */
type Draft<T> = { content: T | undefined; fault: (content: T) => string | undefined }

export type OnFault = (gate: string) => void

function firstSound<T>(
  drafts: (() => Draft<T>)[],
  general: () => T,
  onFault: OnFault,
): { content: T; isGeneral: boolean } {
  for (const draft of drafts) {
    const { content, fault } = draft()
    const gate = content === undefined ? 'spread' : fault(content)
    if (content !== undefined && gate === undefined) return { content, isGeneral: false }
    onFault(gate ?? 'spread')
  }
  return { content: general(), isGeneral: true }
}

/** The brief itself, then without its kind. */
const versionsOf = (brief: Brief): Brief[] => {
  if (!brief.do) return []
  const isComplete = brief.kind !== null && brief.one !== ''
  const plain: Brief = { ...brief, kind: brief.kind === 'HEALTH' ? 'HEALTH' : 'OTHER', one: '' }
  return isComplete && brief.kind !== 'OTHER' ? [brief, plain] : [plain]
}

export function writeAudience(
  { brief, isUsable }: BriefInput,
  onFault: OnFault = () => {},
): Written<AudienceDraft> {
  const drafts = versionsOf(brief).map((version) => () => ({
    content: composeAudience(version),
    fault: audienceFault,
  }))
  const { content, isGeneral } = firstSound(drafts, () => generalAudience(brief), onFault)
  return written(content, brief, isUsable, isGeneral)
}

export function writeScreener(
  input: ScreenerInput,
  rules: Rules = 'today',
  onFault: OnFault = () => {},
): Written<ScreenerDraft> {
  const { brief, seed, isUsable, drafted, characteristics, bank = [] } = input
  const edits = editsOf(drafted, characteristics)
  const fault = (draft: ScreenerDraft) => screenerFault(draft, MOST_QUESTIONS[rules])
  const drafts = versionsOf(brief).map((version) => () => ({
    content: composeScreener(version, seed, rules, edits),
    fault,
  }))
  const general = () => {
    const draft = generalScreener(brief, seed, rules)
    if (!draft) throw new Error('the general screener cannot be arranged')
    return draft
  }
  const { content, isGeneral } = firstSound(drafts, general, onFault)
  const whole = written(
    withBankQuestion(content, brief, bank, MOST_QUESTIONS[rules]),
    brief,
    isUsable,
    isGeneral,
  )
  const [unasked] = drafted.length > 0 && !isGeneral ? edits.unasked : []
  if (!unasked) return { ...whole, unasked: null }
  const notice = [NOTICES.changedLine(unasked), whole.notice].filter(Boolean).join(' ')
  return { ...whole, notice, unasked }
}

export function writeGuide(
  { brief, seed, isUsable }: BriefInput,
  onFault: OnFault = () => {},
): Written<GuideDraft> {
  const drafts = versionsOf(brief).map((version) => () => ({
    content: composeGuide(version, seed),
    fault: (draft: GuideDraft) => guideFault(draft, version, guideRules(version)),
  }))
  const { content, isGeneral } = firstSound(drafts, () => generalGuide(brief, seed), onFault)
  return written(content, brief, isUsable, isGeneral)
}

function written<T>(content: T, brief: Brief, isUsable: boolean, isGeneral: boolean): Written<T> {
  return {
    content,
    engine: 'embedded',
    notice: noticeOf(brief, isUsable, isGeneral),
    reading: readingOf(brief),
  }
}

function noticeOf(brief: Brief, isUsable: boolean, isGeneral: boolean): string | null {
  if (!brief.who && !brief.do) return isUsable ? NOTICES.nothing : NOTICES.unusable
  if (!brief.do) return NOTICES.onlyWho
  if (isGeneral) return NOTICES.gated
  if (!brief.who) return NOTICES.onlyDo
  return brief.confirmed ? null : NOTICES.unconfirmed
}

/** "florists who order flowers"; nothing where only half of it is known. */
function readingOf({ who, do: does }: Brief): string | null {
  if (!who || !does) return null
  return / who /.test(who) ? who : `${who} who ${does}`
}

/** One question of the agency's own bank that suits the brief, where there is room and it does no harm. */
function withBankQuestion(
  screener: ScreenerDraft,
  brief: Brief,
  bank: NonNullable<ScreenerInput['bank']>,
  most: number,
): ScreenerDraft {
  const about = new Set(contentStems([brief.who, brief.do, brief.one, brief.wrong].join(' ')))
  const shared = ({ question }: { question: string }) =>
    contentStems(question).filter((stem) => about.has(stem)).length
  const suitable = bank
    .filter((question) => shared(question) > 0)
    .toSorted((one, other) => shared(other) - shared(one))
  for (const { question, type, options } of suitable) {
    const rule = type === 'SINGLE_CHOICE' ? 'ANY' : 'MATCH'
    const added: QuestionDraft = {
      id: 'bank',
      rule,
      question,
      type,
      options: [...options],
      ordered: false,
    }
    const at = screener.questions.findIndex(({ id }) => id === 'talk' || id === 'conflict')
    const questions = screener.questions.toSpliced(at, 0, added)
    if (!screenerFault({ questions }, most) && isWellSpread(questions, 0.02)) return { questions }
  }
  return screener
}
