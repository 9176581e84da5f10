import { type Brief, FIELDS, type Field, type Life, SIZES } from '@wattle/contract/brief'
import { capitalised, singularWord, withArticle } from './brief/nouns.ts'
import { GENERIC } from './brief/people.ts'
import { isPastStatement } from './brief/statements.ts'
import { formsOf } from './brief/verbs.ts'
import type { AudienceEdits } from './compose-audience.ts'
import { FIELD_CONTENT } from './content/fields.ts'
import { GENERAL_SCREENER } from './content/general.ts'
import { KIND_CONTENT, LEARNING_VERBS } from './content/kinds.ts'
import {
  NONE,
  NOTHING_SO_FAR,
  RATHER_NOT,
  SCREENER_CONTENT,
  SCREENER_ORDER,
  TESTED_LINES,
} from './content/screener.ts'
import { CARING, CARING_STATEMENTS, SIMILAR_STATEMENTS } from './content/sensitive.ts'
import { SAME_TRADE } from './content/words.ts'
import type { OptionDraft, QuestionDraft, ScreenerDraft, Seed } from './drafts.ts'
import { contentStems, faultOf, sharedCount, sharesStem } from './gates.ts'
import {
  type Facts,
  factsOf,
  fill,
  inTurn,
  isBuyer,
  isFrequent,
  isHeads,
  isPastLoss,
  isRare,
  kindContent,
  sensitiveType,
  shuffled,
  windowsOf,
  worksAlone,
} from './phrasing.ts'
import { isWellSpread } from './spread.ts'

/** `today`: what screeners can do now; `full`: with the rules ANY, REJECT and NOTE. */
export type Rules = 'today' | 'full'
export const MOST_QUESTIONS: Record<Rules, number> = { today: 8, full: 9 }
const LEAST_QUESTIONS = 5
const LEFT_OUT_FIRST: Record<Rules, string[]> = {
  today: ['talk', 'call', 'size', 'place'],
  full: ['call', 'tools', 'talk', 'context'],
}

/** In any order, or up or down a scale; those at the end stay there. */
type Answers = { free: OptionDraft[]; end: OptionDraft[] }
type Shape = Pick<QuestionDraft, 'type' | 'rule'> & { isScale?: boolean }
type Question = Shape & Answers & { id: string; stem: string }
type ContentId = keyof typeof SCREENER_CONTENT

const SINGLE = { type: 'SINGLE_CHOICE', rule: 'ANY' } as const
const MULTIPLE = { type: 'MULTIPLE_CHOICE', rule: 'ANY' } as const
const SCALE = { ...SINGLE, isScale: true }

const plain = (text: string): OptionDraft => ({ text, mustMatch: false })
const marked = (text: string): OptionDraft => ({ text, mustMatch: true })
const starred = (text: string): OptionDraft =>
  text.startsWith('*') ? marked(text.slice(1)) : plain(text)

export function composeScreener(
  brief: Brief,
  seed: Seed,
  rules: Rules,
  edits?: AudienceEdits,
): ScreenerDraft | undefined {
  const windows = { ...windowsOf(brief), ...(edits?.window && { window: edits.window }) }
  const order = sensitiveType(brief) ? SCREENER_ORDER.sensitive : SCREENER_ORDER.ordinary
  const kept = questionsOf(factsOf(brief, windows), seed, order).filter(
    ({ id }) => !TESTED_LINES[id]?.some((tag) => edits?.deleted.has(tag)),
  )
  return arranged(capped(asRules(kept, rules), rules), seed, 0.01)
}

export function generalScreener(brief: Brief, seed: Seed, rules: Rules): ScreenerDraft | undefined {
  const facts = factsOf({ ...brief, do: '', kind: 'OTHER' })
  const questions = questionsOf(facts, seed, SCREENER_ORDER.general)
  return arranged(asRules(questions, rules), seed, 0.02)
}

type QuestionKey = (typeof SCREENER_ORDER)[keyof typeof SCREENER_ORDER][number]

