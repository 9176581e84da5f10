import {
  ASK_RESEARCHER_AFTER_DAYS,
  ASK_TEAM_AFTER_DAYS,
  BOOKING_NOTICE_HOURS,
  capitalised,
  countInWords,
  LINK_EMAIL_DAYS,
  NOTIFY_BEFORE_DAYS,
  REMINDER_EMAIL_HOURS,
} from '@wattle/contract/limits'
import { EmailChoices } from '#mail/choices.tsx'
import type { Fact } from '#mail/facts.tsx'
import { addressed } from '#mail/first-name.ts'
import type { NoticeFacts } from '#mail/notice.tsx'
import { QuestionsLine } from '#mail/our-phone.tsx'

type Times = {
  /**
   * The full time, such as 'Wednesday 18 November 2026, 10:00 am to 11:00 am (Melbourne, AEDT)'.
   */
  when: string
  /** The short start time, such as 'Wed 18 Nov, 10:00 am AEDT'. */
  briefly: string
  study: string
  /** The recipient's first name. Empty if we don't know it. */
  firstName: string
}
/**
 * The link to the page where participants can cancel or move the interview or add it to a calendar.
 */
export type Change = { changeLink: string; canMove: boolean }
type ForRespondent = Times & Change

const calendarButton = ({ changeLink }: Change) => ({
  href: `${changeLink}&calendar=1`,
  label: 'Add it to your calendar',
})

const HowToChange = ({ changeLink, canMove }: Change) => (
  <>
    Need to {canMove ? 'change or cancel it' : 'cancel it'}?{' '}
    <a href={changeLink} style={{ color: 'inherit' }}>
      Open your interview
    </a>{' '}
    at least {BOOKING_NOTICE_HOURS} hours before it starts. <QuestionsLine />
  </>
)
/**
 * Email scanners follow links, so both links only open the participant's page, where people answer
 * with a button.
 */
const WillYouBeThere = ({ changeLink, children }: { changeLink: string; children: string }) => (
  <>
    {children}
    <EmailChoices
      of={[
        { href: `${changeLink}&coming=yes`, label: 'I’ll be there' },
        { href: `${changeLink}&coming=no`, label: 'I can’t make it' },
      ]}
    />
  </>
)
type ForTeam = Omit<Times, 'firstName'> & { researcher: string; respondent: string }

const aboutStudy = (when: string, study: string): Fact[] => [
  ['When', when],
  ['About', study],
]
const withParticipant = ({
  when,
  study,
  respondent,
}: Pick<ForTeam, 'when' | 'study' | 'respondent'>): Fact[] => [
  ['With', respondent],
  ...aboutStudy(when, study),
]
const betweenBoth = ({ when, study, researcher, respondent }: Omit<ForTeam, 'briefly'>): Fact[] => [
  ...aboutStudy(when, study),
  ['Participant', respondent],
  ['Researcher', researcher],
]

const DAY_BEFORE = `${countInWords(LINK_EMAIL_DAYS, 'day')} before`
const LINK_COMES = `We’ll email you the video call link ${DAY_BEFORE}.`
const LINK_COMES_SOON = 'We’ll email you the video call link as soon as the researcher confirms.'
const NO_RESEARCHER = `Please choose another researcher. If the interview still has no researcher ${BOOKING_NOTICE_HOURS} hours before it starts, we’ll cancel it.`
const LINK_BELOW = 'Join the video call with the link below.'

/**
 * Asks whether the participant will come, but only in emails that contain the video call link.
 * Those go out a day ahead, and people rarely know any earlier.
 */
const askedWith = (callLink: string | null, { changeLink }: Pick<Change, 'changeLink'>) =>
  callLink
    ? [
        <WillYouBeThere key="attendance" changeLink={changeLink}>
          Will you be there?
        </WillYouBeThere>,
      ]
    : []

/** `isSoon` means that the interview is less than a day away, as it may be for standbys. */
export const plannedForRespondent = ({
  when,
  briefly,
  study,
  firstName,
  isSoon,
  ...change
}: ForRespondent & { isSoon: boolean }): NoticeFacts => ({
  heading: 'Your interview is booked',
  topic: briefly,
  preview: isSoon ? LINK_COMES_SOON : LINK_COMES,
  facts: aboutStudy(when, study),
  says: [
    addressed(
      firstName,
      `thanks for booking. The researcher will confirm your interview next. ${isSoon ? LINK_COMES_SOON : LINK_COMES}`,
    ),
  ],
  button: calendarButton(change),
  small: isSoon ? <QuestionsLine /> : HowToChange(change),
})

