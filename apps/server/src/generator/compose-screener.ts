import { type Brief, FIELDS, type Field, SIZES } from '@wattle/contract/brief'
import { isPastStatement } from './brief/forms.ts'
import { capitalised, singularWord, withArticle } from './brief/nouns.ts'
import { GENERIC } from './brief/people.ts'
import { formsOf } from './brief/verbs.ts'
import type { AudienceEdits } from './compose-audience.ts'
import { FIELD_CONTENT } from './content/fields.ts'
import { GENERAL_SCREENER } from './content/general.ts'
import { KIND_CONTENT, TEACHING_VERBS } from './content/kinds.ts'
import { NONE, NOTHING_SO_FAR, RATHER_NOT, SCREENER_CONTENT } from './content/screener.ts'
import { SAME_TRADE } from './content/words.ts'
import type { OptionDraft, QuestionDraft, Rule, ScreenerDraft, Seed } from './drafts.ts'
import { contentStems, faultOf, sharesStem } from './gates.ts'
import {
  type Facts,
  factsOf,
  fill,
  inTurn,
  isFrequent,
  isHeads,
  isPastLoss,
  isRare,
  kindContent,
  sensitiveType,
  shuffled,
  windowsOf,
} from './phrasing.ts'
import { isWellSpread } from './spread.ts'

/** `today`: what screeners can do now; `full`: with the rules ANY, REJECT and NOTE. */
export type Rules = 'today' | 'full'
export const MOST_QUESTIONS: Record<Rules, number> = { today: 8, full: 9 }
const LEAST_QUESTIONS = 5
const LEFT_OUT_FIRST: Record<Rules, string[]> = {
  today: ['talk', 'size', 'place'],
  full: ['tools', 'talk', 'context'],
}

type Question = {
  id: string
  stem: string
  type: QuestionDraft['type']
  rule: Rule
  /** A scale, turned around by chance. */
  isScale?: boolean
  /** In any order, but for as many at the end. */
  options: OptionDraft[]
  fixedAtEnd: number
}

export const NO_EDITS: AudienceEdits = { deleted: new Set(), unasked: [] }

export function composeScreener(
  brief: Brief,
  seed: Seed,
  rules: Rules,
  edits = NO_EDITS,
): ScreenerDraft | undefined {
  const windows = { ...windowsOf(brief), ...(edits.window && { window: edits.window }) }
  const write = writer(factsOf(brief, windows), seed)
  const all = sensitiveType(brief) ? write.sensitive() : write.ordinary()
  const kept = all.filter(({ id }) => !isDeleted(id, edits))
  return arranged(capped(asRules(kept, rules), rules), seed, 0.01)
}

export function generalScreener(brief: Brief, seed: Seed, rules: Rules): ScreenerDraft | undefined {
  const write = writer(factsOf({ ...brief, do: '', kind: 'OTHER' }), seed)
  return arranged(asRules(write.general(), rules), seed, 0.02)
}

/** The gate and consent stay, whatever happens to their lines. */
const ASKED_BY: Record<string, string[]> = {
  role: ['role'],
  place: ['role'],
  own: ['own'],
  problem: ['problem'],
  tools: ['today'],
  buyer: ['buyer'],
  // Who buys and how big the business is share a line where both are known.
  size: ['size', 'buyer'],
}
const isDeleted = (id: string, { deleted }: AudienceEdits) =>
  [...deleted].some((tag) => ASKED_BY[id]?.includes(tag))

/** These must not say what the gate asks about. */
const BEFORE_THE_GATE = /^(?:role(?!Alone)|place|size|gate)/

const isThere = <T>(item: T | undefined): item is T => item !== undefined

