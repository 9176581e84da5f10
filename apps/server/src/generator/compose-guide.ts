import type { Brief } from '@wattle/contract/brief'
import { GENERAL_GUIDE } from './content/general.ts'
import {
  AFTER_TIME_OF_WHAT_GOES_ON,
  COST_CONTENT,
  INSTEAD_OF_A_REPEAT,
  QUESTIONS,
  SPARE_QUESTIONS,
  STAND_INS,
  TIME_OF_WHAT_GOES_ON,
  TIME_WHEN_RARE,
  TOPICS,
  WEEKS_TIME,
} from './content/guide.ts'
import { KIND_CONTENT } from './content/kinds.ts'
import {
  FIRST_QUESTIONS,
  OVER_OR_ONGOING,
  SENSITIVE_GUIDE,
  YESTERDAY,
} from './content/sensitive.ts'
import type { GuideDraft, GuideQuestionDraft, PartDraft, Seed } from './drafts.ts'
import {
  faultOf,
  GOOD_SHARE,
  type GuideRules,
  ideaShare,
  isAlike,
  isDoubled,
  leastShare,
  sharesStem,
} from './gates.ts'
import {
  type Facts,
  factsOf,
  fill,
  inTurn,
  isRare,
  kindContent,
  sensitiveType,
  worksAlone,
} from './phrasing.ts'

export const guideRules = (brief: Brief): GuideRules => ({
  isSensitive: sensitiveType(brief) !== undefined,
  isOther: brief.kind === 'OTHER' || brief.kind === null || brief.one === '',
  isSparse: brief.wrong === '' || brief.today.length === 0,
})

export function composeGuide(brief: Brief, seed: Seed): GuideDraft {
  const facts = factsOf(brief)
  const parts = sensitiveType(brief) ? sensitiveParts(facts, seed) : ordinaryParts(facts, seed)
  return aboutTheSubject({ parts }, facts, seed)
}

/** First below the gate's 70%, so that two questions don't echo each other. */
const SHARES = [0.6, 0.7]

/** D3 and its second half D4. */
const numbered = (id: string, later: number) =>
  id.replace(/\d$/, (number) => String(Number(number) + later))

/** Takes the first phrasing that is complete, reads well and repeats nothing. */
function asker(facts: Facts, seed: Seed) {
  const asked: string[] = []
  const isTactful = sensitiveType(facts.brief) !== undefined
  const mayRepeat = isDoubled(facts.brief.do)
  const isFine = (text: string, share: number) =>
    !faultOf(text, 'question', { isTactful, mayRepeat }) &&
    !asked.some((other) => isAlike(other, text, facts.brief, share))

  /** Several lists: the next one when none of the first can be used. */
  return (id: string, ...lists: (readonly string[])[]): GuideQuestionDraft[] => {
    const pairs = lists.flatMap((list) => SHARES.map((share) => ({ share, list })))
    for (const { share, list } of pairs) {
      for (const template of inTurn(seed, id, list)) {
        const texts = template.split(' | ').map((one) => fill(one, facts))
        if (!texts.every((text) => text !== undefined && isFine(text, share))) continue
        const found = texts as string[]
        asked.push(...found)
        return found.map((question, at) => ({ id: numbered(id, at), question }))
      }
    }
    return []
  }
}

type Ask = ReturnType<typeof asker>

const part = (topic: string, ...questions: GuideQuestionDraft[][]): PartDraft => ({
  topic,
  questions: questions.flat(),
})

/** A question without phrasings isn't asked. */
const when = (isTrue: boolean, phrasings: readonly string[]) => (isTrue ? phrasings : [])

/** The kind's own questions, each with one that suits any kind in its place. */
const ofKind = (ask: Ask, id: string, own: string[], first = 1) =>
  own.flatMap((text, at) => ask(`${id}${at + first}`, [text], SPARE_QUESTIONS))

