import type { ResearchStatus } from '../../packages/contract/src/research.ts'

/** A saying as it is set: each line breaks where a person would take a breath. */
type Saying = {
  lines: readonly string[]
  /** What the plant does meanwhile, for those who cannot see it. */
  seen: string
}

export type FilmWords = {
  title: Saying
  sayings: readonly [Saying, Saying, Saying]
  /** What stands there at the end. */
  seenLast: string
}

export const FILM_WORDS: Partial<Record<ResearchStatus, FilmWords>> = {
  IDEA_SHAPING: {
    title: {
      lines: ['Start with', 'the problem'],
      seen: 'A green shoot on dark, hilly ground. A dotted line shows where it will grow.',
    },
    sayings: [
      { lines: ['Say who', 'it is for.'], seen: 'The shoot grows along the line.' },
      { lines: ['Say what they', 'struggle with.'], seen: 'Leaves unfold on both sides.' },
      { lines: ['Leave the', 'solution out.'], seen: 'At its tip the shoot carries a bud.' },
    ],
    seenLast: 'A young wattle branch, not yet in flower.',
  },
  AUDIENCE_GENERATION: {
    title: {
      lines: ['Who exactly', 'has this', 'problem?'],
      seen: 'The young branch from the step before.',
    },
    sayings: [
      { lines: ['Keep three', 'to six', 'plain facts.'], seen: 'The branch grows longer.' },
      { lines: ['Each one', 'a clear', 'yes or no.'], seen: 'Green buds come in small clusters.' },
      {
        lines: ['“Works nights”,', 'not “cares', 'about health”.'],
        seen: 'More buds follow, further up.',
      },
    ],
    seenLast: 'A leafy branch full of closed buds.',
  },
  SCREENER_GENERATION: {
    title: {
      lines: ['Finding', 'the right', 'people'],
      seen: 'The branch with its closed buds.',
    },
    sayings: [
      {
        lines: ['Ask what they', 'did, not what', 'they are.'],
        seen: 'The buds swell.',
      },
      {
        lines: ['Hide the right', 'answer among', 'good others.'],
        seen: 'Here and there one opens into a golden bloom.',
      },
      {
        lines: ['Let those in', 'who truly fit.'],
        seen: 'A few more open; the others stay closed.',
      },
    ],
    seenLast: 'A few golden blooms among many buds.',
  },
  GUIDE_GENERATION: {
    title: {
      lines: ['A good', 'problem', 'interview'],
      seen: 'The branch with its first blooms.',
    },
    sayings: [
      { lines: ['Talk about', 'their life,', 'not your idea.'], seen: 'One bloom after another.' },
      {
        lines: ['Ask about the', 'last time', 'it happened.'],
        seen: 'The lower clusters turn golden.',
      },
      {
        lines: ['Then wait.', 'Let silence', 'do its work.'],
        seen: 'The branch reaches its full height.',
      },
    ],
    seenLast: 'More than half of the buds are blooms now.',
  },
  PROJECT_CONFIRMATION: {
    title: {
      lines: ['One', 'last look'],
      seen: 'The branch, more than half of it in bloom.',
    },
    sayings: [
      { lines: ['Read it all', 'once more,', 'out loud.'], seen: 'The last buds swell.' },
      { lines: ['Once people', 'answer, it', 'cannot change.'], seen: 'They open, one by one.' },
      { lines: ['Happy with it?', 'Press Next.'], seen: 'The topmost bloom opens.' },
    ],
    seenLast: 'The whole branch is in golden bloom.',
  },
  CONDUCTING_INTERVIEW: {
    title: {
      lines: ['Now go', 'and listen'],
      seen: 'The branch in full bloom.',
    },
    sayings: [
      { lines: ['Pick times', 'that suit you.'], seen: 'The lowest blooms fade and drift down.' },
      {
        lines: ['Launch the', 'e-mails. People', 'book a time.'],
        seen: 'Where they were, brown pods begin to hang.',
      },
      {
        lines: ['Listen more', 'than you talk.'],
        seen: 'Five pods ripen, one for each interview, with seeds inside.',
      },
    ],
    seenLast: 'Five ripe pods on a branch that still blooms at its tip.',
  },
}
