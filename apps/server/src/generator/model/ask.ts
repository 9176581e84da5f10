import { generateText, type LanguageModel, Output } from 'ai'
import type { z } from 'zod'

/** Keep the total under a minute, because that's how long the browser waits for a draft. */
export type Timeouts = { perTryMs: number; totalMs: number }

// Stops the library printing warnings to the console, which must only contain JSON log lines.
Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false })

type Task<T> = { instructions: string; data: Record<string, unknown>; schema: z.ZodType<T> }

/** Asks the model once. The customer's text goes in as data, without tools, to limit prompt injection. */
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
