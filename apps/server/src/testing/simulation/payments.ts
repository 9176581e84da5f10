import { listCompletions } from '@wattle/contract/admin'
import { recordOutcomeAsAdmin } from '@wattle/contract/attendance'
import { listDistributions } from '@wattle/contract/distribution'
import { OUTCOMES } from '@wattle/contract/outcome'
import { getMember } from '@wattle/contract/panel'
import { PAYMENT_FILES, PAYMENT_METHODS, type PaymentTab } from '@wattle/contract/payment'
import * as payments from '@wattle/contract/payment-calls'
import type { Dice } from '../dice.ts'
import { type Act, type Cast, inboxOf, keysOf, type Member, together } from './cast.ts'
import { interviewsWithoutOutcome } from './payment-invariants.ts'
import type { World } from './world.ts'

const reason = 'Checked by hand.'

async function idsIn(world: World, { admins }: Cast, tab: PaymentTab, dice: Dice) {
  const as = dice.pick(admins)
  const { body } = await world.call(payments.listPayments, { as, query: { tab } })
  return body.filter(() => dice.chance(0.8))
}

/** Our team records how interviews went, so that participants get paid. */
export const closeInterviews: Act = async (world, cast, dice) => {
  const as = dice.pick(cast.admins)
  for (const id of await interviewsWithoutOutcome(world)) {
    if (dice.chance(0.3)) continue
    const outcome = dice.chance(0.7) ? ('ATTENDED' as const) : dice.pick(OUTCOMES)
    const call = { as, params: { id: String(id) }, body: { outcome } }
    const { status } = await world.call(recordOutcomeAsAdmin, call)
    if (status === 200) world.undone += 1
  }
}

/** Fills in missing amounts, changes some payment methods, and approves what we owe. */
export const approvePayments: Act = async (world, cast, dice) => {
  const owed = await idsIn(world, cast, 'OWED', dice)
  for (const { id, cents } of owed) {
    if (cents > 0 && dice.chance(0.8)) continue
    const body = cents > 0 ? { method: dice.pick(PAYMENT_METHODS) } : { cents: 5000 }
    const params = { id: String(id) }
    await world.call(payments.updatePayment, { as: dice.pick(cast.admins), params, body })
  }
  if (owed.length === 0) return
  const ids = owed.map(({ id }) => id)
  await together(cast, (as) => world.call(payments.approvePayments, { as, body: { ids } }))
}

/** Exports files for the payment provider, and records what's in them. */
export const exportPayments: Act = async (world, cast, dice) => {
  const approved = await idsIn(world, cast, 'APPROVED', dice)
  if (approved.length === 0) return
  const body = { ids: approved.map(({ id }) => id), format: dice.pick(PAYMENT_FILES) }
  const files = await together(cast, (as) => world.call(payments.exportPayments, { as, body }))
  for (const { status, body: file } of files) {
    if (status !== 200) continue
    const lines = file.csv.split('\r\n').slice(1, -1)
    for (const [payment, , , amount] of lines.map((line) => line.split(',')))
      cast.seen.exported.push({
        payment: Number(payment),
        cents: Math.round(Number(amount) * 100),
      })
  }
}

/** Marks payments as sent, or imports the gift cards' codes. Both admins do it at once. */
export const sendPayments: Act = async (world, cast, dice) => {
  const approved = await idsIn(world, cast, 'APPROVED', dice)
  if (approved.length === 0) return
  const ids = approved.map(({ id }) => id)
  const rows = ids.map((payment) => ({ payment, code: codeOf(payment) }))
  const hasCodes = dice.chance(0.5)
  await together<unknown>(cast, (as) =>
    hasCodes
      ? world.call(payments.importGiftCodes, { as, body: { rows } })
      : world.call(payments.markPaymentsSent, { as, body: { ids } }),
  )
}

const codeOf = (payment: number) => `CARD-${payment}-OF-THE-SIMULATION`

/**
 * Marks a payment as failed, voids or keeps it, or makes every admin repeat or reverse it at the
 * same time.
 */
export const correctPayments: Act = async (world, cast, dice) => {
  const as = dice.pick(cast.admins)
  const tab = dice.pick(['OWED', 'APPROVED', 'SENT', 'PROBLEMS', 'PROBLEMS'] as const)
  const [payment] = await idsIn(world, cast, tab, dice)
  if (!payment) return
  const ids = [payment.id]
  const params = { id: String(payment.id) }
  await dice.pick([
    () => world.call(payments.markPaymentsFailed, { as, body: { ids, reason } }),
    () => world.call(payments.voidPayments, { as, body: { ids, reason } }),
    () => world.call(payments.keepPayment, { as, params }),
    () => together(cast, (each) => world.call(payments.repeatPayment, { as: each, params })),
    () =>
      together(cast, (each) =>
        world.call(payments.reversePayment, { as: each, params, body: { reason } }),
      ),
  ])()
}

export const payBonus: Act = async (world, cast, dice) => {
  const as = dice.pick(cast.admins)
  const { body: studies } = await world.call(listDistributions, { as, query: {} })
  if (studies.length === 0) return
  const query = { researchId: String(dice.pick(studies).researchId) }
  const { body: people } = await world.call(listCompletions, { as, query })
  if (people.length === 0) return
  const invitationId = dice.pick(people).userScreenerId
  const body = { invitationId, cents: dice.below(9999) + 1, reason }
  await together(cast, (each) => world.call(payments.addBonus, { as: each, body }))
}

export const changePaymentRules: Act = async (world, cast, dice) => {
  const body = {
    lateCancellationPercent: dice.below(101),
    secondAdminCents: dice.pick([null, 0, 50_000]),
    gstPercent: dice.pick([0, 10, 12.5]),
  }
  await world.call(payments.updatePaymentRules, { as: dice.pick(cast.admins), body })
}

/** The subjects of the emails that say we've sent a payment. */
const SENT = /^(?:Your (?:gift card|payment) is|We’ve (?:made your donation|paid you))/

async function forPaidMember(
  world: World,
  { members }: Cast,
  dice: Dice,
  act: (member: Member, key: string) => Promise<void>,
): Promise<void> {
  const thanked = members.filter((member) =>
    inboxOf(world, member).some(({ subject }) => SENT.test(subject ?? '')),
  )
  if (thanked.length === 0) return
  const member = dice.pick(thanked)
  const [key] = keysOf(world, member, 'key')
  if (key) await act(member, key)
}

/** Reveals the codes of a member's gift cards, in two tabs at once. */
export const openGiftCards: Act = (world, cast, dice) =>
  forPaidMember(world, cast, dice, async ({ from }, key) => {
    const { status, body } = await world.call(getMember, { body: { key } })
    if (status !== 200) return
    for (const { id, hasCode } of body.payments ?? []) {
      if (!hasCode) continue
      const call = { body: { key, paymentId: id }, from }
      const opened = await Promise.all([1, 2].map(() => world.call(payments.showGiftCode, call)))
      for (const reply of opened) {
        if (reply.status !== 200) continue
        if (reply.body.code !== codeOf(id)) throw new Error(`payment ${id} shows the wrong code`)
        cast.seen.shownCodes.set(id, (cast.seen.shownCodes.get(id) ?? 0) + 1)
      }
    }
  })
