import type { ResearcherNotice } from '@wattle/contract/notice'
import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { markDigested } from '#features/account/service.ts'
import { type NewEmail, queueEmails } from '#features/email/queue-emails.ts'
import { lockSetting } from '#features/settings/service.ts'
import { Notice, type NoticeFacts, noticeSubject } from '#mail/notice.tsx'
import { renderMail } from '#mail/render.ts'
import { digestReaches } from './digest-time.ts'
import { type DigestLine, digestForResearcher, digestForTeam } from './emails.tsx'
import * as queries from './queries.ts'
import { frequencyOf } from './rules.ts'
import { getTeamNotices, hasDaily, recordTeamDigest } from './service.ts'

const DAY_MS = 24 * 3_600_000
const READERS_AT_ONCE = 200

/** Everyone's digest that is due. May run twice, late, or in two processes at once. */
export async function sendDigests(deps: Deps): Promise<void> {
  for (const zone of await queries.listZones(deps.db, deps.config.agencyTimeZone)) {
    let sent: number
    do sent = await deps.db.transaction((tx) => sendDigestsIn(deps, tx, zone))
    while (sent === READERS_AT_ONCE && !deps.isStopping())
  }
  await deps.db.transaction((tx) => sendTeamDigest(deps, tx))
}

/** How many people it looked at. */
async function sendDigestsIn(deps: Deps, tx: Db, zone: string): Promise<number> {
  const now = deps.now()
  const { agencyTimeZone: agencyZone } = deps.config
  const reaches = digestReaches(now, zone)
  const due = { zone, agencyZone, reaches, now, limit: READERS_AT_ONCE }
  const readers = await queries.lockDueReaders(tx, due)
  const windows = readers.map(({ id, digestedAt }) => ({ id, since: startOf(digestedAt, reaches) }))
  const news = Map.groupBy(await queries.listNews(tx, windows, reaches), (study) => study.ownerId)
  const mails = readers.flatMap((reader) => digestOf(deps, reader, news.get(reader.id) ?? []))
  await queueEmails(deps, tx, mails)
  await markDigested(
    tx,
    readers.map(({ id }) => id),
    reaches,
  )
  return readers.length
}

/** The first digest reaches back a day. */
const startOf = (digestedAt: Date | null, reaches: Date): Date =>
  digestedAt && digestedAt < reaches ? digestedAt : new Date(reaches.getTime() - DAY_MS)

/** Nothing new, nothing sent. */
function digestOf(
  { config }: Deps,
  reader: queries.Reader,
  studies: queries.StudyNews[],
): NewEmail[] {
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
  const [first] = withNews
  if (!first) return []
  const project = withNews.length === 1 ? `/research/${first.researchId}` : ''
  const facts = digestForResearcher({
    firstName: reader.firstName,
    summary: wordsFor(totalOf(withNews)).join(', '),
    lines: withNews.map(
      (study): DigestLine => ({
        project: study.researchName,
        news: wordsFor(study),
      }),
    ),
    link: `${config.publicUrl}/platform${project}`,
    accountLink: `${config.publicUrl}/platform/account#notices`,
  })
  return [emailOf('digest.researcher', reader.email, facts)]
}

type News = Pick<queries.StudyNews, 'started' | 'booked' | 'reached' | 'candidates' | 'stalled'>

const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`]

const wordsFor = ({ started, booked, reached, candidates, stalled }: News): string[] => [
  ...counted(booked, 'new booking', 'new bookings'),
  ...counted(candidates, 'new candidate', 'new candidates'),
  ...(reached ? ['all interviews booked'] : []),
  ...(started ? ['invitations started'] : []),
  ...(stalled ? ['no booking for three days'] : []),
]

const totalOf = (studies: News[]): News => ({
  started: studies.some(({ started }) => started),
  booked: studies.reduce((sum, { booked }) => sum + booked, 0),
  reached: studies.some(({ reached }) => reached),
  candidates: studies.reduce((sum, { candidates }) => sum + candidates, 0),
  stalled: studies.some(({ stalled }) => stalled),
})

async function sendTeamDigest(deps: Deps, tx: Db): Promise<void> {
  const notices = await getTeamNotices({ db: tx })
  if (!hasDaily(notices)) return
  const { agencyTimeZone, officeEmail, publicUrl } = deps.config
  const reaches = digestReaches(deps.now(), agencyTimeZone)
  const last = (await lockSetting(tx, 'TEAM_DIGESTED'))?.value.until
  const since = typeof last === 'string' ? new Date(last) : new Date(reaches.getTime() - DAY_MS)
  if (since >= reaches) return
  const news = await queries.listTeamNews(tx, since, reaches)
  const launched = news.filter((study) => study.launched && notices.LAUNCHED === 'DAILY')
  const stalled = news.filter((study) => study.stalled && notices.STALLED === 'DAILY')
  const summary = [
    ...counted(launched.length, 'study launched', 'studies launched'),
    ...counted(stalled.length, 'study without a booking', 'studies without a booking'),
  ]
  if (summary.length === 0) return
  const facts = digestForTeam({
    summary: summary.join(', '),
    lines: news.flatMap((study): DigestLine[] => {
      const words = [
        ...(launched.includes(study) ? ['launched'] : []),
        ...(stalled.includes(study) ? ['no booking for three days'] : []),
      ]
      return words.length > 0 ? [{ project: study.name, news: words }] : []
    }),
    link: `${publicUrl}/admin/distributions`,
    settingsLink: `${publicUrl}/admin/settings`,
  })
  await queueEmails(deps, tx, [emailOf('digest.team', officeEmail, facts)])
  await recordTeamDigest(deps, tx, reaches)
}

const emailOf = (kind: string, to: string, facts: NoticeFacts): NewEmail => ({
  kind,
  to,
  subject: noticeSubject(facts),
  ...renderMail(Notice(facts)),
})
