import { useQuery } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { expectAccessible } from '#testing/axe.ts'
import { answering, renderAtDesk } from '#testing/desktop-screen.tsx'
import { ABOUT_ME } from './about-me.tsx'
import { type MemberInfo, memberQuery } from './hooks.ts'
import { WhichIsRight } from './which-is-right.tsx'

afterEach(() => vi.unstubAllGlobals())

const options = [
  { id: 31, label: 'Victoria' },
  { id: 32, label: 'Queensland' },
]
const year = new Date().getFullYear()
const member = {
  profile: { fields: [{ fieldId: 3, kind: 'CHOICE', question: 'Where do you live?', options }] },
  toClarify: [
    {
      fieldId: 3,
      before: 'Victoria',
      beforeAt: `${year}-03-15T02:00:00.000Z`,
      now: 'Queensland',
      at: new Date().toISOString(),
    },
  ],
} as unknown as MemberInfo

test('asks the member which of two answers is right, and saves the choice', async () => {
  const fetch = answering(() => ({ body: member }))
  const screen = await renderAtDesk(<WhichIsRight memberKey="key" member={member} />)
  await expect
    .element(
      screen.getByText('You told us Victoria in March and Queensland today. Which is right?'),
    )
    .toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Where do you live?' })).toBeVisible()
  await expectAccessible()
  await screen.getByRole('button', { name: 'Queensland' }).click()
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled())
  const [, { body }] = fetch.mock.calls[0] ?? ['', {}]
  expect(JSON.parse(String(body))).toEqual({
    key: 'key',
    values: [{ fieldId: 3, optionIds: [32] }],
  })
})

const OTHER = {
  field: {
    ...{ fieldId: 4, kind: 'CHOICE', question: 'Do you rent?' },
    options: ['Yes', 'No'].map((label, id) => ({ id, label })),
  },
  asked: { ...member.toClarify?.[0], fieldId: 4, before: 'Yes', now: 'No' },
}

function Page() {
  const { data } = useQuery(memberQuery('key'))
  return (
    <>
      {data && <WhichIsRight memberKey="key" member={data} />}
      <h2 id={ABOUT_ME} tabIndex={-1}>
        About me
      </h2>
    </>
  )
}

test('moves focus to the heading after an answer, and to “About me” after the last answer', async () => {
  const fields = [...(member.profile?.fields ?? []), OTHER.field]
  const left = [...(member.toClarify ?? []), OTHER.asked]
  answering((_method, path) => {
    if (path.endsWith('/profile')) left.shift()
    return { body: { profile: { fields }, toClarify: [...left] } }
  })
  const screen = await renderAtDesk(<Page />)
  await screen.getByRole('button', { name: 'Queensland' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Which is right?' })).toHaveFocus()
  await screen.getByRole('button', { name: 'No' }).click()
  await expect.element(screen.getByRole('heading', { name: 'About me' })).toHaveFocus()
})

test('shows nothing if none of the member’s answers contradict each other', async () => {
  const screen = await renderAtDesk(
    <WhichIsRight memberKey="key" member={{ ...member, toClarify: [] }} />,
  )
  await expect.element(screen.getByText('Which is right?')).not.toBeInTheDocument()
})
