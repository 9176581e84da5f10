export interface Piece {
  text: string
  isHit: boolean
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Matches the typed words in any case, with any kind of apostrophe, quotation mark or space. */
export function searchPattern(words: string): RegExp | undefined {
  const wanted = words.trim()
  if (wanted === '') return undefined
  return new RegExp(
    escaped(wanted)
      .replace(/['’‘]/g, "['’‘]")
      .replace(/["“”]/g, '["“”]')
      .replace(/\s+/g, String.raw`\s+`),
    'giu',
  )
}

/** The text, split at every match. */
export function piecesOf(text: string, pattern: RegExp): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const { 0: hit, index } of text.matchAll(pattern)) {
    if (index > end) pieces.push({ text: text.slice(end, index), isHit: false })
    pieces.push({ text: hit, isHit: true })
    end = index + hit.length
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isHit: false })
  return pieces
}

export const countHits = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length
