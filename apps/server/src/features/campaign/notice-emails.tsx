import { MORE_SLOTS } from '@wattle/contract/forecast'
import { capitalised, inWords } from '@wattle/contract/limits'
import { STALLED_AFTER_DAYS } from '@wattle/contract/notice'
import { EmailButton } from '#mail/button.tsx'
import { EmailLayout } from '#mail/layout.tsx'
import type { NoticeFacts } from '#mail/notice.tsx'
import { BODY, HEADING } from '#mail/styles.ts'
import { PanelFootnote } from './emails.tsx'

type Study = { project: string; link: string }
type ForResearcher = Study & { firstName: string }

const counted = (count: number, one: string, many = `${one}s`) =>
  `${count === 0 ? 'no' : count} ${count === 1 ? one : many}`

export const launchedForTeam = ({
  project,
  link,
  researcher,
  interviews,
  openSlots,
}: Study & { researcher: string; interviews: number; openSlots: number }): NoticeFacts => ({
  heading: `${researcher} launched a project`,
  topic: project,
  preview: `${counted(interviews, 'interview')}, ${counted(openSlots, 'free slot')}`,
  says: [
    'Fill in the project details and start sending invitations. We’ll tell the researcher when they go out.',
  ],
  facts: [
    ['Project', project],
    ['Interviews needed', String(interviews)],
    ['Free slots', String(openSlots)],
  ],
  button: { href: link, label: 'Fill in the project details' },
})

export const startedForResearcher = ({
  project,
  link,
  firstName,
  people,
  most,
  lastDay,
}: ForResearcher & { people: number; most: number; lastDay: string }): NoticeFacts => ({
  heading: 'Your invitations are going out',
  topic: project,
  preview: `We’ve emailed the first ${counted(people, 'person', 'people')}.`,
  says: [
    `${firstName}, we’ve emailed the first ${counted(people, 'person', 'people')} for “${project}”. On the project’s page you can see how many people open the invitation, finish the screener and qualify.`,
  ],
  facts: [
    ['Project', project],
    ['Limit', `${most} invitations`],
    ['People can answer until', lastDay],
  ],
  button: { href: link, label: 'See how it’s going' },
})

export const reachedForResearcher = ({
  project,
  link,
  firstName,
  interviews,
}: ForResearcher & { interviews: number }): NoticeFacts => ({
  heading:
    interviews === 1 ? 'Your interview is booked' : `All ${interviews} interviews are booked`,
  topic: project,
  preview: 'We’ve stopped inviting people.',
  says: [
    `${firstName}, “${project}” has every interview it needs, so we’ve stopped inviting people. If someone cancels, we’ll start again.`,
  ],
  button: { href: link, label: 'See your interviews' },
})

export const candidatesForResearcher = ({
  project,
  link,
  firstName,
  people,
}: ForResearcher & { people: number }): NoticeFacts => ({
  heading: counted(people, 'new candidate'),
  topic: project,
  preview: `${people === 1 ? 'One more person has' : `${people} more people have`} finished the screener and qualified.`,
  says: [
    `${firstName}, ${people === 1 ? 'one more person qualifies' : `${people} more people qualify`} for “${project}”.`,
  ],
  button: { href: link, label: 'See the candidates' },
})

const MORE = inWords(MORE_SLOTS)

/**
 * An admin's request for more slots. `chance` and `chanceWithSlots` are percentages from the
 * forecast.
 */
export const slotsForResearcher = ({
  project,
  link,
  firstName,
  chance,
  chanceWithSlots,
}: ForResearcher & { chance: number; chanceWithSlots: number }): NoticeFacts => ({
  heading: `Could you offer ${MORE} more slots?`,
  topic: project,
  preview: `${capitalised(MORE)} more slots would lift your chance of getting all your interviews in time from ${chance}% to ${chanceWithSlots}%.`,
  says: [
    `${firstName}, we’ve forecast how likely “${project}” is to get all its interviews in time.`,
    `${capitalised(MORE)} more slots next week would lift that chance from ${chance}% to ${chanceWithSlots}%.`,
  ],
  button: { href: link, label: 'Add slots' },
})

