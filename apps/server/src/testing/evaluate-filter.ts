import type { Condition, Filter, FilterEntry } from '@wattle/contract/filter'

/** The facts about a member that filters and invitation rules use. Times are in milliseconds. */
export type MemberFacts = {
  id: number
  state: string
  isBounced: boolean
  flag: string
  isOpen: boolean
  /**
   * The chosen option ids or the number, by field id. Has no entry if the member hasn't answered.
   */
  answers: Map<number, number[] | number>
  lists: Set<number>
  clients: Set<number>
  joinedAt: number
  lastInvitedAt: number | null
  restsUntil: number | null
  conducted: number[]
  noShows: number[]
  postcode: string | null
  source: string
  studies: Set<number>
}

type Judged = boolean | null

/**
 * Checks one member against each entry of a filter, in the simplest possible code. The SQL has to
 * give the same results.
 */
export const evaluateEntries = ({ all }: Filter, member: MemberFacts, now: number): Judged[] =>
  all.map((entry) => evaluateEntry(entry, member, now))

/**
 * Whether a member matches all entries of a filter, except the one at index `except`. Null if we
 * don't know.
 */
export function allOf(judged: readonly Judged[], except = -1): Judged {
  const others = except === -1 ? judged : judged.filter((_one, at) => at !== except)
  if (others.includes(false)) return false
  return others.includes(null) ? null : true
}

function evaluateEntry(entry: FilterEntry, member: MemberFacts, now: number): Judged {
  if (!('any' in entry)) return evaluateCondition(entry, member, now)
  const judged = entry.any.map((one) => evaluateCondition(one, member, now))
  if (judged.includes(true)) return true
  return judged.includes(null) ? null : false
}

const DAY = 24 * 3_600_000
/** In these tests, the agency's time zone is ten hours ahead of UTC, without daylight saving. */
const OFFSET = 10 * 3_600_000
const dayOf = (time: number) => new Date(time + OFFSET).toISOString().slice(0, 10)

const isBetween = <T extends number | string>(value: T, from: T | undefined, to: T | undefined) =>
  (from === undefined || value >= from) && (to === undefined || value <= to)

function evaluateCondition(condition: Condition, member: MemberFacts, now: number): Judged {
  if ('field' in condition) {
    const answer = member.answers.get(condition.field)
    if ('known' in condition) return (answer !== undefined) === condition.known
    if (answer === undefined) return null
    const chosen = typeof answer === 'number' ? [] : answer
    if ('in' in condition) return chosen.some((id) => condition.in.includes(id))
    if ('notIn' in condition) return !chosen.some((id) => condition.notIn.includes(id))
    return isBetween(Number(answer), condition.from, condition.to)
  }
  if ('list' in condition) return member.lists.has(condition.list) !== (condition.not ?? false)
  if ('client' in condition) return member.clients.has(condition.client)
  if ('joined' in condition)
    return isBetween(dayOf(member.joinedAt), condition.joined.from, condition.joined.to)
  if ('lastInvited' in condition) {
    const { lastInvitedAt } = member
    const { atLeast, atMost } = condition.lastInvited
    const days = lastInvitedAt === null ? Number.POSITIVE_INFINITY : (now - lastInvitedAt) / DAY
    return isBetween(days, atLeast, atMost)
  }
  if ('tookPart' in condition) return isOften(member.conducted, condition.tookPart, now)
  if ('noShows' in condition) return isOften(member.noShows, condition.noShows, now)
  if ('postcode' in condition)
    return member.postcode?.length === 4
      ? isBetween(member.postcode, condition.postcode.from, condition.postcode.to)
      : null
  return member.source.toLowerCase() === condition.source.toLowerCase()
}

type Times = {
  atLeast?: number | undefined
  atMost?: number | undefined
  days?: number | undefined
}

function isOften(times: number[], { atLeast, atMost, days }: Times, now: number): boolean {
  const counted = times.filter((time) => days === undefined || time >= now - days * DAY)
  return isBetween(counted.length, atLeast, atMost)
}

type Study = { distributionId: number; clientId: number | null }

/** Whether a study can invite someone at all, whatever its filter. */
export const mayBeInvited = (member: MemberFacts, { distributionId, clientId }: Study): boolean =>
  member.state === 'ACTIVE' &&
  !member.isBounced &&
  member.flag !== 'DO_NOT_INVITE' &&
  (member.isOpen || (clientId !== null && member.clients.has(clientId))) &&
  !member.studies.has(distributionId)

export const isResting = ({ lastInvitedAt, restsUntil }: MemberFacts, now: number): boolean =>
  (lastInvitedAt !== null && lastInvitedAt + 7 * DAY > now) ||
  (restsUntil !== null && restsUntil > now)
