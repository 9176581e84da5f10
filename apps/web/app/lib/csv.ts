/**
 * The rows of a table as spreadsheets save it: commas, semicolons or tabs, whichever the first line
 * has most of; quotes around what holds one of them, and doubled quotes for a quote.
 */
export function parseCsv(text: string): string[][] {
  const plain = text.replace(/^\uFEFF/, '')
  const separator = separatorOf(plain)
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  for (let at = 0; at < plain.length; at++) {
    const sign = plain[at] as string
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (plain[at + 1] === '"') cell += plain[++at]
      else isQuoted = false
    } else if (sign === '"' && cell === '') isQuoted = true
    else if (sign === separator) {
      row.push(cell)
      cell = ''
    } else if (sign === '\n' || sign === '\r') {
      if (sign === '\r' && plain[at + 1] === '\n') at++
      rows.push([...row, cell])
      row = []
      cell = ''
    } else cell += sign
  }
  if (cell !== '' || row.length > 0) rows.push([...row, cell])
  // Spreadsheets leave empty lines behind.
  return rows.filter((cells) => cells.some((text) => text.trim() !== ''))
}

function separatorOf(text: string): string {
  const [first = ''] = text.split(/\r|\n/, 1)
  const count = (sign: string) => first.split(sign).length
  return [',', ';', '\t'].toSorted((a, b) => count(b) - count(a))[0] ?? ','
}