export type Stall = {
  booked: number
  target: number
  /** How many free slots are far enough ahead to book. */
  openSlots: number
  /** How many people qualify and have never booked. */
  waiting: number
  /** The last day to answer, such as 'Friday 20 November 2026'. Null if it hasn't passed yet. */
  lastDay: string | null
}

const DAYS = inWords(STALLED_AFTER_DAYS)

/** Sentences for the email: what the project is short of, and what would help. */
function shortage({ booked, target, openSlots, waiting, lastDay }: Stall) {
  if (lastDay)
    return {
      fact: `The last day to answer was ${lastDay}.`,
      advice: 'We can extend the project. If you have enough interviews, you can finish it early.',
    }
  const slots = `You have ${counted(openSlots, 'free slot')} left.`
  if (openSlots < target - booked)
    return { fact: slots, advice: 'Add slots so people can find a time.', needsSlots: true }
  if (waiting > 0)
    return {
      fact: `${slots} ${waiting === 1 ? 'One person qualifies and hasn’t' : `${waiting} people qualify and haven’t`} booked.`,
      advice:
        'Slots on other days, or early in the morning or in the evening, may suit them better.',
      needsSlots: true,
    }
  return {
    fact: `${slots} Everyone who qualifies has booked.`,
    advice: 'We’ve told our team, and they can invite more people.',
  }
}

export function stalledForResearcher({
  project,
  link,
  firstName,
  ...stall
}: ForResearcher & Stall): NoticeFacts {
  const { fact, advice, needsSlots } = shortage(stall)
  return {
    heading: `Nobody has booked for ${DAYS} days`,
    topic: project,
    preview: fact,
    says: [
      `${firstName}, nobody has booked an interview for “${project}” in the last ${DAYS} days. ${fact}`,
      `${stall.booked} of ${counted(stall.target, 'interview')} ${stall.booked === 1 ? 'is' : 'are'} booked. ${advice}`,
    ],
    button: { href: link, label: needsSlots ? 'Add slots' : 'Open the project' },
  }
}

export function stalledForTeam({
  project,
  link,
  researcher,
  ...stall
}: Study & { researcher: string } & Stall): NoticeFacts {
  return {
    heading: `Nobody has booked for ${DAYS} days`,
    topic: project,
    preview: `${stall.booked} of ${counted(stall.target, 'interview')} booked`,
    says: [`Nobody has booked an interview for “${project}” in the last ${DAYS} days.`],
    facts: [
      ['Researcher', researcher],
      ['Booked', `${stall.booked} of ${stall.target}`],
      ['Free slots', String(stall.openSlots)],
      ['Qualified, not booked', String(stall.waiting)],
      ['Last day', stall.lastDay ? `${stall.lastDay} (passed)` : ''],
    ],
    button: { href: link, label: 'Open the project' },
  }
}

export const endedSubject = (studyTitle: string) => `Thanks for taking part: ${studyTitle}`

/**
 * The email for people who finished the questions but never had an interview. We fill in
 * `[[hello]]` for each person when we send it.
 */
export function StudyEnded({
  studyTitle,
  isQualified,
  pageLink,
}: {
  studyTitle: string
  isQualified: boolean
  pageLink: string
}) {
  return (
    <EmailLayout preview="The study has ended. Thanks for your answers.">
      <h1 className="ink" style={HEADING}>
        Thanks for your answers
      </h1>
      <p className="ink" style={BODY}>
        [[hello]]. The study “{studyTitle}” has ended.{' '}
        {isQualified
          ? 'You qualified, but there were more people than times, so we couldn’t offer you an interview. We’re sorry about that.'
          : 'This study needed people in a different situation, so we didn’t offer you an interview. That’s no reflection on your answers: each study looks for different people.'}
      </p>
      <p className="ink" style={BODY}>
        Thanks for your time. You can still take part in other studies, and we’ll email you when one
        may suit you.
      </p>
      <EmailButton href={pageLink}>Open my panel page</EmailButton>
      <PanelFootnote leaveLink={pageLink} />
    </EmailLayout>
  )
}
