import type { Condition, Filter, FilterEntry } from '@wattle/contract/filter'
import { sql } from 'drizzle-orm'
import { insertMany } from '#db/insert-many.ts'
import { clients } from '#db/schema/clients.ts'
import { invitations } from '#db/schema/distributions.ts'
import { interviews, slots } from '#db/schema/interviews.ts'
import { panelMembers } from '#db/schema/panel.ts'
import { panelListMembers, panelLists } from '#db/schema/panel-lists.ts'
import { profileFields, profileOptions } from '#db/schema/profiles.ts'
import { researches } from '#db/schema/researches.ts'
import type { Deps } from '#deps.ts'
import type { Dice } from './dice.ts'
import type { MemberFacts } from './evaluate-filter.ts'

const DAY = 24 * 3_600_000

type Field = {
  id: number
  kind: 'CHOICE' | 'MULTI' | 'NUMBER' | 'YEAR'
  place: number
  options: { id: number; bit: number }[]
}
export type FilterPanel = {
  fields: Field[]
  lists: { id: number; clientId: number | null }[]
  clients: number[]
  members: MemberFacts[]
}

/** Test fields use the last positions in the facets, because no built-in field does. */
const FIRST_PLACE = 36

export async function insertFields({ db }: Deps, sensitive = false): Promise<Field[]> {
  const kinds = ['CHOICE', 'MULTI', 'NUMBER', 'YEAR'] as const
  const fields: Field[] = []
  for (const [at, kind] of kinds.entries()) {
    const place = FIRST_PLACE + at
    const [field] = await db
      .insert(profileFields)
      .values({
        key: `test-${place}`,
        label: `Test ${kind.toLowerCase()}`,
        question: 'What is it?',
        why: 'To test filters.',
        kind,
        sensitive: sensitive && kind === 'CHOICE',
        place,
        position: place,
      })
      .returning()
    if (!field) throw new Error('no field')
    const bits = kind === 'CHOICE' ? [0, 1, 2, 59] : kind === 'MULTI' ? [0, 5, 31, 32, 58] : []
    const options = bits.length
      ? await db
          .insert(profileOptions)
          .values(
            bits.map((bit, position) => ({
              fieldId: field.id,
              label: `Option ${bit}`,
              bit,
              position,
            })),
          )
          .returning()
      : []
    fields.push({ id: field.id, kind, place, options: options.map(({ id, bit }) => ({ id, bit })) })
  }
  return fields
}

/** The facets that the trigger on profile values would store. */
function facetsOf(fields: Field[], answers: MemberFacts['answers']): (string | null)[] {
  const facets: (string | null)[] = Array.from({ length: 40 }, () => null)
  for (const { id, place, options } of fields) {
    const answer = answers.get(id)
    if (answer === undefined) continue
    const bits = options.filter((option) => Array.isArray(answer) && answer.includes(option.id))
    facets[place - 1] =
      typeof answer === 'number'
        ? String(answer)
        : bits.reduce((mask, { bit }) => mask | (1n << BigInt(bit)), 0n).toString()
  }
  return facets
}

export async function setFacets(
  { db }: Pick<Deps, 'db'>,
  fields: Field[],
  people: Pick<MemberFacts, 'id' | 'answers'>[],
): Promise<void> {
  const rows = people.map(({ id, answers }) => ({
    member_id: id,
    facets: facetsOf(fields, answers),
  }))
  await db.execute(sql`
    insert into profile_facets (member_id, facets)
    select * from json_to_recordset(${JSON.stringify(rows)}::json) as t(member_id bigint, facets bigint[])
    on conflict (member_id) do update set facets = excluded.facets`)
}

