import { availableParallelism } from 'node:os'
import { type Algorithm, hash, hashRaw, verify } from '@node-rs/argon2'
import { semaphore } from '#semaphore.ts'

// The package declares a `const enum`. Node only strips types, so its values don't exist at run
// time.
const ARGON2ID = 2 as Algorithm
const COST = { algorithm: ARGON2ID, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }
const PREFIX = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`

/** Each hash uses a whole core, so we leave one free for other requests. */
const hashing = semaphore(Math.max(1, availableParallelism() - 1))

export const hashPassword = (password: string): Promise<string> =>
  hashing.run(() => hash(password, COST))

/**
 * Gives the same hash for the same text and salt, so we can look up a code by its hash. As slow as
 * a password hash, because these codes are short enough to guess.
 */
export const slowHash = (text: string, salt: Buffer): Promise<Buffer> =>
  hashing.run(() => hashRaw(text, { ...COST, salt }))

let hashOfNobody: Promise<string> | undefined

/**
 * Without a stored hash, we verify against a made-up one, so the timing doesn't show which
 * addresses have accounts.
 */
export async function verifyPassword(
  stored: string | null | undefined,
  password: string,
): Promise<boolean> {
  if (stored) return hashing.run(() => verify(stored, password))
  hashOfNobody ??= hashPassword("no one's password")
  const nobody = await hashOfNobody
  await hashing.run(() => verify(nobody, password))
  return false
}

export const isHashOutdated = (stored: string): boolean => !stored.startsWith(PREFIX)