export const plannedForTeam = ({
  briefly,
  link,
  hasResearcher,
  ...about
}: ForTeam & { link: string; hasResearcher: boolean }): NoticeFacts => ({
  heading: 'Interview booked',
  topic: `${about.study}, ${briefly}`,
  preview: `${about.respondent} with ${about.researcher}`,
  facts: betweenBoth(about),
  says: [
    hasResearcher
      ? 'Please ask the researcher to add a video call link and confirm the interview.'
      : NO_RESEARCHER,
  ],
  button: { href: link, label: hasResearcher ? 'See all interviews' : 'Choose a researcher' },
})

export const bookedForResearcher = ({
  when,
  briefly,
  study,
  respondent,
  link,
  firstName,
  booked,
  target,
}: Times & {
  respondent: string
  link: string
  booked: number
  target: number
}): NoticeFacts => ({
  heading: 'New booking',
  topic: `${respondent}, ${briefly}`,
  preview: `${booked} of ${target} booked for ${study}`,
  facts: withParticipant({ when, study, respondent }),
  says: [
    addressed(
      firstName,
      `${respondent} has booked a slot. That makes ${booked} of ${target} interviews. Add a video call link and confirm the interview, and we’ll tell the participant.`,
    ),
  ],
  button: { href: link, label: 'Confirm the interview' },
  small: `We’ll remind you ${countInWords(NOTIFY_BEFORE_DAYS, 'day')} before the interview if you haven’t confirmed it by then.`,
})

export const notifyResearcher = ({
  when,
  briefly,
  study,
  respondent,
  link,
  firstName,
  isGuest,
}: Times & { respondent: string; link: string; isGuest: boolean }): NoticeFacts => ({
  heading: 'Please confirm your interview',
  topic: `${respondent}, ${briefly}`,
  preview: study,
  facts: withParticipant({ when, study, respondent }),
  says: [
    addressed(
      firstName,
      `${isGuest ? 'our team would like you to conduct this interview. Please' : 'please'} add a video call link and confirm the interview. We’ll email the link to the participant.`,
    ),
  ],
  button: { href: link, label: 'Confirm the interview' },
  small: 'If you don’t confirm the interview before it starts, we’ll cancel it.',
})

export const confirmedForRespondent = ({
  when,
  briefly,
  study,
  firstName,
  callLink,
  ...change
}: ForRespondent & { callLink: string | null }): NoticeFacts => ({
  heading: 'Your interview is confirmed',
  topic: briefly,
  preview: callLink ? 'Your video call link is inside.' : LINK_COMES,
  facts: aboutStudy(when, study),
  says: [
    addressed(
      firstName,
      'the researcher has confirmed your interview and is looking forward to talking with you.',
    ),
    ...askedWith(callLink, change),
    callLink ? LINK_BELOW : `${LINK_COMES} The calendar entry is attached.`,
  ],
  button: callLink ? { href: callLink, label: 'Join the call' } : calendarButton(change),
  small: callLink ? <QuestionsLine /> : HowToChange(change),
})

export const confirmedForResearcher = ({
  when,
  briefly,
  study,
  respondent,
  link,
  firstName,
}: Times & { respondent: string; link: string }): NoticeFacts => ({
  heading: 'Interview confirmed',
  topic: `${respondent}, ${briefly}`,
  preview: study,
  facts: withParticipant({ when, study, respondent }),
  says: [
    addressed(
      firstName,
      `this interview is confirmed. The calendar entry is attached. We’ll email the participant the link ${DAY_BEFORE}.`,
    ),
  ],
  button: { href: link, label: 'Open the interview' },
})

export const linkForRespondent = ({
  when,
  briefly,
  study,
  firstName,
  callLink,
  changeLink,
}: Times & { callLink: string; changeLink: string }): NoticeFacts => ({
  heading: 'Your video call link',
  topic: briefly,
  preview: 'Open the link when your interview starts.',
  facts: aboutStudy(when, study),
  says: [
    <WillYouBeThere key="attendance" changeLink={changeLink}>
      {addressed(firstName, 'here’s your video call link. Will you be there?')}
    </WillYouBeThere>,
    'Join when your interview starts.',
  ],
  button: { href: callLink, label: 'Join the call' },
  small: <QuestionsLine />,
})

const LINK_CHANGED = 'The video call link has changed'

/** `callLink` is the new link, or null if it's too early to send it. */
export const linkChangedForRespondent = ({
  when,
  briefly,
  study,
  firstName,
  changeLink,
  callLink,
}: ForRespondent & { callLink: string | null }): NoticeFacts => ({
  heading: LINK_CHANGED,
  topic: briefly,
  preview: 'Please don’t use the earlier link.',
  facts: aboutStudy(when, study),
  says: [
    addressed(
      firstName,
      callLink
        ? 'the video call link has changed. Please use the link below instead of the earlier one. The time stays the same.'
        : `the video call link has changed. Please don’t use the earlier one. We’ll email you the new one ${DAY_BEFORE}. The time stays the same.`,
    ),
  ],
  button: callLink
    ? { href: callLink, label: 'Join the call' }
    : { href: changeLink, label: 'Open your interview' },
  small: <QuestionsLine />,
})

