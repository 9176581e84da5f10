import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { backUp } from '#db/backup/backup.ts'
import {
  contentsOf,
  createDatabase,
  createProductDatabase,
  newFile,
  query,
  using,
  withQueue,
} from '#db/backup/fixtures/databases.ts'
import { makeMigrations } from '#db/backup/fixtures/migrations.ts'
import { restore } from '#db/backup/restore.ts'

test('restores every row, sequence, constraint and job into an empty database', async () => {
  const migrationsFolder = makeMigrations(1)
  const source = await createProductDatabase(migrationsFolder)
  const file = newFile()
  const manifest = await backUp({ connectionString: source, file })
  expect(manifest.tables.find(({ name }) => name === 'people')).toMatchObject({
    schema: 'public',
    columns: ['id', 'name', 'mood', 'born', 'notes', 'favourite'],
    rows: 2,
  })
  expect(fs.statSync(file).mode & 0o777).toBe(0o600)
  expect(fs.readdirSync(path.dirname(file))).toEqual(['wattle.backup'])

  const target = await createDatabase()
  const restored = await restore({ connectionString: target, file, migrationsFolder })
  expect(restored).toEqual({ manifest, leftOut: [], disconnected: 0 })
  const contents = await contentsOf(target)
  expect(contents).toEqual(await contentsOf(source))
  expect(contents['public.pet_log']).toHaveLength(3)

  // Sequences continue where they left off, even after someone deleted a row.
  const inserted = await query(
    target,
    `insert into pets (owner) values (2) returning id, (select max(id) from people) as people`,
  )
  expect(inserted).toEqual([{ id: 4, people: 2 }])
  expect(await query(target, `select entry from pet_log where entry = 'pet 4'`)).toHaveLength(1)
  await expect(query(target, 'insert into pets (owner) values (99)')).rejects.toThrow('foreign key')
  await expect(query(target, 'update people set favourite = 99')).rejects.toThrow('foreign key')

  const jobs = await withQueue(target, async (boss) => [
    await boss.fetch('letters'),
    await boss.fetch('parcels'),
  ])
  expect(jobs).toMatchObject([[{ data: { to: 'Ada' } }], [{ data: { to: 'Zoë' } }]])
})

test('removes everything newer than the backup from a database that already has data', async () => {
  const migrationsFolder = makeMigrations(1)
  const source = await createProductDatabase(migrationsFolder)
  const file = newFile()
  await backUp({ connectionString: source, file })
  const before = await contentsOf(source)
  await query(source, `insert into people (name) values ('Later'); delete from pets where id = 2`)
  await withQueue(source, async (boss) => {
    await boss.createQueue('later', { partition: true })
    await boss.send('later', {})
  })

  await restore({ connectionString: source, file, migrationsFolder })
  expect(await contentsOf(source)).toEqual(before)
})

test('brings a backup from an older version up to date', async () => {
  const source = await createProductDatabase(makeMigrations(1))
  const file = newFile()
  await backUp({ connectionString: source, file })

  // Restores into an empty database, and over one that already has a newer version.
  const ahead = await createProductDatabase(makeMigrations(2))
  for (const target of [await createDatabase(), ahead]) {
    await restore({ connectionString: target, file, migrationsFolder: makeMigrations(2) })
    const people = await query(target, 'select name, email from people order by id')
    expect(people).toMatchObject([{ email: 'Ada@example.com' }, { email: 'Zoë 🦘@example.com' }])
    const migrations = await query(
      target,
      'select id from drizzle.__drizzle_migrations order by id',
    )
    expect(migrations).toEqual([{ id: 1 }, { id: 2 }])
  }
})

test('backs up a consistent snapshot while other connections keep writing', async () => {
  const migrationsFolder = makeMigrations(1)
  const source = await createProductDatabase(migrationsFolder)
  await query(source, 'truncate people cascade')
  let isOver = false
  let written = 0
  // Each transaction writes a person and then a pet, so one never exists without the other.
  const writers = [1, 2].map((writer) =>
    using(source, async (client) => {
      while (!isOver) {
        await client.query(
          `with person as (insert into people (name) values ($1) returning id)
           insert into pets (owner) select id from person`,
          [`${writer} ${written++}`],
        )
      }
    }),
  )
  const target = await createDatabase()
  // `written` goes up when a write is sent. There are two writers, so a third write means that at
  // least one has finished.
  await expect.poll(() => written, { timeout: 20_000 }).toBeGreaterThan(2)
  for (let round = 0; round < 3; round++) {
    const before = written
    const file = newFile()
    await backUp({ connectionString: source, file })
    expect(written).toBeGreaterThan(before)
    await restore({ connectionString: target, file, migrationsFolder })
    const [found] = await query(
      target,
      `select (select count(*)::int from people) as people, (select count(*)::int from pets) as pets,
              (select max(id) from pets) < nextval('pets_id_seq') as ahead`,
    )
    expect(found?.people).toBeGreaterThan(0)
    expect(found).toEqual({ people: found?.people, pets: found?.people, ahead: true })
  }
  isOver = true
  await Promise.all(writers)
})

test('disconnects running processes during a restore, and shows them the restored data afterwards', async () => {
  const migrationsFolder = makeMigrations(1)
  const source = await createProductDatabase(migrationsFolder)
  const file = newFile()
  await backUp({ connectionString: source, file })
  await query(source, `insert into people (name) values ('Later')`)

  await using(source, async (halfway) => {
    await halfway.query(`begin; insert into people (name) values ('Undecided')`)
    let isOver = false
    const reads = readOn(source, () => isOver)
    const { disconnected } = await restore({ connectionString: source, file, migrationsFolder })
    isOver = true
    expect(disconnected).toBeGreaterThanOrEqual(1)
    await expect(halfway.query('commit')).rejects.toThrow()
    // Readers never see an empty or half-filled table, only all the old data or all the restored
    // data.
    const seen = new Set(await reads)
    expect([...seen].filter((count) => count !== 3 && count !== 2)).toEqual([])
  })
  expect(await query(source, 'select name from people order by id')).toMatchObject([
    { name: 'Ada' },
    { name: 'Zoë 🦘' },
  ])
})

/** Counts people again and again, reconnecting whenever the connection is closed. */
async function readOn(connectionString: string, isOver: () => boolean): Promise<number[]> {
  const counts: number[] = []
  while (!isOver()) {
    await using(connectionString, async (client) => {
      while (!isOver()) {
        const { rows } = await client.query('select count(*)::int as count from people')
        counts.push(rows[0].count)
      }
    }).catch(() => {})
  }
  return counts
}
