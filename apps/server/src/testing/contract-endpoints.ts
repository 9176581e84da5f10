import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Endpoint } from '@wattle/contract/endpoint'

const FOLDER = path.join(import.meta.dirname, '../../../../packages/contract/src')

/** Every endpoint in the contract. Imports all its files, so none is missed. */
export async function contractEndpoints(): Promise<Endpoint[]> {
  const names = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /^[a-z0-9/-]+\.ts$/.test(name),
  )
  const modules = await Promise.all(names.map((name) => import(path.join(FOLDER, name))))
  return modules.flatMap((module) => Object.values(module)).filter(isEndpoint)
}

/** An endpoint's name, such as `GET /platform/research/:id`. */
export const nameOf = ({ method, path: pattern }: Endpoint): string => `${method} ${pattern}`

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'summary' in value && 'path' in value
}
