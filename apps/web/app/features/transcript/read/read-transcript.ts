import { MAX_CALL_MS } from '@wattle/contract/findings/evidence'
import {
  MAX_CUE_LENGTH,
  MAX_CUES,
  MAX_TRANSCRIPT_LENGTH,
} from '@wattle/contract/findings/transcripts'
import { readCaptions } from './captions.ts'
import { decodeTranscript } from './decode-transcript.ts'
import { divideText } from './divide-text.ts'
import { isOldOrProtected } from './file-signature.ts'
import { readPlainText } from './plain-text.ts'
import { MAX_FILE_BYTES, ReadFailure } from './read-failure.ts'
import { oneSpaced } from './speaker-name.ts'
import type { FileContent, SpokenCue, TranscriptFormat, TranscriptRead } from './transcript-read.ts'

const FIRST_WORDS_LENGTH = 60
const FORMATS: Record<string, TranscriptFormat> = {
  vtt: 'VTT',
  srt: 'SRT',
  txt: 'TXT',
  docx: 'DOCX',
}

/**
 * Returns the text of a Word file. Callers pass this function in, so only the worker for Word files
 * has to include the library.
 */
export type WordReader = (bytes: Uint8Array) => Promise<string>

/** Reads speakers and their words. Throws a ReadFailure for a file it can't read. */
export async function readTranscript(
  fileName: string,
  bytes: Uint8Array,
  readWordText: WordReader,
): Promise<TranscriptRead> {
  if (bytes.length > MAX_FILE_BYTES) throw new ReadFailure('FILE_TOO_LARGE')
  if (isOldOrProtected(bytes)) throw new ReadFailure('OLD_WORD_FILE')
  const format = FORMATS[fileName.split('.').at(-1)?.toLowerCase() ?? '']
  if (!format) throw new ReadFailure('OTHER_TYPE')
  const { cues, skipped } = await contentOf(format, bytes, readWordText)
  const spoken = cues.flatMap(cleaned)
  mustFit(spoken)
  return { format, ...withSpeakers(spoken), skipped }
}

async function contentOf(
  format: TranscriptFormat,
  bytes: Uint8Array,
  readWordText: WordReader,
): Promise<FileContent> {
  if (format === 'DOCX') return readPlainText(await readWordText(bytes))
  const text = decodeTranscript(bytes)
  if (format === 'TXT') return readPlainText(text)
  return readCaptions(text, format === 'VTT' ? 'vtt' : 'srt')
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: it removes these characters
const CONTROL = /[\u0000-\u001f\u007f]/g
const HAS_WORDS = /[\p{L}\p{N}]/u

function cleaned({ endMs, ...spoken }: SpokenCue): SpokenCue[] {
  const isBackwards = endMs !== null && endMs < (spoken.startMs ?? 0)
  const cue = { ...spoken, endMs: isBackwards ? null : endMs }
  const text = oneSpaced(cue.text.replace(CONTROL, ' ')).toWellFormed()
  if (!HAS_WORDS.test(text)) return []
  // We only know the time of the first piece.
  return divideText(text, MAX_CUE_LENGTH).map((piece, index) =>
    index === 0 ? { ...cue, text: piece } : { ...cue, text: piece, startMs: null, endMs: null },
  )
}

function mustFit(cues: readonly SpokenCue[]) {
  if (cues.length === 0) throw new ReadFailure('NO_SPEECH')
  if (cues.length > MAX_CUES) throw new ReadFailure('TOO_MANY_CUES')
  const length = cues.reduce((sum, { text }) => sum + text.length, 0)
  if (length > MAX_TRANSCRIPT_LENGTH) throw new ReadFailure('TOO_MUCH_TEXT')
  const isTooLong = cues.some(({ startMs, endMs }) => (endMs ?? startMs ?? 0) > MAX_CALL_MS)
  if (isTooLong) throw new ReadFailure('TOO_LONG')
}

function withSpeakers(spoken: readonly SpokenCue[]): Pick<TranscriptRead, 'speakers' | 'cues'> {
  const names = [...new Set(spoken.map(({ name }) => name))]
  return {
    speakers: names.map((name) => {
      const own = spoken.filter((cue) => cue.name === name)
      return { name, count: own.length, firstWords: firstWordsOf(own[0]?.text ?? '') }
    }),
    cues: spoken.map(({ name, ...cue }) => ({ ...cue, speaker: names.indexOf(name) })),
  }
}

function firstWordsOf(text: string): string {
  if (text.length <= FIRST_WORDS_LENGTH) return text
  const cut = text.slice(0, FIRST_WORDS_LENGTH)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 20))}…`
}
