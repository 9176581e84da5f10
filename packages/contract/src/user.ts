import * as z from 'zod/mini'
import { ROLES } from './auth.ts'
import { endpoint } from './endpoint.ts'
import { listQuery, searchWords } from './list.ts'
import { emailAddress, entityId, instant, orNull, pathId, typedLine } from './text.ts'

export const UserAccount = z.object({
  id: entityId,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(ROLES),
  emailVerified: z.boolean(),
  twoFactor: z.boolean(),
  createdAt: instant,
  /** When our team deactivated the account. Null if it’s active. */
  deactivatedAt: z.optional(z.nullable(instant)),
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
  body: z.object({ role: z.enum(ROLES) }),
  reply: UserAccount,
})

export const inviteUser = endpoint({
  method: 'POST',
  path: '/admin/users',
  audience: 'admin',
  summary: 'Create an account and email its owner a link to set a password.',
  status: 201,
  body: z.object({
    email: emailAddress,
    firstName: typedLine(100).check(z.minLength(1, 'Please enter their first name.')),
    lastName: orNull(typedLine(100)),
    role: z.enum(ROLES),
  }),
  reply: UserAccount,
})

const byId = z.object({ id: pathId })

export const deactivateUser = endpoint({
  method: 'POST',
  path: '/admin/users/:id/deactivate',
  audience: 'admin',
  summary:
    'Close an account: its owner is signed out everywhere and can’t sign in. Their projects stay.',
  params: byId,
  reply: UserAccount,
})

export const reactivateUser = endpoint({
  method: 'POST',
  path: '/admin/users/:id/reactivate',
  audience: 'admin',
  summary: 'Open a closed account again.',
  params: byId,
  reply: UserAccount,
})

export const resetTwoFactor = endpoint({
  method: 'POST',
  path: '/admin/users/:id/reset-two-factor',
  audience: 'admin',
  summary: 'Turn off someone’s two-factor authentication, because they lost their device.',
  params: byId,
  reply: UserAccount,
})
