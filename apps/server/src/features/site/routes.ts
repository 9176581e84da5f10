import { getConsentKey } from '@wattle/contract/consent'
import { getBotCheck, getSiteConfig } from '@wattle/contract/site'
import { consentKey } from '#adapters/consent-signature.ts'
import type { Mount } from '#http/mount.ts'
import * as site from './service.ts'

export function siteRoutes(mount: Mount) {
  mount(getSiteConfig, ({ deps }) => site.siteConfig(deps))
  mount(getBotCheck, ({ deps, query }) => site.botCheckChallenge(deps, query.action))
  mount(getConsentKey, ({ deps }) => ({
    algorithm: 'Ed25519' as const,
    publicKey: consentKey(deps),
  }))
}
