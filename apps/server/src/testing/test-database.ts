import { randomBytes } from 'node:crypto'
import pg from 'pg'

export type TestDatabase = { url: string; drop(): Promise<void> }

/** A database of its own, empty or a copy of the prepared one. */
export async function createTestDatabase(
  serverUrl: string,
  template = 'template0',
): Promise<TestDatabase> {
  const name = `wattle_test_${randomBytes(6).toString('hex')}`
  await command(serverUrl, `create database ${name} template ${template} encoding 'UTF8'`)
  return {
    url: databaseUrl(serverUrl, name),
    drop: () => command(serverUrl, `drop database if exists ${name} with (force)`),
  }
}

export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

async function command(serverUrl: string, sql: string) {
  const client = new pg.Client({ connectionString: databaseUrl(serverUrl, 'postgres') })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
