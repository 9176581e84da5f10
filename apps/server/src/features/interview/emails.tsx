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
/** Where the participant changes it, or cancels it if that is all they can do. */
export type Change = { changeLink: string; canMove: boolean }
type ForRespondent = Times & Change

const changeButton = ({ changeLink, canMove }: Change) => ({
  href: changeLink,
  label: canMove ? 'Change or cancel' : 'Cancel the interview',
})
type ForOffice = Times & { researcher: string; respondent: string }

const aboutStudy = (when: string, study: string): Fact[] => [
  ['When', when],
  ['About', study],
]
const withParticipant = ({
  when,
  study,
  respondent,
}: Omit<ForOffice, 'researcher' | 'briefly'>): Fact[] => [
  ['With', respondent],
  ...aboutStudy(when, study),
]
const betweenBoth = ({
  when,
  study,
  researcher,
  respondent,
}: Omit<ForOffice, 'briefly'>): Fact[] => [
  ...aboutStudy(when, study),
  ['Participant', respondent],
  ['Researcher', researcher],
]

const LINK_COMES = 'The link for the call comes by email one day before.'
const LINK_BELOW = 'The link for the call is below.'

export const plannedForRespondent = ({
  when,
  briefly,
  study,
  ...change
}: ForRespondent): NoticeFacts => ({
  heading: 'Your interview is booked',
  topic: briefly,
  preview: LINK_COMES,
  facts: aboutStudy(when, study),
  says: [`Thank you. The researcher confirms it next. ${LINK_COMES}`],
  button: changeButton(change),
  small: (
    <>
      You can {change.canMove ? 'change or cancel' : 'cancel'} it up to {BOOKING_NOTICE_HOURS} hours
      before. <OfficeHelp />
    </>
  ),
})

export const plannedForOffice = ({
  briefly,
  link,
  ...about
}: ForOffice & { link: string }): NoticeFacts => ({
  heading: 'An interview was booked',
  topic: `${about.study}, ${briefly}`,
  preview: `${about.respondent} with ${about.researcher}`,
  facts: betweenBoth(about),
  says: ['Notify the researcher, who confirms it with a link for the call.'],
  button: { href: link, label: 'See all interviews' },
})

export const notifyResearcher = ({
  when,
  briefly,
  study,
  respondent,
  link,
}: Times & { respondent: string; link: string }): NoticeFacts => ({
  heading: 'Please confirm your interview',
  topic: `${respondent}, ${briefly}`,
  preview: study,
  facts: withParticipant({ when, study, respondent }),
  says: ['Confirm it with a link for the call, so that we can send the link to the participant.'],
  button: { href: link, label: 'Confirm the interview' },
  small: 'An interview that is not confirmed when it should begin is cancelled.',
})

export const confirmedForRespondent = ({
  when,
  briefly,
  study,
  callLink,
  ...change
}: ForRespondent & { callLink: string | null }): NoticeFacts => ({
  heading: 'Your interview is confirmed',
  topic: briefly,
  preview: callLink ? 'The link for the call is inside.' : LINK_COMES,
  facts: aboutStudy(when, study),
  says: [
    'The researcher looks forward to talking with you.',
    callLink ? LINK_BELOW : `${LINK_COMES} The calendar entry is attached.`,
  ],
  button: callLink ? { href: callLink, label: 'Join the call' } : changeButton(change),
  small: <OfficeHelp />,
})

export const confirmedForResearcher = ({
  when,
  briefly,
  study,
  respondent,
  link,
}: Times & { respondent: string; link: string }): NoticeFacts => ({
  heading: 'Interview confirmed',
  topic: `${respondent}, ${briefly}`,
  preview: study,
  facts: withParticipant({ when, study, respondent }),
  says: ['The calendar entry is attached. The participant gets the link one day before.'],
  button: { href: link, label: 'Open the interview' },
})

