import type { Brief, BriefReading } from '@wattle/contract/brief'
import type { AssumptionKind, Risk } from '@wattle/contract/findings/assumptions'
import type { ChoiceType, Rule } from '@wattle/contract/question-rules'

/** Picks the phrasings, orders and distractors. The same seed always writes the same draft. */
export type Seed = {
  researcherId: number
  researchId: number
  /**
   * How many projects the researcher had before this one, so consecutive projects read differently.
   */
  offset: number
  /** Goes up by one each time the draft is regenerated. */
  generation: number
}

/** The id says what the line is about, such as role or episode. Each has a screener question that tests it. */
export type LineDraft = { id: string; text: string }
export type AudienceDraft = { lines: LineDraft[] }

export type OptionDraft = { text: string; mustMatch: boolean }
export type QuestionDraft = {
  /** The template this came from, such as role, gate or own. */
  id: string
  rule: Rule
  question: string
  type: ChoiceType
  /** True for a scale. Other options are shuffled for each person. */
  ordered: boolean
  options: OptionDraft[]
}
export type ScreenerDraft = { questions: QuestionDraft[] }

/**
 * `id` is the template's: W1 to Z3, with L2 to L4 (last time), K1 to K3 (core) and C1 to C4 (cost).
 */
export type GuideQuestionDraft = { id: string; question: string }
export type PartDraft = { topic: string; questions: GuideQuestionDraft[] }
/** `tests` lists ids of guide questions. `askedBefore` is the id of a screener question. */
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
  /** A sentence for the researcher, for example about a missing field. */
  notice: string | null
  /** The edited audience line that the notice mentions, if any. */
  unasked?: string | null
  /** Who the draft was written for: "florists who order flowers". */
  reading: string | null
}

/** `isUsable` is false when the idea isn't English or isn't safe to use. */
export type BriefInput = { brief: Brief; seed: Seed; isUsable: boolean }
export type ScreenerInput = BriefInput & {
  /**
   * Audience lines as we drafted them. `characteristics` are the same lines after the researcher's
   * edits.
   */
  drafted: LineDraft[]
  characteristics: string[]
  /** Questions from the agency's bank. We may add one that suits the brief. */
  bank?: Omit<QuestionDraft, 'ordered' | 'id'>[]
}

/** Reading never changes a field the researcher filled in. */
export type ReadInput = {
  text: string
  brief?: Brief | undefined
  /** If true, we don't wait for a language model. */
  isQuick?: boolean
}

export type Generator = {
  readBrief(input: ReadInput): Promise<BriefReading & { isUsable: boolean }>
  writeAudience(input: BriefInput): Promise<Written<AudienceDraft>>
  writeScreener(input: ScreenerInput): Promise<Written<ScreenerDraft>>
  writeGuide(input: BriefInput): Promise<Written<GuideDraft>>
}
