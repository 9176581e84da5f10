import { sql } from 'drizzle-orm'
import { outboxMails } from '#db/schema/outbox.ts'
import type { Cast } from './cast.ts'
import { writtenEmails } from './witness.ts'
import type { World } from './world.ts'

const CANCELLED = 'interview.cancelled'
const OWN_REQUEST = /^(panel|enquiry)\./

export async function mailViolations(world: World, cast: Cast): Promise<string[]> {
  return [
    ...(await unexplainedEmails(world)),
    ...(await emailsDuringSilence(world, cast)),
    ...(await emailsAfterTheEnd(world, cast)),
    ...(await missingCancellations(world, cast)),
    ...recalledEmails(world, cast),
    ...(await uncountedSlotRequests(world, cast)),
  ]
}

/**
 * Checks that every email in the outbox was sent, is waiting because its distribution is paused, or
 * has a recorded reason for not being sent.
 */
async function unexplainedEmails(world: World): Promise<string[]> {
  const { db } = world.app().deps
  const mails = await db.select().from(outboxMails)
  const arrived = new Map<string, number>()
  for (const { messageId = '' } of world.mails)
    arrived.set(messageId, (arrived.get(messageId) ?? 0) + 1)
  const crashes = world.trail.filter((line) => line.startsWith('crash')).length
  const violations = mails.flatMap(
    ({ id, state, kind, messageId, lastError, nextAttemptAt, memberId }) => {
      const times = arrived.get(messageId) ?? 0
      const what = `email ${id} (${kind}, ${state})`
      switch (state) {
        case 'SENT':
          return times >= 1 ? [] : [`${what} never arrived`]
        case 'QUEUED':
          // While a distribution is paused, its emails have their next attempt in the year 9999.
          return nextAttemptAt && nextAttemptAt.getUTCFullYear() > 9000
            ? []
            : [`${what} is still waiting: ${lastError ?? 'never tried'}`]
        case 'REFUSED':
        case 'FAILED':
          return lastError ? [] : [`${what} has no recorded reason`]
        case 'DROPPED':
          return memberId || lastError ? [] : [`${what} has no recorded reason`]
        default:
          return [`${what} is in an unknown state`]
      }
    },
  )
  const twice = [...arrived.values()].reduce((sum, times) => sum + times - 1, 0)
  // After a crash, we may send 15 emails again: five in progress, and ten sent but not recorded
  // yet.
  const mostTwice = crashes * 15
  if (twice > mostTwice) violations.push(`${twice} emails arrived twice after ${crashes} crashes`)
  const known = new Set((await writtenEmails(db)).map(({ message_id }) => message_id))
  for (const messageId of arrived.keys())
    if (!known.has(messageId)) violations.push(`${messageId} arrived, but was never written`)
  return violations.slice(0, 5)
}

/**
 * Checks that we never invite someone who paused or left, and that deleted people only get emails
 * they ask for.
 */
async function emailsDuringSilence(world: World, { silences }: Cast): Promise<string[]> {
  const written = await writtenEmails(world.app().deps.db)
  const mailOf = new Map(written.map((mail) => [mail.message_id, mail]))
  return silences
    .flatMap(({ email, from, until, why }) =>
      world.mails.slice(from, Math.min(until, world.mails.length)).flatMap((mail) => {
        const { kind = '', campaign_id = null } = mailOf.get(mail.messageId ?? '') ?? {}
        const isTheirs = mail.envelopeTo.some((to) => to.toLowerCase() === email)
        const isAsked = kind.startsWith('distribution.') && (why === 'LEFT' || campaign_id !== null)
        const isWrong = why === 'FORGOTTEN' ? !OWN_REQUEST.test(kind) : isAsked
        return isTheirs && isWrong ? [`${email} was sent ${kind} after leaving`] : []
      }),
    )
    .slice(0, 5)
}

/** Checks that we never invite anyone to a study that's over or paused. */
async function emailsAfterTheEnd(world: World, { closed }: Cast): Promise<string[]> {
  const written = await writtenEmails(world.app().deps.db)
  const campaignOf = new Map(
    written.map(({ message_id, campaign_id }) => [message_id, campaign_id]),
  )
  return closed
    .flatMap(({ campaignId, from, until }) =>
      world.mails
        .slice(from, Math.min(until, world.mails.length))
        .filter(({ messageId = '' }) => campaignOf.get(messageId) === campaignId)
        .map(({ envelopeTo }) => `${envelopeTo} was invited to a study that’s over or paused`),
    )
    .slice(0, 5)
}

/** Checks that no email arrived after an admin had undone it. */
const recalledEmails = ({ mails }: World, { seen }: Cast): string[] =>
  mails
    .filter(({ messageId = '' }) => seen.recalled.includes(messageId))
    .map(({ envelopeTo, subject }) => `${envelopeTo} got “${subject}”, which was undone`)

/** Checks that researchers got one email each time our team asked them for slots. */
async function uncountedSlotRequests(world: World, { seen }: Cast): Promise<string[]> {
  const written = await writtenEmails(world.app().deps.db)
  const emails = written.filter(({ kind }) => kind === 'study.slots').length
  return emails === seen.slotRequests
    ? []
    : [`${emails} emails about ${seen.slotRequests} requests for slots`]
}

/** Checks that participants got an email about each of their cancelled interviews. */
async function missingCancellations(world: World, { members, silences }: Cast): Promise<string[]> {
  const { db } = world.app().deps
  const written = await writtenEmails(db)
  const { rows } = await db.execute<{ email: string; cancelled: number }>(sql`
    select lower(m.email) as email, count(*)::int as cancelled
    from interviews i join invitations v on v.id = i.invitation_id
      join panel_members m on m.id = v.member_id
    where i.status = 'CANCELLED' and i.outcome is distinct from 'TECHNICAL' group by 1`)
  return members.flatMap(({ email }) => {
    // Skips anyone who was deleted, even if they joined again, because we deleted their history.
    if (silences.some((one) => one.email === email && one.why === 'FORGOTTEN')) return []
    const notices = written.filter(
      (mail) => mail.recipient === email && mail.kind === CANCELLED,
    ).length
    const cancelled = rows.find((row) => row.email === email)?.cancelled ?? 0
    return notices >= cancelled
      ? []
      : [`${email} got ${notices} emails about ${cancelled} cancellations`]
  })
}
