import { type Brief, SIZES, type Size } from '@wattle/contract/brief'
import { capitalised, sharedCount, stemSet } from './brief/english.ts'
import { rewritten } from './brief/rewrite.ts'
import * as content from './content/audience.ts'
import { WINDOW } from './content/cues.ts'
import { YOU_TO_THEY } from './content/grammar.ts'
import type { AudienceDraft, LineDraft } from './drafts.ts'
import { factsOf } from './facts.ts'
import { faultOf } from './gates.ts'
import { fill, suits } from './phrasing.ts'

const MIN_LINES = 3

/** Writes three to six lines about the people we're looking for, such as "Works as a florist". */
export function composeAudience(brief: Brief): AudienceDraft {
  const { is, kind, forms, values } = factsOf(brief)
  const sizes = Object.keys(SIZES).filter((size) => brief.size.includes(size as Size))
  const own = {
    ...values,
    own: fill(kind.audience, values),
    today: forms.today.slice(0, 2).join(' or '),
    size: rewritten(sizes.map((size) => SIZES[size as Size]).join(' and '), content.ONE_RANGE),
    'their topic': rewritten(values.topic ?? '', YOU_TO_THEY),
  }
  const lines = content.AUDIENCE_LINES.filter(suits(is))
    .map(({ id, text }) => ({ id, text: capitalised(fill(text, own)) }))
    .filter(({ text }) => !faultOf(text, 'line'))
  return { lines: lines.length < MIN_LINES ? [...lines, content.SPARE_LINE] : lines }
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
  const episode = untimed(gone.find(({ id }) => id === 'episode')?.text ?? '')
  const retimed = added.find((text) => WINDOW.test(text) && untimed(text) === episode)
  // A reworded line isn't deleted, so its screener question stays.
  const deleted = gone.filter((line) => !added.some((text) => overlap(line.text, text)))
  const [window = ''] = WINDOW.exec(retimed ?? '') ?? []
  return {
    deleted: new Set(deleted.map(({ id }) => id)),
    /** The new time window, if the researcher only changed the window of the episode line. */
    window: window.trim().replace(/,$/, '').toLowerCase(),
    /** Lines that the researcher added or reworded, so no screener question asks about them yet. */
    unasked: drafted.length > 0 ? added.filter((text) => text !== retimed) : [],
  }
}

const overlap = (one: string, other: string) => {
  const [words, others] = [stemSet(one), stemSet(other)]
  return sharedCount(words, others) / Math.min(words.size, others.size) >= 0.5
}
