import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#testing/axe.ts'
import { answering, refusal, renderAtDesk } from '#testing/desktop-screen.tsx'
import { ChangePreview } from './change-preview.tsx'
import type { InterviewChange } from './interview-hooks.ts'

afterEach(() => vi.unstubAllGlobals())

const EMAIL = {
  to: 'leanne@hartigan.example',
  subject: 'Your interview has been cancelled',
  html: '<html lang="en"><head><title>Email</title></head><body><p>We’re sorry.</p></body></html>',
}

function Sample({ change: first }: { change?: InterviewChange }) {
  const [change, setChange] = useState(first)
  return (
    <main>
      <h1>Interview</h1>
      <button type="button" onClick={() => setChange({ slotId: 8 })}>
        Choose the slot
      </button>
      <ChangePreview interviewId={5} change={change} />
    </main>
  )
}

const preview = () => page.getByRole('button', { name: 'Preview the email' })

test('loads the email only when an admin opens the preview, and shows who gets it', async () => {
  const fetch = answering(() => ({ body: EMAIL }))
  const screen = await renderAtDesk(<Sample change={{ reason: 'The researcher is ill.' }} />)
  await expect.element(preview()).toHaveAttribute('aria-expanded', 'false')
  expect(fetch).not.toHaveBeenCalled()
  await preview().click()
  await expect.element(screen.getByText(EMAIL.subject)).toBeVisible()
  await expect.element(screen.getByText(EMAIL.to, { exact: false })).toBeVisible()
  await expect.element(screen.getByTitle('Email contents')).toBeVisible()
  expect(fetch.mock.calls[0]?.[0]).toBe('/api/admin/interview/5/preview')
  expect(fetch.mock.calls[0]?.[1].body).toBe('{"reason":"The researcher is ill."}')
  await expectAccessible()
})

test('asks for a time before showing the email, and says if the participant won’t get an email', async () => {
  answering(() => ({ body: null }))
  const screen = await renderAtDesk(<Sample />)
  await preview().click()
  await expect.element(screen.getByText('Choose a time to see the email.')).toBeVisible()
  await screen.getByRole('button', { name: 'Choose the slot' }).click()
  await expect
    .element(screen.getByText('The participant won’t get an email about this.'))
    .toBeVisible()
})

test('says why there’s no email to show', async () => {
  answering(() => refusal('This interview is over.', 409))
  const screen = await renderAtDesk(<Sample change={{ slotId: 8 }} />)
  await preview().click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('This interview is over.')
})

test('says that the email is loading', async () => {
  answering(() => 'never')
  const screen = await renderAtDesk(<Sample change={{ slotId: 8 }} />)
  await preview().click()
  await expect.element(screen.getByText('Loading the email')).toBeInTheDocument()
})
