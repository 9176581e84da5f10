import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { messageOf } from '#lib/api/call.ts'
import { textsOf, useFormErrors } from '#lib/api/form-errors.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'

interface CodeFormProps {
  hint: string
  action: string
  danger?: boolean
  /** Resolves when the code was right. */
  onCode: (otp: string) => Promise<unknown>
  onCancel: () => void
  isPending: boolean
  children?: ReactNode
}

/** Asks for a code of the authenticator, to turn the second factor on or off. */
export function CodeForm(props: CodeFormProps) {
  const { hint, action, danger, onCode, onCancel, isPending, children } = props
  const { form, errors, show, clear } = useFormErrors()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { otp = '' } = textsOf(event.currentTarget)
    if (!otp.trim()) return show({ otp: 'Please enter the code.' })
    try {
      await onCode(otp)
    } catch (error) {
      show({ otp: messageOf(error) })
    }
  }

  return (
    <form ref={form} noValidate onSubmit={submit} onInput={clear} className="grid gap-4">
      {children}
      <Field label="One-time code" hint={hint} error={errors.otp} className="max-w-70">
        {(control) => (
          <TextInput
            {...control}
            ref={input}
            name="otp"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant={danger ? 'danger' : 'primary'} pending={isPending}>
          {action}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
