import { type Brief, type Field, fieldsOf, type Life, SIZES } from '@wattle/contract/brief'
import { industryAnswer, isTheirTrade } from './brief/industry.ts'
import { capitalised, isMass, isPlural, singularWord, withArticle } from './brief/nouns.ts'
import { GENERIC } from './brief/people.ts'
import { isPastStatement } from './brief/statements.ts'
import { type AudienceEdits, orElse } from './compose-audience.ts'
import * as cues from './content/cues.ts'
import { DECOYS } from './content/decoys.ts'
import { DONE_ELSEWHERE, LIVES_ELSEWHERE, OTHER_TOWNS } from './content/elsewhere.ts'
import { FIELD_CONTENT } from './content/fields.ts'
import { GENERAL_SCREENER } from './content/general.ts'
import { KIND_CONTENT } from './content/kinds.ts'
import * as content from './content/screener.ts'
import * as plan from './content/screener-plan.ts'
import { SIMILAR_STATEMENTS, STATEMENTS_LIKE } from './content/sensitive.ts'
import { ANYWHERE, SETTINGS } from './content/settings.ts'
import { withDistractors } from './distractors.ts'
import type { OptionDraft, QuestionDraft, ScreenerDraft, Seed } from './drafts.ts'
import { faultOf } from './gates.ts'
import * as phrasing from './phrasing.ts'
import { isWellSpread } from './spread.ts'
import { contentStems, sharesStem, stemSet } from './stems.ts'

/** `free` options can be shuffled or reversed. `end` options always come last. */
type Answers = { free: OptionDraft[]; end: OptionDraft[] }
type Question = plan.Shape & Answers & { id: string; stem: string }
type ContentId = keyof typeof content.SCREENER_CONTENT
type QuestionKey = (typeof content.SCREENER_ORDER)[keyof typeof content.SCREENER_ORDER][number]

/** "roleWork" and "roleUnpaid" both have the id "role". */
const idOf = (key: ContentId) => key.replace(/[A-Z].*$/, '')
const plain = (text: string): OptionDraft => ({ text, mustMatch: false })
const NONE = plain(content.NONE)
const RATHER_NOT = plain(content.RATHER_NOT)
const starred = (text: string): OptionDraft =>
  text.startsWith('*') ? { text: text.slice(1), mustMatch: true } : plain(text)

export function composeScreener(brief: Brief, seed: Seed, edits: AudienceEdits): ScreenerDraft {
  const windows = { ...phrasing.windowsOf(brief), ...(edits.window && { window: edits.window }) }
  const order = phrasing.sensitiveType(brief) ? 'sensitive' : 'ordinary'
  const facts = phrasing.factsOf(brief, windows)
  const kept = questionsOf(facts, seed, content.SCREENER_ORDER[order]).filter(
    ({ id }) => !content.TESTED_LINES[id]?.some((tag) => edits.deleted.has(tag)),
  )
  const deciding = kept.filter(({ id, rule }) => rule !== 'NOTE' && id !== 'call').length
  const spare = [
    ...(deciding < plan.MIN_DECIDING[order] ? [] : ['call']),
    ...(kept.length > plan.MAX_QUESTIONS + 1 ? ['talk'] : []),
  ]
  const asked = kept.filter(({ id }) => !spare.includes(id))
  return arranged(asked, seed, plan.MAX_CHANCE)
}

export function generalScreener(brief: Brief, seed: Seed): ScreenerDraft {
  const facts = phrasing.factsOf({ ...brief, do: '', kind: 'OTHER' })
  const { general, generalSensitive } = content.SCREENER_ORDER
  const order = phrasing.sensitiveType(brief) ? generalSensitive : general
  return arranged(questionsOf(facts, seed, order), seed, plan.MAX_CHANCE_WHEN_SHORT)
}

