import type { Guide } from '@wattle/contract/guide'
import type { Outcome } from '@wattle/contract/outcome'
import type { BankQuestion } from '@wattle/contract/question-bank'
import type { Quota } from '@wattle/contract/quotas'
import type { Research } from '@wattle/contract/research'
import type { Screener } from '@wattle/contract/screener'
import type { Caller, SignedIn } from '#caller.ts'
import type { Db } from '#db/open.ts'
import type { PreviousAssumption, PreviousContent } from '#db/schema/researches.ts'
import type { Deps } from '#deps.ts'
import { lateHooks } from '#late-hooks.ts'
import type { ResearchRow } from './rules.ts'

type ContentHooks<Content, Part> = {
  /** Null until the content has been written. */
  read(db: Db, research: ResearchRow): Promise<Content | null>
  /** Why the project can't move on to the next step yet, as a sentence. Undefined if it can. */
  problem(db: Db, research: ResearchRow): Promise<string | undefined>
  list(db: Db, researchId: number): Promise<Part[]>
  replace(tx: Db, researchId: number, parts: Part[]): Promise<void>
}

type Part<Key extends 'questions' | 'parts'> = NonNullable<PreviousContent[Key]>[number]

export type Withdrawal = {
  /** Whether to go ahead even if people have booked. */
  isForced: boolean
  now: Date
  /** The reason we give participants for cancelling their interviews. */
  why: string
  /** How the warning to the researcher names the action, as in "Deleting it cancels them". */
  action: string
}

type SamplePerson = {
  researchId: number
  name: string
  answers: { question: string; answers: string[] }[]
}
type SampleInterview = {
  ownerId: number
  startTime: Date
  endTime: Date
  outcome: Outcome
  /** Notes by guide question id. */
  notes: Record<string, string>
}

/**
 * Functions in other features that the project feature calls. Those features import this one, so it
 * can't import them. Instead, app.ts passes it the functions.
 */
export type ProjectHooks = {
  screener: ContentHooks<Screener, Part<'questions'>> & {
    readyQuestions(db: Db): Promise<BankQuestion[]>
  }
  guide: ContentHooks<Guide, Part<'parts'>>
  /**
   * The assumptions that the guide's questions test. Written and deleted together with the guide.
   */
  assumptions: {
    list(db: Db, researchId: number): Promise<PreviousAssumption[]>
    replace(deps: Deps, tx: Db, researchId: number, rows: PreviousAssumption[]): Promise<void>
  }
  /** Adds findings to a sample: assumptions, captures, a verdict and a report. */
  addSampleFindings(
    deps: Deps,
    tx: Db,
    by: { actor: SignedIn; caller: Caller },
    research: ResearchRow,
    interviews: { id: number; endTime: Date }[],
  ): Promise<void>
  slots: {
    /** Deletes slots that nobody has booked. */
    dropFree(tx: Db, researchId: number): Promise<void>
    withdraw(tx: Db, researchId: number): Promise<void>
    restoreWithdrawn(tx: Db, researchId: number): Promise<void>
    /** Gives the slots to the new owner. Throws if they have other slots at the same time. */
    transfer(tx: Db, researchId: number, ownerId: number): Promise<void>
  }
  interviews: {
    mustBeFinished(tx: Db, research: ResearchRow): Promise<void>
    /** Adds a conducted interview with a made-up person, and returns its id. */
    addSample(tx: Db, person: SamplePerson, sample: SampleInterview): Promise<number>
    hasSamples(db: Db, researchId: number): Promise<boolean>
    withdraw(tx: Db, researchId: number, withdrawal: Withdrawal): Promise<void>
    /** Returns a function that updates calendars, to call after the commit. */
    transfer(
      deps: Deps,
      tx: Db,
      researchId: number,
      owners: { from: number; to: number },
    ): Promise<() => Promise<void>>
  }
  quotas: {
    list(db: Db, research: ResearchRow): Promise<Quota[]>
    /** Throws if the new target is below what the quotas need. */
    targetChanged(tx: Db, research: ResearchRow): Promise<void>
    /** Drops quotas that no longer match the screener's questions. */
    matchScreener(deps: Deps, tx: Db, research: ResearchRow): Promise<ResearchRow>
    copy(deps: Deps, tx: Db, original: ResearchRow, copied: ResearchRow): Promise<ResearchRow>
  }
  /** Undefined until the project is launched. */
  findDistribution(
    db: Db,
    researchId: number,
  ): Promise<NonNullable<Research['distribution']> | undefined>
  /** Does nothing until the project is launched. */
  makeNextBatchDue(tx: Db, researchId: number, now: Date): Promise<void>
  pauseDistribution(tx: Db, researchId: number): Promise<void>
  endStandbys(tx: Db, researchId: number): Promise<void>
}

export const { wire: wireProjectHooks, hooks } = lateHooks<ProjectHooks>()
