import { useLocation } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { personListIn } from '#lib/person-list.ts'
import { expectAccessible } from '#testing/axe.ts'
import { answering, page1, renderAtDesk } from '#testing/desktop-screen.tsx'
import Panel from './panel.tsx'

const AROHA = {
  ...{ id: 7, email: 'aroha@example.com', name: 'Aroha Wiki', phone: '0491 570 006' },
  ...{ postcode: '3220', state: 'ACTIVE', joinedAt: '2026-11-14T02:00:00Z' },
  ...{ lastInvitedAt: null, undeliverableAt: null },
}

const CONSENT = {
  ...{ kind: 'FORM', policyVersion: '2024-11-11', policyHash: 'ab12'.repeat(16) },
  ...{ agreedAt: '2026-11-14T02:00:00Z', confirmedAt: null, imported: null },
  ...{ subject: 'Night shifts', message: 'I work nights.\nPlease call after noon.' },
}

const IMPORT = {
  ...{ kind: 'IMPORT', policyVersion: null, policyHash: null, agreedAt: null, confirmedAt: null },
  ...{ subject: null, message: null },
  imported: {
    ...{ source: 'Expo in Geelong', consentedOn: '2026-11-03' },
    ...{ importedAt: '2026-11-14T02:00:00Z', importedBy: 'Robin Lee' },
  },
}

afterEach(() => vi.unstubAllGlobals())

/** Mocks a panel with one member, who changes with each PATCH call. */
function serve({ state = 'ACTIVE', consents = [CONSENT] as object[] } = {}) {
  let member = { ...AROHA, state }
  const changes: unknown[] = []
  const fetch = answering((method, path) => {
    if (path.includes('/suppressed'))
      return { body: { left: 0, paused: 1200, undeliverable: 0, forgotten: 0 } }
    if (method === 'PATCH') {
      const change = JSON.parse(String(fetch.mock.lastCall?.[1].body))
      changes.push(change)
      member = { ...member, ...change }
      return { body: member }
    }
    if (path.endsWith('/7')) return { body: { ...member, consents, invitations: [] } }
    return page1([member])
  })
  return changes
}

async function openMember() {
  const screen = await renderAtDesk(<Panel />)
  await screen.getByRole('link', { name: 'Aroha Wiki' }).click()
  return screen
}

function BackTo() {
  return <output>{personListIn(useLocation().state)?.from.to}</output>
}

test('keeps the list’s search, filters and sort order when an admin comes back from a person’s page', async () => {
  serve()
  const url = '/admin/panel?search=aroha&state=ACTIVE&sort=JOINED_AT_ASC'
  const screen = await renderAtDesk(
    <>
      <Panel />
      <BackTo />
    </>,
    `${url}&member=7`,
  )
  await screen.getByRole('link', { name: 'Open the person’s page' }).click()
  await expect.element(screen.getByText(url)).toBeVisible()
})

const button = (name: string) => page.getByRole('button', { name, exact: true })

test('disables the download and hides pagination for an empty list', async () => {
  answering((_, path) =>
    path.includes('/suppressed')
      ? { body: { left: 0, paused: 0, undeliverable: 0, forgotten: 0 } }
      : page1(path.includes('search=') ? [] : [AROHA]),
  )
  const screen = await renderAtDesk(<Panel />)
  await expect.element(screen.getByText('1–1 of 1')).toBeVisible()
  await expect.element(button('CSV')).not.toHaveAttribute('aria-disabled')
  await screen.getByRole('searchbox').fill('zebra')
  await expect.element(screen.getByText('Nobody matches')).toBeVisible()
  await expect.element(button('CSV')).toHaveAttribute('aria-disabled', 'true')
  expect(button('Next page').query()).toBeNull()
})

