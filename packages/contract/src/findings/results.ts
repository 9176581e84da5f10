import { type Interval, jeffreysInterval, shareText } from './interval.ts'

export const STANCES = ['FOR', 'AGAINST', 'UNCLEAR'] as const
export type Stance = (typeof STANCES)[number]

export const STRENGTHS = ['PAID', 'DID', 'SAID'] as const
export type Strength = (typeof STRENGTHS)[number]

export const isDeed = (strength: Strength): boolean => strength !== 'SAID'

export const POSITIONS = ['FOR', 'AGAINST', 'MIXED', 'UNCLEAR', 'NONE'] as const

/** Where one person stands on one assumption. */
export type Position = {
  position: (typeof POSITIONS)[number]
  /** The strength of the strongest capture that decides the position. Null if none does. */
  strength: Strength | null
}

export type Sorted = { stance: Stance; strength: Strength }

/**
 * A person's position on an assumption. If any of their captures are deeds, captures of what they
 * only said don't count. If those that count are both for and against, the position is mixed.
 */
export function positionOf(captures: readonly Sorted[]): Position {
  const telling = captures.filter(({ stance }) => stance !== 'UNCLEAR')
  if (telling.length === 0)
    return { position: captures.length > 0 ? 'UNCLEAR' : 'NONE', strength: null }
  const deeds = telling.filter(({ strength }) => isDeed(strength))
  const decisive = deeds.length > 0 ? deeds : telling
  const strength = STRENGTHS.find((one) => decisive.some((capture) => capture.strength === one))
  const stances = new Set(decisive.map(({ stance }) => stance))
  if (stances.size > 1) return { position: 'MIXED', strength: strength ?? null }
  return { position: stances.has('FOR') ? 'FOR' : 'AGAINST', strength: strength ?? null }
}

export const RESULTS = ['HOLDS', 'FAILS', 'OPEN', 'SCREENED'] as const
export type Result = (typeof RESULTS)[number]

/**
 * When an assumption holds or fails. It holds if `enough` people did what it says, or paid for it.
 * It fails if `tooMany` people are against it.
 */
export type Limits = { enough: number; tooMany: number }
export const DEFAULT_LIMITS: Limits = { enough: 3, tooMany: 3 }

/** An assumption can hold with up to this many people against it. */
export const MOST_AGAINST = 1

const peopleIn = (count: number) => (count === 1 ? '1 person' : `${count} people`)

/** Says how many people are against an assumption, as in "1 is against it". */
export const againstText = (count: number): string =>
  `${count === 0 ? 'nobody is' : count === 1 ? '1 is' : `${count} are`} against it`

/** The sentences that explain the limits, shown below the list of assumptions. */
export const limitsText = ({ enough, tooMany }: Limits): string =>
  `An assumption holds when ${peopleIn(enough)} did it or paid for it, and at most ${MOST_AGAINST} is against it. It fails when ${tooMany} are against it.`

/**
 * How many people gave a matching answer to a screener question (`said`), out of everyone who
 * answered it (`of`).
 */
export type ScreenerCount = { said: number; of: number }

/** We don't show screener numbers for fewer answers than this. */
const MIN_SCREENER_ANSWERS = 10

/** We don't estimate a share from fewer people than this. */
const MIN_PEOPLE = 3

export type Tally = {
  /** How many people did what the assumption says, or paid for it, according to their captures. */
  deeds: number
  against: number
  /** How many people have a sorted capture on the assumption. */
  people: number
}

export function tallyOf(positions: readonly Position[]): Tally {
  const count = (isCounted: (position: Position) => boolean) => positions.filter(isCounted).length
  return {
    deeds: count(({ position, strength }) => position === 'FOR' && !!strength && isDeed(strength)),
    against: count(({ position }) => position === 'AGAINST'),
    people: count(({ position }) => position !== 'NONE'),
  }
}

export type Judgement = Tally & {
  result: Result
  reason: string
  /**
   * The likely share of people who did what the assumption says, or paid for it, among everyone
   * who'd pass this screener. Null while too few people have been asked.
   */
  share: Interval | null
  screener: (ScreenerCount & { share: Interval | null }) | null
}

/**
 * Judges an assumption by each participant's position. Set `screener` only if everyone needed a
 * matching answer to qualify.
 */
export function judge(
  positions: readonly Position[],
  limits: Limits,
  screener: ScreenerCount | null = null,
): Judgement {
  const tally = tallyOf(positions)
  const { deeds, people } = tally
  return {
    ...tally,
    ...resultOf(tally, limits, screener),
    share: people >= MIN_PEOPLE ? jeffreysInterval(deeds, people) : null,
    screener: screener && { ...screener, share: screenerShare(screener) },
  }
}

/** The first rule that applies decides the result. */
function resultOf(
  { deeds, against, people }: Tally,
  { enough, tooMany }: Limits,
  screener: ScreenerCount | null,
): Pick<Judgement, 'result' | 'reason'> {
  if (against >= tooMany) return { result: 'FAILS', reason: peopleAgainst(against) }
  if (screener) return { result: 'SCREENED', reason: screenedReason(screener) }
  if (deeds >= enough && against <= MOST_AGAINST)
    return {
      result: 'HOLDS',
      reason: `${peopleIn(deeds)} did it or paid for it, and ${againstText(against)}.`,
    }
  if (people === 0) return { result: 'OPEN', reason: 'No captures yet.' }
  if (against > MOST_AGAINST) return { result: 'OPEN', reason: peopleAgainst(against) }
  return { result: 'OPEN', reason: `Needs ${enough - deeds} more who did it or paid for it.` }
}

const peopleAgainst = (count: number) =>
  `${peopleIn(count)} ${count === 1 ? 'is' : 'are'} against it.`

const screenerShare = ({ said, of }: ScreenerCount): Interval | null =>
  of >= MIN_SCREENER_ANSWERS ? jeffreysInterval(said, of) : null

function screenedReason(screener: ScreenerCount): string {
  const share = screenerShare(screener)
  const rule = 'We only invited people who do.'
  if (!share) return rule
  return `${rule} In the screener, ${screener.said} of ${screener.of} said so (likely ${shareText(share)}).`
}

export function numbersText({ deeds, people, share }: Judgement): string {
  if (!share) return 'Too few to estimate a share.'
  const [low, high] = [share.low, share.high].map((value) => Math.round(value * 100))
  return `${deeds} of ${people} did it or paid for it. Among people who’d pass this screener, the share is likely to be between ${low}% and ${high}% (a 90% interval).`
}

/** @public */
export const RESULT_LABELS: Record<Result, string> = {
  HOLDS: 'Holds',
  FAILS: 'Fails',
  OPEN: 'Open',
  SCREENED: 'Screened for',
}
/** @public */
export const STANCE_LABELS: Record<Stance, string> = {
  FOR: 'For',
  AGAINST: 'Against',
  UNCLEAR: 'Unclear',
}
/** @public */
export const STRENGTH_LABELS: Record<Strength, string> = { PAID: 'Paid', DID: 'Did', SAID: 'Said' }

/** A note that the analysis and the report show next to the results. @public */
export const COMMON_CAVEAT =
  'Five conversations can show that something happens. They can’t show how common it is.'
