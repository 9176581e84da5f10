import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '#testing/axe.ts'
import type { MemberInfo } from './hooks.ts'
import { MemberPage } from './member-page.tsx'

const UNBROKEN = 'donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamter'

const MEMBER: MemberInfo = {
  email: `${UNBROKEN}@people.example`,
  name: UNBROKEN,
  phone: null,
  postcode: '3056',
  state: 'ACTIVE',
  joinedAt: '2026-11-15T00:00:00Z',
  consents: [],
  toConfirm: null,
}

function Sample({ member }: { member: MemberInfo }) {
  const [queries] = useState(() => new QueryClient())
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(member)))
  return (
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <MemberPage memberKey="sample" />
      </MemoryRouter>
    </QueryClientProvider>
  )
}

beforeEach(() => page.viewport(320, 800))
afterEach(() => vi.unstubAllGlobals())

/** Nothing is cut off at the right edge, which the page clips without a word. */
const cutOff = () =>
  [...document.querySelectorAll('body *')].filter(
    (one) => one.getBoundingClientRect().right > window.innerWidth + 1,
  )

test.each([
  ['Join our panel?', { ...MEMBER, toConfirm: { name: UNBROKEN, phone: null, postcode: null } }],
  ['Your panel page', MEMBER],
])('an address without a gap is not cut off on a small phone: %s', async (title, member) => {
  const screen = await render(<Sample member={member} />)
  await expect.element(screen.getByRole('heading', { name: title })).toBeVisible()
  expect(cutOff()).toEqual([])
  await expectAccessible(screen.container)
})
