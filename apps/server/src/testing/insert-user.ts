import { hash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Caller } from '#caller.ts'
import type { users } from '#db/schema/users.ts'
import type { Deps } from '#deps.ts'

type User = Required<Pick<typeof users.$inferInsert, 'email' | 'passwordHash' | 'role' | 'notices'>>

/**
 * Inserts a user with an open session in one statement instead of seven. Writes the same rows as
 * signing in, but sends no email, because the person has no other device.
 */
export async function insertUser(deps: Deps, user: User, { origin, device }: Caller) {
  const token = deps.randomBytes(32).toString('base64url')
  const tokenHash = sql`${hash('sha256', token, 'buffer')}::bytea`
  const now = sql`${deps.now()}::timestamptz`
  const where = sql`${device}::text`
  const { rows } = await deps.db.execute<{ id: number }>(sql`
    with person as (
      insert into users (email, first_name, last_name, password_hash, role, notices, created_at)
      values (${user.email}, 'Robin', 'Example', ${user.passwordHash}, ${user.role},
        ${JSON.stringify(user.notices)}::jsonb, ${now})
      returning id
    ), session as (
      insert into sessions (user_id, token_hash, device, created_at, last_used_at)
      select id, ${tokenHash}, ${where}, ${now}, ${now} from person
    ), known as (
      insert into known_devices (user_id, device, first_seen_at)
      select id, ${where}, ${now} from person
    ), event as (
      insert into audit_events (kind, user_id, origin, device, details, at)
      select 'SIGN_IN', id, ${origin}::text, ${where}, '{"way": "password"}', ${now} from person
    )
    select id::float8 as id from person`)
  const [row] = rows
  if (!row) throw new Error('no user')
  return { id: row.id, token }
}
