import { type Brief, emptyBrief } from '@wattle/contract/brief'
import { writeAudience, writeGuide, writeScreener } from '#generator/compose.ts'
import briefs from '#generator/fixtures/briefs.json' with { type: 'json' }

export const SIXTY_BRIEFS = (briefs as Partial<Brief>[]).map(
  (fields): Brief => ({ ...emptyBrief(), ...fields, confirmed: true }),
)

/** Three offsets cover every phrasing. */
export const OFFSETS = process.env.LONG ? [0, 1, 2, 3, 4, 5] : [0, 1, 2]

const RESEARCHER = 7

export function draftsOf(brief: Brief, researchId = 0, offset = 0) {
  const seed = { researcherId: RESEARCHER, researchId, offset, generation: 0 }
  const input = { brief, seed, isUsable: true }
  const { lines } = writeAudience(input).content
  const whole = { ...input, drafted: lines, characteristics: lines.map(({ text }) => text) }
  const { questions } = writeScreener(whole).content
  const { parts } = writeGuide(input).content
  return { brief, lines, questions, parts }
}

export type Drafts = ReturnType<typeof draftsOf>

const written = new Map<number, Drafts[]>()

/** The drafts of all sixty briefs. Writes them once per process, because that takes a while. */
export function sixtyDraftsAt(offset: number): Drafts[] {
  const drafts = written.get(offset) ?? SIXTY_BRIEFS.map((brief, at) => draftsOf(brief, at, offset))
  written.set(offset, drafts)
  return drafts
}
