import type { Engine, Generator } from '#generator/drafts.ts'
import { openGenerator } from '#generator/generator.ts'

const written = new Map<string, Promise<unknown>>()
const builtIn = openGenerator({ languageModel: undefined })

/**
 * The built-in generator with a cache, so it writes each draft once per process. All test projects
 * have the same idea, so the cache ignores whose project it is.
 */
export const CACHED_DRAFTS: Generator = {
  load: builtIn.load,
  readBrief: (input) => cached('readBrief', input),
  writeAudience: (input) => cached('writeAudience', input),
  writeScreener: (input) => cached('writeScreener', input),
  writeGuide: (input) => cached('writeGuide', input),
}

async function cached<K extends keyof Engine>(
  piece: K,
  input: Parameters<Engine[K]>[0],
): Promise<Awaited<ReturnType<Engine[K]>>> {
  const key = JSON.stringify([piece, input], (name, value) => (isOwner(name) ? 0 : value))
  const write = builtIn[piece] as (given: typeof input) => ReturnType<Engine[K]>
  const draft = written.get(key) ?? write(input)
  written.set(key, draft)
  return structuredClone(await draft) as Awaited<ReturnType<Engine[K]>>
}

const isOwner = (name: string) => name === 'researcherId' || name === 'researchId'
