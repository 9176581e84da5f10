// npm run db:backup [-- file]: writes all data, as of now, to one file.
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { backUp } from '../apps/server/src/db/backup/backup.ts'
import {
  databaseUrlFrom,
  describeManifest,
  explainFailure,
  nameBackup,
  withDatabase,
} from '../apps/server/src/db/backup/console.ts'

const root = path.resolve(import.meta.dirname, '..')
const dataDir = path.resolve(root, process.env.DATA_DIR || 'data')
const here = process.env.INIT_CWD ?? '.'
const argument = process.argv[2]
const file = argument ? path.resolve(here, argument) : nameBackup(dataDir, new Date())

try {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  const manifest = await withDatabase(
    { databaseUrl: databaseUrlFrom(process.env), dataDir, say: console.log },
    (connectionString) => backUp({ connectionString, file }),
  )
  console.log(describeManifest(manifest))
  console.log(`Backup written to ${file}. Keep this DATA_DIR's secret with it.`)
} catch (error) {
  console.error(explainFailure(error, 'The backup'))
  process.exitCode = 1
}
