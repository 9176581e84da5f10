import { createPrivateKey, createPublicKey, sign } from 'node:crypto'

/** The PKCS #8 prefix before the 32 bytes of an Ed25519 key. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex')
const PURPOSE = 'consent pack'

type Secrets = { secret: (purpose: string) => string }

/**
 * We derive the key from the product's secret, so every process has the same one and we never store
 * it.
 */
const privateKey = ({ secret }: Secrets) => {
  const seed = Buffer.from(secret(PURPOSE), 'base64url')
  return createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' })
}

/** The Ed25519 public key that verifies consent packs, as 64 hex digits. */
export function consentKey(deps: Secrets): string {
  const { x = '' } = createPublicKey(privateKey(deps)).export({ format: 'jwk' })
  return Buffer.from(x, 'base64url').toString('hex')
}

export const signConsents = (deps: Secrets, text: string): string =>
  sign(null, Buffer.from(text), privateKey(deps)).toString('hex')
