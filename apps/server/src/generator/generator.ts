import type { Config } from '#config.ts'
import type { Generator } from './drafts.ts'

export type {
  Generator,
  LineDraft,
  PartDraft,
  Written,
} from './drafts.ts'

/** What goes wrong while writing; neither hears the researcher's text. */
type Listeners = { onModelFailure?: (error: unknown) => void; onFault?: (gate: string) => void }

/** Writes what a project needs next: with the model that is configured, else built in. */
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

/** Loaded on first use: both bring code that would hold up the start. */
function lazily(load: () => Promise<Generator>): Generator {
  let loaded: Promise<Generator> | undefined
  const engine = () => {
    loaded ??= load()
    return loaded
  }
  return {
    readBrief: async (input) => (await engine()).readBrief(input),
    writeAudience: async (input) => (await engine()).writeAudience(input),
    writeScreener: async (input) => (await engine()).writeScreener(input),
    writeGuide: async (input) => (await engine()).writeGuide(input),
  }
}
