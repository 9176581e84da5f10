/** A row of the file, and the line it starts on. */
export type CsvRow = { line: number; cells: string[] }

export type Encoding = 'UTF-8' | 'UTF-16' | 'Windows-1252'

/**
 * Excel saves CSV as Windows-1252 in Australia. Everything else is UTF-8 or starts with a byte
 * order mark.
 */
export function decodeText(bytes: Uint8Array): { text: string; encoding: Encoding } {
  const read = (label: string, fatal = false) => new TextDecoder(label, { fatal }).decode(bytes)
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return { text: read('utf-16le'), encoding: 'UTF-16' }
  if (first === 0xfe && second === 0xff) return { text: read('utf-16be'), encoding: 'UTF-16' }
  try {
    return { text: read('utf-8', true), encoding: 'UTF-8' }
  } catch {
    return { text: read('windows-1252'), encoding: 'Windows-1252' }
  }
}

/**
 * Parses CSV text separated by commas, semicolons or tabs, whichever is most common in the first
 * line. Values that contain a separator are in quotes, and a quote inside them is doubled.
 */
export function parseCsv(text: string): CsvRow[] {
  const plain = text.replace(/^\uFEFF/, '')
  const separator = separatorOf(plain)
  const rows: CsvRow[] = []
  let row: string[] = []
  let cell = ''
  let line = 1
  let begun = 1
  const end = () => {
    rows.push({ line: begun, cells: [...row, cell] })
    row = []
    cell = ''
  }
  let isQuoted = false
  for (let at = 0; at < plain.length; at++) {
    const sign = plain[at] as string
    const isBreak = sign === '\n' || (sign === '\r' && plain[at + 1] !== '\n')
    if (isBreak) line++
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (plain[at + 1] === '"') cell += plain[++at]
      else isQuoted = false
    } else if (sign === '"' && cell === '') isQuoted = true
    else if (sign === separator) {
      row.push(cell)
      cell = ''
    } else if (isBreak) {
      end()
      begun = line
    } else if (sign !== '\r') cell += sign
  }
  if (cell !== '' || row.length > 0) end()
  // Leaves out the empty lines that spreadsheets often add.
  return rows.filter(({ cells }) => cells.some((text) => text.trim() !== ''))
}

function separatorOf(text: string): string {
  const [first = ''] = text.split(/\r|\n/, 1)
  const count = (sign: string) => first.split(sign).length
  return [',', ';', '\t'].toSorted((a, b) => count(b) - count(a))[0] ?? ','
}