function writer(facts: Facts, seed: Seed) {
  const { brief, forms } = facts
  const kind = kindContent(brief)
  const isPaid = brief.life === 'PAID'
  const type = sensitiveType(brief)

  function stemOf(id: keyof typeof SCREENER_CONTENT): string | undefined {
    return inTurn(seed, id, SCREENER_CONTENT[id].stems)
      .map((template) => fill(template, facts))
      .filter(isThere)
      .filter((text) => id === 'consent' || !faultOf(text, 'question', { answers: [] }))
      .find((text) => !BEFORE_THE_GATE.test(id) || !sharesStem(text, forms.iDid))
  }

  function asked(
    id: string,
    content: keyof typeof SCREENER_CONTENT,
    rest: Omit<Question, 'id' | 'stem'>,
  ): Question | undefined {
    const stem = stemOf(content)
    return stem === undefined ? undefined : { id, stem, ...rest }
  }

  const single = { type: 'SINGLE_CHOICE' as const, rule: 'ANY' as const }
  const multiple = { type: 'MULTIPLE_CHOICE' as const, rule: 'ANY' as const }
  const wayOut = type ? [plain(RATHER_NOT)] : []

  /** The wanted answer among others that share no word with it. */
  function hidden(
    id: string,
    wanted: string,
    others: string[][],
    count: number,
  ): OptionDraft[] | undefined {
    const subject = [wanted, forms.do, forms.did, forms.one, forms.wrong].join(' ')
    const isJob = !/^I\b/.test(wanted)
    // A classroom teacher is a primary teacher, too: roles must differ in what they are.
    const isClose = (text: string) => {
      if (id === 'role') return isJob ? isSameTrade(text, wanted) : isPartOf(text, wanted)
      const isInSchool = id === 'place' && /school/i.test(wanted) && /parents/i.test(text)
      return isInSchool || sharesStem(text, id === 'place' ? wanted : subject)
    }
    const fit: string[] = []
    for (const list of others) {
      for (const text of shuffled(seed, `${id} others`, list)) {
        const isTwice = fit.some(
          (other) => other === text || (id === 'role' && isJob && isSameTrade(other, text)),
        )
        const isTaken = fit.length >= count || isClose(text) || isTwice
        if (!isTaken) fit.push(text)
      }
    }
    if (fit.length < 3 || faultOf(wanted, 'answer')) return undefined
    return [marked(wanted), ...fit.map(plain)]
  }

  function role(): Question | undefined {
    if (!isRoleAsked(brief, facts) && !(type && isEvent(brief, facts))) return undefined
    if (type && brief.life === 'PRIVATE') return roleAlone()
    const asStatement = brief.life === 'PRIVATE' || !forms.whoOne
    const fields = asStatement ? statementFields(brief) : roleFields(brief)
    // A town is part of who they are; a workplace has its own question.
    const namedRole = [forms.whoOne, forms.place ? '' : forms.atPlace].join(' ').trim()
    const wanted = asStatement ? capitalised(forms.imWho) : capitalised(namedRole)
    const words = wanted.split(/[ -]/).length
    const options = hidden(
      'role',
      wanted,
      fields.map((field) => {
        const { roles, rolesInFull = roles } = FIELD_CONTENT[field]
        if (asStatement || words < 3) return roles
        return words === 3 ? [...roles, ...rolesInFull] : rolesInFull
      }),
      4,
    )
    if (!options) return undefined
    const ofStatement = isRare(brief) ? 'rolePrivateRare' : 'rolePrivate'
    const content = asStatement ? ofStatement : isPaid ? 'roleWork' : 'roleUnpaid'
    const kindOfChoice = isPaid && !asStatement ? single : multiple
    return asked('role', content, {
      ...kindOfChoice,
      options: [...options, plain(NONE), ...wayOut],
      fixedAtEnd: 1 + wayOut.length,
    })
  }

  /** What is sensitive never stands in a list among other things. */
  const roleAlone = () =>
    asked('role', 'roleAlone', {
      ...single,
      options: [...SCREENER_CONTENT.roleAlone.answers.map(starred), plain(RATHER_NOT)],
      fixedAtEnd: 1,
    })

  function place(): Question | undefined {
    if (!forms.place || brief.life === 'PRIVATE') return undefined
    const fields: Field[] = isPaid ? roleFields(brief) : ['CLUBS']
    const wanted = capitalised(withArticle(forms.place))
    const options = hidden(
      'place',
      wanted,
      fields.map((field) => FIELD_CONTENT[field].places),
      3,
    )
    return (
      options &&
      asked('place', isPaid ? 'placeWork' : 'placeUnpaid', {
        ...single,
        options: [...options, plain(NONE), ...wayOut],
        fixedAtEnd: 1 + wayOut.length,
      })
    )
  }

  function size(): Question | undefined {
    if (!isPaid || brief.size.length === 0) return undefined
    const wanted = brief.size.map((key) => SIZES[key] as string)
    const options = SCREENER_CONTENT.size.answers.map((text) => ({
      text,
      mustMatch: wanted.includes(text),
    }))
    return asked('size', 'size', {
      ...single,
      isScale: true,
      options: [...options, ...wayOut],
      fixedAtEnd: wayOut.length,
    })
  }

  function gate(): Question | undefined {
    const fields = doneFields(brief)
    const options = hidden(
      'gate',
      capitalised(forms.iDid),
      fields.map((field) => FIELD_CONTENT[field].done),
      4,
    )
    return (
      options &&
      asked('gate', isPaid ? 'gateWork' : 'gateOther', {
        ...multiple,
        options: [...options, plain(NONE)],
        fixedAtEnd: 1,
      })
    )
  }

  function when(): Question | undefined {
    const content = isPastLoss(brief) ? 'whenLoss' : isFrequent(brief) ? 'whenRecent' : 'whenRare'
    const options = [...SCREENER_CONTENT[content].answers.map(starred), plain(RATHER_NOT)]
    return asked('when', content, { ...single, isScale: true, options, fixedAtEnd: 1 })
  }

  function ofKind(id: 'own' | 'context'): Question | undefined {
    if (kind[id].question === '') return undefined
    const own = kindQuestion(id, kind) ?? kindQuestion(id, KIND_CONTENT.OTHER)
    if (!own) return undefined
    const rule = id === 'own' ? single : { ...single, rule: 'NOTE' as const }
    return {
      id,
      ...rule,
      ...own,
      options: [...own.options, ...wayOut],
      fixedAtEnd: waysOut(own.options) + wayOut.length,
    }
  }

  function kindQuestion(id: 'own' | 'context', content: typeof kind) {
    const stem = fill(content[id].question, facts)
    if (!stem || faultOf(stem, 'question', { answers: [] })) return undefined
    const isTeaching = TEACHING_VERBS.includes(brief.do.split(' ')[0] ?? '')
    const options = content[id].answers.map((answer) => {
      const { text, mustMatch } = starred(answer)
      if (!text.endsWith('‡')) return { text, mustMatch }
      const isLeading = text.startsWith('I teach')
      return { text: text.slice(0, -1), mustMatch: isLeading === isTeaching }
    })
    return { stem, options, isScale: content[id].isScale ?? false }
  }

  function context(): Question | undefined {
    const isCount = /^How many /.test(kind.context.question)
    const isLeftOut =
      (isRare(brief) && isCount && kind.context.question.includes('{ones}')) ||
      (brief.kind === 'CARE' && isPaid)
    return isLeftOut ? undefined : ofKind('context')
  }

  function problem(): Question | undefined {
    if (!forms.iWrong) return undefined
    const options = hidden('problem', forms.iWrong, [kind.wrong, KIND_CONTENT.OTHER.wrong], 4)
    return (
      options &&
      asked('problem', isPaid ? 'problemWork' : 'problemOther', {
        ...multiple,
        options: [...options, plain(NONE)],
        fixedAtEnd: 1,
      })
    )
  }

  /** Up to five things: the researcher's own first. */
  function used(id: 'tools' | 'helped', end: string[]): Question | undefined {
    const own = forms.today
      .map((thing) => capitalised(thing.replace(/\btheir\b/g, 'my')))
      .filter((text) => !faultOf(text, 'answer'))
    const general = SCREENER_CONTENT[id].answers.filter(
      (text) => !own.some((thing) => sharesStem(thing, text)),
    )
    const options = [...own, ...general].slice(0, 5)
    return asked(id, id, {
      ...multiple,
      rule: 'NOTE',
      options: [...options, ...end].map(plain),
      fixedAtEnd: end.length,
    })
  }

  function buyer(): Question | undefined {
    const isBuying = brief.buyer === 'DECIDES' || brief.buyer === 'HELPS'
    const isAlone = brief.size.length === 1 && brief.size[0] === 'SOLO'
    if (!isPaid || !isBuying || isAlone || type) return undefined
    return asked('buyer', 'buyer', {
      ...single,
      options: SCREENER_CONTENT.buyer.answers.map(starred),
      fixedAtEnd: 1,
    })
  }

  const fixed = (id: 'talk' | 'past' | 'consent', content: keyof typeof SCREENER_CONTENT) =>
    asked(id, content, {
      ...single,
      rule: 'REJECT',
      isScale: true,
      options: SCREENER_CONTENT[content].answers.map(starred),
      fixedAtEnd: 0,
    })

  function conflict(): Question | undefined {
    const [field = 'OTHER_WORK'] = doneFields(brief)
    const trade = capitalised(asTrade(brief.industry) || FIELD_CONTENT[field].conflict)
    const options = [
      ...SCREENER_CONTENT.conflict.answers,
      ...(faultOf(trade, 'answer') ? [] : [trade]),
    ].map(plain)
    return asked('conflict', 'conflict', {
      type: 'MULTIPLE_CHOICE',
      rule: 'REJECT',
      options: [...options, marked(NONE)],
      fixedAtEnd: 1,
    })
  }

  function generalOnes(): Question[] {
    return GENERAL_SCREENER.map(({ id, question, answers, ordered }) => ({
      id,
      stem: question,
      ...single,
      isScale: ordered,
      options: answers.map(starred),
      fixedAtEnd: id === 'age' ? 1 : 0,
    }))
  }

  return {
    ordinary: () =>
      [
        role(),
        place(),
        size(),
        gate(),
        ofKind('own'),
        context(),
        problem(),
        used('tools', [NONE]),
        buyer(),
        fixed('talk', 'talk'),
        conflict(),
        fixed('past', 'past'),
      ].filter(isThere),
    sensitive: () =>
      [
        fixed('consent', 'consent'),
        role(),
        when(),
        ofKind('own'),
        brief.kind === 'HEALTH' ? ofKind('context') : undefined,
        used('helped', [NOTHING_SO_FAR, RATHER_NOT]),
        fixed('talk', 'talkSensitive'),
        conflict(),
        fixed('past', 'past'),
      ].filter(isThere),
    general: () =>
      [role(), ...generalOnes(), fixed('talk', 'talk'), conflict(), fixed('past', 'past')].filter(
        isThere,
      ),
  }
}

