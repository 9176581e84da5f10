import { BRAND } from '@wattle/contract/brand'
import type { EnquiryForm, EnquiryType } from '@wattle/contract/enquiry'
import { BESIDES_NAME, PANEL_DETAILS } from '@wattle/contract/panel-details'
import { EmailButton } from '#mail/button.tsx'
import { EmailFacts } from '#mail/facts.tsx'
import { EmailLayout } from '#mail/layout.tsx'
import { OurPhone } from '#mail/our-phone.tsx'
import { BODY, HEADING, LABEL, QUOTE } from '#mail/styles.ts'

type Enquiry = Omit<EnquiryForm, 'token'>

const TITLES: Record<EnquiryType, string> = {
  CLIENT: 'Quote request',
  STARTUP: 'Startup Pack request',
  RESPONDENT: 'New panel sign-up',
}

export const teamSubject = ({ type, name, email }: Enquiry) =>
  `${TITLES[type]} from ${name ?? email}`

/** Everything the sender typed, as plain text, so our team can reply. */
export function EnquiryToTeam({ enquiry }: { enquiry: Enquiry }) {
  const rows = [
    ['Name', enquiry.name],
    ['Email', enquiry.email],
    ...BESIDES_NAME.map((name) => [PANEL_DETAILS[name].label, enquiry[name]] as const),
    [enquiry.type === 'STARTUP' ? 'Startup' : 'Subject', enquiry.subject],
  ] as const
  return (
    <EmailLayout preview={teamSubject(enquiry)}>
      <h1 className="ink" style={HEADING}>
        {TITLES[enquiry.type]}
      </h1>
      <EmailFacts of={rows.flatMap(([label, value]) => (value ? [[label, value] as const] : []))} />
      {enquiry.message && (
        <p className="ink" style={QUOTE}>
          {enquiry.message}
        </p>
      )}
      <p className="quiet" style={LABEL}>
        To write back to the sender, reply to this email.
      </p>
    </EmailLayout>
  )
}

/** Names nobody, because the sender may not be who they say they are. */
export const unverifiedSubject = (type: EnquiryType) => `${TITLES[type]} from an unverified sender`

export function UnverifiedToTeam({ type, link }: { type: EnquiryType; link: string }) {
  const isForPanel = type === 'RESPONDENT'
  return (
    <EmailLayout preview="You can find the details in the admin area.">
      <h1 className="ink" style={HEADING}>
        {unverifiedSubject(type)}
      </h1>
      <p className="ink" style={BODY}>
        Someone sent a form without JavaScript, so we couldn’t check that the sender is human.{' '}
        {isForPanel
          ? 'We’ve emailed the address in the form. The sender will be on the panel once they confirm.'
          : 'We haven’t emailed the address in the form. If the message looks genuine, please write to the sender.'}
      </p>
      <EmailButton href={link}>{isForPanel ? 'Open the panel' : 'Open the enquiries'}</EmailButton>
    </EmailLayout>
  )
}

export const THANKS_SUBJECT = `We’ve got your message: ${BRAND.name}`

/** Doesn't quote the form. Otherwise anyone could use it to send their own words to anyone. */
export function EnquiryThanks() {
  return (
    <EmailLayout preview="We’ll reply by the end of the next working day.">
      <h1 className="ink" style={HEADING}>
        Thanks, we’ve got your message
      </h1>
      <p className="ink" style={BODY}>
        One of us will read it and reply by the end of the next working day.
      </p>
      <p className="ink" style={BODY}>
        If it’s urgent, call us on <OurPhone />.
      </p>
      <p className="quiet" style={LABEL}>
        If you didn’t write to us, someone typed your email address by mistake. You don’t need to do
        anything. We won’t email you about it again.
      </p>
    </EmailLayout>
  )
}
