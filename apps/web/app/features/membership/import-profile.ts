import type { FilterChoices } from '#features/panel-filter/shared/filter-hooks.ts'
import type { CsvRow } from '#lib/csv.ts'

type Field = FilterChoices['fields'][number]

/** How the file's other columns become profile answers, and which list we add the people to. */
export type ProfileImport = {
  /** The column for each profile field, keyed by the field's id. */
  columns: Record<string, number>
  /**
   * The option's id for each word in the file, keyed by the field's id, then by the word in lower
   * case.
   */
  values: Record<string, Record<string, number>>
  listId: number | null
  clientOnly: boolean
  sensitive: { source: string; on: string }
}

export const NO_PROFILE: ProfileImport = {
  columns: {},
  values: {},
  listId: null,
  clientOnly: false,
  sensitive: { source: '', on: '' },
}

/** Guesses which columns are profile fields from the names in the first line. */
export const guessColumns = (header: readonly string[], fields: readonly Field[]) =>
  Object.fromEntries(
    fields.flatMap(({ id, label }) => {
      const at = header.findIndex((name) => name.trim().toLowerCase() === label.toLowerCase())
      return at === -1 ? [] : [[String(id), at]]
    }),
  )

const initialsOf = (label: string) =>
  label
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .join('')
    .toLowerCase()

/**
 * Whether a word is short for a label: it starts with the same letter, and all its letters are in
 * the label in the same order.
 */
function isShortFor(word: string, label: string): boolean {
  if (word.length < 3 || !label.startsWith(word.charAt(0))) return false
  let at = 0
  for (const letter of label) if (letter === word.charAt(at)) at++
  return at === word.length
}

/**
 * Guesses the option for a word. "VIC" becomes Victoria, "nsw" New South Wales, and "Qld"
 * Queensland.
 */
function guessOption(word: string, { options }: Field) {
  const short = options.filter(({ label }) => isShortFor(word, label.toLowerCase()))
  return (
    options.find(({ label }) => initialsOf(label) === word && word.length > 1) ??
    options.find(({ label }) => word.length > 2 && label.toLowerCase().startsWith(word)) ??
    (short.length === 1 ? short[0] : undefined)
  )
}

export const MOST_WORDS = 40

/**
 * The distinct words in a field's column that aren't the name of an option, each with our guess.
 */
export function wordsToMatch(field: Field, column: number, rows: readonly CsvRow[]) {
  const labels = new Set(field.options.map(({ label }) => label.toLowerCase()))
  const words = new Map<string, string>()
  for (const { cells } of rows)
    for (const part of (cells[column] ?? '').split(field.kind === 'MULTI' ? ';' : /$^/)) {
      const shown = part.trim()
      const word = shown.toLowerCase()
      if (word && !labels.has(word) && !words.has(word)) words.set(word, shown)
    }
  return [...words].slice(0, MOST_WORDS).map(([word, shown]) => ({
    word,
    shown,
    guess: guessOption(word, field)?.id,
  }))
}

/**
 * What we send besides the rows: profile fields, the list and the consent to sensitive answers.
 * Leaves out what the admin didn't choose.
 */
export function extrasOf(chosen: ProfileImport, fields: readonly Field[], rows: readonly CsvRow[]) {
  const mapped = fields.filter(({ id }) => chosen.columns[id] !== undefined)
  const profile = mapped.map((field) => {
    const column = chosen.columns[field.id] ?? 0
    const words = field.options.length > 0 ? wordsToMatch(field, column, rows) : []
    const values = words.flatMap(({ word, guess }) => {
      const option = chosen.values[field.id]?.[word] ?? guess
      return option ? [{ word, option }] : []
    })
    return {
      fieldId: field.id,
      values: Object.fromEntries(values.map(({ word, option }) => [word, [option]])),
    }
  })
  const needsConsent = mapped.some(({ sensitive }) => sensitive)
  return {
    ...(profile.length > 0 && { profile }),
    ...(chosen.listId && { listId: chosen.listId }),
    ...(chosen.clientOnly && { clientOnly: true }),
    ...(needsConsent && { sensitiveConsent: chosen.sensitive }),
  }
}

/** A row's profile cells, keyed by field id. */
export const cellsOf = (columns: ProfileImport['columns'], cells: readonly string[]) =>
  Object.fromEntries(Object.entries(columns).map(([id, at]) => [id, cells[at]?.trim() || null]))
