import { messageOf } from '#lib/api/call.ts'
import { Confirm } from '#ui/overlay/confirm.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { useRegenerate } from '../hooks.ts'

interface RegenerateDialogProps {
  id: number
  /** There is something that would be replaced. */
  hasContent: boolean
  onClose: () => void
}

export function RegenerateDialog({ id, hasContent, onClose }: RegenerateDialogProps) {
  const regeneration = useRegenerate()
  async function confirm() {
    try {
      await regeneration.mutateAsync(id)
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
        <p className="mt-2">What is here now, with any changes you made, will be replaced.</p>
      )}
    </Confirm>
  )
}
