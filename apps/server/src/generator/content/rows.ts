import type { Often, Sensitive } from '@wattle/contract/brief'

/** Different ways to say the same thing. Each project uses one. */
export type Phrasings = readonly string[]

/**
 * A condition: something that's true for some briefs. Content that only suits some briefs lists its
 * conditions in `when` and `unless`.
 */
export type Condition =
  | Often
  | Sensitive
  | 'a person died'
  | 'origin'
  | 'others asked'
  | 'about a part'
  | 'activity known'
  | 'adults'
  | 'again'
  | 'all day'
  | 'any time'
  | 'asked by statement'
  | 'at a named place'
  | 'buyer'
  | 'care'
  | 'certainly private'
  | 'decides'
  | 'during work'
  | 'every month'
  | 'every week'
  | 'for a while'
  | 'for months'
  | 'for themselves'
  | 'group known'
  | 'had it done'
  | 'hands over'
  | 'hard to say'
  | 'has a price'
  | 'health of others'
  | 'halfway'
  | 'has clients'
  | 'has patients'
  | 'in the story'
  | 'keeps track'
  | 'long group'
  | 'many stops'
  | 'no moment'
  | 'on their own'
  | 'one employer'
  | 'ongoing'
  | 'or had it done'
  | 'other side'
  | 'own child'
  | 'own health'
  | 'own slip'
  | 'owner'
  | 'past loss'
  | 'pet'
  | 'pregnancy'
  | 'private'
  | 'problem known'
  | 'public sector'
  | 'rare'
  | 'redone'
  | 'reworded'
  | 'says adult'
  | 'says a period'
  | 'says alone'
  | 'says how often'
  | 'says when'
  | 'school'
  | 'sensitive'
  | 'session'
  | 'shared'
  | 'size known'
  | 'succeeded'
  | 'the first time we mention it'
  | 'the one'
  | 'their job'
  | 'trip'
  | 'two gerunds'
  | 'unpaid'
  | 'waits'
  | 'window first'
  | 'work'
export type Conditional = { when?: Condition[]; unless?: Condition[] }
export type Row = Conditional & { ask: Phrasings }

/** The conditions that are true for a brief. */
export type Conditions = { [name in Condition]?: boolean | undefined }

/**
 * What to look for in a text, and what to write instead. content/grammar.ts explains the syntax.
 */
export type Rewrite = [from: RegExp, to: string]
