import { createHmac, hash } from 'node:crypto'

/**
 * The secret part of a link in an email: 256 bits derived from a stored nonce and our own secret.
 * The database only has the nonce and the key's hash, so a leaked copy can't open any links, but a
 * later email can still repeat the same link.
 */
export function linkKey(secret: string, nonce: Buffer): string {
  return createHmac('sha256', secret).update(nonce).digest('base64url')
}

/** The hash of a key, which we store so we can look the key up. */
export const keyHashOf = (key: string): Buffer => hash('sha256', key, 'buffer')

/** The purpose that we derive a participant link's key for. */
export const INVITATION_LINK = 'invitation link'

export const PANEL_LINK = 'panel link'
