import type { Role } from '@wattle/contract/auth'
import type { BotCheckAction } from '@wattle/contract/site'
import { hashPassword } from '#adapters/passwords.ts'
import type { Caller } from '#caller.ts'
import { users } from '#db/schema/users.ts'
import type { Deps } from '#deps.ts'
import { login } from '#features/auth/service.ts'
import { solvedToken } from './solve-challenge.ts'

type Person = { id: number; email: string; password: string; token: string }

export type Given = {
  /** A person with an account, signed in. */
  user(details?: { role?: Role; email?: string }): Promise<Person>
  /** A bot-check token as the browser would solve it. */
  botCheckToken(action?: BotCheckAction): Promise<string>
}

let counter = 0
const CALLER: Caller = { origin: '127.0.0.1', device: 'Unknown device', timeZone: undefined }

/** Short ways to the state that a test starts from. */
export function givens(deps: Deps): Given {
  return {
    async user({ role = 'ROLE_USER', email = `person${++counter}@example.com` } = {}) {
      const password = 'Correct horse 7 battery'
      const [row] = await deps.db
        .insert(users)
        .values({
          email,
          firstName: 'Robin',
          lastName: 'Example',
          passwordHash: await hashPassword(password),
          role,
          createdAt: deps.now(),
        })
        .returning()
      if (!row) throw new Error('no user')
      const { accessToken } = await login(deps, { email, password }, CALLER)
      return { id: row.id, email, password, token: accessToken }
    },
    botCheckToken: async (action = 'form-submission') =>
      solvedToken(await deps.botCheck.challenge(action)),
  }
}
