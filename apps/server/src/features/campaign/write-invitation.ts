import type { AskableConsent } from '@wattle/contract/consent'
import type { StudyForm } from '@wattle/contract/distribution'
import { INTERVIEW_LENGTH } from '@wattle/contract/limits'
import { INVITATION_MAIL } from '@wattle/contract/outbox'
import { INVITATION_LINK, PANEL_LINK } from '#adapters/link-key.ts'
import { formatWeekdayAndDay } from '#date-formats.ts'
import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { escapeMarks, fillIn } from '#features/email/fill-in-body.ts'
import { type NewEmail, queueEmails, storeBody } from '#features/email/queue-emails.ts'
import { findTemplate, type TemplateText, writeEmail } from '#features/email/use-template.ts'
import { greeting } from '#mail/first-name.ts'
import {
  INVITATION_BUTTON,
  Invitation,
  invitationSubject,
  PanelFootnote,
  reminderSubject,
  type StudyFacts,
} from './emails.tsx'
import type { DistributionRow } from './queries.ts'

export const REMINDER_MAIL = 'distribution.reminder'

export type Recipient = {
  memberId: number
  email: string
  name: string | null
  nonce: Buffer
  memberNonce: Buffer
}

/** Stands in for a missing name, as in "Hello there". */
const NAMELESS = 'there'
export const SAMPLE_NAME = 'Jo Sample'
const SAMPLE_OPEN_MS = 14 * 24 * 3_600_000

type Round = { isReminder?: boolean; until?: Date | null; at?: Date }

/**
 * Renders one body for all recipients. We fill in each person's name and link keys when we send it.
 */
export async function queueInvitations(
  deps: Deps,
  tx: Db,
  distribution: DistributionRow,
  recipients: Recipient[],
  { isReminder = false, until = null, at = deps.now() }: Round = {},
): Promise<void> {
  const { publicUrl } = deps.config
  const words = await findTemplate(tx, isReminder ? 'REMINDER' : 'INVITATION')
  const { subject, ...bodies } = writeInvitation(deps, words, distribution, isReminder)
  const kind = isReminder ? REMINDER_MAIL : INVITATION_MAIL
  const shared = { kind, subject: fillIn(subject, () => '') }
  const bodyId = await storeBody(tx, { ...bodies, ...shared, createdAt: at })
  // All emails share this object, so `insertMany` sends it to the database only once.
  const headers = {
    'List-Unsubscribe': `<${publicUrl}/api/panel/unsubscribe?key=[[member]]>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
  const mails: NewEmail[] = recipients.map(({ memberId, email, name, nonce, memberNonce }) => ({
    kind,
    to: email,
    subject: fillIn(subject, () => name || NAMELESS),
    html: '',
    text: '',
    bodyId,
    fills: { name: name || NAMELESS, hello: greeting(name) },
    campaignId: distribution.id,
    memberId,
    keys: {
      key: { purpose: INVITATION_LINK, nonce: nonce.toString('base64') },
      member: { purpose: PANEL_LINK, nonce: memberNonce.toString('base64') },
    },
    headers,
  }))
  await queueEmails(deps, tx, mails, until, at)
}

/** The invitation as it would go out, but with links that don't work. */
export async function previewStudy(deps: Deps, study: StudyForm) {
  const words = await findTemplate(deps.db, 'INVITATION')
  return sampled(writeInvitation(deps, words, study, false), NAMELESS)
}

export const SAMPLE_STUDY = {
  studyTitle: 'Meals around shift work',
  studyDescription: 'We want to learn how people who work shifts organise their meals.',
  conductingPeriod: 'Over the next two weeks',
  estimatedTime: `${INTERVIEW_LENGTH} by video`,
  incentive: 'A $60 gift card',
  consentFormLink: '',
  oneTimeNumber: 0,
  maxNumber: 0,
}

/** Shows admins their own template with a made-up study. */
export function previewInvitationTemplate(deps: Deps, isReminder: boolean, words: TemplateText) {
  const lastDay = new Date(deps.now().getTime() + SAMPLE_OPEN_MS)
  const study = { ...SAMPLE_STUDY, expirationDate: lastDay.toISOString().slice(0, 10) }
  return sampled(writeInvitation(deps, words, study, isReminder), SAMPLE_NAME)
}

type Written = { subject: string; html: string; text: string }

function sampled({ subject, html, text }: Written, name: string): Written {
  const words: Record<string, string> = { name, hello: greeting(name === NAMELESS ? null : name) }
  const filled = (part: string) => fillIn(part, (place) => words[place] ?? 'sample')
  return { subject: filled(subject), html: filled(html), text: filled(text) }
}

type Study = Omit<StudyForm, 'expirationDate' | 'incentiveCents' | 'incentiveCurrency'> & {
  expirationDate: string | null
}

/** Uses the agency's own template if there is one, or else the built-in email. */
function writeInvitation(
  deps: Deps,
  words: TemplateText | undefined,
  study: Study,
  isReminder: boolean,
): Written {
  const facts = factsOf(deps, study)
  return writeEmail(
    words,
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
  return {
    studyTitle: escapeMarks(study.studyTitle),
    studyDescription: escapeMarks(study.studyDescription),
    conductingPeriod: escapeMarks(study.conductingPeriod),
    estimatedTime: escapeMarks(study.estimatedTime),
    incentive: escapeMarks(study.incentive),
    lastDay: study.expirationDate ? formatWeekdayAndDay(study.expirationDate) : '',
    requirement: requirementOf(study.requires),
    link: `${config.publicUrl}/respondent/screener?hashKey=[[key]]`,
    leaveLink: `${config.publicUrl}/panel?key=[[member]]`,
  }
}

const REQUIRED: Record<AskableConsent, string> = {
  RECORDING: 'The interview is recorded',
  OBSERVERS: 'the client listens in',
  QUOTES: 'the report may quote you, without your name',
}

/**
 * Says what people have to agree to before they can book, so they know before they start answering.
 */
function requirementOf(requires: readonly AskableConsent[] = []): string {
  if (requires.length === 0) return ''
  const words = requires.map((kind) => REQUIRED[kind]).join(' and ')
  const sentence = words.charAt(0).toUpperCase() + words.slice(1)
  return `${sentence}. We’ll ask you to agree to that before you choose a time.`
}
