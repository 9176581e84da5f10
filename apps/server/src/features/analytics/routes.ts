import { countPageView } from '@wattle/contract/analytics'
import { getSiteFigures } from '@wattle/contract/figures'
import type { Mount } from '#http/mount.ts'
import * as analytics from './service.ts'

export function analyticsRoutes(mount: Mount) {
  mount(countPageView, ({ deps, body }) => analytics.countPageView(deps, body))
  mount(getSiteFigures, ({ deps, query }) => analytics.getSiteFigures(deps, query))
}