/** Those of the questions that the brief has the facts for. */
function questionsOf(facts: Facts, seed: Seed, order: readonly QuestionKey[]): Question[] {
  const { brief, forms } = facts
  const kind = kindContent(brief)
  const isPaid = brief.life === 'PAID'
  const type = sensitiveType(brief)
  const wayOut = type ? [plain(RATHER_NOT)] : []
  const hidden = (id: string, wanted: string, others: string[][]) => {
    const options = hiddenAmong(facts, seed, id, wanted, others)
    return options && { free: options, end: [plain(NONE), ...wayOut] }
  }

  function asked(
    id: string,
    content: ContentId,
    shape: Shape,
    answers: Answers | undefined,
  ): Question | undefined {
    const stem = inTurn(seed, content, SCREENER_CONTENT[content].stems)
      .map((template) => fill(template, facts))
      .find((text) => text !== undefined && isSoundStem(text, content, forms.iDid))
    return stem !== undefined && answers ? { id, stem, ...shape, ...answers } : undefined
  }

  /** With the answers of the content as they are. */
  const fixed = (id: string, content: ContentId, shape: Shape, end: OptionDraft[] = []) =>
    asked(id, content, shape, { free: SCREENER_CONTENT[content].answers.map(starred), end })
  const rejecting = { ...SCALE, rule: 'REJECT' } as const

  function role(): Question | undefined {
    if (!isRoleAsked(facts)) return undefined
    if (type && brief.life === 'PRIVATE') {
      const similar = CARING.test(forms.imWho) ? CARING_STATEMENTS : SIMILAR_STATEMENTS[type]
      const statement = capitalised(forms.imWho)
      const answers = hidden('role', statement, [nearestInLength(similar, statement)])
      return asked('role', 'roleSensitive', MULTIPLE, answers)
    }
    if (brief.life === 'PRIVATE' || !forms.whoOne) {
      const roles = homeFields(brief).map((field) => FIELD_CONTENT[field].roles)
      const content = isRare(brief) ? 'rolePrivateRare' : 'rolePrivate'
      return asked('role', content, MULTIPLE, hidden('role', capitalised(forms.imWho), roles))
    }
    // A town is part of who they are; a workplace has its own question.
    const wanted = capitalised(`${forms.whoOne} ${forms.place ? '' : forms.atPlace}`.trim())
    const words = wanted.split(/[ -]/).length
    const fields: Field[] = brief.life === 'UNPAID' ? ['CLUBS', 'OTHER_WORK'] : workFields(brief)
    const others = fields.map((field) => {
      const { roles, rolesInFull = roles } = FIELD_CONTENT[field]
      if (words < 3) return roles
      return words === 3 ? [...roles, ...rolesInFull] : rolesInFull
    })
    return isPaid
      ? asked('role', 'roleWork', SINGLE, hidden('role', wanted, others))
      : asked('role', 'roleUnpaid', MULTIPLE, hidden('role', wanted, others))
  }

  function place(): Question | undefined {
    if (!forms.place || brief.life === 'PRIVATE') return undefined
    if (!brief.who && !isPaid) return undefined
    const fields: Field[] = isPaid ? workFields(brief) : ['CLUBS']
    const places = fields.map((field) => FIELD_CONTENT[field].places)
    const answers = hidden('place', capitalised(withArticle(forms.place)), places)
    return asked('place', isPaid ? 'placeWork' : 'placeUnpaid', SINGLE, answers)
  }

  function size(): Question | undefined {
    if (!isPaid || brief.size.length === 0) return undefined
    const wanted = brief.size.map((key): string => SIZES[key])
    const free = SCREENER_CONTENT.size.answers.map((text) =>
      wanted.includes(text) ? marked(text) : plain(text),
    )
    return asked('size', 'size', SCALE, { free, end: wayOut })
  }

  function gate(): Question | undefined {
    const done = doneFields(brief).map((field) => FIELD_CONTENT[field].done)
    const answers = hidden('gate', capitalised(forms.iDid), done)
    // People study for their job at home, too.
    const isAtWork = isPaid && brief.kind !== 'LEARN'
    return asked('gate', isAtWork ? 'gateWork' : 'gateOther', MULTIPLE, answers)
  }

  function when(): Question | undefined {
    const content = isPastLoss(brief) ? 'whenLoss' : isFrequent(brief) ? 'whenRecent' : 'whenRare'
    return fixed('when', content, SCALE, [plain(RATHER_NOT)])
  }

  function ofKind(id: 'own' | 'context'): Question | undefined {
    if (kind[id].question === '') return undefined
    for (const { question, answers, isScale = false } of [kind[id], KIND_CONTENT.OTHER[id]]) {
      const stem = fill(question, facts)
      if (!stem || faultOf(stem, 'question', { answers: [] })) continue
      const { free, end } = withEnd(answers.map((answer) => markedByPart(answer, brief)))
      const rule = id === 'own' ? 'ANY' : 'NOTE'
      return { id, stem, ...SINGLE, rule, isScale, free, end: [...end, ...wayOut] }
    }
    return undefined
  }

  function context(): Question | undefined {
    const { question } = kind.context
    const isCountOfFew = isRare(brief) && /^How many .*\{ones\}/.test(question)
    const isLeftOut = type
      ? brief.kind !== 'HEALTH'
      : isCountOfFew || (brief.kind === 'CARE' && isPaid)
    return isLeftOut ? undefined : ofKind('context')
  }

  function problem(): Question | undefined {
    if (!forms.iWrong) return undefined
    const answers = hidden('problem', forms.iWrong, [kind.wrong, KIND_CONTENT.OTHER.wrong])
    return asked('problem', isPaid ? 'problemWork' : 'problemOther', MULTIPLE, answers)
  }

  /** Up to five things: the researcher's own first. */
  function used(id: 'tools' | 'helped', end: string[]): Question | undefined {
    const own = forms.today
      .map((thing) => capitalised(thing.replace(/\btheir\b/g, 'my')))
      .filter((text) => !faultOf(text, 'answer'))
    const general = SCREENER_CONTENT[id].answers.filter(
      (text) => !own.some((thing) => sharesStem(thing, text)),
    )
    const free = [...own, ...general].slice(0, 5).map(plain)
    return asked(id, id, { ...MULTIPLE, rule: 'NOTE' }, { free, end: end.map(plain) })
  }

  function buyer(): Question | undefined {
    if (!isPaid || !isBuyer(brief) || worksAlone(brief)) return undefined
    return asked('buyer', 'buyer', SINGLE, withEnd(SCREENER_CONTENT.buyer.answers.map(starred)))
  }

  function conflict(): Question | undefined {
    const [field = 'OTHER_WORK'] = doneFields(brief)
    const trade = capitalised(asTrade(brief.industry) || FIELD_CONTENT[field].conflict)
    const trades = faultOf(trade, 'answer') ? [] : [trade]
    const free = [...SCREENER_CONTENT.conflict.answers, ...trades].map(plain)
    return asked(
      'conflict',
      'conflict',
      { ...MULTIPLE, rule: 'REJECT' },
      { free, end: [marked(NONE)] },
    )
  }

  function general(wanted: 'age' | 'call'): Question | undefined {
    const [found] = GENERAL_SCREENER.filter(({ id }) => id === wanted)
    if (!found) return undefined
    const options = found.answers.map(starred)
    const end = wanted === 'age' ? options.splice(-1) : []
    return {
      id: wanted,
      stem: found.question,
      ...SINGLE,
      isScale: found.ordered,
      free: options,
      end,
    }
  }

  const questions: Record<QuestionKey, () => Question | undefined> = {
    consent: () => fixed('consent', 'consent', rejecting),
    role,
    place,
    size,
    gate,
    when,
    own: () => ofKind('own'),
    context,
    problem,
    tools: () => used('tools', [NONE]),
    helped: () => used('helped', [NOTHING_SO_FAR, RATHER_NOT]),
    buyer,
    age: () => general('age'),
    call: () => general('call'),
    talk: () => fixed('talk', 'talk', rejecting),
    talkSensitive: () => fixed('talk', 'talkSensitive', rejecting),
    conflict,
    past: () => fixed('past', 'past', rejecting),
  }
  return order.flatMap((key) => questions[key]() ?? [])
}

