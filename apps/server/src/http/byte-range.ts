/** Both ends are part of it. */
export type ByteRange = { from: number; to: number }

const ONE_RANGE = /^bytes=\s*(\d*)-(\d*)\s*$/i

/**
 * The part that a Range header names, of so many bytes. What is ill-formed, of another unit or names
 * several parts may be answered by the whole (RFC 9110, 14.2), and no player asks for it.
 */
export function byteRange(header: string, size: number): ByteRange | 'whole' | 'outside' {
  const [, first = '', last = ''] = ONE_RANGE.exec(header) ?? []
  if (!first && !last) return 'whole'
  // Without a start it is a count from the end.
  const from = first ? Number(first) : Math.max(0, size - Number(last))
  const to = first && last ? Number(last) : size - 1
  if (first && last && from > to) return 'whole'
  return from < size ? { from, to: Math.min(to, size - 1) } : 'outside'
}
