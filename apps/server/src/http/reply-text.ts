import type { FastifySerializerCompiler } from 'fastify'
import { z } from 'zod'

/**
 * Writes an answer as its endpoint says it is, or fails: nothing leaves that the contract does not
 * know. Where no part of it is written otherwise than it is held, it is only looked at, which takes
 * half of the time.
 */
export const writeReply: FastifySerializerCompiler<z.ZodType> = ({ schema, method, url }) => {
  const check = isWrittenOtherwise(schema) ? z.safeEncode : z.safeParse
  return (data) => {
    const { data: reply, error } = check(schema, data)
    if (error)
      throw new Error(`${method} ${url} has an answer that it should not have`, { cause: error })
    return JSON.stringify(reply)
  }
}

/** As a moment is, which is a date inside and a text on its way. */
function isWrittenOtherwise(schema: z.core.$ZodType): boolean {
  const { def } = schema._zod
  return def.type === 'pipe' || def.type === 'transform' || partsOf(def).some(isWrittenOtherwise)
}

/** The schemas that one is made of, whatever its kind calls them. */
const partsOf = (def: object): z.core.$ZodType[] =>
  Object.values(def)
    .flatMap((part) => (isSchema(part) ? part : Object.values(Object(part))))
    .filter(isSchema)

const isSchema = (part: unknown): part is z.core.$ZodType => part instanceof z.core.$ZodType