const LIFE_IDS = { PAID: 'work', UNPAID: 'unpaid', PRIVATE: 'private' } as const
const START_TOPICS = { PAID: 'startWork', UNPAID: 'startUnpaid', PRIVATE: 'startPrivate' } as const

function ordinaryParts(facts: Facts, seed: Seed): PartDraft[] {
  const { brief, forms } = facts
  const ask = asker(facts, seed)
  const kind = kindContent(brief)
  const other = KIND_CONTENT.OTHER
  const rare = isRare(brief)
  const life = LIFE_IDS[brief.life ?? 'PRIVATE']
  const isWork = life === 'work'
  const topic = (id: keyof typeof TOPICS) => inTurn(seed, `topic ${id}`, TOPICS[id])[0] ?? ''
  const cost = COST_CONTENT[brief.cost ?? 'UNSURE']
  const costsTime = brief.cost === 'TIME'
  const isOften = brief.often === 'MOST_DAYS' || brief.often === 'EVERY_WEEK'
  const goesOn = kind.goesOn === true && !rare
  const next = costsTime && goesOn ? AFTER_TIME_OF_WHAT_GOES_ON : cost.next
  // "the last time it never came" and "when … when" trip the reader.
  const hasWhen = /\bwhen\b/i.test(forms.wrong)
  // "the car broke down": there is only one.
  const isToldOnce = rare || /^the |\b(?:last|never)\b/i.test(forms.wrong)
  return [
    part(
      topic(START_TOPICS[brief.life ?? 'PRIVATE']),
      ask(
        'W1',
        when(forms.owned !== '' && isWork, QUESTIONS.W1owner),
        QUESTIONS[`W1${life}`],
        QUESTIONS.W1private,
      ),
      ask(
        'W2',
        when(forms.place !== '', isWork ? QUESTIONS.W2place : QUESTIONS.W2group),
        QUESTIONS[`W2${life}`].filter((text) => !worksAlone(brief) || !text.includes('work with')),
      ),
      ask('W3', [kind.open], [other.open]),
    ),
    part(
      topic(rare ? 'lastRare' : 'last'),
      rare ? ask('L1', QUESTIONS.Lrare) : ask('L1', kind.told ?? [], QUESTIONS.L),
      ofKind(ask, 'L', kind.last, 2),
    ),
    part(
      kind.core.topic,
      ofKind(ask, 'K', kind.core.questions),
      // The apprentices who are trained are in the story already.
      ask('K4', when(!sharesStem(forms.others, brief.do), QUESTIONS.others)),
    ),
    part(
      topic('wrong'),
      ask('B1', isToldOnce && !hasWhen ? QUESTIONS.B1rare : QUESTIONS.B1, [kind.bad], [other.bad]),
      ask('B2', QUESTIONS.B2),
      ask('B3', QUESTIONS.B3),
      ask('B4', QUESTIONS.B4),
    ),
    part(
      inTurn(seed, 'topic cost', cost.topics)[0] ?? '',
      ask(
        'C1',
        when(costsTime && rare, [TIME_WHEN_RARE]),
        when(costsTime && goesOn, [isOften ? WEEKS_TIME : TIME_OF_WHAT_GOES_ON]),
        when(!hasWhen, [cost.withWrong]),
        [cost.withoutWrong],
        [COST_CONTENT.UNSURE.withoutWrong],
      ),
      ask('C2', [next[0]], [INSTEAD_OF_A_REPEAT]),
      ask('C3', [next[1]]),
    ),
    part(
      topic(rare ? 'todayRare' : 'today'),
      ask('D1', QUESTIONS.D1, rare ? QUESTIONS.D1noneRare : QUESTIONS.D1none),
      ask('D3', kind.tried ?? [], rare ? QUESTIONS.D3D4rare : QUESTIONS.D3D4),
    ),
    part(
      topic('end'),
      ask('Z1', QUESTIONS.Z1),
      ask(
        'Z2',
        QUESTIONS.Z2.filter((text) => isShortGroup(brief) || !text.includes('{who}')),
      ),
      ask('Z3', QUESTIONS.Z3),
    ),
  ]
}