/** These must not say what the gate asks about. */
const BEFORE_THE_GATE = /^(?:role|place|size|gate)/

const isSoundStem = (text: string, content: ContentId, gate: string) =>
  (content === 'consent' || !faultOf(text, 'question', { answers: [] })) &&
  !(BEFORE_THE_GATE.test(content) && sharesStem(text, gate))

/** The last answer stays last, and "I can’t remember" before it is no step of a scale. */
function withEnd(options: OptionDraft[]): Answers {
  const count = options.at(-2)?.text.startsWith('I can’t remember') ? 2 : 1
  return { free: options.slice(0, -count), end: options.slice(-count) }
}

/** Where ‡ stands, the brief's verb tells who leads the session and who learns in it. */
function markedByPart(answer: string, brief: Brief): OptionDraft {
  const option = starred(answer)
  if (!option.text.endsWith('‡')) return option
  const isTeaching =
    / with (?:their |a |the )?(?:child|children|kids|students|pupils|learners)\b/.test(brief.do) ||
    !LEARNING_VERBS.some((verb) => `${brief.do} `.startsWith(`${verb} `))
  const isLeading = option.text.startsWith('I teach')
  return { text: option.text.slice(0, -1), mustMatch: isLeading === isTeaching }
}

/** A long statement among short ones would be guessed. */
const nearestInLength = (texts: string[], wanted: string) =>
  texts
    .toSorted(
      (one, other) => Math.abs(one.length - wanted.length) - Math.abs(other.length - wanted.length),
    )
    .slice(0, 5)

