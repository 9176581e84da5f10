import { messageOf } from '#lib/api/call.ts'
import { Confirm } from '#ui/overlay/confirm.tsx'
import { showToast } from '#ui/toast/toast.ts'

interface RegenerateDialogProps {
  run: () => Promise<unknown>
  hasContent: boolean
  onClose: () => void
}

export function RegenerateDialog({ run, hasContent, onClose }: RegenerateDialogProps) {
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
      title="Regenerate the Content"
      confirmLabel="Regenerate"
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>Are you sure you want to regenerate the content?</p>
      {hasContent && (
        <p className="mt-2">
          A new version replaces what’s here now. You can switch back afterwards.
        </p>
      )}
    </Confirm>
  )
}