const MOST_WORDS_OF_OTHERS = 4
const isShortGroup = ({ who }: Brief) =>
  who.split(' ').length <= MOST_WORDS_OF_OTHERS && !/^people\b/i.test(who)

type Named = Record<string, (id: string) => GuideQuestionDraft[]>

/** Questions as the content has them. A name in brackets stands for questions of its own. */
const fromContent = (parts: typeof GENERAL_GUIDE, prefix: string, ask: Ask, named: Named) =>
  parts.map(({ topic, questions }, partAt) => ({
    topic,
    questions: questions.flatMap((template, at) => {
      const id = `${prefix}${partAt + 1}.${at + 1}`
      return named[template]?.(id) ?? ask(id, [template])
    }),
  }))

function sensitiveParts(facts: Facts, seed: Seed): PartDraft[] {
  const ask = asker(facts, seed)
  const { brief } = facts
  const kind = kindContent(brief)
  const other = KIND_CONTENT.OTHER
  const type = sensitiveType(brief)
  // Only their own illness needs a name.
  const isOfOthers = type === 'HEALTH' && brief.kind !== 'HEALTH'
  const first = type && !isOfOthers ? FIRST_QUESTIONS[type] : undefined
  const gentle = (questions: string[]) => questions.filter((text) => !text.endsWith('°'))
  const named: Named = {
    '{first}': () => ask('S0', [first ?? '']),
    '{open}': () => ask('W3', [kind.open], [other.open]),
    '{last}': () => ofKind(ask, 'L', gentle(kind.last)),
    '{core}': () => ofKind(ask, 'K', gentle(kind.core.questions)),
  }
  for (const [name, { over, ongoing }] of Object.entries(OVER_OR_ONGOING))
    named[`{${name}}`] = (id) => ask(id, [isRare(brief) ? over : ongoing])
  const fillsDays =
    brief.often === 'MOST_DAYS' && (brief.kind === 'CARE' || brief.kind === 'HEALTH')
  if (fillsDays) named['{last time}'] = (id) => ask(id, [YESTERDAY])
  return fromContent(SENSITIVE_GUIDE, 'S', ask, named).map(({ topic, questions }) => ({
    topic: topic === '{core topic}' ? kind.core.topic : topic,
    questions,
  }))
}

export function generalGuide(brief: Brief, seed: Seed): GuideDraft {
  const ask = asker(factsOf(brief), seed)
  const life = LIFE_IDS[brief.life ?? 'PRIVATE']
  const parts = fromContent(GENERAL_GUIDE, 'G', ask, {
    '{W1}': () => ask('W1', QUESTIONS[`W1${life}`], QUESTIONS.W1private),
    '{W2}': () => ask('W2', QUESTIONS[`W2${life}`], QUESTIONS.W2private),
    '{Z3}': () => ask('Z3', QUESTIONS.Z3),
  })
  return { parts }
}

/** Puts the subject into questions that go without it, until enough are about it. */
function aboutTheSubject(guide: GuideDraft, facts: Facts, seed: Seed): GuideDraft {
  const { brief, values } = facts
  const about = values.about ?? ''
  const rules = guideRules(brief)
  const aim = rules.isSensitive ? leastShare(rules) : GOOD_SHARE
  const isPersonal = /\byour\b/.test(about)
  let { parts } = guide
  for (const [id, template, suits] of STAND_INS) {
    if (suits && isPersonal) continue
    const questions = parts.flatMap((one) => one.questions)
    const texts = questions.map(({ question }) => question)
    if (ideaShare(texts, brief) >= aim) break
    if (!questions.some((one) => one.id === id && !sharesStem(one.question, about))) continue
    const [instead] = asker(facts, seed)(id, [template])
    if (!instead || texts.includes(instead.question)) continue
    parts = parts.map((one) => ({
      ...one,
      questions: one.questions.map((question) => (question.id === id ? instead : question)),
    }))
  }
  return { parts }
}
