import type { Often, Sensitive } from '@wattle/contract/brief'

/** Different ways to say the same thing. Each project uses one. */
export type Phrasings = readonly string[]

/**
 * Something we know about a brief. Content that only suits some briefs lists these in `when` and
 * `unless`.
 */
export type Condition =
  | Often
  | Sensitive
  | 'activity known'
  | 'all day'
  | 'any time'
  | 'asked by statement'
  | 'at a named place'
  | 'buyer'
  | 'care'
  | 'during work'
  | 'every month'
  | 'every week'
  | 'for themselves'
  | 'group known'
  | 'hard to say'
  | 'health of others'
  | 'in the story'
  | 'long group'
  | 'no moment'
  | 'on their own'
  | 'ongoing'
  | 'own child'
  | 'own health'
  | 'owner'
  | 'past loss'
  | 'private'
  | 'rare'
  | 'says adult'
  | 'says alone'
  | 'says how often'
  | 'sensitive'
  | 'session'
  | 'shared'
  | 'size known'
  | 'succeeded'
  | 'two gerunds'
  | 'unpaid'
  | 'work'
export type Conditional = { when?: Condition[]; unless?: Condition[] }
export type Row = Conditional & { ask: Phrasings }

/** The conditions that hold for a brief. */
export type Conditions = { [name in Condition]?: boolean | undefined }

/**
 * What to look for in a text, and what to write instead. content/grammar.ts explains the syntax.
 */
export type Rewrite = [from: RegExp, to: string]
