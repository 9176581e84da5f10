import { BRIEF_TEXT, missingLine } from '@wattle/contract/brief'
import { isEarlier } from '@wattle/contract/research'
import { useState } from 'react'
import { messageOf } from '#lib/api/call.ts'
import type { ResearchReply } from '#lib/api/research-query.ts'
import { useDraft } from '#lib/autosave/draft.ts'
import { Button } from '#ui/button.tsx'
import { Confirm } from '#ui/overlay/confirm.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { useUpdateBrief } from '../../hooks.ts'
import { RegenerateDialog } from '../regenerate-dialog.tsx'
import { Lost } from '../reset-dialog.tsx'
import { BriefForm } from './brief-card.tsx'
import { storedBrief, useBrief } from './use-brief.ts'

interface BriefDialogProps {
  research: ResearchReply
  onClose: () => void
  onSaved: () => void
}

/**
 * Edits the brief of a project that already has drafts. Nothing changes until the researcher saves
 * the brief and confirms.
 */
export function BriefDialog({ research, onClose, onSaved }: BriefDialogProps) {
  const { id: researchId, questions } = research
  const update = useUpdateBrief()
  const [isConfirming, setConfirming] = useState(false)
  const own = useDraft(`${researchId}:changed-brief`, storedBrief(research))
  const editor = useBrief({
    researchId,
    text: questions[0]?.description ?? '',
    own: own.value,
    onOwn: own.change,
  })
  const missing = missingLine(editor.brief)
  const isPast = isEarlier('AUDIENCE_GENERATION', research.status)

  async function save() {
    const brief = { ...editor.brief, confirmed: true }
    await update.mutateAsync({ researchId, brief, ...(isPast && { reset: true }) })
    own.discard()
    onClose()
    onSaved()
  }

  function cancel() {
    own.discard()
    onClose()
  }

  return (
    <>
      <Dialog
        open
        onClose={onClose}
        title={
          // Cancel would get focus while we read the idea, because the fields aren't there yet.
          <span tabIndex={-1} data-autofocus>
            {BRIEF_TEXT.change}
          </span>
        }
        footer={
          <>
            {missing && (
              <span className="mr-auto self-center text-ink-2 text-small max-sm:basis-full">
                {missing}
              </span>
            )}
            <Button variant="secondary" onClick={cancel}>
              Cancel
            </Button>
            <Button onClick={() => setConfirming(true)}>Save the brief</Button>
          </>
        }
      >
        <p className="text-ink-2">{BRIEF_TEXT.lead}</p>
        {/* Full width, so the card’s lines reach the dialog’s edges. */}
        <div className="-mx-5 [--card-pad:1.25rem] sm:-mx-7 sm:[--card-pad:1.75rem]">
          <BriefForm editor={editor} />
        </div>
      </Dialog>
      {isConfirming && isPast && (
        <StartAgain research={research} run={save} onClose={() => setConfirming(false)} />
      )}
      {isConfirming && !isPast && (
        <RegenerateDialog
          run={save}
          hasContent={Boolean(research.audience)}
          onClose={() => setConfirming(false)}
        />
      )}
    </>
  )
}

interface StartAgainProps {
  research: ResearchReply
  run: () => Promise<unknown>
  onClose: () => void
}

/** Lists what a changed brief replaces, before anything is deleted. */
function StartAgain({ research, run, onClose }: StartAgainProps) {
  async function confirm() {
    try {
      await run()
    } catch (error) {
      showToast(messageOf(error), { tone: 'error' })
      throw error
    }
  }
  return (
    <Confirm
      open
      danger
      title="Start again with the new brief?"
      confirmLabel="Save and start again"
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>We’ll write a new target audience from the new brief. This deletes:</p>
      <Lost research={research} to="AUDIENCE_GENERATION" />
    </Confirm>
  )
}
