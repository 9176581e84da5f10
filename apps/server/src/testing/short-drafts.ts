import { type Brief, emptyBrief, type Kind } from '@wattle/contract/brief'
import { writeAudience, writeGuide } from '#generator/compose.ts'

export const SEED = { researcherId: 7, researchId: 3, offset: 0, generation: 1 }

/** A brief with only the fields that drafts need. */
export const shortBrief = (kind: Kind, activity: string, fields: Partial<Brief> = {}): Brief => ({
  ...emptyBrief(),
  who: 'farmers',
  do: activity,
  kind,
  one: 'a visit',
  often: 'EVERY_MONTH',
  life: 'PAID',
  confirmed: true,
  ...fields,
})

export const questionsOf = (brief: Brief, seed = SEED): string[] =>
  writeGuide({ brief, seed, isUsable: true }).content.parts.flatMap(({ questions }) =>
    questions.map(({ question }) => question),
  )

/** The questions of three projects in a row, which together use every phrasing. */
export const phrasingsOf = (brief: Brief): string[] =>
  [0, 1, 2].flatMap((offset) => questionsOf(brief, { ...SEED, offset }))

export const linesOf = (brief: Brief): string[] =>
  writeAudience({ brief, seed: SEED, isUsable: true }).content.lines.map(({ text }) => text)
