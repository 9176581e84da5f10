import { BRAND } from '@wattle/contract/brand'
import { MailButton } from '#mail/button.tsx'
import { MailLayout } from '#mail/layout.tsx'
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
