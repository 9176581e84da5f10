import type { TRANSCRIPT_FORMATS } from '@wattle/contract/findings/transcripts'

export type TranscriptFormat = (typeof TRANSCRIPT_FORMATS)[number]

/** A piece of speech before anyone has said who the speakers are. */
export interface SpokenCue {
  /** As the file names them. */
  name: string | null
  startMs: number | null
  endMs: number | null
  text: string
}

export interface FileContent {
  cues: SpokenCue[]
  /** The numbers of the lines that we couldn't read. */
  skipped: number[]
}

export interface Speaker {
  name: string | null
  count: number
  firstWords: string
}

export interface ReadCue {
  /** The place in the list of speakers, so names stay there and nowhere else. */
  speaker: number
  startMs: number | null
  endMs: number | null
  text: string
}

export interface TranscriptRead {
  format: TranscriptFormat
  speakers: Speaker[]
  cues: ReadCue[]
  skipped: number[]
}
