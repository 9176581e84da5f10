import type { FastifySerializerCompiler } from 'fastify'
import { z } from 'zod'

/**
 * Serializes a response according to its endpoint's schema, or throws, so we never send anything
 * outside the contract. A schema without a codec only needs validating, which takes half the time.
 */
export const serializeReply: FastifySerializerCompiler<z.ZodType> = ({ schema, method, url }) => {
  const check = hasCodec(schema) ? z.safeEncode : z.safeParse
  return (data) => {
    const { data: reply, error } = check(schema, data)
    if (error)
      throw new Error(`${method} ${url} sent a response that breaks the contract`, { cause: error })
    return JSON.stringify(reply)
  }
}

/** Caches which schemas have codecs, because endpoints share most of them. */
const searched = new WeakMap<z.core.$ZodType, boolean>()

/**
 * Whether any part of the schema has a codec, such as an instant, which is a Date in code and text
 * in JSON.
 */
function hasCodec(schema: z.core.$ZodType): boolean {
  const known = searched.get(schema)
  if (known !== undefined) return known
  const { def } = schema._zod
  const found = def.type === 'pipe' || def.type === 'transform' || partsOf(def).some(hasCodec)
  searched.set(schema, found)
  return found
}

/** The schemas inside a schema, whichever property holds them. */
const partsOf = (def: object): z.core.$ZodType[] =>
  Object.values(def)
    .flatMap((part) => (isSchema(part) ? part : Object.values(Object(part))))
    .filter(isSchema)

const isSchema = (part: unknown): part is z.core.$ZodType => part instanceof z.core.$ZodType
