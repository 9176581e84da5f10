import { DELETED_ACCOUNT, FORMER_RESEARCHER } from '@wattle/contract/audit'
import { isCancelled } from '@wattle/contract/interview-status'
import type { MailWord } from '@wattle/contract/outbox'
import { INVITATION_LINK } from '#adapters/link-key.ts'
import { formatShortTime, formatTimeRange } from '#date-formats.ts'
import type { Deps } from '#deps.ts'
import { type OwnKey, placeKey } from '#features/email/fill-in-body.ts'
import type { NewEmail } from '#features/email/queue-emails.ts'
import { calendarText } from '#mail/calendar-entry.ts'
import { firstNameOf } from '#mail/first-name.ts'
import { Notice, type NoticeFacts, noticeSubject } from '#mail/notice.tsx'
import { renderEmail } from '#mail/render.ts'
import type { Change } from './emails.tsx'
import type { Meeting } from './queries.ts'

type Party = {
  to: string | null
  facts: NoticeFacts
  calendar?: string
  ownKey?: OwnKey
}
type Times = { when: string; briefly: string; study: string; firstName: string }
export type RespondentFacts = Times & Change
export type ResearcherFacts = Times & { respondent: string; link: string }
export type TeamFacts = Omit<ResearcherFacts, 'firstName'> & { researcher: string }
/** Attaches a calendar entry that contains this video call link. */
type Entry = { callLink: string | null }

export function respondentParty(
  deps: Deps,
  meeting: Meeting,
  write: (base: RespondentFacts, zone: string) => NoticeFacts,
  entry?: Entry,
): Party {
  const zone = meeting.respondent.timeZone ?? deps.config.agencyTimeZone
  const standIn = deps.randomBytes(16).toString('hex')
  const changeLink = `${deps.config.publicUrl}/respondent/slots?hashKey=${standIn}`
  const change = { changeLink, canMove: !meeting.hasLeft }
  const firstName = firstNameOf(meeting.respondent.name ?? '')
  const base = { ...times(meeting, zone), study: studyOf(meeting), firstName, ...change }
  const facts = write(base, zone)
  const key = { purpose: INVITATION_LINK, nonce: meeting.linkNonce.toString('base64') }
  const to = meeting.respondent.email
  const calendar = entry && entryFor(deps, meeting, to, entry.callLink)
  return { to, facts, ownKey: { key, standIn }, ...(calendar && { calendar }) }
}

export function researcherParty(
  deps: Deps,
  meeting: Meeting,
  write: (base: ResearcherFacts, zone: string) => NoticeFacts,
  entry?: Entry,
): Party {
  const zone = meeting.researcher.timeZone ?? deps.config.agencyTimeZone
  const page = isGuest(meeting) ? 'interviews' : `research/${meeting.researchId}`
  const link = `${deps.config.publicUrl}/platform/${page}?interview=${meeting.id}`
  const respondent = respondentName(meeting)
  const { firstName } = meeting.researcher
  const about = { study: meeting.researchName, respondent, link, firstName }
  const base = { ...times(meeting, zone), ...about }
  const to = meeting.researcher.email
  const calendar = entry && entryFor(deps, meeting, to, entry.callLink)
  return { to, facts: write(base, zone), ...(calendar && { calendar }) }
}

export function teamParty(
  { config }: Deps,
  meeting: Meeting,
  write: (base: TeamFacts) => NoticeFacts,
): Party {
  const facts = write({
    study: studyOf(meeting),
    ...times(meeting, config.agencyTimeZone),
    researcher: researcherName(meeting),
    respondent: respondentName(meeting),
    link: `${config.publicUrl}/admin/interviews`,
  })
  return { to: config.contactEmail, facts }
}

/**
 * Leaves out deleted members, who have no address. Each email stores who it's about, so we can
 * delete it along with that person.
 */
export function emailsTo(
  word: MailWord<'interview'>,
  meeting: Meeting,
  parties: Party[],
): NewEmail[] {
  return parties.flatMap(({ to, facts, calendar, ownKey }) => {
    const body = renderEmail(Notice(facts))
    const subject = noticeSubject(facts)
    return to
      ? [
          {
            kind: `interview.${word}`,
            to,
            aboutMemberId: meeting.memberId,
            aboutUserId: namesResearcher(meeting, `${subject}\n${body.text}`)
              ? meeting.ownerId
              : null,
            subject,
            // Researchers type the study's title, the reason and the link, so escape placeholders
            // in them.
            ...(ownKey ? placeKey(body, ownKey) : body),
            ...(calendar && { calendar }),
          },
        ]
      : []
  })
}

/**
 * Whether the email contains the researcher's name or address. They may have typed it themselves,
 * for example as the reason for a cancellation.
 */
function namesResearcher(meeting: Meeting, text: string): boolean {
  const name = researcherName(meeting)
  const { email } = meeting.researcher
  const isOwnName = name !== '' && name !== DELETED_ACCOUNT && name !== FORMER_RESEARCHER
  return (isOwnName && text.includes(name)) || (email !== '' && text.includes(email))
}

function entryFor(deps: Deps, meeting: Meeting, attendee: string | null, place: string | null) {
  const { host } = new URL(deps.config.publicUrl)
  return calendarText({
    uid: `interview-${meeting.id}@${host}`,
    sequence: meeting.icsSequence,
    isCancelled: isCancelled(meeting),
    start: meeting.startTime,
    end: meeting.endTime,
    stamp: deps.now(),
    title: `Interview: ${studyOf(meeting)}`,
    description: place ? `Join the call: ${place}` : 'We’ll email you the video call link.',
    place,
    organiser: { name: 'Wattle Research', email: deps.config.contactEmail },
    attendee: attendee ?? deps.config.contactEmail,
  })
}

/**
 * Whether the researcher is a guest, who conducts an interview in someone else's project. Guests
 * can see the interview, but not the project.
 */
export const isGuest = ({ ownerId, projectOwnerId }: Meeting) => ownerId !== projectOwnerId

const times = ({ startTime, endTime }: Meeting, zone: string) => ({
  when: formatTimeRange(startTime, endTime, zone),
  briefly: formatShortTime(startTime, zone),
})
/** The title from the invitation. The project's name may give away which answers qualify. */
const studyOf = ({ studyTitle, researchName }: Meeting) => studyTitle || researchName

const respondentName = ({ respondent }: Meeting) => respondent.name ?? 'Participant'

const researcherName = ({ researcher }: Meeting) =>
  `${researcher.firstName} ${researcher.lastName}`.trim()
