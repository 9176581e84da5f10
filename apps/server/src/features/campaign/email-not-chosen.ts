import { MOST_MAILED_AT_ONCE } from '@wattle/contract/undo'
import { retryOnConflict } from '#db/retry-on-conflict.ts'
import type { Deps } from '#deps.ts'
import { queueEmails } from '#features/email/queue-emails.ts'
import { markDeclined } from '#features/participation/invite-members.ts'
import { renderEmail } from '#mail/render.ts'
import { NOT_CHOSEN_SUBJECT, NotChosen } from './emails.tsx'
import * as queries from './queries.ts'

/** How long researchers have to choose someone. */
const CHOOSE_MS = 14 * 24 * 3_600_000

/**
 * Sends one email to each person the researcher still hasn't chosen two weeks after they finished
 * the screener.
 */
export async function emailNotChosen(deps: Deps): Promise<void> {
  const now = deps.now()
  await retryOnConflict(deps.db, async (tx) => {
    const finishedBefore = new Date(now.getTime() - CHOOSE_MS)
    const people = await queries.lockNotChosen(tx, finishedBefore, MOST_MAILED_AT_ONCE)
    if (people.length === 0) return
    const mails = people.map(({ email, respondentId, fullName, studyTitle }) => ({
      kind: 'distribution.not-chosen' as const,
      to: email,
      memberId: respondentId,
      subject: NOT_CHOSEN_SUBJECT,
      ...renderEmail(NotChosen({ studyTitle, name: fullName })),
    }))
    await markDeclined(
      tx,
      people.map(({ userScreenerId }) => userScreenerId),
      now,
    )
    await queueEmails(deps, tx, mails)
  })
}
