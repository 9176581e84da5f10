import { DELETED_ACCOUNT } from '@wattle/contract/audit'
import type { Caller, SignedIn } from '#caller.ts'
import { retryOnConflict } from '#db/retry-on-conflict.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import { forgetTriedAddress, recordAudit } from '#features/audit/service.ts'
import { deleteEmailsOfUser } from '#features/email/service.ts'
import { hooks } from './hooks.ts'
import * as queries from './queries.ts'
import { hasOtherAdmin, ownUser } from './service.ts'

export async function deleteAccount(
  deps: Deps,
  actor: SignedIn,
  confirmation: { email: string; password?: string | undefined },
  caller: Caller,
): Promise<undefined> {
  const user = await ownUser(deps, actor)
  const isMeant = confirmation.email.trim().toLowerCase() === user.email.toLowerCase()
  must(isMeant, 'WRONG_CONFIRMATION', { fields: { email: 'Please type your own address.' } })
  await hooks().mustBeOwner(deps, actor, user, confirmation.password)
  await retryOnConflict(deps.db, async (tx) => {
    await recordAudit(deps, tx, { kind: 'ACCOUNT_DELETED', user, caller })
    await hooks().endSessions(deps, tx, user.id)
    // First, so that the cancellations our team gets name nobody.
    await queries.updateUser(tx, user.id, { firstName: DELETED_ACCOUNT, lastName: '' })
    await hooks().cancelInterviews(deps, tx, user.id)
    await deleteEmailsOfUser(tx, user)
    await forgetTriedAddress(tx, user.email)
    if (user.role === 'ROLE_ADMIN') must(await hasOtherAdmin(tx, user.id), 'LAST_ADMIN')
    await queries.deleteUser(tx, user.id)
  })
}
