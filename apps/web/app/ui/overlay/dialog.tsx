import { X } from 'lucide-react'
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { cx } from '#lib/cx.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { leaveDialog } from '#ui/toast/toast-host.ts'

interface DialogProps {
  open: boolean
  /** Called on Esc, the close button and a click outside. */
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** Buttons, with the main action last. */
  footer?: ReactNode
  /**
   * Small for a question, medium for a task, large for one with wide rows. On a phone, small is a
   * sheet at the bottom and the others fill the screen.
   */
  size?: 'sm' | 'md' | 'lg' | undefined
  /** Keeps the dialog open while something is being sent. */
  busy?: boolean | undefined
}

/** The content is only mounted while the dialog is open, so it starts fresh each time. */
export function Dialog(props: DialogProps) {
  return props.open ? <OpenDialog {...props} /> : null
}

function OpenDialog({ onClose, title, children, footer, size = 'md', busy }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const titleId = useId()

  useLayoutEffect(() => {
    const dialog = element.current
    if (!dialog) return
    // The page can't scroll while the dialog is open, and must not get wider when its scrollbar
    // disappears.
    const { documentElement: page } = document
    page.toggleAttribute('data-had-scrollbar', window.innerWidth > page.clientWidth)
    dialog.showModal()
    // The browser focuses the first control. A dialog can choose a better one.
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    // If the content scrolls, Chromium focuses the content itself. People couldn't type straight
    // away.
    if (content.current && document.activeElement === content.current)
      firstControlIn(content.current)?.focus()
    return () => {
      leaveDialog(dialog)
      // Returns focus to the element that opened the dialog.
      dialog.close()
    }
  }, [])

  // Only closes if the press starts and ends outside. A text selection that ends outside, or a menu
  // that opens, doesn't close it.
  const pressedBeside = useRef(false)
  function handleClick(event: MouseEvent) {
    if (pressedBeside.current && event.target === element.current && !busy) onClose()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc does the same through the cancel event
    <dialog
      ref={element}
      data-size={size}
      aria-labelledby={titleId}
      onPointerDown={(event) => {
        pressedBeside.current = event.target === element.current
      }}
      onClick={handleClick}
      onCancel={(event) => {
        event.preventDefault()
        if (!busy) onClose()
      }}
      // We can't prevent a second Esc from closing the dialog, so we tell the caller, unless the
      // dialog has been opened again.
      onClose={() => {
        if (element.current && !element.current.open) onClose()
      }}
      className={cx(
        'fixed inset-0 m-auto max-h-[calc(100dvh-3rem)] w-[calc(100%-2rem)] flex-col overflow-hidden whitespace-normal rounded-card bg-raised text-left text-ink shadow-modal open:flex backdrop:bg-scrim low:max-h-dvh low:overflow-y-auto low:open:block forced-colors:border',
        'animate-[rise_var(--motion-panel)_var(--ease-out)] backdrop:animate-[fade_var(--motion-panel)_var(--ease-out)]',
        size === 'sm'
          ? 'max-w-110 max-sm:mb-0 max-sm:w-full max-sm:max-w-none max-sm:rounded-b-none'
          : 'max-sm:m-0 max-sm:h-dvh max-sm:max-h-none max-sm:w-full max-sm:max-w-none max-sm:rounded-none',
        size === 'md' && 'max-w-160',
        // A large dialog keeps its height, so its tabs don't move under the pointer.
        size === 'lg' && 'max-w-200 sm:h-[min(56rem,calc(100dvh-3rem))] low:h-auto',
      )}
    >
      <h2 id={titleId} className="wrap-anywhere py-5 pr-16 pl-5 text-title sm:pl-7">
        {title}
      </h2>
      <div ref={content} className="min-h-0 grow overflow-y-auto px-5 pt-1 pb-6 sm:px-7">
        {children}
      </div>
      {footer && (
        <div className="flex flex-wrap justify-end gap-2.5 border-line border-t bg-paper px-5 py-3.5 max-sm:[&>*]:grow sm:px-7">
          {footer}
        </div>
      )}
      {/* The close button comes last, so the content's first control gets focus instead. */}
      <IconButton
        label="Close"
        icon={X}
        disabled={busy}
        onClick={onClose}
        className="absolute top-3 right-3"
      />
    </dialog>
  )
}

/**
 * The first control, unless it's so far down that focusing it would scroll past the text above it.
 */
function firstControlIn(content: HTMLElement) {
  const first = content.querySelector<HTMLElement>(
    ':is(a[href], button, input, select, textarea, summary):not(:disabled)',
  )
  const bottom = content.getBoundingClientRect().bottom
  return first && first.getBoundingClientRect().bottom <= bottom ? first : undefined
}
