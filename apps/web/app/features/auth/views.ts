/**
 * Seed 000 section 4: one page with three views. The view is in the URL, so the Back button works.
 */
export const VIEWS = {
  'sign-in': { title: 'Sign in', to: '/login' },
  'sign-up': { title: 'Create your account', to: '/login?view=sign-up' },
  'forgot-password': { title: 'Forgot your password?', to: '/login?view=forgot-password' },
} as const

export type View = keyof typeof VIEWS

export function viewIn(search: string): View {
  const requested = new URLSearchParams(search).get('view') ?? ''
  return Object.hasOwn(VIEWS, requested) ? (requested as View) : 'sign-in'
}

/** The email address someone has typed. It stays when they switch views. */
export type Draft = { draft: string; onDraft: (email: string) => void }
