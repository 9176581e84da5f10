import { type Brief, type Field, fieldsOf, type Life, SIZES } from '@wattle/contract/brief'
import {
  capitalised,
  contentStems,
  sharesStem,
  startsLike,
  stemSet,
  withArticle,
} from './brief/english.ts'
import { isTheirTrade } from './brief/people.ts'
import { rewritten } from './brief/rewrite.ts'
import type { AudienceEdits } from './compose-audience.ts'
import * as cues from './content/cues.ts'
import { DECOYS, type Decoys } from './content/decoys.ts'
import { DONE_ELSEWHERE, LIVES_ELSEWHERE, OTHER_TOWNS } from './content/elsewhere.ts'
import { FIELD_CONTENT } from './content/fields.ts'
import * as grammar from './content/grammar.ts'
import { KIND_CONTENT } from './content/kinds.ts'
import * as content from './content/screener.ts'
import * as plan from './content/screener-plan.ts'
import { SIMILAR_STATEMENTS, STATEMENTS_LIKE } from './content/sensitive.ts'
import { ANYWHERE, SETTINGS } from './content/settings.ts'
import { withDistractors } from './distractors.ts'
import type { QuestionDraft, ScreenerDraft, Seed } from './drafts.ts'
import { type Facts, factsOf } from './facts.ts'
import { faultOf, isWellSpread } from './gates.ts'
import { fill, firstPhrasing, isHeads, shuffled } from './phrasing.ts'

const { NONE, RATHER_NOT } = content

/**
 * `free` answers can be shuffled or reversed. `end` answers always come last. A wanted answer
 * starts with "*".
 */
type Answers = { free: string[]; end: string[] }
type Question = content.Shape & Answers & { id: string; stem: string }
/** The answer we want, and lists of distractors to hide it among, with the best list first. */
type Hidden = [wanted: string, others: string[][]]

/** "roleWork" and "roleUnpaid" both have the id "role". */
const idOf = (key: string) => key.replace(/[A-Z].*$/, '')

/**
 * Asks every question that the brief has enough facts for. If the brief doesn't say what people do,
 * the screener stays general.
 */
export function composeScreener(brief: Brief, seed: Seed, edits: AudienceEdits): ScreenerDraft {
  const facts = factsOf(brief)
  if (edits.window) facts.values.window = edits.window
  const kept = questionsOf(facts, seed).filter(
    ({ id }) => !content.TESTED_LINES[id]?.some((tag) => edits.deleted.has(tag)),
  )
  const deciding = kept.filter(({ id, rule }) => rule !== 'NOTE' && id !== 'call').length
  const subject = facts.type ? 'sensitive' : 'ordinary'
  const isSpare: Record<string, boolean> = {
    call: deciding >= plan.MIN_DECIDING[brief.do ? subject : 'general'],
    talk: kept.length > plan.MAX_QUESTIONS + 1,
  }
  const asked = kept.filter(({ id }) => !isSpare[id])
  return arranged(asked, seed, brief.do ? plan.MAX_CHANCE : plan.MAX_CHANCE_WHEN_SHORT)
}

/**
 * For each id, the first row that suits the brief, has a question that passes its gates and has
 * enough answers.
 */
function questionsOf(facts: Facts, seed: Seed): Question[] {
  const questions: Question[] = []
  for (const [key, row] of Object.entries(content.SCREENER_CONTENT)) {
    const id = idOf(key)
    if (questions.some((asked) => asked.id === id)) continue
    const stem = firstPhrasing(facts, seed, key, [row], (text) =>
      isSoundStem(text, id, facts.forms.iDid),
    )
    const answers = stem && answersTo(id, row, facts, seed)
    if (stem && answers) questions.push({ ...row, id, stem, ...answers })
  }
  return questions
}

const HIDDEN: Record<string, (facts: Facts) => Hidden | undefined> = { role, place, gate, problem }
const LISTED: Record<string, (facts: Facts) => string[]> = {
  size: sizes,
  own: ({ kind, is }) => (is.rare ? kind.ownWhenRare : kind.own),
  conflict: trades,
}

function answersTo(
  id: string,
  { answers = [], keepsLast, maySkip }: content.ScreenerContent,
  facts: Facts,
  seed: Seed,
): Answers | undefined {
  if (HIDDEN[id]) {
    const [wanted = '', others = []] = HIDDEN[id](facts) ?? []
    const free = wanted && withDistractors(facts, seed, id, capitalised(wanted), others)
    const isPersonal = facts.type || (id === 'role' && cues.PERSONAL.test(wanted))
    return free ? { free, end: [NONE, ...(isPersonal ? [RATHER_NOT] : [])] } : undefined
  }
  const free = [...(LISTED[id]?.(facts) ?? answers)]
  if (free.length === 0) return undefined
  const last = keepsLast ? free.splice(-1) : []
  return { free, end: [...last, ...(maySkip && facts.type ? [RATHER_NOT] : [])] }
}

