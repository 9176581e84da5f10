/** A range of bytes that includes both ends. */
export type ByteRange = { from: number; to: number }

const ONE_RANGE = /^bytes=\s*(\d*)-(\d*)\s*$/i

/**
 * The part a Range header asks for, given the size in bytes. If the header is malformed, in another
 * unit or has several parts, we may ignore it and send the whole file (RFC 9110, 14.2). No video
 * player sends such a header.
 */
export function byteRange(header: string, size: number): ByteRange | 'whole' | 'outside' {
  const [, first = '', last = ''] = ONE_RANGE.exec(header) ?? []
  if (!first && !last) return 'whole'
  // Without a start, the number counts bytes from the end.
  const from = first ? Number(first) : Math.max(0, size - Number(last))
  const to = first && last ? Number(last) : size - 1
  if (first && last && from > to) return 'whole'
  return from < size ? { from, to: Math.min(to, size - 1) } : 'outside'
}
