import { createHmac } from 'node:crypto'
import type { Deps } from '#deps.ts'
import { foldedAddress } from './folded-address.ts'

/**
 * An HMAC of the address with our secret, so no one with a copy of the database can test which
 * addresses we've stored.
 */
export function addressHash({ secret }: Pick<Deps, 'secret'>, email: string): Buffer {
  return createHmac('sha256', secret('forgotten addresses')).update(foldedAddress(email)).digest()
}
