import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { MAX_PASSWORD_LENGTH } from './password.ts'
import { emailAddress, orNull, typedLine } from './text.ts'

export const ROLES = ['ROLE_USER', 'ROLE_ADMIN'] as const
export type Role = (typeof ROLES)[number]

/** The bot check's action name for the sign-up form. */
export const SIGN_UP_ACTION = 'sign-up'

const HOUR = 3600

/** We never trim passwords, because a space may be part of one. */
export const typedPassword = z
  .string({ error: 'Please enter your password.' })
  .check(
    z.minLength(1, 'Please enter your password.'),
    z.maxLength(MAX_PASSWORD_LENGTH, `Passwords can have up to ${MAX_PASSWORD_LENGTH} characters.`),
  )

/** Six digits from an authenticator app, or a recovery code. */
export const oneTimeCode = z
  .string({ error: 'Please enter the code.' })
  .check(
    z.trim(),
    z.minLength(1, 'Please enter the code.'),
    z.maxLength(40, 'That code is too long. Please check it.'),
  )

const linkToken = z
  .string({ error: 'Invalid or missing token' })
  .check(z.maxLength(200, 'Invalid or missing token'))

const AccessToken = z.object({ accessToken: z.string() })
const Message = z.object({ message: z.string() })

const firstName = typedLine(100).check(z.minLength(1, 'Please enter your first name.'))
const lastName = typedLine(100)

export const SignUpForm = z.object({
  firstName,
  lastName: orNull(lastName),
  email: emailAddress,
  password: typedPassword,
  token: z.nullish(z.string()),
  timezone: z.optional(z.string().check(z.maxLength(100))),
})
export type SignUpForm = z.output<typeof SignUpForm>

export const signUp = endpoint({
  method: 'POST',
  path: '/auth/sign-up',
  audience: 'public',
  summary: 'Register with an email address and a password.',
  status: 201,
  limit: { name: 'sign-up', max: 30, windowSeconds: HOUR },
  body: SignUpForm,
  reply: AccessToken,
})

export const SignInForm = z.object({
  email: typedLine(254).check(z.minLength(1, 'Please enter your email address.')),
  /** Seed 000 section 5: a password of only spaces counts as empty. */
  password: typedPassword.check(
    z.refine((text: string) => text.trim() !== '', { error: 'Please enter your password.' }),
  ),
  otp: z.optional(oneTimeCode),
})
export type SignInForm = z.output<typeof SignInForm>

export const login = endpoint({
  method: 'POST',
  path: '/auth/login',
  audience: 'public',
  summary: 'Sign in with an email address and a password, plus a one-time code if set up.',
  body: SignInForm,
  reply: AccessToken,
})

export const logout = endpoint({
  method: 'POST',
  path: '/auth/logout',
  audience: 'researcher',
  summary: 'End the session that this token belongs to.',
  status: 204,
})

export const beginGoogleSignIn = endpoint({
  method: 'GET',
  path: '/auth/login/google',
  audience: 'public',
  summary: 'Redirects to Google, which returns to /login with a code.',
  status: 302,
})

export const finishGoogleSignIn = endpoint({
  method: 'GET',
  path: '/auth/login/google/code',
  audience: 'public',
  summary: 'Complete the sign-in with Google’s code.',
  query: z.object({
    code: z.string().check(z.minLength(1), z.maxLength(2000)),
    state: z.optional(z.string().check(z.maxLength(500))),
    otp: z.optional(oneTimeCode),
  }),
  reply: AccessToken,
})

export const resetPassword = endpoint({
  method: 'GET',
  path: '/auth/reset-password',
  audience: 'public',
  summary:
    'Ask for an email with a link to set a new password. The response is the same for every address.',
  limit: { name: 'reset', max: 20, windowSeconds: HOUR },
  query: z.object({ email: emailAddress }),
  reply: Message,
})

/**
 * Seed 000 section 5 only has two errors for this form, so an empty password gets "Password is too
 * weak".
 */
const newPassword = z
  .string({ error: 'Password is too weak' })
  .check(
    z.maxLength(MAX_PASSWORD_LENGTH, `Passwords can have up to ${MAX_PASSWORD_LENGTH} characters.`),
  )

export const changePassword = endpoint({
  method: 'POST',
  path: '/auth/change-password',
  audience: 'public',
  summary: 'Set a new password with the token from the email. Ends every session of the account.',
  body: z.object({ password: newPassword, token: linkToken }),
  reply: Message,
})

export const verifyEmail = endpoint({
  method: 'POST',
  path: '/auth/verify-email',
  audience: 'public',
  summary: 'Confirm an email address with the token from the email.',
  body: z.object({ token: linkToken }),
  reply: Message,
})

export const resendVerification = endpoint({
  method: 'POST',
  path: '/auth/verification',
  audience: 'researcher',
  summary: 'Send the verification email again.',
  limit: { name: 'verification', max: 10, windowSeconds: HOUR },
  status: 202,
  reply: Message,
})
