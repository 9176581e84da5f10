/**
 * An archive is one gzip file of lines and bytes, so that `zcat` shows what it is:
 *
 *     {"wattleBackup":1}
 *     {"table":"public.users"}
 *     {"bytes":65536}            followed by that many bytes of COPY's text format
 *     ...
 *     {"manifest":{...}}
 *     {"sha256":"..."}           of everything above
 *
 * The manifest comes last because the rows are counted while they stream by; whoever reads an
 * archive has therefore seen, and checked, all of it before the first row is believed.
 */
export const FORMAT = 1

export type Migration = { hash: string; createdAt: number }

export type Manifest = {
  takenAt: string
  serverVersion: string
  /** Oldest first. The last one is the level of the schema that the tables have. */
  migrations: Migration[]
  /** Queues that keep their jobs in a partition of their own. */
  partitionedQueues: { name: string; policy: string }[]
  tables: TableEntry[]
  /** Values are strings: a bigint does not fit into a number. */
  sequences: { schema: string; name: string; value: string; isCalled: boolean }[]
}

export type TableEntry = {
  schema: string
  name: string
  columns: string[]
  rows: number
  sha256: string
}

export type FrameHead =
  | { wattleBackup: number }
  | { table: string }
  | { bytes: number }
  | { manifest: Manifest }
  | { sha256: string }

export const nameOf = ({ schema, name }: { schema: string; name: string }) => `${schema}.${name}`
