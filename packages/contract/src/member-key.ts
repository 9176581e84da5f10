import * as z from 'zod/mini'

/**
 * The key from the link in a member's email. Only sent in request bodies, so it never reaches a
 * log.
 */
export const MemberKey = z
  .string({ error: 'This link is incomplete.' })
  .check(z.minLength(20), z.maxLength(100))
