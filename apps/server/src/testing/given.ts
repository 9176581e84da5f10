import type { Role } from '@wattle/contract/auth'
import { isEarlier, type ResearchStatus, WORKING_STATUSES } from '@wattle/contract/research'
import type { BotCheckAction } from '@wattle/contract/site'
import { hashPassword } from '#adapters/passwords.ts'
import type { Caller } from '#caller.ts'
import { users } from '#db/schema/users.ts'
import type { Deps } from '#deps.ts'
import { login } from '#features/auth/service.ts'
import { writeContent } from '#features/generation/service.ts'
import { createResearch, updateIdea } from '#features/research/service.ts'
import { findSignedIn, type SignedIn } from '#features/session/service.ts'
import { nextStep } from '#features/steps/service.ts'
import { solvedToken } from './solve-challenge.ts'

type Person = { id: number; email: string; password: string; token: string }

type Project = { id: number; owner: Person; as: string }

export type Given = {
  /** A person with an account, signed in. */
  user(details?: { role?: Role; email?: string }): Promise<Person>
  /** A project at a step, with everything that the steps before it asked for. */
  research(details?: { status?: ResearchStatus; owner?: Person; name?: string }): Promise<Project>
  /** A bot-check token as the browser would solve it. */
  botCheckToken(action?: BotCheckAction): Promise<string>
}

let counter = 0
const CALLER: Caller = { origin: '127.0.0.1', device: 'Unknown device', timeZone: undefined }

/** Short ways to the state that a test starts from. */
export function givens(deps: Deps): Given {
  const given: Given = {
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
    async research({ status = 'IDEA_SHAPING', owner, name = 'Roster Meals' } = {}) {
      const person = owner ?? (await given.user())
      const actor = await actorOf(deps, person)
      const { id } = await createResearch(deps, actor, name)
      await walkTo(deps, actor, id, status)
      return { id, owner: person, as: person.token }
    },
    botCheckToken: async (action = 'form-submission') =>
      solvedToken(await deps.botCheck.challenge(action)),
  }
  return given
}

async function actorOf(deps: Deps, { token }: Person): Promise<SignedIn> {
  const actor = await findSignedIn(deps, token)
  if (!actor) throw new Error('not signed in')
  return actor
}

const IDEA =
  'An app that helps nurses on rotating rosters plan their meals, because they eat badly on night shifts.'

/** As a person would go, with the real generator. */
async function walkTo(deps: Deps, actor: SignedIn, id: number, target: ResearchStatus) {
  if (target === 'DRAFT_CREATED' || target === 'COMPLETED')
    throw new Error(`no step leads to ${target}`)
  await updateIdea(deps, actor, id, IDEA)
  for (const status of WORKING_STATUSES.slice(1)) {
    if (isEarlier(target, status)) return
    const { generationNumber } = await nextStep(deps, actor, { researchId: id, nextStatus: status })
    await writeContent(deps, { researchId: id, generation: generationNumber })
  }
}
