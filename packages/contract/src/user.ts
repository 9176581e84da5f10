import * as z from 'zod/mini'
import { ROLES } from './auth.ts'
import { endpoint } from './endpoint.ts'
import { listQuery, searchWords } from './list.ts'
import { entityId, instant, pathId } from './text.ts'

export const UserAccount = z.object({
  id: entityId,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(ROLES),
  emailVerified: z.boolean(),
  secondFactor: z.boolean(),
  createdAt: instant,
})
export type UserAccount = z.output<typeof UserAccount>

export const listUsers = endpoint({
  method: 'GET',
  path: '/admin/users',
  audience: 'admin',
  summary: 'Everyone with an account.',
  query: z.extend(listQuery(['CREATED_AT_DESC', 'CREATED_AT_ASC']), {
    search: searchWords,
    role: z.optional(z.enum(ROLES)),
  }),
  reply: z.array(UserAccount),
})

export const changeRole = endpoint({
  method: 'PATCH',
  path: '/admin/users/:id',
  audience: 'admin',
  summary: 'Make someone an admin, or remove their admin access. There’s always at least one.',
  params: z.object({ id: pathId }),
  body: z.object({ role: z.enum(ROLES, { error: 'That isn’t a valid role.' }) }),
  reply: UserAccount,
})
