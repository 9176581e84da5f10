import type { Brief, BriefReading } from '@wattle/contract/brief'
import type { AssumptionKind, Risk } from '@wattle/contract/findings/assumptions'
import type { ChoiceType, Rule } from '@wattle/contract/question-rules'

/**
 * Decides which phrasings, orders and distractors a draft gets. The same seed always gives the same
 * draft.
 */
export type Seed = {
  researcherId: number
  researchId: number
  /**
   * How many projects the researcher had before this one, so that consecutive projects get
   * different phrasings.
   */
  offset: number
  /** Goes up by one each time the draft is regenerated. */
  generation: number
}

/** The id says what the line is about, such as role or episode. */
export type LineDraft = { id: string; text: string }
export type AudienceDraft = { lines: LineDraft[] }

export type QuestionDraft = {
  /** The id of the question's template, such as role, gate or own. */
  id: string
  rule: Rule
  question: string
  type: ChoiceType
  /**
   * False if each person sees the options in a different order. True for a scale, or if options
   * other than "None of these" must stay last.
   */
  ordered: boolean
  options: { text: string; mustMatch: boolean }[]
}
export type ScreenerDraft = { questions: QuestionDraft[] }

/**
 * `id` is the template's id, such as W1 or D3 in the ordinary guide, S2.3 in the sensitive guide
 * and G5.1 in the general guide.
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
  /** The people we wrote the draft for: "florists who order flowers". */
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

export type Engine = {
  readBrief(input: ReadInput): Promise<BriefReading & { isUsable: boolean }>
  writeAudience(input: BriefInput): Promise<Written<AudienceDraft>>
  writeScreener(input: ScreenerInput): Promise<Written<ScreenerDraft>>
  writeGuide(input: BriefInput): Promise<Written<GuideDraft>>
}

/**
 * `load` loads the engine. On a busy machine this can take longer than the database lets a
 * transaction wait, so call it before you open a transaction that needs the generator.
 */
export type Generator = Engine & { load: () => Promise<unknown> }
