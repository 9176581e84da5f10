import type { Dice } from './dice.ts'
import { LEFT_OUT, type Words } from './fuzz.ts'
import { profileWord, type Records, recordIds, recordWord } from './fuzz-records.ts'
import type { Holdings } from './holdings.ts'

/** Ids, keys and records that aren't the researcher's own. */
export type Surroundings = {
  memberIds: number[]
  mailIds: number[]
  userIds: number[]
  enquiryIds: number[]
  /** Distributions that our team hasn't filled in yet. */
  waitingIds: number[]
  /** Keys and tokens from links in emails, and an invalid one. */
  keys: string[]
  botChecks: string[]
  records: Records
}

const DAY_MS = 24 * 3_600_000
const FIRST_DAY = Date.parse('2026-11-18T00:00:00Z')

/** Real ids and plausible values for a call's fields, mostly from one researcher's data. */
export function wordsFor(
  path: string,
  holdings: Holdings,
  person: Holdings['study']['people'][number],
  around: Surroundings,
  chance: Dice,
): Words {
  // All times in a call use this hour, so a slot's end matches its start.
  const hour = FIRST_DAY + chance.below(10) * DAY_MS
  const { study, screener, guide, owner } = holdings
  const { records } = around
  const profile = chance.pick(records.fields)
  const giftCard = chance.pick(records.giftCards)
  const projects = ['idea', 'audience', 'screener', 'guide', 'confirmation', 'study'] as const
  const researchIds = projects.map((name) => holdings[name].id)
  const questions = screener.questions.slice(0, 3)
  const parts = guide.parts.slice(0, 3)
  const slotIds = [...study.freeSlots, study.deletedSlot]
  const idOf: [RegExp, number[]][] = [
    ...recordIds(records, study),
    [/^\/platform\/calendar.* researchId$/, [study.id, holdings.confirmation.id]],
    [/^\/platform\/screener body id$/, [screener.id]],
    [
      /^\/platform\/screener\/question-option.* (id|optionId)$/,
      questions.flatMap(({ options }) => options),
    ],
    [/^\/platform\/screener\/question.* (id|screenerQuestionId)$/, questions.map(({ id }) => id)],
    [/ screenerId$/, [screener.id]],
    [/ guideId$/, [guide.id]],
    [/^\/platform\/guide\/add-part/, [guide.id]],
    [/^\/platform\/guide.* questions id$/, parts.flatMap((part) => part.questions)],
    [/^\/platform\/guide\/question/, parts.flatMap((part) => part.questions)],
    [/^\/platform\/guide.*(parts id|part\/.* id|add-question.* id)$/, parts.map(({ id }) => id)],
    [/^\/platform\/guide.* id$/, [guide.id]],
    [/interview.* id$/, [...study.interviews]],
    [/^\/platform\/user\/sessions/, [holdings.sessionId]],
    [/^\/platform\/.* (id|researchId|questionId)$/, researchIds],
    [/^\/admin\/projects.* id$/, researchIds],
    [/ researchId$/, researchIds],
    [/ slotId$/, slotIds],
    [/ userScreenerId$/, [person.invitationId]],
    [/ userScreenerAnswerId$/, person.answers.slice(0, 2).map(({ id }) => id)],
    [/^\/respondent.* optionId$/, person.answers.slice(0, 2).flatMap(({ options }) => options)],
    [/^\/admin\/distribution.* (id|distributionId)$/, [study.distributionId, ...around.waitingIds]],
    [/ distributionId$/, [study.distributionId]],
    [/^\/admin\/(panel|people).* id$/, around.memberIds],
    [/^\/admin\/outbox.* id$/, around.mailIds],
    [/^\/admin\/enquiries.* id$/, around.enquiryIds],
    [/^\/admin\/users.* id$/, around.userIds],
    [/ userId$/, around.userIds],
  ]
  return (names, dice) => {
    const known = recordWord(records, path, names, dice) ?? profileWord(profile, path, names)
    if (known !== undefined) return known
    const field = names.at(-1) ?? ''
    if (path === '/panel/payment/code' && field in giftCard) return giftCard[field as 'key']
    if (/^\/panel\/\w+\/withdraw$/.test(path) && field in records.noted)
      return records.noted[field as 'key']
    if (field === 'hash' || (field === 'id' && path === '/respondent/screener/:id'))
      return person.hash
    if (/^(id|.*Id)$/.test(field)) {
      const ids = idOf.find(([pattern]) => pattern.test(`${path} ${names.join(' ')}`))?.[1] ?? []
      return ids.length > 0 ? spelled(dice.pick(ids), names) : undefined
    }
    if (field === 'slotIds') return chance.chance(0.5) ? [] : [dice.pick(study.freeSlots)]
    if (field === 'mailIds') return [dice.pick(around.mailIds)]
    if (field === 'shownIf')
      return dice.chance(0.5) ? [] : [dice.pick(questions.flatMap(({ options }) => options))]
    if (field === 'startTime') return new Date(hour).toISOString()
    if (path === '/platform/screener' && field === 'questions')
      return [rewording(dice.pick(questions))]
    if (field === 'startTimes') return [new Date(hour).toISOString()]
    if (field === 'endTime') return new Date(hour + 3_600_000).toISOString()
    if (path.startsWith('/admin/question') && field === 'options') return ['Yes', 'No']
    if (field === 'token') {
      const wantsBotCheck = path.startsWith('/site/') || path === '/auth/sign-up'
      return dice.pick(wantsBotCheck ? around.botChecks : around.keys)
    }
    if (field === 'key') return dice.pick(around.keys)
    if (field === 'force' && names[0] === 'body') return true
    if (field === 'email')
      return dice.pick([owner.email, person.email, `new${dice.below(1e6)}@example.com`])
    if (/password$/i.test(field)) return dice.pick([owner.password, 'Another 9 horse battery'])
    return WORDS[field]?.(dice)
  }
}

