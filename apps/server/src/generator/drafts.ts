import type { Brief, BriefReading } from '@wattle/contract/brief'
import type { AssumptionKind, Risk } from '@wattle/contract/findings/assumptions'
import type { ChoiceType, Rule } from '@wattle/contract/question-rules'

/** Decides which phrasings, orders and distractors are used. The same seed writes the same. */
export type Seed = {
  researcherId: number
  researchId: number
  /** How many projects the researcher had before, so that neighbouring projects differ. */
  offset: number
  /** Counts up with every regeneration. */
  generation: number
}

/** What a line of the audience is about; one screener question tests it. */
export type LineTag =
  | 'role'
  | 'episode'
  | 'own'
  | 'problem'
  | 'today'
  | 'buyer'
  | 'size'
  | 'consent'
  | 'general'
export type LineDraft = { tag: LineTag; text: string }
export type AudienceDraft = { lines: LineDraft[] }

export type OptionDraft = { text: string; mustMatch: boolean }
export type QuestionDraft = {
  /** Which template it came from: role, gate, own … */
  id: string
  rule: Rule
  question: string
  type: ChoiceType
  /** A scale keeps its order; other options are shuffled for each person. */
  ordered: boolean
  options: OptionDraft[]
}
export type ScreenerDraft = { questions: QuestionDraft[] }

/** `id` names the template: W1 to Z3, with L2 to L4, K1 to K3 (core) and C1 to C4 (cost). */
export type GuideQuestionDraft = { id: string; question: string }
export type PartDraft = { topic: string; questions: GuideQuestionDraft[] }
/** `tests` are ids of questions of the guide, `askedBefore` is that of a screener question. */
export type AssumptionDraft = {
  kind: AssumptionKind
  risk: Risk
  text: string
  tests: string[]
  askedBefore: string | null
}
export type GuideDraft = { parts: PartDraft[]; assumptions?: AssumptionDraft[] }

export type Written<T> = {
  content: T
  engine: 'embedded' | 'model'
  /** A sentence for the researcher, such as what is missing. */
  notice: string | null
  /** The changed audience line that the notice is about, if it is about one. */
  unasked?: string | null
  /** Who the draft was written for: "florists who order flowers". */
  reading: string | null
}

/** `isUsable` is false when the idea isn't English or isn't safe to use. */
export type BriefInput = { brief: Brief; seed: Seed; isUsable: boolean }
export type ScreenerInput = BriefInput & {
  /** The lines as they were drafted, and as the researcher left them. */
  drafted: LineDraft[]
  characteristics: string[]
  /** Questions that proved useful elsewhere; one that suits the brief may be added. */
  bank?: Omit<QuestionDraft, 'ordered' | 'id'>[]
}

/** Fields that the researcher filled in stay as they are. */
export type ReadInput = {
  text: string
  brief?: Brief | undefined
  /** Don't wait for a language model. */
  isQuick?: boolean
}

export type Generator = {
  readBrief(input: ReadInput): Promise<BriefReading & { isUsable: boolean }>
  writeAudience(input: BriefInput): Promise<Written<AudienceDraft>>
  writeScreener(input: ScreenerInput): Promise<Written<ScreenerDraft>>
  writeGuide(input: BriefInput): Promise<Written<GuideDraft>>
}
