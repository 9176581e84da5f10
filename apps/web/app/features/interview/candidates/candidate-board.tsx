import { useQuery } from '@tanstack/react-query'
import type { Choice } from '@wattle/contract/candidate'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import type { ResearchReply } from '#features/research/shared/research-query.ts'
import { messageOf } from '#lib/api/call.ts'
import { offerUndo } from '#lib/offer-undo.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { Key } from '#ui/key.tsx'
import { Loading } from '#ui/loading.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { CandidateRow } from './candidate-row.tsx'
import { BUCKETS, type Bucket, bucketOf, byGap, tellingApart } from './candidate-words.ts'
import { type CandidateReply, candidatesQuery, useChoose } from './hooks.ts'

interface CandidateBoardProps {
  research: ResearchReply
  now: Date
}

/** Everyone who qualifies, by number, for a researcher who picks. */
export function CandidateBoard({ research, now }: CandidateBoardProps) {
  const { data, isError, error, refetch } = useQuery(candidatesQuery(research.id))
  const [bucket, setBucket] = useState<Bucket>('NONE')
  const [isGapFirst, setGapFirst] = useState(true)
  const choosing = useChoose(research.id)

  function choose({ userScreenerId, number, choice: before }: CandidateReply, choice: Choice) {
    const set = (to: Choice | null) => choosing.mutateAsync({ userScreenerId, choice: to })
    const done = {
      YES: `Candidate ${number} gets a link to book`,
      MAYBE: `Candidate ${number} is a maybe`,
      NO: `Candidate ${number} is a no`,
    }[choice]
    set(choice).then(
      () => offerUndo(done, 'Undone', () => set(before)),
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
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
      </Loading>
    )
  const shown = data.filter((one) => bucketOf(one) === bucket)
  const questionIds = tellingApart(data)
  const isShortened = questionIds.size < (research.screener?.questions.length ?? 0)
  const inOrder = isGapFirst ? shown.toSorted(byGap(research.quotas)) : shown
  const choices = BUCKETS.map(({ value, label }) => ({
    value,
    label: `${label} ${data.filter((one) => bucketOf(one) === value).length}`,
  }))
  return (
    <div className="grid gap-4">
      <p className="flex items-center gap-2 text-ink-2 text-small">
        <ShieldCheck aria-hidden="true" className="size-4.5 shrink-0" />
        Names appear once someone books.
        {isShortened &&
          data.length > 0 &&
          ' Questions that everyone answered alike are left out; the grid has them all.'}
      </p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Segmented label="Show" choices={choices} value={bucket} onChange={setBucket} size="sm" />
        {research.quotas.length > 0 && (
          <Checkbox
            label="Fills a gap first"
            checked={isGapFirst}
            onChange={({ target }) => setGapFirst(target.checked)}
          />
        )}
        <p className="ml-auto text-ink-3 text-small max-md:hidden">
          <Key>Y</Key> <Key>M</Key> <Key>N</Key> in a row choose
        </p>
      </div>
      {inOrder.length === 0 ? (
        <EmptyState level={3} title={bucket === 'NONE' ? 'Nobody to decide about' : 'Nobody here'}>
          {data.length === 0
            ? 'People appear here as soon as they finish and qualify.'
            : 'You’ll find the others in the lists beside this one.'}
        </EmptyState>
      ) : (
        <ul className="overflow-hidden rounded-card border border-line bg-surface">
          {inOrder.map((candidate) => (
            <CandidateRow
              key={candidate.userScreenerId}
              candidate={candidate}
              research={research}
              questionIds={questionIds}
              now={now}
              isBusy={choosing.isPending}
              onChoose={(choice) => choose(candidate, choice)}
            />
          ))}
        </ul>
      )}
    </div>
  )
}
