import type { AuditDetail, AuditDetails, AuditKind, listAuditEvents } from '@wattle/contract/audit'
import { CONSENT_LABELS } from '@wattle/contract/consent'
import { DISTRIBUTION_LABELS } from '@wattle/contract/distribution'
import type { CallReply } from '@wattle/contract/endpoint'
import type { NoticeFrequency } from '@wattle/contract/notice'
import { OUTCOME_WORDS } from '@wattle/contract/outcome'
import { FLAG_LABELS } from '@wattle/contract/panel-lists'
import { METHOD_WORDS } from '@wattle/contract/payment'
import { formatCount } from '#lib/format-count.ts'
import { adminDateTime } from '#lib/time/date-formats.ts'

export type AuditEvent = CallReply<typeof listAuditEvents>[number]
type Event = Pick<AuditEvent, 'kind' | 'details' | 'actorId' | 'userId'>

const FREQUENCY_WORDS: Record<NoticeFrequency, string> = {
  AT_ONCE: 'right away',
  DAILY: 'once a day',
  NEVER: 'never',
}

/** Words for values in the log. */
const WORDS: Record<string, string> = {
  ...DISTRIBUTION_LABELS,
  ...CONSENT_LABELS,
  ...OUTCOME_WORDS,
  ...METHOD_WORDS,
  ...FLAG_LABELS,
  ...FREQUENCY_WORDS,
  YES: 'agreed',
  NO: 'said no',
  WITHDRAWN: 'withdrew',
  ROLE_USER: 'Researcher',
  ROLE_ADMIN: 'Admin',
  'two-factor': 'two-factor code',
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
  null: 'off',
}

const CODE = /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$|^[a-z]+([A-Z0-9][a-z0-9]*)+$/

/**
 * Spells out other codes, so MAX_NUMBER and maxNumber become "max number". Doesn't change other
 * text.
 */
const spelled = (value: string) =>
  CODE.test(value)
    ? value
        .replace(/([a-z])(?=[A-Z0-9])/g, '$1 ')
        .replaceAll('_', ' ')
        .toLowerCase()
    : value

const word = (value: string) => WORDS[value] ?? spelled(value)
const listed = (values: string) => values.split(', ').map(spelled).join(', ')

const count = (value: string) => formatCount(Number(value))
const people = (value: string) => (value === '1' ? '1 person' : `${count(value)} people`)
const emails = (value: string) => (value === '1' ? '1 email' : `${count(value)} emails`)
const money = (cents: string) =>
  /^-?\d+$/.test(cents) ? (Number(cents) / 100).toFixed(2) : word(cents)

/** The previous value in brackets, if the log has it. */
const was = (before: string | undefined, show: (value: string) => string) =>
  before === undefined ? '' : ` (was ${show(before)})`

/** A change such as "5 → 6", with both values in words. */
const changeInWords = (change: string, show: (value: string) => string = word) => {
  const [before, after] = change.split(/ → | to /)
  return after === undefined ? show(change) : `from ${show(before ?? '')} to ${show(after)}`
}

type Show = (value: string, details: AuditDetails, kind: AuditKind) => string

/** A setting that changed, as in "slot length from 45 to 60". */
const setting =
  (name: string, show?: (value: string) => string): Show =>
  (change) =>
    `${name} ${changeInWords(change, show)}`

/** In these events, `from` and `to` are ids. */
const IDS: Partial<Record<AuditKind, string>> = {
  CLIENT_CHANGED: 'client',
  INTERVIEW_CHANGED: 'account',
  PROJECT_TRANSFERRED: 'account',
}
const named = (value: string, kind: AuditKind) =>
  /^\d+$/.test(value) ? `${IDS[kind] ?? ''} ${value}`.trim() : word(value)

/** Words for a `to` that's an action instead of a new state. */
const ACTIONS: Record<string, string> = {
  ADDED: 'added',
  RENAMED: 'renamed',
  GIVEN: 'given to a client',
  RETIRED: 'retired',
  IN_USE: 'in use again',
  CLOSED: 'closed',
  REOPENED: 'reopened',
}

/**
 * How to put each detail into words, in display order. The words are empty if another detail
 * includes them.
 */
