import type { Brief } from '@wattle/contract/brief'
import * as cues from './content/cues.ts'
import { GENERAL_GUIDE } from './content/general.ts'
import * as content from './content/guide.ts'
import { ORDINARY_GUIDE, type Outline } from './content/guide-plan.ts'
import { KIND_CONTENT } from './content/kinds.ts'
import { SENSITIVE_GUIDE, SENSITIVE_QUESTIONS } from './content/sensitive.ts'
import type { GuideDraft, GuideQuestionDraft, Seed } from './drafts.ts'
import { alikeFor, faultOf, hasRepeatedWord } from './gates.ts'
import * as phrasing from './phrasing.ts'
import { sharesStem } from './stems.ts'

/** A question's id and its lists of phrasings. Each list is a fallback for the one before. */
type Asked = [id: string, ...lists: content.Phrasings[]]
type Conditions = { [name in content.Condition]?: boolean | undefined }
/** Questions and topics by the name that stands for them in an outline. */
type Named = { questions: Record<string, Asked[]>; topics: Record<string, string | undefined> }

export function composeGuide(brief: Brief, seed: Seed): GuideDraft {
  const facts = phrasing.factsOf(brief)
  const type = phrasing.sensitiveType(brief)
  const is = conditionsOf(facts)
  const kind = phrasing.kindContent(brief)
  const { topics, ...ofCost } = content.COST_CONTENT[brief.cost ?? 'UNSURE']
  const several = (id: string, texts: string[], first = 1) =>
    texts
      .filter((text) => !type || !text.endsWith('°'))
      .map((text, at): Asked => [`${id}${at + first}`, [text]])
  const fitting = suiting({ ...content.QUESTIONS, ...SENSITIVE_QUESTIONS, ...ofCost }, is)
  const questions: Named['questions'] = {
    ...fitting,
    W3: phrasing.isPastLoss(brief) ? [] : [['W3', [kind.open], [KIND_CONTENT.OTHER.open]]],
    L1: preferring((!is.rare && !brief.forms.did && kind.lastTime) || [], fitting.L1),
    D3: preferring(kind.tried ?? [], fitting.D3),
    last: several('L', kind.last, type ? 1 : 2),
    core: several('K', kind.core.questions),
  }
  const named = {
    questions,
    topics: {
      ...topicsFor(is, seed),
      'core topic': kind.core.topic,
      cost: phrasing.inTurn(seed, 'topic cost', topics)[0],
    },
  }
  return type
    ? partsOf(SENSITIVE_GUIDE, 'S', asker(facts, seed), named)
    : partsOf(ORDINARY_GUIDE, '', asker(facts, seed), named)
}

export function generalGuide(brief: Brief, seed: Seed): GuideDraft {
  const is = { ...partOfLife(brief), sensitive: phrasing.sensitiveType(brief) !== undefined }
  const named = { questions: suiting(content.QUESTIONS, is), topics: {} }
  return partsOf(GENERAL_GUIDE, 'G', asker(phrasing.factsOf(brief), seed), named)
}

const partOfLife = ({ life }: Brief): Conditions => ({
  work: life === 'PAID',
  unpaid: life === 'UNPAID',
  private: !life || life === 'PRIVATE',
})

function conditionsOf({ brief, forms }: phrasing.Facts): Conditions {
  const { isOngoing, isSession } = phrasing.kindContent(brief)
  const life = partOfLife(brief)
  const rare = phrasing.isRare(brief)
  const alone = phrasing.worksAlone(brief)
  const type = phrasing.sensitiveType(brief)
  const hasTwoGerunds = cues.TWO_GERUNDS.test(forms.about)
  return {
    ...life,
    rare,
    ...(type && { [type]: true }),
    'every week': phrasing.isWeekly(brief),
    'all day': brief.often === 'MOST_DAYS' && cues.ALL_DAY.test(brief.do),
    'at a named place': forms.place !== '',
    'on their own': alone,
    owner: forms.owned !== '',
    'for themselves': life.private || brief.buyer === 'DECIDES' || alone || forms.owned !== '',
    ongoing: isOngoing && !rare,
    session: isSession,
    succeeded: cues.SUCCEEDED.test(forms.did),
    'no moment': /\b(?:when|never)\b/i.test(forms.wrong),
    // Don't ask how the airline came into it if the story is already about the airline.
    'in the story':
      sharesStem(forms.others, `${brief.do} ${forms.wrong}`) || cues.OWN_CHILD.test(forms.others),
    'two gerunds': hasTwoGerunds,
    // "Who else could I talk to about naming your baby?" makes no sense.
    'hard to say': hasTwoGerunds || /\byour\b/.test(forms.about),
    'long group': brief.who.split(' ').length > 4 || /^people\b/i.test(brief.who),
  }
}

const suits =
  (is: Conditions) =>
  ({ when = [], unless = [] }: content.Row) =>
    when.every((name) => is[name]) && !unless.some((name) => is[name])

/** The rows that suit the brief. An id ends at the first space of a name. */
const suiting = (named: Record<string, content.Row[]>, is: Conditions): Named['questions'] =>
  Object.fromEntries(
    Object.entries(named).map(([name, rows]) => [
      name,
      [[name.replace(/ .*$/, ''), ...rows.filter(suits(is)).map(({ ask }) => ask)]],
    ]),
  )

const preferring = (list: content.Phrasings, asked: Asked[] = []) =>
  asked.map(([id, ...lists]): Asked => [id, list, ...lists])

const topicsFor = (is: Conditions, seed: Seed): Named['topics'] =>
  Object.fromEntries(
    Object.entries(content.TOPICS).map(([name, rows]) => {
      const { id, ask = [] } = rows.find(suits(is)) ?? {}
      return [name, phrasing.inTurn(seed, `topic ${id}`, ask)[0]]
    }),
  )

/** Stricter than the gate's 70%, so that no two questions sound alike. */
const ECHO = 0.6

/** A template in two halves gets two ids, such as D3 and D4. */
const numbered = (id: string, later: number) =>
  id.replace(/\d$/, (number) => String(Number(number) + later))

/** Picks the first phrasing whose facts we know, that passes its gates and doesn't repeat a question. */
function asker(facts: phrasing.Facts, seed: Seed) {
  const asked: string[] = []
  const isTactful = phrasing.sensitiveType(facts.brief) !== undefined
  const mayRepeat = hasRepeatedWord(facts.brief.do)
  const isAlike = alikeFor(facts.brief)
  const isFine = (text: string | undefined): text is string =>
    text !== undefined &&
    !faultOf(text, 'question', { isTactful, mayRepeat }) &&
    !asked.some((other) => isAlike(other, text, ECHO))

  return ([id, ...lists]: Asked): GuideQuestionDraft[] => {
    for (const template of lists.flatMap((list) => phrasing.inTurn(seed, id, list))) {
      const texts = template.split(' | ').map((one) => phrasing.fill(one, facts))
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
