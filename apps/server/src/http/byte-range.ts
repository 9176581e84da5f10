/** The first and last byte, both inclusive. */
export type ByteRange = { from: number; to: number }

const ONE_RANGE = /^bytes=\s*(\d*)-(\d*)\s*$/i

/**
 * The part of a file that a Range header asks for. If the header is malformed, uses another unit or
 * has several ranges, RFC 9110, 14.2 lets us ignore it and send the whole file. No video player
 * sends such a header.
 */
export function byteRange(header: string, size: number): ByteRange | 'whole' | 'outside' {
  const [, first = '', last = ''] = ONE_RANGE.exec(header) ?? []
  if (!first && !last) return 'whole'
  // Without a start, the number is how many bytes to send from the end: `bytes=-500`.
  const from = first ? Number(first) : Math.max(0, size - Number(last))
  const to = first && last ? Number(last) : size - 1
  if (first && last && from > to) return 'whole'
  return from < size ? { from, to: Math.min(to, size - 1) } : 'outside'
}
