import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '#testing/axe.ts'
import { fakeApi, Surroundings } from '#testing/fake-api.tsx'
import type { PanelMemberDetail } from './hooks.ts'
import { MemberFlag } from './member-flag.tsx'
import { MemberNotes } from './member-notes.tsx'

const NOTES = [
  { id: 1, text: 'Ring after 5 pm', pinned: true, author: 'Robin', at: '2026-11-01T00:00:00.000Z' },
  { id: 2, text: 'Was late', pinned: false, author: null, at: '2026-10-01T00:00:00.000Z' },
]
const MEMBER = { id: 7, notes: NOTES, flag: 'NONE', flagReason: '' } as unknown as PanelMemberDetail
afterEach(() => vi.unstubAllGlobals())

const notes = () =>
  render(
    <Surroundings>
      <MemberNotes member={MEMBER} />
    </Surroundings>,
  )

test('shows who wrote each note, and warns that the member can read it', async () => {
  fakeApi({})
  const screen = await notes()
  await expect.element(screen.getByText(/Pinned\..*Robin/)).toBeVisible()
  await expect.element(screen.getByText(/Deleted account/)).toBeVisible()
  await expect
    .element(screen.getByLabelText('New note'))
    .toHaveAccessibleDescription('The member will see this if they download their data.')
  await expectAccessible(screen.container)
})

test('adds a note and clears the field', async () => {
  const sent = fakeApi({ 'POST /admin/panel/7/notes': NOTES[0] })
  const screen = await notes()
  await userEvent.fill(screen.getByLabelText('New note'), 'Prefers mornings')
  await screen.getByRole('checkbox', { name: 'Keep this note at the top' }).click()
  await screen.getByRole('button', { name: 'Add note' }).click()
  await expect.element(screen.getByLabelText('New note')).toHaveValue('')
  expect(sent).toEqual([
    { call: 'POST /admin/panel/7/notes', body: { text: 'Prefers mornings', pinned: true } },
  ])
})

test('asks before deleting a note', async () => {
  const sent = fakeApi({})
  const screen = await notes()
  await screen
    .getByRole('button', { name: /^Delete the note/ })
    .first()
    .click()
  const asking = screen.getByRole('dialog', { name: 'Delete this note?' })
  await expect.element(asking.getByText('Ring after 5 pm')).toBeVisible()
  expect(sent).toEqual([])
  await asking.getByRole('button', { name: 'Delete note' }).click()
  await expect.poll(() => sent.map(({ call }) => call)).toEqual(['DELETE /admin/panel/7/notes/1'])
})

test('says what a flag prevents, and saves the flag with its reason', async () => {
  const sent = fakeApi({ 'PATCH /admin/panel/7': {} })
  const screen = await render(
    <Surroundings>
      <MemberFlag member={MEMBER} />
    </Surroundings>,
  )
  await expect.element(screen.getByRole('button', { name: 'Save flag' })).not.toBeInTheDocument()
  await userEvent.selectOptions(screen.getByLabelText('Flag'), 'Don’t invite')
  await expect
    .element(screen.getByText('Stops invitations, reminders and standby offers at once.'))
    .toBeVisible()
  await userEvent.fill(screen.getByRole('textbox', { name: /Reason/ }), 'Asked us to wait')
  await expectAccessible(screen.container)
  await screen.getByRole('button', { name: 'Save flag' }).click()
  await expect
    .poll(() => sent.map(({ body }) => body))
    .toEqual([{ flag: 'DO_NOT_INVITE', flagReason: 'Asked us to wait' }])
})
