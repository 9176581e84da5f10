import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '#lib/cx.ts'
import { Button } from './button.tsx'

interface EditorFrameProps {
  title: string
  onReturn: () => void
  isReturning?: boolean | undefined
  /** Shows whether everything is saved. */
  status: ReactNode
  actions: ReactNode
  /** An overview next to the editor, or above it if there's no room. */
  aside?: ReactNode
  /** Screen readers announce this text whenever it changes. */
  announcement: string
  children: ReactNode
}

/** Moves the editor's bar down while a toast is showing at the top. */
const BELOW_TOASTS =
  '[body:has(.toast)_#content_&]:top-14 [body:has(.toast)_#content_&]:before:absolute [body:has(.toast)_#content_&]:before:inset-x-0 ' +
  '[body:has(.toast)_#content_&]:before:bottom-full [body:has(.toast)_#content_&]:before:h-14 [body:has(.toast)_#content_&]:before:bg-paper'

/** The frame around an editor. The Return button and the save status are always in view. */
export function EditorFrame(props: EditorFrameProps) {
  const { title, onReturn, isReturning, status, actions, aside, announcement, children } = props
  return (
    <div data-density="compact" className="no-print">
      <header
        className={cx(
          BELOW_TOASTS,
          'editor-bar sticky top-0 z-10 low:static -mx-5 -mt-6 flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-b bg-paper px-5 py-2.5 max-sm:gap-x-2 max-sm:gap-y-1.5 lg:-mx-10 lg:-mt-7 lg:px-10',
        )}
      >
        <Button variant="secondary" pending={isReturning} onClick={onReturn}>
          <ArrowLeft aria-hidden="true" className="size-4.5" />
          Return
        </Button>
        <h1 className="text-title max-sm:ml-2" tabIndex={-1}>
          {title}
        </h1>
        {/* Puts the status on its own line on a phone. */}
        <span aria-hidden="true" className="w-full sm:hidden" />
        {status}
        <div className="ml-auto flex flex-wrap items-center gap-1 max-sm:ml-0">{actions}</div>
      </header>
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
      <div className="grid items-start gap-x-8 gap-y-5 pt-4 lg:grid-cols-[14.75rem_minmax(0,1fr)]">
        <aside
          aria-label="Overview"
          className="grid gap-4 lg:sticky lg:top-19 lg:-mx-3 lg:max-h-[calc(100dvh-5rem)] lg:overflow-y-auto lg:px-3 lg:pb-4"
        >
          {aside}
        </aside>
        <div className="grid min-w-0 gap-3">{children}</div>
      </div>
    </div>
  )
}
