import { BookmarkCheck, Check, CircleAlert } from 'lucide-react'
import type { Saving } from './answer-queue.ts'

/** On the last row tapped. Not part of its name, because `SaveLine` tells screen readers. */
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

/** The one place that shows whether answers are saved. */
export function SaveLine({ saving, isTyped = false }: { saving: Saving; isTyped?: boolean }) {
  const isOffline = saving === 'offline'
  const Icon = isOffline ? CircleAlert : BookmarkCheck
  return (
    <div className="flex items-start gap-2.5 text-app text-ink-3">
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <p>
        <span role="status">
          {isOffline && (
            <>
              <strong className="block font-semibold text-warning">
                Offline, retrying. Your answer is kept on this device.
              </strong>
              It is sent as soon as you are back online; then you can go on.
            </>
          )}
          {saving === 'saved' && <span className="sr-only">Saved</span>}
        </span>
        {!isOffline &&
          ` ${isTyped ? 'What you type' : 'Each tap'} is saved. Close this page and the same link brings you back here.`}
      </p>
    </div>
  )
}
