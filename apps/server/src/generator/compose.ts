import type { Brief } from '@wattle/contract/brief'
import { composeAssumptions } from './compose-assumptions.ts'
import { composeAudience, editsOf, generalAudience } from './compose-audience.ts'
import { composeGuide, generalGuide } from './compose-guide.ts'
import { composeScreener } from './compose-screener.ts'
import { NOTICES } from './content/general.ts'
import { MAX_CHANCE, MAX_CHANCE_WHEN_SHORT, MAX_QUESTIONS } from './content/screener-plan.ts'
import type {
  AudienceDraft,
  BriefInput,
  GuideDraft,
  ScreenerDraft,
  ScreenerInput,
  Written,
} from './drafts.ts'
import { sensitiveType } from './facts.ts'
import { audienceFault, guideFault, screenerFault } from './gates.ts'
import { sharedCount, stemSet } from './stems.ts'

/** Called with the name of the gate that a draft failed. */
export type OnFault = (gate: string) => void

type Piece<T> = {
  compose(brief: Brief): T
  fault(content: T, brief: Brief): string | undefined
  general(): T
}

/** The brief as it is, then a plainer one without its kind in case the first draft fails. */
const versionsOf = (brief: Brief): Brief[] => {
  if (!brief.do) return []
  const plain: Brief = { ...brief, kind: brief.kind === 'HEALTH' ? 'HEALTH' : 'OTHER', one: '' }
  return brief.kind !== null && brief.one !== '' ? [brief, plain] : [plain]
}

/** What a general draft may use. It stays sensitive, even if only the activity said so. */
const generalBrief = (brief: Brief): Brief => {
  const sensitive = sensitiveType(brief) ?? 'NO'
  return { ...brief, do: '', kind: 'OTHER', sensitive, by: {} }
}

/** Writes the first draft that passes its gates, or the general one if none does. */
function write<T>({ brief, isUsable }: BriefInput, piece: Piece<T>, onFault?: OnFault) {
  const drafted = (content: T, isGeneral: boolean): Written<T> => ({
    content,
    engine: 'embedded',
    notice: noticeOf(brief, isUsable, isGeneral),
    reading: readingOf(brief),
  })
  for (const version of versionsOf(brief)) {
    const content = piece.compose(version)
    const gate = piece.fault(content, version)
    if (gate === undefined) return { draft: drafted(content, false), isGeneral: false }
    onFault?.(gate)
  }
  return { draft: drafted(piece.general(), true), isGeneral: true }
}

export function writeAudience(input: BriefInput, onFault?: OnFault): Written<AudienceDraft> {
  const general = () => generalAudience(input.brief)
  return write(input, { compose: composeAudience, fault: audienceFault, general }, onFault).draft
}

export function writeGuide(input: BriefInput, onFault?: OnFault): Written<GuideDraft> {
  const { brief, seed } = input
  const whole = ({ parts }: GuideDraft) => ({
    parts,
    assumptions: composeAssumptions(brief, parts),
  })
  const piece = {
    compose: (version: Brief) => whole(composeGuide(version, seed)),
    fault: guideFault,
    general: () => whole(generalGuide(brief, seed)),
  }
  return write(input, piece, onFault).draft
}

export function writeScreener(input: ScreenerInput, onFault?: OnFault): Written<ScreenerDraft> {
  const { brief, seed, drafted, characteristics, bank = [] } = input
  const edits = editsOf(drafted, characteristics)
  const piece: Piece<ScreenerDraft> = {
    compose: (version) => composeScreener(version, seed, edits),
    fault: (draft) => screenerFault(draft, MAX_CHANCE),
    general: () => composeScreener(generalBrief(brief), seed),
  }
  const { draft, isGeneral } = write(input, piece, onFault)
  const content = withBankQuestion(draft.content, brief, bank)
  const [unasked] = drafted.length > 0 && !isGeneral ? edits.unasked : []
  if (!unasked) return { ...draft, content, unasked: null }
  const notice = [NOTICES.changedLine(unasked), draft.notice].filter(Boolean).join(' ')
  return { ...draft, content, notice, unasked }
}

function noticeOf(brief: Brief, isUsable: boolean, isGeneral: boolean): string | null {
  if (!brief.who && !brief.do) return isUsable ? NOTICES.nothing : NOTICES.unusable
  if (!brief.do) return NOTICES.onlyWho
  if (isGeneral) return NOTICES.gated
  if (!brief.who) return NOTICES.onlyDo
  return brief.confirmed ? null : NOTICES.unconfirmed
}

/** "florists who order flowers", or null unless we know both parts. */
function readingOf({ who, do: does }: Brief): string | null {
  if (!who || !does) return null
  return `${who}${/ who /.test(who) ? ' and' : ' who'} ${does}`
}

/** Adds one bank question that suits the brief, if there's room and the screener still passes its gates. */
function withBankQuestion(
  { questions }: ScreenerDraft,
  { who, do: does, one, wrong }: Brief,
  bank: NonNullable<ScreenerInput['bank']>,
): ScreenerDraft {
  const about = stemSet([who, does, one, wrong].join(' '))
  if (questions.length === MAX_QUESTIONS) return { questions }
  const at = questions.findIndex(({ id }) => id === 'talk' || id === 'conflict')
  const screeners = bank
    .map((question) => ({ question, shared: sharedCount(stemSet(question.question), about) }))
    .filter(({ shared }) => shared > 0)
    .toSorted((one, other) => other.shared - one.shared)
    .map(({ question: { question, type, rule, options } }): ScreenerDraft => {
      const added = { id: 'bank', rule, question, type, options, ordered: false }
      return { questions: questions.toSpliced(at, 0, added) }
    })
  return screeners.find((draft) => !screenerFault(draft, MAX_CHANCE_WHEN_SHORT)) ?? { questions }
}
