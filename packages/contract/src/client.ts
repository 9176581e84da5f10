import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { entityId, instant, pathId, typedLine } from './text.ts'

/** A company we run studies for. */
export const Client = z.object({
  id: entityId,
  name: z.string(),
  projects: z.int(),
  createdAt: instant,
})
export type Client = z.output<typeof Client>

export const listClients = endpoint({
  method: 'GET',
  path: '/admin/clients',
  audience: 'admin',
  summary: 'Every client, by name.',
  reply: z.array(Client),
})

const name = typedLine(120).check(z.minLength(1, 'Please enter a name.'))

export const addClient = endpoint({
  method: 'POST',
  path: '/admin/clients',
  audience: 'admin',
  summary: 'Add a client.',
  status: 201,
  body: z.object({ name }),
  reply: Client,
})

export const updateClient = endpoint({
  method: 'PATCH',
  path: '/admin/clients/:id',
  audience: 'admin',
  summary: 'Rename a client.',
  params: z.object({ id: pathId }),
  body: z.object({ name }),
  reply: Client,
})

export const setProjectClient = endpoint({
  method: 'PATCH',
  path: '/admin/projects/:id',
  audience: 'admin',
  summary: 'Set which client a project is for. Null means none.',
  params: z.object({ id: pathId }),
  body: z.object({ clientId: z.nullable(entityId) }),
  reply: z.object({ id: entityId, clientId: z.nullable(entityId) }),
})
