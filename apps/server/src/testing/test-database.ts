import { randomBytes } from 'node:crypto'
import { runSql } from './run-sql.ts'

export type TestDatabase = {
  url: string
  /**
   * Settings that connect the product to this database, through the pooler in TEST_POOLER_URL if
   * it's set.
   */
  env: Record<string, string>
  drop(): Promise<void>
}

/** A new database, either empty or a copy of the template. */
export async function createTestDatabase(
  serverUrl: string,
  template = 'template0',
  name = `wattle_test_${randomBytes(6).toString('hex')}`,
): Promise<TestDatabase> {
  await command(
    serverUrl,
    `create database ${name} template ${template} encoding 'UTF8' ${copying()}`,
  )
  const url = databaseUrl(serverUrl, name)
  return {
    url,
    env: settingsFor(url, name),
    drop: () => command(serverUrl, disconnectAll(name), `drop database if exists ${name}`),
  }
}

/**
 * Copying the files takes half the CPU time of copying through the write-ahead log, because the
 * bundled server's files are in memory or aren't synced. Other servers may be too old for the
 * option.
 */
const copying = () => (process.env.TEST_DATABASE_URL ? '' : 'strategy file_copy')

function settingsFor(url: string, name: string): Record<string, string> {
  const pooler = process.env.TEST_POOLER_URL
  if (!pooler) return { DATABASE_URL: url }
  return {
    DATABASE_URL: databaseUrl(pooler, name),
    DATABASE_SESSION_URL: url,
    PREPARED_STATEMENTS: process.env.PREPARED_STATEMENTS ?? 'on',
  }
}

export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

/**
 * Disconnects clients before a plain drop, which cancels autovacuum and waits. `drop ... with
 * (force)` would fail while an autovacuum worker is running, because only a superuser may terminate
 * one.
 */
function disconnectAll(name: string): string {
  return `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = '${name}' and backend_type = 'client backend'`
}

async function command(serverUrl: string, ...statements: string[]) {
  for (const statement of statements) await runSql(databaseUrl(serverUrl, 'postgres'), statement)
}
