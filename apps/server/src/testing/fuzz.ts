import type { Dice } from './dice.ts'

type Schema = {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
}

/** Values that have broken programs before. */
const HOSTILE: unknown[] = [
  null,
  true,
  -1,
  0,
  1.5,
  1e308,
  2 ** 53 + 1,
  '',
  ' ',
  '0',
  '\u0000',
  '\ud800',
  'x'.repeat(20_000),
  '../../etc/passwd',
  "'; drop table users; --",
  '<img src=x onerror=alert(1)>',
  '{{7*7}}<%= 7*7 %>',
  'a@example.com\r\nBcc: b@example.com',
  '2026-13-45T99:99:99Z',
  'NaN',
  [],
  [[[[[]]]]],
  {},
  { toString: 1 },
]

const PLAUSIBLE = [
  'Ada',
  'ada@example.com',
  'CLIENT',
  '7',
  'form-submission',
  '2026-11-18T20:00:00Z',
  'Tea?',
]

/** A value that the schema describes, or one that it nearly does, or nothing of the kind. */
export function fuzzValue(schema: Schema, dice: Dice, wildness: number): unknown {
  if (dice.chance(wildness)) return dice.pick(HOSTILE)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return dice.pick(schema.enum)
  if (schema.anyOf) return fuzzValue(dice.pick(schema.anyOf), dice, wildness)
  const type = Array.isArray(schema.type) ? dice.pick(schema.type) : schema.type
  switch (type) {
    case 'object':
      return fuzzObject(schema, dice, wildness)
    case 'array':
      return Array.from({ length: dice.below(4) }, () =>
        fuzzValue(schema.items ?? {}, dice, wildness),
      )
    case 'integer':
    case 'number':
      return dice.below(100)
    case 'boolean':
      return dice.chance(0.5)
    case 'null':
      return null
    default:
      return dice.pick(PLAUSIBLE)
  }
}

function fuzzObject({ properties = {}, required = [] }: Schema, dice: Dice, wildness: number) {
  const fields = Object.entries(properties)
    .filter(([name]) => dice.chance(required.includes(name) ? 1 - wildness / 2 : 0.7))
    .map(([name, schema]) => [name, fuzzValue(schema, dice, wildness)])
  if (dice.chance(wildness))
    fields.push([dice.pick(['id', 'role', 'constructor', 'createdAt', 'x']), dice.pick(HOSTILE)])
  return Object.fromEntries(fields)
}
