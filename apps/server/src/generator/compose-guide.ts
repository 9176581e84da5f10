import type { Brief } from '@wattle/contract/brief'
import { GENERAL_GUIDE } from './content/general.ts'
import * as content from './content/guide.ts'
import { ORDINARY_GUIDE, type Outline } from './content/guide-plan.ts'
import { KIND_CONTENT } from './content/kinds.ts'
import type { Conditions, Phrasings, Row } from './content/rows.ts'
import { SENSITIVE_GUIDE, SENSITIVE_QUESTIONS } from './content/sensitive.ts'
import type { GuideDraft, GuideQuestionDraft, Seed } from './drafts.ts'
import { type Facts, factsOf } from './facts.ts'
import { alikeFor, faultOf, hasRepeatedWord } from './gates.ts'
import { fill, inTurn, suits } from './phrasing.ts'

/** A question's id and its lists of phrasings. Each list is a fallback for the one before. */
type Asked = [id: string, ...lists: Phrasings[]]
/** Questions and topics by the name that stands for them in an outline. */
type Named = { questions: Record<string, Asked[]>; topics: Record<string, string | undefined> }

export function composeGuide(brief: Brief, seed: Seed): GuideDraft {
  const facts = factsOf(brief)
  const { type, is, kind } = facts
  const { topics, ...ofCost } = content.COST_CONTENT[brief.cost ?? 'UNSURE']
  const several = (id: string, texts: string[], first = 1) =>
    texts
      .filter((text) => !type || !text.endsWith('°'))
      .map((text, at): Asked => [`${id}${at + first}`, [text]])
  const fitting = suiting({ ...content.QUESTIONS, ...SENSITIVE_QUESTIONS, ...ofCost }, is)
  const questions: Named['questions'] = {
    ...fitting,
    W3: is['past loss'] ? [] : [['W3', [kind.open], [KIND_CONTENT.OTHER.open]]],
    L1: preferring((!is.rare && !brief.forms.did && kind.lastTime) || [], fitting.L1),
    D3: preferring(kind.tried ?? [], fitting.D3),
    last: several('L', kind.last, type ? 1 : 2),
    core: several('K', kind.core.questions),
  }
  const topicsOf = Object.entries(content.TOPICS).map(([name, rows]) => {
    const { id, ask = [] } = rows.find(suits(is)) ?? {}
    return [name, inTurn(seed, `topic ${id}`, ask)[0]]
  })
  const named = {
    questions,
    topics: {
      ...Object.fromEntries(topicsOf),
      'core topic': kind.core.topic,
      cost: inTurn(seed, 'topic cost', topics)[0],
    },
  }
  const [known, letter] = type ? [SENSITIVE_GUIDE, 'S'] : [ORDINARY_GUIDE, '']
  const [outline, prefix] = brief.do ? [known, letter] : [GENERAL_GUIDE, 'G']
  return partsOf(outline, prefix, asker(facts, seed), named)
}

/** The rows that suit the brief. An id ends at the first space of a name. */
const suiting = (named: Record<string, Row[]>, is: Conditions): Named['questions'] =>
  Object.fromEntries(
    Object.entries(named).map(([name, rows]) => [
      name,
      [[name.replace(/ .*$/, ''), ...rows.filter(suits(is)).map(({ ask }) => ask)]],
    ]),
  )

const preferring = (list: Phrasings, asked: Asked[] = []) =>
  asked.map(([id, ...lists]): Asked => [id, list, ...lists])

/** Stricter than the gate's 70%, so that no two questions sound alike. */
const ECHO = 0.6

/** A template in two halves gets two ids, such as D3 and D4. */
const numbered = (id: string, later: number) =>
  id.replace(/\d$/, (number) => String(Number(number) + later))

/** Picks the first phrasing whose facts we know, that passes its gates and doesn't repeat a question. */
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

const nameIn = (template: string) => /^\{([^}]+)\}$/.exec(template)?.[1]

function partsOf(
  outline: Outline,
  prefix: string,
  ask: (asked: Asked) => GuideQuestionDraft[],
  named: Named,
): GuideDraft {
  const parts = outline.map(({ topic, questions }, partAt) => ({
    topic: named.topics[nameIn(topic) ?? ''] ?? topic,
    questions: questions.flatMap((template, at) => {
      const own: Asked[] = [[`${prefix}${partAt + 1}.${at + 1}`, [template]]]
      const name = nameIn(template)
      return ((name && named.questions[name]) || own).flatMap(ask)
    }),
  }))
  return { parts }
}