export const linkChangedForResearcher = ({
  when,
  briefly,
  study,
  respondent,
  link,
  firstName,
  callLink,
  isSent,
}: Times & {
  respondent: string
  link: string
  callLink: string
  isSent: boolean
}): NoticeFacts => ({
  heading: LINK_CHANGED,
  topic: `${respondent}, ${briefly}`,
  preview: study,
  facts: [...withParticipant({ when, study, respondent }), ['Video call link', callLink]],
  says: [
    addressed(
      firstName,
      isSent
        ? 'we’ve emailed the participant the new link. The updated calendar entry is attached.'
        : `we’ll email the participant the new link ${DAY_BEFORE}. The updated calendar entry is attached.`,
    ),
  ],
  button: { href: link, label: 'Open the interview' },
})

const SOON = countInWords(REMINDER_EMAIL_HOURS, 'hour')

export const reminder = ({
  when,
  briefly,
  study,
  respondent,
  firstName,
  callLink,
}: Times & { respondent?: string; callLink: string }): NoticeFacts => ({
  heading: `Your interview starts in ${SOON}`,
  topic: briefly,
  preview: 'Your video call link is inside.',
  facts: respondent ? withParticipant({ when, study, respondent }) : aboutStudy(when, study),
  says: [addressed(firstName, `your interview starts in ${SOON}.`)],
  button: { href: callLink, label: 'Join the call' },
  small: <QuestionsLine />,
})

type Moved = Times & { was: string }

const moved = ({ when, briefly, was, study }: Moved, ...others: Fact[]) => ({
  heading: 'Your interview has been moved',
  topic: `now ${briefly}`,
  preview: `Previously: ${was}`,
  facts: [['Now', when], ['Previously', was], ['About', study], ...others] as const,
  small: <QuestionsLine />,
})

export const movedForRespondent = ({
  changeLink,
  canMove,
  callLink,
  ...times
}: Moved & Change & { callLink: string | null }): NoticeFacts => ({
  ...moved(times),
  says: [
    addressed(times.firstName, 'your interview has a new time.'),
    ...askedWith(callLink, { changeLink }),
    callLink ? LINK_BELOW : LINK_COMES,
  ],
  button: callLink
    ? { href: callLink, label: 'Join the call' }
    : calendarButton({ changeLink, canMove }),
})

export const movedForResearcher = ({
  respondent,
  link,
  ...times
}: Moved & { respondent: string; link: string }): NoticeFacts => ({
  ...moved(times, ['With', respondent]),
  says: [addressed(times.firstName, `your interview with ${respondent} has a new time.`)],
  button: { href: link, label: 'Open the interview' },
})

const because = (reason: string | null): Fact[] => (reason ? [['Reason', reason]] : [])
const WONT_GO_AHEAD = 'This interview won’t go ahead.'

/**
 * Leaves out the participant's own reason for cancelling, because it's worded for the researcher
 * and our team.
 */
export const cancelledForRespondent = ({
  when,
  briefly,
  study,
  firstName,
  reason,
  isByParticipant,
  isStudyOpen,
  changeLink,
}: ForRespondent & {
  reason: string | null
  isByParticipant: boolean
  isStudyOpen: boolean
}): NoticeFacts => ({
  heading: 'Your interview has been cancelled',
  topic: briefly,
  preview: WONT_GO_AHEAD,
  facts: [...aboutStudy(when, study), ...because(isByParticipant ? null : reason)],
  says: [
    addressed(
      firstName,
      isByParticipant
        ? 'you’ve cancelled this interview, and we’ve told the researcher. Thanks for letting us know.'
        : 'we’re sorry, but this interview won’t go ahead.',
    ),
    isStudyOpen
      ? 'If another time suits you, you can choose one.'
      : 'You don’t need to do anything.',
  ],
  button: isStudyOpen ? { href: changeLink, label: 'Choose another time' } : undefined,
  small: <QuestionsLine />,
})

export const cancelledForResearcher = ({
  briefly,
  reason,
  firstName,
  ...about
}: Times & { respondent: string; reason: string | null }): NoticeFacts => ({
  heading: 'Interview cancelled',
  topic: `${about.respondent}, ${briefly}`,
  preview: WONT_GO_AHEAD,
  facts: [...withParticipant(about), ...because(reason)],
  says: [addressed(firstName, 'this interview won’t go ahead.')],
  small: <QuestionsLine />,
})

