import { countAudience, type Filter } from '@wattle/contract/filter'
import { exportMembers, listMembers } from '@wattle/contract/membership'
import { addPanelList, bulkMembers } from '@wattle/contract/panel-lists'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '#db/open.ts'
import { panelMembers } from '#db/schema/panel.ts'
import { seededDice } from '#testing/dice.ts'
import {
  allOf,
  evaluateEntries,
  isResting,
  type MemberFacts,
  mayBeInvited,
} from '#testing/evaluate-filter.ts'
import {
  emptyList,
  type FilterPanel,
  insertFilterPanel,
  randomFilter,
  setClient,
} from '#testing/filter-panel.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { lockMembersToInvite } from './audience.ts'

const FILTERS = process.env.LONG ? 1000 : 40
const MEMBERS = process.env.LONG ? 50_000 : 400
const SEED = Number(process.env.SEED ?? (process.env.LONG ? Date.now() % 1e9 : 26))
/** Exporting and changing the people that each of 1,000 filters finds would take hours. */
const EXPORTED = process.env.LONG ? 50 : FILTERS

let app: TestApp
let admin: string
let panel: FilterPanel
let study: { id: number; distributionId: number }
let emails: Map<number, string>
/** A list that no filter mentions, for the bulk action. */
let listId: number
beforeAll(async () => {
  app = await startTestApp({ env: { AGENCY_TIME_ZONE: 'Australia/Brisbane' } })
  app.clock.set('2026-11-15T00:00:00Z')
  await app.given.policyPublished()
  admin = (await app.given.user({ role: 'ROLE_ADMIN' })).token
  const earlier = await app.given.study({ people: 0 })
  study = await app.given.study({ people: 0 })
  const project = { ...earlier, ownerId: earlier.owner.id }
  panel = await insertFilterPanel(app.deps, seededDice(SEED), MEMBERS, project)
  const rows = await app.deps.db.select().from(panelMembers)
  emails = new Map(rows.map(({ id, email }) => [id, email]))
  const added = await app.call(addPanelList, { as: admin, body: { name: 'Everyone found' } })
  listId = added.body.id
}, 300_000)
afterAll(() => app.close())

class RolledBack extends Error {}

/**
 * The members that a batch of unlimited size would invite, in order. Rolls back, so nobody is
 * actually invited.
 */
async function invitedBy(audience: Parameters<typeof lockMembersToInvite>[2]['audience']) {
  let ids: number[] = []
  const { distributionId } = study
  const lock = async (tx: Db) => {
    const members = await lockMembersToInvite(app.deps, tx, { distributionId, audience }, 1_000_000)
    ids = members.map(({ id }) => id)
    throw new RolledBack()
  }
  await app.deps.db.transaction(lock).catch((error) => {
    if (!(error instanceof RolledBack)) throw error
  })
  return ids
}

/**
 * Members who match come before members we don't know enough about. Within each group, those we
 * invited longest ago come first.
 */
const inOrder = (people: { member: MemberFacts; isUnknown: boolean }[]) =>
  people
    .toSorted(
      (one, other) =>
        Number(one.isUnknown) - Number(other.isUnknown) ||
        (one.member.lastInvitedAt ?? 0) - (other.member.lastInvitedAt ?? 0) ||
        one.member.id - other.member.id,
    )
    .map(({ member }) => member.id)

const sorted = (ids: number[]) => ids.toSorted((one, other) => one - other).join()

/** The ids of the members whose addresses are in an export. */
async function exportedBy(query: object): Promise<number[]> {
  const { body } = await app.call(exportMembers, { as: admin, query })
  const [, ...lines] = body.csv.trim().split('\r\n')
  const found = new Set(lines.map((line) => line.split(',')[0]))
  expect(found.size).toBe(lines.length)
  return [...emails].flatMap(([id, email]) => (found.has(email) ? [id] : []))
}

