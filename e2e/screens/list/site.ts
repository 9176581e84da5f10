import type { Screen } from '../screen.ts'
import { press } from '../states.ts'

export const SITE: Screen[] = [
  { name: 'home', role: 'visitor', path: '/', isKept: true },
  ...[
    'recruitment',
    'recruitment/researchers',
    'recruitment/participants',
    'startups',
    'research',
    'about',
    'case',
    'case/1',
    'case/2',
    'case/3',
    'case/4',
    'case/5',
    'conditions',
    'policy',
    'accessibility',
    'nowhere',
  ].map((path): Screen => {
    const isKept = path === 'recruitment/participants'
    return { name: path.replaceAll('/', '-'), role: 'visitor', path: `/${path}`, isKept }
  }),
  {
    name: 'form-in-error',
    role: 'visitor',
    path: '/startups#contact-form',
    prepare: press('Request a quote', (page) => page.getByText('Please enter your name.')),
  },
  { name: 'sign-in', role: 'visitor', path: '/login', isKept: true },
  { name: 'sign-up', role: 'visitor', path: '/login?view=sign-up' },
  { name: 'change-password', role: 'visitor', path: '/change-password?token=none' },
  { name: 'respondent-unknown', role: 'visitor', path: '/respondent/screener?hashKey=none' },
]
