import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { checkArchive } from '#db/backup/archive-reader.ts'
import { backUp } from '#db/backup/backup.ts'
import {
  contentsOf,
  createDatabase,
  createProductDatabase,
  newFile,
  query,
  using,
} from '#db/backup/fixtures/databases.ts'
import { makeMigrations } from '#db/backup/fixtures/migrations.ts'
import { restore } from '#db/backup/restore.ts'
import { migrate } from '#db/migrate.ts'

let archive: Buffer | undefined

/** Writes a complete archive to a temporary file. */
async function writeArchive(): Promise<{ file: string; whole: Buffer }> {
  const file = newFile()
  if (!archive) {
    await backUp({ connectionString: await createProductDatabase(makeMigrations(1)), file })
    archive = fs.readFileSync(file)
  }
  fs.writeFileSync(file, archive)
  return { file, whole: archive }
}

/** Prepares an archive, and a database with other data that must stay unchanged. */
async function prepareBackup() {
  const { file } = await writeArchive()
  return { file, ...(await prepareTarget()) }
}

async function prepareTarget() {
  const migrationsFolder = makeMigrations(1)
  const target = await createDatabase()
  await migrate(target, migrationsFolder)
  await query(
    target,
    `insert into people (name) values ('Old'); insert into pets (owner) values (1)`,
  )
  return { target, migrationsFolder, before: await contentsOf(target) }
}

/** Like `prepareBackup`, but with an archive of a database that someone changed by hand. */
async function prepareBackupAfter(change: string) {
  const source = await createProductDatabase(makeMigrations(1))
  await query(source, change)
  const file = newFile()
  await backUp({ connectionString: source, file })
  return { file, ...(await prepareTarget()) }
}

test('rejects an archive truncated at any point, and changes nothing', async () => {
  const { file, target, migrationsFolder, before } = await prepareBackup()
  const whole = fs.readFileSync(file)
  for (const length of [1, 10, 0.2, 0.5, 0.9, -9, -1]) {
    const end = Math.abs(length) < 1 ? Math.floor(whole.length * length) : length
    fs.writeFileSync(file, whole.subarray(0, end))
    await expect(checkArchive(file)).rejects.toThrow(`${file} is damaged or cut short.`)
  }
  await expect(restore({ connectionString: target, file, migrationsFolder })).rejects.toThrow(
    'is damaged or cut short. Nothing was changed.',
  )
  expect(await contentsOf(target)).toEqual(before)
})

