import { type Brief, fieldsOf, type Life, SIZES, type Size } from '@wattle/contract/brief'
import * as english from './brief/english.ts'
import { isTheirTrade } from './brief/people.ts'
import { rewritten } from './brief/rewrite.ts'
import type { AudienceEdits } from './compose-audience.ts'
import * as cues from './content/cues.ts'
import { DECOYS, type Decoy, type Decoys } from './content/decoys.ts'
import { DONE_ELSEWHERE, OTHER_PLACES } from './content/elsewhere.ts'
import { FIELD_CONTENT } from './content/fields.ts'
import * as grammar from './content/grammar.ts'
import * as content from './content/screener.ts'
import * as plan from './content/screener-plan.ts'
import { STATEMENTS_LIKE } from './content/sensitive.ts'
import { ANYWHERE, SETTINGS } from './content/settings.ts'
import { hideAnswer, isUnlike, type Pair, pairsFor } from './distractors.ts'
import type { QuestionDraft, ScreenerDraft, Seed } from './drafts.ts'
import { type Facts, factsOf } from './facts.ts'
import { faultOf, isWellSpread } from './gates.ts'
import { fill, isHeads, phrasingsFor, shuffled } from './phrasing.ts'

/**
 * `free` answers can be shuffled or reversed. `end` answers always come last. A wanted answer
 * starts with "*".
 */
type Question = content.Shape & { id: string; stem: string; free: string[]; end: string[] }

/**
 * Asks every question that the brief has enough facts for. If the brief doesn't say what people do,
 * the screener stays general.
 */
export function composeScreener(brief: Brief, seed: Seed, edits: AudienceEdits): ScreenerDraft {
  const facts = factsOf(brief)
  if (edits.window) facts.values.window = edits.window
  const isDeleted = (lines: string[] = []) => lines.some((line) => edits.deleted.has(line))
  const kept = questionsOf(facts, seed).filter(({ id }) => !isDeleted(content.TESTED_LINES[id]))
  const deciding = kept.filter(({ id, rule }) => rule !== 'NOTE' && id !== 'call').length
  const isCallSpare = deciding >= plan.MIN_DECIDING[brief.do && !facts.type ? 'ordinary' : 'other']
  const asked = kept.filter(({ id }) => !(isCallSpare && id === 'call'))
  return arranged(asked, seed, brief)
}

/**
 * For each id, the first row that suits the brief, has a question that passes its gates and has
 * enough answers. We only ask when people last did the activity if we can't hide it in a list of
 * activities.
 */
function questionsOf(facts: Facts, seed: Seed): Question[] {
  const questions: Question[] = []
  const wanted = { who: personIn(facts), did: activityIn(facts) }
  const pairs = pairsFor(facts, seed, wanted, othersLike(wanted.who, facts))
  for (const [key, row] of Object.entries(content.SCREENER_CONTENT)) {
    // "roleWork" and "roleUnpaid" both have the id "role".
    const id = key.replace(/[A-Z].*$/, '')
    if (questions.some((asked) => asked.id === (id === 'when' ? 'gate' : id))) continue
    const isSound = (text: string) => isSoundStem(text, id, facts.forms.iDid)
    const stem = phrasingsFor(facts, seed, key, [row]).find(isSound)
    const answers = (stem && (row.answers ?? ANSWERS[id]?.(facts, seed, pairs))) || []
    if (!stem || answers.length === 0) continue
    const last = answers.length - (row.keepsLast ? 1 : 0)
    const isPersonal = row.maySkip && (facts.type || cues.PERSONAL.test(answers[0] ?? ''))
    const end = [...answers.slice(last), ...(isPersonal ? [content.RATHER_NOT] : [])]
    questions.push({ ...row, id, stem, free: answers.slice(0, last), end })
  }
  return questions
}

/** Questions whose answers depend on the brief. */
const ANSWERS: Record<string, (facts: Facts, seed: Seed, pairs: Pair[]) => string[]> = {
  role: (facts, seed, pairs) => {
    const others = pairs.map(({ who }) => english.capitalised(who))
    return hideAnswer(facts, seed, 'role', [english.capitalised(personIn(facts)), others])
  },
  gate,
  problem,
  size: ({ brief: { size } }) =>
    Object.entries(SIZES).map(([key, text]) => (size.includes(key as Size) ? `*${text}` : text)),
  own: ({ kind, is }) => (is.rare ? kind.ownWhenRare : kind.own),
  conflict: trades,
}

