import { MailButton } from '#mail/button.tsx'
import { MailFacts } from '#mail/facts.tsx'
import { MailLayout } from '#mail/layout.tsx'
import { OfficeHelp } from '#mail/office-phone.tsx'
import { BODY, HEADING, LABEL } from '#mail/styles.ts'

export const SCHEDULING_SUBJECT = 'Please choose a time for your interview'
export const SCHEDULING_BUTTON = 'Choose a time'

export type SchedulingFacts = {
  studyTitle: string
  /** May be empty, as may what is paid. */
  estimatedTime: string
  incentive: string
  link: string
}

export function Scheduling({ studyTitle, estimatedTime, incentive, link }: SchedulingFacts) {
  const facts = [
    ['You receive', incentive],
    ['How long', estimatedTime],
  ] as const
  return (
    <MailLayout preview="Choose an hour that suits you.">
      <h1 className="ink" style={HEADING}>
        Please choose a time
      </h1>
      <p className="ink" style={BODY}>
        Thank you for your answers to “{studyTitle}”. We would like to talk with you. Choose an hour
        that suits you; it takes a minute.
      </p>
      <MailFacts of={facts} />
      <MailButton href={link}>{SCHEDULING_BUTTON}</MailButton>
      <p className="quiet" style={LABEL}>
        <OfficeHelp />
      </p>
    </MailLayout>
  )
}
