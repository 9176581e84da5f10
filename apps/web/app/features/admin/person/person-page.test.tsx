import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '#testing/axe.ts'
import { answering, refusal, renderAtDesk } from '#testing/desktop-screen.tsx'
import { PersonPage } from './person-page.tsx'
import type { Person, PersonInterview } from './person-query.ts'
import { reliabilityInWords } from './reliability.tsx'

afterEach(() => vi.unstubAllGlobals())

const interview = (id: number, more: Partial<PersonInterview>): PersonInterview => ({
  id,
  researchId: 3,
  researchName: 'Quotes on time',
  creatorFullName: 'Rosa Keating',
  respondentName: 'Leanne Hartigan',
  startTime: '2099-11-18T22:00:00.000Z',
  endTime: '2099-11-18T23:00:00.000Z',
  status: 'NOTIFIED',
  bookedAt: '2026-11-16T04:58:00.000Z',
  updatedAt: '2026-11-16T04:58:00.000Z',
  notifiedAt: '2026-11-16T05:05:00.000Z',
  ...more,
})

const PERSON: Person = {
  id: 21,
  email: 'leanne@hartigan.example',
  name: 'Leanne Hartigan',
  phone: '0491 570 110',
  postcode: '3350',
  state: 'ACTIVE',
  joinedAt: '2026-03-12T00:00:00.000Z',
  lastInvitedAt: null,
  undeliverableAt: null,
  leftAt: null,
  updatedAt: '2026-03-12T00:00:00.000Z',
  mails: [],
  payments: [],
  consents: [
    {
      kind: 'FORM',
      agreedAt: '2026-03-12T00:00:00.000Z',
      policyVersion: '2024-11-11',
      policyHash: 'ab',
      confirmedAt: '2026-03-12T00:10:00.000Z',
      subject: null,
      message: 'I run my own plumbing business.',
      imported: null,
    },
  ],
  studies: [
    {
      userScreenerId: 5,
      distributionId: 6,
      researchId: 3,
      researchName: 'Quotes on time',
      projectStatus: 'CONDUCTING_INTERVIEW',
      finishedAt: null,
      incentive: 'A gift card of $60',
      status: 'COMPLETED',
      result: 'FIT',
      canBeScheduled: false,
      invitedAt: '2026-11-15T22:02:00.000Z',
      remindedAt: null,
      startedAt: '2026-11-16T04:30:00.000Z',
      completedAt: '2026-11-16T04:41:00.000Z',
      schedulingMailedAt: null,
      withdrawnAt: null,
      noTime: null,
      standbySince: null,
      interviews: [interview(1, {})],
      consents: [],
    },
  ],
}

const PAID: Person['payments'][number] = {
  id: 11,
  userScreenerId: 5,
  studyName: 'Quotes on time',
  kind: 'INTERVIEW',
  cents: 6000,
  currency: 'AUD',
  method: 'GIFT_CARD',
  state: 'SENT',
  interviewAt: '2026-11-18T00:00:00.000Z',
  dueAt: '2026-11-18T01:00:00.000Z',
  sentAt: '2026-11-18T02:00:00.000Z',
  closedAt: null,
}
const OWED: Person['payments'][number] = {
  ...PAID,
  id: 12,
  kind: 'BONUS',
  cents: 2000,
  method: 'BANK_BY_PROVIDER',
  state: 'DUE',
  sentAt: null,
}

const show = () =>
  renderAtDesk(<PersonPage id={21} state={() => <span>Active</span>} actions={() => null} />)

test('shows the next interview, and every action our team can take', async () => {
  answering(() => ({ body: PERSON }))
  const screen = await show()
  await expect.element(screen.getByRole('heading', { name: 'Leanne Hartigan' })).toBeVisible()
  await expect
    .element(screen.getByText('Rosa hasn’t confirmed the interview.', { exact: false }))
    .toBeVisible()
  for (const name of ['Notify Rosa again', 'Move', 'Cancel', 'No-show'])
    await expect.element(screen.getByRole('button', { name, exact: true })).toBeVisible()
  await expect
    .element(screen.getByText('I run my own plumbing business.', { exact: false }))
    .toBeVisible()
  await expect.element(screen.getByRole('link', { name: /^Answers/ })).toBeVisible()
  await expectAccessible()
})

