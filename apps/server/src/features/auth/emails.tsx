import { BRAND } from '@wattle/contract/brand'
import { ACCOUNT_LINK_DAYS, inWords, PASSWORD_RESET_MINUTES } from '@wattle/contract/limits'
import { EmailButton } from '#mail/button.tsx'
import { EmailFacts } from '#mail/facts.tsx'
import { addressed } from '#mail/first-name.ts'
import { EmailLayout } from '#mail/layout.tsx'
import { OurPhone } from '#mail/our-phone.tsx'
import { BODY, HEADING, LABEL } from '#mail/styles.ts'

const LINK_DAYS = inWords(ACCOUNT_LINK_DAYS)

export const VERIFY_SUBJECT = `Confirm your email address: ${BRAND.name}`

/** Doesn't use the name from the form, because someone else may have filled it in. */
export function VerifyEmail({ link }: { link: string }) {
  return (
    <EmailLayout preview="Confirm your email address to finish signing up.">
      <h1 className="ink" style={HEADING}>
        Confirm your email address
      </h1>
      <p className="ink" style={BODY}>
        Someone, probably you, signed up with this email address. Press the button to confirm that
        the address is yours.
      </p>
      <EmailButton href={link}>Confirm my email address</EmailButton>
      <p className="quiet" style={LABEL}>
        The link works for {LINK_DAYS} days. If this wasn’t you, you can ignore this email. Your
        email address won’t be confirmed.
      </p>
    </EmailLayout>
  )
}

export const NEW_DEVICE_SUBJECT = `New sign-in to your ${BRAND.name} account`

type Facts = {
  firstName: string
  device: string
  /** When it happened, such as 'Sunday 15 November 2026, 1:30 pm (Melbourne, AEDT)'. */
  at: string
  link: string
}

export function NewDevice({ firstName, device, at, link }: Facts) {
  return (
    <EmailLayout preview={`${device}, which you haven’t used here before.`}>
      <h1 className="ink" style={HEADING}>
        New sign-in to your account
      </h1>
      <p className="ink" style={BODY}>
        {addressed(
          firstName,
          'someone signed in to your account from a device we haven’t seen before.',
        )}{' '}
        If it was you, you don’t need to do anything.
      </p>
      <EmailFacts
        of={[
          ['Device', device],
          ['When', at],
        ]}
      />
      <p className="ink" style={BODY}>
        If it wasn’t you, change your password now. Changing it signs you out everywhere else.
      </p>
      <EmailButton href={link}>Change my password</EmailButton>
      <p className="quiet" style={LABEL}>
        We send this email once for each new kind of device.
      </p>
    </EmailLayout>
  )
}

export const RESET_SUBJECT = `Set a new password: ${BRAND.name}`

export function PasswordReset({ firstName, link }: { firstName: string; link: string }) {
  return (
    <EmailLayout
      preview={`The link works once, within the next ${PASSWORD_RESET_MINUTES} minutes.`}
    >
      <h1 className="ink" style={HEADING}>
        Set a new password
      </h1>
      <p className="ink" style={BODY}>
        {addressed(
          firstName,
          'someone, probably you, asked to reset the password for the account with this email address.',
        )}{' '}
        The link works once, within the next {PASSWORD_RESET_MINUTES} minutes.
      </p>
      <EmailButton href={link}>Set a new password</EmailButton>
      <p className="quiet" style={LABEL}>
        If this wasn’t you, you can ignore this email. Your password stays the same.
      </p>
    </EmailLayout>
  )
}

export const INVITED_SUBJECT = `Your ${BRAND.name} account`

export function Invited({ firstName, link }: { firstName: string; link: string }) {
  return (
    <EmailLayout preview={`Set a password to start. The link works for ${LINK_DAYS} days.`}>
      <h1 className="ink" style={HEADING}>
        We’ve created an account for you
      </h1>
      <p className="ink" style={BODY}>
        {addressed(firstName, `our team has invited you to ${BRAND.name}.`)} Set a password and you
        can sign in with this email address.
      </p>
      <EmailButton href={link}>Set a password</EmailButton>
      <p className="quiet" style={LABEL}>
        The link works once, within the next {LINK_DAYS} days. After that, use “Forgot password?” on
        the sign-in page.
      </p>
    </EmailLayout>
  )
}

export const CHANGED_SUBJECT = `Your ${BRAND.name} password was changed`

export function PasswordChanged({ firstName, link }: { firstName: string; link: string }) {
  return (
    <EmailLayout preview="We’ve signed out every device.">
      <h1 className="ink" style={HEADING}>
        Your password was changed
      </h1>
      <p className="ink" style={BODY}>
        {addressed(
          firstName,
          'your password was changed, and we’ve signed out every device that was using your account.',
        )}{' '}
        If it was you, you don’t need to do anything.
      </p>
      <p className="ink" style={BODY}>
        If it wasn’t you, set a new password now and call us on <OurPhone />.
      </p>
      <EmailButton href={link}>Set a new password</EmailButton>
    </EmailLayout>
  )
}
