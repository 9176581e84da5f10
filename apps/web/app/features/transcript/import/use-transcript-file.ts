import { useRef, useState } from 'react'
import { messageOf } from '#lib/api/call.ts'
import { ReadFailure } from '../read/read-failure.ts'
import { readInWorker } from '../read/read-in-worker.ts'
import type { TranscriptRead } from '../read/transcript-read.ts'

interface FileState {
  /** The file's name. We only show it here and never send it. */
  name?: string
  isReading?: boolean
  problem?: string
  transcript?: TranscriptRead
}

/** The file chosen last, and the transcript we read from it. */
export function useTranscriptFile() {
  const [state, setState] = useState<FileState>({})
  const reads = useRef(0)

  async function choose(file: File | undefined) {
    if (!file) return
    reads.current += 1
    const read = reads.current
    // Ignores the result if someone has chosen another file since.
    const show = (next: FileState) =>
      read === reads.current && setState({ name: file.name, ...next })
    show({ isReading: true })
    try {
      show({ transcript: await readInWorker(file) })
    } catch (error) {
      show({ problem: error instanceof ReadFailure ? error.message : messageOf(error) })
    }
  }
  return { ...state, reads: reads.current, choose }
}