test('keeps the rows in place and the actions in view when someone selects the first row', async () => {
  const many = Array.from({ length: 25 }, (_, at) => ({ ...AROHA, id: at + 1, name: `P ${at}` }))
  answering((_, path) =>
    path.includes('/suppressed')
      ? { body: { left: 0, paused: 0, undeliverable: 0, forgotten: 0 } }
      : { ...page1(many), total: 412 },
  )
  const screen = await renderAtDesk(<Panel />)
  const first = screen.getByRole('checkbox', { name: 'Select P 0' })
  await expect.element(first).toBeVisible()
  const topOf = (element: Element) => element.getBoundingClientRect().top
  const before = topOf(first.element())
  await first.click({ force: true })
  const bar = screen.getByRole('region', { name: 'Selected people' })
  await expect.element(bar).toBeVisible()
  expect(topOf(first.element())).toBe(before)
  expect(bar.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(900)
})

test('selects everyone on the page with one click', async () => {
  answering((_, path) =>
    path.includes('/suppressed')
      ? { body: { left: 0, paused: 0, undeliverable: 0, forgotten: 0 } }
      : { ...page1([AROHA, { ...AROHA, id: 8, name: 'Sam Okoro' }]), total: 412 },
  )
  const screen = await renderAtDesk(<Panel />)
  const box = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` })
  // `force` skips the check that nothing covers the checkbox.
  const press = (name: string) => box(name).click({ force: true })
  await press('everyone on this page')
  await expect.element(screen.getByText('2 people selected')).toBeVisible()
  await press('Aroha Wiki')
  await expect.element(screen.getByText('1 person selected')).toBeVisible()
  await expect.element(box('everyone on this page')).toBePartiallyChecked()
  await press('everyone on this page')
  await expect.element(box('Aroha Wiki')).toBeChecked()
})

test('shows a consent’s policy date in the admin format, with a short fingerprint', async () => {
  serve()
  const screen = await openMember()
  await expect.element(screen.getByText('11.11.2024', { exact: true })).toBeVisible()
  const whole = screen.getByText(CONSENT.policyHash)
  await expect.element(whole).not.toBeVisible()
  await screen.getByText('ab12ab12ab12…').click()
  await expect.element(whole).toBeVisible()
})

test('shows what someone wrote when they joined', async () => {
  serve()
  const screen = await openMember()
  await expect.element(screen.getByText('Night shifts', { exact: true })).toBeVisible()
  await expect.element(screen.getByText(/^I work nights/)).toBeVisible()
})

test('shows an imported member as imported, not as agreed or confirmed', async () => {
  serve({ consents: [IMPORT] })
  const screen = await openMember()
  const text = /^Imported by Robin Lee on 14\.11\.2026, source: Expo in Geelong$/
  await expect.element(screen.getByText(text)).toBeVisible()
  await expect.element(screen.getByText('03.11.2026', { exact: true })).toBeVisible()
  for (const word of ['Agreed', 'Confirmed', 'Policy'])
    expect(screen.getByText(word, { exact: true }).query()).toBeNull()
  await expectAccessible()
})

test.each([
  ['PENDING', ['Remove from panel']],
  ['ACTIVE', ['Pause', 'Remove from panel']],
  ['PAUSED', ['Resume', 'Remove from panel']],
  ['LEFT', []],
])('offers only what admins may do with a %s member', async (state, offered) => {
  serve({ state })
  await openMember()
  await expect.element(button('Delete all data')).toBeVisible()
  const all = ['Pause', 'Resume', 'Remove from panel']
  expect(all.filter((name) => button(name).query() !== null)).toEqual(offered)
})

test('corrects a member’s details', async () => {
  const changes = serve()
  await openMember()
  await button('Correct details').click()
  await expectAccessible()
  await page.getByLabelText(/^Postcode/).fill('3000')
  await page.getByLabelText(/^Phone/).fill('')
  await button('Save').click()
  await expect.element(page.getByText('Details corrected')).toBeVisible()
  await expect
    .element(page.getByRole('region', { name: 'Aroha Wiki' }).getByText('3000'))
    .toBeVisible()
  expect(changes).toEqual([{ name: 'Aroha Wiki', phone: '', postcode: '3000' }])
})

test('asks before removing a member, because an admin can’t add the member back', async () => {
  const changes = serve()
  await openMember()
  await button('Remove from panel').click()
  expect(changes).toEqual([])
  const question = page.getByRole('dialog', { name: 'Remove Aroha Wiki from the panel?' })
  await expectAccessible()
  await question.getByRole('button', { name: 'Remove from panel' }).click()
  await expect.element(page.getByText('Aroha Wiki has left the panel')).toBeVisible()
  expect(changes).toEqual([{ state: 'LEFT' }])
})

test('undoes a pause with one press', async () => {
  const changes = serve()
  await openMember()
  await button('Pause').click()
  await button('Undo').click()
  await expect.element(button('Pause')).toBeVisible()
  expect(changes).toEqual([{ state: 'PAUSED' }, { state: 'ACTIVE' }])
})
