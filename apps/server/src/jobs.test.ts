import { expect, test } from 'vitest'
import { z } from 'zod'
import { JOBS } from './jobs.ts'

/** Whether a field of a job's data is a number or a fixed word, or a list of those. */
function isHarmless(property: object): boolean {
  const { type, enum: words, items, anyOf } = property as Record<string, unknown>
  if (Array.isArray(anyOf)) return anyOf.every((one) => isHarmless(one))
  if (type === 'array') return isHarmless(Object(items))
  return words !== undefined || ['number', 'null', 'number,null'].includes(String(type))
}

test.each(Object.entries(JOBS))(
  'limits the data of %s jobs to ids, numbers and fixed words',
  (_name, schema) => {
    const { properties = {} } = z.toJSONSchema(schema)
    for (const property of Object.values(properties))
      expect(isHarmless(Object(property))).toBe(true)
  },
)
