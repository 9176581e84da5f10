import { ReadFailure, type ReadFailureCode } from './read-failure.ts'
import { readTranscript, type WordReader } from './read-transcript.ts'
import type { TranscriptRead } from './transcript-read.ts'

export type WorkerReply = { transcript: TranscriptRead } | { failure: ReadFailureCode }

/** Runs inside a worker. Reads each file it gets as a message and posts the result back. */
export function answerFiles(readWordText: WordReader) {
  addEventListener('message', async ({ data: file }: MessageEvent<File>) => {
    postMessage(await replyTo(file, readWordText))
  })
}

async function replyTo(file: File, readWordText: WordReader): Promise<WorkerReply> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    return { transcript: await readTranscript(file.name, bytes, readWordText) }
  } catch (error) {
    return { failure: error instanceof ReadFailure ? error.code : 'OTHER_TYPE' }
  }
}