/** The questions that the brief has enough facts for. */
function questionsOf(facts: phrasing.Facts, seed: Seed, order: readonly QuestionKey[]): Question[] {
  const { brief, forms } = facts
  const { life } = brief
  const kind = phrasing.kindContent(brief)
  const isPaid = life === 'PAID'
  const ofLife = content.IDS_OF_LIFE[life ?? 'PRIVATE']
  const type = phrasing.sensitiveType(brief)
  const wayOut = type ? [RATHER_NOT] : []
  const ownFields = fieldsFor(brief, life ?? 'PRIVATE')

  /** Uses the first phrasing that suits the brief, or leaves the question out. */
  function asked(key: ContentId, free: OptionDraft[] | undefined, end = wayOut): Question[] {
    const stem = phrasing
      .inTurn(seed, key, content.SCREENER_CONTENT[key].stems)
      .map((template) => phrasing.fill(template, facts))
      .find((text) => text !== undefined && isSoundStem(text, key, forms.iDid))
    const id = idOf(key)
    return stem && free ? [{ id, stem, ...plan.SCREENER_SHAPES[key], free, end }] : []
  }
  const fixed = (key: ContentId, end: OptionDraft[] = []) =>
    asked(key, content.SCREENER_CONTENT[key].answers.map(starred), end)
  const hidden = (key: ContentId, wanted: string, others: string[][]) => {
    const id = idOf(key)
    const spoken = /^I’ve /.test(wanted) ? others.map((list) => list.map(inShort)) : others
    const free = withDistractors(facts, seed, id, capitalised(wanted), spoken)
    const isPersonal = type !== undefined || (id === 'role' && cues.PERSONAL.test(wanted))
    return asked(key, free, [NONE, ...(isPersonal ? [RATHER_NOT] : [])])
  }

  function role(): Question[] {
    if (!isRoleAsked(facts)) return []
    if (type && life === 'PRIVATE') {
      return hidden('roleSensitive', forms.imWho, [statementsLike(forms.imWho, type)])
    }
    if (life === 'PRIVATE' || !forms.whoOne) {
      const ofFields = fieldsFor(brief, 'PRIVATE').map((field) => DECOYS[field].roles)
      // Few fields have statements such as "I have no car", so we take them from anywhere.
      const spare = cues.LACKING.test(forms.imWho) ? [ofFields.flat()] : ofFields
      const near = settingOf(brief, 'PRIVATE').roles ?? []
      const roles = [elsewhere(forms.imWho, LIVES_ELSEWHERE), near, ...spare]
      const now = phrasing.isRare(brief) ? 'rolePrivateRare' : 'rolePrivate'
      return hidden(isPastStatement(forms.imWho) ? 'roleSensitive' : now, forms.imWho, roles)
    }
    // A workplace has its own question, but a town belongs to the role.
    const wanted = `${forms.whoOne} ${forms.place ? '' : forms.atPlace}`.trim()
    const setting = settingOf(brief, isPaid ? 'PAID' : 'UNPAID')
    if (!isPaid) return hidden('roleUnpaid', wanted, [setting.roles ?? [], DECOYS.CLUBS.roles])
    const lists = [setting, ...fieldsFor(brief, 'PAID').map((field) => DECOYS[field])]
    const others = lists.map((list) => rolesLike(wanted, list))
    const isInTown = cues.NAMED_TOWN.test(wanted)
    return hidden('roleWork', wanted, isInTown ? others.map(inOtherTowns) : others)
  }

  function place(): Question[] {
    if (!forms.place || life === 'PRIVATE' || (!brief.who && !isPaid)) return []
    const fields: Field[] = isPaid ? ownFields : ['CLUBS']
    const places = fields.map((field) => DECOYS[field].places ?? [])
    return hidden(isPaid ? 'placeWork' : 'placeUnpaid', withArticle(forms.place), places)
  }

  function size(): Question[] {
    const wanted = brief.size.map((key): string => SIZES[key])
    const { answers } = content.SCREENER_CONTENT.size
    const options = answers.map((text) => ({ text, mustMatch: wanted.includes(text) }))
    return isPaid && wanted.length > 0 ? asked('size', options) : []
  }

  function gate(): Question[] {
    const fields: Field[] = life === 'UNPAID' ? ['CLUBS', ...ownFields] : ownFields
    const ofFields = fields.map((field) => DECOYS[field].done)
    const isTrip = brief.kind === 'TRAVEL' && !isPaid
    const near = settingOf(brief, life ?? 'PRIVATE').done ?? []
    const done = [isTrip ? elsewhere(forms.iDid, DONE_ELSEWHERE) : [], near, ...ofFields]
    // People may study for their job at home, so we don't ask about work only.
    const key = brief.kind === 'LEARN' && isPaid ? 'gateOther' : (`gate${ofLife}` as const)
    const wanted = introduced(forms.iDid, brief.who)
    return hidden(key, `${wanted}${orElse(brief, wanted)}`, done)
  }

  function when(): Question[] {
    if (phrasing.isPastLoss(brief)) {
      const ofThatLoss = fixed('whenLossOf', wayOut)
      return ofThatLoss.length > 0 ? ofThatLoss : fixed('whenLoss', wayOut)
    }
    if (phrasing.isWeekly(brief)) return fixed('whenOften', wayOut)
    return fixed(phrasing.isFrequent(brief) ? 'whenRecent' : 'whenRare', wayOut)
  }

  /** Asks who did it, using the kind's own wording. */
  function own(): Question[] {
    const { own: ofKind, ownWhenRare = ofKind } = kind
    const { question, answers } = ofKind.question && phrasing.isRare(brief) ? ownWhenRare : ofKind
    const stem = question && phrasing.fill(question, facts)
    const isAsked = phrasing.asksWhoDidIt(brief)
    if (!stem || !isAsked || faultOf(stem, 'question', { answers: [] })) return []
    const { free, end } = withEnd(answers.map(starred))
    return [{ id: 'own', stem, ...plan.SINGLE, free, end: [...end, ...wayOut] }]
  }

  function problem(): Question[] {
    const hasCar = !cues.NO_CAR.test(brief.who)
    const others = [kind.wrong, KIND_CONTENT.OTHER.wrong].map((list) =>
      list.filter((text) => hasCar || !cues.BY_CAR.test(text)),
    )
    return forms.iWrong ? hidden(`problem${ofLife}`, forms.iWrong, others) : []
  }

  function buyer(): Question[] {
    const isAsked = isPaid && phrasing.isBuyer(brief) && !phrasing.worksAlone(brief)
    const { free, end } = withEnd(content.SCREENER_CONTENT.buyer.answers.map(starred))
    return isAsked ? asked('buyer', free, end) : []
  }

  function conflict(): Question[] {
    const [field = 'OTHER_WORK'] = ownFields
    const trade = capitalised(industryAnswer(brief) || FIELD_CONTENT[field].conflict)
    const trades = isTheirTrade(brief) || faultOf(trade, 'answer') ? [] : [`*${trade}`]
    const usual = content.SCREENER_CONTENT.conflict.answers.filter(
      (answer) => !content.THEIR_TRADE[answer]?.test(`${brief.who} ${brief.do}`),
    )
    const free = [...usual, ...trades].map(starred)
    return asked('conflict', free, [NONE])
  }

  function general(id: keyof typeof GENERAL_SCREENER): Question[] {
    const { question, answers, isScale } = GENERAL_SCREENER[id]
    const options = answers.map(starred)
    const { free, end } = isScale ? withEnd(options) : { free: options, end: [] }
    return [{ id, stem: question, ...plan.SINGLE, isScale, free, end }]
  }

  const questions: Record<QuestionKey, () => Question[]> = {
    consent: () => fixed('consent'),
    role,
    place,
    size,
    gate,
    when,
    own,
    problem,
    buyer,
    age: () => general('age'),
    call: () => general('call'),
    talk: () => fixed('talk'),
    talkSensitive: () => fixed('talkSensitive'),
    conflict,
    past: () => fixed('past'),
  }
  return order.flatMap((key) => questions[key]())
}

