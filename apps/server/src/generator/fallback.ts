import type { Generator, Written } from './drafts.ts'

const NOTICE =
  'The language model could not be used this time, so the built-in generator wrote this.'

/** The first engine, and the second wherever the first fails; the researcher is told so. */
export function withFallback(
  first: Generator,
  second: Generator,
  onFailure: (error: unknown) => void,
): Generator {
  async function either<T>(write: (engine: Generator) => Promise<Written<T>>): Promise<Written<T>> {
    try {
      return await write(first)
    } catch (error) {
      onFailure(error)
      const written = await write(second)
      return { ...written, notice: [NOTICE, written.notice].filter(Boolean).join(' ') }
    }
  }
  return {
    writeAudience: (input) => either((engine) => engine.writeAudience(input)),
    writeScreener: (input) => either((engine) => engine.writeScreener(input)),
    writeGuide: (input) => either((engine) => engine.writeGuide(input)),
  }
}
