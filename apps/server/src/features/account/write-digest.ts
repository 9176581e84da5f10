import { inWords } from '@wattle/contract/limits'
import {
  type ResearcherNotice,
  STALLED_AFTER_DAYS,
  type TeamNotices,
} from '@wattle/contract/notice'
import type { MailKind } from '@wattle/contract/outbox'
import type { Deps } from '#deps.ts'
import type { NewEmail } from '#features/email/queue-emails.ts'
import { Notice, type NoticeFacts, noticeSubject } from '#mail/notice.tsx'
import { renderEmail } from '#mail/render.ts'
import type { Reader, StudyNews, TeamNews } from './digest-queries.ts'
import { type DigestLine, digestForResearcher, digestForTeam } from './emails.tsx'
import { candidatesPath, frequencyOf } from './notice-rules.ts'

const DAY_MS = 24 * 3_600_000

const NO_BOOKING = `no booking for ${inWords(STALLED_AFTER_DAYS)} days`

/**
 * When a digest's period starts: at the end of the last one, or a day before `end` for the first
 * one.
 */
export const startOf = (digestedAt: Date | null, end: Date): Date =>
  digestedAt && digestedAt <= end ? digestedAt : new Date(end.getTime() - DAY_MS)

/** The digest for a researcher. Empty if they have no news. */
export function digestOf({ config }: Deps, reader: Reader, studies: StudyNews[]): NewEmail[] {
  const isDaily = (kind: ResearcherNotice) => frequencyOf(reader, kind) === 'DAILY'
  const wanted = studies.map((study) => ({
    ...study,
    started: study.started && isDaily('INVITATIONS_STARTED'),
    booked: isDaily('BOOKED') ? study.booked : 0,
    reached: study.reached && isDaily('TARGET_REACHED'),
    candidates: isDaily('NEW_CANDIDATES') ? study.candidates : 0,
    stalled: study.stalled && isDaily('STALLED'),
  }))
  const withNews = wanted.filter((study) => wordsFor(study).length > 0)
  if (withNews.length === 0) return []
  const facts = digestForResearcher({
    firstName: reader.firstName,
    summary: wordsFor(totalOf(withNews)).join(', '),
    lines: withNews.map(
      (study): DigestLine => ({
        project: study.researchName,
        news: wordsFor(study),
      }),
    ),
    ...linkTo(config.publicUrl, withNews),
    accountLink: `${config.publicUrl}/platform/account#notices`,
  })
  return [emailOf('digest.researcher', reader.email, facts)]
}

/** If only one project has news, links straight to that project. */
function linkTo(publicUrl: string, studies: StudyNews[]) {
  const [only, ...others] = studies
  if (!only || others.length > 0)
    return { link: `${publicUrl}/platform`, button: 'Open your projects' }
  const { researchId, candidates } = only
  return candidates > 0 && wordsFor(only).length === 1
    ? { link: publicUrl + candidatesPath(researchId), button: 'See the candidates' }
    : { link: `${publicUrl}/platform/research/${researchId}`, button: 'Open the project' }
}

type News = Pick<StudyNews, 'started' | 'booked' | 'reached' | 'candidates' | 'stalled'>

const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`]

const wordsFor = ({ started, booked, reached, candidates, stalled }: News): string[] => [
  ...counted(booked, 'new booking', 'new bookings'),
  ...counted(candidates, 'new candidate', 'new candidates'),
  ...(reached ? ['all interviews booked'] : []),
  ...(started ? ['invitations started'] : []),
  ...(stalled ? [NO_BOOKING] : []),
]

const totalOf = (studies: News[]): News => ({
  started: studies.some(({ started }) => started),
  booked: studies.reduce((sum, { booked }) => sum + booked, 0),
  reached: studies.some(({ reached }) => reached),
  candidates: studies.reduce((sum, { candidates }) => sum + candidates, 0),
  stalled: studies.some(({ stalled }) => stalled),
})

/** The digest for our team. Empty if there's no news. */
export function teamDigestOf({ config }: Deps, notices: TeamNotices, news: TeamNews[]): NewEmail[] {
  const launched = news.filter((study) => study.launched && notices.LAUNCHED === 'DAILY')
  const stalled = news.filter((study) => study.stalled && notices.STALLED === 'DAILY')
  const summary = [
    ...counted(launched.length, 'project launched', 'projects launched'),
    ...counted(stalled.length, 'project without a booking', 'projects without a booking'),
  ]
  if (summary.length === 0) return []
  const facts = digestForTeam({
    summary: summary.join(', '),
    lines: news.flatMap((study): DigestLine[] => {
      const words = [
        ...(launched.includes(study) ? ['launched'] : []),
        ...(stalled.includes(study) ? [NO_BOOKING] : []),
      ]
      return words.length > 0 ? [{ project: study.name, news: words }] : []
    }),
    link: `${config.publicUrl}/admin/today`,
    settingsLink: `${config.publicUrl}/admin/settings`,
  })
  return [emailOf('digest.team', config.contactEmail, facts)]
}

const emailOf = (kind: MailKind, to: string, facts: NoticeFacts): NewEmail => ({
  kind,
  to,
  subject: noticeSubject(facts),
  ...renderEmail(Notice(facts)),
})
