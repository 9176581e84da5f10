import type { ResearcherNotice } from '@wattle/contract/notice'
import type { MailWord } from '@wattle/contract/outbox'
import { formatWeekdayAndDay } from '#date-formats.ts'
import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { wantsTeamAtOnce } from '#features/account/manage-notices.ts'
import { candidatesPath, wantsAtOnce } from '#features/account/notice-rules.ts'
import { type NewEmail, queueEmails } from '#features/email/queue-emails.ts'
import { earliestStart } from '#features/participation/rules.ts'
import { Notice, type NoticeFacts, noticeSubject } from '#mail/notice.tsx'
import { renderEmail } from '#mail/render.ts'
import * as emails from './notice-emails.tsx'
import { findWatched, type Watched } from './watch-queries.ts'

export const watched = (deps: Deps, tx: Db, id: number): Promise<Watched | undefined> =>
  findWatched(tx, id, deps.now(), earliestStart(deps, { isAdmin: false }))

/**
 * Emails our team about a launch. We only call this right after the distribution is created, so our
 * team gets one email per project.
 */
export async function emailTeamAboutLaunch(
  deps: Deps,
  tx: Db,
  distributionId: number,
): Promise<void> {
  if (!(await wantsTeamAtOnce(tx, 'LAUNCHED'))) return
  const study = await watched(deps, tx, distributionId)
  if (!study) return
  const { project, target: interviews, openSlots } = study
  const link = adminLink(deps, study)
  const researcher = researcherName(study)
  const facts = emails.launchedForTeam({ project, link, researcher, interviews, openSlots })
  await queueEmails(deps, tx, [toTeam(deps, 'launched', study, facts)])
}

export async function emailResearcherAboutStart(
  deps: Deps,
  tx: Db,
  distributionId: number,
  people: number,
): Promise<void> {
  await emailResearcher(deps, tx, distributionId, 'INVITATIONS_STARTED', (study) => ({
    word: 'started',
    facts: emails.startedForResearcher({
      ...addressed(deps, study),
      people,
      most: study.distribution.maxNumber,
      lastDay: lastDayOf(study),
    }),
  }))
}

type StudyWord = MailWord<'study'>
type StudyNotice = { word: StudyWord; facts: NoticeFacts }

/** Emails the researcher if they want this notice right away and haven't deleted their account. */
export async function emailResearcher(
  deps: Deps,
  tx: Db,
  distributionId: number,
  kind: ResearcherNotice,
  write: (study: Watched) => StudyNotice,
): Promise<void> {
  const study = await watched(deps, tx, distributionId)
  if (!study || study.owner.deletedAt || !wantsAtOnce(study.owner, kind)) return
  const { word, facts } = write(study)
  await queueEmails(deps, tx, [emailOf(word, study.owner.email, facts)])
}

export const addressed = ({ config }: Deps, { project, researchId, owner }: Watched) => ({
  project,
  firstName: owner.firstName,
  link: `${config.publicUrl}/platform/research/${researchId}`,
})

export const candidatesLink = ({ config }: Deps, { researchId }: Watched) =>
  config.publicUrl + candidatesPath(researchId)

export const stallOf = ({ now }: Deps, study: Watched): emails.Stall => {
  const { booked, target, openSlots, waiting, distribution } = study
  const isExpired = distribution.expiresAt !== null && distribution.expiresAt <= now()
  return { booked, target, openSlots, waiting, lastDay: isExpired ? lastDayOf(study) : null }
}

/** `aboutUserId` says which researcher the email names, so we can delete it with their account. */
export const toTeam = (
  { config }: Deps,
  word: StudyWord,
  { owner }: Watched,
  facts: NoticeFacts,
): NewEmail => ({ ...emailOf(word, config.contactEmail, facts), aboutUserId: owner.id })

export const adminLink = ({ config }: Deps, { distribution }: Watched) =>
  `${config.publicUrl}/admin/distributions/${distribution.id}`

export const researcherName = ({ owner }: Watched) => `${owner.firstName} ${owner.lastName}`.trim()

/** The last day to answer. */
const lastDayOf = ({ distribution: { expirationDate } }: Watched) =>
  expirationDate ? formatWeekdayAndDay(expirationDate) : ''

export const emailOf = (word: StudyWord, to: string, facts: NoticeFacts): NewEmail => ({
  kind: `study.${word}`,
  to,
  subject: noticeSubject(facts),
  ...renderEmail(Notice(facts)),
})
