import type { GuideGap } from '@wattle/contract/guide'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'

interface UnfinishedDialogProps {
  open: boolean
  gaps: readonly GuideGap[]
  onLeave: () => void
  onStay: () => void
}

/**
 * Says what's missing in the guide. Like the screener's "Validation Failed" dialog, it lets people
 * leave, but not move on to the next step.
 */
export function UnfinishedDialog({ open, gaps, onLeave, onStay }: UnfinishedDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onStay}
      title="Your guide isn’t finished"
      size="sm"
      footer={
        <>
          <Button variant="secondary" onClick={onLeave}>
            Leave anyway
          </Button>
          <Button data-autofocus onClick={onStay}>
            Keep editing
          </Button>
        </>
      }
    >
      <div className="grid gap-3 text-ink-2">
        <ul className="grid gap-1">
          {gaps.map(({ message }) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
        <p>Everything is saved. You can’t move on to the next step until you fix this.</p>
      </div>
    </Dialog>
  )
}
