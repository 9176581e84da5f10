import type { AuditDetails, AuditKind } from '@wattle/contract/audit'
import type { Caller } from '#caller.ts'
import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { type ListQuery, listWindow } from '#list-window.ts'
import * as queries from './queries.ts'

const KEPT_MS = 365 * 24 * 3_600_000

type AuditEntry = {
  kind: AuditKind
  /** Absent if the action came from the shell. */
  caller?: Caller
  user?: { id: number }
  /** The address someone tried to sign in with, if no account has it. */
  email?: string
  actorId?: number
  details?: AuditDetails
}

export async function recordAudit(
  { now }: Pick<Deps, 'now'>,
  tx: Db,
  happening: AuditEntry,
): Promise<void> {
  const { kind, caller, user, email, actorId, details } = happening
  await queries.insertAuditEvent(tx, {
    kind,
    userId: user?.id ?? null,
    actorId: actorId ?? null,
    email: user ? null : (email ?? null),
    origin: caller?.origin ?? null,
    device: caller?.device ?? null,
    details: details ?? {},
    at: now(),
  })
}

/** The admin who did something, and where their call came from. */
export type AdminActor = { actor: { userId: number; timeZone: string | null }; caller: Caller }

/**
 * Records what an admin did, in the transaction `tx`. `details` has ids, numbers and states, never
 * a name or an address, so nothing about a deleted person stays here.
 */
export async function recordAdminAction(
  deps: Deps,
  tx: Db,
  by: AdminActor | undefined,
  kind: AuditKind,
  details: AuditDetails,
): Promise<void> {
  if (!by) return
  await recordAudit(deps, tx, { kind, caller: by.caller, user: { id: by.actor.userId }, details })
}

/** Clears an address from sign-in attempts made before it had an account. */
export const forgetTriedAddress = (tx: Db, email: string): Promise<void> =>
  queries.clearTriedAddress(tx, email)

export const purgeAudit = ({ db, now }: Deps) =>
  queries.deleteAuditEventsBefore(db, new Date(now().getTime() - KEPT_MS))

export const listAuditEvents = (
  { db }: Deps,
  query: ListQuery & { kind?: AuditKind | undefined },
) => queries.listAuditEvents(db, { ...listWindow(query), kind: query.kind })
