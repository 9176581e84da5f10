import {
  type Brief,
  type BriefField,
  emptyBrief,
  LIVES,
  MAX_TODAY,
  OFTEN,
} from '@wattle/contract/brief'
import { z } from 'zod'
import { clean } from '../brief/clean.ts'

export const Extracted = z.object({
  fields: z.array(z.object({ field: z.string(), value: z.string(), words: z.string() })),
})
export type Extracted = z.infer<typeof Extracted>

const TEXTS = ['who', 'place', 'do', 'one', 'wrong', 'others']
const MAX_LENGTH = 80

const plain = (text: string) =>
  clean(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const isFact = (field: string, value: string) =>
  TEXTS.includes(field) ||
  (field === 'often' && value in OFTEN) ||
  (field === 'life' && value in LIVES)

/**
 * Adds the model's values if the words it quotes are really in the idea. Never overwrites what the
 * researcher filled in.
 */
export function withExtracted(
  { fields }: Extracted,
  idea: string,
  known: Brief = emptyBrief(),
): Brief {
  const text = plain(idea)
  const shown = fields
    .filter(({ words }) => plain(words) !== '' && text.includes(plain(words)))
    .map(({ field, value }): [string, string] => [field, clean(value)])
    .filter(([, fact]) => fact !== '' && fact.length <= MAX_LENGTH)
  const today = shown.flatMap(([field, fact]) => (field === 'today' ? [fact] : []))
  const found: [string, string | string[]][] = shown.filter(([field, fact]) => isFact(field, fact))
  if (today.length > 0) found.push(['today', today.slice(0, MAX_TODAY)])
  const changed = found.filter(([field]) => known.by[field as BriefField] !== 'user')
  const by = Object.fromEntries(changed.map(([field]) => [field, 'model']))
  return { ...known, ...Object.fromEntries(changed), by: { ...known.by, ...by } }
}
