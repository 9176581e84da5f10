import { INTERVIEW_LENGTH } from '@wattle/contract/limits'
import { NO_DETAILS } from '@wattle/contract/panel-details'
import type { ReactElement } from 'react'
import { digestForResearcher, digestForTeam } from '#features/account/emails.tsx'
import {
  CHANGED_SUBJECT,
  INVITED_SUBJECT,
  Invited,
  NEW_DEVICE_SUBJECT,
  NewDevice,
  PasswordChanged,
  PasswordReset,
  RESET_SUBJECT,
  VERIFY_SUBJECT,
  VerifyEmail,
} from '#features/auth/emails.tsx'
import {
  Invitation,
  invitationSubject,
  NOT_CHOSEN_SUBJECT,
  NotChosen,
  reminderSubject,
  SCHEDULING_SUBJECT,
  Scheduling,
} from '#features/campaign/emails.tsx'
import * as studies from '#features/campaign/notice-emails.tsx'
import { OwnText } from '#features/email/emails.tsx'
import {
  EnquiryThanks,
  EnquiryToTeam,
  THANKS_SUBJECT,
  teamSubject,
  UnverifiedToTeam,
  unverifiedSubject,
} from '#features/enquiry/emails.tsx'
import * as notices from '#features/interview/emails.tsx'
import {
  entryEmail,
  importEmail,
  joiningEmail,
  NewPolicy,
  POLICY_SUBJECT,
} from '#features/panel/emails.tsx'
import { standbyOffer } from '#features/participation/emails.tsx'
import { thankYouSent } from '#features/payment/emails.tsx'
import { Notice, type NoticeFacts, noticeSubject } from './notice.tsx'

export type EmailSample = { kind: string; subject: string; mail: ReactElement }

const ENQUIRY = {
  type: 'STARTUP',
  ...NO_DETAILS,
  name: 'Jo Sample',
  email: 'jo@demo.example',
  subject: 'Roster Meals',
  message: 'Meals for people on rotating rosters.\n\nIs the problem real enough to build for?',
} as const

const STUDY = {
  studyTitle: 'Meals around shift work',
  studyDescription: 'We want to learn how people who work shifts organise their meals.',
  conductingPeriod: 'The next two weeks',
  estimatedTime: `${INTERVIEW_LENGTH} by video`,
  incentive: 'An $80 gift card',
  lastDay: 'Monday 30\u00a0November\u00a02026',
  link: 'https://wattle.example/respondent/screener?hashKey=sample',
  requirement: '',
  leaveLink: 'https://wattle.example/panel?key=sample',
}

const MEETING = {
  firstName: 'Priya',
  when: 'Wednesday 18 November 2026, 10:00 am to 11:00 am (Melbourne, AEDT)',
  briefly: 'Wed 18 Nov, 10:00 am AEDT',
  study: STUDY.studyTitle,
  respondent: 'Priya Sample',
  researcher: 'Robin Sample',
  link: 'https://wattle.example/platform/research/1?interview=1',
  changeLink: 'https://wattle.example/respondent/slots?hashKey=sample',
  canMove: true,
  callLink: 'https://meet.example/wattle-sample',
}

const TO_RESEARCHER = { ...MEETING, firstName: 'Robin' }

const PROJECT = {
  project: 'Roster Meals',
  firstName: 'Robin',
  link: 'https://wattle.example/platform/research/1',
}
const STALL = { booked: 3, target: 5, openSlots: 1, waiting: 2, lastDay: null }
const DIGEST = {
  summary: '3 new bookings, 2 new candidates',
  lines: [
    { project: 'Roster Meals', news: ['3 new bookings'] },
    { project: 'Quote Follow-up', news: ['2 new candidates'] },
  ],
  link: 'https://wattle.example/platform',
}

const WAS = 'Tuesday 17 November 2026, 2:00 pm to 3:00 pm (Melbourne, AEDT)'
const BY_PARTICIPANT = 'The participant cancelled.'

const noticeOf = (kind: string, facts: NoticeFacts): EmailSample => ({
  kind,
  subject: noticeSubject(facts),
  mail: <Notice {...facts} />,
})

