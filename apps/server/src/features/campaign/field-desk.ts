import type { FieldDeskSort } from '@wattle/contract/field-desk'
import { UNPAGED_LIMIT } from '@wattle/contract/list'
import { MOST_AT_RISK } from '@wattle/contract/today'
import type { Deps } from '#deps.ts'
import { countLooseEnds, daysFrom } from '#features/interview/service.ts'
import * as queries from './field-desk-queries.ts'

const startOfToday = ({ now, config }: Deps) => daysFrom(now(), config.agencyTimeZone).start

/**
 * Lists every running study with its newest forecast, and counts the interviews that still have no
 * outcome or no researcher.
 */
export async function getFieldDesk(deps: Deps, sort: FieldDeskSort = 'CHANCE_ASC') {
  const today = startOfToday(deps)
  const [{ rows }, looseEnds] = await Promise.all([
    queries.listRunning(deps.db, { sort, today, limit: UNPAGED_LIMIT }),
    countLooseEnds(deps.db),
  ])
  return { rows, ...looseEnds }
}

/**
 * The studies that will probably miss their target, with the lowest chance of reaching it first.
 */
export const listAtRisk = (deps: Deps) =>
  queries.listRunning(deps.db, {
    sort: 'CHANCE_ASC',
    today: startOfToday(deps),
    limit: MOST_AT_RISK,
    onlyAtRisk: true,
  })
