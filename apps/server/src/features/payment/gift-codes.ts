import { createHmac } from 'node:crypto'
import { decrypt, encrypt, newNonce } from '#adapters/encryption.ts'
import { retryOnConflict } from '#db/retry-on-conflict.ts'
import type { Deps } from '#deps.ts'
import { AppError, must } from '#errors.ts'
import { type AdminActor, recordAdminAction, recordAudit } from '#features/audit/service.ts'
import { found } from '#features/panel/service.ts'
import * as queries from './ledger-queries.ts'
import { lockLedger } from './payment-settings.ts'
import { findCodeState } from './queries.ts'
import { emailThanks } from './send-payments.ts'

const SEAL = 'gift card code'
const HASH = 'gift card code hash'

/**
 * An HMAC, so we can find a known code but nobody can guess codes from their hashes without our
 * secret.
 */
const hashOf = (deps: Deps, code: string): Buffer =>
  createHmac('sha256', deps.secret(HASH)).update(code).digest()

type CodeRow = { payment: number; code: string }
type Problem = { row: number; payment: number; message: string }

/**
 * Encrypts each code and marks its payment as sent. Importing the same file again, even at the same
 * time, changes nothing.
 */
export function importGiftCodes(deps: Deps, rows: CodeRow[], by: AdminActor) {
  return retryOnConflict(deps.db, async (tx) => {
    await lockLedger(tx)
    const ids = [...new Set(rows.map(({ payment }) => payment))]
    const payments = new Map((await queries.lockPayments(tx, ids)).map((row) => [row.id, row]))
    const hashes = rows.map(({ code }) => hashOf(deps, code))
    const owners = await queries.listKnownCodes(tx, hashes)
    const problems: Problem[] = []
    const sealed: number[] = []
    let known = 0
    for (const [at, { payment: id, code }] of rows.entries()) {
      const codeHash = hashes[at] ?? Buffer.alloc(0)
      const owner = owners.get(codeHash.toString('hex'))
      if (owner === id) {
        known += 1
        continue
      }
      const message = problemWith(payments.get(id), id, owner)
      if (message) {
        problems.push({ row: at + 1, payment: id, message })
        continue
      }
      const sealedCode = encrypt(deps.secret(SEAL), newNonce(deps.randomBytes), code)
      const step = { sentAt: deps.now(), sentBy: by.actor.userId }
      await queries.updatePayments(tx, [id], { state: 'SENT', sealedCode, codeHash, ...step })
      owners.set(codeHash.toString('hex'), id)
      payments.delete(id)
      sealed.push(id)
    }
    await emailThanks(deps, tx, sealed)
    if (sealed.length > 0)
      await recordAdminAction(deps, tx, by, 'GIFT_CODES_IMPORTED', { payments: sealed.join(', ') })
    return { sealed: sealed.length, known, problems }
  })
}

/** What's wrong with a row of the file, if anything. The message never includes the code. */
function problemWith(
  payment: queries.PaymentRow | undefined,
  id: number,
  owner: number | undefined,
): string | undefined {
  if (owner !== undefined) return 'This code belongs to another payment.'
  if (!payment) return `There’s no payment ${id}, or the file has it twice.`
  if (payment.codeHash) return `Payment ${id} already has a different code.`
  if (payment.method !== 'GIFT_CARD') return `Payment ${id} isn’t a gift card.`
  if (payment.state === 'SENT') return `Payment ${id} was already sent without a code.`
  if (payment.state !== 'APPROVED') return `Payment ${id} isn’t approved.`
  if (payment.memberId === null) return `The recipient of payment ${id} has deleted their details.`
  return undefined
}

/** Shows a member their gift card code once, and then deletes it. */
export function showGiftCode(deps: Deps, key: string, id: number): Promise<{ code: string }> {
  return deps.db.transaction(async (tx) => {
    const { member } = await found(tx, key)
    const now = deps.now()
    const sealed = await queries.takeCode(tx, { id, memberId: member.id, now })
    if (!sealed) {
      const state = await findCodeState(tx, id, member.id)
      throw new AppError(state?.codeShownAt ? 'CODE_SHOWN' : 'NOT_FOUND')
    }
    const code = decrypt(deps.secret(SEAL), sealed)
    must(code !== undefined, 'NOT_FOUND', {
      message: 'We can no longer read this code. Please email us and we’ll send another.',
    })
    await recordAudit(deps, tx, { kind: 'GIFT_CODE_SHOWN', details: { payment: String(id) } })
    return { code }
  })
}
