import { SCREENER_MINUTES } from '@wattle/contract/limits'
import type { TemplateType } from '@wattle/contract/template'

interface EmailWords {
  label: string
  /** Who gets the email, and when. */
  when: string
  /** The built-in email's text, which admins can start from. */
  subject: string
  body: string
}

const STUDY_FACTS = `You’ll get: {{incentive}}
How long: {{estimatedTime}}
When: {{conductingPeriod}}
Answer by: {{lastDay}}

First we ask a few questions, to see if the study suits you. They take about ${SCREENER_MINUTES} minutes.

{{link}}`

/** The emails that the agency can reword. */
export const EMAILS: Record<TemplateType, EmailWords> = {
  INVITATION: {
    label: 'Invitation',
    when: 'To panel members, when we send a project’s invitations.',
    subject: 'Would you like to take part? {{studyTitle}}',
    body: `Hello {{name}},

You’re on our panel, and this study may suit you.

{{studyDescription}}

${STUDY_FACTS}`,
  },
  REMINDER: {
    label: 'Reminder',
    when: 'Once, to people we invited who haven’t finished the screener.',
    subject: 'A reminder: {{studyTitle}}',
    body: `Hello {{name}},

We’ve already emailed you about this study. This is our only reminder.

{{studyDescription}}

${STUDY_FACTS}`,
  },
  SCHEDULING: {
    label: 'Choose a time',
    when: 'To people who qualify, when an admin presses “Send Email” or “Email everyone who qualifies”.',
    subject: 'Please choose a time for your interview',
    body: `Hello {{name}},

Thanks for your answers to “{{studyTitle}}”. We’d like to talk with you. Choose a time that suits you. It takes a minute.

You’ll get: {{incentive}}
How long: {{estimatedTime}}

{{link}}`,
  },
}

/** What each placeholder becomes in the email. */
export const MEANINGS: Record<string, string> = {
  name: 'The person’s name, or “there” if we don’t have one',
  studyTitle: 'The Study Title entered under Send Emails',
  studyDescription: 'The Description entered under Send Emails',
  conductingPeriod: 'The Conducting Period entered there',
  estimatedTime: 'The Estimated Time entered there',
  incentive: 'The Incentive entered there',
  lastDay: 'The last day for answers, with the weekday',
  link: 'The button. Use it once, and only in the text',
}