/** "People who sell stock feed" is "selling stock feed" where we ask what someone works in. */
const asTrade = (industry: string) =>
  industry
    .replace(/^(?:(?:anyone|people|those) )?(?:who work|working) (?:in|for|at) /i, '')
    .replace(
      /^(?:anyone|people|those) who (\w+) or (\w+) /i,
      (_all, one: string, other: string) => `${formsOf(one).gerund} or ${formsOf(other).gerund} `,
    )
    .replace(
      /^(?:anyone|people|those) who (\w+) /i,
      (_all, verb: string) => `${formsOf(verb).gerund} `,
    )

/** "I can’t remember" is no step of a scale. */
const waysOut = (options: OptionDraft[]) =>
  options.at(-2)?.text.startsWith('I can’t remember') ? 2 : 1

const plain = (text: string): OptionDraft => ({ text, mustMatch: false })
const marked = (text: string): OptionDraft => ({ text, mustMatch: true })
const starred = (text: string): OptionDraft =>
  text.startsWith('*') ? marked(text.slice(1)) : plain(text)

/** A hair salon owner is a hairdresser, too; a camp cook may call herself a chef. */
function isSameTrade(role: string, wanted: string): boolean {
  const [a, b] = [role, wanted].map((text) => contentStems(text))
  const words = (text: string) =>
    new Set(
      text
        .toLowerCase()
        .split(/[^a-z]+/)
        .map(singularWord),
    )
  const [mine, theirs] = [words(role), words(wanted)]
  return (
    (a ?? []).some((one) => b?.some((other) => one.startsWith(other) || other.startsWith(one))) ||
    SAME_TRADE.some(
      (trade) => trade.some((word) => mine.has(word)) && trade.some((word) => theirs.has(word)),
    )
  )
}