/** Every email, filled in with made-up facts, so we can preview our changes. */
export const EMAIL_SAMPLES: EmailSample[] = [
  {
    kind: 'enquiry.team',
    subject: teamSubject(ENQUIRY),
    mail: <EnquiryToTeam enquiry={ENQUIRY} />,
  },
  {
    kind: 'enquiry.team',
    subject: unverifiedSubject('CLIENT'),
    mail: <UnverifiedToTeam type="CLIENT" link="https://wattle.example/admin/enquiries" />,
  },
  { kind: 'enquiry.thanks', subject: THANKS_SUBJECT, mail: <EnquiryThanks /> },
  {
    kind: 'panel.confirm',
    ...joiningEmail('https://wattle.example/panel?key=sample', true),
  },
  {
    kind: 'panel.welcome',
    ...joiningEmail('https://wattle.example/panel?key=sample', false),
  },
  {
    kind: 'panel.confirm-import',
    ...importEmail('https://wattle.example/panel?key=sample', 'Geelong careers day', '2026-11-03'),
  },
  {
    kind: 'panel.policy',
    subject: POLICY_SUBJECT,
    mail: (
      <NewPolicy
        policy="https://wattle.example/policy"
        page="https://wattle.example/panel?key=sample"
      />
    ),
  },
  {
    kind: 'auth.verify',
    subject: VERIFY_SUBJECT,
    mail: <VerifyEmail link="https://wattle.example/verify-email?token=sample" />,
  },
  {
    kind: 'auth.invited',
    subject: INVITED_SUBJECT,
    mail: <Invited firstName="Robin" link="https://wattle.example/change-password?token=sample" />,
  },
  {
    kind: 'panel.confirm-entry',
    ...entryEmail('https://wattle.example/panel?key=sample', STUDY.studyTitle),
  },
  {
    kind: 'password.reset',
    subject: RESET_SUBJECT,
    mail: (
      <PasswordReset firstName="Robin" link="https://wattle.example/change-password?token=sample" />
    ),
  },
  {
    kind: 'password.changed',
    subject: CHANGED_SUBJECT,
    mail: <PasswordChanged firstName="Robin" link="https://wattle.example/login" />,
  },
  {
    kind: 'session.new-device',
    subject: NEW_DEVICE_SUBJECT,
    mail: (
      <NewDevice
        firstName="Robin"
        device="Firefox on Linux"
        at="Sunday 15 November 2026, 1:30 pm (Melbourne, AEDT)"
        link="https://wattle.example/platform/account"
      />
    ),
  },
  {
    kind: 'distribution.invitation',
    subject: invitationSubject(STUDY),
    mail: <Invitation {...STUDY} />,
  },
  {
    kind: 'distribution.own-words',
    subject: invitationSubject(STUDY),
    mail: (
      <OwnText
        before={'Hello Jo,\n\nWould you talk with us about your meals?'}
        after="Thanks."
        link={STUDY.link}
        button="See the questions"
        footnote={null}
      />
    ),
  },
  {
    kind: 'distribution.reminder',
    subject: reminderSubject(STUDY),
    mail: <Invitation {...STUDY} isReminder />,
  },
  {
    kind: 'distribution.not-chosen',
    subject: NOT_CHOSEN_SUBJECT,
    mail: <NotChosen studyTitle={STUDY.studyTitle} name="Priya Sample" />,
  },
  {
    kind: 'distribution.scheduling',
    subject: SCHEDULING_SUBJECT,
    mail: <Scheduling {...STUDY} name="Priya Sample" link={MEETING.changeLink} />,
  },
  noticeOf(
    'study.launched',
    studies.launchedForTeam({
      ...PROJECT,
      researcher: 'Robin Sample',
      interviews: 5,
      openSlots: 8,
    }),
  ),
  noticeOf(
    'study.started',
    studies.startedForResearcher({ ...PROJECT, people: 40, most: 200, lastDay: STUDY.lastDay }),
  ),
  noticeOf('study.target-reached', studies.reachedForResearcher({ ...PROJECT, interviews: 5 })),
  noticeOf('study.candidates', studies.candidatesForResearcher({ ...PROJECT, people: 3 })),
  noticeOf(
    'study.slots',
    studies.slotsForResearcher({ ...PROJECT, chance: 61, chanceWithSlots: 90 }),
  ),
  noticeOf('study.stalled', studies.stalledForResearcher({ ...PROJECT, ...STALL })),
  noticeOf(
    'study.stalled.team',
    studies.stalledForTeam({ ...PROJECT, researcher: 'Robin Sample', ...STALL }),
  ),
  {
    kind: 'study.ended.qualified',
    subject: studies.endedSubject(STUDY.studyTitle),
    mail: (
      <studies.StudyEnded studyTitle={STUDY.studyTitle} isQualified pageLink={STUDY.leaveLink} />
    ),
  },
  {
    kind: 'study.ended',
    subject: studies.endedSubject(STUDY.studyTitle),
    mail: (
      <studies.StudyEnded
        studyTitle={STUDY.studyTitle}
        isQualified={false}
        pageLink={STUDY.leaveLink}
      />
    ),
  },
  noticeOf(
    'digest.researcher',
    digestForResearcher({
      ...DIGEST,
      button: 'Open your projects',
      firstName: 'Robin',
      accountLink: 'https://wattle.example/platform/account#notices',
    }),
  ),
  noticeOf(
    'digest.team',
    digestForTeam({
      ...DIGEST,
      link: 'https://wattle.example/admin/today',
      summary: '2 projects launched',
      lines: [
        { project: 'Roster Meals', news: ['launched'] },
        { project: 'Quote Follow-up', news: ['launched'] },
      ],
      settingsLink: 'https://wattle.example/admin/settings',
    }),
  ),
  noticeOf('interview.planned', notices.plannedForRespondent({ ...MEETING, isSoon: false })),
  noticeOf('interview.planned.soon', notices.plannedForRespondent({ ...MEETING, isSoon: true })),
  noticeOf(
    'interview.booked',
    notices.bookedForResearcher({ ...TO_RESEARCHER, booked: 3, target: 5 }),
  ),
  noticeOf('interview.planned.team', notices.plannedForTeam({ ...MEETING, hasResearcher: true })),
  noticeOf(
    'interview.planned.unassigned',
    notices.plannedForTeam({ ...MEETING, hasResearcher: false }),
  ),
  noticeOf('interview.notify', notices.notifyResearcher({ ...TO_RESEARCHER, isGuest: false })),
  noticeOf('interview.notify.guest', notices.notifyResearcher({ ...TO_RESEARCHER, isGuest: true })),
  noticeOf('interview.confirmed', notices.confirmedForRespondent({ ...MEETING, callLink: null })),
  noticeOf('interview.confirmed.day-before', notices.confirmedForRespondent(MEETING)),
  noticeOf('interview.confirmed.researcher', notices.confirmedForResearcher(TO_RESEARCHER)),
  noticeOf('interview.link', notices.linkForRespondent(MEETING)),
  noticeOf('interview.link-changed', notices.linkChangedForRespondent(MEETING)),
  noticeOf(
    'interview.link-changed.early',
    notices.linkChangedForRespondent({ ...MEETING, callLink: null }),
  ),
  noticeOf(
    'interview.link-changed.researcher',
    notices.linkChangedForResearcher({ ...TO_RESEARCHER, isSent: true }),
  ),
  noticeOf('interview.reminder', notices.reminder(TO_RESEARCHER)),
  noticeOf('interview.moved', notices.movedForRespondent({ ...MEETING, callLink: null, was: WAS })),
  noticeOf(
    'interview.moved.researcher',
    notices.movedForResearcher({ ...TO_RESEARCHER, was: WAS }),
  ),
  noticeOf(
    'interview.cancelled',
    notices.cancelledForRespondent({
      ...MEETING,
      reason: 'I’m sick.',
      isByParticipant: false,
      isStudyOpen: true,
    }),
  ),
  noticeOf(
    'interview.cancelled.own-wish',
    notices.cancelledForRespondent({
      ...MEETING,
      reason: BY_PARTICIPANT,
      isByParticipant: true,
      isStudyOpen: false,
    }),
  ),
  noticeOf(
    'interview.cancelled.researcher',
    notices.cancelledForResearcher({ ...TO_RESEARCHER, reason: BY_PARTICIPANT }),
  ),
  noticeOf('interview.technical', notices.technicalProblem({ ...MEETING, isStudyOpen: true })),
  noticeOf('interview.reassigned', notices.reassigned(TO_RESEARCHER)),
  noticeOf('interview.unassigned', notices.unassigned(MEETING)),
  noticeOf('interview.recording', notices.deleteRecording({ ...TO_RESEARCHER, isKnown: true })),
  noticeOf('interview.recording.before', notices.dontRecord(TO_RESEARCHER)),
  noticeOf(
    'standby.offer',
    standbyOffer({ ...MEETING, link: MEETING.changeLink, by: 'Tue 17 Nov, 2:00 pm AEDT' }),
  ),
  noticeOf(
    'payment.sent',
    thankYouSent({
      firstName: MEETING.firstName,
      amount: '$60.00',
      study: STUDY.studyTitle,
      method: 'GIFT_CARD',
      kind: 'INTERVIEW',
      hasCode: true,
      page: MEETING.changeLink,
    }),
  ),
  noticeOf('interview.outcome', notices.askOutcome(TO_RESEARCHER)),
  noticeOf('interview.outcome.team', notices.askTeamForOutcome(MEETING)),
  noticeOf(
    'interview.cancelled.team',
    notices.cancelledForTeam({ ...MEETING, reason: BY_PARTICIPANT }),
  ),
]
