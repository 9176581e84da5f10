import type { TRANSCRIPT_FORMATS } from '@wattle/contract/findings/transcripts'

export type TranscriptFormat = (typeof TRANSCRIPT_FORMATS)[number]

/** A piece of speech, before the researcher has identified the speakers. */
export interface SpokenCue {
  /** The speaker's name in the file. Null if the file doesn't say who's speaking. */
  name: string | null
  startMs: number | null
  endMs: number | null
  text: string
}

export interface FileContent {
  cues: SpokenCue[]
  /** The numbers of the lines we couldn't read. */
  skipped: number[]
}

export interface Speaker {
  name: string | null
  count: number
  firstWords: string
}

export interface ReadCue {
  /** The speaker's index in the list of speakers. Only that list contains names. */
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
