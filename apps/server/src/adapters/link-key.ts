import { createHmac, hash } from 'node:crypto'

/**
 * The secret part of a link in an email: 256 bits derived from a stored nonce and our own secret.
 * The database only has the nonce and the key's hash, so a leaked copy doesn't let anyone open
 * links. A later email can still repeat the same link.
 */
export function linkKey(secret: string, nonce: Buffer): string {
  return createHmac('sha256', secret).update(nonce).digest('base64url')
}

/** We store this hash instead of the key, and use it to look up the link. */
export const keyHashOf = (key: string): Buffer => hash('sha256', key, 'buffer')

/** Purposes for `deps.secret`, so each type of link has its own secret. */
export const INVITATION_LINK = 'invitation link'

export const PANEL_LINK = 'panel link'