/** The first page of the panel's list, with the number of people on all its pages. */
async function listedBy(query: object) {
  const { body, headers } = await app.call(listMembers, {
    as: admin,
    query: { ...query, size: '200' },
  })
  return { ids: body.map(({ id }) => id), total: Number(headers['x-total-count']) }
}

async function changedBy(filter: Filter, expected: number): Promise<number[]> {
  const action = { kind: 'ADD_TO_LIST' as const, listId }
  const reply = await app.call(bulkMembers, { as: admin, body: { filter, action, expected } })
  expect(reply, JSON.stringify(filter)).toMatchObject({ status: 200 })
  await app.runJobs()
  return emptyList(app.deps, listId)
}

test(`counts, lists and invites the same people for ${FILTERS} generated filters on ${MEMBERS} members, and never invites a client-only member for another client (seed ${SEED})`, async () => {
  const dice = seededDice(SEED + 1)
  const now = app.clock.now().getTime()
  const { distributionId } = study
  for (let round = 0; round < FILTERS; round++) {
    const clientId = dice.chance(0.5) ? dice.pick(panel.clients) : null
    await setClient(app.deps, study.id, clientId)
    const filter = randomFilter(panel, dice)
    const includesUnknown = filter.includeUnknown ?? false
    const base = panel.members.filter((member) =>
      mayBeInvited(member, { distributionId, clientId }),
    )
    const judged = base.map((member) => {
      const entries = evaluateEntries(filter, member, now)
      return { member, entries, judged: allOf(entries), isResting: isResting(member, now) }
    })
    const wanted = judged.filter((one) => one.judged ?? includesUnknown)
    const reachable = wanted.filter((one) => !one.isResting)
    const withoutEntry = (at: number) =>
      judged.filter(
        ({ entries, isResting: rests }) => !rests && (allOf(entries, at) ?? includesUnknown),
      ).length
    const body = { filter, distributionId }
    const [counted, invited] = await Promise.all([
      app.call(countAudience, { as: admin, body }),
      invitedBy(filter),
    ])
    expect(counted.body, JSON.stringify({ filter, clientId })).toMatchObject({
      match: judged.filter((one) => one.judged === true).length,
      unknown: judged.filter((one) => one.judged === null).length,
      resting: wanted.length - reachable.length,
      reachable: reachable.length,
      reachableMatches: reachable.filter((one) => one.judged === true).length,
      costs: filter.all.map((_entry, condition) => ({
        condition,
        without: withoutEntry(condition),
      })),
    })
    const expected = inOrder(
      reachable.map(({ member, judged: holds }) => ({ member, isUnknown: holds === null })),
    )
    // Comparing thousands of ids as one string is much quicker than comparing arrays.
    expect(invited.join(), JSON.stringify({ filter, clientId })).toBe(expected.join())
    const strangers = panel.members.filter(
      ({ isOpen, clients }) => !isOpen && (clientId === null || !clients.has(clientId)),
    )
    const ids = new Set(invited)
    expect(strangers.filter(({ id }) => ids.has(id))).toEqual([])
    const query = { filter: JSON.stringify(filter) }
    // Without a study, the list shows everyone who matches the filter, even if we may not invite them.
    const everyone = panel.members
      .filter((member) => allOf(evaluateEntries(filter, member, now)) ?? includesUnknown)
      .map(({ id }) => id)
    const listed = await listedBy(query)
    expect(listed.total, query.filter).toBe(everyone.length)
    const found = new Set(everyone)
    expect(listed.ids.filter((id) => !found.has(id))).toEqual([])
    if (round >= EXPORTED) continue
    const ofStudy = { ...query, distributionId: String(distributionId) }
    expect(sorted(await exportedBy(ofStudy)), query.filter).toBe(sorted(expected))
    expect(sorted(await changedBy(filter, everyone.length)), query.filter).toBe(sorted(everyone))
  }
}, 3_600_000)
