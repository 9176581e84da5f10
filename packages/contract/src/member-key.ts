import * as z from 'zod/mini'

/**
 * The key from the link in a member's email. Only sent in request bodies, so it never reaches a
 * log.
 */
export const MemberKey = z
  .string({ error: 'Part of this link is missing. Please open it from our email again.' })
  .check(z.minLength(20), z.maxLength(100))
