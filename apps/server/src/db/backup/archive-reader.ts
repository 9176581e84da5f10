import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { createGunzip } from 'node:zlib'
import { FORMAT, type FrameHead, type Manifest, nameOf } from '#db/backup/archive-format.ts'
import { BackupError } from '#db/backup/failure.ts'

const NEWLINE = 0x0a
/** No valid archive has longer lines or chunks. A damaged one mustn't use up all our memory. */
const LONGEST = 16 * 1024 * 1024

type Frame = { head: FrameHead; body: Buffer }

/** Reads the whole archive and returns its manifest. Throws if even one byte is wrong. */
export async function checkArchive(file: string): Promise<Manifest> {
  let manifest: Manifest | undefined
  for await (const part of readArchive(file)) if ('manifest' in part) manifest = part.manifest
  if (!manifest) throw damaged(file)
  return manifest
}

export type ArchivePart = { table: string } | { rows: Buffer } | { manifest: Manifest }

/**
 * The parts of an archive in order. If the file is cut short or damaged, this might not throw until
 * the end, so don't commit anything before then.
 */
export async function* readArchive(file: string): AsyncGenerator<ArchivePart> {
  const seen = new Map<string, { rows: number; checksum: ReturnType<typeof createHash> }>()
  let current: { rows: number; checksum: ReturnType<typeof createHash> } | undefined
  for await (const { head, body } of readFrames(file)) {
    if ('table' in head) {
      current = { rows: 0, checksum: createHash('sha256') }
      seen.set(head.table, current)
      yield { table: head.table }
    } else if ('bytes' in head) {
      if (!current) throw damaged(file)
      current.checksum.update(body)
      current.rows += countRows(body)
      yield { rows: body }
    } else if ('manifest' in head) {
      for (const table of head.manifest.tables) {
        const found = seen.get(nameOf(table))
        const isWhole = found?.rows === table.rows && found.checksum.digest('hex') === table.sha256
        if (!isWhole) throw damaged(file)
      }
      if (seen.size !== head.manifest.tables.length) throw damaged(file)
      yield { manifest: head.manifest }
    }
  }
}

/** COPY's text format escapes line breaks within values, so every real line break ends a row. */
function countRows(bytes: Buffer): number {
  let rows = 0
  for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, at + 1)) rows++
  return rows
}

/**
 * Yields the file's frames. Throws if the file doesn't start like a backup, is cut short or doesn't
 * match its checksum.
 */
async function* readFrames(file: string): AsyncGenerator<Frame> {
  const checksum = createHash('sha256')
  const bytes = readBytes(file)
  let isFirst = true
  for (;;) {
    const line = await takeLine(bytes)
    if (!line) throw isFirst ? notABackup(file) : damaged(file)
    const head = parseHead(line, isFirst, file)
    if ('sha256' in head) {
      const isEnd = bytes.buffered.length === 0 && !(await bytes.more())
      if (!isEnd || head.sha256 !== checksum.digest('hex')) throw damaged(file)
      return
    }
    const body = 'bytes' in head ? await takeBytes(bytes, head.bytes, file) : Buffer.alloc(0)
    checksum.update(line).update(body)
    if (!isFirst) yield { head, body }
    isFirst = false
  }
}

function parseHead(line: Buffer, isFirst: boolean, file: string): FrameHead {
  let head: FrameHead
  try {
    head = JSON.parse(line.toString('utf8'))
  } catch {
    throw isFirst ? notABackup(file) : damaged(file)
  }
  if (!isFirst) return head
  if (typeof head !== 'object' || !head || !('wattleBackup' in head)) throw notABackup(file)
  if (head.wattleBackup !== FORMAT) {
    throw new BackupError(
      `${file} was written by a newer version of Wattle (format ${head.wattleBackup}): restore it ` +
        'with that version. Nothing was changed.',
    )
  }
  return head
}

type Bytes = { buffered: Buffer; more(): Promise<boolean> }

function readBytes(file: string): Bytes {
  const gunzip = createGunzip({ chunkSize: 256 * 1024 })
  const input = fs.createReadStream(file)
  input.on('error', (error) => gunzip.destroy(error))
  const chunks: AsyncIterator<Buffer> = input.pipe(gunzip)[Symbol.asyncIterator]()
  const bytes: Bytes = {
    buffered: Buffer.alloc(0),
    async more() {
      const { value, done } = await chunks.next().catch((error) => {
        throw explainReadError(error, file, bytes.buffered.length === 0)
      })
      if (!done) bytes.buffered = Buffer.concat([bytes.buffered, value])
      return !done
    },
  }
  return bytes
}

async function takeLine(bytes: Bytes): Promise<Buffer | undefined> {
  for (;;) {
    const end = bytes.buffered.indexOf(NEWLINE)
    if (end >= 0) return take(bytes, end + 1)
    if (bytes.buffered.length > LONGEST || !(await bytes.more())) return undefined
  }
}

async function takeBytes(bytes: Bytes, count: number, file: string): Promise<Buffer> {
  if (!(count <= LONGEST)) throw damaged(file)
  while (bytes.buffered.length < count) if (!(await bytes.more())) throw damaged(file)
  return take(bytes, count)
}

function take(bytes: Bytes, count: number): Buffer {
  const taken = bytes.buffered.subarray(0, count)
  bytes.buffered = bytes.buffered.subarray(count)
  return taken
}

const damaged = (file: string) =>
  new BackupError(`${file} is damaged or cut short. Nothing was changed.`)

const notABackup = (file: string) =>
  new BackupError(`${file} isn't a Wattle backup. Nothing was changed.`)

function explainReadError(
  error: NodeJS.ErrnoException,
  file: string,
  isFirst: boolean,
): BackupError {
  if (error.code === 'ENOENT') return new BackupError(`There's no file ${file}.`)
  if (error.code === 'Z_DATA_ERROR' && isFirst) return notABackup(file)
  if (error.code?.startsWith('Z_')) return damaged(file)
  return new BackupError(`Can't read ${file} (${error.message}). Nothing was changed.`)
}
