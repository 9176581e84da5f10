import { type Brief, KINDS } from '@wattle/contract/brief'
import { describe, expect, test } from 'vitest'
import {
  type Drafts,
  draftsOf,
  OFFSETS,
  SIXTY_BRIEFS,
  sixtyDraftsAt,
} from '#testing/sixty-drafts.ts'
import { MONEY_OR_MORE } from './content/gates.ts'
import { RATHER_NOT } from './content/screener.ts'
import { sensitiveType } from './facts.ts'

const isSensitive = (brief: Brief) => sensitiveType(brief) !== undefined
const nameOf = ({ who, do: does }: Brief) => `${who} who ${does}`
const guideOf = ({ parts }: Drafts) =>
  parts.flatMap(({ questions }) => questions.map(({ question }) => question))
const askedIn = (drafts: Drafts) => [
  ...drafts.questions.map(({ question }) => question),
  ...guideOf(drafts),
]
const textsOf = (drafts: Drafts) => [
  ...drafts.lines.map(({ text }) => text),
  ...drafts.questions.flatMap(({ options }) => options.map(({ text }) => text)),
  ...drafts.parts.map(({ topic }) => topic),
  ...askedIn(drafts),
]

describe('the sixty briefs', () => {
  const count = (suits: (brief: Brief) => unknown) => SIXTY_BRIEFS.filter(suits).length

  test('have three briefs of each kind', () => {
    const kinds = Object.keys(KINDS).filter((kind) => kind !== 'OTHER')
    const counts = kinds.map((kind) => [kind, count((brief) => brief.kind === kind)])
    expect(counts).toEqual(kinds.map((kind) => [kind, 3]))
    expect(SIXTY_BRIEFS).toHaveLength(60)
  })

  test('are about work, unpaid roles and private life', () => {
    expect({
      paid: count(({ life }) => life === 'PAID'),
      withoutASay: count(({ life, buyer }) => life === 'PAID' && buyer === 'OTHERS'),
      unpaid: count(({ life }) => life === 'UNPAID'),
      private: count(({ life }) => life === 'PRIVATE'),
    }).toEqual({ paid: 24, withoutASay: 8, unpaid: 10, private: 26 })
  })

  test('include sensitive, two-sided and incomplete ones', () => {
    const isIncomplete = ({ who, often, wrong, today, cost }: Brief) =>
      !(who && often && wrong && today.length > 0 && cost)
    expect({
      sensitive: count(isSensitive),
      violence: count((brief) => sensitiveType(brief) === 'VIOLENCE'),
      twoSided: count(({ side }) => side),
      incomplete: count(isIncomplete),
    }).toEqual({ sensitive: 8, violence: 1, twoSided: 6, incomplete: 10 })
  })
})

const A_YEAR = 365
const A_MONTH = A_YEAR / 12
const UNIT_DAYS = { day: 1, week: 7, month: A_MONTH, year: A_YEAR }
/**
 * The shortest window, in days, in which we can expect people to have done the activity. For
 * regular activities that's one and a half times as long as they wait between two occasions.
 */
const LEAST_DAYS: Record<NonNullable<Brief['often']>, number> = {
  MOST_DAYS: 1.5 * 2,
  EVERY_WEEK: 1.5 * 7,
  EVERY_MONTH: 1.5 * A_MONTH,
  FEW_TIMES_A_YEAR: 1.5 * 4 * A_MONTH,
  ONCE_A_YEAR: 1.5 * A_YEAR,
  EVERY_FEW_YEARS: 2 * A_YEAR,
  ONCE: 2 * A_YEAR,
  IN_SEASON: A_YEAR,
}

/** How many days ago the text's window starts. NaN if it doesn't have one. */
function daysIn(text: string): number {
  if (/\bin the last year or two\b/i.test(text)) return 2 * A_YEAR
  const [, count, unit] = /(\d+) (day|week|month|year)s\b(?!.*\d)/.exec(text) ?? []
  return Number(count) * UNIT_DAYS[unit as keyof typeof UNIT_DAYS]
}

/**
 * The grade in an American school whose pupils can read the text (Flesch-Kincaid). We count a
 * syllable for each group of vowels, except a silent e at the end.
 */