const PARTS: Record<AuditDetail, Show> = {
  way: (way) => (way === 'shell' ? 'from the command line' : `by ${word(way)}`),
  step: (step) => `at the ${word(step)} step`,
  role: word,
  distribution: (id) => `Distribution ${id}`,
  project: (id) => `Project ${id}`,
  client: (id) => `Client ${id}`,
  list: (id) => `List ${id}`,
  interview: (id) => `Interview ${id}`,
  respondent: (id) => `Invitation ${id}`,
  member: (id) => `Member ${id}`,
  enquiry: (id) => `Enquiry ${id}`,
  question: (id) => (/^\d+$/.test(id) ? `Question ${id}` : `“${id}”`),
  field: (id) => `Profile field ${id}`,
  link: (id) => `Link ${id}`,
  email: (id) => `Email ${id}`,
  job: (id) => `Job ${id}`,
  payment: (id) => `Payment ${id}`,
  payments: (ids) => (ids.includes(',') ? `Payments ${ids}` : `Payment ${ids}`),
  waiting: (ids) => `waiting for a second admin: ${ids}`,
  repeat: (id) => `repeated as payment ${id}`,
  reversal: (id) => `reversed by payment ${id}`,
  batch: (id) => `File ${id}`,
  count: (number, { payments }) =>
    payments ? '' : number === '1' ? '1 payment' : `${count(number)} payments`,
  cents: (cents) => `amount ${changeInWords(cents, money)}`,
  method: (method) => `method ${changeInWords(method)}`,
  action: word,
  change: word,
  outcome: (outcome, { outcomeBefore }) => `outcome ${word(outcome)}${was(outcomeBefore, word)}`,
  outcomeBefore: () => '',
  start: (start, { startBefore }) =>
    `starts ${adminDateTime(start)}${was(startBefore, adminDateTime)}`,
  startBefore: () => '',
  maximum: (most, { maximumBefore }) => `Max Emails ${count(most)}${was(maximumBefore, count)}`,
  maximumBefore: () => '',
  status: (status, { statusBefore }) => `${word(status)}${was(statusBefore, word)}`,
  statusBefore: () => '',
  from: (from, { to }, kind) => (to === undefined ? `no longer ${named(from, kind)}` : ''),
  to: (to, { from }, kind) =>
    from
      ? `from ${named(from, kind)} to ${named(to, kind)}`
      : (ACTIONS[to] ?? `to ${named(to, kind)}`),
  flag: (flag, { flagBefore }) => `${word(flag)}${was(flagBefore, word)}`,
  flagBefore: () => '',
  changed: (fields) => `changed ${listed(fields)}`,
  fields: (fields, _details, kind) =>
    kind === 'PANEL_IMPORTED' ? `profile fields ${fields}` : listed(fields),
  use: (use) => `to ${USES[use] ?? word(use)}`,
  sensitive: (labels) => `with sensitive answers: ${labels}`,
  incentiveForAll: () => 'new incentive for everyone invited',
  early: () => 'before its last day',
  kind: word,
  why: (why) => `because: ${word(why)}`,
  version: (version) => `version ${version}`,
  people: (number, _details, kind) =>
    kind === 'POLICY_PUBLISHED' ? `emailed to ${people(number)}` : people(number),
  emails,
  added: (number) => `${people(number)} added`,
  conditions: (number) => (number === '1' ? '1 condition' : `${count(number)} conditions`),
  cells: (number) => (number === '1' ? '1 quota' : `${count(number)} quotas`),
  gain: (gain) => `${count(gain)} more qualify`,
  chance: (chance) => `chance ${chance}%`,
  chanceWithSlots: (chance) => `${chance}% with more slots`,
  by: (by) => `by ${word(by)}`,
  rows: (number) => (number === '1' ? '1 row' : `${count(number)} rows`),
  consent: (consent, { answer }) => `consent: ${word(consent)}${answer ? `, ${word(answer)}` : ''}`,
  answer: () => '',
  source: (source) => `source: ${source}`,
  names: () => 'with names',
  type: word,
  template: (name) => `“${name}”`,
  LAUNCHED: setting('launched projects:'),
  STALLED: setting('stalled projects:'),
  lateCancellationPercent: setting('late cancellation percentage'),
  secondAdminCents: setting('limit for one admin', money),
  gstPercent: setting('GST percentage'),
  daysBetween: setting('days between invitations'),
  invitationsIn30Days: setting('invitations in 30 days'),
  unanswered: setting('unanswered invitations'),
  daysAfterInterview: setting('days after an interview'),
  interviewsIn6Months: setting('interviews in 6 months'),
  daysSameClient: setting('days for the same client'),
  noShowsIn12Months: setting('no-shows in 12 months'),
  quietFrom: setting('start of quiet hours'),
  quietTo: setting('end of quiet hours'),
  targetInterviews: setting('interviews needed'),
  sessionMinutes: setting('slot length'),
  bufferMinutes: setting('break after each interview'),
  leadDays: setting('earliest slot'),
}

const USES: Record<string, string> = {
  COUNT: 'count members',
  LIST: 'list members',
  EXPORT: 'export members',
  BULK: 'change several members',
  AUDIENCE: 'choose who to invite',
  FORECAST: 'forecast a project',
}

export function detailsInWords({ kind, details, actorId, userId }: Event): string | null {
  const known = (Object.keys(PARTS) as AuditDetail[]).filter((name) => name in details)
  const words = known.map((name) => PARTS[name](details[name] ?? '', details, kind))
  // Events from earlier versions may have other details.
  for (const [name, value] of Object.entries(details))
    if (!(name in PARTS)) words.push(`${spelled(name)}: ${word(value)}`)
  if (actorId !== null && actorId !== userId) words.push(`by account ${actorId}`)
  const text = words.filter(Boolean).join(', ')
  return text ? text.charAt(0).toUpperCase() + text.slice(1) : null
}
