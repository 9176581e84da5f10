import { deleteEndedLimits } from '#db/rate-limits.ts'
import * as retention from '#db/retention.ts'
import { retryOnConflict } from '#db/retry-on-conflict.ts'
import type { Deps } from '#deps.ts'
import { purgeAudit } from '#features/audit/service.ts'
import { purgeTokens } from '#features/auth/issue-token.ts'
import { purgeSessions } from '#features/auth/manage-sessions.ts'
import { deleteEmailsOfMember } from '#features/email/service.ts'
import { forgetMember } from '#features/panel/service.ts'
import { purgeSpentChecks } from '#features/site/service.ts'

const DAY_MS = 24 * 3_600_000

/** For how many days what is kept; the privacy policy promises no more than these keep. */
const KEPT_DAYS = {
  /** The link in their last mail has to work for 30 days; their address then stays as a hash. */
  leavers: 30,
  unconfirmed: 30,
  doneEnquiries: 730,
  /** Counted from the last day on which people could answer: reporting is over by then. */
  endedStudies: 365,
  mails: 365,
  withdrawnProjects: 365,
  /** 13 months, so a month can be compared with the same month a year before. */
  pageViews: 396,
}

/** Drops what has run out. May run twice, late, or in two processes at once. */
export async function purge(deps: Deps): Promise<void> {
  const { db } = deps
  await deleteEndedLimits(db, deps.now())
  await purgeSpentChecks(deps)
  await purgeSessions(deps)
  await purgeTokens(deps)
  await purgeAudit(deps)
  await forgetLeavers(deps)
  await db.transaction(async (tx) => {
    const gone = await retention.deleteUnconfirmedBefore(tx, daysAgo(deps, 'unconfirmed'))
    for (const member of gone) await deleteEmailsOfMember(tx, member)
  })
  await retention.deleteDoneEnquiriesBefore(db, daysAgo(deps, 'doneEnquiries'))
  await retention.deleteViewsBefore(db, daysAgo(deps, 'pageViews'))
  await stripStudies(deps)
  await dropMails(deps)
  for (const id of await retention.listWithdrawnBefore(db, daysAgo(deps, 'withdrawnProjects'))) {
    if (deps.isStopping()) return
    await retention.deleteWithdrawn(db, id)
  }
}

async function forgetLeavers(deps: Deps): Promise<void> {
  for (const member of await retention.listLeaversBefore(deps.db, daysAgo(deps, 'leavers'))) {
    if (deps.isStopping()) return
    await retryOnConflict(deps.db, (tx) => forgetMember(deps, tx, member))
  }
}

async function stripStudies(deps: Deps): Promise<void> {
  for (const id of await retention.listStudiesToStrip(deps.db, daysAgo(deps, 'endedStudies'))) {
    if (deps.isStopping()) return
    await deps.db.transaction((tx) => retention.stripStudy(tx, id))
  }
}

/** In pieces: the first run on years of mails would else take longer than a statement may. */
async function dropMails(deps: Deps): Promise<void> {
  await retention.deleteMailsAboutDeletedUsers(deps.db)
  const day = daysAgo(deps, 'mails')
  let gone: number
  do gone = await retention.deleteMailsBefore(deps.db, day)
  while (gone > 0 && !deps.isStopping())
  await retention.deleteUnusedBodiesBefore(deps.db, day)
}

const daysAgo = ({ now }: Deps, what: keyof typeof KEPT_DAYS): Date =>
  new Date(now().getTime() - KEPT_DAYS[what] * DAY_MS)