/** "A sports club" and "A small sports club". */
function isPartOf(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => new Set(contentStems(text)))
  if (!a || !b) return false
  return [...a].every((stem) => b.has(stem)) || [...b].every((stem) => a.has(stem))
}

/** A role question that repeats the activity, or asks for an event, teaches nothing. */
function isRoleAsked(brief: Brief, { forms }: Facts): boolean {
  if (!brief.who || !brief.life) return false
  if (brief.life !== 'PRIVATE' && forms.whoOne) return true
  if (!forms.imWho || isPastStatement(forms.imWho) || GENERIC.has(brief.who.toLowerCase()))
    return false
  return !repeatsTheActivity(brief)
}

function repeatsTheActivity(brief: Brief): boolean {
  const who = contentStems(brief.who)
  const doing = new Set(contentStems(brief.do))
  const repeated = who.filter((stem) => doing.has(stem)).length
  // "parents with dementia" and "settle their parent": what is sensitive isn’t asked yet.
  return who.length > 0 && repeated >= (sensitiveType(brief) ? who.length : who.length / 2)
}

/** "people who have lost a parent": it happened, and the activity doesn't say so. */
const isEvent = (brief: Brief, { forms }: Facts) =>
  forms.imWho !== '' && isPastStatement(forms.imWho) && !repeatsTheActivity(brief)