export const cancelledForTeam = ({
  briefly,
  reason,
  ...about
}: ForTeam & { reason: string | null }): NoticeFacts => ({
  heading: 'Interview cancelled',
  topic: `${about.study}, ${briefly}`,
  preview: `${about.respondent} with ${about.researcher}`,
  facts: [...betweenBoth(about), ...because(reason)],
  says: reason ? [] : ['They didn’t give a reason.'],
})

type Recording = Times & { respondent: string; link: string }

/**
 * `isKnown` says whether we know the participant's name. We don't once the member has been deleted.
 */
export const deleteRecording = ({
  link,
  isKnown,
  ...about
}: Recording & { isKnown: boolean }): NoticeFacts => {
  const participant = isKnown ? about.respondent : 'the participant'
  return {
    heading: 'Please delete the recording',
    topic: isKnown ? about.respondent : about.briefly,
    preview: `${isKnown ? participant : 'The participant'} has changed their mind about being recorded.`,
    facts: withParticipant(about),
    says: [
      addressed(
        about.firstName,
        `${participant} has changed their mind about being recorded. Please delete the recording of this interview and every copy you’ve made.`,
      ),
      'Then open the interview and press “I’ve deleted it”, so we know it’s gone.',
    ],
    button: { href: link, label: 'Open the interview' },
  }
}

export const dontRecord = ({ link, ...about }: Recording): NoticeFacts => ({
  heading: 'Please don’t record this interview',
  topic: `${about.respondent}, ${about.briefly}`,
  preview: `${about.respondent} has changed their mind about being recorded.`,
  facts: withParticipant(about),
  says: [
    addressed(
      about.firstName,
      `${about.respondent} has changed their mind about being recorded. The interview will still go ahead, but please don’t record it.`,
    ),
  ],
  button: { href: link, label: 'Open the interview' },
})

/**
 * The email about a technical problem. We send it even if the participant can't choose another
 * time.
 */
export const technicalProblem = ({
  when,
  briefly,
  study,
  firstName,
  isStudyOpen,
  changeLink,
}: ForRespondent & { isStudyOpen: boolean }): NoticeFacts => ({
  heading: 'Sorry about the technical problem',
  topic: briefly,
  preview: isStudyOpen ? 'You can choose another time.' : 'You don’t need to do anything.',
  facts: aboutStudy(when, study),
  says: [
    addressed(firstName, 'we’re sorry that a technical problem got in the way of your interview.'),
    isStudyOpen
      ? 'If you’d still like to take part, you can choose another time.'
      : 'You don’t need to do anything.',
  ],
  button: isStudyOpen ? { href: changeLink, label: 'Choose another time' } : undefined,
  small: <QuestionsLine />,
})

export const askOutcome = ({
  when,
  briefly,
  study,
  respondent,
  link,
  firstName,
}: Times & { respondent: string; link: string }): NoticeFacts => ({
  heading: 'How did it go?',
  topic: `${respondent}, ${briefly}`,
  preview: study,
  facts: withParticipant({ when, study, respondent }),
  says: [addressed(firstName, 'please tell us how this interview went, so we know who took part.')],
  button: { href: link, label: 'Tell us how it went' },
})

export const askTeamForOutcome = ({
  briefly,
  link,
  ...about
}: ForTeam & { link: string }): NoticeFacts => ({
  heading: 'This interview needs an outcome',
  topic: `${about.study}, ${briefly}`,
  preview: `${about.respondent} with ${about.researcher}`,
  facts: betweenBoth(about),
  says: [
    `${capitalised(countInWords(ASK_TEAM_AFTER_DAYS - ASK_RESEARCHER_AFTER_DAYS, 'day'))} ago we asked the researcher how the interview went, and they haven’t answered.`,
  ],
  button: { href: link, label: 'See interviews without an outcome' },
})

export const reassigned = ({
  briefly,
  firstName,
  ...about
}: Times & { respondent: string }): NoticeFacts => ({
  heading: 'Someone else will conduct this interview',
  topic: `${about.respondent}, ${briefly}`,
  preview: 'You don’t need to do anything.',
  facts: withParticipant(about),
  says: [
    addressed(
      firstName,
      'our team has given this interview to another researcher. You don’t need to do anything.',
    ),
  ],
  small: <QuestionsLine />,
})

export const unassigned = ({
  briefly,
  link,
  ...about
}: ForTeam & { link: string }): NoticeFacts => ({
  heading: 'This interview needs a researcher',
  topic: `${about.study}, ${briefly}`,
  preview: `${about.respondent}, ${briefly}`,
  facts: betweenBoth(about),
  says: [`The researcher has deleted their account. ${NO_RESEARCHER}`],
  button: { href: link, label: 'Choose a researcher' },
})
