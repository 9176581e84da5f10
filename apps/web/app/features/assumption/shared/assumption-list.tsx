import {
  ASSUMPTION_MESSAGES,
  type AssumptionInput,
  MAX_ASSUMPTIONS,
} from '@wattle/contract/findings/assumptions'
import { DEFAULT_LIMITS, limitsText } from '@wattle/contract/findings/results'
import type { GuidePart } from '@wattle/contract/guide'
import { Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { useBlockList, withMovedBlock } from '#lib/block-list.ts'
import { Button } from '#ui/button.tsx'
import { Loading } from '#ui/loading.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { AssumptionDialog, type Written } from '../assumption-dialog.tsx'
import { AssumptionRow, editButton } from '../assumption-row.tsx'
import { type Assumption, rowOf, useAssumptions } from '../hooks.ts'
import { LimitsDialog } from '../limits-dialog.tsx'
import { placesOf } from './question-places.ts'

const ADD_BUTTON = 'add-assumption'

interface AssumptionListProps {
  researchId: number
  /** The guide as it's being edited, which may be newer than the saved one. */
  parts: readonly GuidePart[]
  /**
   * Whether the study is already inviting people. If so, the note on an untested assumption
   * suggests asking about it in the interview.
   */
  isLaunched: boolean
  /** Whether the project is finished. If it is, nothing can change. */
  isFixed: boolean
}

/**
 * What must be true for the idea to work, and the guide questions that test each of these
 * assumptions.
 */
export function AssumptionList({ researchId, parts, isLaunched, isFixed }: AssumptionListProps) {
  const { query, save } = useAssumptions(researchId)
  const { move, remove, announce, announcement } = useBlockList()
  const [open, setOpen] = useState<number | 'new' | 'limits'>()
  const close = () => setOpen(undefined)
  const heading = useId()
  const rows = query.data?.assumptions ?? []
  const edited = rows.find(({ id }) => id === open)
  const limits = rows[0] ?? DEFAULT_LIMITS

  const saveWritten = (id: number | undefined) => (written: Written) =>
    save((before) =>
      id === undefined
        ? [...before, { enough: limits.enough, tooMany: limits.tooMany, ...written }]
        : before.map((row) => (row.id === id ? { ...row, ...written } : row)),
    )

  function deleteRow(assumption: Assumption) {
    const { id, position, leadingDismissed } = assumption
    let captures: string[] = []
    return remove({
      name: `Assumption ${position}`,
      block: assumption,
      blocks: rows,
      fieldOf: editButton,
      elseFocus: ADD_BUTTON,
      async run() {
        const saved = await save((before) => before.filter((row) => row.id !== id))
        captures = saved?.unlinked.find((one) => one.assumptionId === id)?.captures ?? []
        return saved
      },
      restore() {
        const { id: _gone, ...row } = rowOf(assumption)
        const restored = { ...row, leadingDismissed, captures }
        return save((before) => before.toSpliced(position - 1, 0, restored))
      },
    })
  }

  return (
    <section aria-labelledby={heading} className="grid gap-3">
      <div className="grid gap-1">
        <h2 id={heading} className="text-h3">
          What you’re testing
        </h2>
        <p className="text-ink-2">
          What has to be true for the idea to work. The riskiest assumption comes first.
        </p>
      </div>
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
      {query.isPending && (
        <Loading label="Loading the assumptions" className="grid gap-2">
          <Skeleton className="h-16 rounded-card" />
          <Skeleton className="h-16 rounded-card" />
        </Loading>
      )}
      {query.isError && !query.data && (
        <Notice tone="error">
          <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <span>The assumptions didn’t load.</span>
            <Button size="sm" variant="secondary" onClick={() => query.refetch()}>
              Try again
            </Button>
          </span>
        </Notice>
      )}
      {query.data && (
        <div className="rounded-card border border-line bg-surface">
          {rows.length === 0 && <p className="p-4 text-ink-2">{ASSUMPTION_MESSAGES.empty}</p>}
          <ol aria-label="Assumptions" className="grid">
            {rows.map((assumption) => {
              const { id, position } = assumption
              return (
                <AssumptionRow
                  key={id}
                  assumption={assumption}
                  total={rows.length}
                  places={placesOf(parts, assumption.questionIds)}
                  untested={
                    isLaunched
                      ? ASSUMPTION_MESSAGES.untestedAfterLaunch
                      : ASSUMPTION_MESSAGES.untested
                  }
                  isFixed={isFixed}
                  onEdit={() => setOpen(id)}
                  onMove={(by) =>
                    move('Assumption', position, rows.length, by, () =>
                      save((before) => withMoved(before, id, by)),
                    )
                  }
                  onDelete={() => deleteRow(assumption)}
                />
              )
            })}
          </ol>
          {!isFixed && (
            <div className="no-print border-line border-t px-3 py-2.5">
              {rows.length < MAX_ASSUMPTIONS ? (
                <Button id={ADD_BUTTON} variant="quiet" size="sm" onClick={() => setOpen('new')}>
                  <Plus aria-hidden="true" className="size-4.5" />
                  Add an assumption
                </Button>
              ) : (
                <p className="text-ink-2 text-small">{ASSUMPTION_MESSAGES.full}</p>
              )}
            </div>
          )}
        </div>
      )}
      {rows.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-3 text-ink-2 text-small">
          <span>{limitsText(limits)}</span>
          {!isFixed && (
            <Button
              variant="quiet"
              size="sm"
              className="no-print -ml-2"
              onClick={() => setOpen('limits')}
            >
              Change limits
            </Button>
          )}
        </p>
      )}
      {(open === 'new' || edited) && (
        <AssumptionDialog
          researchId={researchId}
          assumption={edited}
          parts={parts}
          save={async (written) => {
            const saved = await saveWritten(edited?.id)(written)
            if (saved) announce(edited ? 'Assumption saved' : 'Assumption added')
            return saved
          }}
          onClose={close}
        />
      )}
      {open === 'limits' && (
        <LimitsDialog
          limits={limits}
          save={(changed) => save((before) => before.map((row) => ({ ...row, ...changed })))}
          onClose={close}
        />
      )}
    </section>
  )
}

const withMoved = (rows: AssumptionInput[], id: number, by: 1 | -1) =>
  withMovedBlock(rows as (AssumptionInput & { id: number })[], id, by)
