import { BookmarkCheck, Check, CircleAlert } from 'lucide-react'
import type { Saving } from './answer-queue.ts'

/**
 * A "Saved" mark next to the person's latest answer. Hidden from screen readers, because `SaveLine`
 * announces it.
 */
export function SavedMark({ saving }: { saving: Saving }) {
  if (saving !== 'saved') return null
  return (
    <span
      aria-hidden="true"
      className="flex shrink-0 items-center gap-1 font-semibold text-app text-done"
    >
      <Check className="size-4 stroke-[2.4]" />
      <span className="@max-[14rem]:hidden">Saved</span>
    </span>
  )
}

/** Shows whether answers are saved, and announces it to screen readers. */
export function SaveLine({ saving, isTyped = false }: { saving: Saving; isTyped?: boolean }) {
  const isOffline = saving === 'offline'
  const Icon = isOffline ? CircleAlert : BookmarkCheck
  return (
    <div className="flex items-start gap-2.5 text-app text-ink-3">
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <p className="text-balance">
        <span role="status">
          {isOffline && (
            <>
              <strong className="block font-semibold text-warning">
                We can’t reach our server, so we’ve saved your answer on this device.
              </strong>
              Please check your connection. We’ll keep trying, and then you can continue.
            </>
          )}
          {saving === 'saved' && <span className="sr-only">Saved</span>}
        </span>
        {!isOffline &&
          ` We save ${isTyped ? 'what you type' : 'each tap'}. If you close this page, the same link brings you back here.`}
      </p>
    </div>
  )
}
