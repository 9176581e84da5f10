import type { Screen } from '../screen.ts'
import { answer, change, fail, press, see, send, text } from '../states.ts'

const QUOTE = {
  Name: 'Wren Ashby',
  Email: 'wren@people.example',
  Message: 'Eighteen renters in Victoria, by video, within three weeks.',
}
const CALL = '**/api/site/form'

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
  {
    name: 'form-sent',
    role: 'visitor',
    path: '/startups#contact-form',
    before: answer('POST', CALL, { message: 'sent' }, 201),
    prepare: send(QUOTE, 'Request a quote', text('Form successfully submitted!')),
    isReopened: true,
  },
  {
    name: 'form-unsent',
    role: 'visitor',
    path: '/startups#contact-form',
    before: fail(CALL),
    prepare: send(QUOTE, 'Request a quote', text('Not sent: you’re offline.')),
  },
  {
    name: 'panel-form-in-error',
    role: 'visitor',
    path: '/recruitment/participants#contact-form',
    prepare: press('Join panel', text('Please tick this box to join.')),
  },
  {
    name: 'panel-form-sent',
    role: 'visitor',
    path: '/recruitment/participants#contact-form',
    before: answer('POST', CALL, { message: 'sent' }, 201),
    async prepare(page) {
      await page.getByRole('checkbox').check()
      const { Email } = QUOTE
      await send({ Email }, 'Join panel', text('Form successfully submitted!'))(page)
    },
    isReopened: true,
  },
  { name: 'plain-form-unsent', role: 'visitor', path: '/forms/answer' },
  { name: 'plain-form-sent', role: 'visitor', path: '/forms/contact/sent' },
  { name: 'plain-panel-form-sent', role: 'visitor', path: '/forms/panel/sent' },
  {
    name: 'menu',
    role: 'visitor',
    path: '/',
    async prepare(page) {
      const burger = page.getByRole('button', { name: 'Menu' })
      await ((await burger.isVisible())
        ? burger
        : page.getByRole('button', { name: 'Services' })
      ).click()
    },
    isReopened: true,
  },
  {
    name: 'consent',
    role: 'visitor',
    path: '/',
    before: change('**/api/site/config', '"analyticsId":null', '"analyticsId":"G-SAMPLE"'),
    prepare: see((page) => page.getByRole('region', { name: 'Analytics' })),
  },
  { name: 'respondent-unknown', role: 'visitor', path: '/respondent/screener?hashKey=none' },
]
