import type { ResearchStatus } from '@wattle/contract/research'

interface Work {
  title: string
  /** The stages shown while we write the content, in order. */
  stages: readonly [string, string, string, string]
}

export const WORKS: Partial<Record<ResearchStatus, Work>> = {
  AUDIENCE_GENERATION: {
    title: 'Writing your target audience',
    stages: [
      'Read your brief',
      'Note who has the problem, and when',
      'Write facts that a screener can check',
      'Check that no two facts overlap',
    ],
  },
  SCREENER_GENERATION: {
    title: 'Writing your screener',
    stages: [
      'Read your brief and audience',
      'Choose what each question must find out',
      'Write questions and plausible answers',
      'Check that the answers show who qualifies',
    ],
  },
  GUIDE_GENERATION: {
    title: 'Writing your interview guide',
    stages: [
      'Read your brief, audience and screener',
      'Choose what you need to learn',
      'Write questions about what people really did',
      'Check for leading questions',
    ],
  },
}

/**
 * When the first three stages usually end, in seconds. `SHARES` says how wide each stage's part of
 * the bar is, compared with the others.
 */
const USUAL_ENDS = [2, 7, 20] as const
export const SHARES = [1, 1.6, 3, 1.2] as const

/** The stage we've usually reached by now. The last stage only ends when the content arrives. */
export function stageAt(seconds: number): { index: number; since: number; share: number } {
  const found = USUAL_ENDS.findIndex((end) => seconds < end)
  const index = found < 0 ? USUAL_ENDS.length : found
  const start = USUAL_ENDS[index - 1] ?? 0
  const end = USUAL_ENDS[index]
  const since = seconds - start
  // Slows the bar down in the last stage, because we can't tell when it'll end.
  const share = end ? since / (end - start) : 1 - Math.exp(-since / 15)
  return { index, since, share: Math.min(0.96, share) }
}
