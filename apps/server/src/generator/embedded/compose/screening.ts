import type { Choice } from '../../choice.ts'
import type { Domain } from '../bank/domain.ts'
import type { Fact } from './facts.ts'

/** What all questions of a screener share while they are written. */
export type Screening = {
  choice: Choice
  domain: Domain
  topic: string
  /** Questions asked and wrong answers offered so far. */
  asked: Set<string>
  used: Set<string>
}

export type Of<Kind extends Fact['kind']> = Extract<Fact, { kind: Kind }>

const EMPTY = new Set(
  'a an the of to in on at for with and or my their your own was were from by time took longer planned lost'.split(
    ' ',
  ),
)

/** The words that carry meaning, cut so that "quotes" and "quoting" are one. */
function stemsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? []
  const stems = words
    .filter((word) => word.length > 2 && !EMPTY.has(word))
    .map((word) => word.replace(/(ing|ed|es|s|er|ers|e)$/, '').slice(0, 6))
  return new Set(stems)
}

const MOST_OTHERS = 4

/** Others from a list that cannot be mistaken for the wanted answer nor for what it is about. */
export function others(
  { choice, topic, used }: Screening,
  slot: string,
  target: string,
  pool: string[],
): string[] {
  const taken = stemsOf(`${target} ${topic}`)
  const isApart = (text: string) =>
    text.toLowerCase() !== target.toLowerCase() &&
    ![...stemsOf(text)].some((stem) => taken.has(stem))
  const fitting = choice.shuffled(slot, pool).filter(isApart)
  const fresh = fitting.filter((text) => !used.has(text))
  // Better the same wrong answer twice than too few to hide among.
  const chosen = [...fresh, ...fitting.filter((text) => used.has(text))].slice(0, MOST_OTHERS)
  for (const text of chosen) used.add(text)
  return chosen
}

/** Asked of another time, a question still sounds the same. */
const withoutTime = (text: string) => text.replace(/\d+ \w+/g, '')

/** A wording that no other question of this screener has. */
export function wording({ choice, asked }: Screening, slot: string, wordings: string[]): string {
  const first = choice.wording(slot, wordings)
  const chosen = [first, ...wordings].find((text) => !asked.has(withoutTime(text))) ?? first
  asked.add(withoutTime(chosen))
  return chosen
}
