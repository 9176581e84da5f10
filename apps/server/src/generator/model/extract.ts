import {
  type Brief,
  type BriefField,
  emptyBrief,
  LIVES,
  MAX_TODAY,
  OFTEN,
} from '@wattle/contract/brief'
import { z } from 'zod'
import { clean, isUsableText } from '../brief/clean.ts'

const TEXTS = ['who', 'place', 'do', 'one', 'wrong', 'others'] as const

export const Extracted = z.object({
  fields: z.array(z.object({ field: z.string(), value: z.string(), words: z.string() })),
})
type Extracted = z.infer<typeof Extracted>

const plain = (text: string) =>
  clean(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
const LONGEST = 80

/** Only what the model can show in the words of the idea. */
export function briefFrom(idea: string, { fields }: Extracted): Brief {
  const brief = emptyBrief()
  if (!isUsableText(idea)) return brief
  const text = plain(idea)
  for (const { field, value, words } of fields) {
    const isShown = plain(words) !== '' && text.includes(plain(words))
    const fact = clean(value)
    if (!isShown || fact === '' || fact.length > LONGEST) continue
    set(brief, field, fact)
  }
  return brief
}

function set(brief: Brief, field: string, value: string): void {
  const text = TEXTS.find((name) => name === field)
  if (text) brief[text] = value
  else if (field === 'today' && brief.today.length < MAX_TODAY) brief.today.push(value)
  else if (field === 'often' && value in OFTEN) brief.often = value as keyof typeof OFTEN
  else if (field === 'life' && value in LIVES) brief.life = value as keyof typeof LIVES
  else return
  brief.by[field as BriefField] = 'reader'
}
