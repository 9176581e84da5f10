import type { Brief } from '@wattle/contract/brief'
import { composeAssumptions } from './compose-assumptions.ts'
import { composeAudience, editsOf, generalAudience } from './compose-audience.ts'
import { composeGuide, generalGuide } from './compose-guide.ts'
import { composeScreener, generalScreener } from './compose-screener.ts'
import { NOTICES } from './content/general.ts'
import { MOST_BY_CHANCE, MOST_BY_CHANCE_OF_FEW, MOST_QUESTIONS } from './content/screener-plan.ts'
import type {
  AudienceDraft,
  BriefInput,
  GuideDraft,
  ScreenerDraft,
  ScreenerInput,
  Written,
} from './drafts.ts'
import { audienceFault, guideFault, screenerFault } from './gates.ts'
import { sharedCount, stemSet } from './stems.ts'

/** Hears which gate a draft failed. */
export type OnFault = (gate: string) => void

type Piece<T> = {
  compose(brief: Brief): T
  fault(content: T, brief: Brief): string | undefined
  general(): T
}

/** The brief itself, then without its kind. */
const versionsOf = (brief: Brief): Brief[] => {
  if (!brief.do) return []
  const plain: Brief = { ...brief, kind: brief.kind === 'HEALTH' ? 'HEALTH' : 'OTHER', one: '' }
  return brief.kind !== null && brief.one !== '' ? [brief, plain] : [plain]
}

/** The first draft that passes its gates, else the general one. */
function firstSound<T>(brief: Brief, { compose, fault, general }: Piece<T>, onFault?: OnFault) {
  for (const version of versionsOf(brief)) {
    const content = compose(version)
    const gate = fault(content, version)
    if (gate === undefined) return { content, isGeneral: false }
    onFault?.(gate)
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

export function writeGuide(input: BriefInput, onFault?: OnFault): Written<GuideDraft> {
  const { brief, seed } = input
  const compose = (version: Brief) => composeGuide(version, seed)
  const piece = { compose, fault: guideFault, general: () => generalGuide(brief, seed) }
  const { content, isGeneral } = firstSound(brief, piece, onFault)
  const assumptions = composeAssumptions(brief, content.parts)
  return written(input, { content: { ...content, assumptions }, isGeneral })
}

export function writeScreener(input: ScreenerInput, onFault?: OnFault): Written<ScreenerDraft> {
  const { brief, seed, drafted, characteristics, bank = [] } = input
  const edits = editsOf(drafted, characteristics)
  const piece: Piece<ScreenerDraft> = {
    compose: (version) => composeScreener(version, seed, edits),
    fault: (draft) => screenerFault(draft, MOST_BY_CHANCE),
    general: () => generalScreener(brief, seed),
  }
  const { content, isGeneral } = firstSound(brief, piece, onFault)
  const whole = written(input, { content: withBankQuestion(content, brief, bank), isGeneral })
  const [unasked] = drafted.length > 0 && !isGeneral ? edits.unasked : []
  if (!unasked) return { ...whole, unasked: null }
  const notice = [NOTICES.changedLine(unasked), whole.notice].filter(Boolean).join(' ')
  return { ...whole, notice, unasked }
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
  return `${who}${/ who /.test(who) ? ' and' : ' who'} ${does}`
}

/** One question of the agency's own bank that suits the brief, where there is room and it does no harm. */
function withBankQuestion(
  { questions }: ScreenerDraft,
  { who, do: does, one, wrong }: Brief,
  bank: NonNullable<ScreenerInput['bank']>,
): ScreenerDraft {
  const about = stemSet([who, does, one, wrong].join(' '))
  if (questions.length === MOST_QUESTIONS) return { questions }
  const at = questions.findIndex(({ id }) => id === 'talk' || id === 'conflict')
  const screeners = bank
    .map((question) => ({ question, shared: sharedCount(stemSet(question.question), about) }))
    .filter(({ shared }) => shared > 0)
    .toSorted((one, other) => other.shared - one.shared)
    .map(({ question: { question, type, rule, options } }): ScreenerDraft => {
      const added = { id: 'bank', rule, question, type, options, ordered: false }
      return { questions: questions.toSpliced(at, 0, added) }
    })
  return screeners.find((draft) => !screenerFault(draft, MOST_BY_CHANCE_OF_FEW)) ?? { questions }
}