/** Inserts random members of all kinds. Their earlier interviews were in `project`. */
export async function insertFilterPanel(
  deps: Deps,
  dice: Dice,
  count: number,
  project: { id: number; ownerId: number; distributionId: number },
): Promise<FilterPanel> {
  const { db, now, randomBytes } = deps
  const at = now().getTime()
  const fields = await insertFields(deps)
  const owners = await db
    .insert(clients)
    .values(['Acme', 'Banksia', 'Currawong'].map((name) => ({ name, createdAt: now() })))
    .returning()
  const clientIds = owners.map(({ id }) => id)
  const listed = await db
    .insert(panelLists)
    .values(
      [null, null, ...clientIds, clientIds[0] ?? null].map((clientId, number) => ({
        name: `List ${number}`,
        clientId,
        createdAt: now(),
      })),
    )
    .returning()
  const lists = listed.map(({ id, clientId }) => ({ id, clientId }))
  const ago = (days: number) => at - dice.below(days) * DAY - dice.below(DAY)
  const people = Array.from({ length: count }, (_, number): MemberFacts => {
    const own = lists.filter(() => dice.chance(0.15))
    const answers = fields
      .filter(() => dice.chance(0.7))
      .map((field): [number, number[] | number] => [field.id, answerTo(field, dice)])
    const wasInvited = dice.chance(0.6)
    const joinedAt = ago(400)
    return {
      id: number,
      state: dice.chance(0.9) ? 'ACTIVE' : 'PAUSED',
      isBounced: dice.chance(0.05),
      flag: dice.chance(0.08) ? 'DO_NOT_INVITE' : dice.chance(0.1) ? 'CARE' : 'NONE',
      isOpen: dice.chance(0.8),
      answers: new Map(answers),
      lists: new Set(own.map(({ id }) => id)),
      clients: new Set(own.flatMap(({ clientId }) => clientId ?? [])),
      joinedAt,
      lastInvitedAt: wasInvited ? ago(60) : null,
      restsUntil: dice.chance(0.1) ? at + (dice.below(20) - 5) * DAY : null,
      conducted: wasInvited ? Array.from({ length: dice.below(3) }, () => ago(300)) : [],
      noShows: wasInvited && dice.chance(0.2) ? [ago(300)] : [],
      postcode: dice.chance(0.8) ? String(800 + dice.below(9000)).padStart(4, '0') : null,
      source: dice.pick(['', 'Poster', 'Newsletter']),
      studies: new Set(),
    }
  })
  const ids = await insertMany(
    db,
    panelMembers,
    people.map((person) => ({
      email: `filter${person.id}@example.com`,
      name: null,
      state: person.state as 'ACTIVE',
      linkNonce: randomBytes(8),
      keyHash: randomBytes(8),
      joinedAt: new Date(person.joinedAt),
      updatedAt: now(),
      lastInvitedAt: dateOf(person.lastInvitedAt),
      undeliverableAt: person.isBounced ? now() : null,
      openPanel: person.isOpen,
      flag: person.flag as 'NONE',
      flagReason: '',
      topicsOff: [],
      restsUntil: dateOf(person.restsUntil),
      postcode: person.postcode,
      source: person.source,
    })),
  )
  for (const [number, person] of people.entries()) person.id = ids[number] ?? 0
  await setFacets(deps, fields, people)
  const memberships = people.flatMap(({ id, lists: own }) =>
    [...own].map((list) => ({ list_id: list, member_id: id })),
  )
  await db.execute(sql`
    insert into panel_list_members (list_id, member_id, added_at)
    select list_id, member_id, ${now().toISOString()}::timestamptz
    from json_to_recordset(${JSON.stringify(memberships)}::json) as t(list_id bigint, member_id bigint)`)
  await insertHistory(deps, people, project)
  return { fields, lists, clients: clientIds, members: people }
}

const dateOf = (time: number | null) => (time === null ? null : new Date(time))

async function insertHistory(
  { db, randomBytes }: Deps,
  people: MemberFacts[],
  {
    id: researchId,
    ownerId,
    distributionId,
  }: { id: number; ownerId: number; distributionId: number },
) {
  const before = people.filter(({ conducted, noShows }) => conducted.length + noShows.length > 0)
  const invitationIds = await insertMany(
    db,
    invitations,
    before.map(({ id, joinedAt }) => ({
      distributionId,
      researchId,
      memberId: id,
      linkNonce: randomBytes(8),
      keyHash: randomBytes(8),
      status: 'STARTED' as const,
      incentive: '',
      chosenIds: [],
      written: {},
      cellIds: [],
      agreed: [],
      noTimeNote: '',
      unconfirmed: false,
      invitedAt: new Date(joinedAt),
      updatedAt: new Date(joinedAt),
    })),
  )
  const pastInterviews = before.flatMap((person, at) => [
    ...person.conducted.map((time) => ({ time, at, status: 'CONDUCTED' as const })),
    ...person.noShows.map((time) => ({ time, at, status: 'NO_SHOW' as const })),
  ])
  if (pastInterviews.length === 0) return
  const times = ({ time }: { time: number }) => ({
    startTime: new Date(time),
    endTime: new Date(time + 3_600_000),
    createdAt: new Date(time),
  })
  const slotIds = await insertMany(
    db,
    slots,
    pastInterviews.map((one) => ({
      ownerId,
      researchId,
      bufferMinutes: 0,
      // Only deleted slots can overlap, so this stores the slots as deleted.
      deletedAt: new Date(one.time),
      ...times(one),
    })),
  )
  await insertMany(
    db,
    interviews,
    pastInterviews.map((one, number) => ({
      researchId,
      ownerId,
      invitationId: invitationIds[one.at],
      slotId: slotIds[number],
      status: one.status,
      cellIds: [],
      icsSequence: 0,
      unannounced: false,
      notes: {},
      updatedAt: new Date(one.time),
      ...times(one),
    })),
  )
  for (const { studies } of before) studies.add(distributionId)
}

