import { DELETED_ACCOUNT, FORMER_RESEARCHER } from '@wattle/contract/audit'
import type { Caller, SignedIn } from '#caller.ts'
import type { Db } from '#db/open.ts'
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
  must(isMeant, 'WRONG_CONFIRMATION', {
    fields: { email: 'Please type this account’s email address.' },
  })
  await hooks().mustBeOwner(deps, actor, user, confirmation.password)
  await retryOnConflict(deps.db, async (tx) => {
    await recordAudit(deps, tx, { kind: 'ACCOUNT_DELETED', user, caller })
    await hooks().endSessions(deps, tx, user.id)
    if (user.role === 'ROLE_ADMIN') must(await hasOtherAdmin(tx, user.id), 'LAST_ADMIN')
    await hooks().forgetInReports(deps, tx, user.id)
    const launched = await hooks().deleteUnlaunched(tx, user.id)
    if (launched > 0) await emptyAccount(deps, tx, user.id)
    else await removeAccount(deps, tx, user.id)
    await deleteEmailsOfUser(tx, user)
    await forgetTriedAddress(tx, user.email)
    if (launched === 0) await queries.deleteUser(tx, user.id)
  })
  deps.enqueueSoon('interview.sweep')
}

/**
 * Deletes everything about the researcher, but keeps an empty row as the owner of the projects they
 * launched.
 */
async function emptyAccount(deps: Deps, tx: Db, userId: number): Promise<void> {
  await queries.updateUser(tx, userId, { ...EMPTY, deletedAt: deps.now() })
  await hooks().forgetAccess(tx, userId)
  await hooks().releaseInterviews(deps, tx, userId)
}

const EMPTY: queries.UserChange = {
  firstName: FORMER_RESEARCHER,
  lastName: '',
  email: '',
  passwordHash: null,
  googleSubject: null,
  role: 'ROLE_USER',
  emailVerifiedAt: null,
  timezone: null,
  totpSecret: null,
  totpConfirmedAt: null,
  totpLastStep: null,
  notices: {},
  digestedAt: null,
}

async function removeAccount(deps: Deps, tx: Db, userId: number): Promise<void> {
  // Clear the name first, so the cancellation emails our team gets don't show it.
  await queries.updateUser(tx, userId, { firstName: DELETED_ACCOUNT, lastName: '' })
  await hooks().cancelInterviews(deps, tx, userId)
}

/** Deletes the empty rows of researchers whose last project has been deleted. */
export const purgeFormerResearchers = ({ db }: Pick<Deps, 'db'>): Promise<void> =>
  queries.deleteFormerResearchers(db)
