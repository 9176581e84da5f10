import { BRAND } from '@wattle/contract/brand'
import type { ReactNode } from 'react'
import { MailButton } from '#mail/button.tsx'
import { MailLayout } from '#mail/layout.tsx'
import { BODY, HEADING, LABEL } from '#mail/styles.ts'

type NoticeFacts = {
  heading: string
  preview: string
  /** Paragraphs. */
  says: ReactNode[]
  button?: { href: string; label: string } | undefined
  small?: string | undefined
}

/** Every mail about an interview: what happened, when it is, what to do. */
export function Notice({ heading, preview, says, button, small }: NoticeFacts) {
  return (
    <MailLayout preview={preview}>
      <h1 className="ink" style={HEADING}>
        {heading}
      </h1>
      {says.map((paragraph, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a mail is rendered once
        <p key={at} className="ink" style={BODY}>
          {paragraph}
        </p>
      ))}
      {button && <MailButton href={button.href}>{button.label}</MailButton>}
      {small && (
        <p className="quiet" style={LABEL}>
          {small}
        </p>
      )}
    </MailLayout>
  )
}

type Times = { when: string; study: string }
type ForRespondent = Times & { changeLink: string }

const HELP = `Questions? Call us on ${BRAND.phone.shown} or answer this mail.`

export const plannedForRespondent = ({ when, study, changeLink }: ForRespondent): NoticeFacts => ({
  heading: 'Your interview is booked',
  preview: when,
  says: [
    `Thank you. You chose ${when} for “${study}”.`,
    'The researcher confirms it next. The link for the call comes by mail one day before.',
  ],
  button: { href: changeLink, label: 'Change or cancel' },
  small: `You can change or cancel it up to 24 hours before. ${HELP}`,
})

export const plannedForOffice = ({
  when,
  study,
  researcher,
  respondent,
}: Times & { researcher: string; respondent: string }): NoticeFacts => ({
  heading: 'An interview was booked',
  preview: `${study}: ${when}`,
  says: [`${respondent} booked ${when} for “${study}” of ${researcher}.`],
})

export const notifyResearcher = ({
  when,
  study,
  respondent,
  link,
}: Times & { respondent: string; link: string }): NoticeFacts => ({
  heading: 'Please confirm your interview',
  preview: `${respondent}, ${when}`,
  says: [
    `${respondent} is booked for “${study}” on ${when}.`,
    'Confirm it with a link for the call, so that we can send the link to the participant.',
  ],
  button: { href: link, label: 'Confirm the interview' },
  small: 'An interview that is not confirmed when it should begin is cancelled.',
})

export const confirmedForRespondent = ({
  when,
  study,
  changeLink,
  callLink,
}: ForRespondent & { callLink: string | null }): NoticeFacts => ({
  heading: 'Your interview is confirmed',
  preview: when,
  says: [
    `The researcher looks forward to talking with you about “${study}” on ${when}.`,
    callLink
      ? 'The link for the call is below.'
      : 'The link for the call comes by mail one day before. The calendar entry is attached.',
  ],
  button: callLink
    ? { href: callLink, label: 'Join the call' }
    : { href: changeLink, label: 'Change or cancel' },
  small: HELP,
})

export const confirmedForResearcher = ({
  when,
  study,
  respondent,
  link,
}: Times & { respondent: string; link: string }): NoticeFacts => ({
  heading: 'Interview confirmed',
  preview: `${respondent}, ${when}`,
  says: [
    `You meet ${respondent} for “${study}” on ${when}.`,
    'The calendar entry is attached. The participant gets the link one day before.',
  ],
  button: { href: link, label: 'Open the interview' },
})

export const linkForRespondent = ({
  when,
  study,
  callLink,
}: Times & { callLink: string }): NoticeFacts => ({
  heading: 'The link for your interview',
  preview: when,
  says: [`You talk about “${study}” on ${when}. Open this link at that time:`],
  button: { href: callLink, label: 'Join the call' },
  small: HELP,
})

export const reminder = ({ when, study, callLink }: Times & { callLink: string }): NoticeFacts => ({
  heading: 'Your interview begins in an hour',
  preview: when,
  says: [`“${study}”, ${when}.`],
  button: { href: callLink, label: 'Join the call' },
})

export const changed = ({
  when,
  was,
  study,
  button,
}: Times & { was: string; button: NoticeFacts['button'] }): NoticeFacts => ({
  heading: 'Your interview was moved',
  preview: `Now ${when}`,
  says: [`The interview for “${study}” was on ${was}.`, `It is now on ${when}.`],
  button,
  small: HELP,
})

export const cancelled = ({
  when,
  study,
  reason,
}: Times & { reason: string | null }): NoticeFacts => ({
  heading: 'The interview was cancelled',
  preview: when,
  says: [
    `The interview for “${study}” on ${when} will not take place.`,
    ...(reason ? [reason] : []),
  ],
  small: HELP,
})
