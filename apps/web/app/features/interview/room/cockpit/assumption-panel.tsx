import { EVIDENCE_MESSAGES } from '@wattle/contract/findings/evidence'
import { isMissed } from '@wattle/contract/interview-status'
import { ArrowRight, Pencil } from 'lucide-react'
import { cx } from '#lib/cx.ts'
import { TextLink } from '#ui/text-link.tsx'
import { PositionMark } from '../captures/position-mark.tsx'
import { type AssumptionStatus, testable, useAssumptionStatuses } from './assumption-status.ts'
import { useCockpit } from './cockpit-context.ts'

/** What this person has said about each assumption, and which question to ask next. */
export function AssumptionPanel() {
  const statuses = useAssumptionStatuses()
  return (
    <section aria-labelledby="assumptions">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 px-5 pt-4 pb-2.5">
        <h2 id="assumptions" className="text-lead">
          Assumptions
        </h2>
        {statuses.length > 0 && <Covered statuses={statuses} />}
      </div>
      {statuses.length > 0 ? (
        <>
          <div aria-hidden="true" className="flex gap-1 px-5 pb-3">
            {testable(statuses)
              .toSorted((one, other) => Number(other.isCovered) - Number(one.isCovered))
              .map(({ id, isCovered }) => (
                <span
                  key={id}
                  className={cx('h-1.5 grow rounded-pill', isCovered ? 'bg-gum' : 'bg-line')}
                />
              ))}
          </div>
          <ol>
            {statuses.map((status) => (
              <Row key={status.id} status={status} />
            ))}
          </ol>
        </>
      ) : (
        <NoAssumptions className="px-5 pb-4" />
      )}
    </section>
  )
}

/** How many assumptions the captures cover, such as "3 of 6 covered with Priya". */
export function Covered({ statuses }: { statuses: readonly AssumptionStatus[] }) {
  const { room, firstName } = useCockpit()
  const tested = testable(statuses)
  const covered = tested.filter(({ isCovered }) => isCovered).length
  if (isMissed(room.interview))
    return <p className="text-small text-warning">Not counted: no-show</p>
  return (
    <p className="text-ink-2 text-small">
      <strong className="font-semibold text-ink">
        {covered} of {tested.length}
      </strong>{' '}
      covered with {firstName}
    </p>
  )
}

export function NoAssumptions({ className }: { className?: string }) {
  const { interview } = useCockpit().room
  return (
    <p className={cx('text-ink-2 text-small', className)}>
      {EVIDENCE_MESSAGES.noAssumptions}{' '}
      {!interview.isGuest && (
        <TextLink to={`/platform/research/${interview.researchId}?step=interview-prep`}>
          What you’re testing
        </TextLink>
      )}
    </p>
  )
}

function Row({ status }: { status: AssumptionStatus }) {
  const { folds } = useCockpit()
  const { number, text, position, isCovered, isScreened, isBeingSorted, ask, missing } = status
  return (
    <li
      className={cx(
        'grid grid-cols-[2.375rem_minmax(0,1fr)] border-line-2 border-t px-5 py-2',
        isBeingSorted && 'bg-wattle-tint shadow-[inset_4px_0_0_var(--color-wattle)]',
      )}
    >
      <span
        className={cx(
          'inline-grid size-6.5 place-items-center rounded-small font-display font-semibold text-app leading-none',
          isBeingSorted
            ? 'bg-wattle text-on-wattle'
            : isCovered
              ? 'bg-ink text-paper'
              : 'border-[1.5px] border-line-3 border-dashed text-ink-2',
        )}
      >
        {number}
      </span>
      <div className="grid min-w-0 justify-items-start gap-0.5">
        <p className="wrap-anywhere font-medium leading-tight">{text}</p>
        <div className="flex min-h-6 flex-wrap items-center gap-1.5">
          {isBeingSorted ? (
            <span className="inline-flex h-6 items-center gap-1 rounded-input border border-wattle-edge bg-surface px-2 font-semibold text-caption leading-none">
              <Pencil aria-hidden="true" className="size-3.5" />
              Sorting now
            </span>
          ) : isCovered ? (
            <PositionMark {...position} />
          ) : ask ? (
            <button
              type="button"
              onClick={() => folds.goToNote(ask.id)}
              className="inline-flex min-h-6 items-center gap-1 rounded-input font-semibold text-caption text-wattle-ink hover:underline"
            >
              <ArrowRight aria-hidden="true" className="size-3.5" />
              {missing}
            </button>
          ) : (
            <span className={cx('text-caption', isScreened ? 'text-ink-3' : 'text-warning')}>
              {missing}
            </span>
          )}
        </div>
      </div>
    </li>
  )
}
