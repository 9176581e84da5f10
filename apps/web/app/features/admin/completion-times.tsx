import { adminDateTime } from '#lib/time/date-formats.ts'
import type { CompletionDetail } from './hooks.ts'

export function CompletionTimes({ completion }: { completion: CompletionDetail }) {
  const { invitedAt, remindedAt, openedAt, completedAt } = completion
  return (
    <dl className="tabular grid grid-cols-[8.75rem_minmax(0,1fr)] gap-x-2 gap-y-1.5 text-small [&>dt]:text-ink-3">
      <dt>Invited</dt>
      <dd>{adminDateTime(invitedAt)}</dd>
      {remindedAt && (
        <>
          <dt>Reminded</dt>
          <dd>{adminDateTime(remindedAt)}</dd>
        </>
      )}
      <dt>Opened</dt>
      <dd>{openedAt ? adminDateTime(openedAt) : 'Not yet'}</dd>
      <dt>Completed</dt>
      <dd>
        {completedAt ? adminDateTime(completedAt) : 'Not yet'}
        {openedAt && completedAt && `, ${taken(openedAt, completedAt)}`}
      </dd>
    </dl>
  )
}

const MINUTE_MS = 60_000

/**
 * How long the person took to complete the screener. Admins look for people who were too quick to
 * have read the questions.
 */
function taken(openedAt: string, completedAt: string): string {
  const minutes = Math.round((Date.parse(completedAt) - Date.parse(openedAt)) / MINUTE_MS)
  if (minutes < 1) return 'in less than a minute'
  if (minutes >= 120) return 'with a break'
  return minutes === 1 ? 'in 1 minute' : `in ${minutes} minutes`
}
