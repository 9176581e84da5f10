import * as z from 'zod/mini'
import { oneTimeCode, ROLES, typedPassword } from './auth.ts'
import { endpoint } from './endpoint.ts'
import { entityId, instant, pathId, typedLine } from './text.ts'

export const UserInfo = z.object({
  id: entityId,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  googleCalendarAuthorized: z.boolean(),
  emailVerified: z.boolean(),
  timezone: z.string(),
  /** False for people who only sign in with Google. */
  hasPassword: z.boolean(),
  twoFactor: z.boolean(),
  /**
   * True for an admin who has to set up two-factor authentication before they can open any admin
   * page.
   */
  twoFactorDue: z.boolean(),
  /** How many launched projects our team would take over if this account were deleted. */
  launchedStudies: z.optional(z.int()),
})
export type UserInfo = z.output<typeof UserInfo>

export const getMe = endpoint({
  method: 'GET',
  path: '/platform/user/me',
  audience: 'researcher',
  summary: 'The signed-in person.',
  reply: UserInfo,
})

export function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en-AU', { timeZone: zone })
    // `Intl.DateTimeFormat` also accepts offsets such as +10:00, but those ignore daylight saving.
    return /^[A-Z]/i.test(zone)
  } catch {
    return false
  }
}

export const ProfileForm = z.object({
  firstName: z.optional(typedLine(100).check(z.minLength(1, 'Please enter your first name.'))),
  lastName: z.optional(typedLine(100)),
  timezone: z.optional(
    z.string().check(
      z.refine(isTimeZone, {
        error: 'We don’t know this time zone. Please choose one like Australia/Melbourne.',
      }),
    ),
  ),
})
export type ProfileForm = z.output<typeof ProfileForm>

export const updateMe = endpoint({
  method: 'PATCH',
  path: '/platform/user/me',
  audience: 'researcher',
  summary: 'Change your own name or time zone.',
  body: ProfileForm,
  reply: UserInfo,
})

export const changeOwnPassword = endpoint({
  method: 'POST',
  path: '/platform/user/password',
  audience: 'researcher',
  summary:
    'Set a new password while signed in. Ends every session and starts a new one for the caller.',
  body: z.object({
    /**
     * Required if the account has a password. If it doesn't, the person must have signed in
     * recently.
     */
    currentPassword: z.optional(typedPassword),
    password: typedPassword,
  }),
  reply: z.object({ accessToken: z.string() }),
})

export const Session = z.object({
  id: entityId,
  /** The browser and the operating system, such as 'Firefox on Linux'. */
  device: z.string(),
  createdAt: instant,
  lastUsedAt: instant,
  isCurrent: z.boolean(),
})
export type Session = z.output<typeof Session>

export const listSessions = endpoint({
  method: 'GET',
  path: '/platform/user/sessions',
  audience: 'researcher',
  summary: 'Your sessions, which show where you’re signed in.',
  reply: z.array(Session),
})

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/platform/user/sessions',
  audience: 'researcher',
  summary: 'Sign out everywhere else.',
  status: 204,
})

export const endSession = endpoint({
  method: 'DELETE',
  path: '/platform/user/sessions/:id',
  audience: 'researcher',
  summary: 'Sign out one of your own sessions.',
  params: z.object({ id: pathId }),
  status: 204,
})

export const exportAccount = endpoint({
  method: 'GET',
  path: '/platform/user/export',
  audience: 'researcher',
  summary: 'Everything we keep about your own account.',
  reply: z.looseObject({ exportedAt: instant }),
})

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/platform/user/delete',
  audience: 'researcher',
  summary: 'Delete your own account with all its projects. Can’t be undone.',
  body: z.object({
    /**
     * Required if the account has a password. If it doesn't, the person must have signed in
     * recently.
     */
    password: z.optional(typedPassword),
    /** The account's own email address, typed to confirm the deletion. */
    email: z.string().check(z.maxLength(254)),
  }),
  status: 204,
})

export const beginTwoFactor = endpoint({
  method: 'POST',
  path: '/platform/user/two-factor',
  audience: 'researcher',
  summary: 'A new secret for an authenticator app. It has no effect until it’s confirmed.',
  /**
   * Required if the account has a password. If it doesn't, the person must have signed in recently.
   */
  body: z.object({ password: z.optional(typedPassword) }),
  reply: z.object({ secret: z.string(), uri: z.string() }),
})

export const confirmTwoFactor = endpoint({
  method: 'POST',
  path: '/platform/user/two-factor/confirm',
  audience: 'researcher',
  summary: 'Turn on two-factor authentication with a first code. Returns the recovery codes, once.',
  body: z.object({ otp: oneTimeCode }),
  reply: z.object({ recoveryCodes: z.array(z.string()) }),
})

export const removeTwoFactor = endpoint({
  method: 'POST',
  path: '/platform/user/two-factor/remove',
  audience: 'researcher',
  summary: 'Turn off two-factor authentication, with a code.',
  body: z.object({ otp: oneTimeCode }),
  status: 204,
})
