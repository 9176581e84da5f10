import { createAnthropic } from '@ai-sdk/anthropic'
import { createGoogle } from '@ai-sdk/google'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModel } from 'ai'
import type { Config } from '#config.ts'

export type LanguageModelSettings = NonNullable<Config['languageModel']>

const OPENAI = 'https://api.openai.com/v1'

/** Refuses redirects, so the idea and the API key only reach the configured server. */
const fetchWithoutRedirects: typeof fetch = (input, init) =>
  fetch(input, { ...init, redirect: 'error' })

/** Opens the configured model. `openai` also covers every compatible API. */
export function openModel({
  provider,
  model,
  baseUrl,
  apiKey,
}: LanguageModelSettings): LanguageModel {
  const settings = {
    ...(baseUrl && { baseURL: baseUrl }),
    ...(apiKey && { apiKey }),
    fetch: fetchWithoutRedirects,
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
