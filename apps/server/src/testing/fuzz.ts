import type { Dice } from './dice.ts'

export type Schema = {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
  required?: string[]
  items?: Schema
  minLength?: number
  maxLength?: number
  maxItems?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
}

/** Edge cases that often break programs: limits, odd text and wrong types. */
const HOSTILE: unknown[] = [
  null,
  true,
  -1,
  0,
  1.5,
  1e308,
  2 ** 31,
  2 ** 53 + 1,
  Number.MAX_SAFE_INTEGER,
  '',
  ' ',
  '0',
  '5',
  '1e309',
  '\u0000',
  '\ud800',
  '\u202ea\u200b',
  'x'.repeat(20_000),
  '../../etc/passwd',
  '%00%2f..;/',
  "'; drop table users; --",
  '<img src=x onerror=alert(1)>',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: this text tests template injection
  '{{7*7}}<%= 7*7 %>${7*7}[[key]]',
  'a@example.com\r\nBcc: b@example.com',
  'a@example.com, b@example.com',
  'javascript:alert(1)',
  'https://wattle.example@evil.example/',
  '2026-13-45T99:99:99Z',
  '2026-10-04T02:30:00+10:00',
  '0000-00-00 00:00:00',
  '+275760-09-13T00:00:00.001Z',
  'Australia/Nowhere',
  'NaN',
  '__proto__',
  [],
  [[[[[]]]]],
  {},
  { toString: 1 },
  { length: 1e9 },
]

/** A `Words` function returns this to omit the field. */
export const LEFT_OUT = Symbol('left out')

/** Returns a realistic value for the field at this path, such as `['email']`, or undefined. */
export type Words = (names: string[], dice: Dice) => unknown

/**
 * A random value that matches the schema. A higher `wildness` means more edge cases and more values
 * that don't match.
 */
export function fuzzValue(
  schema: Schema,
  dice: Dice,
  wildness: number,
  words: Words,
  names: string[] = [],
): unknown {
  if (dice.chance(wildness)) return dice.chance(0.5) ? edgeOf(schema, dice) : dice.pick(HOSTILE)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return dice.pick(schema.enum)
  const within = (part: Schema, ...more: string[]) =>
    fuzzValue(part, dice, wildness, words, [...names, ...more])
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => within(part)))
  const known = words(names, dice)
  if (known !== undefined) return known
  if (schema.anyOf) return within(dice.pick(schema.anyOf))
  const type = Array.isArray(schema.type) ? dice.pick(schema.type) : schema.type
  switch (type) {
    case 'object':
      return fuzzObject(schema, dice, wildness, within)
    case 'array':
      return Array.from({ length: dice.below(4) + 1 }, () => within(schema.items ?? {}))
    case 'integer':
    case 'number':
      return dice.below(100)
    case 'boolean':
      return dice.chance(0.5)
    case 'null':
      return null
    default:
      return dice.pick(['Tea', 'Do you drink tea?', 'None of these', '7', 'true'])
  }
}

/** A value just inside or just outside the schema's limits. */
function edgeOf(schema: Schema, dice: Dice): unknown {
  const { minLength, maxLength, maxItems, minimum, maximum, exclusiveMinimum } = schema
  const lengths = [minLength, maxLength].flatMap((length) =>
    length === undefined ? [] : [length - 1, length, length + 1],
  )
  const numbers = [minimum, maximum, exclusiveMinimum].flatMap((number) =>
    number === undefined ? [] : [number - 1, number, number + 1],
  )
  const edges = [
    // PostgreSQL can't store a NUL or a lone surrogate, but any JSON string may contain them.
    ...(schema.type === 'string' ? ['a\u0000b', '\ud800'] : []),
    ...lengths
      .filter((length) => length >= 0 && length < 30_000)
      .map((length) => 'é'.repeat(length)),
    ...numbers,
    ...(maxItems === undefined ? [] : [Array.from({ length: maxItems + 1 }, () => 'Tea')]),
  ]
  return edges.length > 0 ? dice.pick(edges) : dice.pick(HOSTILE)
}

function fuzzObject(
  { properties = {}, required = [], additionalProperties }: Schema,
  dice: Dice,
  wildness: number,
  within: (part: Schema, name: string) => unknown,
) {
  const fields = Object.entries(properties)
    .filter(([name]) => dice.chance(required.includes(name) ? 1 - wildness / 2 : 0.7))
    .map(([name, schema]) => [name, within(schema, name)])
    .filter(([, value]) => value !== LEFT_OUT)
  if (typeof additionalProperties === 'object' && dice.chance(0.7))
    fields.push([dice.pick(['general', '1', '']), within(additionalProperties, 'any')])
  if (dice.chance(wildness))
    fields.push([dice.pick(['id', 'role', 'constructor', 'createdAt', 'x']), dice.pick(HOSTILE)])
  return Object.fromEntries(fields)
}
