import { decodeText } from '#lib/csv.ts'
import { ReadFailure } from './read-failure.ts'

/** How many bytes we look at to guess the encoding, however long the file is. */
const SAMPLE_BYTES = 4096

/** Some apps save UTF-16 without a byte order mark. Then every other byte of plain English is 0. */
function unmarkedUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const sample = bytes.subarray(0, SAMPLE_BYTES)
  const zeros = [0, 0]
  for (const [index, byte] of sample.entries())
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros.map((count) => count / (sample.length / 2))
  if (odd > 0.5 && even < 0.1) return 'utf-16le'
  return even > 0.5 && odd < 0.1 ? 'utf-16be' : undefined
}

/** Decodes UTF-8, UTF-16 or Windows-1252 text and drops the byte order mark. */
export function decodeTranscript(bytes: Uint8Array): string {
  const label = unmarkedUtf16(bytes)
  const text = label ? new TextDecoder(label).decode(bytes) : decodeText(bytes).text
  // Text doesn't contain NUL, so this is probably an image or a recording with the wrong extension.
  if (text.includes('\0')) throw new ReadFailure('OTHER_TYPE')
  return text.replace(/^\uFEFF/, '')
}
