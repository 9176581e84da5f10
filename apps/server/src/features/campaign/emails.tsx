import { BRAND } from '@wattle/contract/brand'
import { SCREENER_MINUTES } from '@wattle/contract/limits'
import { EmailButton } from '#mail/button.tsx'
import { EmailFacts } from '#mail/facts.tsx'
import { addressed, firstNameOf, greeting } from '#mail/first-name.ts'
import { EmailLayout } from '#mail/layout.tsx'
import { QuestionsLine } from '#mail/our-phone.tsx'
import { BODY, HEADING, LABEL, LINK } from '#mail/styles.ts'

export type StudyFacts = {
  studyTitle: string
  studyDescription: string
  conductingPeriod: string
  estimatedTime: string
  incentive: string
  /** The last day to answer, as in 'Friday 20 November 2026'. */
  lastDay: string
  /** What people must agree to before they can book. May be empty. */
  requirement: string
  link: string
  leaveLink: string
}

export const invitationSubject = ({ studyTitle }: Pick<StudyFacts, 'studyTitle'>) =>
  `Would you like to take part? ${studyTitle}`
export const reminderSubject = ({ studyTitle }: Pick<StudyFacts, 'studyTitle'>) =>
  `A reminder: ${studyTitle}`

export const INVITATION_BUTTON = 'See the questions'

/**
 * Keeps to what fits on the first screen: the study, what people receive, how long it takes, when
 * it is, one button, and how to leave the panel.
 */
export function Invitation(study: StudyFacts & { isReminder?: boolean }) {
  const facts = [
    ['You’ll get', study.incentive],
    ['How long', study.estimatedTime],
    ['When', study.conductingPeriod],
    ['Answer by', study.lastDay],
  ] as const
  return (
    <EmailLayout
      preview={`${study.incentive}. About ${SCREENER_MINUTES} minutes of questions first.`}
    >
      <h1 className="ink" style={HEADING}>
        {study.studyTitle}
      </h1>
      <p className="ink" style={BODY}>
        [[hello]].{' '}
        {study.isReminder
          ? 'We’ve already emailed you about this study. This is our only reminder.'
          : `You’re on the ${BRAND.name} panel, and this study may suit you.`}
      </p>
      <p className="ink" style={{ ...BODY, whiteSpace: 'pre-line' }}>
        {study.studyDescription}
      </p>
      <EmailFacts of={facts} />
      <p className="ink" style={BODY}>
        First we ask a few questions, to see if the study suits you. They take about{' '}
        {SCREENER_MINUTES} minutes.
      </p>
      {study.requirement && (
        <p className="ink" style={BODY}>
          {study.requirement}
        </p>
      )}
      <EmailButton href={study.link}>{INVITATION_BUTTON}</EmailButton>
      <PanelFootnote leaveLink={study.leaveLink} />
    </EmailLayout>
  )
}

type PanelFootnoteProps = { leaveLink: string; requirement?: string }

/**
 * Who we are, why we're emailing, and how to leave. The footer of invitations and reminders, even
 * if they use a custom template, and of the email about the end of a study.
 */
export function PanelFootnote({ leaveLink, requirement }: PanelFootnoteProps) {
  return (
    <p className="quiet" style={LABEL}>
      {requirement && `${requirement} `}
      You’re getting this email from {BRAND.name} because you joined our panel. To pause or leave
      the panel,{' '}
      <a className="link" style={LINK} href={leaveLink}>
        open your page
      </a>
      .
    </p>
  )
}

export const NOT_CHOSEN_SUBJECT = 'Thanks for your answers'

/** The email for people who qualify but who the researcher didn't choose. */
export function NotChosen({ studyTitle, name }: { studyTitle: string; name: string }) {
  return (
    <EmailLayout preview="The researcher has chosen other people this time.">
      <h1 className="ink" style={HEADING}>
        Thanks for your answers
      </h1>
      <p className="ink" style={BODY}>
        {greeting(name)}. Thanks for your answers. The researcher has chosen other people this time.
      </p>
      <EmailFacts of={[['Study', studyTitle]]} />
      <p className="ink" style={BODY}>
        You don’t need to do anything. We’ll invite you again when another study may suit you.
      </p>
      <p className="quiet" style={LABEL}>
        <QuestionsLine />
      </p>
    </EmailLayout>
  )
}

export const SCHEDULING_SUBJECT = 'Please choose a time for your interview'
export const SCHEDULING_BUTTON = 'Choose a time'

export type SchedulingFacts = {
  /**
   * The person's name, or their email address if we don't know the name. The greeting leaves out an
   * email address.
   */
  name: string
  studyTitle: string
  /** Empty if the study doesn't say how long the interview takes. `incentive` can be empty too. */
  estimatedTime: string
  incentive: string
  link: string
}

export function Scheduling(study: SchedulingFacts) {
  const { name, studyTitle, estimatedTime, incentive, link } = study
  const facts = [
    ['You’ll get', incentive],
    ['How long', estimatedTime],
  ] as const
  return (
    <EmailLayout preview="Choose a time that suits you.">
      <h1 className="ink" style={HEADING}>
        Please choose a time
      </h1>
      <p className="ink" style={BODY}>
        {addressed(
          firstNameOf(name),
          `thanks for your answers to “${studyTitle}”. We’d like to talk with you. Choose a time that suits you. It takes a minute.`,
        )}
      </p>
      <EmailFacts of={facts} />
      <EmailButton href={link}>{SCHEDULING_BUTTON}</EmailButton>
      <p className="quiet" style={LABEL}>
        <QuestionsLine />
      </p>
    </EmailLayout>
  )
}
