import { QueryClientProvider } from '@tanstack/react-query'
import { createChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { type ReactNode, useState } from 'react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createQueryClient } from '#lib/api/query-client.ts'
import { rememberPlace, storedToken } from '#lib/api/session.ts'
import { expectAccessible } from '#testing/axe.ts'
import { AuthViews } from './auth-views.tsx'
import { takeGoogleAnswer } from './google-answer.ts'
import { GoogleReturn } from './google-return.tsx'

type Answer = { status: number; body: object }

const refusal = (status: number, code: string, message: string, fields = {}): Answer => ({
  status,
  body: { statusCode: status, code, message, data: { message, fields } },
})

/** Mocks the server with a response for each path, and returns every request. */
function serve(answers: Record<string, Answer | Answer[]>) {
  const sent: { path: string; body: unknown }[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const path = url.replace('/api', '')
    sent.push({ path, body: init.body ? JSON.parse(String(init.body)) : undefined })
    const planned = answers[path.split('?')[0] ?? '']
    const answer = Array.isArray(planned) ? planned.shift() : planned
    if (!answer) throw new TypeError('offline')
    return new Response(JSON.stringify(answer.body), { status: answer.status })
  })
  return sent
}

type Props = Parameters<typeof AuthViews>[0]

let shown: Props = { hasGoogle: false }

function Page({ children }: { children: ReactNode }) {
  const [queries] = useState(createQueryClient)
  return (
    <QueryClientProvider client={queries}>
      <main>{children}</main>
    </QueryClientProvider>
  )
}

const LoginPage = () => (
  <Page>
    <AuthViews {...shown} />
  </Page>
)

const GOOGLE_ANSWER = { code: 'one', state: 'two' }
const GooglePage = () => (
  <Page>
    <GoogleReturn answer={GOOGLE_ANSWER} onFailure={() => {}} />
  </Page>
)

const Site = createRoutesStub([
  { path: '/login', Component: LoginPage },
  { path: '/google', Component: GooglePage },
  { path: '*', Component: () => <p>Inside</p> },
])

function open(view = '', props: Props = { hasGoogle: false }) {
  shown = props
  return render(<Site initialEntries={[`/login${view && `?view=${view}`}`]} />)
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => vi.unstubAllGlobals())

const SIGNED_IN: Answer = { status: 200, body: { accessToken: 'a token' } }

test("marks empty fields, focuses the first one, and clears a field's error when it's edited", async () => {
  const sent = serve({})
  const screen = await open()
  await screen.getByRole('button', { name: 'Sign in' }).click()
  const email = screen.getByLabelText('Email')
  await expect.element(email).toHaveFocus()
  await expect.element(email).toBeInvalid()
  await userEvent.keyboard('kim@example.com')
  await expect.element(email).not.toBeInvalid()
  await expect.element(screen.getByLabelText('Password', { exact: true })).toBeInvalid()
  expect(sent).toEqual([])
  await expectAccessible()
})

test('says why signing in failed, and keeps the typed text', async () => {
  const message = 'That email and password don’t match. Check both, or reset your password.'
  serve({ '/auth/login': refusal(401, 'INVALID_CREDENTIALS', message) })
  const screen = await open()
  await screen.getByLabelText('Email').fill('kim@example.com')
  await screen.getByLabelText('Password', { exact: true }).fill('not it')
  await screen.getByRole('button', { name: 'Sign in' }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent(message)
  await expect.element(screen.getByLabelText('Email')).toHaveValue('kim@example.com')
  await expect.element(screen.getByLabelText('Password', { exact: true })).toHaveValue('not it')
})

test('asks for a code when two-factor authentication is on, and sends the code along with the password', async () => {
  const codeRequired = refusal(401, 'TWO_FACTOR_REQUIRED', 'Please enter the code.')
  const wrong = refusal(401, 'TWO_FACTOR_REQUIRED', 'That code isn’t right.')
  const sent = serve({ '/auth/login': [codeRequired, wrong, SIGNED_IN] })
  rememberPlace('/admin/jobs')
  const screen = await open()
  await screen.getByLabelText('Email').fill('kim@example.com')
  await screen.getByLabelText('Password', { exact: true }).fill(' with spaces ')
  await screen.getByRole('button', { name: 'Sign in' }).click()
  const code = screen.getByLabelText('One-time code')
  await expect.element(code).toHaveFocus()
  await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code')
  await expect.element(code).not.toBeInvalid()
  await userEvent.keyboard('000000{Enter}')
  await expect.element(code).toBeInvalid()
  await expect.element(code).toHaveAccessibleDescription(/That code isn’t right/)
  await code.fill('123456')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('Inside')).toBeVisible()
  expect(sent.at(-1)?.body).toEqual({
    email: 'kim@example.com',
    password: ' with spaces ',
    otp: '123456',
  })
  expect(storedToken()).toBe('a token')
})

