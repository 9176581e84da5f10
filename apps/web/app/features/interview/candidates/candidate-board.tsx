import { useQuery } from '@tanstack/react-query'
import type { Choice } from '@wattle/contract/candidate'
import { getGrid } from '@wattle/contract/research'
import { ArrowUpDown } from 'lucide-react'
import { useRef, useState } from 'react'
import { GridButton } from '#features/research/shared/quotas/quota-card.tsx'
import { call, messageOf } from '#lib/api/call.ts'
import type { ResearchReply } from '#lib/api/research-query.ts'
import { offerUndo } from '#lib/offer-undo.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { Key } from '#ui/key.tsx'
import { Loading } from '#ui/loading.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { columnsOf } from './candidate-columns.ts'
import { CandidateList } from './candidate-list.tsx'
import { BUCKETS, type Bucket, bucketOf, byGap } from './candidate-words.ts'
import { type CandidateReply, candidatesQuery, useChoose } from './hooks.ts'

interface CandidateBoardProps {
  research: ResearchReply
  now: Date
}

/**
 * Everyone who qualifies, shown by number instead of name, for a researcher who picks the
 * participants.
 */
export function CandidateBoard({ research, now }: CandidateBoardProps) {
  const { data, isError, error, refetch } = useQuery(candidatesQuery(research.id))
  const [bucket, setBucket] = useState<Bucket>('NONE')
  const [isGapFirst, setGapFirst] = useState(true)
  const choosing = useChoose(research.id)
  /**
   * The candidates whose bucket we're saving at the moment. The researcher can still decide about
   * the other candidates.
   */
  const savingIds = useRef(new Set<number>())

  function choose(candidate: CandidateReply, choice: Choice) {
    const { userScreenerId, number, choice: before, booked, full } = candidate
    if (savingIds.current.has(userScreenerId) || booked || choice === before) return
    if (choice === 'YES' && full) {
      showToast(full)
      return
    }
    const set = (to: Choice | null) => choosing.mutateAsync({ userScreenerId, choice: to })
    const done = {
      YES: `Candidate ${number} gets a link to book`,
      MAYBE: `Candidate ${number} is a maybe`,
      NO: `Candidate ${number} is a no`,
    }[choice]
    savingIds.current.add(userScreenerId)
    set(choice)
      .finally(() => savingIds.current.delete(userScreenerId))
      .then(
        () => offerUndo(done, `Choice for candidate ${number} undone`, () => set(before)),
        (failure) => showToast(messageOf(failure), { tone: 'error' }),
      )
  }

  if (!data)
    return isError ? (
      <EmptyState
        title="The candidates didn’t load"
        action={<Button onClick={() => refetch()}>Try again</Button>}
      >
        {messageOf(error)}
      </EmptyState>
    ) : (
      <Loading label="Loading the candidates" className="grid gap-3">
        <Skeleton className="h-9 max-w-90" />
        <Skeleton className="h-80" />
      </Loading>
    )
  const shown = data.filter((one) => bucketOf(one) === bucket)
  const inOrder = isGapFirst ? shown.toSorted(byGap(research.quotas)) : shown
  const choices = BUCKETS.map(({ value, label }) => ({
    value,
    label,
    count: data.filter((one) => bucketOf(one) === value).length,
  }))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Segmented label="Show" choices={choices} value={bucket} onChange={setBucket} size="sm" />
        {research.quotas.length > 0 && (
          <Button
            variant="quiet"
            size="sm"
            aria-pressed={isGapFirst}
            className={isGapFirst ? 'bg-gum-tint' : undefined}
            onClick={() => setGapFirst(!isGapFirst)}
          >
            <ArrowUpDown aria-hidden="true" className="size-4" />
            Fill quota gaps first
          </Button>
        )}
        <span className="sm:ml-auto">
          <GridButton load={() => call(getGrid, { params: { id: String(research.id) } })} />
        </span>
      </div>
      {inOrder.length === 0 ? (
        <div className="rounded-card border border-line bg-surface">
          <EmptyState level={3} title={nobodyIn(bucket, data.length)}>
            {data.length === 0
              ? 'People appear here as soon as they finish the screener and qualify.'
              : 'The rest of the candidates are in the other lists.'}
          </EmptyState>
        </div>
      ) : (
        <CandidateList
          candidates={inOrder}
          research={research}
          columns={columnsOf(research, data)}
          now={now}
          onChoose={choose}
        />
      )}
      {inOrder.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-1 text-ink-2 text-small max-md:hidden pointer-coarse:hidden">
          <Key>↑</Key>
          <Key>↓</Key>
          move between candidates, <Key>Y</Key>
          <Key>M</Key>
          <Key>N</Key>
          choose.
        </p>
      )}
    </div>
  )
}

function nobodyIn(bucket: Bucket, all: number): string {
  if (all === 0) return 'No candidates yet'
  return bucket === 'NONE' ? 'You’ve decided on every candidate' : 'Nobody here'
}
