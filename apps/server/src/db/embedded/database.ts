import type pg from 'pg'
import { SOCKET_PORT } from '#db/embedded/socket-directory.ts'

const NAME = 'wattle'

/**
 * Creates the product's database and its role if they don't exist. The role owns the database and
 * may create others, but isn't a superuser, so an attacker can't use it to run programs on the
 * machine.
 */
export async function ensureDatabase(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ role: boolean; database: boolean }>(
    `select exists (select from pg_roles where rolname = $1) as role,
            exists (select from pg_database where datname = $1) as database`,
    [NAME],
  )
  if (!rows[0]?.role) await client.query(`create role ${NAME} login createdb`)
  if (!rows[0]?.database) await client.query(`create database ${NAME} owner ${NAME}`)
}

export function connectionStringFor(socketDir: string): string {
  // Sets port and ssl, because PGPORT and PGSSLMODE from the environment would apply otherwise.
  return `postgresql://${NAME}@${encodeURIComponent(socketDir)}:${SOCKET_PORT}/${NAME}?sslmode=disable`
}
