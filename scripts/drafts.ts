// npm run drafts: shows how much of the drafted texts researchers keep or change, by template.
// Never prints text that researchers wrote.
import path from 'node:path'
import {
  databaseUrlFrom,
  explainFailure,
  withDatabase,
} from '../apps/server/src/db/backup/console.ts'
import { openDatabase } from '../apps/server/src/db/open.ts'
import { type DraftUse, listDraftUse } from '../apps/server/src/features/project/list-draft-use.ts'

const root = path.resolve(import.meta.dirname, '..')
const dataDir = path.resolve(root, process.env.DATA_DIR || 'data')

const HEADINGS = ['step', 'template', 'written', 'left', 'edited', 'deleted', 'changed', '']
const TEXT_COLUMNS = new Set([0, 1, HEADINGS.length - 1])

const cellsOf = ({ step, template, share, isToRewrite, ...counts }: DraftUse): string[] => [
  step,
  template,
  String(counts.written),
  String(counts.left),
  step === 'audience' ? '-' : String(counts.edited),
  String(counts.deleted),
  `${Math.round(share * 100)}%`,
  isToRewrite ? 'rewrite' : '',
]

function tableOf(rows: string[][]): string {
  const widths = HEADINGS.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)))
  const line = (row: string[]) =>
    row
      .map((cell, at) =>
        TEXT_COLUMNS.has(at) ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0),
      )
      .join('  ')
      .trimEnd()
  return rows.map(line).join('\n')
}

try {
  const use = await withDatabase(
    { databaseUrl: databaseUrlFrom(process.env), dataDir, say: console.log },
    async (connectionString) => {
      const db = openDatabase(connectionString, () => {})
      try {
        return await listDraftUse(db)
      } finally {
        await db.close()
      }
    },
  )
  if (use.length === 0) {
    console.log('No project has finished a drafted step yet.')
  } else {
    console.log(tableOf([HEADINGS, ...use.map(cellsOf)]))
    console.log(
      'An edited characteristic counts as deleted, because nothing links it to its draft.',
    )
  }
} catch (error) {
  // Drizzle's error includes the whole query. PostgreSQL's error is its cause.
  const cause = error instanceof Error && error.cause ? error.cause : error
  console.error(explainFailure(cause, 'Counting the drafts'))
  process.exitCode = 1
}
