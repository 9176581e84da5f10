import { createHmac, hash } from 'node:crypto'

/**
 * The secret part of a link in a mail: 256 bits made from a stored nonce and our own secret. The
 * database holds the nonce and the key's hash, so a copy of it opens no link, and yet a later mail can
 * repeat the same link.
 */
export function linkKey(secret: string, nonce: Buffer): string {
  return createHmac('sha256', secret).update(nonce).digest('base64url')
}

/** What a key is found by. */
export const keyHashOf = (key: string): Buffer => hash('sha256', key, 'buffer')

/** What the key of a respondent's link is made for. */
export const INVITATION_LINK = 'invitation link'

export const PANEL_LINK = 'panel link'