const LEAST_OTHERS = 3

/** The wanted answer among others that share no word with it. */
function hiddenAmong(
  { forms }: Facts,
  seed: Seed,
  id: string,
  wanted: string,
  others: string[][],
): OptionDraft[] | undefined {
  const subject = [wanted, forms.do, forms.did, forms.one, forms.wrong].join(' ')
  const isJob = id === 'role' && !/^I\b/.test(wanted)
  const isClose = (text: string) => {
    // A classroom teacher is a primary teacher, too: roles must differ in what they are.
    if (id === 'role') return isJob ? isSameTrade(text, wanted) : isPartOf(text, wanted)
    if (id === 'problem' && sharesWords(text, wanted)) return true
    if (id !== 'place') return sharesStem(text, subject)
    return (
      sharesStem(text, `${wanted} ${forms.whoOne}`) ||
      (/school/i.test(wanted) && /parents/i.test(text))
    )
  }
  const most = id === 'place' ? 3 : 4
  const found: string[] = []
  for (const text of others.flatMap((list) => shuffled(seed, `${id} others`, list))) {
    const isTwice = found.some((other) => other === text || (isJob && isSameTrade(other, text)))
    if (found.length < most && !isClose(text) && !isTwice) found.push(text)
  }
  if (found.length < LEAST_OTHERS || faultOf(wanted, 'answer')) return undefined
  return [marked(wanted), ...found.map(plain)]
}

/** "Food went off" beside "Some meat went off": two small words are enough. */
function sharesWords(one: string, other: string): boolean {
  const [a, b] = [one, other].map(
    (text) =>
      new Set(
        text
          .toLowerCase()
          .match(/\p{L}{3,}/gu)
          ?.filter((word) => !LINKING.test(word)),
      ),
  )
  return sharedCount(a ?? new Set(), b ?? new Set()) >= 2
}
const LINKING =
  /^(?:and|for|had|has|have|not|out|someone|something|that|the|too|was|were|with|when|after|before|didn|wasn)$/

/** "People who sell stock feed" is "selling stock feed" where we ask what someone works in. */
const asTrade = (industry: string) =>
  industry
    .replace(/^(?:(?:anyone|people|those) )?(?:who work|working) (?:in|for|at) /i, '')
    .replace(
      /^(?:anyone|people|those) who (\w+)(?: or (\w+))? /i,
      (_all, one: string, other?: string) =>
        `${formsOf(one).gerund} ${other ? `or ${formsOf(other).gerund} ` : ''}`,
    )

const singularWords = (text: string) =>
  new Set(
    text
      .toLowerCase()
      .split(/[^a-z]+/)
      .map(singularWord),
  )

/** A hair salon owner is a hairdresser, too; a camp cook may call herself a chef. */
function isSameTrade(role: string, wanted: string): boolean {
  const stems = contentStems(wanted)
  const sharesStart = contentStems(role).some((one) =>
    stems.some((other) => one.startsWith(other) || other.startsWith(one)),
  )
  const groups = [role, wanted].map(singularWords)
  return (
    sharesStart ||
    SAME_TRADE.some((trade) => groups.every((words) => trade.some((word) => words.has(word))))
  )
}

