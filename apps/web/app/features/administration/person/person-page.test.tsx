import { afterEach, expect, test, vi } from 'vitest'
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

const show = () =>
  renderAtDesk(<PersonPage id={21} state={() => <span>Active</span>} actions={() => null} />)

test('shows the next interview with everything our team can do about it', async () => {
  answering(() => ({ body: PERSON }))
  const screen = await show()
  await expect.element(screen.getByRole('heading', { name: 'Leanne Hartigan' })).toBeVisible()
  await expect.element(screen.getByText('Rosa hasn’t confirmed.', { exact: false })).toBeVisible()
  for (const name of ['Notify Rosa again', 'Move', 'Cancel', 'No-show'])
    await expect.element(screen.getByRole('button', { name, exact: true })).toBeVisible()
  await expect
    .element(screen.getByText('I run my own plumbing business.', { exact: false }))
    .toBeVisible()
  await expect.element(screen.getByRole('link', { name: /^Answers/ })).toBeVisible()
  await expectAccessible()
})

test('offers Replace after a cancellation', async () => {
  const cancelled = interview(1, { status: 'CANCELLED', needsReplacement: true })
  const studies = PERSON.studies.map((study) => ({ ...study, interviews: [cancelled] }))
  answering(() => ({ body: { ...PERSON, studies } }))
  const screen = await show()
  await expect.element(screen.getByRole('button', { name: /^Replace/ })).toBeVisible()
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
  await expect.element(screen.getByText(/Imported by Mel Barker on 3 February 2026/)).toBeVisible()
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
