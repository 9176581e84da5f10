import * as analysis from '@wattle/contract/findings/analysis'
import * as assumptions from '@wattle/contract/findings/assumptions'
import * as evidence from '@wattle/contract/findings/evidence'
import * as learned from '@wattle/contract/findings/learned'
import * as reports from '@wattle/contract/findings/reports'
import * as themes from '@wattle/contract/findings/themes'
import * as transcripts from '@wattle/contract/findings/transcripts'
import * as verdicts from '@wattle/contract/findings/verdicts'
import type { Mount } from '#http/mount.ts'
import { getAnalysis } from './analyse-project.ts'
import { getAssumptions, saveAssumptions } from './edit-assumptions.ts'
import { deleteTranscript, getTranscript, saveTranscript } from './import-transcript.ts'
import { getLearned } from './list-learned.ts'
import { addTheme, deleteTheme, updateTheme } from './manage-themes.ts'
import { getReports, publishReport, recordEvidenceExport } from './publish-report.ts'
import { deleteCapture, saveCapture } from './save-capture.ts'
import { searchEvidence } from './search-evidence.ts'
import { openReport, revokeReportLink, shareReport } from './share-report.ts'
import { withdrawAsMember, withdrawByLink, withdrawWords } from './withdraw-words.ts'
import { listVerdicts, saveVerdict } from './write-verdict.ts'

export function findingsRoutes(mount: Mount) {
  mount(assumptions.getAssumptions, ({ deps, actor, params }) =>
    getAssumptions(deps, actor, params.id),
  )
  mount(assumptions.saveAssumptions, ({ deps, actor, params, body }) =>
    saveAssumptions(deps, actor, params.id, body),
  )
  mount(evidence.saveCapture, ({ deps, actor, params, body }) =>
    saveCapture(deps, actor, { ...params, input: body }),
  )
  mount(evidence.deleteCapture, ({ deps, actor, params }) => deleteCapture(deps, actor, params))
  mount(evidence.withdrawWords, ({ deps, actor, caller, params }) =>
    withdrawWords(deps, actor, caller, params.id),
  )
  mount(evidence.withdrawOwnWords, ({ deps, caller, body }) => withdrawAsMember(deps, caller, body))
  mount(evidence.withdrawWordsByLink, ({ deps, caller, actor, params }) =>
    withdrawByLink(deps, caller, actor, params.hash),
  )
  mount(transcripts.getTranscript, ({ deps, actor, params }) =>
    getTranscript(deps, actor, params.id),
  )
  mount(transcripts.saveTranscript, ({ deps, actor, params, body }) =>
    saveTranscript(deps, actor, params.id, body),
  )
  mount(transcripts.deleteTranscript, ({ deps, actor, caller, params }) =>
    deleteTranscript(deps, { actor, caller }, params.id),
  )
  mount(analysis.getAnalysis, ({ deps, actor, params }) => getAnalysis(deps, actor, params.id))
  mount(themes.addTheme, ({ deps, actor, params, body }) => addTheme(deps, actor, params.id, body))
  mount(themes.updateTheme, ({ deps, actor, params, body }) =>
    updateTheme(deps, actor, params.id, body),
  )
  mount(themes.deleteTheme, ({ deps, actor, params }) => deleteTheme(deps, actor, params.id))
  mount(evidence.searchEvidence, async ({ deps, actor, query, setTotal }) => {
    const { rows, total } = await searchEvidence(deps, actor, query)
    setTotal(total)
    return rows
  })
  mount(verdicts.listVerdicts, ({ deps, actor, params }) => listVerdicts(deps, actor, params.id))
  mount(verdicts.saveVerdict, ({ deps, actor, params, body }) =>
    saveVerdict(deps, actor, params.id, body),
  )
  mount(reports.getReports, ({ deps, actor, params }) => getReports(deps, actor, params.id))
  mount(reports.publishReport, ({ deps, actor, caller, params, body }) =>
    publishReport(deps, { actor, caller }, params.id, body),
  )
  mount(reports.shareReport, ({ deps, actor, caller, params, body }) =>
    shareReport(deps, { actor, caller }, params.id, body),
  )
  mount(reports.revokeReportLink, ({ deps, actor, caller, params }) =>
    revokeReportLink(deps, { actor, caller }, params.id),
  )
  mount(reports.recordEvidenceExport, ({ deps, actor, caller, params }) =>
    recordEvidenceExport(deps, { actor, caller }, params.id),
  )
  mount(reports.openReport, ({ deps, body }) => openReport(deps, body))
  mount(learned.getLearned, ({ deps, actor }) => getLearned(deps, actor))
}
