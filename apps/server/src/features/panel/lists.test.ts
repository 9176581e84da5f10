import { exportAccount } from '@wattle/contract/account'
import { addClient, setProjectClient } from '@wattle/contract/client'
import { saveReminders } from '@wattle/contract/distribution'
import { countAudience } from '@wattle/contract/filter'
import { getPanelMember, listMembers, updatePanelMember } from '@wattle/contract/membership'
import { deleteMember, getMember } from '@wattle/contract/panel'
import * as contract from '@wattle/contract/panel-lists'
import { getResearch } from '@wattle/contract/research'
import * as views from '@wattle/contract/saved-view'
import { getRespondentScreener } from '@wattle/contract/screening'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { linkKey, PANEL_LINK } from '#adapters/link-key.ts'
import { distributions, invitations } from '#db/schema/distributions.ts'
import { outboxMails } from '#db/schema/outbox.ts'
import { panelMembers } from '#db/schema/panel.ts'
import { panelListMembers } from '#db/schema/panel-lists.ts'
import { sweepDistributions } from '#features/campaign/send-batch.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { tracesOf } from '#testing/traces.ts'
import { confirmJoining } from './join-panel.ts'
import { insertJoining } from './joining-queries.ts'

let app: TestApp
let admin: string
beforeAll(async () => {
  app = await startTestApp()
  await app.given.noNotices()
  await app.given.policyPublished()
  admin = (await app.given.user({ role: 'ROLE_ADMIN' })).token
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set('2026-11-15T00:00:00Z')
  await app.deps.db.delete(outboxMails)
  await app.deps.db.delete(distributions)
  await app.deps.db.delete(panelMembers)
})

let number = 0
const addList = async (clientId?: number) => {
  const body = { name: `List ${++number}`, clientId: clientId ?? null }
  return (await app.call(contract.addPanelList, { as: admin, body })).body
}
const bulk = (body: object) => app.call(contract.bulkMembers, { as: admin, body: body as never })
const flag = (id: number, value: 'NONE' | 'CARE' | 'DO_NOT_INVITE', flagReason?: string) =>
  app.call(updatePanelMember, {
    as: admin,
    params: { id: String(id) },
    body: { flag: value, ...(flagReason && { flagReason }) },
  })
const onList = async (listId: number) =>
  (await app.deps.db.select().from(panelListMembers))
    .filter((row) => row.listId === listId)
    .map(({ memberId }) => memberId)
const keyOf = async (id: number) => {
  const members = await app.deps.db.select().from(panelMembers)
  const member = members.find((one) => one.id === id)
  return linkKey(app.deps.secret(PANEL_LINK), member?.linkNonce ?? Buffer.alloc(0))
}
const invited = async () =>
  (await app.deps.db.select().from(invitations)).map(({ memberId }) => memberId)

describe('panel lists', () => {
  test('keeps list names unique in any letter case, and renames lists', async () => {
    const { id, name } = await addList()
    const again = { name: name.toUpperCase() }
    expect(await app.call(contract.addPanelList, { as: admin, body: again })).toMatchObject({
      status: 400,
      body: { data: { fields: { name: 'There’s already a list with this name.' } } },
    })
    const params = { id: String(id) }
    const renamed = await app.call(contract.updatePanelList, { as: admin, params, body: again })
    expect(renamed.body).toMatchObject({ id, name: again.name, members: 0 })
  })

  test('assigns a list to a client once, and never to another client', async () => {
    const [acme, other] = await Promise.all(
      ['Acme list', 'Other list'].map(async (name) => {
        const { body } = await app.call(addClient, { as: admin, body: { name } })
        return body.id
      }),
    )
    const { id } = await addList()
    const give = (clientId: number | null) => {
      const params = { id: String(id) }
      const body = { clientId }
      return app.call(contract.updatePanelList, { as: admin, params, body })
    }
    expect((await give(acme ?? 0)).body).toMatchObject({ id, clientName: 'Acme list' })
    for (const clientId of [other ?? 0, null])
      expect(await give(clientId)).toMatchObject({
        status: 400,
        body: { data: { fields: { clientId: 'This list already belongs to a client.' } } },
      })
  })

  test('adds or removes people in one action, and changes nothing when an admin repeats the action', async () => {
    const ids = await app.given.members(3)
    const { id: listId } = await addList()
    const add = { ids, action: { kind: 'ADD_TO_LIST', listId }, expected: 3 }
    expect((await bulk(add)).body).toEqual({ affected: 3, isQueued: false })
    expect((await bulk(add)).body).toEqual({ affected: 3, isQueued: false })
    expect(await onList(listId)).toEqual(ids)
    const query = { filter: JSON.stringify({ all: [{ list: listId }] }) }
    const { body } = await app.call(listMembers, { as: admin, query })
    expect(body.map(({ id }) => id).toSorted()).toEqual(ids)
    const action = { kind: 'REMOVE_FROM_LIST', listId }
    await bulk({ ids: ids.slice(0, 1), action, expected: 1 })
    expect(await onList(listId)).toEqual(ids.slice(1))
  })
})

