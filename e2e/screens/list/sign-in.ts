import type { Screen } from '../screen.ts'
import { answer, press, send, text } from '../states.ts'

export const SIGN_IN: Screen[] = [
  { name: 'sign-in', role: 'visitor', path: '/login', isKept: true },
  {
    name: 'sign-in-in-error',
    role: 'visitor',
    path: '/login',
    prepare: press('Sign in', text('Please enter your password.')),
  },
  {
    name: 'sign-in-refused',
    role: 'visitor',
    path: '/login',
    prepare: send(
      { Email: 'nobody@demo.example', Password: 'Not the password' },
      'Sign in',
      (page) => page.getByRole('alert').first(),
    ),
  },
  { name: 'sign-up', role: 'visitor', path: '/login?view=sign-up' },
  {
    name: 'sign-up-weak-password',
    role: 'visitor',
    path: '/login?view=sign-up',
    prepare: send(
      {
        'First name': 'Wren',
        Email: 'wren@people.example',
        Password: 'wattle',
        'Confirm password': 'wattles',
      },
      'Create account',
      text('Password is weak'),
    ),
  },
  { name: 'forgot-password', role: 'visitor', path: '/login?view=forgot-password' },
  {
    name: 'forgot-password-sent',
    role: 'visitor',
    path: '/login?view=forgot-password',
    before: answer('GET', '**/api/auth/reset-password*', { message: 'sent' }),
    prepare: send(
      { Email: 'wren@people.example' },
      'Send me a link',
      text('Check your email to reset your password'),
    ),
  },
  { name: 'change-password', role: 'visitor', path: '/change-password?token=none' },
  { name: 'change-password-expired', role: 'visitor', path: '/change-password' },
  { name: 'verify-email', role: 'visitor', path: '/verify-email?token=none' },
  { name: 'verify-email-expired', role: 'visitor', path: '/verify-email' },
]
