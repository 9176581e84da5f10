import * as forecasts from '@wattle/contract/forecasts'
import * as xRay from '@wattle/contract/x-ray'
import type { Mount } from '#http/mount.ts'
import { forecastPlan } from './forecast-plan.ts'
import { loosenScreener, undoLoosening } from './loosen-screener.ts'
import { getForecast, getStudyForecast, listForecasts } from './read-forecast.ts'
import { getScreenerReport, getStudyXRay } from './x-ray.ts'

export function forecastRoutes(mount: Mount) {
  mount(forecasts.getForecast, ({ deps, actor, params }) => getForecast(deps, actor, params.id))
  mount(forecasts.getStudyForecast, ({ deps, params }) => getStudyForecast(deps, params.id))
  mount(forecasts.forecastPlan, ({ deps, actor, caller, params, query, body: plan }) => {
    const withRemedies = query.withRemedies === 'true'
    return forecastPlan(deps, { actor, caller }, { id: params.id, plan, withRemedies })
  })
  mount(forecasts.listForecasts, ({ deps, query }) => listForecasts(deps, query.near))
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