/**
 * The person we want, with their workplace if we know it. Empty if asking would only repeat the
 * activity or ask about an event.
 */
function personIn({ brief, forms, type, is }: Facts): string {
  if (!brief.who || !brief.life || cues.ANY_VOLUNTEER.test(brief.who)) return ''
  if (!is['asked by statement']) return `${forms.whoOne} ${forms.atPlace}`.trim()
  // "I was asked to speak" is a single event, while "I got married on a farm" stays true.
  return repeatsTheActivity(brief) || (!type && /^I was /.test(forms.imWho)) ? '' : forms.imWho
}

function othersLike(wanted: string, facts: Facts): Decoy[][] {
  const { type, is } = facts
  if (is['asked by statement']) {
    const about = type && is.private ? type : 'ORDINARY'
    const like = STATEMENTS_LIKE.filter(({ of = about, says }) => of === about && says.test(wanted))
    const others = about === 'ORDINARY' ? decoysFor(facts, 'PRIVATE') : []
    const fits = ({ who }: Decoy) => !(is.rare && cues.JUST_NOW.test(who))
    return [...like, ...others].map(({ roles = [] }) => roles.filter(fits))
  }
  const decoys = decoysFor(facts, is.work ? 'PAID' : 'UNPAID')
  // Few settings have roles as long as "Forklift driver at a distribution centre".
  const lists = is.work ? decoys.slice(facts.forms.atPlace ? 1 : 0) : decoys.slice(0, 2)
  const row = OTHER_PLACES.find(({ says }) => says.test(wanted))
  const isLike = is.work || cues.ON_THEIR_OWN.test(wanted)
  return lists.map((one) => elsewhere(isLike ? rolesLike(wanted, one) : one.roles, row))
}

function gate(facts: Facts, seed: Seed, pairs: Pair[]): string[] {
  const far = facts.is.trip && cues.NAMED_TOWN.test(facts.forms.iDid) ? DONE_ELSEWHERE : []
  const near = decoysFor(facts, facts.brief.life ?? 'PRIVATE').map(({ done = [] }) => done)
  const others = [far, pairs.flatMap(({ did }) => did || []), ...near]
  return hideAnswer(facts, seed, 'gate', [activityIn(facts), ...others])
}

/**
 * What went wrong for the people in the role question. Each text starts with "I" if the wanted
 * answer does, unless that version is too similar to it.
 */
function problem(facts: Facts, seed: Seed, pairs: Pair[]): string[] {
  const { iWrong } = facts.forms
  const isFine = (text: string) => isUnlike(facts, 'problem', iWrong, text)
  const sorted = (both: string[] = []) => (/^I\b/.test(iWrong) ? both : both.toReversed())
  const others = pairs.flatMap(({ wrong }) => sorted(wrong).find(isFine) ?? [])
  return hideAnswer(facts, seed, 'problem', [iWrong, others])
}

function activityIn({ brief, forms, values }: Facts): string {
  const about = english.contentStems(brief.who)
  // "The campsite" becomes "a campsite", because no earlier question has mentioned it.
  const did = rewritten(forms.iDid, grammar.NEW_PLACE).replace(cues.THE_NOUN, (all, noun) =>
    english.startsLike([noun], about) ? rewritten(all, grammar.FIRST_MENTION) : all,
  )
  return english.capitalised(did && fill(`${did}{ or had it done}`, values))
}

/** The industries whose staff can't take part, because they're too close to the study. */
function trades({ brief, is }: Facts): string[] {
  const [field = 'OTHER_WORK'] = fieldsFor(brief, brief.life ?? 'PRIVATE')
  const industry = rewritten(brief.industry, is.work ? grammar.AS_EMPLOYER : grammar.AS_TRADE)
  const trade = english.capitalised(industry || FIELD_CONTENT[field].conflict)
  const isAsked = !isTheirTrade(brief) && !faultOf(trade, 'answer')
  const about = `${brief.who} ${brief.do} ${brief.industry}`
  const usual = Object.entries(content.TOO_CLOSE).filter(([, theirs]) => !theirs.test(about))
  const names = [...usual.map(([name]) => name), ...(isAsked ? [trade] : [])]
  return [...names.map((name) => `*${name}`), content.NONE]
}

