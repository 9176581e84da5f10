import { STALLED_AFTER_DAYS } from '@wattle/contract/notice'
import type { Db } from '#db/open.ts'
import { retryOnConflict } from '#db/retry-on-conflict.ts'
import type { Deps } from '#deps.ts'
import { wantsTeamAtOnce } from '#features/account/manage-notices.ts'
import { queueEmails } from '#features/email/queue-emails.ts'
import { emailStudyEnded } from './email-study-ended.ts'
import * as emails from './notice-emails.tsx'
import { lockDistribution, updateDistribution } from './queries.ts'
import * as notices from './study-notices.ts'
import * as queries from './watch-queries.ts'

const HOUR_MS = 3_600_000
/** We keep reporting stalled studies for this long after their last day. */
const EXPIRED_MS = 7 * 24 * HOUR_MS

/**
 * Emails researchers, panel members and our team about what's new in studies. Locks each study in
 * turn, so it's safe to run this twice at once, even in two processes.
 */
export async function watchStudies(deps: Deps): Promise<void> {
  const { db } = deps
  const now = deps.now()
  await each(deps, await queries.listMissedAgain(db, now), (tx, id) =>
    updateDistribution(tx, id, { targetReachedAt: null }),
  )
  await each(deps, await queries.listReached(db, now), (tx, id) => noticeTarget(deps, tx, id))
  const stalled = await queries.listStalled(db, stallTimes(deps))
  await each(deps, stalled, (tx, id) => noticeStall(deps, tx, id))
  const withCandidates = await queries.listWithCandidates(db)
  await each(deps, withCandidates, (tx, id) => noticeCandidates(deps, tx, id))
  await emailStudyEnded(deps)
}

async function each(deps: Deps, ids: number[], change: (tx: Db, id: number) => Promise<unknown>) {
  for (const id of ids) {
    if (deps.isStopping()) return
    await retryOnConflict(deps.db, async (tx) => {
      if (await lockDistribution(tx, id)) await change(tx, id)
    })
  }
}

async function noticeTarget(deps: Deps, tx: Db, id: number): Promise<void> {
  if (!(await queries.hasReached(tx, id, deps.now()))) return
  await updateDistribution(tx, id, { targetReachedAt: deps.now() })
  await notices.emailResearcher(deps, tx, id, 'TARGET_REACHED', (study) => ({
    word: 'target-reached',
    facts: emails.reachedForResearcher({
      ...notices.addressed(deps, study),
      interviews: study.target,
    }),
  }))
}

function stallTimes({ now }: Deps): queries.StallTimes {
  const ago = (ms: number) => new Date(now().getTime() - ms)
  return {
    now: now(),
    quietSince: ago(STALLED_AFTER_DAYS * 24 * HOUR_MS),
    expiredSince: ago(EXPIRED_MS),
  }
}

async function noticeStall(deps: Deps, tx: Db, id: number): Promise<void> {
  if (!(await queries.hasStalled(tx, id, stallTimes(deps)))) return
  await updateDistribution(tx, id, { stallReportedAt: deps.now() })
  await notices.emailResearcher(deps, tx, id, 'STALLED', (study) => ({
    word: 'stalled',
    facts: emails.stalledForResearcher({
      ...notices.addressed(deps, study),
      ...notices.stallOf(deps, study),
    }),
  }))
  const study = await notices.watched(deps, tx, id)
  if (!study || !(await wantsTeamAtOnce(tx, 'STALLED'))) return
  const facts = emails.stalledForTeam({
    ...notices.stallOf(deps, study),
    project: study.project,
    link: notices.adminLink(deps, study),
    researcher: notices.researcherName(study),
  })
  await queueEmails(deps, tx, [notices.toTeam(deps, 'stalled', study, facts)])
}

async function noticeCandidates(deps: Deps, tx: Db, id: number): Promise<void> {
  const study = await notices.watched(deps, tx, id)
  if (!study || study.candidates === 0) return
  await notices.emailResearcher(deps, tx, id, 'NEW_CANDIDATES', () => ({
    word: 'candidates',
    facts: emails.candidatesForResearcher({
      ...notices.addressed(deps, study),
      link: notices.candidatesLink(deps, study),
      people: study.candidates,
    }),
  }))
  await updateDistribution(tx, id, { candidatesReportedAt: deps.now() })
}
