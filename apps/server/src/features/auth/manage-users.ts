import type { AuditDetails } from '@wattle/contract/audit'
import type { Role } from '@wattle/contract/auth'
import { ACCOUNT_LINK_DAYS } from '@wattle/contract/limits'
import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import {
  account,
  createUser,
  hasOtherAdmin,
  lockUser,
  setDeactivated,
  type User,
} from '#features/account/service.ts'
import { type AdminActor, recordAudit } from '#features/audit/service.ts'
import { escapeMarks } from '#features/email/fill-in-body.ts'
import { queueEmails } from '#features/email/queue-emails.ts'
import { renderEmail } from '#mail/render.ts'
import { INVITED_SUBJECT, Invited } from './emails.tsx'
import { issueToken } from './issue-token.ts'
import { endSessionsOf } from './manage-sessions.ts'
import { turnOff } from './two-factor.ts'

const INVITED_LIFETIME_MS = ACCOUNT_LINK_DAYS * 24 * 3_600_000

type Invitee = { email: string; firstName: string; lastName: string | null; role: Role }

/** Creates an account without a password. Its owner sets one with the link in the email. */
export const inviteUser = (deps: Deps, invitee: Invitee, by: AdminActor) =>
  deps.db.transaction(async (tx) => {
    const { email, firstName, lastName, role } = invitee
    const newUser = { email, firstName, lastName: lastName ?? '', role, timezone: null }
    const user = await createUser(deps, tx, newUser, 'invitation', by.caller)
    must(user, 'EMAIL_TAKEN', {
      fields: { email: 'There’s already an account with this address.' },
    })
    const token = await issueToken(deps, tx, user.id, 'RESET_PASSWORD', INVITED_LIFETIME_MS)
    const link = `${deps.config.publicUrl}/change-password?token=[[token]]`
    const bodies = renderEmail(Invited({ firstName: escapeMarks(firstName), link }))
    const mail = { kind: 'auth.invited' as const, to: email, subject: INVITED_SUBJECT, ...bodies }
    await queueEmails(deps, tx, [{ ...mail, keys: { token } }])
    await record(deps, tx, 'USER_INVITED', user, by, { role })
    return account(user)
  })

/** Ends every session immediately. Projects, slots and interviews stay as they are. */
export const deactivateUser = (deps: Deps, id: number, by: AdminActor) =>
  changing(deps, id, by, async (tx, user) => {
    const closed = await setDeactivated(tx, id, user.deactivatedAt ?? deps.now())
    await endSessionsOf(deps, tx, id)
    if (!user.deactivatedAt) await record(deps, tx, 'USER_DEACTIVATED', user, by)
    return closed
  })

export const reactivateUser = (deps: Deps, id: number, by: AdminActor) =>
  changing(deps, id, by, async (tx, user) => {
    if (user.deactivatedAt) await record(deps, tx, 'USER_REACTIVATED', user, by)
    return setDeactivated(tx, id, null)
  })

/**
 * Turns off two-factor authentication for someone who lost their authenticator and recovery codes.
 * Signs them out everywhere.
 */
export const resetTwoFactor = (deps: Deps, id: number, by: AdminActor) =>
  changing(deps, id, by, async (tx, user) => {
    must(user.totpConfirmedAt, 'TWO_FACTOR_IS_OFF')
    await turnOff(deps, tx, user, by.caller, by.actor.userId)
    await endSessionsOf(deps, tx, id)
    return { ...user, totpConfirmedAt: null }
  })

function changing(
  deps: Deps,
  id: number,
  by: AdminActor,
  change: (tx: Db, user: User) => Promise<User>,
) {
  must(id !== by.actor.userId, 'OWN_ACCOUNT')
  return deps.db.transaction(async (tx) => {
    // Locks the admins first, so two admins can't deactivate each other at the same time.
    must(await hasOtherAdmin(tx, id), 'LAST_ADMIN')
    const user = await lockUser(tx, id)
    must(user && !user.deletedAt, 'NOT_FOUND')
    return account(await change(tx, user))
  })
}

const record = (
  deps: Deps,
  tx: Db,
  kind: 'USER_INVITED' | 'USER_DEACTIVATED' | 'USER_REACTIVATED',
  user: User,
  { actor, caller }: AdminActor,
  details: AuditDetails = {},
) => recordAudit(deps, tx, { kind, user, caller, actorId: actor.userId, details })
