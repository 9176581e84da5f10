import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { entityId, instant, pathId } from './text.ts'

/** A time that became free and that we're holding for one person. */
const Offer = z.object({ startTime: instant, endTime: instant, answerBy: instant })

/** Someone on standby, with the same number as in the list of candidates. */
const StandingBy = z.object({
  number: z.int(),
  since: instant,
  /** How many of the times that this person could make are still to come. */
  times: z.int(),
  offer: z.nullable(Offer),
})

const standbysOf = <Person extends z.ZodMiniType>(person: Person) =>
  z.object({
    wanted: z.int(),
    /** Everyone on standby, those who've waited longest first. */
    people: z.array(person),
  })

export const listStandbys = endpoint({
  method: 'GET',
  path: '/platform/research/:id/standbys',
  audience: 'researcher',
  summary: 'People standing by for a project, by number, with the slot we’re offering them.',
  params: z.object({ id: pathId }),
  reply: standbysOf(StandingBy),
})

export const listStandbysForAdmin = endpoint({
  method: 'GET',
  path: '/admin/distributions/:id/standbys',
  audience: 'admin',
  summary: 'People standing by for a distribution, by name, with the slot we’re offering them.',
  params: z.object({ id: pathId }),
  reply: standbysOf(
    z.extend(StandingBy, {
      userScreenerId: entityId,
      fullName: z.string(),
      /** True if emails to this person bounce, so we don't offer them any slots. */
      isUndeliverable: z.boolean(),
    }),
  ),
})
