import { expect, type Page } from '@playwright/test'
import type { CallReply } from '@wattle/contract/endpoint'
import type { getSiteFigures } from '@wattle/contract/figures'
import type { AdminBankQuestion } from '@wattle/contract/question-bank'
import type { Screen } from '../screen.ts'
import { answer, change, dialog, fail, hold, press, see, tryAgain, waiting } from '../states.ts'

const QUOTES = '/admin/distributions/{Quotes on time}/respondents'
const LONG_NAME =
  'What people who rent in regional Victoria do when the landlord does not answer (second round)'
const LONG_ADDRESS = 'wilhelmina.featherstonehaugh-cholmondeley@very-long-agency-name.example'

const admin = (name: string, path: string, rest: Partial<Screen> = {}): Screen => ({
  name: `admin-${name}`,
  role: 'admin',
  path,
  ...rest,
})

/** Screenshots of a list that's loading, a list that failed to load and an empty list. */
const statesOf = (name: string, path = name): Screen[] => [
  admin(`${name}-loading`, `/admin/${path}`, {
    before: hold(`**/api/admin/${path}?*`),
    prepare: see(waiting),
    isLoading: true,
  }),
  admin(`${name}-in-error`, `/admin/${path}`, {
    before: fail(`**/api/admin/${path}?*`),
    prepare: see(tryAgain),
  }),
  admin(`${name}-none-found`, `/admin/${path}?search=zebra`),
]

/** Opens the first row's details next to the list. */
const openRow = async (page: Page) => {
  await page.getByRole('rowheader').getByRole('link').first().click()
  await expect(page.getByRole('button', { name: 'Next row' })).toBeVisible()
}

const undo = (page: Page) => page.getByRole('button', { name: 'Undo' }).first()
/** Performs an action and hovers over its toast, so the toast is still there in the screenshot. */
const done = (name: string | RegExp) => async (page: Page) => {
  await press(name, undo)(page)
  await undo(page).hover()
}

const inTurn =
  (...steps: ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page) => {
    for (const step of steps) await step(page)
  }

const IMPORT = [
  'Full name,E-mail,Mobile,Postcode',
  'Ada Winters,ada@panel.example,0491 570 006,3220',
  'Bo,not an address,,',
  'Cy,cy@@panel.example,0491 570 156,3000',
  `${'Long '.repeat(60)},long@panel.example,,3004`,
].join('\n')

const chooseFile = async (page: Page) => {
  await page.getByLabel('CSV file').setInputFiles({
    name: 'expo.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(IMPORT),
  })
  await page.getByLabel('Where everyone agreed').fill('Paper forms at the expo in Geelong')
  await page.getByLabel('When everyone agreed').fill('2026-11-03')
}

const check = async (page: Page) => {
  await page.getByRole('button', { name: 'Check file' }).click()
  await expect(page.getByRole('region', { name: 'What the check found' })).toBeVisible()
}

const readWhatWasAskedFor = async (page: Page) => {
  await page.getByText('What the researcher asked for').click()
  await expect(page.getByText('Screening questions', { exact: true })).toBeVisible()
}

const SLOT = {
  ...{ slotId: 1, startTime: '2026-11-20T01:00:00Z', endTime: '2026-11-20T02:00:00Z' },
  ...{ selected: true, interviewId: 1 },
}