function role(facts: Facts): Hidden | undefined {
  const { forms, type, is } = facts
  if (!isRoleAsked(facts)) return undefined
  if (is['asked by statement']) {
    const wanted = forms.imWho
    if (type && is.private) return [wanted, [statementsLike(wanted, type)]]
    const others = decoysFor(facts, 'PRIVATE').map(({ roles = [] }) => roles)
    // Few fields have statements such as "I have no car", so we choose from all of these fields at
    // once.
    const known = cues.LACKING.test(wanted) ? [others.flat()] : others
    return [wanted, [elsewhere(wanted, LIVES_ELSEWHERE), ...known]]
  }
  // A workplace has its own question, but a town doesn't, so the role's answer names the town.
  const wanted = `${forms.whoOne} ${forms.place ? '' : forms.atPlace}`.trim()
  const decoys = decoysFor(facts, is.work ? 'PAID' : 'UNPAID')
  if (!is.work) return [wanted, decoys.slice(0, 2).map(({ roles = [] }) => roles)]
  const others = decoys.map((some) => rolesLike(wanted, some).map(capitalised))
  return [wanted, cues.NAMED_TOWN.test(wanted) ? others.map(inOtherTowns) : others]
}

function place(facts: Facts): Hidden | undefined {
  const { forms, is } = facts
  if (!forms.place) return undefined
  const decoys = is.work ? decoysFor(facts, 'PAID') : [DECOYS.CLUBS]
  return [withArticle(forms.place), decoys.map(({ places = [] }) => places)]
}

function gate(facts: Facts): Hidden {
  const { brief, forms, is, values } = facts
  const far = is.trip ? elsewhere(forms.iDid, DONE_ELSEWHERE) : []
  const near = decoysFor(facts, brief.life ?? 'PRIVATE').map(({ done = [] }) => done)
  const wanted = introduced(forms.iDid, brief.who)
  return [wanted && fill(`${wanted}{ or had it done}`, values), [far, ...near]]
}

function problem({ forms, kind }: Facts): Hidden {
  return [forms.iWrong, [kind.wrong, KIND_CONTENT.OTHER.wrong]]
}

function sizes({ brief }: Facts): string[] {
  const wanted = brief.size.map((key): string => SIZES[key])
  return Object.values(SIZES).map((text) => (wanted.includes(text) ? `*${text}` : text))
}

/** The industries whose staff can't take part, because they're too close to the study. */
function trades({ brief, is }: Facts): string[] {
  const [field = 'OTHER_WORK'] = fieldsFor(brief, brief.life ?? 'PRIVATE')
  const industry = rewritten(brief.industry, is.work ? grammar.AS_EMPLOYER : grammar.AS_TRADE)
  const trade = capitalised(industry || FIELD_CONTENT[field].conflict)
  const isAsked = !isTheirTrade(brief) && !faultOf(trade, 'answer')
  const usual = Object.entries(content.TOO_CLOSE)
    .filter(([, theirs]) => !theirs.test(`${brief.who} ${brief.do}`))
    .map(([name]) => name)
  return [...[...usual, ...(isAsked ? [trade] : [])].map((name) => `*${name}`), NONE]
}

/**
 * The gate question lists activities, and only people who tick the right one qualify. These
 * questions mustn't reveal which one.
 */
const BEFORE_THE_GATE = ['role', 'place', 'size', 'gate']

const isSoundStem = (text: string, id: string, gate: string) =>
  (id === 'consent' || !faultOf(text, 'question', { answers: [] })) &&
  !(BEFORE_THE_GATE.includes(id) && sharesStem(text, gate))

/**
 * Turns "the campsite" into "a campsite". The brief has mentioned it ("people who camp"), but no
 * earlier question has.
 */
const introduced = (did: string, who: string) =>
  did
    .replace(cues.THE_NEW_PLACE, 'a new ')
    .replace(cues.THE_NOUN, (all, noun: string) =>
      startsLike([noun], contentStems(who)) ? rewritten(all, grammar.FIRST_MENTION) : all,
    )

/** If the wanted answer names a town, its distractors name other towns. */
const elsewhere = (wanted: string, others: string[]) => (cues.NAMED_TOWN.test(wanted) ? others : [])