/** Questions up to the gate mustn't reveal what it asks about. */
const BEFORE_THE_GATE = /^(?:role|place|size|gate)/

const isSoundStem = (text: string, key: ContentId, gate: string) =>
  (key === 'consent' || !faultOf(text, 'question', { answers: [] })) &&
  !(BEFORE_THE_GATE.test(key) && sharesStem(text, gate))

/** Nobody has mentioned the campsite yet, although the brief has: "people who camp". */
const introduced = (did: string, who: string) =>
  did.replace(cues.THE_NEW_PLACE, 'a new ').replace(cues.THE_NOUN, (all, noun: string) => {
    const isNamed = who.split(' ').some((word) => noun.startsWith(singularWord(word)))
    if (!isNamed || isPlural(noun)) return all
    return isMass(noun) ? noun : withArticle(noun)
  })

/** For beside "I’ve moved interstate". */
const inShort = (text: string) => (isPastStatement(text) ? text.replace(/^I have /, 'I’ve ') : text)

/** Keeps the last answer last. */
const withEnd = (options: OptionDraft[]): Answers => ({
  free: options.slice(0, -1),
  end: options.slice(-1),
})

/** Distractors for an answer with a named town name other towns. */
const elsewhere = (wanted: string, others: string[]) => (cues.NAMED_TOWN.test(wanted) ? others : [])

const inOtherTowns = (roles: string[]) =>
  roles
    .filter((role) => !cues.DETAILS.test(role.replace(/^\w+ of /, '')))
    .map((role, at) => `${role} in ${OTHER_TOWNS[at % OTHER_TOWNS.length]}`)