function answerTo({ kind, options }: Field, dice: Dice): number[] | number {
  const ids = options.map(({ id }) => id)
  if (kind === 'CHOICE') return [dice.pick(ids)]
  if (kind === 'MULTI') {
    const chosen = ids.filter(() => dice.chance(0.4))
    return chosen.length > 0 ? chosen : [dice.pick(ids)]
  }
  return kind === 'NUMBER' ? dice.below(50) : 1940 + dice.below(65)
}

/** A random filter with up to four entries. Some entries are groups of alternatives. */
export function randomFilter(panel: FilterPanel, dice: Dice): Filter {
  const all = Array.from(
    { length: dice.below(5) },
    (): FilterEntry =>
      dice.chance(0.25)
        ? { any: Array.from({ length: 1 + dice.below(2) }, () => randomCondition(panel, dice)) }
        : randomCondition(panel, dice),
  )
  return { all, includeUnknown: dice.chance(0.5) }
}

function randomCondition({ fields, lists, clients: owners }: FilterPanel, dice: Dice): Condition {
  const field = dice.pick(fields)
  const ids = field.options.map(({ id }) => id)
  const some = () => {
    const chosen = ids.filter(() => dice.chance(0.5))
    return chosen.length > 0 ? chosen : ids.slice(0, 1)
  }
  const low = field.kind === 'YEAR' ? 1940 + dice.below(40) : dice.below(30)
  const ofField = (): Condition => {
    if (dice.chance(0.15)) return { field: field.id, known: dice.chance(0.5) }
    if (ids.length > 0)
      return dice.chance(0.7) ? { field: field.id, in: some() } : { field: field.id, notIn: some() }
    if (dice.chance(0.3)) return { field: field.id, from: low }
    return { field: field.id, from: low, to: low + 5 + dice.below(25) }
  }
  const times = () => ({
    ...(dice.chance(0.5) ? { atMost: dice.below(2) } : { atLeast: dice.below(3) }),
    ...(dice.chance(0.6) && { days: dice.below(300) }),
  })
  const from = 800 + dice.below(5000)
  const postcodeOf = (number: number) => String(number).padStart(4, '0')
  const others: (() => Condition)[] = [
    () => ({ list: dice.pick(lists).id, ...(dice.chance(0.3) && { not: true }) }),
    () => ({ client: dice.pick(owners) }),
    () => ({ joined: { from: `2026-0${1 + dice.below(9)}-15` } }),
    () => ({ joined: { to: `2026-0${1 + dice.below(9)}-28` } }),
    () => ({ lastInvited: { atLeast: dice.below(60) } }),
    () => ({ lastInvited: { atMost: dice.below(60) } }),
    () => ({ tookPart: times() }),
    () => ({ noShows: times() }),
    () => ({ postcode: { from: postcodeOf(from), to: postcodeOf(from + dice.below(4000)) } }),
    () => ({ source: dice.pick(['poster', 'Newsletter', '']) }),
  ]
  return dice.chance(0.55) ? ofField() : dice.pick(others)()
}

export const setClient = ({ db }: Deps, researchId: number, clientId: number | null) =>
  db.update(researches).set({ clientId }).where(sql`${researches.id} = ${researchId}`)

/** Empties a list, and returns the ids of the members who were on it. */
export async function emptyList({ db }: Deps, listId: number): Promise<number[]> {
  const rows = await db
    .delete(panelListMembers)
    .where(sql`${panelListMembers.listId} = ${listId}`)
    .returning()
  return rows.map(({ memberId }) => memberId)
}
