// npm run db:restore -- <file> [--yes]: replaces all data with the data from a backup. If it fails,
// nothing changes.
import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import { checkArchive } from '../apps/server/src/db/backup/archive-reader.ts'
import {
  databaseUrlFrom,
  describeManifest,
  explainFailure,
  withDatabase,
} from '../apps/server/src/db/backup/console.ts'

const root = path.resolve(import.meta.dirname, '..')
const dataDir = path.resolve(root, process.env.DATA_DIR || 'data')
const [argument] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))

async function isConfirmed(): Promise<boolean> {
  if (process.argv.includes('--yes')) return true
  if (!process.stdin.isTTY) return false
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question('Replace all data with this backup? Type yes: ')
  terminal.close()
  return answer.trim() === 'yes'
}

async function replaceAll(file: string, connectionString: string) {
  // Import these only when they're needed, because the migrator and the queue are slow to load.
  const { restore } = await import('../apps/server/src/db/backup/restore.ts')
  const { MIGRATIONS_FOLDER, migrate } = await import('../apps/server/src/db/migrate.ts')
  const { prepareQueue } = await import('../apps/server/src/jobs/prepare.ts')
  const options = { connectionString, file, migrationsFolder: MIGRATIONS_FOLDER }
  const { manifest, leftOut, disconnected } = await restore({ ...options, say: console.log })
  for (const table of leftOut)
    console.log(`Skipped ${table}: this version doesn't have that table.`)
  if (disconnected > 0) console.log(`Closed ${disconnected} connections from running processes.`)
  console.log(`Restored. All data is now as it was at ${manifest.takenAt}.`)
  // The product migrates the database when it starts, but processes that are running now won't
  // restart, so migrate it here.
  await migrate(connectionString)
  await prepareQueue(connectionString)
}

async function run(file: string) {
  console.log(describeManifest(await checkArchive(file)))
  if (!(await isConfirmed())) {
    console.log('Nothing was changed. Add --yes to replace all data with this backup.')
    process.exitCode = 1
    return
  }
  const database = { databaseUrl: databaseUrlFrom(process.env), dataDir, say: console.log }
  await withDatabase(database, (connectionString) => replaceAll(file, connectionString))
}

if (argument) {
  await run(path.resolve(process.env.INIT_CWD ?? '.', argument)).catch((error) => {
    console.error(explainFailure(error, 'The restore'))
    process.exitCode = 1
  })
} else {
  console.error('Usage: npm run db:restore -- <file> [--yes]')
  process.exitCode = 2
}
