import { getBotCheck, getSiteConfig } from '@wattle/contract/site'
import type { Mount } from '#http/mount.ts'
import * as site from './service.ts'

export function siteRoutes(mount: Mount) {
  mount(getSiteConfig, ({ deps }) => site.siteConfig(deps))
  mount(getBotCheck, ({ deps, query }) => site.botCheckChallenge(deps, query.action))
}
