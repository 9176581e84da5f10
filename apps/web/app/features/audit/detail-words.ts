import type { listAuditEvents } from '@wattle/contract/audit'
import { CONSENT_LABELS } from '@wattle/contract/consent'
import { DISTRIBUTION_LABELS } from '@wattle/contract/distribution'
import type { CallReply } from '@wattle/contract/endpoint'
import { adminDateTime } from '#lib/time/date-formats.ts'

export type AuditEvent = CallReply<typeof listAuditEvents>[number]

/** Words for codes in the log. We show any other value unchanged. */
const WORDS: Record<string, string> = {
  ...DISTRIBUTION_LABELS,
  ...CONSENT_LABELS,
  YES: 'agreed',
  NO: 'said no',
  WITHDRAWN: 'withdrew',
  ROLE_USER: 'Researcher',
  ROLE_ADMIN: 'Admin',
  'second factor': 'two-factor code',
  INVITATION: 'Invitation',
  REMINDER: 'Reminder',
  SCHEDULING: 'Scheduling',
  google: 'Google',
  PENDING: 'Pending',
  ACTIVE: 'Active',
  LEFT: 'Left',
  NEW: 'New',
  IN_WORK: 'In progress',
  DONE: 'Done',
}
const word = (value: string) => WORDS[value] ?? value

const count = (value: string) => Number(value).toLocaleString('en-AU')
const people = (value: string) => (value === '1' ? '1 person' : `${count(value)} people`)
const emails = (value: string) => (value === '1' ? '1 email' : `${count(value)} emails`)

type Details = AuditEvent['details']

/** The previous value in brackets, if the log has it. */
const was = (before: string | undefined, show: (value: string) => string) =>
  before === undefined ? '' : ` (was ${show(before)})`

/** How we put each detail into words, in display order. */
const PARTS: Record<string, (value: string, details: Details) => string> = {
  way: (way) => (way === 'shell' ? 'from the command line' : `by ${word(way)}`),
  step: (step) => `at the ${word(step)} step`,
  distribution: (id) => `Distribution ${id}`,
  project: (id) => `Project ${id}`,
  interview: (id) => `Interview ${id}`,
  respondent: (id) => `Respondent ${id}`,
  member: (id) => `Member ${id}`,
  enquiry: (id) => `Enquiry ${id}`,
  question: (id) => `Question ${id}`,
  email: (id) => `Email ${id}`,
  job: (id) => `Job ${id}`,
  payment: (id) => `Payment ${id}`,
  payments: (ids) => (ids.includes(',') ? `Payments ${ids}` : `Payment ${ids}`),
  waiting: (ids) => `waiting for a second admin: ${ids}`,
  repeat: (id) => `repeated as ${id}`,
  reversal: (id) => `reversed by ${id}`,
  batch: (id) => `File ${id}`,
  start: (start, { startBefore }) =>
    `starts ${adminDateTime(start)}${was(startBefore, adminDateTime)}`,
  maximum: (most, { maximumBefore }) => `Max Emails ${count(most)}${was(maximumBefore, count)}`,
  status: (status, { statusBefore }) => `${word(status)}${was(statusBefore, word)}`,
  to: (to, { from }) => (from ? `from ${word(from)} to ${word(to)}` : `to ${word(to)}`),
  changed: (fields) => `changed ${fields}`,
  version: (version) => `version ${version}`,
  people,
  emails,
  added: (number) => `${people(number)} added`,
  consent: (consent, { answer }) => `consent: ${word(consent)}${answer ? `, ${word(answer)}` : ''}`,
  names: () => 'with names',
  type: word,
  template: (name) => `“${name}”`,
}
const SHOWN_WITH_ANOTHER = ['answer', 'from', 'startBefore', 'maximumBefore', 'statusBefore']

type Event = Pick<AuditEvent, 'details' | 'actorId' | 'userId'>

export function detailsInWords({ details, actorId, userId }: Event): string | null {
  const known = Object.keys(PARTS).filter((name) => name in details)
  const others = Object.keys(details).filter(
    (name) => !(name in PARTS) && !SHOWN_WITH_ANOTHER.includes(name),
  )
  const words = [...known, ...others].map((name) => {
    const value = details[name] ?? ''
    return PARTS[name]?.(value, details) ?? `${name}: ${word(value)}`
  })
  if (actorId !== null && actorId !== userId) words.push(`by account ${actorId}`)
  return words.join(', ') || null
}
