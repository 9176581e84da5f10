import * as contract from '@wattle/contract/payment-calls'
import type { Mount } from '#http/mount.ts'
import { approvePayments } from './approve-payments.ts'
import * as corrections from './correct-payments.ts'
import { downloadBatch, exportPayments } from './export-payments.ts'
import { importGiftCodes, showGiftCode } from './gift-codes.ts'
import { findRules, updateRules } from './payment-settings.ts'
import { exportReport, getReport } from './report.ts'
import { markSent } from './send-payments.ts'
import * as payments from './service.ts'

export function paymentRoutes(mount: Mount) {
  mount(contract.listPayments, async ({ deps, query, setTotal }) => {
    const { rows, total } = await payments.listPayments(deps, query)
    setTotal(total)
    return rows
  })
  mount(contract.getPaymentSummary, ({ deps, actor }) => payments.getSummary(deps, actor))
  mount(contract.getPayment, ({ deps, params }) => payments.getPayment(deps, params.id))
  mount(contract.approvePayments, ({ deps, actor, caller, body }) =>
    approvePayments(deps, body.ids, { actor, caller }),
  )
  mount(contract.exportPayments, ({ deps, actor, caller, body }) =>
    exportPayments(deps, body.ids, body.format, { actor, caller }),
  )
  mount(contract.listPaymentBatches, ({ deps }) => payments.listBatches(deps))
  mount(contract.downloadPaymentBatch, ({ deps, actor, caller, params }) =>
    downloadBatch(deps, params.id, { actor, caller }),
  )
  mount(contract.markPaymentsSent, ({ deps, actor, caller, body }) =>
    markSent(deps, body.ids, body.reference ?? '', { actor, caller }),
  )
  mount(contract.markPaymentsFailed, ({ deps, actor, caller, body }) =>
    corrections.markFailed(deps, body.ids, body.reason, { actor, caller }),
  )
  mount(contract.voidPayments, ({ deps, actor, caller, body }) =>
    corrections.voidPayments(deps, body.ids, body.reason, { actor, caller }),
  )
  mount(contract.updatePayment, ({ deps, actor, caller, params, body }) =>
    corrections.updatePayment(deps, params.id, body, { actor, caller }),
  )
  mount(contract.repeatPayment, ({ deps, actor, caller, params }) =>
    corrections.repeatPayment(deps, params.id, { actor, caller }),
  )
  mount(contract.reversePayment, ({ deps, actor, caller, params, body }) =>
    corrections.reversePayment(deps, params.id, body.reason, { actor, caller }),
  )
  mount(contract.keepPayment, ({ deps, actor, caller, params }) =>
    corrections.keepPayment(deps, params.id, { actor, caller }),
  )
  mount(contract.addBonus, ({ deps, actor, caller, body }) =>
    corrections.addBonus(deps, body, { actor, caller }),
  )
  mount(contract.importGiftCodes, ({ deps, actor, caller, body }) =>
    importGiftCodes(deps, body.rows, { actor, caller }),
  )
  mount(contract.getPaymentRules, ({ deps }) => findRules(deps.db))
  mount(contract.updatePaymentRules, ({ deps, actor, caller, body }) =>
    updateRules(deps, body, { actor, caller }),
  )
  mount(contract.getPaymentReport, ({ deps, query }) => getReport(deps, query))
  mount(contract.exportPaymentReport, ({ deps, actor, caller, query }) =>
    exportReport(deps, query, { actor, caller }),
  )
  mount(contract.showGiftCode, ({ deps, body }) => showGiftCode(deps, body.key, body.paymentId))
}
