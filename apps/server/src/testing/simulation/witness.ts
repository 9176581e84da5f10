import { sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'

/** The status columns whose changes we record. */
const WATCHED = [
  ['researches', 'status'],
  ['distributions', 'status'],
  ['invitations', 'status'],
  ['interviews', 'status'],
  ['panel_members', 'state'],
  ['payments', 'state'],
  ['outbox_mails', 'state'],
] as const

/** The product never deletes an interview without its project. */
const DELETED_WITH: Record<string, string> = {
  interviews: `case when exists (select from researches where id = old.research_id)
    then null else 'deleted with its project' end`,
}

export type Move = { place: string; id: number; was: string | null; is: string | null }
export type WrittenEmail = {
  message_id: string
  kind: string
  recipient: string
  campaign_id: number | null
}

/** Triggers record every status change and every email, however short-lived. */
export async function installWitness(db: Db): Promise<void> {
  await db.execute(sql`create schema witness`)
  await db.execute(sql`create table witness.moves (
    at bigint generated always as identity, place text, id bigint, was text, is_now text)`)
  await db.execute(sql`create table witness.mails (
    at bigint generated always as identity, message_id text primary key, kind text, recipient text,
    campaign_id bigint)`)
  for (const [table, column] of WATCHED) {
    await db.execute(
      sql.raw(`
      create function witness.${table}() returns trigger language plpgsql as $$ begin
        if tg_op = 'DELETE' then
          insert into witness.moves (place, id, was, is_now) values ('${table}', old.id, old.${column},
            ${DELETED_WITH[table] ?? 'null'});
          return old;
        end if;
        if tg_op = 'INSERT' or new.${column} is distinct from old.${column} then
          insert into witness.moves (place, id, was, is_now)
          values ('${table}', new.id, case tg_op when 'UPDATE' then old.${column} end, new.${column});
        end if;
        return new;
      end $$`),
    )
    await db.execute(
      sql.raw(`create trigger witness after insert or update or delete on ${table}
               for each row execute function witness.${table}()`),
    )
  }
  await db.execute(
    sql.raw(`
    create function witness.mail() returns trigger language plpgsql as $$ begin
      insert into witness.mails (message_id, kind, recipient, campaign_id)
      values (new.message_id, new.kind, lower(new.recipient), new.campaign_id);
      return new;
    end $$`),
  )
  await db.execute(
    sql.raw(`create trigger witness_mail after insert on outbox_mails
             for each row execute function witness.mail()`),
  )
}

export async function movesSeen(db: Db): Promise<Move[]> {
  const { rows } = await db.execute<{
    place: string
    id: string
    was: string | null
    is_now: string | null
  }>(sql`select place, id, was, is_now from witness.moves order by at`)
  return rows.map(({ place, id, was, is_now }) => ({ place, id: Number(id), was, is: is_now }))
}

/** Every email ever written, including deleted ones. */
export async function writtenEmails(db: Db): Promise<WrittenEmail[]> {
  const { rows } = await db.execute<WrittenEmail>(
    sql`select message_id, kind, recipient, campaign_id::int from witness.mails order by at`,
  )
  return rows
}