test('shows emails and payments in the timeline of their study, and other emails separately', async () => {
  const mail = (id: number, kind: string, distributionId: number | null) => ({
    id,
    kind,
    subject: `Subject ${id}`,
    state: 'SENT' as const,
    createdAt: '2026-11-16T06:00:00.000Z',
    sentAt: '2026-11-16T06:00:00.000Z',
    lastError: null,
    distributionId,
  })
  const mails = [
    mail(1, 'distribution.invitation', 6),
    mail(2, 'interview.booked', 6),
    { ...mail(3, 'distribution.scheduling', 6), state: 'REFUSED' as const },
    mail(4, 'panel.confirm', null),
  ]
  const studies = PERSON.studies.map((study) => ({
    ...study,
    schedulingMailedAt: '2026-11-16T05:00:00.000Z',
  }))
  answering(() => ({ body: { ...PERSON, mails, studies, payments: [PAID, OWED] } }))
  const screen = await show()
  const study = screen.getByRole('region', { name: /^Timeline/ })
  await expect.element(study.getByText('Subject 2', { exact: false })).toBeVisible()
  await expect
    .element(study.getByRole('link', { name: /^Email ?: Invited/ }))
    .toHaveAttribute('href', '/admin/outbox?mail=1')
  await expect
    .element(study.getByRole('listitem').filter({ hasText: 'Asked to choose a time, bounced' }))
    .toBeVisible()
  await expect
    .element(
      study
        .getByRole('listitem')
        .filter({ hasText: 'Paid $60.00, gift card, 2 hours after the interview' }),
    )
    .toBeVisible()
  await expect
    .element(study.getByRole('link', { name: /^Payment ?: Paid \$60\.00/ }))
    .toHaveAttribute('href', '/admin/payments?tab=SENT&payment=11')
  await expect.element(study.getByText('Subject 4')).not.toBeInTheDocument()

  await study.getByRole('radio', { name: 'Emails' }).click()
  await expect.element(study.getByText('Subject 4')).toBeVisible()
  await expect.element(study.getByText('Paid $60.00')).not.toBeInTheDocument()

  await study.getByRole('radio', { name: 'Payments' }).click()
  await expect.element(study.getByText('Owed $20.00')).toBeVisible()
  await expect.element(study.getByText('Subject 2', { exact: false })).not.toBeInTheDocument()
  await expectAccessible()
})

test('sums up what we paid the person this year, and links to each payment', async () => {
  const year = new Date().getFullYear()
  const sentAt = `${year}-06-01T00:00:00.000Z`
  const back = { ...PAID, id: 13, kind: 'REVERSAL' as const, cents: -1000, sentAt }
  const payments = [
    OWED,
    { ...PAID, sentAt },
    back,
    { ...PAID, id: 14, sentAt: '2020-06-01T00:00:00.000Z' },
  ]
  answering(() => ({ body: { ...PERSON, payments } }))
  const screen = await show()
  const section = screen.getByRole('region', { name: 'Payments' })
  await expect.element(section.getByText(`$50.00 paid in ${year}`)).toBeVisible()
  await expect
    .element(section.getByRole('link', { name: 'Owed, bank' }))
    .toHaveAttribute('href', '/admin/payments?tab=OWED&payment=12')
  await section.getByRole('button', { name: '1 more payment' }).click()
  await expect.poll(() => section.getByRole('listitem').elements()).toHaveLength(4)
})

test('says why we don’t invite a person', async () => {
  answering(() => ({
    body: { ...PERSON, flag: 'DO_NOT_INVITE', flagReason: 'Asked us to wait until March' },
  }))
  await expect
    .element((await show()).getByRole('status'))
    .toHaveTextContent('Our team marked them as “Don’t invite”: “Asked us to wait until March”')
})

test('shows the flag “Handle with care” and its reason at the top', async () => {
  answering(() => ({ body: { ...PERSON, flag: 'CARE', flagReason: 'Upset by the last call' } }))
  await expect
    .element((await show()).getByRole('status'))
    .toHaveTextContent('Handle with care: “Upset by the last call”')
})

