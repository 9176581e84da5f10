import { Buffer } from 'node:buffer'
import type { Role } from '@wattle/contract/auth'
import type { BotCheckAction } from '@wattle/contract/site'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { hashPassword } from '#adapters/passwords.ts'
import { users } from '#db/schema/users.ts'
import type { Deps } from '#deps.ts'
import { login } from '#features/auth/service.ts'

type Person = { id: number; email: string; password: string; token: string }

export type Given = {
  /** A person with an account, signed in. */
  user(details?: { role?: Role; email?: string }): Promise<Person>
  /** A bot-check token as the browser would solve it. */
  botCheckToken(action?: BotCheckAction): Promise<string>
}

let counter = 0

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
      const { accessToken } = await login(deps, { email, password }, '127.0.0.1')
      return { id: row.id, email, password, token: accessToken }
    },
    async botCheckToken(action = 'form-submission') {
      const challenge = (await deps.botCheck.challenge(action)) as never
      const solution = await solveChallenge({ challenge, deriveKey })
      return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
    },
  }
}