test('switches between views, keeps the typed address, and focuses each view’s title', async () => {
  serve({})
  const screen = await open('', { hasGoogle: true })
  await expect
    .element(screen.getByRole('link', { name: 'Continue with Google' }))
    .toHaveAttribute('href', '/api/auth/login/google')
  await screen.getByLabelText('Email').fill('kim@example.com')
  await screen.getByRole('link', { name: 'Create an account' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Create your account' })).toHaveFocus()
  await expect.element(screen.getByLabelText('Email')).toHaveValue('kim@example.com')
  await screen.getByRole('link', { name: 'Sign in' }).click()
  await screen.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect.element(screen.getByLabelText('Email')).toHaveValue('kim@example.com')
  await expect
    .element(screen.getByRole('link', { name: 'Continue with Google' }))
    .not.toBeInTheDocument()
})

test("doesn't send a sign-up the server would refuse", async () => {
  const sent = serve({})
  const screen = await open('sign-up')
  await screen.getByLabelText('Password', { exact: true }).fill('abcdefgh')
  await screen.getByLabelText('Confirm password').fill('abcdefg')
  await screen.getByRole('button', { name: 'Create account' }).click()
  const described = (label: string, text: string) =>
    expect.element(screen.getByLabelText(label, { exact: true })).toHaveAccessibleDescription(text)
  await described('Password', 'Password is weak')
  await described('Confirm password', 'Passwords do not match')
  await described('Email', 'Please enter an email address like name@example.com.')
  await expect.element(screen.getByRole('textbox', { name: 'First name' })).toHaveFocus()
  await expect
    .element(screen.getByRole('textbox', { name: 'Last name optional' }))
    .not.toBeInvalid()
  expect(sent).toEqual([])
  await expectAccessible()
})

test("says what to do if the bot check can't be loaded, and keeps the typed text", async () => {
  serve({})
  const screen = await open('sign-up')
  await fillSignUp(screen)
  const notice = screen.getByText(
    /load the bot check, so nothing was sent.*press “Create account” again/,
  )
  await expect.element(notice).toBeVisible()
  await expect.element(screen.getByLabelText('Confirm password')).toHaveValue('Golden4 branches')
})

test('shows next to the email address that it has an account, and keeps what people typed', async () => {
  const message = 'There’s already an account with this email address.'
  const botCheck = { provider: 'altcha', siteKey: null }
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    counter: 1,
    deriveKey,
    hmacSignatureSecret: 'a secret',
  })
  serve({
    '/site/config': { status: 200, body: { botCheck } },
    '/site/bot-check': { status: 200, body: challenge },
    '/auth/sign-up': refusal(409, 'EMAIL_TAKEN', message),
  })
  const screen = await open('sign-up')
  await fillSignUp(screen)
  const email = screen.getByLabelText('Email')
  await expect.element(email).toHaveFocus()
  await expect.element(email).toHaveAccessibleDescription(/There’s already an account/)
  await expect.element(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Kim')
  await expectAccessible()
})

async function fillSignUp(screen: Awaited<ReturnType<typeof open>>) {
  await screen.getByRole('textbox', { name: 'First name' }).fill('Kim')
  await screen.getByLabelText('Email').fill('kim@example.com')
  await screen.getByLabelText('Password', { exact: true }).fill('Golden4 branches')
  await screen.getByLabelText('Confirm password').fill('Golden4 branches')
  await screen.getByRole('button', { name: 'Create account' }).click()
}

test("doesn't request a password link without an email address", async () => {
  const sent = serve({})
  const screen = await open('forgot-password')
  await screen.getByRole('button', { name: 'Send me a link' }).click()
  await expect.element(screen.getByLabelText('Email')).not.toBeInvalid()
  expect(sent).toEqual([])
})

test('shows the same confirmation whether or not the address has an account', async () => {
  const message = 'Check your email to reset your password'
  serve({ '/auth/reset-password': { status: 200, body: { message } } })
  const screen = await open('forgot-password')
  await screen.getByLabelText('Email').fill('kim@example.com')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText(message)).toBeVisible()
})

test('says why signing in with Google failed', async () => {
  serve({})
  const screen = await open('', { hasGoogle: true, failure: 'We can’t reach Google just now.' })
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('We can’t reach Google just now.')
})

test('signs in with the code from Google, and asks for a two-factor code if the account needs one', async () => {
  const codeRequired = refusal(401, 'TWO_FACTOR_REQUIRED', 'Please enter the code.')
  const sent = serve({ '/auth/login/google/code': [codeRequired, SIGNED_IN] })
  const screen = await render(<Site initialEntries={['/google']} />)
  await expect.element(screen.getByRole('heading', { name: 'One more step' })).toBeVisible()
  await expect.element(screen.getByLabelText('One-time code')).toHaveFocus()
  await expectAccessible()
  await userEvent.keyboard('123456{Enter}')
  await expect.element(screen.getByText('Inside')).toBeVisible()
  expect(sent.map(({ path }) => path.split('?')[1])).toEqual([
    'code=one&state=two',
    'code=one&state=two&otp=123456',
  ])
  expect(storedToken()).toBe('a token')
})

test('reads Google’s answer, and removes it from the URL', () => {
  const before = location.href
  const answerTo = (query: string) => {
    history.replaceState(null, '', query)
    return takeGoogleAnswer(location.href)
  }
  expect(answerTo('?code=one&state=two')).toEqual({ code: 'one', state: 'two' })
  expect(location.search).toBe('')
  expect(answerTo('?error=access_denied')).toEqual({ failure: expect.stringMatching('cancelled') })
  expect(answerTo('?error=anything')).toEqual({
    failure: expect.stringMatching('Google sign-in didn’t work'),
  })
  expect(answerTo('?view=sign-up')).toBeUndefined()
  history.replaceState(null, '', before)
})
