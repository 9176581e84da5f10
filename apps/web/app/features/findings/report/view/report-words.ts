import { shareText } from '@wattle/contract/findings/interval'
import { MOST_AGAINST } from '@wattle/contract/findings/results'
import { inWords } from '@wattle/contract/limits'
import { andList } from '#lib/list-format.ts'
import { dayAndMonth, dayNumber, longDay, monthTitle } from '#lib/time/date-formats.ts'
import type { ReportReply } from '../report-reply.ts'

export type ReportAssumption = ReportReply['assumptions'][number]
export type ReportFinding = ReportReply['findings'][number]
export type ReportQuote = ReportReply['quotes'][number]

export const SECTIONS = [
  { id: 'found', title: 'What we believed, and what we found', short: 'What we found' },
  { id: 'quotes', title: 'In their words', short: 'In their words' },
  { id: 'people', title: 'Who we talked to', short: 'Who we talked to' },
  { id: 'not-asked', title: 'What we didn’t ask', short: 'What we didn’t ask' },
  { id: 'counting', title: 'How we counted', short: 'How we counted' },
] as const
export type SectionId = (typeof SECTIONS)[number]['id']

export const titleOf = (id: SectionId) => SECTIONS.find((one) => one.id === id)?.title ?? ''

export const quoteId = (number: number) => `quote-${number}`

/** A range of dates, such as "16 to 23 November 2026" or "28 October to 3 November 2026". */
export function periodText({ from, to }: { from: string; to: string }): string {
  if (from === to) return longDay(to)
  if (monthTitle(from) === monthTitle(to)) return `${dayNumber(from)} to ${longDay(to)}`
  return from.slice(0, 4) === to.slice(0, 4)
    ? `${dayAndMonth(from)} to ${longDay(to)}`
    : `${longDay(from)} to ${longDay(to)}`
}

const capital = (text: string) => text.replace(/^./u, (letter) => letter.toUpperCase())

/**
 * What a report is based on, such as "Five interviews of about 40 minutes, 16 to 23 November 2026".
 */
export function basisText({ interviews, minutes, period }: ReportReply): string {
  if (interviews === 0) return 'Published before the first interview'
  const noun = interviews === 1 ? 'interview' : 'interviews'
  const what = `${capital(inWords(interviews))} ${noun} of about ${minutes} minutes`
  return period ? `${what}, ${periodText(period)}` : what
}

/**
 * How many people did or paid for what the assumption describes, and the 90% interval for their
 * share, such as "4 of 5, likely 44–96%".
 */
export function countText({ judged }: ReportAssumption): string {
  const { deeds, people, share } = judged
  if (people === 0) return 'We didn’t ask anyone'
  if (!share) return `${deeds} of ${people}, too few to estimate`
  return `${deeds} of ${people}, likely ${shareText(share)}`
}

/** Warnings to show next to an assumption's result, such as "Changed after 2 interviews". */
export function caveatsOf(assumption: ReportAssumption): string[] {
  const { changedAfter, isAllLeading, leadingDismissed } = assumption
  const interviews = changedAfter === 1 ? 'interview' : 'interviews'
  return [
    ...(changedAfter === null ? [] : [`Changed after ${changedAfter} ${interviews}`]),
    ...(isAllLeading && !leadingDismissed ? ['All quotes answer a leading question'] : []),
    ...(leadingDismissed
      ? ['The question in the guide was leading, but the researcher asked it differently.']
      : []),
  ]
}

export const screenerText = (screener: NonNullable<ReportFinding['screener']>) =>
  `Screener question “${screener.question}”: ${screener.said} of ${screener.of}`

/** Sorts the quotes. Those against an assumption come first. */
export function inOrder(quotes: readonly ReportQuote[]): ReportQuote[] {
  const rank = { AGAINST: 0, FOR: 1, UNCLEAR: 2 }
  return quotes.toSorted(
    (one, other) => rank[one.stance] - rank[other.stance] || one.number - other.number,
  )
}

/** The numbers of the assumptions whose findings cite this quote, such as 1 and 2. */
export function assumptionsOf({ findings }: ReportReply, quote: number): number[] {
  const numbers = findings
    .filter(({ quotes }) => quotes.includes(quote))
    .flatMap(({ assumption }) => assumption ?? [])
  return [...new Set(numbers)]
}

/** Explains to readers how we counted people and when an assumption holds. */
export function countingTexts({ assumptions }: ReportReply): string[] {
  const limits = Map.groupBy(assumptions, ({ enough, tooMany }) => `${enough} ${tooMany}`)
  const rules = [...limits.values()].map((same) => {
    const [{ enough, tooMany } = { enough: 3, tooMany: 3 }] = same
    const which = limits.size === 1 ? '' : ` This applies to ${named(same)}.`
    return `An assumption holds when at least ${enough} ${people(enough)} did it or paid for it, and at most ${MOST_AGAINST} is against it. It fails when ${tooMany} or more are against it. Otherwise it’s open.${which}`
  })
  const changed = assumptions.filter(({ changedAfter }) => changedAfter !== null)
  return [
    ...rules,
    'Each person counts once, however much they said. What people did or paid for counts more than what they said.',
    'The range is a 90% Jeffreys interval for people who’d pass the same screener.',
    changed.length === 0
      ? 'Nobody changed an assumption or a limit after the interviews began.'
      : `After the interviews had begun, we changed ${named(changed)}.`,
  ]
}

/** Names assumptions by number, as in "assumption 1" or "assumptions 2 and 3". */
const named = (assumptions: readonly { number: number }[]) =>
  `assumption${assumptions.length === 1 ? '' : 's'} ${andList(assumptions.map(({ number }) => number))}`

const people = (count: number) => (count === 1 ? 'person' : 'people')
