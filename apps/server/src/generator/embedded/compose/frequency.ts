import { SCALES, scaleAround } from '../bank/scales.ts'
import { infinitive, verbPhrase } from '../language/inflect.ts'
import { isPast } from '../language/word-kind.ts'
import { JOB_VERBS } from '../lexicon/verbs.ts'
import type { Fact } from './facts.ts'

const UNITS: Record<string, string> = {
  day: 'the last 7 days',
  week: 'the last 7 days',
  fortnight: 'the last 14 days',
  month: 'the last 4 weeks',
  quarter: 'the last 3 months',
  term: 'the last 3 months',
  season: 'the last 12 months',
  year: 'the last 12 months',
}
const WORDS = ['once', 'twice', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const NUMBER = `(\\d{1,3}|${WORDS.join('|')})`
/** "3 or more times", "at least 3 times", "twice", and "8 or more" of things that follow. */
const COUNT = new RegExp(
  `\\b(?:at least )?${NUMBER}(?: or more(?: times)?| times)\\b|\\bat least ${NUMBER}\\b|\\b(once|twice)\\b`,
  'i',
)
const MOST_COUNTED = 200

/** A number and a period: how often something was done. */
export function readOften(line: string): Fact[] | undefined {
  const span = spanIn(line)
  if (!span) return undefined
  const said = line.slice(0, span.at).trim()
  const plain = said.replace(/^had to (\w+)/i, (_all, verb: string) => verbPhrase(verb).past)
  const count = COUNT.exec(plain)
  const task = taskIn(count ? plain.slice(0, count.index) : plain)
  if (!task) return undefined
  // Once at all is no scale: it is asked among other things.
  if (!count) {
    return span.text === SCALES.rare.span
      ? [{ kind: 'often', task, scale: SCALES.rare }]
      : undefined
  }
  const least = numberOf(count[1] ?? count[2] ?? count[3] ?? '')
  if (least < 2 || least > MOST_COUNTED) return undefined
  const known = Object.values(SCALES).find(
    (scale) => scale.span === span.text && scale.atLeast === `${least} or more times`,
  )
  const after = plain.slice(count.index + count[0].length).trim()
  const counted =
    /^[a-z]/.test(after) && !/^(in|on|of|for|at|times)\b/.test(after) ? after : undefined
  return [{ kind: 'often', task, scale: known ?? scaleAround(least, span.text), counted }]
}

export function spanIn(line: string): { text: string; at: number } | undefined {
  const last = /\b(?:in|within|over|during) (the last .+)$/i.exec(line)
  if (last?.[1]) return { text: last[1], at: last.index }
  const each = /\b(?:an?|per|each|every) (\w+)$/i.exec(line)
  const unit = UNITS[each?.[1]?.toLowerCase() ?? '']
  return each && unit ? { text: unit, at: each.index } : undefined
}

function numberOf(text: string): number {
  const word = WORDS.indexOf(text.toLowerCase())
  return word >= 0 ? word + 1 : Number(text)
}

/** The plain task of "Matched supplier statements" or "Cooks at home". */
function taskIn(text: string): string | undefined {
  const [first = '', ...rest] = text.trim().split(' ')
  const verb = infinitive(first.toLowerCase())
  return JOB_VERBS.has(verb) ||
    isPast(first.toLowerCase()) ||
    verb === 'try' ||
    /^(do|go|put)$/.test(verb)
    ? [verb, ...rest].join(' ')
    : undefined
}
