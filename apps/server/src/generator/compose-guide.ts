import type { Brief } from '@wattle/contract/brief'
import { GENERAL_GUIDE } from './content/general.ts'
import * as content from './content/guide.ts'
import { ORDINARY_GUIDE } from './content/guide-plan.ts'
import { KIND_CONTENT } from './content/kinds.ts'
import type { Phrasings, Row } from './content/rows.ts'
import { SENSITIVE_GUIDE, SENSITIVE_QUESTIONS } from './content/sensitive.ts'
import type { GuideDraft, GuideQuestionDraft, Seed } from './drafts.ts'
import { type Facts, factsOf } from './facts.ts'
import { alikeFor, faultOf, hasRepeatedWord } from './gates.ts'
import { fill, inTurn, suits } from './phrasing.ts'

/** A question's id and its lists of phrasings. Each list is a fallback for the one before. */
type Asked = [id: string, ...lists: Phrasings[]]

export function composeGuide(brief: Brief, seed: Seed): GuideDraft {
  const facts = factsOf(brief)
  const { type, is, kind } = facts
  const { topics: costTopics, ...ofCost } = content.COST_CONTENT[brief.cost ?? 'UNSURE']
  const rows: Record<string, Row[]> = { ...content.QUESTIONS, ...SENSITIVE_QUESTIONS, ...ofCost }
  // Phrasings for this kind of activity. They come before the general ones.
  const ofKind: Record<string, Phrasings[]> = {
    W3: is['past loss'] ? [] : [[kind.open], [KIND_CONTENT.OTHER.open]],
    L1: [(!is.rare && !brief.forms.did && kind.lastTime) || []],
    D3: [kind.tried ?? []],
  }
  const several = (id: string, texts: string[], first = 1) =>
    texts
      .filter((text) => !type || !text.endsWith('°'))
      .map((text, at): Asked => [`${id}${at + first}`, [text]])
  /**
   * The questions that a name in braces stands for: one for "W1", several for "last" and "core". In
   * "S0 alone" only the first word is the id.
   */
  const askedBy = (name: string): Asked[] => {
    if (name === 'last') return several('L', kind.last, type ? 1 : 2)
    if (name === 'core') return several('K', kind.core.questions)
    const lists = (rows[name] ?? []).filter(suits(is)).map(({ ask }) => ask)
    return [[name.replace(/ .*$/, ''), ...(ofKind[name] ?? []), ...lists]]
  }
  const topicOf = (name: string) => {
    if (name === 'core topic') return kind.core.topic
    const { id = name, ask = costTopics } = content.TOPICS[name]?.find(suits(is)) ?? {}
    return inTurn(seed, `topic ${id}`, ask)[0] ?? ''
  }
  const [known, letter] = type ? [SENSITIVE_GUIDE, 'S'] : [ORDINARY_GUIDE, '']
  const [outline, prefix] = brief.do ? [known, letter] : [GENERAL_GUIDE, 'G']
  const ask = asker(facts, seed)
  const parts = outline.map(({ topic, questions }, partAt) => ({
    topic: nameIn(topic) ? topicOf(nameIn(topic)) : topic,
    questions: questions.flatMap((template, at) => {
      const own: Asked = [`${prefix}${partAt + 1}.${at + 1}`, [template]]
      const name = nameIn(template)
      return (name ? askedBy(name) : [own]).flatMap(ask)
    }),
  }))
  return { parts }
}

/** "W1" for "{W1}", or an empty string if the template isn't a name in braces. */
const nameIn = (template: string) => /^\{([^}]+)\}$/.exec(template)?.[1] ?? ''

/**
 * How much of their wording two questions may share. It's less than the 70% that the gates allow,
 * so that no two questions sound alike.
 */
const ECHO = 0.6

/** A template with two questions, split by " | ", gets two ids, such as D3 and D4. */
const numbered = (id: string, later: number) =>
  id.replace(/\d$/, (number) => String(Number(number) + later))

/**
 * Returns a function that words a question with the first phrasing that we have the facts for, that
 * passes its gates and doesn't sound like an earlier question.
 */
function asker(facts: Facts, seed: Seed) {
  const asked: string[] = []
  const isTactful = facts.type !== undefined
  const mayRepeat = hasRepeatedWord(facts.brief.do)
  const isAlike = alikeFor(facts.brief)
  const isFine = (text: string | undefined): text is string =>
    text !== undefined &&
    !faultOf(text, 'question', { isTactful, mayRepeat }) &&
    !asked.some((other) => isAlike(other, text, ECHO))

  return ([id, ...lists]: Asked): GuideQuestionDraft[] => {
    for (const template of lists.flatMap((list) => inTurn(seed, id, list))) {
      const texts = template.split(' | ').map((one) => fill(one, facts))
      if (!texts.every(isFine)) continue
      asked.push(...texts)
      return texts.map((question, at) => ({ id: numbered(id, at), question }))
    }
    return []
  }
}
