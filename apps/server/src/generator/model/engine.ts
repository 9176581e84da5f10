import { generateText, Output } from 'ai'
import type { z } from 'zod'
import { faultsOfAudience, faultsOfGuide, faultsOfScreener } from '../checks.ts'
import type { AudienceInput, Generator, IdeaInput, Written } from '../drafts.ts'
import { arranged } from './arrange.ts'
import { INSTRUCTIONS } from './instructions.ts'
import { type LanguageModelSettings, openModel } from './provider.ts'
import { Audience, Guide, Screener } from './schemas.ts'

/** Within the minute for which a browser asks again. */
type Patience = { oneTryMs: number; allMs: number }
const PATIENCE: Patience = { oneTryMs: 15_000, allMs: 45_000 }
const MOST_TRIES = 3
const MOST_CHARACTERS = 6_000

type Task<T> = {
  instructions: string
  /** What the customer typed; goes out as data. */
  data: Record<string, unknown>
  schema: z.ZodType<T>
  faultsOf(draft: T): string[]
}

// The library would write to the console, where a log of JSON lines is expected.
Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false })

/** Asks a language model, and takes no answer that the embedded engine would not have given. */
export function modelEngine(settings: LanguageModelSettings, patience = PATIENCE): Generator {
  const model = openModel(settings)

  async function ask<T>({ instructions, data, schema, faultsOf }: Task<T>): Promise<Written<T>> {
    const deadline = AbortSignal.timeout(patience.allMs)
    let faults: string[] = []
    let reason: unknown
    for (let tries = 0; tries < MOST_TRIES && !deadline.aborted; tries += 1) {
      try {
        const { output } = await generateText({
          model,
          instructions,
          prompt: JSON.stringify({
            ...data,
            ...(faults.length > 0 && { faultsOfTheLastAnswer: faults }),
          }),
          output: Output.object({ schema }),
          maxRetries: 0,
          abortSignal: AbortSignal.any([deadline, AbortSignal.timeout(patience.oneTryMs)]),
        })
        faults = faultsOf(output)
        if (faults.length === 0) return { content: output, engine: 'model', notice: null }
        reason = faults[0]
      } catch (error) {
        reason = error
      }
    }
    throw new Error('The language model gave no answer that can be used', { cause: reason })
  }

  return {
    writeAudience: (input) =>
      ask({
        instructions: INSTRUCTIONS.audience,
        data: dataOf(input),
        schema: Audience,
        faultsOf: faultsOfAudience,
      }),
    async writeScreener(input) {
      const { seed } = input
      const written = await ask({
        instructions: INSTRUCTIONS.screener,
        data: dataOf(input),
        schema: Screener,
        faultsOf(draft) {
          const faults = faultsOfScreener(draft)
          if (faults.length > 0 || arranged(draft, seed)) return faults
          return ['people who answer at random, or always alike, get through']
        },
      })
      return { ...written, content: arranged(written.content, seed) ?? written.content }
    },
    writeGuide: (input) =>
      ask({
        instructions: INSTRUCTIONS.guide,
        data: dataOf(input),
        schema: Guide,
        faultsOf: faultsOfGuide,
      }),
  }
}

/** The generation asks for something new where the last one was not liked. */
function dataOf(input: IdeaInput | AudienceInput): Record<string, unknown> {
  const { idea, seed, ...rest } = input
  return { idea: idea.slice(0, MOST_CHARACTERS), ...rest, version: seed.generation }
}
