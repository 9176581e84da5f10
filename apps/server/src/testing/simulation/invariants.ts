import { getDistribution, listDistributions } from '@wattle/contract/distribution'
import { getResearch, listResearches } from '@wattle/contract/research'
import { sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import type { Cast } from './cast.ts'
import { FINDINGS_RULES, findingsViolations } from './findings-invariants.ts'
import { interviewViolations, rowsAgainst } from './interview-invariants.ts'
import { mailViolations } from './mail-invariants.ts'
import { forbiddenMoves } from './moves.ts'
import { PANEL_RULES, panelViolations } from './panel-invariants.ts'
import { PAYMENT_RULES, paymentViolations } from './payment-invariants.ts'
import { STUDY_RULES } from './study-invariants.ts'
import type { World } from './world.ts'

/** Each key names a fault, and its query must find no rows. */
const NEVER: Record<string, string> = {
  'an interview change that we emailed no one about': `
    select id from interviews where untold`,
  'a wrong count of invitations': `
    select d.id from distributions d where d.emails_sent <>
      (select count(*) from invitations v where v.distribution_id = d.id and v.link_id is null)
      + (select count(*) from witness.replaced r where r.distribution_id = d.id)`,
  'more invitations than the maximum': `
    select id from distributions where emails_sent > max_number`,
  'two invitations for a person within the rest period': `
    select v.id from invitations v join invitations w on w.member_id = v.member_id and w.id > v.id
    where w.invited_at - v.invited_at < interval '7 days' and v.link_id is null
      and w.link_id is null`,
  'a distribution of a project that wasn’t launched': `
    select d.id from distributions d join researches r on r.id = d.research_id
    where r.status not in ('CONDUCTING_INTERVIEW', 'COMPLETED')`,
  'a result that doesn’t match the answers': `
    select v.id from invitations v where v.status = 'COMPLETED' and v.member_id is not null
      and v.withdrawn_at is null and (v.result = 'FIT') <> not exists (
      select from screener_questions q
      where q.research_id = v.research_id and (q.shown_if = '{}' or q.shown_if && v.chosen_ids)
        and not case
          when q.rule = 'NOTE' then true
          when q.type = 'NUMBER' then ((v.written ->> q.id::text)::int
            between coalesce(q.number_min, 0) and coalesce(q.number_max, 1000000)) = (q.rule = 'MATCH')
          when q.rule = 'MATCH' and q.type = 'MULTIPLE_CHOICE' then not exists (
            select from screener_options o
            where o.question_id = q.id and o.must_match and o.id <> all(v.chosen_ids))
          else (q.rule <> 'REJECT') = exists (select from screener_options o
            where o.question_id = q.id and o.must_match and o.id = any(v.chosen_ids)) end)`,
  'an answer to a hidden question': `
    select v.id from invitations v join screener_questions q on q.research_id = v.research_id
    where v.status = 'COMPLETED' and q.shown_if <> '{}' and not q.shown_if && v.chosen_ids
      and (v.written -> q.id::text is not null or exists (
        select from screener_options o where o.question_id = q.id and o.id = any(v.chosen_ids)))`,
  'content that is still being written': `
    select id from researches where generation_state <> 'idle' and deleted_at is null`,
}

/** Checks everything that must be true once all jobs are done. Returns a sentence per violation. */
export async function violationsOf(world: World, cast: Cast): Promise<string[]> {
  const { db } = world.app().deps
  return [
    ...(await interviewViolations(db)),
    ...(await rowsAgainst(db, NEVER)),
    ...(await rowsAgainst(db, STUDY_RULES)),
    ...(await rowsAgainst(db, PAYMENT_RULES)),
    ...(await rowsAgainst(db, FINDINGS_RULES)),
    ...(await rowsAgainst(db, PANEL_RULES)),
    ...(await forbiddenMoves(db, world.undone)),
    ...(await mailViolations(world, cast)),
    ...(await miscountedDistributions(world, cast)),
    ...(await miscountedProjects(world, cast)),
    ...(await strayEvents(world)),
    ...(await paymentViolations(world, cast)),
    ...(await panelViolations(world, cast)),
    ...(await findingsViolations(world, cast)),
  ]
}

async function count(db: Db, query: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql.raw(`select count(*)::int ${query}`))
  return rows[0]?.count ?? -1
}

