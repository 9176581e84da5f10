import { useEffect, useRef, useState } from 'react'
import { CallError, messageOf } from '#lib/api/call.ts'
import { fieldsOf, mustBeRight, useForm } from '#lib/use-form.ts'
import { WITHOUT_SCRIPTS } from '#lib/without-scripts.ts'
import { Button } from '#ui/button.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { AuthHeading } from './auth-heading.tsx'
import { CodeField } from './code-field.tsx'
import { useFinishGoogle } from './hooks.ts'

interface GoogleReturnProps {
  answer: { code: string; state?: string }
  onFailure: (message: string) => void
}

/**
 * Completes the sign-in with Google's code. Asks for a two-factor code if the account needs one.
 */
export function GoogleReturn({ answer, onFailure }: GoogleReturnProps) {
  const [asksCode, setAsksCode] = useState(false)
  const { mutate, mutateAsync } = useFinishGoogle()

  // Sends Google's code only once, even if the effect runs again, because the code works only once.
  const isUnderWay = useRef(false)
  useEffect(() => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    mutate(answer, {
      onError: (error) => (needsCode(error) ? setAsksCode(true) : onFailure(messageOf(error))),
    })
  }, [mutate, answer, onFailure])

  const { form, errors, isPending } = useForm(
    async ({ otp = '' }) => {
      mustBeRight(otp.trim() ? {} : { otp: 'Please enter the code.' })
      await mutateAsync({ ...answer, otp }).catch((error) => {
        if (!isFinal(error)) throw error
        onFailure(messageOf(error))
      })
    },
    (error) => ({ otp: messageOf(error), ...fieldsOf(error) }),
  )

  if (!asksCode) {
    return (
      <>
        <AuthHeading title="Signing you in" />
        <Spinner label="Signing you in with Google" size="lg" />
      </>
    )
  }
  return (
    <>
      <AuthHeading title="One more step">
        Google has signed you in. Your account also needs a one-time code.
      </AuthHeading>
      <form {...WITHOUT_SCRIPTS} {...form} className="grid gap-4">
        <CodeField error={errors.otp} />
        <Button type="submit" wide pending={isPending} pendingLabel="Signing in">
          Sign in
        </Button>
      </form>
    </>
  )
}

const codeOf = (error: unknown) => (error instanceof CallError ? error.code : undefined)
const needsCode = (error: unknown) => codeOf(error) === 'TWO_FACTOR_REQUIRED'
/** Whether the person has to go to Google again. After any other error, they can try again here. */
const isFinal = (error: unknown) => codeOf(error) === 'GOOGLE_SIGN_IN_FAILED'
