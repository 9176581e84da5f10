import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { migrateUpTo } from '#testing/older-database.ts'
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { migrate } from './migrate.ts'

let database: TestDatabase
let folder: string
let client: pg.Client
beforeAll(async () => {
  database = await createTestDatabase(inject('postgres').serverUrl)
  folder = mkdtempSync(path.join(tmpdir(), 'wattle-migrations-'))
  await migrateUpTo(database.url, folder, 'desk')
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await client.query(`
    insert into panel_members (email, state, postcode, link_nonce, key_hash, joined_at, updated_at)
    select 'm' || n || '@example.com', 'ACTIVE', (array['3056', '2600', null, 'VIC'])[n],
      sha256(('n' || n)::bytea), sha256(('k' || n)::bytea), '2026-10-01', '2026-10-02'
    from generate_series(1, 4) n`)
  await migrate(database.url)
})
afterAll(async () => {
  await client.end()
  await database.drop()
  rmSync(folder, { recursive: true })
})

test('derives the state of existing members from their postcode', async () => {
  const { rows } = await client.query(`
    select m.email, o.label, v.source, v.set_at = m.updated_at as "sinceLastChange",
      f.facets[3]::text as facet
    from panel_members m
      left join profile_values v on v.member_id = m.id
      left join profile_options o on o.id = any(v.option_ids)
      left join profile_facets f on f.member_id = m.id
    order by m.id`)
  const derived = { source: 'DERIVED', sinceLastChange: true }
  const unknown = { label: null, source: null, sinceLastChange: null, facet: null }
  expect(rows).toEqual([
    { email: 'm1@example.com', label: 'Victoria', facet: '2', ...derived },
    { email: 'm2@example.com', label: 'Australian Capital Territory', facet: '64', ...derived },
    { email: 'm3@example.com', ...unknown },
    { email: 'm4@example.com', ...unknown },
  ])
})
