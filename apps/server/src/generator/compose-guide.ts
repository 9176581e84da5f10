import type { Brief } from '@wattle/contract/brief'
import { ALL_DAY, OWN_CHILD, SUCCEEDED, TWO_GERUNDS } from './content/cues.ts'
import { GENERAL_GUIDE } from './content/general.ts'
import * as content from './content/guide.ts'
import { LIFE_IDS, ORDINARY_GUIDE, START_TOPICS } from './content/guide-plan.ts'
import { KIND_CONTENT } from './content/kinds.ts'
import * as sensitive from './content/sensitive.ts'
import type { GuideDraft, GuideQuestionDraft, PartDraft, Seed } from './drafts.ts'
import { alikeFor, faultOf, hasRepeatedWord } from './gates.ts'
import * as phrasing from './phrasing.ts'
import { sharesStem } from './stems.ts'

export function composeGuide(brief: Brief, seed: Seed): GuideDraft {
  const facts = phrasing.factsOf(brief)
  const parts = phrasing.sensitiveType(brief)
    ? sensitiveParts(facts, seed)
    : ordinaryParts(facts, seed)
  return { parts }
}

/** Stricter than the gate's 70%, so that no two questions sound alike. */
const ECHO = 0.6

/** A template in two halves gets two ids, such as D3 and D4. */
const numbered = (id: string, later: number) =>
  id.replace(/\d$/, (number) => String(Number(number) + later))

/** A question's id and its lists of phrasings. Each list is a fallback for the one before. */
type Asked = [id: string, ...lists: content.Phrasings[]]

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

type QuestionId = keyof typeof content.QUESTIONS

/** Writes the parts of an outline. Names in braces are replaced with a text or with questions. */
function partsOf(
  outline: typeof GENERAL_GUIDE,
  prefix: string,
  ask: (asked: Asked) => GuideQuestionDraft[],
  questions: Record<string, Asked[]>,
  texts: Record<string, string> = {},
): PartDraft[] {
  return outline.map(({ topic, questions: templates }, partAt) => ({
    topic: texts[topic] ?? topic,
    questions: templates.flatMap((template, at) => {
      const id = `${prefix}${partAt + 1}.${at + 1}`
      const own: Asked[] = [[id, [texts[template] ?? template]]]
      return (questions[template] ?? own).flatMap(ask)
    }),
  }))
}

/** Every question by its id in braces, with the default phrasings unless `overrides` has others. */
function named(overrides: Record<string, content.Phrasings[]>): Record<string, Asked[]> {
  const ids = new Set([...Object.keys(content.QUESTIONS), ...Object.keys(overrides)])
  const listsOf = (id: string) => overrides[id] ?? [content.QUESTIONS[id as QuestionId]]
  return Object.fromEntries([...ids].map((id) => [`{${id}}`, [[id, ...listsOf(id)]]]))
}

/** Leaves the question out unless the condition holds. */
const when = (isTrue: boolean, phrasings: content.Phrasings) => (isTrue ? phrasings : [])

const ofKind = (id: string, own: string[], first = 1) =>
  own.map((text, at): Asked => [`${id}${at + first}`, [text]])

