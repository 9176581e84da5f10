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

/** Adds the model's values if the words it quotes are really in the idea. Never overwrites the researcher. */
export function withExtracted(
  { fields }: Extracted,
  idea: string,
  known: Brief = emptyBrief(),
): Brief {
  const text = plain(idea)
  const today: string[] = []
  const found: Record<string, string | string[]> = {}
  for (const { field, value, words } of fields) {
    const isShown = plain(words) !== '' && text.includes(plain(words))
    const fact = clean(value)
    if (!isShown || fact === '' || fact.length > MAX_LENGTH) continue
    if (field === 'today') today.push(fact)
    else if (isFact(field, fact)) found[field] = fact
  }
  if (today.length > 0) found.today = today.slice(0, MAX_TODAY)
  const isTyped = (field: string) => known.by[field as BriefField] === 'user'
  const changed = Object.entries(found).filter(([field]) => !isTyped(field))
  const by = Object.fromEntries(changed.map(([field]) => [field, 'model']))
  return { ...known, ...Object.fromEntries(changed), by: { ...known.by, ...by } }
}
