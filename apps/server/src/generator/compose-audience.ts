import { type Brief, SIZES, type Size } from '@wattle/contract/brief'
import { withArticle } from './brief/nouns.ts'
import { rewritten } from './brief/rewrite.ts'
import * as content from './content/audience.ts'
import { ENDS_WITH_CLAUSE, WINDOW } from './content/cues.ts'
import { YOU_TO_THEY } from './content/grammar.ts'
import type { AudienceDraft, LineDraft } from './drafts.ts'
import { type Facts, factsOf } from './facts.ts'
import { faultOf } from './gates.ts'
import { fill, suits } from './phrasing.ts'
import { sharedCount, wordsIn } from './stems.ts'

const MIN_LINES = 3

/** Writes three to six lines about the people we're looking for, such as "Works as a florist". */
export function composeAudience(brief: Brief): AudienceDraft {
  const facts = factsOf(brief)
  const values = valuesOf(facts)
  const lines = content.AUDIENCE_LINES.filter(suits(facts.is)).flatMap(({ id, text }) => {
    const line = fill(text, { values })
    return line && !faultOf(line, 'line') ? [{ id, text: line }] : []
  })
  return { lines: lines.length < MIN_LINES ? [...lines, content.SPARE_LINE] : lines }
}

function valuesOf({ brief, forms, kind, is, orElse, values }: Facts): Record<string, string> {
  const { audience, rareAudience = audience.replace(/^Does /, 'Did ') } = kind
  return {
    ...values,
    episode: episode(
      `${forms.theyDid}${orElse}`,
      values[is.sensitive ? 'sensitive window' : 'window'],
    ),
    own: rewritten(fill(is.rare ? rareAudience : audience, { values }) ?? '', YOU_TO_THEY),
    problem: turnout(forms),
    today: forms.today.slice(0, 2).join(' or '),
    size: sizeOf(brief),
    'their topic': rewritten(values.topic ?? '', YOU_TO_THEY),
  }
}

/** "Hardly anyone turned up" needs an event, so this adds "to a planting day". */
const turnout = ({ wrongThey, one }: Facts['forms']) =>
  one && content.FEW_CAME.test(wrongThey) ? `${wrongThey} to ${withArticle(one)}` : wrongThey

/**
 * Adds the time window, after a comma if two prepositions would meet: "after moving in, in the last
 * 2 years".
 */
const episode = (did: string, window = '') => {
  if (!did) return ''
  if (ENDS_WITH_CLAUSE.test(did)) return `${window}, ${did}`
  return `${did}${/(?:[ -](?:in|on)| had it done)$/.test(did) ? ',' : ''} ${window}`
}

/** Two sizes next to each other make one range: "2 to 49 people". */
function sizeOf({ size, buyer, field }: Brief): string {
  const labels = Object.entries(SIZES).flatMap(([key, label]) =>
    size.includes(key as Size) ? label : [],
  )
  const [least = ''] = labels[0]?.split(' ') ?? []
  const range = `${least} ${labels.at(-1)?.replace(/^\S+ /, '')}`.replace('Just', 'up')
  const isBusiness = buyer === 'DECIDES' && !(field && content.PUBLIC_FIELDS.includes(field))
  return least && `Works in ${isBusiness ? 'a business' : 'an organisation'} of ${range} people`
}

export type AudienceEdits = ReturnType<typeof editsOf>

/**
 * Compares our drafted lines with the researcher's current ones. The only text we read from an
 * edited line is a new time window.
 */
export function editsOf(drafted: LineDraft[], current: string[]) {
  const gone = drafted.filter(({ text }) => !current.includes(text))
  const added = current.filter((text) => !drafted.some((line) => line.text === text))
  const untimed = (text: string) => text.replace(WINDOW, '')
  const isSame = (text: string) =>
    gone.some((line) => line.id === 'episode' && untimed(line.text) === untimed(text))
  const retimed = added.find((text) => WINDOW.test(text) && isSame(text))
  // A reworded line isn't deleted, so its screener question stays.
  const deleted = gone.filter((line) => !added.some((text) => overlap(line.text, text)))
  return {
    deleted: new Set(deleted.map(({ id }) => id)),
    /** The new time window, if the researcher only changed the window of the episode line. */
    window: windowOf(retimed ?? ''),
    /** Lines that the researcher added or reworded, so no screener question asks about them yet. */
    unasked: drafted.length > 0 ? added.filter((text) => text !== retimed) : [],
  }
}

/**
 * The time window in an audience line, as in "In the last 4 weeks, checked which uniforms they
 * had". It may also come last.
 */
const windowOf = (text: string) => WINDOW.exec(text)?.[0].trim().replace(/,$/, '').toLowerCase()

const overlap = (one: string, other: string) => {
  const [words, others] = [wordsIn(one), wordsIn(other)]
  return sharedCount(words, others) / Math.min(words.size, others.size) >= 0.5
}
