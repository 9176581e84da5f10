import type { Caller, SignedIn } from '#caller.ts'
import { createAccount } from '#features/account/create-admin.ts'
import { findSignedIn } from '#features/auth/manage-sessions.ts'
import { login } from '#features/auth/service.ts'
import type { Past } from './past.ts'

/** The password for all sample accounts. There's nothing in them to protect. */
export const DEMO_PASSWORD = 'Sample people 2026'

type SampleAccount = { email: string; firstName: string; lastName: string; timezone: string }

export const RESEARCHERS = {
  robin: {
    email: 'robin@demo.example',
    firstName: 'Robin',
    lastName: 'Kangaroo-Paw',
    timezone: 'Australia/Melbourne',
  },
  tom: {
    email: 'tom@demo.example',
    firstName: 'Tom',
    lastName: 'Hakea',
    timezone: 'Australia/Brisbane',
  },
  amara: {
    email: 'amara@demo.example',
    firstName: 'Amara',
    lastName: 'Boronia',
    timezone: 'Australia/Perth',
  },
} satisfies Record<string, SampleAccount>

const DEVICES = ['Chrome on Mac', 'Safari on iPhone']

/** Creates an account, then signs the person in on every device in `DEVICES`. */
export async function openAccount(
  past: Past,
  { email, lastName, timezone, firstName }: SampleAccount,
  day: number,
): Promise<SignedIn> {
  await past.at(past.day(day, 8), async (deps) => {
    const account = { email, firstName, lastName, timezone, role: 'ROLE_USER' } as const
    const user = await createAccount(deps, account, DEMO_PASSWORD)
    if (!user) throw new Error(`${email} already has an account`)
  })
  let token = ''
  for (const [at, device] of DEVICES.entries()) {
    const caller: Caller = { origin: '192.0.2.10', device, timeZone: timezone }
    const signIn = { email, password: DEMO_PASSWORD }
    const { accessToken } = await past.at(past.day(at - 2, 7), (deps) =>
      login(deps, signIn, caller),
    )
    token = accessToken
  }
  const actor = await past.at(past.day(-1, 7), (deps) => findSignedIn(deps, token))
  if (!actor) throw new Error(`${email} is not signed in`)
  return actor
}
