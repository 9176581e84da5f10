import { UNCONFIRMED_DAYS } from '@wattle/contract/limits'
import { RETIRED_FIELD_DAYS } from '@wattle/contract/profile'
import { deleteEndedLimits } from '#db/rate-limits.ts'
import type { Deps } from '#deps.ts'
import { purgeFormerResearchers } from '#features/account/delete-account.ts'
import { purgeViews } from '#features/analytics/service.ts'
import { purgeAudit } from '#features/audit/service.ts'
import { purgeTokens } from '#features/auth/issue-token.ts'
import { purgeSessions } from '#features/auth/manage-sessions.ts'
import { purgeEmails } from '#features/email/service.ts'
import { purgeEnquiries } from '#features/enquiry/service.ts'
import { purgeTranscripts } from '#features/findings/import-transcript.ts'
import { purgeCaptures } from '#features/findings/save-capture.ts'
import { purgeRetiredFields } from '#features/panel/manage-profile-fields.ts'
import { forgetLeavers, forgetUnconfirmed } from '#features/panel/service.ts'
import { purgeStudies } from '#features/participation/invite-members.ts'
import { purgeGiftCodes, purgePayments } from '#features/payment/keep-records.ts'
import { purgeProjects } from '#features/project/close-project.ts'
import { purgeSpentChecks } from '#features/site/service.ts'

const DAY_MS = 24 * 3_600_000

/** How many days we keep each kind of data, never longer than the privacy policy says. */
const KEPT_DAYS = {
  /**
   * The link in a leaver's last email has to work for 30 days. After that, we only keep a hash of
   * the address.
   */
  leavers: 30,
  unconfirmed: UNCONFIRMED_DAYS,
  retiredFields: RETIRED_FIELD_DAYS,
  doneEnquiries: 730,
  /** Counted from the last day people could answer, and long enough that reporting is done. */
  endedStudies: 365,
  mails: 365,
  withdrawnProjects: 365,
  /** Gift cards sold in Australia are valid for at least three years. */
  giftCodes: 3 * 365 + 30,
  /** We keep payments two years longer than tax law requires. */
  payments: 7 * 365 + 2,
  /** 13 months, so we can compare a month with the same month last year. */
  pageViews: 396,
}

/** Deletes expired data. Safe to run twice, late, or in two processes at once. */
export async function purge(deps: Deps): Promise<void> {
  const daysAgo = (what: keyof typeof KEPT_DAYS) =>
    new Date(deps.now().getTime() - KEPT_DAYS[what] * DAY_MS)
  await deleteEndedLimits(deps.db, deps.now())
  await purgeSpentChecks(deps)
  await purgeSessions(deps)
  await purgeTokens(deps)
  await purgeAudit(deps)
  await forgetLeavers(deps, daysAgo('leavers'))
  await forgetUnconfirmed(deps, daysAgo('unconfirmed'))
  await purgeRetiredFields(deps, daysAgo('retiredFields'))
  await purgeEnquiries(deps, daysAgo('doneEnquiries'))
  await purgeViews(deps, daysAgo('pageViews'))
  await purgeStudies(deps, daysAgo('endedStudies'))
  await purgeTranscripts(deps, daysAgo('endedStudies'))
  await purgeCaptures(deps)
  await purgeEmails(deps, daysAgo('mails'))
  await purgeGiftCodes(deps, daysAgo('giftCodes'))
  await purgePayments(deps, daysAgo('payments'))
  await purgeProjects(deps, daysAgo('withdrawnProjects'))
  await purgeFormerResearchers(deps)
}
