import { REOPEN_DAYS } from '@wattle/contract/limits'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { UnfinishedNotes } from '#features/findings/shared/unfinished-notes.tsx'
import { useUnfinished } from '#features/findings/shared/use-unfinished.ts'
import { messageOf } from '#lib/api/call.ts'
import type { ResearchReply } from '#lib/api/research-query.ts'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Confirm } from '#ui/overlay/confirm.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { FinishEarly } from './finish-early.tsx'
import { useBackToReview, useFinish } from './hooks.ts'
import { LaunchButton } from './launch-button.tsx'

interface StepFootProps {
  research: ResearchReply
  /** The review step's URL. */
  previous: string
  /** The calendar's counts. Undefined until the calendar has loaded. */
  counts: { offered: number; open: number; conducted: number } | undefined
}

export function StepFoot({ research, previous, counts }: StepFootProps) {
  const { id, plan, distribution, frozen, isSample } = research
  return (
    <div className="flex flex-wrap items-center gap-3 max-md:border-line max-md:border-t max-md:pt-4">
      {frozen ? (
        <ButtonLink to={previous} variant="secondary">
          <ArrowLeft aria-hidden="true" className="size-4.5" />
          Previous
        </ButtonLink>
      ) : (
        <BackButton id={id} />
      )}
      {/* The text next to a button wraps before the row does. */}
      <div className="ml-auto flex min-w-0 flex-1 items-center justify-end gap-3">
        {counts && !distribution && (
          <>
            <span className="min-w-0 text-balance text-right text-ink-3 text-small leading-tight">
              {counts.offered === 0 ? 'No slots offered yet' : `${counts.offered} offered`}
            </span>
            <LaunchButton
              researchId={id}
              isSample={isSample}
              offered={counts.offered}
              required={plan.targetInterviews}
            />
          </>
        )}
        {counts &&
          distribution &&
          (counts.conducted >= plan.targetInterviews ? (
            <FinishButton id={id} open={counts.open} />
          ) : (
            <FinishEarly research={research} open={counts.open} conducted={counts.conducted} />
          ))}
      </div>
    </div>
  )
}

/** Before the launch, moves the project back to the review step. The slots stay. */
function BackButton({ id }: { id: number }) {
  const back = useBackToReview()
  return (
    <Button
      variant="secondary"
      pending={back.isPending}
      onClick={() =>
        back.mutate(id, { onError: (error) => showToast(messageOf(error), { tone: 'error' }) })
      }
    >
      <ArrowLeft aria-hidden="true" className="size-4.5" />
      Previous
    </Button>
  )
}

function FinishButton({ id, open }: { id: number; open: number }) {
  const [isAsking, setAsking] = useState(false)
  const finish = useFinish()
  const unfinished = useUnfinished(id)
  async function confirm() {
    try {
      await finish.mutateAsync(id)
    } catch (error) {
      showToast(messageOf(error), { tone: 'error' })
      throw error
    }
  }
  return (
    <>
      {open > 0 && (
        <span className="min-w-0 text-right text-ink-3 text-small leading-tight">
          {open} still to come
        </span>
      )}
      <Button variant="gold" disabled={open > 0} onClick={() => setAsking(true)}>
        Finish project
      </Button>
      <Confirm
        open={isAsking}
        title="Finish this project?"
        confirmLabel={unfinished.notes.length > 0 ? 'Finish anyway' : 'Finish project'}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        <p>
          We’ll stop inviting people and delete your free slots. You can reopen the project for{' '}
          {REOPEN_DAYS} days. Everything you prepared, and your notes, stay here.
        </p>
        <UnfinishedNotes {...unfinished} />
      </Confirm>
    </>
  )
}
