import { createHmac } from 'node:crypto'
import type { Deps } from '#deps.ts'
import { foldedAddress } from './folded-address.ts'

/**
 * An HMAC of the address, keyed with our secret, so a copy of the database isn't enough to test
 * which addresses we've stored.
 */
export function addressHash({ secret }: Pick<Deps, 'secret'>, email: string): Buffer {
  return createHmac('sha256', secret('forgotten addresses')).update(foldedAddress(email)).digest()
}
