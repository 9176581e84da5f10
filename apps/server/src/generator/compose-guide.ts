import type { Brief } from '@wattle/contract/brief'
import { MAX_ASSUMPTION_LENGTH } from '@wattle/contract/findings/assumptions'
import { capitalised } from './brief/english.ts'
import { rewritten } from './brief/rewrite.ts'
import { ASKED_BEFORE, ASSUMPTIONS, COST_SENTENCES, FORECAST } from './content/assumptions.ts'
import { LEAK } from './content/gates.ts'
import { GENERAL_GUIDE } from './content/general.ts'
import { YOU_TO_THEY } from './content/grammar.ts'
import * as content from './content/guide.ts'
import { ORDINARY_GUIDE } from './content/guide-plan.ts'
import type { Row } from './content/rows.ts'
import { SENSITIVE_GUIDE, SENSITIVE_QUESTIONS } from './content/sensitive.ts'
import type { AssumptionDraft, GuideDraft, GuideQuestionDraft, PartDraft, Seed } from './drafts.ts'
import { type Facts, factsOf } from './facts.ts'
import { alikeFor, faultOf, guideOptions } from './gates.ts'
import { fill, inTurn, phrasingsFor, suits } from './phrasing.ts'

/** A question's id and its phrasings. Each row is a fallback for the one before. */
type Asked = [id: string, rows: Row[]]

export function composeGuide(brief: Brief, seed: Seed): GuideDraft {
  const facts = factsOf(brief)
  const { type, is, kind } = facts
  const { topics: costTopics, ...ofCost } = content.COST_CONTENT[brief.cost ?? 'UNSURE']
  const topics: typeof content.TOPICS = {
    ...content.TOPICS,
    cost: costTopics,
    'core topic': [{ id: 'core', ask: [kind.core.topic] }],
  }
  // Questions for this kind come before the general ones. " ¦ " splits a question's phrasings.
  const rows: Record<string, Row[]> = {
    ...content.QUESTIONS,
    ...SENSITIVE_QUESTIONS,
    ...ofCost,
    W3: [{ unless: ['past loss'], ask: kind.open ?? [] }, ...content.QUESTIONS.W3],
    L1: [{ unless: ['rare', 'reworded'], ask: kind.lastTime ?? [] }, ...content.QUESTIONS.L1],
    D3: [{ ask: kind.tried ?? [] }, ...content.QUESTIONS.D3],
  }
  const unasked = content.UNASKED.filter(suits(is))
  const numbered = (letter: string, texts: string[], first = 1) =>
    texts
      .filter((text) => !unasked.some(({ says }) => says.test(text)))
      .map((text, at): Asked => [`${letter}${at + first}`, [{ ask: text.split(' ¦ ') }]])
  const lists: Record<string, Asked[]> = {
    last: numbered('L', kind.last, type ? 1 : 2),
    core: numbered('K', kind.core.questions),
  }
  const [known, letter] = type ? [SENSITIVE_GUIDE, 'S'] : [ORDINARY_GUIDE, '']
  const [outline, prefix] = brief.do ? [known, letter] : [GENERAL_GUIDE, 'G']
  const ask = asker(facts, seed)
  const parts = outline.map(({ topic, questions }, partAt) => {
    const { id, ask: phrasings } = topics[topic]?.find(suits(is)) ?? { id: '', ask: [topic] }
    const asked = questions.flatMap((name, at): Asked[] => {
      const own: Asked = [`${prefix}${partAt + 1}.${at + 1}`, [{ ask: name.split(' ¦ ') }]]
      // In "S0 alone" only the first word is the id.
      return lists[name] ?? [rows[name] ? [name.replace(/ .*$/, ''), rows[name]] : own]
    })
    return { topic: inTurn(seed, `topic ${id}`, phrasings)[0] ?? '', questions: asked.flatMap(ask) }
  })
  return { parts }
}

/**
 * How much of their wording two questions may share. It's less than the 70% that the gates allow,
 * so that no two questions sound alike.
 */
const ECHO = 0.6

/**
 * Returns a function that words a question so that it passes its gates and doesn't sound like an
 * earlier one.
 */
function asker(facts: Facts, seed: Seed) {
  const asked: string[] = []
  const options = guideOptions(facts.brief)
  const isAlike = alikeFor(facts.brief)
  const isNew = (text: string) => !asked.some((other) => isAlike(other, text, ECHO))
  return ([id, rows]: Asked): GuideQuestionDraft[] => {
    // A template with two questions, split by " | ", gets two ids, such as D3 and D4.
    const isFine = (text: string) => !faultOf(text, 'question', options) && isNew(text)
    const phrasings = phrasingsFor(facts, seed, id, rows).map((text) => text.split(' | '))
    const texts = phrasings.find((both) => both.every(isFine)) ?? []
    asked.push(...texts)
    const numbered = (at: number) => id.replace(/\d$/, (number) => String(Number(number) + at))
    return texts.map((question, at) => ({ id: numbered(at), question }))
  }
}

/**
 * The assumptions: what must be true for the idea to work, and which of the guide's questions test
 * each one.
 */
export function composeAssumptions(brief: Brief, parts: readonly PartDraft[]): AssumptionDraft[] {
  const { is, forms, values } = factsOf(brief)
  const own = {
    ...values,
    'their doing': rewritten(forms.about, YOU_TO_THEY),
    [brief.cost ?? 'UNSURE']: COST_SENTENCES[brief.cost ?? 'UNSURE'],
    today: forms.today[0] ?? '',
  }
  const asked = parts.flatMap(({ questions }) => questions.map(({ id }) => id))
  return ASSUMPTIONS.filter(suits(is)).flatMap(({ kind, risk, sentence, tests }) => {
    const text = capitalised(fill(sentence, own))
    const found = tests.filter((id) => asked.includes(id))
    const isShort = text !== '' && text.length <= MAX_ASSUMPTION_LENGTH
    const isSound = isShort && !FORECAST.test(text) && !LEAK.test(text)
    if (!isSound || found.length === 0) return []
    return [{ kind, risk, text, tests: found, askedBefore: ASKED_BEFORE[kind] ?? null }]
  })
}
