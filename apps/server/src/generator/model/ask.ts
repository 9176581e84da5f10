import { generateText, type LanguageModel, Output } from 'ai'
import type { z } from 'zod'

/** All of it within the minute for which a browser asks again. */
export type Patience = { oneTryMs: number; allMs: number }

// The library would write to the console, where a log of JSON lines is expected.
Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false })

type Task<T> = { instructions: string; data: Record<string, unknown>; schema: z.ZodType<T> }

/** One answer of the model. What the customer typed goes out as data, without tools. */
export async function ask<T>(
  model: LanguageModel,
  { instructions, data, schema }: Task<T>,
  signal: AbortSignal,
): Promise<T> {
  const { output } = await generateText({
    model,
    instructions,
    prompt: JSON.stringify(data),
    output: Output.object({ schema }),
    maxRetries: 0,
    abortSignal: signal,
  })
  return output
}
