/**
 * An archive is one gzip file of lines and bytes, so `zcat` shows what's in it:
 *
 *     {"wattleBackup":1}
 *     {"table":"public.users"}
 *     {"bytes":65536}            followed by that many bytes of COPY's text format
 *     ...
 *     {"manifest":{...}}
 *     {"sha256":"..."}           of everything above
 *
 * The manifest comes last, because rows are counted while they stream by. A reader mustn't trust any
 * row before it has read and checked the whole file.
 */
export const FORMAT = 1

export type Migration = { hash: string; createdAt: number }

export type Manifest = {
  takenAt: string
  serverVersion: string
  /** Oldest first. The last one is the schema version of the tables. */
  migrations: Migration[]
  /** Queues that keep their jobs in a separate partition. */
  partitionedQueues: { name: string; policy: string }[]
  tables: TableEntry[]
  /** `value` is a string, because a bigint may not fit into a number. */
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
