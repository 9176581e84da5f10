import { keyHashOf, linkKey } from '#adapters/link-key.ts'
import type { Db } from '#db/open.ts'
import type { EmailKey } from '#db/schema/outbox.ts'
import type { Deps } from '#deps.ts'
import { lockUser, type User } from '#features/account/service.ts'
import * as queries from './queries.ts'

const TOKEN_PURPOSE = 'user token'

/**
 * A token for a link in an email. Only the email contains it, and older tokens for the same purpose
 * stop working.
 */
export async function issueToken(
  { now, randomBytes, secret }: Deps,
  tx: Db,
  userId: number,
  purpose: queries.TokenPurpose,
  lifetimeMs: number,
): Promise<EmailKey> {
  const nonce = randomBytes(32)
  const tokenHash = keyHashOf(linkKey(secret(TOKEN_PURPOSE), nonce))
  const expiresAt = new Date(now().getTime() + lifetimeMs)
  await queries.replaceUserToken(tx, { userId, purpose, expiresAt, tokenHash })
  return { purpose: TOKEN_PURPOSE, nonce: nonce.toString('base64') }
}

/** Uses up a token. Undefined if it isn't ours, has expired or was used before. */
export async function takeToken(
  { now }: Deps,
  tx: Db,
  purpose: queries.TokenPurpose,
  token: string,
): Promise<User | undefined> {
  const userId = await queries.deleteUserToken(tx, keyHashOf(token), purpose, now())
  return userId === undefined ? undefined : lockUser(tx, userId)
}

export const purgeTokens = ({ db, now }: Deps) => queries.deleteExpiredTokens(db, now())
