import { BRAND } from '@wattle/contract/brand'
import { MailButton } from '#mail/button.tsx'
import { MailFacts } from '#mail/facts.tsx'
import { MailLayout } from '#mail/layout.tsx'
import { BODY, HEADING, LABEL } from '#mail/styles.ts'

export const NEW_DEVICE_SUBJECT = `New sign-in to your ${BRAND.name} account`

type Facts = {
  device: string
  /** As in 'Sunday 15 November 2026, 1:30 pm (Melbourne, AEDT)'. */
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
