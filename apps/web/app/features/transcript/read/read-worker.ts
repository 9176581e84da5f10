import { ReadFailure, type ReadFailureCode } from './read-failure.ts'
import { readTranscript } from './read-transcript.ts'
import type { TranscriptRead } from './transcript-read.ts'

export type WorkerReply = { transcript: TranscriptRead } | { failure: ReadFailureCode }

addEventListener('message', async ({ data: file }: MessageEvent<File>) => {
  postMessage(await replyTo(file))
})

async function replyTo(file: File): Promise<WorkerReply> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    return { transcript: await readTranscript(file.name, bytes) }
  } catch (error) {
    return { failure: error instanceof ReadFailure ? error.code : 'OTHER_TYPE' }
  }
}
