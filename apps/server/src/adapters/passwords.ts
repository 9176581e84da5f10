import { type Algorithm, hash, verify } from '@node-rs/argon2'

// The enum is declared `const` in the package's types, which erasable syntax cannot read.
const ARGON2ID = 2 as Algorithm
const COST = { algorithm: ARGON2ID, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, COST)

let hashOfNobody: Promise<string> | undefined

/**
 * Whether the password is right. Without a hash (nobody has that address) the same work is done in
 * vain, so that the time tells nothing.
 */
export async function isPasswordRight(
  stored: string | null | undefined,
  password: string,
): Promise<boolean> {
  if (stored) return verify(stored, password)
  hashOfNobody ??= hashPassword('the password of nobody')
  await verify(await hashOfNobody, password)
  return false
}