describe('a bulk action', () => {
  test('changes nothing if the number of people isn’t the expected one', async () => {
    await app.given.members(3)
    const { id: listId } = await addList()
    const action = { kind: 'ADD_TO_LIST', listId }
    expect(await bulk({ filter: { all: [] }, action, expected: 2 })).toMatchObject({
      status: 409,
      body: {
        code: 'COUNT_CHANGED',
        message: '3 people match now, not 2. Please check and try again.',
      },
    })
    expect(await onList(listId)).toEqual([])
  })

  test('runs a bulk action as a job if it affects more than 500 people', async () => {
    const ids = await app.given.members(501)
    const { id: listId } = await addList()
    const action = { kind: 'ADD_TO_LIST', listId }
    const reply = await bulk({ filter: { all: [] }, action, expected: 501 })
    expect(reply.body).toEqual({ affected: 501, isQueued: true })
    expect(await onList(listId)).toEqual([])
    await app.runJobs()
    expect((await onList(listId)).toSorted((one, other) => one - other)).toEqual(ids)
  })

  test('refuses to delete people', async () => {
    const [one] = await app.given.members(1)
    expect(await bulk({ ids: [one], action: { kind: 'DELETE' }, expected: 1 })).toMatchObject({
      status: 400,
    })
  })
})

describe('a client-only member', () => {
  const client = async () =>
    (await app.call(addClient, { as: admin, body: { name: `Client ${++number}` } })).body.id
  const close = () => app.deps.db.update(panelMembers).set({ openPanel: false })

  test('invites a client-only member only to that client’s studies, once they’re on its list', async () => {
    const [one = 0] = await app.given.members(1)
    await close()
    const [acme, other] = [await client(), await client()]
    const { id: listId } = await addList(acme)
    await bulk({ ids: [one], action: { kind: 'ADD_TO_LIST', listId }, expected: 1 })
    const study = await app.given.study({ people: 0, form: { oneTimeNumber: 9, maxNumber: 9 } })
    const params = { id: String(study.id) }
    const reachable = async (clientId: number | null) => {
      await app.call(setProjectClient, { as: admin, params, body: { clientId } })
      const body = { filter: { all: [] }, distributionId: study.distributionId }
      return (await app.call(countAudience, { as: admin, body })).body.reachable
    }
    expect(await reachable(null)).toBe(0)
    expect(await reachable(other)).toBe(0)
    await sweepDistributions(app.deps)
    expect(await invited()).toEqual([])
    expect(await reachable(acme)).toBe(1)
    app.clock.set('2026-11-15T06:00:00Z')
    await sweepDistributions(app.deps)
    expect(await invited()).toEqual([one])
  })

  test('invites client-only members to any study once they join through the form, but not if they only confirm an import', async () => {
    const [one = 0] = await app.given.members(1)
    await close()
    const isOpen = async () => (await app.deps.db.select().from(panelMembers))[0]?.openPanel
    const join = async (kind: 'FORM' | 'IMPORT') => {
      const [member] = await app.deps.db.select().from(panelMembers)
      if (!member) throw new Error('no member')
      const proof =
        kind === 'FORM'
          ? { agreedAt: app.clock.now(), policyVersion: '2', policyHash: 'hash' }
          : { source: 'Acme', importedAt: app.clock.now() }
      const joining = await insertJoining(app.deps.db, {
        memberId: one,
        kind,
        keyHash: app.deps.randomBytes(8),
        ...proof,
      })
      await confirmJoining(app.deps, app.deps.db, member, joining)
    }
    await join('IMPORT')
    expect(await isOpen()).toBe(false)
    await join('FORM')
    expect(await isOpen()).toBe(true)
  })
})