const inOtherTowns = (roles: string[]) =>
  roles
    .filter((role) => !cues.DETAILS.test(role.replace(/^\w+ of /, '')))
    .map((role, at) => `${role} in ${OTHER_TOWNS[at % OTHER_TOWNS.length]}`)

/** Distractors for an owner or manager are owners or managers of other businesses. */
function rolesLike(wanted: string, { roles = [], businesses = [] }: Partial<Decoys>): string[] {
  const [alone] = cues.ON_THEIR_OWN.exec(wanted) ?? []
  if (alone)
    return roles
      .filter((role) => !cues.EMPLOYED.test(role) && !cues.DETAILS.test(role))
      .map((role) => `${alone}${role[0]?.toLowerCase()}${role.slice(1)}`)
  if (!cues.RUNS_SOMETHING.test(wanted)) return roles
  const [, head] = /^(\w+) of /i.exec(wanted) ?? []
  if (head) return businesses.map((business) => `${head} of ${withArticle(business)}`)
  // "Pizza shop in the suburbs owner" isn't English.
  return businesses.map((business) => business.replace(cues.BEFORE_DETAILS, ' owner'))
}

/** Skips the role question if it would only repeat the activity or ask about an event. */
function isRoleAsked({ brief, forms, type, is }: Facts): boolean {
  if (!brief.who || !brief.life || cues.ANY_VOLUNTEER.test(brief.who)) return false
  if (!is['asked by statement']) return true
  if (!forms.imWho || (repeatsTheActivity(brief) && brief.kind !== 'HEALTH')) return false
  // "I was asked to speak" is a single event, while "I got married on a farm" stays true.
  return type !== undefined || !/^I was /.test(forms.imWho)
}

function repeatsTheActivity(brief: Brief): boolean {
  const who = contentStems(brief.who)
  const doing = stemSet(brief.do)
  const repeated = who.filter((stem) => doing.has(stem)).length
  // "Borrow a ute" doesn't repeat "people without a ute", because people who borrow one may also
  // own one.
  return !cues.LACKING.test(brief.who) && repeated > who.length * 0.7
}

/**
 * Distractors from the closest setting, such as salons in Beauty & fitness, then from the whole
 * field, then from the fields that suit everyone.
 */
function decoysFor({ brief, is }: Facts, life: Life): Partial<Decoys>[] {
  const fields = [...(life === 'UNPAID' ? ['CLUBS' as const] : []), ...fieldsFor(brief, life)]
  const text = [brief.who, brief.place, is['on their own'] ? 'self-employed' : ''].join(' ')
  const settings = [...(SETTINGS[fields[0] ?? 'OTHER_WORK'] ?? []), ...(ANYWHERE[life] ?? [])]
  return [settings.find(({ says }) => says.test(text)) ?? {}, ...fields.map((one) => DECOYS[one])]
}

/** Distractors that are as personal as the wanted statement, so it doesn't stand out. */
function statementsLike(wanted: string, type: keyof typeof SIMILAR_STATEMENTS): string[] {
  const like = STATEMENTS_LIKE.find(({ of, says }) => (!of || of === type) && says.test(wanted))
  return like?.statements ?? SIMILAR_STATEMENTS[type]
}

/** The brief's field, if it belongs to `life`, then the fields that suit everyone. */
function fieldsFor({ field }: Brief, life: Life): Field[] {
  const own = field && fieldsOf(life).includes(field) ? [field] : []
  return [...own, ...plan.SPARE_FIELDS[life]]
}

const MAX_ATTEMPTS = 60

/**
 * Shuffles the answers until nobody is likely to qualify without reading them. If no order works,
 * the gates reject the screener.
 */
function arranged(questions: Question[], seed: Seed, maxChance: number): ScreenerDraft {
  let drafts: QuestionDraft[] = []
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    drafts = questions.map((question) => ordered(question, seed, attempt))
    if (isWellSpread(drafts, maxChance)) break
  }
  return { questions: drafts }
}

function ordered(
  { id, stem, type, rule, isScale = false, free, end }: Question,
  seed: Seed,
  attempt: number,
): QuestionDraft {
  const turned = isHeads(seed, id, attempt) ? free : free.toReversed()
  const inOrder = isScale ? turned : shuffled(seed, id, free, attempt)
  const options = [...inOrder, ...end].map((text) => ({
    text: text.replace(/^\*/, ''),
    mustMatch: text.startsWith('*'),
  }))
  // Participants see the options shuffled with only "None of these" kept last, so any other last
  // option needs a fixed order.
  const keepsOrder = isScale || end.some((text) => text !== NONE)
  return { id, rule, question: stem, type, ordered: keepsOrder, options }
}
