import { PANEL_LINK } from '#adapters/link-key.ts'
import type { Db } from '#db/open.ts'
import { retryOnConflict } from '#db/retry-on-conflict.ts'
import type { Deps } from '#deps.ts'
import { escapeMarks, fillIn } from '#features/email/fill-in-body.ts'
import { type NewEmail, queueEmails, storeBody } from '#features/email/queue-emails.ts'
import { greeting } from '#mail/first-name.ts'
import { renderEmail } from '#mail/render.ts'
import { endedSubject, StudyEnded } from './notice-emails.tsx'
import { type DistributionRow, lockDistribution, updateDistribution } from './queries.ts'
import * as queries from './watch-queries.ts'

const ENDED_MAIL = 'study.ended'
const DAY_MS = 24 * 3_600_000
/** We wait a day after a study is finished, in case that was a mistake and someone reopens it. */
const AFTER_FINISHING_MS = DAY_MS
/** We wait two weeks after a study's last day, because studies are often extended. */
const AFTER_LAST_DAY_MS = 14 * DAY_MS

/**
 * Sends one email to everyone who finished the questions but never had an interview, once their
 * study has ended.
 */
export async function emailStudyEnded(deps: Deps): Promise<void> {
  const ago = (ms: number) => new Date(deps.now().getTime() - ms)
  const times = { finishedBefore: ago(AFTER_FINISHING_MS), expiredBefore: ago(AFTER_LAST_DAY_MS) }
  for (const id of await queries.listEnded(deps.db, times)) {
    if (deps.isStopping()) return
    await retryOnConflict(deps.db, async (tx) => {
      const distribution = await lockDistribution(tx, id)
      if (!distribution || !(await queries.hasEnded(tx, id, times))) return
      await emailPeople(deps, tx, distribution)
      await updateDistribution(tx, id, { endAnnouncedAt: deps.now() })
    })
  }
}

type Person = Awaited<ReturnType<typeof queries.listWithoutInterview>>[number]

async function emailPeople(deps: Deps, tx: Db, distribution: DistributionRow): Promise<void> {
  const people = await queries.listWithoutInterview(
    tx,
    distribution.id,
    distribution.endAnnouncedAt,
  )
  for (const [result, recipients] of Map.groupBy(people, (person) => person.result))
    await queueEndings(deps, tx, distribution, recipients, result === 'FIT')
}

/**
 * Renders one body for all these people. We fill in each person's name and link when we send it.
 */
async function queueEndings(
  deps: Deps,
  tx: Db,
  distribution: DistributionRow,
  people: Person[],
  isQualified: boolean,
): Promise<void> {
  const studyTitle = escapeMarks(distribution.studyTitle)
  const pageLink = `${deps.config.publicUrl}/panel?key=[[key]]`
  const subject = fillIn(endedSubject(studyTitle), () => '')
  const body = renderEmail(StudyEnded({ studyTitle, isQualified, pageLink }))
  const bodyId = await storeBody(tx, { ...body, kind: ENDED_MAIL, subject, createdAt: deps.now() })
  const mails = people.map(
    ({ memberId, email, name, linkNonce }): NewEmail => ({
      kind: ENDED_MAIL,
      to: email,
      subject,
      html: '',
      text: '',
      bodyId,
      fills: { hello: greeting(name) },
      memberId,
      keys: { key: { purpose: PANEL_LINK, nonce: linkNonce.toString('base64') } },
    }),
  )
  await queueEmails(deps, tx, mails)
}
