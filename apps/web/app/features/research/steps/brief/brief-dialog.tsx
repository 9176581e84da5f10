import { BRIEF_TEXT, missingLine } from '@wattle/contract/brief'
import { useState } from 'react'
import type { ResearchReply } from '#lib/api/research.ts'
import { useDraft } from '#lib/autosave/draft.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { useUpdateBrief } from '../../hooks.ts'
import { RegenerateDialog } from '../regenerate-dialog.tsx'
import { BriefForm } from './brief-card.tsx'
import { storedBrief, useBrief } from './use-brief.ts'

interface BriefDialogProps {
  research: ResearchReply
  onClose: () => void
}

/** The card at the audience step. Saving it writes the audience again. */
export function BriefDialog({ research, onClose }: BriefDialogProps) {
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

  async function save() {
    await update.mutateAsync({ researchId, brief: { ...editor.brief, confirmed: true } })
    own.discard()
    onClose()
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
        title={BRIEF_TEXT.change}
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
        {/* As wide as the dialog, whose edges the card’s own lines reach. */}
        <div className="-mx-5 [--card-pad:1.25rem] sm:-mx-7 sm:[--card-pad:1.75rem]">
          <BriefForm editor={editor} />
        </div>
      </Dialog>
      {isConfirming && (
        <RegenerateDialog
          run={save}
          hasContent={Boolean(research.audience)}
          onClose={() => setConfirming(false)}
        />
      )}
    </>
  )
}
