import type { Config } from '#config.ts'
import type { Generator } from './drafts.ts'
import { withFallback } from './fallback.ts'

export type {
  AudienceDraft,
  Generator,
  GuideDraft,
  ScreenerDraft,
  Seed,
  Written,
} from './drafts.ts'

/**
 * Writes what a research needs next: by the model that is configured, else by the embedded engine.
 * A model that fails is told to whoever keeps the log.
 */
export function openGenerator(
  { languageModel }: Pick<Config, 'languageModel'>,
  onModelFailure: (error: unknown) => void = () => {},
): Generator {
  if (!languageModel) return embedded
  const model = whenUsed(async () => (await import('./model/engine.ts')).modelEngine(languageModel))
  return withFallback(model, embedded, onModelFailure)
}

/** Both bring a second's worth of code, which must not hold up the start. */
function whenUsed(load: () => Promise<Generator>): Generator {
  let loaded: Promise<Generator> | undefined
  const engine = () => {
    loaded ??= load()
    return loaded
  }
  return {
    writeAudience: async (input) => (await engine()).writeAudience(input),
    writeScreener: async (input) => (await engine()).writeScreener(input),
    writeGuide: async (input) => (await engine()).writeGuide(input),
  }
}

const embedded = whenUsed(async () => (await import('./embedded/engine.ts')).embeddedEngine())
