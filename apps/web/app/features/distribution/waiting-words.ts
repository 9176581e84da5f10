import { formatCount } from '#lib/format-count.ts'
import { adminDate, adminDay, adminTime } from '#lib/time/date-formats.ts'
import type { DistributionDetail } from './hooks.ts'

/** Says why we aren't sending invitations now, and what would change that. */
export function waitingInWords(distribution: DistributionDetail): string {
  const {
    waitingFor,
    oneTimeNumber,
    maxNumber,
    counts,
    targetInterviews,
    expirationDate,
    quietTo,
  } = distribution
  if (oneTimeNumber === 0 && (waitingFor === 'NEXT_BATCH' || waitingFor === 'NOTHING'))
    return 'The One-time Send Number is 0, so we won’t send any invitations.'
  switch (waitingFor) {
    case 'NOTHING':
      return 'Sending now'
    case 'STUDY':
      return 'Waiting for someone to fill in the project details'
    case 'RESUMING':
      return 'Paused: we won’t send any invitations until you resume'
    case 'NEXT_BATCH':
      return nextBatch(distribution)
    case 'HIGHER_MAXIMUM':
      return `Maximum reached: we’ve invited all ${formatCount(maxNumber)} people. Raise Max Emails to continue.`
    case 'PANEL_MEMBERS':
      return 'Panel exhausted: there’s nobody left to invite now'
    case 'QUIET_HOURS':
      return quietTo === null || quietTo === undefined
        ? 'Waiting for people’s preferred email times'
        : `Waiting for ${clock(quietTo)} where members live`
    case 'CONTACT_RULES':
      return 'Waiting until the new contact rules apply to everyone'
    case 'ENOUGH_BOOKED':
      return `Enough booked: ${counts.booked} of ${targetInterviews} interviews`
    case 'EXPIRED':
      return expirationDate ? `Expired: closed after ${adminDay(expirationDate)}` : 'Expired'
    case 'WITHDRAWN':
      return 'The project is finished, so we won’t invite anyone else'
  }
}

/** An hour of the day as a time: 9 becomes "9:00 am". */
const clock = (hour: number) => `${hour % 12 || 12}:00 ${hour < 12 ? 'am' : 'pm'}`

function nextBatch({
  nextBatchAt,
  oneTimeNumber,
  maxNumber,
  counts,
  reachable,
  pacing,
}: DistributionDetail) {
  if (pacing === 'SELF') return 'Batches sized as needed'
  const most = Math.min(oneTimeNumber, maxNumber - invitedIn(counts), reachable)
  const size = formatCount(most)
  if (!nextBatchAt) return `Next batch: ${size}`
  const isToday = adminDate(nextBatchAt) === adminDate(new Date())
  return `Next ${size} at ${isToday ? '' : `${adminDate(nextBatchAt)}, `}${adminTime(nextBatchAt)}`
}

/**
 * How many people we've invited. Includes those whose email is queued or failed, because the
 * maximum limits people, not emails that arrive.
 */
export const invitedIn = ({ queued, sent, failed }: DistributionDetail['counts']) =>
  queued + sent + failed
