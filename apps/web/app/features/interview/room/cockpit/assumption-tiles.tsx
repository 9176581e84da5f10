import { cx } from '#lib/cx.ts'
import { showToast } from '#ui/toast/toast.ts'
import { POSITION_SIGNS, positionLook, positionWords } from '../captures/position-mark.tsx'
import { Covered, NoAssumptions } from './assumption-panel.tsx'
import { type AssumptionStatus, useAssumptionStatuses } from './assumption-status.ts'
import { useCockpit } from './cockpit-context.ts'

/** With more tiles in a row than this, "Against, did" doesn't fit on one line. */
const MAX_IN_A_ROW = 6

/** The assumptions as small tiles, for a narrow window next to a video call. */
export function AssumptionTiles() {
  const statuses = useAssumptionStatuses()
  if (statuses.length === 0) return <NoAssumptions className="px-4 py-2" />
  return (
    <section aria-label="Assumptions" className="grid gap-1.5 px-4 py-2">
      <ol
        className={cx(
          'grid grid-cols-4 gap-1.5',
          statuses.length <= MAX_IN_A_ROW && 'sm:auto-cols-fr sm:grid-flow-col sm:grid-cols-none',
        )}
      >
        {statuses.map((status) => (
          <li key={status.id} className="grid">
            <Tile {...status} />
          </li>
        ))}
      </ol>
      <div className="max-sm:hidden">
        <Covered statuses={statuses} />
      </div>
    </section>
  )
}

function Tile(status: AssumptionStatus) {
  const { folds } = useCockpit()
  const { number, text, position, isCovered, isScreened, isBeingSorted, ask, missing } = status
  const words = isBeingSorted
    ? 'Sorting'
    : isCovered
      ? positionWords(position)
      : ask
        ? `Ask ${ask.place}`
        : isScreened
          ? 'Screened'
          : 'None'
  const note = isCovered ? text : `${text}. ${missing}`
  const Sign =
    isBeingSorted || position.position === 'NONE' ? undefined : POSITION_SIGNS[position.position]
  return (
    <button
      type="button"
      title={text}
      onClick={() => (ask ? folds.goToNote(ask.id) : showToast(note))}
      className={cx(
        'flex min-h-9 min-w-0 items-center gap-1.5 rounded-small border-[1.5px] px-1.5 text-left text-caption leading-tight sm:px-2 pointer-coarse:min-h-11',
        isBeingSorted
          ? 'border-wattle bg-wattle-tint text-ink shadow-[inset_0_-3px_0_var(--color-wattle)]'
          : isCovered
            ? positionLook(position)
            : isScreened
              ? 'border-line-3 border-dashed bg-surface text-ink-2'
              : 'border-line-3 border-dashed bg-surface font-semibold text-wattle-ink',
      )}
    >
      <span className="font-display font-semibold text-body leading-none">{number}</span>
      {Sign && <Sign aria-hidden="true" className="size-3.5 shrink-0 max-sm:hidden" />}
      <span className="min-w-0">{words}</span>
      <span className="sr-only">. {note}</span>
    </button>
  )
}
