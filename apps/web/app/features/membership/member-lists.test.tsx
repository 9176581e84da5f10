import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '#testing/axe.ts'
import { fakeApi, Surroundings } from '#testing/fake-api.tsx'
import type { PanelMemberDetail } from './hooks.ts'
import { MemberLists } from './member-lists.tsx'

const list = (id: number, name: string) => ({
  ...{ id, name, members: 3, clientId: null, clientName: null },
})
const TRADIES = list(4, 'Tradies')
const LISTS = { 'GET /admin/panel/lists': [TRADIES, list(5, 'Regional Victoria')] }
const DONE = { 'POST /admin/panel/bulk': { affected: 1, isQueued: false } }
afterEach(() => vi.unstubAllGlobals())

const lists = (own: { id: number; name: string }[]) =>
  render(
    <Surroundings>
      <MemberLists member={{ id: 7, lists: own } as unknown as PanelMemberDetail} />
    </Surroundings>,
  )

test('adds a member to a list they aren’t on yet', async () => {
  const sent = fakeApi({ ...LISTS, ...DONE })
  const screen = await lists([TRADIES])
  await expectAccessible(screen.container)
  await screen.getByRole('button', { name: 'Add to list' }).click()
  const choices = screen.getByRole('menuitem')
  await expect.element(choices.first()).toHaveTextContent('Regional Victoria')
  await screen.getByRole('menuitem', { name: 'Regional Victoria' }).click()
  await expect
    .poll(() => sent.find(({ call }) => call.startsWith('POST'))?.body)
    .toEqual({ ids: [7], action: { kind: 'ADD_TO_LIST', listId: 5 }, expected: 1 })
})

test('takes a member off a list, and puts the member back on Undo', async () => {
  const sent = fakeApi({ ...LISTS, ...DONE })
  const screen = await lists([TRADIES])
  await screen.getByRole('button', { name: 'Remove from Tradies' }).click()
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect
    .poll(() => sent.flatMap(({ call, body }) => (call.startsWith('POST') ? [body] : [])))
    .toEqual([
      { ids: [7], action: { kind: 'REMOVE_FROM_LIST', listId: 4 }, expected: 1 },
      { ids: [7], action: { kind: 'ADD_TO_LIST', listId: 4 }, expected: 1 },
    ])
})

test('says that a member isn’t on any list', async () => {
  fakeApi(LISTS)
  await expect.element((await lists([])).getByText('Not on any list.')).toBeVisible()
})
