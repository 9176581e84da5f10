import { MESSAGES } from '@wattle/contract/messages'
import { MAX_IDEA_LENGTH } from '@wattle/contract/research'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { messageOf } from '#lib/api/call.ts'
import type { ResearchReply } from '#lib/api/research.ts'
import { useDraft } from '#lib/autosave/draft.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { useReword } from '../hooks.ts'

interface RewordDialogProps {
  research: ResearchReply
  onClose: () => void
}

/**
 * The idea, to be said in other words where its audience shows that it was misread. What is typed is
 * the draft of the first step: should the way there stop half-way, it stands in that step.
 */
export function RewordDialog({ research, onClose }: RewordDialogProps) {
  const form = useId()
  const reword = useReword()
  const { value, change, discard } = useDraft(
    `${research.id}:idea`,
    research.questions[0]?.description ?? '',
  )
  const [error, setError] = useState<string>()
  const isLeft = research.status !== 'AUDIENCE_GENERATION'
  useEffect(() => {
    if (isLeft) onClose()
  }, [isLeft, onClose])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (value.trim() === '') return setError(MESSAGES.ideaRequired)
    try {
      await reword.mutateAsync({ research, idea: value })
    } catch (failure) {
      return showToast(messageOf(failure), { tone: 'error' })
    }
    discard()
    onClose()
  }

  return (
    <Dialog
      open
      busy={reword.isPending}
      onClose={onClose}
      title="Say it in other words"
      footer={
        <>
          <Button variant="secondary" disabled={reword.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} pending={reword.isPending}>
            Draft a new audience
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="grid gap-4">
        <p className="text-ink-2">
          One sentence can be enough: who it is for, and what they struggle with. A new audience is
          then drafted from it, in place of the one that is here now.
        </p>
        <Field label="Your idea" error={error}>
          {(control) => (
            <TextArea
              {...control}
              data-autofocus
              rows={6}
              maxLength={MAX_IDEA_LENGTH}
              value={value}
              onChange={({ target }) => {
                change(target.value)
                setError(undefined)
              }}
            />
          )}
        </Field>
      </form>
    </Dialog>
  )
}
