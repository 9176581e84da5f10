import { type ReactNode, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from './dialog.tsx'

interface ConfirmProps {
  open: boolean
  onClose: () => void
  /** A question: "Delete this project?" */
  title: string
  /** What will happen, what will be lost, what stays. */
  children: ReactNode
  /** The deed itself, never "OK": "Delete project". Without one there is none: it is read, and closed. */
  confirmLabel?: string | undefined
  cancelLabel?: string | undefined
  /** It destroys something. */
  danger?: boolean | undefined
  /** There is nothing to do, as the text above says. */
  disabled?: boolean | undefined
  /** While its promise runs nothing can be closed or pressed again; when it fails the question stays. */
  onConfirm: () => unknown
}

/** Cancel comes first and so has the focus: Enter alone destroys nothing. */
export function Confirm(props: ConfirmProps) {
  const { open, onClose, title, children, confirmLabel, cancelLabel = 'Cancel' } = props
  const { danger, disabled } = props
  const [pending, setPending] = useState(false)
  // Known at once: a second click may come before what is drawn has changed.
  const isUnderWay = useRef(false)

  async function confirm() {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setPending(true)
    try {
      await props.onConfirm()
      onClose()
    } catch {
      // Whoever asked tells what went wrong; here it only means that the question is still open.
    } finally {
      isUnderWay.current = false
      setPending(false)
    }
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      size="sm"
      busy={pending}
      footer={
        <>
          <Button variant="secondary" disabled={pending} onClick={onClose}>
            {cancelLabel}
          </Button>
          {confirmLabel && (
            <Button
              variant={danger ? 'danger' : 'primary'}
              pending={pending}
              disabled={disabled}
              onClick={confirm}
            >
              {confirmLabel}
            </Button>
          )}
        </>
      }
    >
      <div className="text-ink-2">{children}</div>
    </Dialog>
  )
}
