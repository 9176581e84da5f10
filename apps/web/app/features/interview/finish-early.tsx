import { MAX_REASON_LENGTH } from '@wattle/contract/interview'
import { useState } from 'react'
import { UnfinishedNotes } from '#features/findings/shared/unfinished-notes.tsx'
import { useUnfinished } from '#features/findings/shared/use-unfinished.ts'
import { messageOf } from '#lib/api/call.ts'
import type { ResearchReply } from '#lib/api/research-query.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { Confirm } from '#ui/overlay/confirm.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { useFinishEarly } from './hooks.ts'

interface FinishEarlyProps {
  research: ResearchReply
  open: number
  conducted: number
}

/** Lets the researcher end a launched project that doesn't need all its interviews. */
export function FinishEarly({ research, open, conducted }: FinishEarlyProps) {
  const [isAsking, setAsking] = useState(false)
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const finish = useFinishEarly(reason.trim())
  const unfinished = useUnfinished(research.id)
  async function confirm() {
    if (reason.trim() === '') {
      setMissing(true)
      throw new Error('no reason')
    }
    try {
      await finish.mutateAsync(research.id)
    } catch (error) {
      showToast(messageOf(error), { tone: 'error' })
      throw error
    }
  }
  const { targetInterviews } = research.plan
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        Finish early
      </Button>
      <Confirm
        open={isAsking}
        title="Finish this project early?"
        confirmLabel="Finish early"
        cancelLabel="Keep going"
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        <p>
          You’ve conducted {conducted} of {targetInterviews} interviews. We’ll stop inviting people
          {open > 0 &&
            `, cancel ${open} booked ${open === 1 ? 'interview' : 'interviews'} and tell ${open === 1 ? 'that participant' : 'those participants'}`}
          .
        </p>
        {conducted > 0 && <UnfinishedNotes {...unfinished} />}
        <Field
          label="Why are you finishing early?"
          error={
            isMissing && reason.trim() === '' ? 'Please say why you’re finishing early.' : undefined
          }
          className="mt-4"
        >
          {(control) => (
            <TextArea
              {...control}
              rows={2}
              maxLength={MAX_REASON_LENGTH}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </Field>
      </Confirm>
    </>
  )
}
