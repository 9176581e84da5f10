import { type FormHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from './dialog.tsx'

interface FormDialogProps {
  /** What `useForm` gives to the form. */
  form: FormHTMLAttributes<HTMLFormElement> & { ref?: Ref<HTMLFormElement> | undefined }
  onClose: () => void
  title: ReactNode
  /** The deed itself, never "OK": "Save plan". */
  submitLabel: string
  /** Its name meanwhile. */
  pendingLabel?: string | undefined
  cancelLabel?: string | undefined
  /** The form is being sent: nothing can be closed or pressed again. */
  isPending: boolean
  /** Something else is under way, and the form has to wait. */
  isBusy?: boolean | undefined
  /** It destroys something. */
  danger?: boolean | undefined
  /** There is nothing to send yet. */
  disabled?: boolean | undefined
  /** Beside the buttons. */
  note?: ReactNode
  size?: 'sm' | 'md' | undefined
  className?: string | undefined
  children: ReactNode
}

/** A dialog that is one form, with the button that leaves it and the one that sends it. */
export function FormDialog(props: FormDialogProps) {
  const { form, onClose, title, submitLabel, pendingLabel, cancelLabel = 'Cancel' } = props
  const { isPending, isBusy = false, danger, disabled, note, size } = props
  const { className = 'grid grid-cols-[minmax(0,1fr)] gap-4', children } = props
  const id = useId()
  return (
    <Dialog
      open
      size={size}
      busy={isPending || isBusy}
      onClose={onClose}
      title={title}
      footer={
        <>
          {note}
          <Button variant="secondary" disabled={isPending || isBusy} onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button
            type="submit"
            form={id}
            variant={danger ? 'danger' : 'primary'}
            pending={isPending}
            pendingLabel={pendingLabel}
            disabled={disabled || isBusy}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={id} {...form} className={className}>
        {children}
      </form>
    </Dialog>
  )
}
