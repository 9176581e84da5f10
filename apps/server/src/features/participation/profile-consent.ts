import type { Db } from '#db/open.ts'
import { ensureText } from './consent-queries.ts'
import { PROFILE_WORDS } from './consent-texts.ts'

export const PROFILE_CONSENT = { body: PROFILE_WORDS.body, hash: PROFILE_WORDS.hash }

export const profileConsentId = (tx: Db, at: Date): Promise<number> =>
  ensureText(tx, PROFILE_WORDS, at)
