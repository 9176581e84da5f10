import { MAX_QUOTE_LENGTH } from '@wattle/contract/findings/evidence'
import { nameMaskerOf } from '@wattle/contract/findings/mask-names'
import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { rewriteNotes } from '#features/interview/open-room.ts'
import * as queries from './forget-queries.ts'
import { deleteTranscriptsOfMember } from './import-transcript.ts'
import { rewriteWords } from './rewrite-words.ts'

/**
 * When a member is deleted, deletes their transcripts and masks their name in captures, notes and
 * everything else the researcher wrote. We have to mask it now, because afterwards we no longer know
 * the name.
 */
export async function forgetMemberInFindings(deps: Deps, tx: Db, memberId: number): Promise<void> {
  await deleteTranscriptsOfMember(deps, tx, memberId)
  const name = await queries.findNameOfMember(tx, memberId)
  if (!name) return
  const masked = nameMaskerOf([name])
  for (const researchId of await queries.listStudiesOfMember(tx, memberId)) {
    await rewriteNotes(tx, researchId, masked)
    for (const { id, quote } of await queries.lockCaptures(tx, researchId)) {
      const changed = masked(quote).slice(0, MAX_QUOTE_LENGTH)
      if (changed !== quote) await queries.updateQuote(tx, id, changed)
    }
    await rewriteWords(tx, researchId, masked)
  }
}
