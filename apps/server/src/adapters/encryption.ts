import { createCipheriv, createDecipheriv } from 'node:crypto'

const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Encrypts a value for the database, so a copy of the database is useless without our secret. */
export function encrypt(secret: string, nonce: Buffer, text: string): Buffer {
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), nonce)
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
}

/**
 * Decrypts a value. Undefined if it was encrypted with another secret or has been changed since.
 */
export function decrypt(secret: string, encrypted: Buffer): string | undefined {
  const nonce = encrypted.subarray(0, NONCE_BYTES)
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), nonce)
    decipher.setAuthTag(encrypted.subarray(-TAG_BYTES))
    const text = decipher.update(encrypted.subarray(NONCE_BYTES, -TAG_BYTES))
    return Buffer.concat([text, decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}

/** Encrypts a value that the browser stores but can't read or change. */
export const encryptJson = (secret: string, nonce: Buffer, note: object): string =>
  encrypt(secret, nonce, JSON.stringify(note)).toString('base64url')

export function decryptJson<T>(secret: string, note: string): T | undefined {
  const text = decrypt(secret, Buffer.from(note, 'base64url'))
  return text === undefined ? undefined : (JSON.parse(text) as T)
}

export const newNonce = (randomBytes: (size: number) => Buffer) => randomBytes(NONCE_BYTES)

/** `secret` is 32 bytes in base64url, the length of an AES-256 key. */
const keyOf = (secret: string) => Buffer.from(secret, 'base64url')