/**
 * The gate question lists activities, and only people who tick the right one qualify. These
 * questions mustn't reveal which one.
 */
const BEFORE_THE_GATE = ['role', 'size', 'gate']

const isSoundStem = (text: string, id: string, gate: string) =>
  (id === 'consent' || !faultOf(text, 'question', { answers: [] })) &&
  !(BEFORE_THE_GATE.includes(id) && english.sharesStem(text, gate))

/** Moves the distractors to the row's places. Without a row, leaves them where they are. */
function elsewhere(decoys: Decoy[] = [], row?: (typeof OTHER_PLACES)[number]) {
  const moved = (who: string, at: number) =>
    row ? who.replace(row.from, ` ${row.places[at % row.places.length]}`) : who
  return decoys.map(({ who, ...rest }, at) => ({ ...rest, who: moved(who, at) }))
}

/**
 * Distractors for a freelancer or volunteer are freelancers or volunteers, too, and those for an
 * owner or manager are owners or managers of other businesses.
 */
function rolesLike(wanted: string, { roles = [], businesses = [] }: Partial<Decoys>): Decoy[] {
  const alone = cues.ON_THEIR_OWN.exec(wanted)?.[0] ?? ''
  const [, head] = /^(\w+) of /i.exec(wanted) ?? []
  const [, suited] = cues.ROLES_ON_THEIR_OWN.find(([says]) => says.test(wanted)) ?? []
  const suiting = roles.filter(({ who }) => suited?.test(who))
  if (suited) return suiting.map((one) => ({ ...one, who: alone + english.uncapitalised(one.who) }))
  if (!cues.RUNS_SOMETHING.test(wanted)) return roles
  // "Pizza shop in the suburbs owner" isn't English.
  const nameOf = (business: string) =>
    head
      ? `${head} of ${english.withArticle(business)}`
      : business.replace(cues.BEFORE_DETAILS, ' owner')
  return businesses.map((one) => ({ ...one, who: alone + nameOf(one.who) }))
}

function repeatsTheActivity(brief: Brief): boolean {
  const who = english.stemSet(brief.who)
  const repeated = english.sharedCount(who, english.stemSet(brief.do))
  // "Borrow a ute" doesn't repeat "people without a ute", because people who borrow one may also
  // own one.
  return brief.kind !== 'HEALTH' && !cues.LACKING.test(brief.who) && repeated > who.size * 0.7
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

/** The brief's field, if it belongs to `life`, then the fields that suit everyone. */
function fieldsFor({ field }: Brief, life: Life) {
  const own = field && fieldsOf(life).includes(field) ? [field] : []
  return [...own, ...plan.SPARE_FIELDS[life]]
}

const MAX_ATTEMPTS = 60

/**
 * Shuffles the answers until nobody is likely to qualify without reading them. If no order works,
 * the gates reject the screener.
 */
function arranged(questions: Question[], seed: Seed, brief: Brief): ScreenerDraft {
  let drafts: QuestionDraft[] = []
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    drafts = questions.map((question) => ordered(question, seed, attempt))
    if (isWellSpread(drafts, brief)) break
  }
  return { questions: drafts }
}

function ordered(question: Question, seed: Seed, attempt: number): QuestionDraft {
  const { id, stem, type, rule, isScale = false, free, end } = question
  const turned = isHeads(seed, id, attempt) ? free : free.toReversed()
  const inOrder = isScale ? turned : shuffled(seed, id, free, attempt)
  const options = [...inOrder, ...end].map((text) => ({
    text: text.replace(/^\*/, ''),
    mustMatch: text.startsWith('*'),
  }))
  // Participants see the options shuffled with only "None of these" kept last, so any other last
  // option needs a fixed order.
  const keepsOrder = isScale || end.some((text) => text !== content.NONE)
  return { id, rule, question: stem, type, ordered: keepsOrder, options }
}