test('offers Replace after a cancellation', async () => {
  const cancelled = interview(1, { status: 'CANCELLED', needsReplacement: true })
  const studies = PERSON.studies.map((study) => ({ ...study, interviews: [cancelled] }))
  answering(() => ({ body: { ...PERSON, studies } }))
  const screen = await show()
  await expect.element(screen.getByRole('button', { name: /^Replace/ })).toBeVisible()
})

test('books a slot for someone who qualifies, or emails them to choose a time', async () => {
  const studies = PERSON.studies.map((study) => ({
    ...study,
    canBeScheduled: true,
    interviews: [],
  }))
  answering((_method, path) =>
    path.includes('/slot/available/')
      ? {
          body: [
            {
              slotId: 8,
              startTime: '2099-11-19T22:00:00.000Z',
              endTime: '2099-11-19T23:00:00.000Z',
              available: true,
              selected: false,
            },
          ],
        }
      : { body: { ...PERSON, studies } },
  )
  const screen = await show()
  await expect
    .element(screen.getByRole('button', { name: 'Send Email to Leanne Hartigan' }))
    .toBeVisible()
  await screen.getByRole('button', { name: 'Choose slot for Leanne Hartigan' }).click()
  await expect.element(screen.getByRole('button', { name: /^Book / })).toBeVisible()
  await expectAccessible()
})

test('changes the outcome of any earlier interview, and the researcher of the next one', async () => {
  const earlier = interview(2, {
    status: 'CONDUCTED',
    outcome: 'ATTENDED',
    startTime: '2026-08-20T00:00:00.000Z',
    endTime: '2026-08-20T01:00:00.000Z',
  })
  const studies = PERSON.studies.map((study) => ({
    ...study,
    interviews: [interview(1, {}), earlier],
  }))
  answering(() => ({ body: { ...PERSON, studies } }))
  const screen = await show()
  await screen.getByRole('button', { name: 'More actions for interview 2' }).click()
  await expect.element(screen.getByRole('menuitem', { name: 'Change the outcome…' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await screen.getByRole('button', { name: 'More actions for interview 1' }).click()
  await expect.element(screen.getByRole('menuitem', { name: 'Change researcher…' })).toBeVisible()
})

test('shows either the timeline or the profile on a phone', async () => {
  answering(() => ({ body: PERSON }))
  const screen = await show()
  await page.viewport(390, 844)
  const timeline = screen.getByRole('heading', { name: 'Timeline' })
  const consent = screen.getByRole('heading', { name: 'Consent' })
  await expect.element(timeline).toBeVisible()
  await expect.element(consent).not.toBeInTheDocument()
  await screen.getByRole('radio', { name: 'Profile and notes' }).click()
  await expect.element(consent).toBeVisible()
  await expect.element(timeline).not.toBeInTheDocument()
  await expectAccessible()
})

test('says that someone was imported, and doesn’t show the import time as their consent', async () => {
  const imported = {
    source: 'Field day in Bendigo',
    consentedOn: '2026-02-01',
    importedAt: '2026-02-03T00:00:00.000Z',
    importedBy: 'Mel Barker',
  }
  const consent = { ...PERSON.consents[0], kind: 'IMPORT', agreedAt: null, confirmedAt: null }
  answering(() => ({ body: { ...PERSON, consents: [{ ...consent, message: null, imported }] } }))
  const screen = await show()
  await expect.element(screen.getByText(/Imported by Mel Barker on 03\.02\.2026/)).toBeVisible()
  await expect.element(screen.getByText(/Source: Field day in Bendigo/)).toBeVisible()
})

test('says why the person’s details didn’t load', async () => {
  answering(() => refusal('There’s no such person.', 404))
  await expect.element((await show()).getByText('There’s no such person.')).toBeVisible()
})

test.each([
  [['CONDUCTED', 'CONDUCTED', 'NO_SHOW', 'CANCELLED'], 'Came to 2 of 3'],
  [['CONDUCTED', 'CONDUCTED'], 'Came to all 2 interviews'],
  [['NO_SHOW'], 'Missed their interview'],
  [['CANCELLED'], undefined],
] as const)('sums up the interviews %s as: %s', (statuses, words) => {
  expect(reliabilityInWords(statuses.map((status, id) => interview(id, { status })))).toBe(words)
})
