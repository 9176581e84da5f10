import { PAYMENT_RULES, type PaymentRules } from '@wattle/contract/payment'
import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { type AdminActor, recordAdminAction } from '#features/audit/service.ts'
import { findSetting, lockSetting, saveSetting } from '#features/settings/service.ts'

const stored = (setting: { value: Record<string, unknown> } | undefined): PaymentRules => ({
  ...PAYMENT_RULES,
  ...(setting?.value as Partial<PaymentRules> | undefined),
})

export const findRules = async (db: Db): Promise<PaymentRules> =>
  stored(await findSetting(db, 'PAYMENT_RULES'))

/** Locks the payment rules, so approvals, imports and changes to the rules wait for each other. */
export const lockLedger = async (tx: Db): Promise<PaymentRules> =>
  stored(await lockSetting(tx, 'PAYMENT_RULES'))

type Changes = { [Rule in keyof PaymentRules]?: PaymentRules[Rule] | undefined }

export function updateRules(deps: Deps, changes: Changes, by: AdminActor): Promise<PaymentRules> {
  return deps.db.transaction(async (tx) => {
    const before = await lockLedger(tx)
    const changed = Object.entries(changes).filter(([, value]) => value !== undefined)
    const after: PaymentRules = { ...before, ...Object.fromEntries(changed) }
    const names = Object.keys(after) as (keyof PaymentRules)[]
    const changedNames = names.filter((name) => before[name] !== after[name])
    if (changedNames.length === 0) return after
    await saveSetting(deps, tx, 'PAYMENT_RULES', after, by)
    const details = changedNames.map((name) => [name, `${before[name]} → ${after[name]}`])
    await recordAdminAction(deps, tx, by, 'PAYMENT_RULES_CHANGED', Object.fromEntries(details))
    return after
  })
}
