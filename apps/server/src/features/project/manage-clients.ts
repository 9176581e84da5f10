import type { Client } from '@wattle/contract/client'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import { type AdminActor, recordAdminAction } from '#features/audit/service.ts'
import * as queries from './client-queries.ts'
import { lockProject } from './service.ts'

export const listClients = ({ db }: Deps): Promise<Client[]> => queries.listClients(db)

const NAME_TAKEN = { fields: { name: 'There’s already a client with this name.' } }

export function addClient(deps: Deps, name: string, by?: AdminActor): Promise<Client> {
  return deps.db.transaction(async (tx) => {
    const id = await queries.insertClient(tx, { name, createdAt: deps.now() })
    must(id !== undefined, 'INVALID_INPUT', NAME_TAKEN)
    await recordAdminAction(deps, tx, by, 'CLIENT_CHANGED', { client: String(id), to: 'ADDED' })
    const client = await queries.findClient(tx, id)
    must(client, 'NOT_FOUND')
    return client
  })
}

export function renameClient(
  deps: Deps,
  id: number,
  name: string,
  by?: AdminActor,
): Promise<Client> {
  return deps.db.transaction(async (tx) => {
    must(await queries.findClient(tx, id), 'NOT_FOUND')
    must(!(await queries.hasClientNamed(tx, name, id)), 'INVALID_INPUT', NAME_TAKEN)
    await queries.renameClient(tx, id, name)
    await recordAdminAction(deps, tx, by, 'CLIENT_CHANGED', { client: String(id), to: 'RENAMED' })
    const client = await queries.findClient(tx, id)
    must(client, 'NOT_FOUND')
    return client
  })
}

/**
 * Sets which client a project is for. From the next batch on, we can also invite that client's own
 * customers, who aren't invited to other studies.
 */
export function setProjectClient(
  deps: Deps,
  id: number,
  clientId: number | null,
  by?: AdminActor,
): Promise<{ id: number; clientId: number | null }> {
  return deps.db.transaction(async (tx) => {
    const { clientId: before } = await lockProject(tx, id)
    must(clientId === null || (await queries.findClient(tx, clientId)), 'NOT_FOUND')
    await queries.updateClientOf(tx, id, clientId)
    await recordAdminAction(deps, tx, by, 'CLIENT_CHANGED', {
      project: String(id),
      ...(before !== null && { from: String(before) }),
      ...(clientId !== null && { to: String(clientId) }),
    })
    return { id, clientId }
  })
}
