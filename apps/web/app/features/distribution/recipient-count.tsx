import type { StudyForm } from '@wattle/contract/distribution'
import { Users } from 'lucide-react'
import { formatCount } from '#lib/format-count.ts'
import type { DistributionDetail } from './hooks.ts'

interface RecipientCountProps {
  distribution: DistributionDetail | undefined
  /**
   * How many people in the chosen audience we can invite now. Undefined without an audience, which
   * means everyone.
   */
  reachable?: number | undefined
  study: StudyForm
}

/** How many people we can invite now, and how many of them are in the first batch. */
export function RecipientCount({ distribution, study, ...audience }: RecipientCountProps) {
  const reachable = audience.reachable ?? distribution?.reachable ?? 0
  const first = firstBatch(reachable, study)
  return (
    <div className="flex items-start gap-3 rounded-button bg-sunk px-4 py-3 text-ink-2 text-small">
      <Users aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
      {distribution ? (
        <span role="status">
          <b className="text-ink">{distribution.researchName}</b>: {peopleIn(reachable)} can be
          invited now
          {first !== undefined && `, ${formatCount(first)} of them in the first batch`}.{' '}
          {slotsIn(distribution.availableSlots)}
        </span>
      ) : (
        <span>Counting people to invite</span>
      )}
    </div>
  )
}

const peopleIn = (count: number) =>
  count === 1 ? '1 panel member' : `${formatCount(count)} panel members`

const slotsIn = (count: number) =>
  count === 1
    ? 'The researcher is offering 1 slot.'
    : `The researcher is offering ${formatCount(count)} slots.`

function firstBatch(reachable: number, { oneTimeNumber, maxNumber }: StudyForm) {
  const first = Math.min(reachable, oneTimeNumber, maxNumber)
  return Number.isInteger(first) && first >= 0 ? first : undefined
}
