import type { Config } from '#config.ts'
import type { Engine, Generator } from './drafts.ts'

/**
 * Called when writing fails. Neither callback receives the researcher's text, so it can't reach a
 * log.
 */
type Listeners = { onModelFailure?: (error: unknown) => void; onFault?: (gate: string) => void }

/**
 * Writes drafts with the configured language model, or with the built-in generator if there isn't
 * one.
 */
export function openGenerator(
  { languageModel }: Pick<Config, 'languageModel'>,
  { onModelFailure, onFault }: Listeners = {},
): Generator {
  const builtIn = lazily(async () => (await import('./engine.ts')).embeddedEngine(onFault))
  if (!languageModel) return builtIn
  return lazily(async () =>
    (await import('./model/engine.ts')).modelEngine(languageModel, builtIn, onModelFailure),
  )
}

/** Loads an engine on first use, because loading both would slow down startup. */
function lazily(load: () => Promise<Engine>): Generator {
  let loaded: Promise<Engine> | undefined
  const engine = () => {
    loaded ??= load()
    return loaded
  }
  return {
    load: engine,
    readBrief: async (input) => (await engine()).readBrief(input),
    writeAudience: async (input) => (await engine()).writeAudience(input),
    writeScreener: async (input) => (await engine()).writeScreener(input),
    writeGuide: async (input) => (await engine()).writeGuide(input),
  }
}
