import type { Pool } from '../harness/libraries.ts'
import { addForecasts } from './forecasts.ts'

const MEMBERS = `insert into panel_members
    (email, name, phone, postcode, state, left_at, left_from, link_nonce, key_hash, joined_at, updated_at)
  select 'member' || n || '@' || (array['mail.example', 'post.example', 'box.example'])[1 + n % 3],
    (array['Ada', 'Bea', 'Cem', 'Dora', 'Emil', 'Fay', 'Gus'])[1 + n % 7] || ' Example ' || n,
    '04' || lpad(n::text, 8, '0'), lpad((n % 9000)::text, 4, '0'),
    case when n % 50 = 0 then 'PAUSED' when n % 51 = 0 then 'LEFT' else 'ACTIVE' end,
    case when n % 50 > 0 and n % 51 = 0 then now() end,
    case when n % 50 > 0 and n % 51 = 0 then 'ACTIVE' end,
    sha256(convert_to('nonce ' || n, 'UTF8')), sha256(convert_to('key ' || n, 'UTF8')),
    now() - n * interval '1 minute', now()
  from generate_series(1, $1::int) n`

export async function addMembers(pool: Pool, count: number): Promise<void> {
  await pool.query(MEMBERS, [count])
}

const DISTRIBUTIONS = `insert into distributions
    (research_id, status, study_title, max_number, emails_sent, expiration_date, expires_at, created_at)
  select research, 'IN_PROGRESS', 'Meals around shift work', 200, 200, current_date + 60,
    now() + interval '60 days', now() - (research % 1000) * interval '1 hour'
  from unnest($1::bigint[]) research`

/**
 * Adds the given number of completed invitations to each study, all for panel members. One in three
 * qualifies.
 */
const COMPLETIONS = `insert into invitations (distribution_id, research_id, member_id, link_nonce, key_hash,
    status, result, invited_at, started_at, completed_at, updated_at)
  select d.id, d.research_id, m.id,
    sha256(convert_to('n' || d.id || ' ' || m.id, 'UTF8')),
    sha256(convert_to('k' || d.id || ' ' || m.id, 'UTF8')),
    'COMPLETED', case when m.id % 3 = 0 then 'FIT' else 'NOT_FIT' end,
    now(), now(), now(), now() - m.id * interval '1 second'
  from (select *, row_number() over (order by id) as at from distributions) d
  join lateral (
    select id from panel_members order by id offset (d.at - 1) * $1::int limit $1::int
  ) m on true`

const INTERVIEWS = `with free as (
    select id, research_id, row_number() over (partition by research_id order by id) as at
    from invitations where result = 'FIT'
  ), hours as (
    insert into slots (owner_id, research_id, start_time, end_time, booked_by, created_at)
    select r.owner_id, r.id, start, start + interval '1 hour', f.id, now()
    from free f join researches r on r.id = f.research_id,
      lateral (select date_trunc('hour', now()) + ((r.id % 1000) * 100 + f.at) * interval '1 hour' as start) s
    where f.at <= $1::int
    returning *
  )
  insert into interviews (research_id, owner_id, invitation_id, slot_id, status, start_time, end_time, link,
    untold, told_status, told_start_time, created_at, updated_at)
  select research_id, owner_id, booked_by, id,
    (array['PLANNED', 'CONFIRMED', 'CONDUCTED', 'NOTIFIED'])[1 + id % 4], start_time, end_time,
    'https://meet.example/' || id, false, 'PLANNED', start_time, now(), now()
  from hours on conflict do nothing`

/**
 * Adds completed invitations and interviews to each of these projects, as if they had been running
 * for a while.
 */
export async function addHistory(
  pool: Pool,
  researchIds: number[],
  { completionsEach, interviewsEach }: { completionsEach: number; interviewsEach: number },
): Promise<void> {
  await pool.query(DISTRIBUTIONS, [researchIds])
  await pool.query(COMPLETIONS, [completionsEach])
  await pool.query(INTERVIEWS, [interviewsEach])
  await addForecasts(pool)
}

const MAILS = `insert into outbox_mails (kind, message_id, sender, recipient, subject, html, text, state,
    attempts, created_at, sent_at)
  select 'distribution.invitation', '<m' || n || '@bench.example>', 'hello@wattle.example',
    'member' || n || '@mail.example', 'Meals around shift work', '', '', 'SENT', 1,
    now() - n * interval '1 second', now() - n * interval '1 second'
  from generate_series(1, $1::int) n`

const ENQUIRIES = `insert into enquiries (type, name, email, message, subject, created_at)
  select case when n % 2 = 0 then 'CLIENT' else 'STARTUP' end, 'Ada Example ' || n,
    'visitor' || n || '@example.com', 'How do people brew tea? ' || n, 'A study of tea',
    now() - n * interval '1 minute'
  from generate_series(1, $1::int) n`

const AUDIT = `insert into audit_events (kind, email, origin, device, at)
  select 'SIGN_IN', 'person' || n || '@bench.example', '192.0.2.1', 'Firefox on Linux',
    now() - n * interval '1 minute'
  from generate_series(1, $1::int) n`

/** Adds the emails, enquiries and audit log entries that build up over time. */
export async function addCorrespondence(pool: Pool, mails: number): Promise<void> {
  await pool.query(MAILS, [mails])
  await pool.query(ENQUIRIES, [Math.ceil(mails / 20)])
  await pool.query(AUDIT, [Math.ceil(mails / 4)])
}
