import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { finished } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { FORMAT, type FrameHead, type Manifest } from '#db/backup/archive-format.ts'

export type ArchiveWriter = {
  beginTable(name: string): Promise<void>
  write(bytes: Buffer): Promise<void>
  /** The archive appears under its name only when it's complete and on disk. */
  finish(manifest: Manifest): Promise<void>
  abandon(): Promise<void>
}

export async function createArchive(file: string): Promise<ArchiveWriter> {
  const draft = `${file}.part-${process.pid}`
  // The archive contains everyone's data, so only the file's owner may read it. With `flush`,
  // closing the file waits until it's on disk.
  const output = createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true })
  await once(output, 'open')
  const gzip = createGzip()
  const written = finished(output)
  // Ignores the error here, because the next call reports it. Unhandled, it would end the process.
  written.catch(() => {})
  gzip.on('error', () => {})
  output.on('error', (error) => gzip.destroy(error))
  gzip.pipe(output)
  const checksum = createHash('sha256')

  async function put(bytes: Buffer) {
    checksum.update(bytes)
    if (gzip.destroyed)
      throw gzip.errored ?? new Error('the backup file was closed before it was complete')
    if (!gzip.write(bytes)) await once(gzip, 'drain')
  }
  const putHead = (head: FrameHead) => put(Buffer.from(`${JSON.stringify(head)}\n`))

  await putHead({ wattleBackup: FORMAT })
  return {
    beginTable: (name) => putHead({ table: name }),
    async write(bytes) {
      await putHead({ bytes: bytes.length })
      await put(bytes)
    },
    async finish(manifest) {
      await putHead({ manifest })
      await putHead({ sha256: checksum.copy().digest('hex') })
      gzip.end()
      await written
      await rename(draft, file)
      await syncDirectory(path.dirname(file))
    },
    async abandon() {
      gzip.destroy()
      output.destroy()
      await written.catch(() => {})
      await rm(draft, { force: true })
    },
  }
}

/** Syncs the directory, because a power cut could otherwise undo the rename. */
async function syncDirectory(dir: string) {
  const handle = await open(dir, 'r')
  await handle.sync()
  await handle.close()
}
