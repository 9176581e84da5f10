import {
  ASSUMPTION_MESSAGES,
  isForecast,
  KIND_LABELS,
  RISK_LABELS,
} from '@wattle/contract/findings/assumptions'
import { Pencil, TriangleAlert } from 'lucide-react'
import { moveByKeys } from '#lib/block-list.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { OrderButtons } from '#ui/order-buttons.tsx'
import type { Assumption } from './hooks.ts'

export const editButton = (id: number) => `edit-assumption-${id}`

interface AssumptionRowProps {
  assumption: Assumption
  total: number
  /** The guide questions that test the assumption, such as "2 b), 3 a)". */
  places: string
  /** Shown when no question tests the assumption. */
  untested: string
  isFixed: boolean
  onEdit: () => void
  onMove: (by: 1 | -1) => void
  onDelete: () => void
}

export function AssumptionRow(props: AssumptionRowProps) {
  const { assumption, total, places, untested, isFixed, onEdit, onMove, onDelete } = props
  const { id, position, text, kind, risk, isScreenedFor } = assumption
  return (
    <li
      onKeyDown={isFixed ? undefined : moveByKeys(onMove)}
      className="grid grid-cols-[2.75rem_minmax(0,1fr)] border-line border-b py-3 pr-3 last:border-b-0 print:break-inside-avoid"
    >
      <span className="tabular mt-0.5 inline-grid size-6.5 place-items-center justify-self-center rounded-input border border-control font-semibold text-small">
        {position}
      </span>
      <div className="grid min-w-0 gap-x-3 gap-y-1 sm:grid-cols-[minmax(0,1fr)_auto]">
        <div className="grid min-w-0 content-start gap-1">
          <p className="wrap-anywhere pt-0.5 font-semibold">{text}</p>
          <p className="flex flex-wrap gap-x-4 gap-y-0.5 text-ink-2 text-small">
            <span>{KIND_LABELS[kind]}</span>
            <span>{RISK_LABELS[risk]}</span>
            {places && (
              <span>
                {isScreenedFor ? 'Asked about in' : 'Tested by'} {places}
              </span>
            )}
          </p>
          {isScreenedFor && <Remark>{ASSUMPTION_MESSAGES.screened}</Remark>}
          {!places && <Remark>{untested}</Remark>}
          {isForecast(text) && <Remark>{ASSUMPTION_MESSAGES.notAFact}</Remark>}
        </div>
        {!isFixed && (
          <div className="no-print -my-1 flex max-sm:-ml-2 sm:self-start">
            <IconButton
              id={editButton(id)}
              label={`Edit assumption ${position}`}
              icon={Pencil}
              onClick={onEdit}
            />
            <OrderButtons
              id={id}
              noun="assumption"
              position={position}
              total={total}
              onMove={onMove}
              onDelete={onDelete}
            />
          </div>
        )}
      </div>
    </li>
  )
}

function Remark({ children }: { children: string }) {
  return (
    <p className="flex items-start gap-1.5 text-small text-warning">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {children}
    </p>
  )
}
