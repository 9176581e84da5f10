import { BOOKING_NOTICE_HOURS } from '@wattle/contract/limits'
import type { Fact } from '#mail/facts.tsx'
import type { NoticeFacts } from '#mail/notice.tsx'
import { OfficeHelp } from '#mail/office-phone.tsx'

type Times = {
  /** In full, as in 'Wednesday 18 November 2026, 10:00 am to 11:00 am (Melbourne, AEDT)'. */
  when: string
  /** As in 'Wed 18 Nov, 10:00 am AEDT'. */
  briefly: string
  study: string
}
/** The participant's page, where they add it to their calendar, cancel it and, if they may, change it. */
export type Change = { changeLink: string; canMove: boolean }
type ForRespondent = Times & Change
type ForResearcher = Times & { respondent: string; link: string }

const calendarButton = ({ changeLink }: Change) => ({
  href: changeLink,
  label: 'Add it to your calendar',
})

const HowToChange = ({ changeLink, canMove }: Change) => (
  <>
    Need to {canMove ? 'change or cancel it' : 'cancel it'}?{' '}
    <a href={changeLink} style={{ color: 'inherit' }}>
      Open your interview
    </a>{' '}
    at least {BOOKING_NOTICE_HOURS} hours before it starts. <OfficeHelp />
  </>
)
/** Both open the participant's page, where a button acts: mail scanners open links, too. */
const WillYouBeThere = ({ changeLink }: Pick<Change, 'changeLink'>) => (
  <>
    Will you be there?{' '}
    <a href={`${changeLink}&coming=yes`} style={{ color: 'inherit' }}>
      I’ll be there
    </a>{' '}
    or{' '}
    <a href={`${changeLink}&coming=no`} style={{ color: 'inherit' }}>
      I can’t make it
    </a>
    .
  </>
)
type ForOffice = Times & { researcher: string; respondent: string }

const aboutStudy = ({ when, study }: Times): Fact[] => [
  ['When', when],
  ['About', study],
]
const withParticipant = (about: Times & { respondent: string }): Fact[] => [
  ['With', about.respondent],
  ...aboutStudy(about),
]
const betweenBoth = (about: ForOffice): Fact[] => [
  ...aboutStudy(about),
  ['Participant', about.respondent],
  ['Researcher', about.researcher],
]

const LINK_COMES = 'We’ll email you the video call link the day before.'
const NO_RESEARCHER = `Please choose another researcher. If nobody has it ${BOOKING_NOTICE_HOURS} hours before the start, we’ll cancel it.`
const LINK_BELOW = 'The button below joins the video call.'

/** With the video call link, and not before: a day ahead people know. */
const askedWith = (callLink: string | null, { changeLink }: Pick<Change, 'changeLink'>) =>
  callLink ? [<WillYouBeThere key="attendance" changeLink={changeLink} />] : []

export const plannedForRespondent = (about: ForRespondent): NoticeFacts => ({
  heading: 'Your interview is booked',
  topic: about.briefly,
  preview: LINK_COMES,
  facts: aboutStudy(about),
  says: [`Thanks. The researcher will confirm it next. ${LINK_COMES}`],
  button: calendarButton(about),
  small: HowToChange(about),
})

/** What every email to our team has. */
const forOffice = (about: ForOffice) => ({
  topic: `${about.study}, ${about.briefly}`,
  preview: `${about.respondent} with ${about.researcher}`,
  facts: betweenBoth(about),
})

export const plannedForOffice = ({
  link,
  hasResearcher,
  ...about
}: ForOffice & { link: string; hasResearcher: boolean }): NoticeFacts => ({
  heading: 'Interview booked',
  ...forOffice(about),
  says: [
    hasResearcher ? 'Ask the researcher to confirm it with a video call link.' : NO_RESEARCHER,
  ],
  button: { href: link, label: 'See all interviews' },
})

/** What every email to the researcher has. */
const forResearcher = (about: Times & { respondent: string }) => ({
  topic: `${about.respondent}, ${about.briefly}`,
  preview: about.study,
  facts: withParticipant(about),
})

export const bookedForResearcher = ({
  link,
  firstName,
  booked,
  target,
  ...about
}: ForResearcher & { firstName: string; booked: number; target: number }): NoticeFacts => ({
  heading: 'New booking',
  ...forResearcher(about),
  preview: `${booked} of ${target} booked for ${about.study}`,
  says: [
    `${firstName}, ${about.respondent} has booked a time. That makes ${booked} of ${target}. Add a video call link and confirm it, and we’ll tell the participant.`,
  ],
  button: { href: link, label: 'Confirm the interview' },
  small: 'We’ll remind you two days before if it isn’t confirmed by then.',
})