/** Distractors for an owner or manager are owners or managers of other businesses. */
function rolesLike(wanted: string, { roles = [], businesses = [] }: Nearby): string[] {
  const [, head = 'owner'] = /^(\w+) of /i.exec(wanted) ?? []
  const [alone] = cues.ON_THEIR_OWN.exec(wanted) ?? []
  if (alone)
    return roles
      .filter((role) => !cues.EMPLOYED.test(role) && !cues.DETAILS.test(role))
      .map((role) => `${capitalised(alone)}${role[0]?.toLowerCase()}${role.slice(1)}`)
  if (!cues.RUNS_SOMETHING.test(wanted)) return roles
  if (!/ owner\b/i.test(wanted))
    return businesses.map((business) => `${capitalised(head)} of ${withArticle(business)}`)
  // Nobody is a "guesthouse by the sea owner"; a "pizza shop owner in the suburbs" is.
  return businesses.flatMap((business) => {
    const [details = ''] = cues.DETAILS.exec(business) ?? []
    const isOdd = cues.ODD_AFTER_OWNER.test(details) || (details && / owner$/i.test(wanted))
    return isOdd ? [] : [`${capitalised(business.replace(details, ''))} owner${details}`]
  })
}

/** Skips the role question if it would only repeat the activity or ask about an event. */
function isRoleAsked({ brief, forms }: phrasing.Facts): boolean {
  if (cues.ANY_VOLUNTEER.test(brief.who)) return false
  if (brief.who && brief.life && brief.life !== 'PRIVATE' && forms.whoOne) return true
  if (!forms.imWho || (repeatsTheActivity(brief) && brief.kind !== 'HEALTH')) return false
  // "I was asked to speak" is a single event, while "I got married on a farm" stays true.
  if (/^I was /.test(forms.imWho)) return phrasing.sensitiveType(brief) !== undefined
  return brief.who !== '' && brief.life !== null && !GENERIC.has(brief.who.toLowerCase())
}

function repeatsTheActivity(brief: Brief): boolean {
  // People who borrow a ute may still own one.
  if (cues.LACKING.test(brief.who)) return false
  const who = contentStems(brief.who)
  const doing = stemSet(brief.do)
  const repeated = who.filter((stem) => doing.has(stem)).length
  // "settle their parent" repeats "parents" but not "with dementia", so a sensitive role is still
  // asked.
  const most = phrasing.sensitiveType(brief) ? who.length : who.length * 0.75
  return who.length > 0 && repeated >= most
}

/** What people in the same part of the field are and do, if we know it. */
type Nearby = Partial<Pick<(typeof DECOYS)[Field], 'roles' | 'businesses' | 'done'>>

function settingOf(brief: Brief, life: Life): Nearby {
  const [field] = life === 'UNPAID' ? (['CLUBS'] as const) : fieldsFor(brief, life)
  const settings = (field && SETTINGS[field]) ?? []
  const alone = phrasing.worksAlone(brief) ? 'self-employed' : ''
  const text = [brief.who, brief.place, alone].join(' ')
  const others = life === 'PAID' ? ANYWHERE : []
  return [...settings, ...others].find(({ says }) => says.test(text)) ?? {}
}

/** Statements as personal as the wanted one. */
function statementsLike(wanted: string, type: keyof typeof SIMILAR_STATEMENTS): string[] {
  const { statements = SIMILAR_STATEMENTS[type] } =
    STATEMENTS_LIKE.find(({ of, says }) => (!of || of === type) && says.test(wanted)) ?? {}
  return /^I care for /.test(wanted)
    ? statements.map((text) => text.replace('look after', 'care for'))
    : statements
}

/** The brief's field, if it belongs to this part of life, then the fields that suit everyone. */
function fieldsFor({ field }: Brief, life: Life): Field[] {
  const own = field && fieldsOf(life).includes(field) ? [field] : []
  return [...own, ...plan.SPARE_FIELDS[life]]
}

const MAX_ATTEMPTS = 60

/** Shuffles until nobody can qualify without reading. If that never works, the gates reject it. */
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
  const turned = phrasing.isHeads(seed, id, attempt) ? free : free.toReversed()
  const inOrder = isScale ? turned : phrasing.shuffled(seed, id, free, attempt)
  // The participant's page only keeps "None of these" last. Any other ending needs a fixed order.
  const keepsOrder = isScale || end.some(({ text }) => text !== content.NONE)
  return { id, rule, question: stem, type, ordered: keepsOrder, options: [...inOrder, ...end] }
}
