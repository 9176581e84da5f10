/**
 * We normalize to NFKC first, which turns full-width and small forms into =, +, - and @, but leaves
 * the minus sign (U+2212).
 */
const FORMULA_START = /^[=+\-@\u2212]/
const INVISIBLE_START = /^[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]+/u

/**
 * One cell of a CSV file. Prevents formula injection: text that a spreadsheet could run as a
 * formula gets an apostrophe, even if invisible characters hide its start. Text that contains any
 * of the usual separators is quoted.
 */
export function csvCell(value: string | null): string {
  const text = value ?? ''
  const start = text.replace(INVISIBLE_START, '').slice(0, 1).normalize('NFKC')
  const isRisky = FORMULA_START.test(start) || /^[\t\r]/.test(text)
  const safe = isRisky ? `'${text}` : text
  return /[",;\t\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