export const notifyResearcher = ({ link, ...about }: ForResearcher): NoticeFacts => ({
  heading: 'Please confirm your interview',
  ...forResearcher(about),
  says: ['Add a video call link and confirm. We’ll email the link to the participant.'],
  button: { href: link, label: 'Confirm the interview' },
  small: 'If it isn’t confirmed by its start, we’ll cancel it.',
})

export const confirmedForRespondent = ({
  callLink,
  ...about
}: ForRespondent & { callLink: string | null }): NoticeFacts => ({
  heading: 'Your interview is confirmed',
  topic: about.briefly,
  preview: callLink ? 'Your video call link is inside.' : LINK_COMES,
  facts: aboutStudy(about),
  says: [
    'The researcher is looking forward to talking with you.',
    callLink ? LINK_BELOW : `${LINK_COMES} The calendar entry is attached.`,
    ...askedWith(callLink, about),
  ],
  button: callLink ? { href: callLink, label: 'Join the call' } : calendarButton(about),
  small: HowToChange(about),
})

export const confirmedForResearcher = ({ link, ...about }: ForResearcher): NoticeFacts => ({
  heading: 'Interview confirmed',
  ...forResearcher(about),
  says: ['The calendar entry is attached. We’ll email the participant the link the day before.'],
  button: { href: link, label: 'Open the interview' },
})

export const linkForRespondent = ({
  callLink,
  changeLink,
  ...about
}: Times & { callLink: string; changeLink: string }): NoticeFacts => ({
  heading: 'Your video call link',
  topic: about.briefly,
  preview: 'Open it when your interview starts.',
  facts: aboutStudy(about),
  says: [...askedWith(callLink, { changeLink }), 'Join here when your interview starts:'],
  button: { href: callLink, label: 'Join the call' },
  small: <OfficeHelp />,
})

const LINK_CHANGED = 'The video call link changed'

/** `callLink`: the new one, or null where it is too early to send it. */
export const linkChangedForRespondent = ({
  changeLink,
  callLink,
  ...about
}: Times & { changeLink: string; callLink: string | null }): NoticeFacts => ({
  heading: LINK_CHANGED,
  topic: about.briefly,
  preview: "Please don't use the earlier link.",
  facts: aboutStudy(about),
  says: [
    callLink
      ? 'Please use this link instead of the earlier one. The time stays the same.'
      : "Please don't use the earlier link. We'll email you the new one the day before. The time stays the same.",
  ],
  button: callLink
    ? { href: callLink, label: 'Join the call' }
    : { href: changeLink, label: 'Open your interview' },
  small: <OfficeHelp />,
})

export const linkChangedForResearcher = ({
  link,
  callLink,
  isSent,
  ...about
}: ForResearcher & { callLink: string; isSent: boolean }): NoticeFacts => ({
  heading: LINK_CHANGED,
  ...forResearcher(about),
  facts: [...withParticipant(about), ['Video call link', callLink]],
  says: [
    isSent
      ? "We've emailed the participant the new link. The updated calendar entry is attached."
      : "We'll email the participant the new link the day before. The updated calendar entry is attached.",
  ],
  button: { href: link, label: 'Open the interview' },
})

export const reminder = ({
  respondent,
  callLink,
  ...about
}: Times & { respondent?: string; callLink: string }): NoticeFacts => ({
  heading: 'Your interview starts in an hour',
  topic: about.briefly,
  preview: 'Your video call link is inside.',
  facts: respondent ? withParticipant({ ...about, respondent }) : aboutStudy(about),
  says: ['Join here when it starts:'],
  button: { href: callLink, label: 'Join the call' },
  small: <OfficeHelp />,
})

type Moved = Times & { was: string }

const moved = ({ when, briefly, was, study }: Moved, ...others: Fact[]) => ({
  heading: 'Your interview was moved',
  topic: `now ${briefly}`,
  preview: `Before: ${was}`,
  facts: [['Now', when], ['Before', was], ['About', study], ...others] as const,
  small: <OfficeHelp />,
})

export const movedForRespondent = ({
  changeLink,
  canMove,
  callLink,
  ...times
}: Moved & Change & { callLink: string | null }): NoticeFacts => ({
  ...moved(times),
  says: [callLink ? LINK_BELOW : LINK_COMES, ...askedWith(callLink, { changeLink })],
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
  says: [],
  button: { href: link, label: 'Open the interview' },
})

const because = (reason: string | null): Fact[] => (reason ? [['Reason', reason]] : [])
const NOT_TAKING_PLACE = 'It won’t go ahead.'

