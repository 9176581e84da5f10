import { createCipheriv, createDecipheriv } from 'node:crypto'

const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Encrypts for storing: what lies in the database is of no use without our own secret. */
export function seal(secret: string, nonce: Buffer, text: string): Buffer {
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), nonce)
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
}

/** Undefined where it was sealed with another secret, or changed since. */
export function unseal(secret: string, sealed: Buffer): string | undefined {
  const nonce = sealed.subarray(0, NONCE_BYTES)
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), nonce)
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES))
    const text = decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES))
    return Buffer.concat([text, decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}

/** Something for the browser to keep that it can neither read nor change. */
export const sealNote = (secret: string, nonce: Buffer, note: object): string =>
  seal(secret, nonce, JSON.stringify(note)).toString('base64url')

export function unsealNote<T>(secret: string, note: string): T | undefined {
  const text = unseal(secret, Buffer.from(note, 'base64url'))
  return text === undefined ? undefined : (JSON.parse(text) as T)
}

export const newSealNonce = (randomBytes: (size: number) => Buffer) => randomBytes(NONCE_BYTES)

/** Secrets of a purpose are 32 bytes, written in base64url. */
const keyOf = (secret: string) => Buffer.from(secret, 'base64url')
