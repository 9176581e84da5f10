import type { Brief } from '@wattle/contract/brief'
import { MAX_ASSUMPTION_LENGTH } from '@wattle/contract/findings/assumptions'
import { lowered } from './brief/nouns.ts'
import { formsOf } from './brief/verbs.ts'
import { ASKED_BEFORE, ASSUMPTIONS, COST_WORDS, HOW_OFTEN } from './content/assumptions.ts'
import type { AssumptionDraft, PartDraft } from './drafts.ts'
import { fill } from './phrasing.ts'

/** Words about the future. Interviews can't show what people will do. */
const FORECAST = /\b(?:would|will|won['’]t)\b|\bthey['’](?:d|ll)\b/i

/**
 * What must be true for the idea to work, with the questions in this guide that test each
 * assumption.
 */
export function composeAssumptions(brief: Brief, parts: readonly PartDraft[]): AssumptionDraft[] {
  const values = valuesOf(brief)
  const asked = new Set(parts.flatMap(({ questions }) => questions.map(({ id }) => id)))
  return ASSUMPTIONS.flatMap(({ kind, risk, sentence, tests }) => {
    const text = fill(sentence, { values })
    const found = tests.filter((id) => asked.has(id))
    const isSound = text && text.length <= MAX_ASSUMPTION_LENGTH && !FORECAST.test(text)
    if (!isSound || found.length === 0) return []
    return [{ kind, risk, text, tests: found, askedBefore: ASKED_BEFORE[kind] ?? null }]
  })
}

/** Facts in the researcher's own words. Anything the brief doesn't say is an empty string. */
function valuesOf(brief: Brief): Record<string, string> {
  const { who, cost, often } = brief
  const [today = ''] = brief.today
  const activity = tidied(brief.do)
  const wrong = tidied(brief.wrong)
  const [verb = '', ...rest] = activity.split(' ')
  return {
    wrong: lowered(wrong),
    do: activity,
    doing: activity && [formsOf(verb.toLowerCase()).gerund, ...rest].join(' '),
    // "It costs them money" makes no sense unless we know what "it" is.
    cost: wrong && cost && cost !== 'UNSURE' ? COST_WORDS[cost] : '',
    often: often ? HOW_OFTEN[often] : '',
    today: lowered(tidied(today)),
    who: activity && tidied(who),
  }
}

const tidied = (text: string) =>
  text
    .trim()
    .replace(/[.!]+$/, '')
    .replaceAll("'", '’')
