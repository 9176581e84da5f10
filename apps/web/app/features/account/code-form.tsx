import { type ReactNode, useEffect, useRef } from 'react'
import { messageOf } from '#lib/api/call.ts'
import { fieldsOf, mustBeRight, useForm } from '#lib/use-form.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'

interface CodeFormProps {
  hint: string
  action: string
  danger?: boolean
  /** Resolves if the code is right, and rejects if it's wrong. */
  onCode: (otp: string) => Promise<unknown>
  onCancel: () => void
  children?: ReactNode
}

/** Asks for an authenticator code, to turn two-factor authentication on or off. */
export function CodeForm(props: CodeFormProps) {
  const { hint, action, danger, onCode, onCancel, children } = props
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])

  const { form, errors, isPending } = useForm(
    async ({ otp = '' }) => {
      mustBeRight(otp.trim() ? {} : { otp: 'Please enter the code.' })
      await onCode(otp)
    },
    (error) => ({ otp: messageOf(error), ...fieldsOf(error) }),
  )

  return (
    <form {...form} className="grid gap-4">
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