/** Finds counts in the admin area that don't match the database. */
async function miscountedDistributions(world: World, { admins }: Cast): Promise<string[]> {
  const { db } = world.app().deps
  const as = admins[0] ?? ''
  const { body } = await world.call(listDistributions, { as, query: {} })
  const found: string[] = []
  for (const { id, researchId, availableSlots, emailsSent } of body) {
    const shown = (await world.call(getDistribution, { as, params: { id: String(id) } })).body
    const ofStudy = `from invitations v where v.distribution_id = ${id}`
    const ofMails = `from outbox_mails where campaign_id = ${id} and kind = 'distribution.invitation'`
    const queued = await count(db, `${ofMails} and state in ('QUEUED', 'SENDING')`)
    const failed = await count(db, `${ofMails} and state in ('REFUSED', 'FAILED', 'DROPPED')`)
    // Counts invitations instead of emails. When we delete a person, we delete their emails too,
    // but they still count as sent.
    const invited = await count(db, `${ofStudy} and v.link_id is null`)
    const replaced = await count(db, `from witness.replaced where distribution_id = ${id}`)
    const sent = invited + replaced - queued - failed
    const real = {
      queued,
      sent,
      failed,
      byLink: await count(db, `${ofStudy} and v.link_id is not null`),
      opened: await count(db, `${ofStudy} and v.status <> 'INVITED'`),
      completed: await count(db, `${ofStudy} and v.status = 'COMPLETED'`),
      fit: await count(db, `${ofStudy} and v.result = 'FIT'`),
      booked: await count(
        db,
        `from (select distinct v.id ${ofStudy.replace(
          'where',
          `join interviews i on i.invitation_id = v.id
          and i.status in ('PLANNED', 'NOTIFIED', 'CONFIRMED', 'CONDUCTED') where`,
        )}) as people`,
      ),
      slots: await count(
        db,
        `from slots where research_id = ${researchId} and booked_by is null and deleted_at is null
          and start_time > '${world.clock.now().toISOString()}'`,
      ),
      listed: sent,
    }
    const displayed = { ...shown.counts, slots: availableSlots, listed: emailsSent }
    if (JSON.stringify(displayed) !== JSON.stringify(real))
      found.push(
        `distribution ${id} shows ${JSON.stringify(displayed)}, but has ${JSON.stringify(real)}`,
      )
  }
  return found
}

/** Finds counts that researchers see and that don't match the database. */
async function miscountedProjects(world: World, { researchers }: Cast): Promise<string[]> {
  const { db } = world.app().deps
  const found: string[] = []
  for (const { token: as } of researchers) {
    const { body } = await world.call(listResearches, { as, query: {} })
    for (const { id, interviews } of body) {
      const { distribution } = (await world.call(getResearch, { as, params: { id: String(id) } }))
        .body
      const shown = [
        interviews.planned,
        interviews.conducted,
        distribution?.passedScreeners ?? 0,
        distribution?.passedSuccessfully ?? 0,
      ]
      const real = [
        await count(
          db,
          `from interviews where research_id = ${id} and status in ('PLANNED', 'CONFIRMED')`,
        ),
        await count(db, `from interviews where research_id = ${id} and status = 'CONDUCTED'`),
        await count(db, `from invitations where research_id = ${id} and status = 'COMPLETED'`),
        await count(db, `from invitations where research_id = ${id} and result = 'FIT'`),
      ]
      if (String(shown) !== String(real))
        found.push(`project ${id} shows ${shown}, but has ${real}`)
    }
  }
  return found
}

/**
 * Finds events in researchers' calendars that don't match their interview: missing, at another
 * time, or left over after a cancellation.
 */
async function strayEvents(world: World): Promise<string[]> {
  const { rows } = await world
    .app()
    .deps.db.execute<{ event: string; status: string; start: string }>(
      sql`select calendar_event_id as event, status, start_time::text as start from interviews i
        join calendar_tokens t on t.user_id = i.owner_id
        where calendar_event_id is not null and t.connected_at <= i.created_at`,
    )
  return rows.flatMap(({ event, status, start }) => {
    const stored = world.calendar.events.get(event)
    if (status === 'CANCELLED')
      return stored ? [`the event ${event} of a cancelled interview is still there`] : []
    if (!stored) return [`the event ${event} of an interview is missing`]
    const isRight = new Date(stored.start).getTime() === new Date(start).getTime()
    return isRight ? [] : [`the event ${event} shows a different time from the interview`]
  })
}
