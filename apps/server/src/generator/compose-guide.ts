import type { Brief } from '@wattle/contract/brief'
import { GENERAL_GUIDE } from './content/general.ts'
import {
  COST_CONTENT,
  LONGEST_OF_WHAT_GOES_ON,
  PAYS_FOR,
  QUESTIONS,
  STAND_INS,
  TIME_OF_WHAT_GOES_ON,
  TIME_WHEN_RARE,
  TOPICS,
} from './content/guide.ts'
import { KIND_CONTENT } from './content/kinds.ts'
import { FIRST_QUESTIONS, OVER_OR_ONGOING, SENSITIVE_GUIDE } from './content/sensitive.ts'
import type { GuideDraft, GuideQuestionDraft, PartDraft, Seed } from './drafts.ts'
import {
  faultOf,
  GOOD_SHARE,
  type GuideRules,
  ideaShare,
  isAlike,
  leastShare,
  sharesStem,
} from './gates.ts'
import {
  type Facts,
  factsOf,
  fill,
  inTurn,
  isFrequent,
  isRare,
  kindContent,
  sensitiveType,
  worksAlone,
} from './phrasing.ts'

export const guideRules = (brief: Brief, isGeneral = false): GuideRules => ({
  isSensitive: sensitiveType(brief) !== undefined,
  isOther: brief.kind === 'OTHER' || brief.kind === null || brief.one === '',
  isSparse: brief.wrong === '' || brief.today.length === 0,
  isGeneral,
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
  const isFine = (text: string, share: number) =>
    !faultOf(text, 'question', { isTactful }) &&
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

function ordinaryParts(facts: Facts, seed: Seed): PartDraft[] {
  const { brief, forms } = facts
  const ask = asker(facts, seed)
  const kind = kindContent(brief)
  const other = KIND_CONTENT.OTHER
  const rare = isRare(brief)
  const life = brief.life === 'PAID' ? 'work' : brief.life === 'UNPAID' ? 'unpaid' : 'private'
  const topic = (id: keyof typeof TOPICS) => inTurn(seed, `topic ${id}`, TOPICS[id])[0] ?? ''
  const cost = COST_CONTENT[brief.cost ?? 'UNSURE']
  const paysFor = brief.cost === 'MONEY' || (life === 'work' && brief.buyer === 'DECIDES')
  // "the last time it never came" and "when … when" trip the reader.
  const hasWhen = /\bwhen\b/i.test(forms.wrong)
  const isToldOnce = rare || /\b(?:last|never)\b/i.test(forms.wrong)
  const stories = isToldOnce && !hasWhen ? [QUESTIONS.B1rare] : [QUESTIONS.B1]
  const goesOn = kind.goesOn && (brief.often === 'MOST_DAYS' || brief.often === 'EVERY_WEEK')
  const without = rare ? QUESTIONS.D1noneRare : QUESTIONS.D1none
  const isTrip = brief.kind === 'TRAVEL'
  const start = { work: 'startWork', unpaid: 'startUnpaid', private: 'startPrivate' } as const
  const each = (id: string, questions: string[], spare: string[]) =>
    questions.flatMap((question, at) => ask(`${id}${at + 1}`, [question], [spare[at] ?? '']))
  return [
    {
      topic: topic(start[life]),
      questions: [
        ...ask(
          'W1',
          ...(forms.owned && life === 'work' ? [QUESTIONS.W1owner] : []),
          QUESTIONS[`W1${life}`],
          QUESTIONS.W1private,
        ),
        ...ask(
          'W2',
          ...(forms.place ? [life === 'work' ? QUESTIONS.W2place : QUESTIONS.W2group] : []),
          QUESTIONS[`W2${life}`].filter(
            (text) => !worksAlone(brief) || !text.includes('work with'),
          ),
        ),
        ...ask('W3', [kind.open], [other.open]),
      ],
    },
    {
      topic: topic(rare ? 'lastRare' : 'last'),
      questions: [
        ...ask('L1', ...(rare ? [QUESTIONS.Lrare] : [kind.told ?? [], QUESTIONS.L])),
        ...kind.last.flatMap((question, at) =>
          ask(`L${at + 2}`, [question], [other.last[at] ?? '']),
        ),
      ],
    },
    {
      topic: kind.core.topic,
      questions: [
        ...each('K', kind.core.questions, other.core.questions),
        // The apprentices who are trained are in the story already.
        ...(sharesStem(forms.others, brief.do) ? [] : ask('K4', QUESTIONS.others)),
      ],
    },
    {
      topic: topic('wrong'),
      questions: [
        ...ask('B1', ...stories, [kind.bad], [other.bad]),
        ...ask('B2', QUESTIONS.B2),
        ...ask('B3', QUESTIONS.B3),
        ...ask('B4', QUESTIONS.B4),
      ],
    },
    {
      topic: inTurn(seed, 'topic cost', cost.topics)[0] ?? '',
      questions: [
        ...ask(
          'C1',
          ...(brief.cost === 'TIME' && (rare || goesOn)
            ? [[rare ? TIME_WHEN_RARE : TIME_OF_WHAT_GOES_ON]]
            : []),
          ...(hasWhen ? [] : [[cost.withWrong]]),
          [cost.withoutWrong],
          [COST_CONTENT.UNSURE.withoutWrong],
        ),
        ...ask(
          'C2',
          [brief.cost === 'TIME' && goesOn ? LONGEST_OF_WHAT_GOES_ON : cost.next[0]],
          ['Which part took the longest?'],
        ),
        ...ask('C3', [cost.next[1]]),
        ...(paysFor && !rare ? ask('C4', [PAYS_FOR]) : []),
      ],
    },
    {
      topic: topic('today'),
      questions: [
        ...(isTrip ? ask('D1', QUESTIONS.D1trip, without) : ask('D1', QUESTIONS.D1, without)),
        ...(isTrip ? [] : ask('D2', QUESTIONS.D2)),
        ...ask('D3', QUESTIONS.D3D4),
      ],
    },
    {
      topic: topic('end'),
      questions: [
        ...ask('Z1', QUESTIONS.Z1),
        ...ask(
          'Z2',
          askableOthers(brief)
            ? QUESTIONS.Z2
            : QUESTIONS.Z2.filter((text) => !text.includes('{who}')),
        ),
        ...ask('Z3', QUESTIONS.Z3),
      ],
    },
  ]
}

const MOST_WORDS_OF_OTHERS = 4
const askableOthers = ({ who }: Brief) =>
  who.split(' ').length <= MOST_WORDS_OF_OTHERS && !/^people\b/i.test(who)

/** Only their own illness needs a name. */
function firstQuestion(brief: Brief): string | undefined {
  const type = sensitiveType(brief)
  const isTheirs = type === 'HEALTH' && brief.kind !== 'HEALTH'
  return type && !isTheirs ? FIRST_QUESTIONS[type] : undefined
}

function sensitiveParts(facts: Facts, seed: Seed): PartDraft[] {
  const ask = asker(facts, seed)
  const { brief } = facts
  const kind = kindContent(brief)
  const other = KIND_CONTENT.OTHER
  const gentle = (questions: string[]) => questions.filter((text) => !text.endsWith('°'))
  const fromKind = (id: string, own: string[], spare: string[]) =>
    gentle(own).flatMap((text, at) => ask(`${id}${at + 1}`, [text], [spare[at] ?? '']))
  return SENSITIVE_GUIDE.map(({ topic, questions }, part) => ({
    topic: topic === '{core topic}' ? kind.core.topic : topic,
    questions: questions.flatMap((template, at) => {
      if (template === '{first}') return ask('S0', [firstQuestion(brief) ?? ''])
      const turn = OVER_OR_ONGOING[template.slice(1, -1) as keyof typeof OVER_OR_ONGOING]
      if (turn) return ask(`S${part + 1}.${at + 1}`, [isRare(brief) ? turn.over : turn.ongoing])
      if (template === '{open}') return ask('W3', [kind.open], [other.open])
      if (template === '{last}') return fromKind('L', kind.last, other.last)
      if (template === '{core}') return fromKind('K', kind.core.questions, other.core.questions)
      return ask(`S${part + 1}.${at + 1}`, [template])
    }),
  }))
}

export function generalGuide(brief: Brief, seed: Seed): GuideDraft {
  const ask = asker(factsOf(brief), seed)
  const life = brief.life === 'PAID' ? 'work' : brief.life === 'UNPAID' ? 'unpaid' : 'private'
  const parts = GENERAL_GUIDE.map(({ topic, questions }, part) => ({
    topic,
    questions: questions.flatMap((template, at) => {
      if (template === '{W1}') return ask('W1', QUESTIONS[`W1${life}`], QUESTIONS.W1private)
      if (template === '{W2}') return ask('W2', QUESTIONS[`W2${life}`], QUESTIONS.W2private)
      if (template === '{Z3}') return ask('Z3', QUESTIONS.Z3)
      return ask(`G${part + 1}.${at + 1}`, [template])
    }),
  }))
  return { parts }
}

/** Puts the subject into questions that go without it, until enough are about it. */
function aboutTheSubject(guide: GuideDraft, facts: Facts, seed: Seed): GuideDraft {
  const rules = guideRules(facts.brief)
  const aim = rules.isSensitive ? leastShare(rules) : GOOD_SHARE
  let improved = guide
  for (const [id, template, when] of STAND_INS) {
    const isOften = isFrequent(facts.brief) && facts.brief.life !== 'PRIVATE'
    const isPersonal = /\byour\b/.test(facts.values.about ?? '')
    if ((when === 'at work' && !isOften) || (when === 'impersonal' && isPersonal)) continue
    const texts = improved.parts.flatMap(({ questions }) =>
      questions.map(({ question }) => question),
    )
    if (ideaShare(texts, facts.brief) >= aim) break
    const isAsked = improved.parts.some(({ questions }) =>
      questions.some((one) => one.id === id && !sharesStem(one.question, facts.values.about ?? '')),
    )
    if (!isAsked) continue
    const [instead] = asker(facts, seed)(id, [template])
    if (instead && !texts.includes(instead.question)) improved = replaced(improved, id, instead)
  }
  return improved
}

const replaced = (guide: GuideDraft, id: string, instead: GuideQuestionDraft): GuideDraft => ({
  parts: guide.parts.map((part) => ({
    ...part,
    questions: part.questions.map((question) => (question.id === id ? instead : question)),
  })),
})
