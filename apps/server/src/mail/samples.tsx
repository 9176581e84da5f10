import type { ReactElement } from 'react'
import {
  EnquiryThanks,
  EnquiryToOffice,
  officeSubject,
  THANKS_SUBJECT,
} from '#features/enquiry/emails.tsx'

export type MailSample = { kind: string; subject: string; mail: ReactElement }

const ENQUIRY = {
  type: 'STARTUP',
  name: 'Jo Sample',
  email: 'jo@demo.example',
  phone: null,
  postcode: null,
  subject: 'Roster Meals',
  message: 'Meals for people on rotating rosters.\n\nIs the problem real enough to build for?',
  token: null,
} as const

/** Every mail of the product with sample facts, for looking at while it is being written. */
export const MAIL_SAMPLES: MailSample[] = [
  {
    kind: 'enquiry.office',
    subject: officeSubject(ENQUIRY),
    mail: <EnquiryToOffice enquiry={ENQUIRY} />,
  },
  { kind: 'enquiry.thanks', subject: THANKS_SUBJECT, mail: <EnquiryThanks /> },
]
