import type { AuditKind } from '@wattle/contract/audit'
import { pageWindow } from '@wattle/contract/list'
import type { Caller } from '#caller.ts'
import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import * as queries from './queries.ts'

const KEPT_MS = 365 * 24 * 3_600_000

type Happening = {
  kind: AuditKind
  /** Absent where it was done from the shell. */
  caller?: Caller
  user?: { id: number; email: string }
  /** What was tried, where there is no account. */
  email?: string
  actorId?: number
  details?: Record<string, string>
}

/** Writes down what happened to an account, in the transaction in which it does. */
export async function recordAudit({ now }: Deps, tx: Db, happening: Happening): Promise<void> {
  const { kind, caller, user, email, actorId, details } = happening
  await queries.insertAuditEvent(tx, {
    kind,
    userId: user?.id ?? null,
    actorId: actorId ?? null,
    email: user?.email ?? email ?? null,
    origin: caller?.origin ?? null,
    device: caller?.device ?? null,
    details: details ?? {},
    at: now(),
  })
}

/** Who of the office did something, and from where. */
export type OfficeActor = { actor: { userId: number }; caller: Caller }

/**
 * Writes down what the office did with people's data or mails, in the transaction in which it does.
 * It names no person of the panel: who is deleted there is forgotten here, too.
 */
export async function recordOfficeAct(
  deps: Deps,
  tx: Db,
  by: OfficeActor | undefined,
  kind: AuditKind,
  details: Record<string, string>,
): Promise<void> {
  if (!by) return
  const { userId: id } = by.actor
  const email = (await queries.findEmailOf(tx, id)) ?? ''
  await recordAudit(deps, tx, { kind, caller: by.caller, user: { id, email }, details })
}

export const purgeAudit = ({ db, now }: Deps) =>
  queries.deleteAuditEventsBefore(db, new Date(now().getTime() - KEPT_MS))

type ListQuery = {
  page?: number | undefined
  size?: number | undefined
  sort?: string | undefined
  kind?: AuditKind | undefined
  search?: string | undefined
}

export const listAuditEvents = ({ db }: Deps, query: ListQuery) =>
  queries.listAuditEvents(db, {
    ...pageWindow(query),
    kind: query.kind,
    search: query.search?.trim() ?? '',
    oldestFirst: query.sort === 'AT_ASC',
  })
