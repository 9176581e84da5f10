import { MOST_ON_TODAY } from '@wattle/contract/today'
import type { Deps } from '#deps.ts'
import { listNextInterviews } from '#features/interview/service.ts'
import { listAtRisk } from './field-desk.ts'
import { listTasks } from './replace-participant.ts'
import * as queries from './today-queries.ts'

const DAY_MS = 24 * 3_600_000
const FAILURES_MS = 7 * DAY_MS

/**
 * Everything that needs our team's attention now. The page and the navigation's badges share this
 * call, so they always agree.
 */
export async function getToday(deps: Deps) {
  const at = deps.now()
  const [tasks, atRisk, next, counts, dead] = await Promise.all([
    listTasks(deps),
    listAtRisk(deps),
    listNextInterviews(deps),
    queries.countArrivals(deps.db, new Date(at.getTime() - FAILURES_MS)),
    deps.jobs.listDead({ offset: 0, limit: 1 }),
  ])
  return {
    at,
    timeZone: deps.config.agencyTimeZone,
    ...tasks,
    atRisk,
    interviews: blockOf(next.interviews),
    unconfirmed: blockOf(next.unconfirmed),
    nextInterviewAt: next.nextInterviewAt,
    ...counts,
    failedJobs: dead.total,
  }
}

const blockOf = <Row>(rows: Row[]) => ({ total: rows.length, rows: rows.slice(0, MOST_ON_TODAY) })
