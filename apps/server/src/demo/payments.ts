import type { Deps } from '#deps.ts'
import { findUser } from '#features/account/service.ts'
import type { AdminActor } from '#features/audit/service.ts'
import { recordOutcomeByAdmin } from '#features/interview/record-outcome.ts'
import { listInterviews } from '#features/interview/service.ts'
import { approvePayments } from '#features/payment/approve-payments.ts'
import {
  addBonus,
  markFailed,
  reversePayment,
  updatePayment,
  voidPayments,
} from '#features/payment/correct-payments.ts'
import { exportPayments } from '#features/payment/export-payments.ts'
import { importGiftCodes } from '#features/payment/gift-codes.ts'
import { markSent } from '#features/payment/send-payments.ts'
import { getPayment, listPayments } from '#features/payment/service.ts'
import type { Past } from './past.ts'
import { SAMPLE_CALLER } from './study.ts'

/** Pays participants so that there's at least one payment in every state. */
export async function fillPayments(past: Past): Promise<void> {
  const by = await past.at(past.minutesAgo(0), adminOf)
  const [latest = 0, ...earlier] = await past.at(past.minutesAgo(0), conducted)
  const at = <T>(day: number, hour: number, act: (deps: Deps) => Promise<T>) =>
    past.at(past.day(day, hour), act)
  const owed: number[] = []
  for (const interviewId of earlier.toReversed().slice(0, 4))
    owed.push(await at(-38, 16, (deps) => owe(deps, by, interviewId)))
  const [first = 0, second = 0, third = 0, fourth = 0] = owed
  await at(-38, 17, (deps) => updatePayment(deps, third, { method: 'BANK_BY_PROVIDER' }, by))
  await at(-37, 9, (deps) => approvePayments(deps, owed, by))
  await at(-37, 10, (deps) => exportPayments(deps, [first, second, fourth], 'GIFT_CARD', by))
  await at(-37, 11, (deps) => exportPayments(deps, [third], 'BANK', by))
  await at(-36, 9, (deps) => importGiftCodes(deps, [first, second].map(codeFor), by))
  await at(-36, 10, (deps) => markSent(deps, [third, fourth], 'Order 20417', by))
  await at(-34, 10, (deps) => markFailed(deps, [fourth], 'The provider’s email bounced.', by))
  const bonus = (day: number, payment: number, cents: number, reason: string) =>
    at(day, 11, async (deps) => {
      const { invitationId } = await getPayment(deps, payment)
      return (await addBonus(deps, { invitationId: invitationId ?? 0, cents, reason }, by)).id
    })
  const unneeded = await bonus(-33, first, 2_000, 'Sent photos of the fridge')
  await at(-33, 12, (deps) => voidPayments(deps, [unneeded], 'It was part of the study.', by))
  const returned = await bonus(-33, second, 2_000, 'Kept a diary for a week')
  await at(-32, 9, (deps) => approvePayments(deps, [returned], by))
  await at(-32, 10, (deps) => markSent(deps, [returned], 'Order 20433', by))
  await at(-30, 10, (deps) => reversePayment(deps, returned, 'We sent it to an old address.', by))
  const recent = await at(-6, 17, (deps) => owe(deps, by, latest))
  await at(-5, 9, (deps) => approvePayments(deps, [recent], by))
  await at(-5, 11, (deps) => importGiftCodes(deps, [codeFor(recent)], by))
  const fifth = await at(-2, 15, (deps) => owe(deps, by, earlier[0] ?? 0))
  const ready = [
    await bonus(-3, recent, 2_000, 'Stayed half an hour longer'),
    await bonus(-2, fifth, 1_500, 'Sent a week of receipts'),
  ]
  await at(-1, 9, (deps) => approvePayments(deps, ready, by))
  await bonus(-1, third, 1_500, 'Came back for a second look')
}

const codeFor = (payment: number) => ({ payment, code: `SAMPLE-CARD-${payment}` })

export async function adminOf({ db, config }: Deps): Promise<AdminActor> {
  const admin = await findUser(db, { email: config.admin.email })
  if (!admin) throw new Error('The demo has no admin')
  return { actor: { userId: admin.id, timeZone: admin.timezone }, caller: SAMPLE_CALLER }
}

/** The ids of conducted interviews that have no outcome yet, newest first. */
async function conducted(deps: Deps): Promise<number[]> {
  const { rows } = await listInterviews(deps, { outcome: 'NEEDED', size: 50, page: 1 })
  return rows
    .toSorted((one, other) => other.startTime.getTime() - one.startTime.getTime())
    .map(({ id }) => id)
}

/** Records that the person came. Returns the payment that we owe them for it. */
async function owe(deps: Deps, by: AdminActor, interviewId: number): Promise<number> {
  await recordOutcomeByAdmin(deps, by, interviewId, 'ATTENDED', null)
  const { rows } = await listPayments(deps, { tab: 'OWED' })
  const [payment] = rows.toSorted((one, other) => other.id - one.id)
  if (!payment) throw new Error('The demo has no payments owing')
  return payment.id
}