/** Mocks “Notify” with the listed interview, so its row changes but nothing is stored. */
const notifyWithoutEmail = async (page: Page) => {
  let rows: { id: number }[] = []
  await page.route('**/api/admin/interviews?*', async (route) => {
    const response = await route.fetch()
    rows = await response.json()
    await route.fulfill({ response })
  })
  await page.route('**/confirm/slot/notification*', (route) => {
    const row = rows.find(({ id }) => route.request().url().includes(`/interview/${id}/`))
    return route.fulfill({ json: { ...row, status: 'NOTIFIED' } })
  })
}
const FAILED_JOBS = [
  { name: 'outbox.deliver', error: 'connect ECONNREFUSED 127.0.0.1:25', attempts: 12 },
  { name: 'distribution.sweep', error: null, attempts: 5 },
].map((job, at) => ({ id: `job-${at}`, failedAt: '2026-11-16T22:10:00Z', ...job }))
const BANK = '**/api/admin/question*'
const bankQuestion = (
  id: number,
  type: AdminBankQuestion['type'],
  question: string,
  options: string[],
): AdminBankQuestion => ({
  ...{ id, version: 1, question, type, rule: 'MATCH' },
  options: options.map((text, at) => ({ text, mustMatch: at === 0 })),
})
const QUESTIONS = [
  bankQuestion(1, 'MULTIPLE_CHOICE', 'Which of these did you pay for in the last month?', [
    ...['Electricity', 'Gas', 'Neither'],
  ]),
  bankQuestion(2, 'SINGLE_CHOICE', 'Who decided?', ['I did', 'We did, together', 'Someone else']),
]
const NO_FIGURES: CallReply<typeof getSiteFigures> = {
  ...{ days: [], paths: [], referrers: [], joining: { forms: 0, confirmed: 0 }, imported: 0 },
  funnel: { invited: 0, started: 0, completed: 0, fit: 0, booked: 0, conducted: 0 },
}

const RESPONDENTS: Screen[] = [
  admin('answers-not-fit', `${QUOTES}?result=NOT_FIT`, { prepare: openRow }),
  admin('respondents-none-found', `${QUOTES}?search=zebra`),
  admin('respondents-oldest-first-page-2', `${QUOTES}?sort=UPDATED_AT_ASC&page=2`),
  admin('respondents-long-name', QUOTES, {
    before: change('**/api/admin/**', 'Quotes on time', LONG_NAME),
  }),
  admin('respondents-no-such-project', '/admin/distributions/999999/respondents'),
  admin('choose-slot', `${QUOTES}?result=FIT`, { prepare: press(/^Choose slot for/, dialog) }),
  admin('slot-booked', `${QUOTES}?result=FIT`, {
    before: answer('PATCH', '**/api/admin/slot/book/**', SLOT),
    prepare: inTurn(press(/^Choose slot for/, dialog), done(/^Book /)),
    isReopened: true,
  }),
  admin('scheduling-email', `${QUOTES}?result=FIT`, {
    prepare: press(/^Send Email to/, dialog),
  }),
  admin('scheduling-email-sent', `${QUOTES}?result=FIT`, {
    before: answer('POST', '**/api/admin/email/interview-scheduling*', {
      ...{ queued: 1, mailId: 1, mailedAt: '2026-11-16T23:42:00Z' },
    }),
    prepare: inTurn(press(/^Send Email to/, dialog), done('Confirm')),
    isReopened: true,
  }),
  admin('max-emails', QUOTES, { prepare: press(/^Max Emails/, dialog) }),
  admin('reminders', QUOTES, { prepare: press('Reminders', dialog) }),
  admin('schedule-all', QUOTES, { prepare: press('Email everyone who qualifies', dialog) }),
  admin('schedule-all-nobody', QUOTES, {
    before: answer('GET', '**/api/admin/email/interview-scheduling/all*', {
      ...{ people: 0, hasEnoughBooked: false },
    }),
    prepare: press('Email everyone who qualifies', dialog),
  }),
  admin('asked-for', QUOTES, { prepare: readWhatWasAskedFor }),
]

const PAYMENTS: Screen[] = [
  admin('payment', '/admin/payments', { prepare: openRow }),
  admin('payments-approved', '/admin/payments?tab=APPROVED'),
  admin('payments-sent', '/admin/payments?tab=SENT'),
  admin('payment-problems', '/admin/payments?tab=PROBLEMS', { prepare: openRow }),
  admin('payments-void', '/admin/payments?tab=VOID'),
  admin('payment-codes', '/admin/payments?tab=APPROVED', {
    prepare: press('Import codes', dialog),
  }),
  admin('payment-reports', '/admin/payments', { prepare: press('Reports', dialog) }),
]

