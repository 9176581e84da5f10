import { Brief, emptyBrief, MAX_TODAY } from '@wattle/contract/brief'
import { z } from 'zod'
import { clean } from '../brief/clean.ts'

export const Extracted = z.object({
  fields: z.array(z.object({ field: z.string(), value: z.string(), words: z.string() })),
})
export type Extracted = z.infer<typeof Extracted>

const ASKED = ['who', 'place', 'do', 'one', 'wrong', 'today', 'others', 'often', 'life'] as const
const MAX_LENGTH = 80

const BETWEEN_WORDS = /[^\p{L}\p{N}]+/gu
const plain = (text: string) => clean(text).toLowerCase().replace(BETWEEN_WORDS, ' ').trim()

/**
 * Adds the model's values if the words it quotes are really in the idea. Never overwrites what the
 * researcher filled in.
 */
export function withExtracted({ fields }: Extracted, idea: string, known = emptyBrief()): Brief {
  const brief: Brief = { ...known, by: { ...known.by } }
  const text = plain(idea)
  const quoted = fields.filter(({ words }) => plain(words) !== '' && text.includes(plain(words)))
  for (const field of ASKED.filter((name) => known.by[name] !== 'user')) {
    const facts = quoted
      .flatMap((found) => (found.field === field ? [clean(found.value)] : []))
      .filter((fact) => fact !== '' && fact.length <= MAX_LENGTH)
    const value = field === 'today' ? facts.slice(0, MAX_TODAY) : facts.at(-1)
    if (facts.length === 0 || !Brief.shape[field].safeParse(value).success) continue
    Object.assign(brief, { [field]: value })
    brief.by[field] = 'model'
  }
  return brief
}
