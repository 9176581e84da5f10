import { MAX_FILE_BYTES, ReadFailure } from './read-failure.ts'
import type { WorkerReply } from './read-worker.ts'
import type { TranscriptRead } from './transcript-read.ts'

const LIMIT_MS = 10_000

const startWorker = () =>
  new Worker(new URL('./read-worker.ts', import.meta.url), { type: 'module' })

/** Reads a file where a bad one can hold nothing up, and ends that after ten seconds. */
export async function readInWorker(file: File, start = startWorker): Promise<TranscriptRead> {
  if (file.size > MAX_FILE_BYTES) throw new ReadFailure('FILE_TOO_LARGE')
  const worker = start()
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
