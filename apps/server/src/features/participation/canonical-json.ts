import { createHash } from 'node:crypto'

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/**
 * Writes canonical JSON, with sorted keys and no spaces, so the same content always gives the same
 * text.
 */
export function canonical(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${canonical(each)}`).join()}}`
}

/** Adds a hash of the part, so verification can say which part changed. */
export const sealed = <T extends { [key: string]: Json }>(part: T) => ({
  ...part,
  seal: createHash('sha256').update(canonical(part)).digest('hex'),
})
