import type { FilterField } from './filter-rules.ts'

/** For each field, which options each word in the file stands for. The words are in lower case. */
export type ProfileMapping = { fieldId: number; values: Record<string, number[]> }[]

export type Cell = {
  fieldId: number
  optionIds: number[]
  number: number | null
  isSensitive: boolean
}

type Read = { cells: Cell[]; faults: { field: string; reason: string }[] }

const YEARS = { from: 1900, to: 2100 }

/**
 * Reads the profile fields of a row. Leaves out values it can't read, and keeps the rest of the
 * row.
 */
export function readCells(
  fields: readonly FilterField[],
  mapping: ProfileMapping,
  texts: Record<string, string | null | undefined>,
): Read {
  const read: Read = { cells: [], faults: [] }
  for (const { fieldId, values } of mapping) {
    const text = texts[String(fieldId)]?.trim()
    const field = fields.find(({ id }) => id === fieldId)
    if (!text || !field) continue
    const found = readCell(field, values, text)
    if (found)
      read.cells.push({
        fieldId,
        optionIds: [],
        number: null,
        isSensitive: field.sensitive,
        ...found,
      })
    else
      read.faults.push({
        field: field.label,
        reason: `We don’t know what ‘${text}’ means, so we won’t import it.`,
      })
  }
  return read
}

type Found = { optionIds: number[] } | { number: number } | undefined

function readCell(field: FilterField, values: Record<string, number[]>, text: string): Found {
  if (field.kind === 'NUMBER' || field.kind === 'YEAR') {
    const number = Number(text)
    const isRight =
      Number.isInteger(number) &&
      number >= (field.kind === 'YEAR' ? YEARS.from : 0) &&
      number <= (field.kind === 'YEAR' ? YEARS.to : 1_000_000)
    return isRight ? { number } : undefined
  }
  const whole = idsOf(field, values, text)
  if (whole) return { optionIds: whole }
  // Several answers in one cell are separated by semicolons.
  const parts = field.kind === 'MULTI' ? text.split(';').map((part) => part.trim()) : []
  const each = parts.map((part) => idsOf(field, values, part))
  if (parts.length < 2 || each.includes(undefined)) return undefined
  return { optionIds: [...new Set(each.flatMap((ids) => ids ?? []))] }
}

function idsOf(
  { options, kind }: FilterField,
  values: Record<string, number[]>,
  text: string,
): number[] | undefined {
  const word = text.toLowerCase()
  const known = new Set(options.map(({ id }) => id))
  const mapped = values[word]?.filter((id) => known.has(id))
  if (mapped && mapped.length > 0) return kind === 'CHOICE' ? mapped.slice(0, 1) : mapped
  const same = options.find(({ label }) => label.toLowerCase() === word)
  return same && [same.id]
}
