/** Chooses among wordings: the same seed writes the same, the next generation writes anew. */
export type Seed = { researchId: number; generation: number }

/** 3 to 6 facts about the people wanted, each of which can be screened for. */
export type AudienceDraft = { characteristics: string[] }

export type OptionDraft = { text: string; mustMatch: boolean }
export type QuestionDraft = {
  question: string
  type: 'SINGLE_CHOICE' | 'MULTIPLE_CHOICE'
  /** A scale: its options keep their order, while others are shuffled for each person. */
  ordered: boolean
  options: OptionDraft[]
}
/** 5 to 8 questions. */
export type ScreenerDraft = { questions: QuestionDraft[] }

export type PartDraft = { topic: string; questions: string[] }
/** 4 to 6 parts of 3 to 5 questions. */
export type GuideDraft = { parts: PartDraft[] }

export type Written<T> = {
  content: T
  engine: 'embedded' | 'model'
  /** A sentence for the researcher: what could not be understood, or that the fallback was used. */
  notice: string | null
  /** Of an idea that was read by rules: what it was taken for, as in "florists who order flowers". */
  reading?: string | null
}

export type IdeaInput = { idea: string; seed: Seed }
export type AudienceInput = IdeaInput & { characteristics: string[] }
export type ScreenerInput = AudienceInput & {
  /** Questions that proved useful elsewhere; the embedded engine uses one that suits the idea. */
  bank?: Omit<QuestionDraft, 'ordered'>[]
}

export type Generator = {
  writeAudience(input: IdeaInput): Promise<Written<AudienceDraft>>
  writeScreener(input: ScreenerInput): Promise<Written<ScreenerDraft>>
  writeGuide(input: AudienceInput): Promise<Written<GuideDraft>>
}