test('rejects an archive with a single wrong bit, unless it unpacks to the same text', async () => {
  const { file, whole } = await writeArchive()
  let refused = 0
  for (let at = 20; at < whole.length; at += Math.ceil(whole.length / 60)) {
    const spoilt = Buffer.from(whole)
    spoilt.writeUInt8(spoilt.readUInt8(at) ^ 0x10, at)
    if (unpacksAs(spoilt, gunzipSync(whole))) continue
    fs.writeFileSync(file, spoilt)
    await expect(checkArchive(file), `byte ${at}`).rejects.toThrow(/damaged|isn't a Wattle backup/)
    refused++
  }
  expect(refused).toBeGreaterThan(50)
})

/**
 * Whether damaged bytes still unpack to the same text. Some bits of a gzip file don't matter, such
 * as padding.
 */
function unpacksAs(packed: Buffer, text: Buffer): boolean {
  try {
    return gunzipSync(packed).equals(text)
  } catch {
    return false
  }
}

test.each([
  ['a changed value', (text: string) => text.replace('\tAda\t', '\tEve\t')],
  ['a missing row', (text: string) => text.replace(/pet 1\n/, '')],
  ['no end', (text: string) => text.replace(/\{"sha256":"\w+"\}\n$/, '')],
  ['something after its end', (text: string) => `${text}{"table":"public.people"}\n`],
  ['a value changed before the checksum', (text: string) => seal(text.replace('Ada', 'Eve'))],
  [
    'fewer tables than it names',
    (text: string) => seal(text.replace('{"table":"pgboss.warning"}\n', '')),
  ],
])('rejects an archive with %s, even though it unpacks', async (_, change) => {
  const { file, whole } = await writeArchive()
  const text = gunzipSync(whole).toString('latin1')
  const changed = change(text)
  expect(changed).not.toBe(text)
  fs.writeFileSync(file, gzipSync(Buffer.from(changed, 'latin1')))
  await expect(checkArchive(file)).rejects.toThrow('is damaged or cut short')
})

/** Makes the checksum at the end match again, so only the tables' checksums show the change. */
function seal(text: string): string {
  const body = text.replace(/\{"sha256":"\w+"\}\n$/, '')
  const sha256 = createHash('sha256').update(body, 'latin1').digest('hex')
  return `${body}${JSON.stringify({ sha256 })}\n`
}

test("reports a file that's missing or isn't a backup", async () => {
  const file = newFile()
  await expect(checkArchive(file)).rejects.toThrow(`There's no file ${file}.`)
  for (const content of [
    '',
    'hello',
    gzipSync('hello'),
    gzipSync('{"a":1}\n'),
    gzipSync('null\n'),
  ]) {
    fs.writeFileSync(file, content)
    await expect(checkArchive(file)).rejects.toThrow(/isn't a Wattle backup|is damaged/)
  }
  fs.writeFileSync(file, gzipSync('{"wattleBackup":2}\n'))
  await expect(checkArchive(file)).rejects.toThrow('was written by a newer version of Wattle')
})

test('rejects a backup from a newer version, and changes nothing', async () => {
  const newer = await createProductDatabase(makeMigrations(2))
  const file = newFile()
  await backUp({ connectionString: newer, file })
  const { target, migrationsFolder, before } = await prepareTarget()
  await expect(restore({ connectionString: target, file, migrationsFolder })).rejects.toThrow(
    'Another version of Wattle made this backup',
  )
  expect(await contentsOf(target)).toEqual(before)
})

test.each([
  [
    'in the middle of a table',
    `alter table people drop constraint people_name_check; update people set name = 'nobody' where id = 2`,
    'people_name_check',
  ],
  [
    'on a row with a broken reference',
    `alter table pets drop constraint pets_owner_fkey; update pets set owner = 77`,
    'pets_owner_fkey',
  ],
  [
    'on an unknown column',
    'alter table people add column extra int',
    'has no column extra in public.people',
  ],
])('keeps the old data if a restore fails %s', async (_, spoil, message) => {
  const { file, target, migrationsFolder, before } = await prepareBackupAfter(spoil)
  await expect(restore({ connectionString: target, file, migrationsFolder })).rejects.toThrow(
    message,
  )
  expect(await contentsOf(target)).toEqual(before)
  const numbers = await query(target, 'insert into pets (owner) values (1) returning id')
  expect(numbers).toEqual([{ id: 2 }])
})

test('keeps the old data if later migrations fail', async () => {
  const { file, target, before } = await prepareBackup()
  await expect(
    restore({ connectionString: target, file, migrationsFolder: makeMigrations(3) }),
  ).rejects.toThrow('division by zero')
  expect(await contentsOf(target)).toEqual(before)
})

test("doesn't restore into a database with another program's tables, whether or not it also has ours", async () => {
  const { file, target, migrationsFolder } = await prepareBackup()
  const theirs = await createDatabase()
  await query(theirs, 'create table orders (id int)')
  await expect(restore({ connectionString: theirs, file, migrationsFolder })).rejects.toThrow(
    "This database has another program's tables",
  )
  await query(target, 'create table orders (id int); insert into orders values (1)')
  await expect(restore({ connectionString: target, file, migrationsFolder })).rejects.toThrow(
    "This database also has public.orders, which Wattle didn't create",
  )
  expect(await query(target, 'select id from orders')).toEqual([{ id: 1 }])
})

test('skips a hand-made table when it restores a backup, and names the table', async () => {
  const { file, target, migrationsFolder } = await prepareBackupAfter(
    'create table notes (line text); insert into notes values (1)',
  )
  const { leftOut } = await restore({ connectionString: target, file, migrationsFolder })
  expect(leftOut).toEqual(['public.notes'])
  expect(await query(target, 'select count(*)::int as count from people')).toEqual([{ count: 2 }])
})

test("doesn't run a backup and a restore at the same time", async () => {
  const { file, target, migrationsFolder } = await prepareBackup()
  await using(target, async (client) => {
    await client.query('select pg_advisory_lock_shared(7020152)')
    await expect(restore({ connectionString: target, file, migrationsFolder })).rejects.toThrow(
      'A backup or another restore is running',
    )
    await client.query('select pg_advisory_unlock_all(), pg_advisory_lock(7020152)')
    await expect(backUp({ connectionString: target, file: newFile() })).rejects.toThrow(
      'A restore is running',
    )
  })
})

test("leaves no file if a backup fails, and doesn't overwrite an existing one", async () => {
  const file = newFile()
  await expect(backUp({ connectionString: await createDatabase(), file })).rejects.toThrow(
    'This database has no Wattle data yet.',
  )
  const source = await createProductDatabase(makeMigrations(1))
  // Makes copying fail halfway, at a table with row-level security.
  await query(
    source,
    `alter table people rename to people_before;
     create function fail() returns int language plpgsql as $$ begin raise 'no more'; end $$;
     create table rules_out (id int);
     create policy fails on rules_out using (fail() = 1);
     alter table rules_out enable row level security, force row level security`,
  )
  await expect(backUp({ connectionString: source, file })).rejects.toThrow('row-level security')
  expect(fs.readdirSync(path.dirname(file))).toEqual([])

  fs.writeFileSync(file, 'precious')
  await expect(backUp({ connectionString: source, file })).rejects.toThrow('already exists')
  expect(fs.readFileSync(file, 'utf8')).toBe('precious')
})
