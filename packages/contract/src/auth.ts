import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { entityId, typedLine } from './text.ts'

export const ROLES = ['ROLE_USER', 'ROLE_ADMIN'] as const
export type Role = (typeof ROLES)[number]

export const MAX_PASSWORD_LENGTH = 200

export const SignInForm = z.object({
  email: typedLine(254).check(z.minLength(1, 'Please enter your email address.')),
  // Never trimmed: a space may be part of it.
  password: z
    .string({ error: 'Please enter your password.' })
    .check(
      z.minLength(1, 'Please enter your password.'),
      z.maxLength(MAX_PASSWORD_LENGTH, 'Passwords have at most 200 characters.'),
    ),
})
export type SignInForm = z.output<typeof SignInForm>

export const login = endpoint({
  method: 'POST',
  path: '/auth/login',
  audience: 'public',
  summary: 'Sign in with an email address and a password.',
  body: SignInForm,
  reply: z.object({ accessToken: z.string() }),
})

export const logout = endpoint({
  method: 'POST',
  path: '/auth/logout',
  audience: 'researcher',
  summary: 'End the session of the token that is sent.',
  status: 204,
})

export const UserInfo = z.object({
  id: entityId,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  googleCalendarAuthorized: z.boolean(),
  emailVerified: z.boolean(),
  timezone: z.string(),
})
export type UserInfo = z.output<typeof UserInfo>

export const getMe = endpoint({
  method: 'GET',
  path: '/platform/user/me',
  audience: 'researcher',
  summary: 'Who is signed in.',
  reply: UserInfo,
})
