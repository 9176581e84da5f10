import { availableParallelism } from 'node:os'
import { type Algorithm, hash, hashRaw, verify } from '@node-rs/argon2'
import { semaphore } from '#semaphore.ts'

// The enum is declared `const` in the package's types, which erasable syntax cannot read.
const ARGON2ID = 2 as Algorithm
const COST = { algorithm: ARGON2ID, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }
const PREFIX = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`

/** Each hash takes a core: one is left for everybody who isn't signing in. */
const hashing = semaphore(Math.max(1, availableParallelism() - 1))

export const hashPassword = (password: string): Promise<string> =>
  hashing.run(() => hash(password, COST))

/**
 * As slow as a password's, and the same for the same salt: for codes that are too short for a quick
 * hash and have to be found by it.
 */
export const slowHash = (text: string, salt: Buffer): Promise<Buffer> =>
  hashing.run(() => hashRaw(text, { ...COST, salt }))

let hashOfNobody: Promise<string> | undefined

/**
 * Whether the password is right. Without a hash (nobody has that address) the same work is done in
 * vain, so that the time tells nothing.
 */
export async function verifyPassword(
  stored: string | null | undefined,
  password: string,
): Promise<boolean> {
  if (stored) return hashing.run(() => verify(stored, password))
  hashOfNobody ??= hashPassword('the password of nobody')
  const nobody = await hashOfNobody
  await hashing.run(() => verify(nobody, password))
  return false
}

/** Hashed with other parameters than today's. */
export const isHashOutdated = (stored: string): boolean => !stored.startsWith(PREFIX)
