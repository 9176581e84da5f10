import { MAX_FILE_BYTES, ReadFailure } from './read-failure.ts'
import type { TranscriptRead } from './transcript-read.ts'
import type { WorkerReply } from './worker-answers.ts'

const LIMIT_MS = 10_000

/**
 * Each worker has to be a single file, because our Content Security Policy doesn't let a worker
 * load or send anything. That keeps transcripts in the browser. There are two workers, because the
 * one for Word files is six times as large.
 */
const startWorker = ({ name }: File) =>
  /\.docx$/i.test(name)
    ? new Worker(new URL('./word-worker.ts', import.meta.url), { type: 'module' })
    : new Worker(new URL('./read-worker.ts', import.meta.url), { type: 'module' })

/** Reads a file in a worker, so a bad file can't block the page. Stops after ten seconds. */
export async function readInWorker(file: File, start = startWorker): Promise<TranscriptRead> {
  if (file.size > MAX_FILE_BYTES) throw new ReadFailure('FILE_TOO_LARGE')
  const worker = start(file)
  const { promise, resolve, reject } = Promise.withResolvers<TranscriptRead>()
  const timer = setTimeout(() => reject(new ReadFailure('TOO_SLOW')), LIMIT_MS)
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) =>
    'failure' in data ? reject(new ReadFailure(data.failure)) : resolve(data.transcript),
  )
  worker.addEventListener('error', () => reject(new ReadFailure('NOT_LOADED')))
  worker.postMessage(file)
  return promise.finally(() => {
    clearTimeout(timer)
    worker.terminate()
  })
}
