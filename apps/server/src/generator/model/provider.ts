import { createAnthropic } from '@ai-sdk/anthropic'
import { createGoogle } from '@ai-sdk/google'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { generateText, type LanguageModel, Output } from 'ai'
import type { z } from 'zod'
import type { Config } from '#config.ts'

export type LanguageModelSettings = NonNullable<Config['languageModel']>

const OPENAI = {
  name: 'openai',
  baseURL: 'https://api.openai.com/v1',
  supportsStructuredOutputs: true,
}

/** Rejects redirects, so the idea and the API key only reach the configured server. */
const fetchWithoutRedirects: typeof fetch = (input, init) =>
  fetch(input, { ...init, redirect: 'error' })

/** Opens the configured model. `openai` also covers every compatible API. */
function openModel({ provider, model, baseUrl, apiKey }: LanguageModelSettings): LanguageModel {
  const settings = {
    ...(baseUrl && { baseURL: baseUrl }),
    ...(apiKey && { apiKey }),
    fetch: fetchWithoutRedirects,
  }
  if (provider === 'anthropic') return createAnthropic(settings)(model)
  if (provider === 'google') return createGoogle(settings)(model)
  return createOpenAICompatible({ ...OPENAI, ...settings })(model)
}

// Stops the library printing warnings to the console, which must only contain JSON log lines.
Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false })

type Task<T> = { instructions: string; data: Record<string, unknown>; schema: z.ZodType<T> }

/**
 * Asks the model once. To limit prompt injection, marks the researcher's text as data and doesn't
 * give the model any tools.
 */
export function modelAsker(settings: LanguageModelSettings) {
  const model = openModel(settings)
  return async <T>({ instructions, data, schema }: Task<T>, abortSignal: AbortSignal) => {
    const prompt = JSON.stringify(data)
    const output = Output.object({ schema })
    const call = { model, instructions, prompt, output, maxRetries: 0, abortSignal }
    return (await generateText(call)).output
  }
}
