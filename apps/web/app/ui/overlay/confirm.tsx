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
  /**
   * The action itself, never "OK": "Delete project". Without one, there's only a button to close
   * it.
   */
  confirmLabel?: string | undefined
  cancelLabel?: string | undefined
  /** Whether it destroys something. */
  danger?: boolean | undefined
  /** There's nothing to do, as the text above says. */
  disabled?: boolean | undefined
  /**
   * While its promise is pending, nothing can be closed or pressed again. If it fails, the dialog
   * stays.
   */
  onConfirm: () => unknown
}

/** Cancel comes first and so has the focus, so Enter alone destroys nothing. */
export function Confirm(props: ConfirmProps) {
  const { open, onClose, title, children, confirmLabel, cancelLabel = 'Cancel' } = props
  const { danger, disabled } = props
  const [pending, setPending] = useState(false)
  // A ref, because a second click may come before the next render.
  const isUnderWay = useRef(false)

  async function confirm() {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setPending(true)
    try {
      await props.onConfirm()
      onClose()
    } catch {
      // The caller reports the error. Here it only means the dialog stays open.
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
