import type { Brief, Size } from '@wattle/contract/brief'
import { capitalised, withArticle } from './brief/nouns.ts'
import { toThem } from './brief/pronouns.ts'
import * as content from './content/audience.ts'
import { ENDS_WITH_CLAUSE, WINDOW } from './content/cues.ts'
import { GENERAL_AUDIENCE } from './content/general.ts'
import type { AudienceDraft, LineDraft, LineTag } from './drafts.ts'
import { type Facts, factsOf } from './facts.ts'
import { faultOf } from './gates.ts'
import { fill, suits } from './phrasing.ts'
import { sharedCount, wordsIn } from './stems.ts'

const MIN_LINES = 3

/** Writes three to six facts, each tested by one screener question. */
export function composeAudience(brief: Brief): AudienceDraft {
  const facts = factsOf(brief)
  const values = valuesOf(facts)
  const lines = content.AUDIENCE_LINES[facts.type ? 'sensitive' : 'ordinary']
    .filter(suits(facts.is))
    .flatMap(({ id, text }) => drafted(id, fill(text, { values })))
  return { lines: lines.length < MIN_LINES ? [...lines, ...generalLines.slice(1, 2)] : lines }
}

export function generalAudience(brief: Brief): AudienceDraft {
  const { isWho } = factsOf(brief).forms
  return { lines: [...drafted('role', capitalised(isWho)), ...generalLines] }
}

const drafted = (id: LineTag, text: string | undefined): LineDraft[] =>
  text && !faultOf(text, 'line') ? [{ id, text }] : []

const generalLines = GENERAL_AUDIENCE.flatMap((text) => drafted('general', text))

function valuesOf({ brief, forms, kind, is, values }: Facts): Record<string, string> {
  const { audience, rareAudience = audience.replace(/^Does /, 'Did ') } = kind
  const did = forms.theyDid
  const window = content.SENSITIVE_WINDOWS.find(suits(is))?.text
  return {
    ...values,
    episode: episode(`${did}${orElse({ brief, kind }, did)}`, values.window),
    'sensitive episode': episode(did, window),
    own: toThem(fill(is.rare ? rareAudience : audience, { values }) ?? ''),
    problem: turnout(forms),
    today: forms.today.slice(0, 2).join(' or '),
    size: sizeOf(brief),
    'their topic': toThem(values.topic ?? '').replace(/\byou\b/, 'them'),
  }
}

/** Adds ", or had it done" to things people often pay someone else to do, unless it's their job. */
export const orElse = ({ brief, kind }: Pick<Facts, 'brief' | 'kind'>, did: string): string => {
  const isTheirJob = brief.life === 'PAID' && brief.buyer !== 'DECIDES'
  const mayAdd = did !== '' && !isTheirJob && !/^(?:had|got) /i.test(did)
  return (mayAdd && kind.orElse) || ''
}

/** "Hardly anyone turned up" needs an event, so this adds "to a planting day". */
const turnout = ({ wrongThey, one }: Facts['forms']) =>
  one && content.FEW_CAME.test(wrongThey) ? `${wrongThey} to ${withArticle(one)}` : wrongThey

/** Adds a comma where two prepositions would meet: "after moving in, in the last 2 years". */
const episode = (did: string, window = '') => {
  if (!did) return ''
  if (ENDS_WITH_CLAUSE.test(did)) return `${window}, ${did}`
  return `${did}${/(?:[ -](?:in|on)| had it done)$/.test(did) ? ',' : ''} ${window}`
}

function sizeOf({ size, buyer, field }: Brief): string {
  const sizes = (Object.keys(content.SIZE_BOUNDS) as Size[]).filter((key) => size.includes(key))
  const [first, last] = [sizes[0], sizes.at(-1)]
  if (!first || !last) return ''
  const [least] = content.SIZE_BOUNDS[first]
  const [, most] = content.SIZE_BOUNDS[last]
  const range = most ? `${least ? `${least} to` : 'up to'} ${most}` : `${least} or more`
  const isBusiness = buyer === 'DECIDES' && !(field && content.PUBLIC_FIELDS.includes(field))
  return `Works in ${isBusiness ? 'a business' : 'an organisation'} of ${range} people`
}

export type AudienceEdits = {
  deleted: Set<LineTag>
  /** The new time window, if the researcher only changed the window of the episode line. */
  window?: string | undefined
  /** Lines that no screener question asks about. */
  unasked: string[]
}

/** How the researcher edited the drafted lines. A new window is the only thing we read from their text. */
export function editsOf(drafted: LineDraft[], current: string[]): AudienceEdits {
  const edits: AudienceEdits = { deleted: new Set(), unasked: [] }
  const left = drafted.filter(({ text }) => !current.includes(text))
  for (const text of current.filter((one) => !drafted.some((line) => line.text === one))) {
    const window = windowOf(text)
    const sameAt = left.findIndex(
      (line) => line.id === 'episode' && line.text.replace(WINDOW, '') === text.replace(WINDOW, ''),
    )
    const isNewWindow = window !== undefined && sameAt >= 0
    if (isNewWindow) edits.window = window
    else edits.unasked.push(text)
    // A reworded line still counts, so its question stays.
    const replaced = isNewWindow ? sameAt : left.findIndex((line) => overlap(line.text, text))
    if (replaced >= 0) left.splice(replaced, 1)
  }
  for (const { id } of left) edits.deleted.add(id)
  return edits
}

/** The time may also come first, as in "In the last 4 weeks, checked which uniforms they had". */
const windowOf = (text: string) => WINDOW.exec(text)?.[0].trim().replace(/,$/, '').toLowerCase()

const overlap = (one: string, other: string) => {
  const [words, others] = [wordsIn(one), wordsIn(other)]
  return sharedCount(words, others) / Math.min(words.size, others.size) >= 0.5
}