const roleFields = ({ life, field }: Brief): Field[] => {
  if (life === 'UNPAID') return ['CLUBS', 'OTHER_WORK']
  const own = field && FIELDS[field].life === 'PAID' ? [field] : []
  return [...own, 'OTHER_WORK']
}
const statementFields = ({ field }: Brief): Field[] => {
  const own = field && FIELDS[field].life === 'PRIVATE' ? [field] : []
  return [...own, 'OTHER_PRIVATE']
}
const doneFields = ({ life, field }: Brief): Field[] => {
  const spare: Field =
    life === 'PAID' ? 'OTHER_WORK' : life === 'UNPAID' ? 'CLUBS' : 'OTHER_PRIVATE'
  const isOwn =
    field &&
    (life === 'UNPAID' ? FIELDS[field].life !== 'PAID' : FIELDS[field].life === (life ?? 'PRIVATE'))
  return [
    ...(isOwn ? [field] : []),
    spare,
    ...(life === 'UNPAID' ? (['OTHER_PRIVATE'] as const) : []),
  ]
}

/** Until screeners know more rules, notes are left out and one question may reject all but one answer. */
function asRules(questions: Question[], rules: Rules): Question[] {
  if (rules === 'full') return questions
  return questions
    .filter(({ rule }) => rule !== 'NOTE')
    .map((question) => {
      if (question.id === 'conflict') return { ...question, type: 'SINGLE_CHOICE', rule: 'ANY' }
      return { ...question, rule: question.type === 'SINGLE_CHOICE' ? 'ANY' : 'MATCH' }
    })
}

function capped(questions: Question[], rules: Rules): Question[] {
  let kept = questions
  for (const id of LEFT_OUT_FIRST[rules]) {
    const most =
      id === 'talk' && isTalkOdd(questions, rules) ? LEAST_QUESTIONS : MOST_QUESTIONS[rules]
    if (kept.length > most) kept = kept.filter((question) => question.id !== id)
  }
  return kept
}

/** Where it can turn people away, they find it odd to be asked how they tell a story. */
const isTalkOdd = (questions: Question[], rules: Rules) =>
  rules === 'today' && !questions.some(({ id }) => id === 'consent')

const MOST_ATTEMPTS = 60

/** Shuffles until nobody gets through without reading. */
function arranged(
  questions: Question[],
  seed: Seed,
  mostByChance: number,
): ScreenerDraft | undefined {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const drafts = questions.map((question) => ordered(question, seed, attempt))
    if (isWellSpread(drafts, mostByChance)) return { questions: drafts }
  }
  return undefined
}

function ordered(
  { id, stem, type, rule, isScale = false, options, fixedAtEnd }: Question,
  seed: Seed,
  attempt: number,
): QuestionDraft {
  const free = options.slice(0, options.length - fixedAtEnd)
  const end = options.slice(options.length - fixedAtEnd)
  const turned = isHeads(seed, id, attempt) ? free : free.toReversed()
  const inOrder = isScale ? turned : shuffled(seed, id, free, attempt)
  // The participant's page keeps only "None of these" last by itself.
  const keepsOrder = isScale || end.some(({ text }) => text !== NONE)
  return { id, rule, question: stem, type, ordered: keepsOrder, options: [...inOrder, ...end] }
}
