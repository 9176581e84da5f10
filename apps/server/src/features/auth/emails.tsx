import { BRAND } from '@wattle/contract/brand'
import { MailButton } from '#mail/button.tsx'
import { MailFacts } from '#mail/facts.tsx'
import { MailLayout } from '#mail/layout.tsx'
import { OfficePhone } from '#mail/office-phone.tsx'
import { BODY, HEADING, LABEL } from '#mail/styles.ts'

export const VERIFY_SUBJECT = `Confirm your email address: ${BRAND.name}`

export function VerifyEmail({ link }: { link: string }) {
  return (
    <MailLayout preview="One press of a button, so that we know that this address is yours.">
      <h1 className="ink" style={HEADING}>
        Is this your address?
      </h1>
      <p className="ink" style={BODY}>
        Someone, we think it was you, made an account with it. Open the page and press the button
        there, so that we know where to reach you.
      </p>
      <MailButton href={link}>Confirm my address</MailButton>
      <p className="quiet" style={LABEL}>
        The link works for seven days. It was not you? Then you need do nothing, and the account
        cannot be used for anything in your name.
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
    <MailLayout preview={`${device}, which you have not used here before.`}>
      <h1 className="ink" style={HEADING}>
        A sign-in from a new device
      </h1>
      <p className="ink" style={BODY}>
        Someone signed in to your account. If it was you, there is nothing to do.
      </p>
      <MailFacts
        of={[
          ['With', device],
          ['When', at],
        ]}
      />
      <p className="ink" style={BODY}>
        If it was not you, change your password now: that signs everyone out.
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
        Someone, we think it was you, asked for a new password for the account with this address.
        The link works once, within the next 60 minutes.
      </p>
      <MailButton href={link}>Set a new password</MailButton>
      <p className="quiet" style={LABEL}>
        It was not you? Then you need do nothing: your password stays as it is.
      </p>
    </MailLayout>
  )
}

export const CHANGED_SUBJECT = `Your ${BRAND.name} password was changed`

export function PasswordChanged({ link }: { link: string }) {
  return (
    <MailLayout preview="Everyone who was signed in has been signed out.">
      <h1 className="ink" style={HEADING}>
        Your password was changed
      </h1>
      <p className="ink" style={BODY}>
        Everyone who was signed in to your account has been signed out. If it was you, there is
        nothing to do.
      </p>
      <p className="ink" style={BODY}>
        If it was not you, set a new password at once, and call us on <OfficePhone />.
      </p>
      <MailButton href={link}>Set a new password</MailButton>
    </MailLayout>
  )
}
