import { BRAND } from '@wattle/contract/brand'
import type { ReactNode } from 'react'
import { MailButton } from '#mail/button.tsx'
import { type Fact, MailFacts } from '#mail/facts.tsx'
import { MailLayout } from '#mail/layout.tsx'
import { BODY, HEADING, LABEL } from '#mail/styles.ts'

type NoticeFacts = {
  heading: string
  preview: string
  /** Paragraphs. */
  says: ReactNode[]
  /** When, what and with whom. */
  facts?: readonly Fact[] | undefined
  button?: { href: string; label: string } | undefined
  small?: string | undefined
}

/** Every mail about an interview: what happened, when it is, what to do. */
export function Notice({ heading, preview, says, facts, button, small }: NoticeFacts) {
  return (
    <MailLayout preview={preview}>
      <h1 className="ink" style={HEADING}>
        {heading}
      </h1>
      {facts && <MailFacts of={facts} />}
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
type ForOffice = Times & { researcher: string; respondent: string }

const aboutStudy = (when: string, study: string): Fact[] => [
  ['When', when],
  ['About', study],
]
const withParticipant = ({ when, study, respondent }: Omit<ForOffice, 'researcher'>): Fact[] => [
  ['With', respondent],
  ...aboutStudy(when, study),
]
const betweenBoth = ({ when, study, researcher, respondent }: ForOffice): Fact[] => [
  ...aboutStudy(when, study),
  ['Participant', respondent],
  ['Researcher', researcher],
]

const HELP = `Questions? Call us on ${BRAND.phone.shown} or answer this mail.`

export const plannedForRespondent = ({ when, study, changeLink }: ForRespondent): NoticeFacts => ({
  heading: 'Your interview is booked',
  preview: when,
  facts: aboutStudy(when, study),
  says: [
    'Thank you. The researcher confirms it next. The link for the call comes by mail one day before.',
  ],
  button: { href: changeLink, label: 'Change or cancel' },
  small: `You can change or cancel it up to 24 hours before. ${HELP}`,
})

export const plannedForOffice = ({
  when,
  study,
  researcher,
  respondent,
  link,
}: ForOffice & { link: string }): NoticeFacts => ({
  heading: 'An interview was booked',
  preview: `${study}: ${when}`,
  facts: betweenBoth({ when, study, researcher, respondent }),
  says: ['Notify the researcher, who confirms it with a link for the call.'],
  button: { href: link, label: 'See all interviews' },
})

export const notifyResearcher = ({
  when,
  study,
  respondent,
  link,
}: Times & { respondent: string; link: string }): NoticeFacts => ({
  heading: 'Please confirm your interview',
  preview: `${respondent}, ${when}`,
  facts: withParticipant({ when, study, respondent }),
  says: ['Confirm it with a link for the call, so that we can send the link to the participant.'],
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
  facts: aboutStudy(when, study),
  says: [
    'The researcher looks forward to talking with you.',
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
  facts: withParticipant({ when, study, respondent }),
  says: ['The calendar entry is attached. The participant gets the link one day before.'],
  button: { href: link, label: 'Open the interview' },
})

export const linkForRespondent = ({
  when,
  study,
  callLink,
}: Times & { callLink: string }): NoticeFacts => ({
  heading: 'The link for your interview',
  preview: when,
  facts: aboutStudy(when, study),
  says: ['Open this link at that time:'],
  button: { href: callLink, label: 'Join the call' },
  small: HELP,
})

export const reminder = ({
  when,
  study,
  respondent,
  callLink,
}: Times & { respondent?: string; callLink: string }): NoticeFacts => ({
  heading: 'Your interview begins in an hour',
  preview: when,
  facts: respondent ? withParticipant({ when, study, respondent }) : aboutStudy(when, study),
  says: ['Open this link when it begins:'],
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
  facts: [
    ['Now', when],
    ['Before', was],
    ['About', study],
  ],
  says: [],
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
  facts: aboutStudy(when, study),
  says: ['It will not take place.', ...(reason ? [reason] : [])],
  small: HELP,
})

export const cancelledForOffice = ({
  reason,
  ...about
}: ForOffice & { reason: string | null }): NoticeFacts => ({
  heading: 'An interview was cancelled',
  preview: `${about.study}: ${about.when}`,
  facts: betweenBoth(about),
  says: reason ? [reason] : ['No reason was given.'],
})
