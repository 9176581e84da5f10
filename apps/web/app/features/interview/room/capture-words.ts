import { deleteCapture, EVIDENCE_MESSAGES, saveCapture } from '@wattle/contract/findings/evidence'
import type { TranscriptCapture } from '#features/transcript/shared/transcript-capture.ts'
import { call, messageOf } from '#lib/api/call.ts'
import { showToast } from '#ui/toast/toast.ts'

/** Saves words of a transcript, to be sorted later, and offers to undo that. */
export async function captureWords(
  interviewId: number,
  { quote, cueFrom, cueTo, atMs }: TranscriptCapture,
  onChange: () => void,
) {
  const params = { id: String(interviewId), key: crypto.randomUUID() }
  async function attempt(change: () => Promise<unknown>) {
    try {
      await change()
      onChange()
      return true
    } catch (error) {
      showToast(messageOf(error), { tone: 'error' })
      return false
    }
  }
  const body = { quote, cueFrom, cueTo, atMs, themeIds: [] }
  if (!(await attempt(() => call(saveCapture, { params, body })))) return
  const undo = () => attempt(() => call(deleteCapture, { params }))
  showToast(EVIDENCE_MESSAGES.captured, {
    tone: 'success',
    action: { label: 'Undo', onAction: undo },
  })
}
