import { messageOf } from '#lib/api/call.ts'
import { Confirm } from '#ui/overlay/confirm.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { useDeleteTranscript } from './hooks.ts'

interface DeleteTranscriptProps {
  interviewId: number
  isOpen: boolean
  onClose: () => void
}

export function DeleteTranscript({ interviewId, isOpen, onClose }: DeleteTranscriptProps) {
  const { mutateAsync } = useDeleteTranscript(interviewId)
  async function remove() {
    try {
      await mutateAsync()
    } catch (error) {
      showToast(messageOf(error), { tone: 'error' })
      throw error
    }
    showToast('Transcript deleted', { tone: 'success' })
  }
  return (
    <Confirm
      open={isOpen}
      onClose={onClose}
      title="Delete the transcript?"
      confirmLabel="Delete transcript"
      danger
      onConfirm={remove}
    >
      Captures keep their words. You can import the file again.
    </Confirm>
  )
}
