import { MESSAGES } from '@wattle/contract/messages'
import { Notice } from '#ui/notice.tsx'

/** Seed 001 section 8: shows what failed, and why. */
export function StepFailure({ reason }: { reason: string | undefined }) {
  if (!reason) return null
  return (
    <Notice tone="error">
      <p className="font-semibold">{MESSAGES.updateResearchFailed}</p>
      <p>{reason}</p>
    </Notice>
  )
}