describe('“Don’t invite”', () => {
  test('stops invitations at once, even those waiting to be sent', async () => {
    const study = await app.given.study({ people: 2 })
    const [one] = await invited()
    await flag(one ?? 0, 'DO_NOT_INVITE', 'Asked us to wait')
    const mails = await app.mails()
    expect(mails.filter(({ memberId }) => memberId === one)).toEqual([])
    expect(await invited()).toHaveLength(1)
    app.clock.set('2026-11-15T06:00:00Z')
    await sweepDistributions(app.deps)
    expect(await invited()).toHaveLength(1)
    const [row] = await app.deps.db.select().from(distributions)
    expect(row).toMatchObject({ id: study.distributionId, emailsSent: 1 })
  })

  test('stops reminders at once, even those waiting to be sent', async () => {
    const study = await app.given.study({ people: 3 })
    await app.runJobs()
    const [one = 0, two = 0] = (await invited()).map(Number)
    await flag(one, 'DO_NOT_INVITE')
    const body = { distributionId: study.distributionId }
    const reply = await app.call(saveReminders, { as: admin, body })
    expect(reply.body.queued).toBe(2)
    const action = { kind: 'FLAG', flag: 'DO_NOT_INVITE' }
    await bulk({ ids: [two], action, expected: 1 })
    const reminders = (await app.mails()).filter(({ kind }) => kind === 'distribution.reminder')
    expect(reminders.map(({ memberId }) => memberId)).not.toContain(two)
    expect(reminders).toHaveLength(1)
  })

  test('deletes the reason when an admin removes “Don’t invite”', async () => {
    const [one = 0] = await app.given.members(1)
    await flag(one, 'DO_NOT_INVITE', 'Asked us to wait')
    await flag(one, 'NONE')
    const params = { id: String(one) }
    const { body } = await app.call(getPanelMember, { as: admin, params })
    expect(body).toMatchObject({ flag: 'NONE', flagReason: '' })
  })
})

describe('notes, flags and lists', () => {
  const WORDS = ['Prefers mornings, rings back', 'Was rude to Robin', 'Difficult people']

  async function described(id: number) {
    await flag(id, 'CARE', WORDS[1])
    const params = { id: String(id) }
    await app.call(contract.addNote, { as: admin, params, body: { text: WORDS[0] ?? '' } })
    const list = await app.call(contract.addPanelList, {
      as: admin,
      body: { name: `${WORDS[2]} ${++number}` },
    })
    const action = { kind: 'ADD_TO_LIST', listId: list.body.id }
    await bulk({ ids: [id], action, expected: 1 })
  }

  test('shows admins pinned notes first, and who wrote each note and when', async () => {
    const [one = 0] = await app.given.members(1)
    const params = { id: String(one) }
    for (const body of [{ text: 'First', pinned: true }, { text: 'Second' }])
      await app.call(contract.addNote, { as: admin, params, body })
    const { body } = await app.call(getPanelMember, { as: admin, params })
    expect(body.notes).toMatchObject([
      { text: 'First', pinned: true, author: 'Robin Example', at: '2026-11-15T00:00:00.000Z' },
      { text: 'Second', pinned: false },
    ])
  })

  test('includes notes, flags and lists in the member’s download, and deletes them when the member is deleted', async () => {
    const [one = 0] = await app.given.members(1)
    await described(one)
    const key = await keyOf(one)
    const { body } = await app.call(getMember, { body: { key } })
    expect(body).toMatchObject({
      notes: [{ text: WORDS[0], at: '2026-11-15T00:00:00.000Z' }],
      flag: { label: 'Handle with care', reason: WORDS[1] },
    })
    expect(body.lists?.[0]).toContain(WORDS[2])
    expect(body.notes?.[0]).not.toHaveProperty('author')
    await app.call(deleteMember, { body: { key } })
    expect(await tracesOf(app.deps.db, WORDS.slice(0, 2))).toEqual([])
  })

  test('never shows notes, flags or lists to a researcher or on a participant’s study page', async () => {
    const study = await app.given.study({ people: 1 })
    const [person] = study.people
    const [one] = await invited()
    await described(one ?? 0)
    await app.given.screening(person ?? { invitationId: 0 })
    const params = { id: String(study.id) }
    const replies = [
      await app.call(getResearch, { as: study.as, params }),
      await app.call(exportAccount, { as: study.as }),
      await app.call(getRespondentScreener, {
        as: person?.token ?? '',
        params: { id: person?.hash ?? '' },
      }),
    ]
    for (const { status, body } of replies) {
      expect(status).toBe(200)
      for (const word of [...WORDS, 'openPanel', 'flagReason'])
        expect(JSON.stringify(body)).not.toContain(word)
    }
  })
})

