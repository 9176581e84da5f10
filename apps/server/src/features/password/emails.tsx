import { BRAND } from '@wattle/contract/brand'
import { MailButton } from '#mail/button.tsx'
import { MailLayout } from '#mail/layout.tsx'
import { OfficePhone } from '#mail/office-phone.tsx'
import { BODY, HEADING, LABEL } from '#mail/styles.ts'

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
