import type { Screen } from '../screen.ts'
import { answer, dialog, fail, press, see, title, tryAgain } from '../states.ts'

const AGREED = {
  ...{ at: '2026-11-13T00:00:00Z', way: 'BOOKING', version: '1' },
  ...{ hash: '', seconds: null, body: '' },
}
const MEMBER = {
  email: 'wren@people.example',
  name: 'Wren Ashby',
  phone: null,
  postcode: '3056',
  state: 'ACTIVE',
  joinedAt: '2026-11-02T00:00:00Z',
  consents: [
    {
      kind: 'FORM',
      imported: null,
      policyVersion: '2024-11-11',
      policyHash: '',
      agreedAt: '2026-11-02T00:00:00Z',
      confirmedAt: '2026-11-02T00:05:00Z',
      subject: null,
      message: null,
    },
  ],
  studies: [
    {
      invitationId: 1,
      title: 'Meals around shift work',
      withdrawnAt: null,
      noTime: { at: '2026-11-13T00:00:00Z', note: 'After 6 pm would be good.' },
      consents: [
        { ...AGREED, kind: 'PRIVACY', answer: 'YES' },
        { ...AGREED, kind: 'RECORDING', answer: 'YES' },
        { ...AGREED, kind: 'OBSERVERS', answer: 'NO' },
      ],
      invitedAt: '2026-11-12T00:00:00Z',
      answers: [
        { question: 'Which job took most of your hours last month?', answers: ['Nurse'] },
        {
          question: 'Over your last three shifts, where did your meals come from?',
          answers: ['A vending machine', 'Food I brought from home'],
        },
      ],
      interviews: [
        { startTime: '2026-11-20T00:00:00Z', endTime: '2026-11-20T01:00:00Z', state: 'BOOKED' },
      ],
    },
  ],
  toConfirm: null,
}
const asMember = (changes: object = {}) =>
  answer('POST', '**/api/panel/member', { ...MEMBER, ...changes })

export const MEMBER_PAGE: Screen[] = [
  {
    name: 'panel-page-to-confirm',
    role: 'visitor',
    path: '/panel?key=sample',
    before: asMember({
      state: 'PENDING',
      toConfirm: { kind: 'FORM', name: 'Wren Ashby', phone: null, postcode: '3056' },
    }),
  },
  { name: 'panel-page', role: 'visitor', path: '/panel?key=sample', before: asMember() },
  {
    name: 'panel-page-paused',
    role: 'visitor',
    path: '/panel?key=sample',
    before: asMember({ state: 'PAUSED' }),
  },
  {
    name: 'panel-page-left',
    role: 'visitor',
    path: '/panel?key=sample',
    async before(page) {
      await asMember()(page)
      await answer('POST', '**/api/panel/leave', { ...MEMBER, state: 'LEFT' })(page)
    },
    prepare: press('Leave the panel', (page) => page.getByRole('button', { name: 'Undo' })),
  },
  {
    name: 'panel-page-delete',
    role: 'visitor',
    path: '/panel?key=sample',
    before: asMember(),
    prepare: press('Delete my data', dialog),
  },
  {
    name: 'panel-page-deleted',
    role: 'visitor',
    path: '/panel?key=sample',
    async before(page) {
      await asMember()(page)
      await answer('POST', '**/api/panel/delete')(page)
    },
    async prepare(page) {
      await press('Delete my data', dialog)(page)
      await dialog(page).getByRole('button', { name: 'Delete my data' }).click()
      await see(title('We’ve deleted your data'))(page)
    },
  },
  {
    name: 'panel-page-withdraw',
    role: 'visitor',
    path: '/panel?key=sample',
    before: asMember(),
    prepare: press(/^Withdraw: Recording/, dialog),
  },
  {
    name: 'panel-page-in-error',
    role: 'visitor',
    path: '/panel?key=sample',
    before: fail('**/api/panel/member'),
    prepare: see(tryAgain),
  },
  {
    name: 'page-broken',
    role: 'visitor',
    path: '/panel?key=sample',
    before: asMember({ consents: null }),
    prepare: see(title('Unexpected Application Error!')),
  },
  {
    name: 'page-not-loaded',
    role: 'visitor',
    path: '/panel?key=sample',
    before: fail('**/assets/panel-*.js'),
    prepare: see(title('This page didn’t load')),
  },
  { name: 'panel-page-unknown', role: 'visitor', path: '/panel' },
]
