import { linkKey } from '#adapters/link-key.ts'
import type { Deps } from '#deps.ts'
import { queueEmails } from '#features/email/queue-emails.ts'
import { importMembers } from '#features/panel/import-members.ts'
import { joinPanel } from '#features/panel/join-panel.ts'
import { listMembers, updateMember } from '#features/panel/manage-members.ts'
import { confirmMember } from '#features/panel/service.ts'
import type { Past } from './past.ts'
import { type SamplePerson, samplePerson } from './people.ts'

/** People who signed up at a stand the day before we imported them. */
const LISTS = [
  { day: -89, people: 120, source: 'Signed up at our stand, Bendigo field days' },
  { day: -61, people: 100, source: 'Signed up at our stand, Geelong careers day' },
  { day: -48, people: 50, source: 'Signed up at our stand, Hobart food market' },
]
const IMPORTED = LISTS.reduce((sum, { people }) => sum + people, 0)
/**
 * How many people joined through the form, one a day. The last `UNCONFIRMED` of them haven't
 * confirmed yet.
 */
export const JOINED = 30
const UNCONFIRMED = 4
const PAUSED = [17, 44, 90, 158, 201]
const LEFT = [23, 61, 77, 140, 166, 219, 250]

export async function importLists(past: Past): Promise<void> {
  let next = 0
  for (const { day, people, source } of LISTS) {
    const consentDate = past
      .day(day - 1, 15)
      .toISOString()
      .slice(0, 10)
    const rows = Array.from({ length: people }, () => ({
      ...samplePerson(next++),
      source,
      consentDate,
    }))
    await past.at(past.day(day, 15), (deps) => importMembers(deps, { dryRun: false, rows }))
  }
}

/**
 * Submits the panel form for one person a day, from `firstDay` to `lastDay`. Call this between the
 * studies, so no study invites people before they've joined.
 */
export async function joinByForms(past: Past, firstDay: number, lastDay: number): Promise<void> {
  for (let day = firstDay; day <= lastDay; day++) {
    const number = JOINED + day
    const isConfirmed = number < JOINED - UNCONFIRMED
    const person = samplePerson(IMPORTED + number)
    await past.at(past.day(day, 8 + (number % 12)), (deps) => joinByForm(deps, person, isConfirmed))
  }
}

async function joinByForm(deps: Deps, person: SamplePerson, isConfirmed: boolean): Promise<void> {
  const form = { ...person, subject: null, message: null, isVerified: true }
  const mail = await deps.db.transaction(async (tx) => {
    const { confirmationEmail } = await joinPanel(deps, tx, form)
    await queueEmails(deps, tx, [confirmationEmail])
    return confirmationEmail
  })
  const { purpose = '', nonce = '' } = mail.keys?.key ?? {}
  if (isConfirmed) {
    await confirmMember(deps, linkKey(deps.secret(purpose), Buffer.from(nonce, 'base64')))
  }
}

/** Pauses some members after the older studies, and makes others leave. */
export async function pauseOrRemoveSome(past: Past): Promise<void> {
  const states = [
    { numbers: PAUSED, state: 'PAUSED' },
    { numbers: LEFT, state: 'LEFT' },
  ] as const
  for (const { numbers, state } of states) {
    for (const [at, number] of numbers.entries()) {
      await past.at(past.day(-14 + at, 18), (deps) => change(deps, number, state))
    }
  }
}

async function change(deps: Deps, number: number, state: 'PAUSED' | 'LEFT'): Promise<void> {
  const { rows } = await listMembers(deps, { search: samplePerson(number).email })
  for (const { id } of rows) await updateMember(deps, id, { state })
}
