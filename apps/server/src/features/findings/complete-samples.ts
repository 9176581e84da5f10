import type { Caller, SignedIn } from '#caller.ts'
import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import type { ResearchRow } from '#features/project/rules.ts'
import { lockOwnResearch } from '#features/project/service.ts'
import { addSampleFindings, questionsOf } from './add-sample.ts'
import { SAMPLE_CAPTURES } from './sample-findings.ts'
import * as queries from './sample-queries.ts'

/** These changes come from our own job, so there's no origin or device to record. */
const CALLER: Caller = { origin: '', device: '', timeZone: undefined }

/**
 * Adds findings to samples that were created before samples had them. Leaves out samples whose
 * owner has edited a quote out of the notes, because the captures would no longer match. Safe to
 * run twice, even in two processes at once.
 */
export async function completeSamples(deps: Deps): Promise<void> {
  for (const { id, ownerId } of await queries.listBareSamples(deps.db)) {
    const actor: SignedIn = {
      userId: ownerId,
      role: 'ROLE_USER',
      sessionId: 0,
      hasTwoFactor: false,
      timeZone: null,
    }
    await deps.db.transaction(async (tx) => {
      const research = await lockOwnResearch(tx, actor, id)
      if (research.assumptionsVersion > 0) return
      const interviews = await queries.listSampleInterviews(tx, id)
      if (await isAsWritten(tx, research, interviews))
        await addSampleFindings(deps, tx, { actor, caller: CALLER }, research, interviews)
    })
  }
}

/** Whether the notes still contain every quote of the sample's captures. */
async function isAsWritten(
  tx: Db,
  research: ResearchRow,
  interviews: { notes: Record<string, string> }[],
): Promise<boolean> {
  const questionAt = await questionsOf(tx, research)
  return SAMPLE_CAPTURES.every(({ person, note, quote }) =>
    interviews[person]?.notes[String(questionAt.get(note))]?.includes(quote),
  )
}