export const linkForRespondent = ({
  when,
  briefly,
  study,
  callLink,
}: Times & { callLink: string }): NoticeFacts => ({
  heading: 'The link for your interview',
  topic: briefly,
  preview: 'Open it when the interview begins.',
  facts: aboutStudy(when, study),
  says: ['Open this link at that time:'],
  button: { href: callLink, label: 'Join the call' },
  small: <OfficeHelp />,
})

const LINK_CHANGED = 'The video call link changed'

/** `callLink`: the new one, or null where it is too early to send it. */
export const linkChangedForRespondent = ({
  when,
  briefly,
  study,
  changeLink,
  callLink,
}: ForRespondent & { callLink: string | null }): NoticeFacts => ({
  heading: LINK_CHANGED,
  topic: briefly,
  preview: "Please don't use the earlier link.",
  facts: aboutStudy(when, study),
  says: [
    callLink
      ? 'Please use this link instead of the earlier one. The time stays the same.'
      : "Please don't use the earlier link. We'll email you the new one the day before. The time stays the same.",
  ],
  button: callLink
    ? { href: callLink, label: 'Join the call' }
    : { href: changeLink, label: 'Change or cancel' },
  small: <OfficeHelp />,
})

export const linkChangedForResearcher = ({
  when,
  briefly,
  study,
  respondent,
  link,
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
    isSent
      ? "We've emailed the participant the new link. The updated calendar entry is attached."
      : "We'll email the participant the new link the day before. The updated calendar entry is attached.",
  ],
  button: { href: link, label: 'Open the interview' },
})

export const reminder = ({
  when,
  briefly,
  study,
  respondent,
  callLink,
}: Times & { respondent?: string; callLink: string }): NoticeFacts => ({
  heading: 'Your interview begins in an hour',
  topic: briefly,
  preview: 'The link for the call is inside.',
  facts: respondent ? withParticipant({ when, study, respondent }) : aboutStudy(when, study),
  says: ['Open this link when it begins:'],
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
  says: [callLink ? LINK_BELOW : LINK_COMES],
  button: callLink
    ? { href: callLink, label: 'Join the call' }
    : changeButton({ changeLink, canMove }),
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
const NOT_TAKING_PLACE = 'It will not take place.'

/** Who cancelled it themselves is not told why: the reason is written for the others. */
export const cancelledForRespondent = ({
  when,
  briefly,
  study,
  reason,
  isOwnWish,
  isStudyOpen,
  changeLink,
}: ForRespondent & {
  reason: string | null
  isOwnWish: boolean
  isStudyOpen: boolean
}): NoticeFacts => ({
  heading: 'The interview was cancelled',
  topic: briefly,
  preview: NOT_TAKING_PLACE,
  facts: [...aboutStudy(when, study), ...because(isOwnWish ? null : reason)],
  says: [
    isOwnWish
      ? 'It will not take place, as you wished. The researcher knows. Thank you for telling us.'
      : NOT_TAKING_PLACE,
    isStudyOpen
      ? 'If another hour would suit you, you can choose one.'
      : 'There is nothing you need to do.',
  ],
  button: isStudyOpen ? { href: changeLink, label: 'Choose another time' } : undefined,
  small: <OfficeHelp />,
})

export const cancelledForResearcher = ({
  briefly,
  reason,
  ...about
}: Times & { respondent: string; reason: string | null }): NoticeFacts => ({
  heading: 'The interview was cancelled',
  topic: `${about.respondent}, ${briefly}`,
  preview: NOT_TAKING_PLACE,
  facts: [...withParticipant(about), ...because(reason)],
  says: [NOT_TAKING_PLACE],
  small: <OfficeHelp />,
})

export const cancelledForOffice = ({
  briefly,
  reason,
  ...about
}: ForOffice & { reason: string | null }): NoticeFacts => ({
  heading: 'An interview was cancelled',
  topic: `${about.study}, ${briefly}`,
  preview: `${about.respondent} with ${about.researcher}`,
  facts: [...betweenBoth(about), ...because(reason)],
  says: reason ? [] : ['No reason was given.'],
})