/** New text for a question and its first option. */
const rewording = ({ id, options: [option = 0] }: { id: number; options: number[] }) => ({
  id,
  question: 'Do you drink tea?',
  options: [{ id: option, text: 'Tea' }],
})

/** Ids are text in paths and queries, and numbers in bodies. */
const spelled = (id: number, names: string[]) => (names[0] === 'body' ? id : String(id))

const WORDS: Record<string, (dice: Dice) => unknown> = {
  timezone: (dice) => dice.pick(['Australia/Melbourne', 'Europe/London', 'America/New_York']),
  link: () => 'https://meet.example.com/room',
  consentFormLink: () => 'https://wattle.example/policy',
  expirationDate: (dice) => dice.pick(['2026-12-20', '2026-11-16']),
  oneTimeNumber: (dice) => dice.below(5),
  maxNumber: (dice) => dice.below(50) + 5,
  characteristics: (dice) => ['a', 'b', 'c', 'd'].slice(0, dice.below(3) + 2),
  page: (dice) => String(dice.below(3) + 1),
  size: (dice) => String(dice.below(50) + 1),
  sort: () => '',
  sortType: () => '',
  from: (dice) => dice.pick(['2026-11-01', '2026-11-01T00:00:00Z']),
  to: (dice) => dice.pick(['2026-12-01', '2026-12-01T00:00:00Z']),
  path: () => '/',
  otp: () => '123456',
  force: () => 'true',
  early: (dice) => dice.chance(0.3),
  reason: () => 'They told us that they do it every week.',
  // A new study's report has been published once.
  basedOn: (dice) => (dice.chance(0.7) ? 1 : dice.below(4)),
  version: (dice) => dice.pick([LEFT_OUT, 0, 1, 2]),
  quietFrom: () => 19,
  quietTo: () => 9,
  invitationsIn30Days: () => 3,
  unanswered: () => 5,
  interviewsIn6Months: () => 5,
  noShowsIn12Months: () => 3,
  perMonth: (dice) => dice.below(30) + 1,
  dueOn: () => '2026-12-01',
  near: () => '0.5',
  passphrase: () => 'correct horse',
  colour: (dice) => dice.below(5) + 1,
  mergedInto: () => null,
  enough: () => 3,
  tooMany: () => 2,
  expectedGain: () => 0,
  requires: () => [],
}
