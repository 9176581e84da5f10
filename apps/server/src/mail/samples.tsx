import type { ReactElement } from 'react'
import { VERIFY_SUBJECT, VerifyEmail } from '#features/auth/emails.tsx'
import {
  EnquiryThanks,
  EnquiryToOffice,
  officeSubject,
  THANKS_SUBJECT,
} from '#features/enquiry/emails.tsx'
import { CONFIRM_SUBJECT, PanelConfirm } from '#features/panel/emails.tsx'
import {
  CHANGED_SUBJECT,
  PasswordChanged,
  PasswordReset,
  RESET_SUBJECT,
} from '#features/password/emails.tsx'
import { NEW_DEVICE_SUBJECT, NewDevice } from '#features/session/emails.tsx'

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
  {
    kind: 'auth.verify',
    subject: VERIFY_SUBJECT,
    mail: <VerifyEmail link="https://wattle.example/verify-email?token=sample" />,
  },
  {
    kind: 'password.reset',
    subject: RESET_SUBJECT,
    mail: <PasswordReset link="https://wattle.example/change-password?token=sample" />,
  },
  {
    kind: 'password.changed',
    subject: CHANGED_SUBJECT,
    mail: <PasswordChanged link="https://wattle.example/login" />,
  },
  {
    kind: 'session.new-device',
    subject: NEW_DEVICE_SUBJECT,
    mail: (
      <NewDevice
        device="Firefox on Linux"
        at={new Date('2026-11-15T02:30:00Z')}
        link="https://wattle.example/platform/account"
      />
    ),
  },
]