const PANEL: Screen[] = [
  ...statesOf('panel'),
  admin('panel-oldest-first-page-2', '/admin/panel?sort=JOINED_AT_ASC&page=2'),
  admin('panel-long-name', '/admin/panel', {
    before: change('**/api/admin/panel?*', '@people.example', `.${LONG_ADDRESS}`),
  }),
  admin('member', '/admin/panel', { prepare: openRow }),
  admin('member-correction', '/admin/panel', {
    prepare: inTurn(openRow, press('Correct details', dialog)),
  }),
  admin('member-leaving', '/admin/panel?state=ACTIVE', {
    prepare: inTurn(openRow, press('Remove from panel', dialog)),
  }),
  admin('member-deletion', '/admin/panel', {
    prepare: inTurn(openRow, press('Delete all data', dialog)),
  }),
  admin('import', '/admin/panel', { prepare: press('Import', dialog) }),
  admin('import-columns', '/admin/panel', {
    prepare: inTurn(press('Import', dialog), chooseFile),
  }),
  admin('import-checked', '/admin/panel', {
    prepare: inTurn(press('Import', dialog), chooseFile, check),
  }),
]

const MAILS: Screen[] = [
  ...statesOf('outbox'),
  admin('mail', '/admin/outbox', {
    prepare: async (page) => {
      await page.getByRole('rowheader').getByRole('link').first().click()
      await expect(page.getByTitle('Email contents')).toBeVisible()
    },
  }),
  admin('mail-as-text', '/admin/outbox', {
    prepare: async (page) => {
      await page.getByRole('rowheader').getByRole('link').first().click()
      await page.getByRole('tab', { name: 'Plain text' }).click()
    },
  }),
  admin('template-reminder', '/admin/templates?mail=reminder'),
  admin('template-in-error', '/admin/templates', {
    prepare: async (page) => {
      await page.getByLabel('Text', { exact: true }).fill('Hello {{nmae}}')
      await expect(page.getByText(/^We can’t fill in \{\{nmae\}\}/)).toBeVisible()
    },
  }),
]

export const ADMIN_STATES: Screen[] = [
  ...RESPONDENTS,
  ...PANEL,
  ...PAYMENTS,
  ...MAILS,
  ...['projects', 'interviews', 'users', 'enquiries', 'audit'].flatMap((name) => statesOf(name)),
  admin('notified', '/admin/interviews?status=PLANNED', {
    before: notifyWithoutEmail,
    prepare: done(/^Notify /),
    isReopened: true,
  }),
  admin('enquiry', '/admin/enquiries', { prepare: openRow }),
  admin('new-profile-field', '/admin/profile-fields', { prepare: press('Add a field', dialog) }),
  admin('new-question', '/admin/questions', { prepare: press('Add a question', dialog) }),
  admin('questions-none', '/admin/questions', { before: answer('GET', BANK, []) }),
  admin('question-taken-out', '/admin/questions', {
    before: inTurn(answer('GET', BANK, QUESTIONS), answer('DELETE', '**/api/admin/question/*')),
    prepare: done(/^Remove:/),
    isReopened: true,
  }),
  admin('questions-none-found', '/admin/questions?search=zebra'),
  admin('jobs-failed', '/admin/jobs', {
    before: answer('GET', '**/api/admin/jobs?*', FAILED_JOBS),
  }),
  admin('user-role', '/admin/users?role=ROLE_USER', {
    prepare: press(/^Change role/, dialog),
  }),
  admin('figures-none', '/admin/figures', {
    before: answer('GET', '**/api/admin/figures*', NO_FIGURES),
  }),
  admin('figures-in-error', '/admin/figures', {
    before: fail('**/api/admin/figures*'),
    prepare: see(tryAgain),
  }),
]
