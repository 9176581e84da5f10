import { getSiteFigures } from '@wattle/contract/figures'
import type { Mount } from '#http/mount.ts'
import * as figures from './service.ts'

export function figuresRoutes(mount: Mount) {
  mount(getSiteFigures, ({ deps, query }) => figures.getSiteFigures(deps, query))
}
