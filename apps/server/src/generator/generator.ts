import type { Config } from '#config.ts'
import type { Generator } from './drafts.ts'
import { embeddedEngine } from './embedded/engine.ts'

export type {
  AudienceDraft,
  Generator,
  GuideDraft,
  ScreenerDraft,
  Seed,
  Written,
} from './drafts.ts'

/** Writes what a research needs next, from its idea. */
export function openGenerator(_config: Config): Generator {
  return embeddedEngine()
}
