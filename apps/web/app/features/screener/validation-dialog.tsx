import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'

interface ValidationDialogProps {
  open: boolean
  onExit: () => void
  onStay: () => void
}

/** Seed 001, section 2: people can leave, but can’t move on to the next step. */
export function ValidationDialog({ open, onExit, onStay }: ValidationDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onStay}
      title="Validation Failed"
      size="sm"
      footer={
        <>
          <Button variant="secondary" onClick={onExit}>
            Exit
          </Button>
          <Button data-autofocus onClick={onStay}>
            Keep Editing
          </Button>
        </>
      }
    >
      <p className="text-ink-2">
        Your screener has some issues. You won't be able to move to the next status until they are
        fixed.
      </p>
    </Dialog>
  )
}
