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

/** Hears which gate a draft failed. */
export type OnFault = (gate: string) => void

type Piece<T> = {
  /** Undefined when no order of the answers is safe. */
  compose(brief: Brief): T | undefined
  fault(content: T, brief: Brief): string | undefined
  general(): T
}

/** The brief itself, then without its kind. */
const versionsOf = (brief: Brief): Brief[] => {
  if (!brief.do) return []
  const isComplete = brief.kind !== null && brief.one !== ''
  const plain: Brief = { ...brief, kind: brief.kind === 'HEALTH' ? 'HEALTH' : 'OTHER', one: '' }
  return isComplete && brief.kind !== 'OTHER' ? [brief, plain] : [plain]
}

/** The first draft that passes its gates, else the general one. */
function firstSound<T>(brief: Brief, { compose, fault, general }: Piece<T>, onFault?: OnFault) {
  for (const version of versionsOf(brief)) {
    const content = compose(version)
    const gate = content === undefined ? 'spread' : fault(content, version)
    if (content !== undefined && gate === undefined) return { content, isGeneral: false }
    onFault?.(gate ?? 'spread')
  }
  return { content: general(), isGeneral: true }
}

const written = <T>(
  { brief, isUsable }: BriefInput,
  { content, isGeneral }: { content: T; isGeneral: boolean },
): Written<T> => ({
  content,
  engine: 'embedded',
  notice: noticeOf(brief, isUsable, isGeneral),
  reading: readingOf(brief),
})

export function writeAudience(input: BriefInput, onFault?: OnFault): Written<AudienceDraft> {
  const general = () => generalAudience(input.brief)
  const piece = { compose: composeAudience, fault: audienceFault, general }
  return written(input, firstSound(input.brief, piece, onFault))
}

export function writeScreener(
  input: ScreenerInput,
  rules: Rules = 'today',
  onFault?: OnFault,
): Written<ScreenerDraft> {
  const { brief, seed, drafted, characteristics, bank = [] } = input
  const most = MOST_QUESTIONS[rules]
  const edits = editsOf(drafted, characteristics)
  const piece: Piece<ScreenerDraft> = {
    compose: (version) => composeScreener(version, seed, rules, edits),
    fault: (draft) => screenerFault(draft, most),
    general() {
      const draft = generalScreener(brief, seed, rules)
      if (!draft) throw new Error('the general screener cannot be arranged')
      return draft
    },
  }
  const { content, isGeneral } = firstSound(brief, piece, onFault)
  const whole = written(input, { content: withBankQuestion(content, brief, bank, most), isGeneral })
  const [unasked] = drafted.length > 0 && !isGeneral ? edits.unasked : []
  if (!unasked) return { ...whole, unasked: null }
  const notice = [NOTICES.changedLine(unasked), whole.notice].filter(Boolean).join(' ')
  return { ...whole, notice, unasked }
}

export function writeGuide(input: BriefInput, onFault?: OnFault): Written<GuideDraft> {
  const { brief, seed } = input
  const piece: Piece<GuideDraft> = {
    compose: (version) => composeGuide(version, seed),
    fault: (draft, version) => guideFault(draft, version, guideRules(version)),
    general: () => generalGuide(brief, seed),
  }
  return written(input, firstSound(brief, piece, onFault))
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
    const added: QuestionDraft = { id: 'bank', rule, question, type, options, ordered: false }
    const at = screener.questions.findIndex(({ id }) => id === 'talk' || id === 'conflict')
    const questions = screener.questions.toSpliced(at, 0, added)
    if (!screenerFault({ questions }, most) && isWellSpread(questions, 0.02)) return { questions }
  }
  return screener
}