function ordinaryParts(facts: phrasing.Facts, seed: Seed): PartDraft[] {
  const { brief, forms } = facts
  const kind = phrasing.kindContent(brief)
  const other = KIND_CONTENT.OTHER
  const rare = phrasing.isRare(brief)
  const life = LIFE_IDS[brief.life ?? 'PRIVATE']
  const isWork = life === 'work'
  const isAlone = phrasing.worksAlone(brief)
  const isOwner = life === 'private' || brief.buyer === 'DECIDES' || isAlone || forms.owned !== ''
  const cost =
    brief.cost === 'MONEY' && !isOwner
      ? content.MONEY_OF_OTHERS
      : content.COST_CONTENT[brief.cost ?? 'UNSURE']
  const costsTime = brief.cost === 'TIME'
  const isOngoing = kind.isOngoing === true && !rare
  const hasNoMoment = /\b(?:when|never)\b/i.test(forms.wrong)
  // Don't ask how the airline came into it if the story is already about the airline.
  const isInTheStory =
    sharesStem(forms.others, `${brief.do} ${forms.wrong}`) || OWN_CHILD.test(forms.others)
  const hasTwoGerunds = TWO_GERUNDS.test(forms.about)
  // "Who else could I talk to about naming your baby?" makes no sense.
  const isEasyToSay = !hasTwoGerunds && !/\byour\b/.test(forms.about)
  const isShortGroup = brief.who.split(' ').length <= 4 && !/^people\b/i.test(brief.who)
  const questions = named({
    W1: [
      when(forms.owned !== '' && isWork, content.QUESTIONS.W1owner),
      content.QUESTIONS[`W1${life}`],
      content.QUESTIONS.W1private,
    ],
    W2: [
      when(rare && life === 'private', content.QUESTIONS.W2over),
      when(forms.place !== '', isWork ? content.QUESTIONS.W2place : content.QUESTIONS.W2group),
      content.QUESTIONS[`W2${life}`].filter((text) => !isAlone || !text.includes('work with')),
    ],
    W3: [[kind.open], [other.open]],
    L1: rare
      ? [content.QUESTIONS.Lrare]
      : [when(!brief.forms.did, kind.lastTime ?? []), content.QUESTIONS.L],
    K4: [when(!isInTheStory, content.QUESTIONS.others)],
    B1: [
      hasNoMoment ? content.QUESTIONS.B1anyTime : content.QUESTIONS.B1,
      content.QUESTIONS.B1echoed,
      when(rare, content.QUESTIONS.BadRare),
      when(SUCCEEDED.test(forms.did), content.QUESTIONS.BadTried),
      content.QUESTIONS.Bad,
    ],
    B3: [content.QUESTIONS.B3, content.QUESTIONS.B3echoed],
    C1: [
      when(costsTime && rare, [content.TIME_WHEN_RARE]),
      when(costsTime && isOngoing, [
        phrasing.isWeekly(brief) ? content.WEEKS_TIME : content.TIME_SPENT,
      ]),
      when(costsTime && kind.time !== undefined, [kind.time ?? '']),
      ...cost.first.map((text) => when(!hasNoMoment || !text.includes('{wrong}'), [text])),
      content.COST_CONTENT.UNSURE.first.slice(-1),
    ],
    C2: [
      when(costsTime && isOngoing, [content.AFTER_ONGOING_TIME]),
      when(!rare || cost.next !== content.SINCE_THEN, cost.next),
      [content.IN_THE_END],
      [content.LEARNT],
    ],
    D1: [content.QUESTIONS.D1, content.QUESTIONS.D1none],
    D3: [kind.tried ?? [], rare ? content.QUESTIONS.D3D4rare : content.QUESTIONS.D3D4],
    Z1: [when(hasTwoGerunds, content.QUESTIONS.Z1twoGerunds), content.QUESTIONS.Z1],
    Z2: [
      content.QUESTIONS.Z2.filter(
        (text) =>
          (isShortGroup || !text.includes('{who}')) && (isEasyToSay || !text.includes('{about}')),
      ),
    ],
  })
  const kindQuestions = {
    '{last}': ofKind('L', kind.last, 2),
    '{core}': ofKind('K', kind.core.questions),
  }
  const topic = (id: keyof typeof content.TOPICS) =>
    phrasing.inTurn(seed, `topic ${id}`, content.TOPICS[id])[0] ?? ''
  return partsOf(
    ORDINARY_GUIDE,
    '',
    asker(facts, seed),
    { ...questions, ...kindQuestions },
    {
      '{start}': topic(START_TOPICS[brief.life ?? 'PRIVATE']),
      '{last time}': topic(rare ? 'lastRare' : 'last'),
      '{core topic}': kind.core.topic,
      '{wrong}': topic('wrong'),
      '{cost}': phrasing.inTurn(seed, 'topic cost', cost.topics)[0] ?? '',
      '{today}': topic(rare ? 'todayRare' : 'today'),
      '{end}': topic('end'),
    },
  )
}

function sensitiveParts(facts: phrasing.Facts, seed: Seed): PartDraft[] {
  const { brief } = facts
  const kind = phrasing.kindContent(brief)
  const other = KIND_CONTENT.OTHER
  const type = phrasing.sensitiveType(brief)
  const gentle = (questions: string[]) => questions.filter((text) => !text.endsWith('°'))
  const when = phrasing.isRare(brief) ? 'over' : 'ongoing'
  const questions: Record<string, Asked[]> = {
    '{alone}': [['S0', [type === 'VIOLENCE' ? sensitive.ALONE : '']]],
    '{first}': [['S0', [(type && sensitive.FIRST_QUESTIONS[type]) ?? '']]],
    '{open}': phrasing.isPastLoss(brief) ? [] : [['W3', [kind.open], [other.open]]],
    '{last}': ofKind('L', gentle(kind.last)),
    '{core}': ofKind('K', gentle(kind.core.questions)),
    '{went wrong}': [['S5.2', [sensitive.WENT_WRONG[when]], [sensitive.HARDEST]]],
  }
  const fillsTheDay = brief.often === 'MOST_DAYS' && ALL_DAY.test(brief.do)
  const texts = Object.entries(sensitive.OVER_OR_ONGOING).map(([name, text]) => [
    `{${name}}`,
    text[when],
  ])
  return partsOf(sensitive.SENSITIVE_GUIDE, 'S', asker(facts, seed), questions, {
    '{core topic}': kind.core.topic,
    ...Object.fromEntries(texts),
    ...(fillsTheDay && { '{last time}': sensitive.YESTERDAY }),
  })
}

export function generalGuide(brief: Brief, seed: Seed): GuideDraft {
  const life = LIFE_IDS[brief.life ?? 'PRIVATE']
  const questions = named({
    W1: [content.QUESTIONS[`W1${life}`], content.QUESTIONS.W1private],
    W2: [content.QUESTIONS[`W2${life}`], content.QUESTIONS.W2private],
    // We never ask for a second interview about something sensitive.
    Z3: [when(!phrasing.sensitiveType(brief), content.QUESTIONS.Z3)],
  })
  return { parts: partsOf(GENERAL_GUIDE, 'G', asker(phrasing.factsOf(brief), seed), questions) }
}
