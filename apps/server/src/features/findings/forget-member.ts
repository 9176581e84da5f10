import { MAX_QUOTE_LENGTH } from '@wattle/contract/findings/evidence'
import { nameMaskerOf } from '@wattle/contract/findings/mask-names'
import type { Db } from '#db/open.ts'
import type { FrozenReport } from '#db/schema/findings.ts'
import type { Deps } from '#deps.ts'
import * as queries from './forget-queries.ts'
import { deleteTranscriptsOfMember } from './import-transcript.ts'
import { updateReport } from './withdraw-queries.ts'

/**
 * When a member is deleted, deletes their transcripts and masks their name in captures and reports.
 * We have to mask it now, because afterwards we no longer know the name.
 */
export async function forgetMemberInFindings(deps: Deps, tx: Db, memberId: number): Promise<void> {
  await deleteTranscriptsOfMember(deps, tx, memberId)
  const masked = nameMaskerOf(await queries.listNamesOfMember(tx, memberId))
  for (const { id, quote } of await queries.lockCapturesAround(tx, memberId)) {
    const changed = masked(quote).slice(0, MAX_QUOTE_LENGTH)
    if (changed !== quote) await queries.updateQuote(tx, id, changed)
  }
  for (const { content, ...report } of await queries.lockReportsAround(tx, memberId)) {
    const before = JSON.stringify(content)
    const changed: FrozenReport = JSON.parse(before, (key, value) =>
      // `by` is the researcher's signature, and they may have the same name.
      typeof value === 'string' && key !== 'by' ? masked(value) : value,
    )
    if (JSON.stringify(changed) !== before) await updateReport(tx, report, changed)
  }
}
