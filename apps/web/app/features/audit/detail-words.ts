import { DISTRIBUTION_LABELS } from '@wattle/contract/distribution'
import type { AuditEvent } from './hooks.ts'

/** What the codes of the log are to people; a value without a word stays as it was written down. */
const WORDS: Record<string, string> = {
  ...DISTRIBUTION_LABELS,
  ROLE_USER: 'Researcher',
  ROLE_ADMIN: 'Administrator',
  INVITATION: 'Invitation',
  REMINDER: 'Reminder',
  SCHEDULING: 'Scheduling',
  google: 'Google',
}
const word = (value: string) => WORDS[value] ?? value

const people = (count: string) =>
  count === '1' ? '1 person' : `${Number(count).toLocaleString('en-AU')} people`

/** Each detail as a part of a sentence, in the order in which they are told. */
const PARTS: Record<string, (value: string) => string> = {
  way: (way) => (way === 'shell' ? 'from the command line' : `by ${word(way)}`),
  step: (step) => `at the ${step}`,
  roles: (roles) => `from ${roles}`,
  distribution: (id) => `Distribution ${id}`,
  maximum: (most) => `Max Emails ${Number(most).toLocaleString('en-AU')}`,
  status: word,
  member: (id) => `Member ${id}`,
  people,
  added: (count) => `${people(count)} added`,
  consent: (consent) => `consent: ${consent}`,
  type: word,
  template: (name) => `“${name}”`,
}

type Told = Pick<AuditEvent, 'details' | 'actorId' | 'userId'>

export function detailsInWords({ details, actorId, userId }: Told): string | null {
  const { from, to, ...rest } = details
  const told: typeof details =
    from && to ? { ...rest, roles: `${word(from)} to ${word(to)}` } : details
  const known = Object.keys(PARTS).filter((name) => name in told)
  const others = Object.keys(told).filter((name) => !(name in PARTS))
  const words = [...known, ...others].map((name) => {
    const value = told[name] ?? ''
    return PARTS[name]?.(value) ?? `${name}: ${word(value)}`
  })
  if (actorId !== null && actorId !== userId) words.push(`by account ${actorId}`)
  return words.join(', ') || null
}