describe('saved views', () => {
  const view = { filter: { all: [] }, columns: ['email'], query: { sort: 'JOINED_AT_ASC' } }
  const save = (as: string, body: object) =>
    app.call(views.saveView, { as, body: { view, ...body } as never })
  const list = async (as: string, query = {}) =>
    (await app.call(views.listViews, { as, query })).body

  test('shows a view only to its owner unless it’s shared, and lets only the owner delete it', async () => {
    const other = (await app.given.user({ role: 'ROLE_ADMIN' })).token
    await save(admin, { name: 'Mine' })
    const { body: shared } = await save(admin, { name: 'Ours', shared: true })
    await save(admin, { name: 'Late', list: 'OUTBOX' })
    expect((await list(admin)).map(({ name }) => name)).toEqual(['Mine', 'Ours'])
    expect(await list(admin, { list: 'OUTBOX' })).toMatchObject([{ name: 'Late', view }])
    expect(await list(other)).toMatchObject([{ name: 'Ours', isOwn: false }])
    const params = { id: String(shared.id) }
    expect((await app.call(views.deleteView, { as: other, params })).status).toBe(404)
    expect((await app.call(views.deleteView, { as: admin, params })).status).toBe(204)
    expect(await list(other)).toEqual([])
    const exported = await app.call(exportAccount, { as: admin })
    expect(JSON.stringify(exported.body)).toContain('"Mine"')
  })

  test.each([
    { columns: ['a\u0000b'] },
    { query: { 'a\u0000b': 'x' } },
    { query: { page: 'a\u0000b' } },
  ])('rejects a view with hidden characters: %j', async (view) => {
    expect((await save(admin, { name: 'Hidden', view })).status).toBe(400)
  })

  test('replaces an earlier view with the same name', async () => {
    await save(admin, { name: 'Again' })
    await save(admin, { name: 'again', shared: true })
    const same = (await list(admin)).filter(({ name }) => /again/i.test(name))
    expect(same).toMatchObject([{ name: 'again', shared: true }])
  })
})

// Comes last, because deleting this many members before another test takes a while.
test('adds every match of a search to a list, even over 10,000 people, and counts them all on request', async () => {
  await app.deps.db.execute(`
    insert into panel_members (email, name, state, link_nonce, key_hash, joined_at, updated_at)
    select 'member' || n || '@example.com', 'Member ' || n, 'ACTIVE', sha256(('nonce' || n)::bytea),
      sha256(('key' || n)::bytea), '2026-11-14', '2026-11-14'
    from generate_series(1, 10001) n`)
  const countMatches = async (query: object) => {
    const search = { search: 'member', size: '1', ...query }
    const { headers } = await app.call(listMembers, { as: admin, query: search })
    return Number(headers['x-total-count'])
  }
  expect(await countMatches({})).toBe(10_000)
  const expected = await countMatches({ exact: 'true' })
  expect(expected).toBe(10_001)
  const { id: listId } = await addList()
  const action = { kind: 'ADD_TO_LIST', listId }
  const reply = await bulk({ search: 'member', action, expected })
  expect(reply.body).toEqual({ affected: 10_001, isQueued: true })
})
