import { csvCell } from '@wattle/contract/csv-cell'
import { KIND_WORDS, type PaymentFile } from '@wattle/contract/payment'
import type { Db } from '#db/open.ts'
import { retryOnConflict } from '#db/retry-on-conflict.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import { type AdminActor, recordAdminAction } from '#features/audit/service.ts'
import { claimForBatch, insertBatch } from './ledger-queries.ts'
import * as queries from './queries.ts'

/** Claims the payments and records the export in one transaction, so no payment is in two files. */
export function exportPayments(deps: Deps, ids: number[], format: PaymentFile, by: AdminActor) {
  return retryOnConflict(deps.db, async (tx) => {
    const batch = { format, createdAt: deps.now(), createdBy: by.actor.userId }
    const batchId = await insertBatch(tx, batch)
    const count = await claimForBatch(tx, ids, batchId, format)
    must(count > 0, 'NOTHING_TO_EXPORT')
    await recordExport(deps, tx, by, batchId, count)
    return { ...(await fileOf(tx, batchId, format)), skipped: ids.length - count }
  })
}

/** Returns an exported file again, for an admin who lost it. Doesn't claim any payments. */
export function downloadBatch(deps: Deps, id: number, by: AdminActor) {
  return deps.db.transaction(async (tx) => {
    const batch = await queries.findBatch(tx, id)
    must(batch, 'NOT_FOUND')
    const file = await fileOf(tx, id, batch.format)
    await recordExport(deps, tx, by, id, file.count)
    return file
  })
}

const recordExport = (deps: Deps, tx: Db, by: AdminActor, batchId: number, count: number) =>
  recordAdminAction(deps, tx, by, 'PAYMENTS_EXPORTED', {
    batch: String(batchId),
    count: String(count),
  })

/**
 * The columns of each file. There are no account details, because participants give those to the
 * provider and never to us.
 */
const COLUMNS: Record<PaymentFile, string[]> = {
  GIFT_CARD: ['payment', 'name', 'email', 'amount', 'currency', 'message', 'code'],
  BANK: ['payment', 'name', 'email', 'amount', 'currency', 'description'],
}

async function fileOf(db: Db, batchId: number, format: PaymentFile) {
  const rows = await queries.listBatchRows(db, batchId)
  const lines = rows.map(({ id, name, email, cents, currency, kind, study }) => {
    const about = `${KIND_WORDS[kind]}: ${study}`
    const cells = [String(id), name, email, (cents / 100).toFixed(2), currency, about]
    // The provider fills in this last column with the gift card codes, and we import the file.
    return format === 'GIFT_CARD' ? [...cells, ''] : cells
  })
  const csv = [COLUMNS[format], ...lines].map((cells) => cells.map(csvCell).join(',')).join('\r\n')
  const fileName = `payments-${format === 'BANK' ? 'bank' : 'gift-cards'}-${batchId}.csv`
  return { batchId, fileName, csv: `${csv}\r\n`, count: rows.length }
}
