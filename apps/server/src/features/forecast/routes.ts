import * as xRay from '@wattle/contract/x-ray'
import type { Mount } from '#http/mount.ts'
import { loosenScreener, undoLoosening } from './loosen-screener.ts'
import { getScreenerReport, getStudyXRay } from './x-ray.ts'

export function forecastRoutes(mount: Mount) {
  mount(xRay.getScreenerReport, ({ deps, actor, params }) =>
    getScreenerReport(deps, actor, params.id),
  )
  mount(xRay.getStudyXRay, ({ deps, params }) => getStudyXRay(deps, params.id))
  mount(xRay.loosenScreener, ({ deps, actor, caller, params, body }) =>
    loosenScreener(deps, { actor, caller }, params.id, body),
  )
  mount(xRay.undoLoosening, ({ deps, actor, caller, params }) =>
    undoLoosening(deps, { actor, caller }, params.id).then(() => undefined),
  )
}
