import type { SignedIn } from '#caller.ts'
import type { Deps } from '#deps.ts'
import { listCapturesOfProject, listThemes } from './evidence-queries.ts'
import { listOwnProjects } from './learned-queries.ts'
import { listAssumptions, listChanges } from './queries.ts'
import { findReport, listLinks, listReports } from './report-queries.ts'
import { shownLink } from './share-report.ts'
import { shownReport } from './show-report.ts'
import { findTranscript, listTranscribed } from './transcript-queries.ts'
import { listVerdicts } from './verdict-queries.ts'

/**
 * The findings of a researcher's own projects, for their data export. Includes report links, but
 * not the keys that open them.
 */
export async function exportFindings(deps: Deps, actor: SignedIn) {
  const { db } = deps
  const findings = []
  for (const researchId of await listOwnProjects(db, actor.userId)) {
    const transcripts = []
    for (const interviewId of await listTranscribed(db, { researchId }))
      transcripts.push({ interviewId, ...(await findTranscript(db, interviewId)) })
    const reports = []
    for (const { version } of await listReports(db, researchId)) {
      const stored = await findReport(db, researchId, version)
      if (stored) reports.push(await shownReport(db, researchId, stored))
    }
    findings.push({
      researchId,
      assumptions: await listAssumptions(db, researchId),
      changes: await listChanges(db, researchId),
      themes: await listThemes(db, researchId),
      captures: await listCapturesOfProject(db, actor.userId, researchId),
      transcripts,
      verdicts: await listVerdicts(db, researchId),
      reports,
      links: (await listLinks(db, researchId)).map((link) => {
        const { url: _url, ...shown } = shownLink(deps, link)
        return shown
      }),
    })
  }
  return { findings }
}
