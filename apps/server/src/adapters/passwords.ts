import { availableParallelism } from 'node:os'
import { type Algorithm, hash, hashRaw, verify } from '@node-rs/argon2'

// The enum is declared `const` in the package's types, which erasable syntax cannot read.
const ARGON2ID = 2 as Algorithm
const COST = { algorithm: ARGON2ID, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }
const PREFIX = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`

/** Hashing takes a core each: one is left for everybody who is not signing in. */
const AT_ONCE = Math.max(1, availableParallelism() - 1)
let running = 0
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  else running++
  try {
    return await work()
  } finally {
    // The place is handed on, so that nobody slips in between.
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(password, COST))

/**
 * As slow as a password's, and the same for the same salt: for codes that are too short for a quick
 * hash and have to be found by it.
 */
export const slowHash = (text: string, salt: Buffer): Promise<Buffer> =>
  inTurn(() => hashRaw(text, { ...COST, salt }))

let hashOfNobody: Promise<string> | undefined

/**
 * Whether the password is right. Without a hash (nobody has that address) the same work is done in
 * vain, so that the time tells nothing.
 */
export async function isPasswordRight(
  stored: string | null | undefined,
  password: string,
): Promise<boolean> {
  if (stored) return inTurn(() => verify(stored, password))
  hashOfNobody ??= hashPassword('the password of nobody')
  const nobody = await hashOfNobody
  await inTurn(() => verify(nobody, password))
  return false
}

/** Hashed with other parameters than today's. */
export const isHashOutdated = (stored: string): boolean => !stored.startsWith(PREFIX)