/** Who cancelled it themselves is not told why: the reason is written for the others. */
export const cancelledForRespondent = ({
  reason,
  isOwnWish,
  isStudyOpen,
  changeLink,
  ...about
}: ForRespondent & {
  reason: string | null
  isOwnWish: boolean
  isStudyOpen: boolean
}): NoticeFacts => ({
  heading: 'Your interview is cancelled',
  topic: about.briefly,
  preview: NOT_TAKING_PLACE,
  facts: [...aboutStudy(about), ...because(isOwnWish ? null : reason)],
  says: [
    isOwnWish
      ? 'You’ve cancelled this interview, and we’ve told the researcher. Thanks for letting us know.'
      : NOT_TAKING_PLACE,
    isStudyOpen
      ? 'If another time suits you, you can choose one.'
      : 'You don’t need to do anything.',
  ],
  button: isStudyOpen ? { href: changeLink, label: 'Choose another time' } : undefined,
  small: <OfficeHelp />,
})

export const cancelledForResearcher = ({
  reason,
  ...about
}: Times & { respondent: string; reason: string | null }): NoticeFacts => ({
  heading: 'Interview cancelled',
  ...forResearcher(about),
  preview: NOT_TAKING_PLACE,
  facts: [...withParticipant(about), ...because(reason)],
  says: [NOT_TAKING_PLACE],
  small: <OfficeHelp />,
})

export const cancelledForOffice = ({
  reason,
  ...about
}: ForOffice & { reason: string | null }): NoticeFacts => ({
  heading: 'Interview cancelled',
  ...forOffice(about),
  facts: [...betweenBoth(about), ...because(reason)],
  says: reason ? [] : ['No reason was given.'],
})

export const deleteRecording = ({ link, ...about }: ForResearcher): NoticeFacts => ({
  heading: 'Please delete the recording',
  topic: about.respondent,
  preview: `${about.respondent} no longer agrees to the recording.`,
  facts: withParticipant(about),
  says: [
    `${about.respondent} has withdrawn their consent to the recording of this interview. Please delete it, and every copy you’ve made.`,
    'Then open the interview and press “I’ve deleted it”, so that our team and the participant know.',
  ],
  button: { href: link, label: 'Open the interview' },
})

export const dontRecord = ({ link, ...about }: ForResearcher): NoticeFacts => ({
  heading: 'Please don’t record this interview',
  ...forResearcher(about),
  preview: `${about.respondent} no longer agrees to a recording.`,
  says: [
    `${about.respondent} has withdrawn their consent to be recorded. The interview goes ahead without a recording.`,
  ],
  button: { href: link, label: 'Open the interview' },
})

/** Also where no other time can be booked any more. */
export const technicalProblem = ({
  isStudyOpen,
  changeLink,
  ...about
}: ForRespondent & { isStudyOpen: boolean }): NoticeFacts => ({
  heading: 'Sorry about the technical problem',
  topic: about.briefly,
  preview: isStudyOpen ? 'You can choose another time.' : 'You don’t need to do anything.',
  facts: aboutStudy(about),
  says: [
    'We’re sorry that a technical problem got in the way of your interview.',
    isStudyOpen
      ? 'If you’d still like to take part, you can choose another time.'
      : 'You don’t need to do anything.',
  ],
  button: isStudyOpen ? { href: changeLink, label: 'Choose another time' } : undefined,
  small: <OfficeHelp />,
})

export const askOutcome = ({ link, ...about }: ForResearcher): NoticeFacts => ({
  heading: 'How did it go?',
  ...forResearcher(about),
  says: ['Please tell us how this interview went, so that we know who took part.'],
  button: { href: link, label: 'Say how it went' },
})

export const askOutcomeOfOffice = ({
  link,
  ...about
}: ForOffice & { link: string }): NoticeFacts => ({
  heading: 'This interview needs an outcome',
  ...forOffice(about),
  says: ['We asked the researcher two days ago how it went and haven’t heard back.'],
  button: { href: link, label: 'See what needs an outcome' },
})

export const reassigned = (about: Times & { respondent: string }): NoticeFacts => ({
  heading: 'Someone else will conduct this interview',
  ...forResearcher(about),
  preview: 'You don’t need to do anything.',
  says: ['Our team has given this interview to another researcher. You don’t need to do anything.'],
  small: <OfficeHelp />,
})

export const unassigned = ({ link, ...about }: ForOffice & { link: string }): NoticeFacts => ({
  heading: 'This interview needs a researcher',
  ...forOffice(about),
  preview: `${about.respondent}, ${about.briefly}`,
  says: [`The researcher has deleted their account. ${NO_RESEARCHER}`],
  button: { href: link, label: 'Choose a researcher' },
})
