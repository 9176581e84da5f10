import { type ReactNode, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from './dialog.tsx'

interface ConfirmProps {
  open: boolean
  onClose: () => void
  /** A question, such as "Delete this project?". */
  title: string
  /** What will happen, what will be lost and what will stay. */
  children: ReactNode
  /**
   * The action itself, such as "Delete project", never "OK". Without a label, the dialog only has a
   * button to close it.
   */
  confirmLabel?: string | undefined
  cancelLabel?: string | undefined
  danger?: boolean | undefined
  /** Disables the action if there's nothing to do. The text above should say so. */
  disabled?: boolean | undefined
  /**
   * While the returned promise is pending, people can't close the dialog or press a button again.
   * If it rejects, the dialog stays open.
   */
  onConfirm: () => unknown
}

/** Cancel comes first and gets focus, so Enter alone doesn't run the action. */
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
      // The caller reports the error. The dialog only has to stay open.
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
