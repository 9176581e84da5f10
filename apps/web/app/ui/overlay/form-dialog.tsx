import { type FormHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from './dialog.tsx'

interface FormDialogProps {
  /** What `useForm` returns for the form. */
  form: FormHTMLAttributes<HTMLFormElement> & { ref?: Ref<HTMLFormElement> | undefined }
  onClose: () => void
  title: ReactNode
  /** The action itself, such as "Save plan", never "OK". */
  submitLabel: string
  pendingLabel?: string | undefined
  cancelLabel?: string | undefined
  /**
   * True while the form is being submitted. People can't close the dialog or press a button again.
   */
  isPending: boolean
  /** True while something else is in progress and the form has to wait. */
  isBusy?: boolean | undefined
  danger?: boolean | undefined
  /** Disables the button while there's nothing to submit. */
  disabled?: boolean | undefined
  note?: ReactNode
  size?: 'sm' | 'md' | 'lg' | undefined
  className?: string | undefined
  children: ReactNode
}

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
