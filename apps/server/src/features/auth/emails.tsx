import { BRAND } from '@wattle/contract/brand'
import { MailButton } from '#mail/button.tsx'
import { MailFacts } from '#mail/facts.tsx'
import { MailLayout } from '#mail/layout.tsx'
import { OfficePhone } from '#mail/office-phone.tsx'
import { BODY, HEADING, LABEL } from '#mail/styles.ts'

export const VERIFY_SUBJECT = `Confirm your email address: ${BRAND.name}`

export function VerifyEmail({ link }: { link: string }) {
  return (
    <MailLayout preview="Confirm your email address to finish signing up.">
      <h1 className="ink" style={HEADING}>
        Is this your address?
      </h1>
      <p className="ink" style={BODY}>
        Someone, probably you, signed up with this email address. Open the page and press the button
        there to confirm that it’s yours.
      </p>
      <MailButton href={link}>Confirm my address</MailButton>
      <p className="quiet" style={LABEL}>
        The link works for seven days. If this wasn’t you, you can ignore this email. No one can use
        the account in your name.
      </p>
    </MailLayout>
  )
}

export const NEW_DEVICE_SUBJECT = `New sign-in to your ${BRAND.name} account`

type Facts = {
  device: string
  /** Such as 'Sunday 15 November 2026, 1:30 pm (Melbourne, AEDT)'. */
  at: string
  link: string
}

export function NewDevice({ device, at, link }: Facts) {
  return (
    <MailLayout preview={`${device}, which you haven’t used here before.`}>
      <h1 className="ink" style={HEADING}>
        A sign-in from a new device
      </h1>
      <p className="ink" style={BODY}>
        Someone signed in to your account from a device we haven’t seen before. If it was you, you
        don’t need to do anything.
      </p>
      <MailFacts
        of={[
          ['With', device],
          ['When', at],
        ]}
      />
      <p className="ink" style={BODY}>
        If it wasn’t you, change your password now. Changing it signs out every device.
      </p>
      <MailButton href={link}>Open my account</MailButton>
      <p className="quiet" style={LABEL}>
        We send this once for each new kind of device.
      </p>
    </MailLayout>
  )
}

export const RESET_SUBJECT = `Set a new password: ${BRAND.name}`

export function PasswordReset({ link }: { link: string }) {
  return (
    <MailLayout preview="The link works once, within the next 60 minutes.">
      <h1 className="ink" style={HEADING}>
        Set a new password
      </h1>
      <p className="ink" style={BODY}>
        Someone, probably you, asked to reset the password for the account with this email address.
        The link works once, within the next 60 minutes.
      </p>
      <MailButton href={link}>Set a new password</MailButton>
      <p className="quiet" style={LABEL}>
        If this wasn’t you, you can ignore this email. Your password stays the same.
      </p>
    </MailLayout>
  )
}

export const CHANGED_SUBJECT = `Your ${BRAND.name} password was changed`

export function PasswordChanged({ link }: { link: string }) {
  return (
    <MailLayout preview="We’ve signed out every device.">
      <h1 className="ink" style={HEADING}>
        Your password was changed
      </h1>
      <p className="ink" style={BODY}>
        We’ve signed out every device that was using your account. If it was you, you don’t need to
        do anything.
      </p>
      <p className="ink" style={BODY}>
        If it wasn’t you, set a new password now and call us on <OfficePhone />.
      </p>
      <MailButton href={link}>Set a new password</MailButton>
    </MailLayout>
  )
}
