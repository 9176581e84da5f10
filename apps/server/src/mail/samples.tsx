import type { ReactElement } from 'react'
import {
  EnquiryThanks,
  EnquiryToOffice,
  officeSubject,
  THANKS_SUBJECT,
} from '#features/enquiry/emails.tsx'
import { CONFIRM_SUBJECT, PanelConfirm } from '#features/panel/emails.tsx'

export type MailSample = { kind: string; subject: string; mail: ReactElement }

const ENQUIRY = {
  type: 'STARTUP',
  name: 'Jo Sample',
  email: 'jo@demo.example',
  phone: null,
  postcode: null,
  subject: 'Roster Meals',
  message: 'Meals for people on rotating rosters.\n\nIs the problem real enough to build for?',
} as const

/** Every mail of the product with sample facts, for looking at while it is being written. */
export const MAIL_SAMPLES: MailSample[] = [
  {
    kind: 'enquiry.office',
    subject: officeSubject(ENQUIRY),
    mail: <EnquiryToOffice enquiry={ENQUIRY} />,
  },
  { kind: 'enquiry.thanks', subject: THANKS_SUBJECT, mail: <EnquiryThanks /> },
  {
    kind: 'panel.confirm',
    subject: CONFIRM_SUBJECT,
    mail: <PanelConfirm link="https://wattle.example/panel?key=sample" />,
  },
]
