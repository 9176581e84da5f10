import type { StudyForm } from '@wattle/contract/distribution'
import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { type DistributionRow, INVITATION_LINK } from '#features/distribution/service.ts'
import {
  filledIn,
  type NewMail,
  queueMails,
  storeBody,
  unmarked,
} from '#features/outbox/service.ts'
import { LINK_PURPOSE } from '#features/panel/service.ts'
import { writeMail } from '#features/template/service.ts'
import {
  INVITATION_BUTTON,
  Invitation,
  invitationSubject,
  PanelFootnote,
  reminderSubject,
  type StudyFacts,
} from './emails.tsx'

export const INVITATION_MAIL = 'distribution.invitation'
export const REMINDER_MAIL = 'distribution.reminder'

export type Recipient = {
  memberId: number
  email: string
  name: string | null
  nonce: Buffer
  memberNonce: Buffer
}

/** "Hello there" to who gave no name. */
const NAMELESS = 'there'

const AN_INVITATION = { isReminder: false, until: null }

/** Rendered once; each mail's own words and keys are filled in when it is sent. */
export async function queueInvitations(
  deps: Deps,
  tx: Db,
  distribution: DistributionRow,
  recipients: Recipient[],
  { isReminder, until }: { isReminder: boolean; until: Date | null } = AN_INVITATION,
): Promise<void> {
  const { publicUrl } = deps.config
  const { subject, ...bodies } = await writeInvitation(deps, tx, distribution, isReminder)
  const bodyId = await storeBody(tx, { ...bodies, createdAt: deps.now() })
  // The same object in all of them: it is sent to the database once.
  const headers = {
    'List-Unsubscribe': `<${publicUrl}/api/panel/unsubscribe?key=[[member]]>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
  const mails: NewMail[] = recipients.map(({ memberId, email, name, nonce, memberNonce }) => ({
    kind: isReminder ? REMINDER_MAIL : INVITATION_MAIL,
    to: email,
    subject: filledIn(subject, () => name || NAMELESS),
    html: '',
    text: '',
    bodyId,
    fills: { name: name || NAMELESS },
    campaignId: distribution.id,
    memberId,
    keys: {
      key: { purpose: INVITATION_LINK, nonce: nonce.toString('base64') },
      member: { purpose: LINK_PURPOSE, nonce: memberNonce.toString('base64') },
    },
    headers,
  }))
  await queueMails(deps, tx, mails, until)
}

/** As it would go out, with links that open nothing. */
export async function sampleInvitation(deps: Deps, study: StudyForm) {
  const { subject, html, text } = await writeInvitation(deps, deps.db, study, false)
  const sampled = (part: string) =>
    filledIn(part, (place) => (place === 'name' ? NAMELESS : 'sample'))
  return { subject: sampled(subject), html: sampled(html), text: sampled(text) }
}

type Study = Omit<StudyForm, 'expirationDate'> & { expirationDate: string | null }

/** In the agency's own words where it stored some. */
function writeInvitation(deps: Deps, db: Db, study: Study, isReminder: boolean) {
  const facts = factsOf(deps, study)
  return writeMail(
    db,
    isReminder ? 'REMINDER' : 'INVITATION',
    { ...facts, name: '[[name]]' },
    {
      subject: isReminder ? reminderSubject(facts) : invitationSubject(facts),
      mail: Invitation({ ...facts, isReminder }),
      button: INVITATION_BUTTON,
      footnote: PanelFootnote(facts),
    },
  )
}

function factsOf({ config }: Deps, study: Study): StudyFacts {
  const day = new Date(`${study.expirationDate}T12:00:00Z`)
  return {
    studyTitle: unmarked(study.studyTitle),
    studyDescription: unmarked(study.studyDescription),
    conductingPeriod: unmarked(study.conductingPeriod),
    estimatedTime: unmarked(study.estimatedTime),
    incentive: unmarked(study.incentive),
    lastDay: day
      .toLocaleDateString('en-AU', { dateStyle: 'full', timeZone: 'UTC' })
      .replace(/,/g, ''),
    link: `${config.publicUrl}/respondent/screener?hashKey=[[key]]`,
    leaveLink: `${config.publicUrl}/panel?key=[[member]]`,
  }
}