/** "A sports club" and "A small sports club". */
function isPartOf(one: string, other: string): boolean {
  const [a, b] = [new Set(contentStems(one)), new Set(contentStems(other))]
  const shared = sharedCount(a, b)
  return shared >= 2 || shared === Math.min(a.size, b.size)
}

/** A role question that repeats the activity, or asks for an event, teaches nothing. */
function isRoleAsked({ brief, forms }: Facts): boolean {
  // Everyone with an unpaid role is a volunteer.
  if (/^(?:volunteers?|helpers?|members?)$/i.test(brief.who)) return false
  if (brief.who && brief.life && brief.life !== 'PRIVATE' && forms.whoOne) return true
  if (!forms.imWho || (repeatsTheActivity(brief) && brief.kind !== 'HEALTH')) return false
  // "people who have lost a parent": where that is sensitive, it is asked.
  if (isPastStatement(forms.imWho)) return sensitiveType(brief) !== undefined
  return brief.who !== '' && brief.life !== null && !GENERIC.has(brief.who.toLowerCase())
}

function repeatsTheActivity(brief: Brief): boolean {
  const who = contentStems(brief.who)
  const doing = new Set(contentStems(brief.do))
  const repeated = who.filter((stem) => doing.has(stem)).length
  // "parents with dementia" and "settle their parent": what is sensitive isn’t asked yet.
  return who.length > 0 && repeated >= (sensitiveType(brief) ? who.length : who.length * 0.75)
}

/** The brief's own field, where it is of these parts of life, then those that suit everyone. */
const fieldsFor = ({ field }: Brief, lives: Life[], ...spare: Field[]): Field[] =>
  field && lives.includes(FIELDS[field].life) ? [field, ...spare] : spare
const workFields = (brief: Brief) => fieldsFor(brief, ['PAID'], 'OTHER_WORK')
const homeFields = (brief: Brief) => fieldsFor(brief, ['PRIVATE'], 'OTHER_PRIVATE')
const groupFields = (brief: Brief) =>
  fieldsFor(brief, ['UNPAID', 'PRIVATE'], 'CLUBS', 'OTHER_PRIVATE')
const FIELDS_BY_LIFE = { PAID: workFields, UNPAID: groupFields, PRIVATE: homeFields }
const doneFields = (brief: Brief) => FIELDS_BY_LIFE[brief.life ?? 'PRIVATE'](brief)

/** Until screeners know more rules, notes are left out and one question may reject all but one answer. */
function asRules(questions: Question[], rules: Rules): Question[] {
  if (rules === 'full') return questions
  return questions
    .filter(({ rule }) => rule !== 'NOTE')
    .map((question) => {
      if (question.id === 'conflict') return { ...question, ...SINGLE }
      return { ...question, rule: question.type === 'SINGLE_CHOICE' ? 'ANY' : 'MATCH' }
    })
}

function capped(questions: Question[], rules: Rules): Question[] {
  // Where it can turn people away, they find it odd to be asked how they tell a story.
  const isSensitive = questions.some(({ id }) => id === 'consent')
  const isTalkOdd = rules === 'today' && !isSensitive
  let kept = questions
  for (const id of LEFT_OUT_FIRST[rules]) {
    const spare = id === 'talk' ? isTalkOdd : id === 'call'
    const least = LEAST_QUESTIONS + Number(isSensitive)
    const most = spare ? least : MOST_QUESTIONS[rules]
    if (kept.length > most) kept = kept.filter((question) => question.id !== id)
  }
  return kept
}

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
  { id, stem, type, rule, isScale = false, free, end }: Question,
  seed: Seed,
  attempt: number,
): QuestionDraft {
  const turned = isHeads(seed, id, attempt) ? free : free.toReversed()
  const inOrder = isScale ? turned : shuffled(seed, id, free, attempt)
  // The participant's page keeps only "None of these" last by itself.
  const keepsOrder = isScale || end.some(({ text }) => text !== NONE)
  return { id, rule, question: stem, type, ordered: keepsOrder, options: [...inOrder, ...end] }
}
