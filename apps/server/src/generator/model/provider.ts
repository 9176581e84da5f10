import { createAnthropic } from '@ai-sdk/anthropic'
import { createGoogle } from '@ai-sdk/google'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModel } from 'ai'
import type { Config } from '#config.ts'

export type LanguageModelSettings = NonNullable<Config['languageModel']>

const OPENAI = 'https://api.openai.com/v1'

/** The idea and the key go where they were configured to go, and are not sent on from there. */
const fetchHereOnly: typeof fetch = (input, init) => fetch(input, { ...init, redirect: 'error' })

/** The model that an agency configured; `openai` also means all that speak like it. */
export function openModel({
  provider,
  model,
  baseUrl,
  apiKey,
}: LanguageModelSettings): LanguageModel {
  const settings = {
    ...(baseUrl && { baseURL: baseUrl }),
    ...(apiKey && { apiKey }),
    fetch: fetchHereOnly,
  }
  switch (provider) {
    case 'anthropic':
      return createAnthropic(settings)(model)
    case 'google':
      return createGoogle(settings)(model)
    case 'openai':
      return createOpenAICompatible({
        baseURL: OPENAI,
        ...settings,
        name: 'openai',
        supportsStructuredOutputs: true,
      })(model)
  }
}