function gradeOf(sentences: string[]): number {
  const words = sentences.flatMap((sentence) => sentence.toLowerCase().match(/[\p{L}’']+/gu) ?? [])
  const syllablesIn = (word: string) =>
    Math.max(1, word.replace(/(?<!l)e$|(?<![dt])ed$/, '').match(/[aeiouy]+/g)?.length ?? 0)
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0)
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59
}

/** The specification allows 8. Our drafts are below 5, so this limit notices a change earlier. */
const MAX_GRADE = 6

const ASKS_HOW_LONG =
  /\bhow long did (?:you spend|it take)\b|\bhow (?:long|much)\b.*\b(?:spend|take|time|of last week)\b/i
const TRACEABLE = /https?:|www\.|\.(?:com|net|org|au)\b|@|\d{6,}/i

describe.each(OFFSETS)('the drafts of the sixty briefs at offset %i', (offset) => {
  const each = (faultIn: (drafts: Drafts) => unknown) =>
    sixtyDraftsAt(offset).flatMap((drafts) => (faultIn(drafts) ? [nameOf(drafts.brief)] : []))

  test('look back far enough for people to have done the activity', () => {
    const isTooShort = ({ brief, lines, questions }: Drafts) => {
      const least = brief.often ? LEAST_DAYS[brief.often] : A_YEAR
      const gate = questions.find(({ id }) => id === 'gate')?.question ?? ''
      const episode = lines.find(({ id }) => id === 'episode')?.text ?? ''
      return !(daysIn(gate) >= least && daysIn(episode) >= least)
    }
    expect(each(isTooShort)).toEqual([])
  })

  test('look back at least a year for what went wrong', () => {
    const problems = sixtyDraftsAt(offset).flatMap(({ questions }) =>
      questions.filter(({ id }) => id === 'problem').map(({ question }) => daysIn(question)),
    )
    expect(problems.length).toBeGreaterThan(40)
    expect(problems.filter((days) => !(days >= A_YEAR))).toEqual([])
  })

  test('ask how long it took if time is what it costs people, and only then', () => {
    const isWrong = (drafts: Drafts) =>
      guideOf(drafts).some((question) => ASKS_HOW_LONG.test(question)) !==
      (drafts.brief.cost === 'TIME' && !isSensitive(drafts.brief))
    expect(each(isWrong)).toEqual([])
  })

  test('ask who decides what gets bought if these people have a say at work, and only then', () => {
    const isWrong = ({ brief, questions }: Drafts) => {
      const hasASay = brief.buyer === 'DECIDES' || brief.buyer === 'HELPS'
      const isAlone = brief.size.join() === 'SOLO'
      const isDue = brief.life === 'PAID' && hasASay && !isAlone && !isSensitive(brief)
      return questions.some(({ id }) => id === 'buyer') !== isDue
    }
    expect(each(isWrong)).toEqual([])
  })

  test('are easy to read', () => {
    expect(each((drafts) => gradeOf(askedIn(drafts)) > MAX_GRADE)).toEqual([])
  })

  test('have no links, addresses or long numbers', () => {
    expect(each((drafts) => textsOf(drafts).some((text) => TRACEABLE.test(text)))).toEqual([])
  })
})

describe.each(OFFSETS)('the screeners of the eight sensitive briefs at offset %i', (offset) => {
  const screeners = () => sixtyDraftsAt(offset).filter(({ brief }) => isSensitive(brief))

  test('ask for consent first, and others never do', () => {
    for (const { brief, questions } of sixtyDraftsAt(offset)) {
      const at = questions.findIndex(({ id }) => id === 'consent')
      expect(at, nameOf(brief)).toBe(isSensitive(brief) ? 0 : -1)
    }
  })

  test('let people skip every question between the consent and the call', () => {
    for (const { brief, questions } of screeners()) {
      const between = questions.slice(
        1,
        questions.findIndex(({ id }) => id === 'talk'),
      )
      const lastAnswers = between.map(({ options }) => options.at(-1)?.text)
      expect(between.length, nameOf(brief)).toBeGreaterThan(0)
      expect(lastAnswers, nameOf(brief)).toEqual(between.map(() => RATHER_NOT))
    }
  })

  test('don’t mention money or another call, unless the brief does', () => {
    for (const { brief, questions } of screeners()) {
      const own = new RegExp(`\\b(?:${wordsOf(brief).join('|')})\\b`, 'gi')
      const texts = questions
        .filter(({ id }) => !ASKED_OF_EVERYONE.includes(id))
        .flatMap(({ question, options }) => [question, ...options.map(({ text }) => text)])
      const odd = texts.filter((text) => MONEY_OR_MORE.test(text.replace(own, '')))
      expect(odd, nameOf(brief)).toEqual([])
    }
  })

  test('don’t ask about problems, the size of the business or what gets bought', () => {
    const ids = screeners().flatMap(({ questions }) => questions.map(({ id }) => id))
    expect(ids.filter((id) => ['problem', 'size', 'buyer'].includes(id))).toEqual([])
  })
})

/** These ask about "paid interviews" and "paid work", whatever the study is about. */
const ASKED_OF_EVERYONE = ['conflict', 'past']

const wordsOf = ({ who, place, do: does, one, wrong, today, others, forms }: Brief) =>
  [who, place, does, one, wrong, ...today, others, ...Object.values(forms)]
    .join(' ')
    .match(/[\p{L}’']+/gu) ?? []

describe('a brief with something that could identify a person', () => {
  const [brief] = SIXTY_BRIEFS as [Brief]
  const PRIVATE_TEXTS = ['https://rosters.example/kim', 'kim@rosters.example', '0412345678']
  const FIELDS = ['who', 'place', 'do', 'one', 'wrong', 'others', 'industry'] as const

  test.each(PRIVATE_TEXTS)('has drafts without %s', (text) => {
    for (const field of FIELDS) {
      const drafts = draftsOf({ ...brief, [field]: `${brief[field]} ${text}` })
      expect(
        textsOf(drafts).filter((one) => TRACEABLE.test(one)),
        field,
      ).toEqual([])
    }
    const drafts = draftsOf({ ...brief, today: [text] })
    expect(textsOf(drafts).filter((one) => TRACEABLE.test(one))).toEqual([])
  })
})
