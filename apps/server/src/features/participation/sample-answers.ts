import { isInRange, MAX_NUMBER, QUALIFIES } from '@wattle/contract/question-rules'
import type { listAnswers } from './answer-queries.ts'

type Asked = Awaited<ReturnType<typeof listAnswers>>[number]
type Answer = { optionId: number; selected: true } | { text: string } | { number: number }

/**
 * An answer that qualifies, or one that doesn't, for the demo and tests. `variant` picks one of
 * several possible answers. `words` names the option to choose instead, if the question has it.
 */
export function sampleAnswers(
  asked: Asked,
  qualifies: boolean,
  variant = 0,
  words?: string,
): Answer[] {
  const named = asked.options.find(({ text }) => text === words)
  if (named) return [{ optionId: named.id, selected: true }]
  if (asked.type === 'OPEN_TEXT') return [{ text: 'Mostly on weekends, with my sister.' }]
  if (asked.type === 'NUMBER') return [{ number: sampleNumber(asked, qualifies) }]
  const condition = QUALIFIES[asked.type][asked.rule]
  const wantsMarked = condition === 'NO_MARKED' ? !qualifies : qualifies
  const wanted = asked.options.filter(({ mustMatch }) => mustMatch === wantsMarked)
  const candidates = condition === 'ALWAYS' ? asked.options : wanted
  const isWhole = asked.rule === 'MATCH' && qualifies
  const at = candidates.length > 0 ? variant % candidates.length : 0
  return (isWhole ? candidates : candidates.slice(at, at + 1)).map(({ id }) => ({
    optionId: id,
    selected: true,
  }))
}

function sampleNumber({ numberMin, numberMax, ...asked }: Asked, qualifies: boolean): number {
  const isWantedInside = (QUALIFIES.NUMBER[asked.rule] === 'OUT_OF_RANGE') !== qualifies
  const range = { numberMin, numberMax }
  const edges = [numberMin ?? 0, (numberMin ?? 0) - 1, (numberMax ?? MAX_NUMBER) + 1]
  const possible = edges.filter((number) => number >= 0 && number <= MAX_NUMBER)
  return possible.find((number) => isInRange(range, number) === isWantedInside) ?? 0
}
