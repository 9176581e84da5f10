import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import { Notice } from '#ui/notice.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { AuthHeading } from './auth-heading.tsx'
import { ForgotPasswordForm } from './forgot-password-form.tsx'
import { GoogleLink } from './google-link.tsx'
import { Remembered } from './remembered.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import { type Draft, VIEWS, type View, viewIn } from './views.ts'

const FORMS: Record<View, (draft: Draft) => ReactNode> = {
  'sign-in': SignInForm,
  'sign-up': SignUpForm,
  'forgot-password': ForgotPasswordForm,
}

interface AuthViewsProps {
  hasGoogle: boolean
  /** Why signing in with Google failed. */
  failure?: string | undefined
}

export function AuthViews({ hasGoogle, failure }: AuthViewsProps) {
  const { search } = useLocation()
  const [draft, onDraft] = useState('')
  const view = viewIn(search)
  const Form = FORMS[view]
  return (
    <>
      <AuthHeading title={VIEWS[view].title}>
        <OtherWay view={view} />
      </AuthHeading>
      {failure && view === 'sign-in' && (
        <Notice tone="error" className="mb-4">
          {failure}
        </Notice>
      )}
      {hasGoogle && view !== 'forgot-password' && <GoogleLink />}
      <Form draft={draft} onDraft={onDraft} />
    </>
  )
}

function OtherWay({ view }: { view: View }) {
  if (view === 'sign-in') {
    return (
      <>
        New here? <TextLink to={VIEWS['sign-up'].to}>Create an account</TextLink>
      </>
    )
  }
  if (view === 'sign-up') {
    return (
      <>
        Already have an account? <TextLink to={VIEWS['sign-in'].to}>Sign in</TextLink>
      </>
    )
  }
  return (
    <>
      We’ll email you a link to set a new one. <Remembered what="it" />
    </>
  )
}
