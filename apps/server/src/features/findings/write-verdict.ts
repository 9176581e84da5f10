import type { Analysis } from '@wattle/contract/findings/analysis'
import {
  changedResults,
  type Decision,
  type KeptResult,
  type Verdict,
} from '@wattle/contract/findings/verdicts'
import type { SignedIn } from '#caller.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import { lockOwnResearch, ownResearch } from '#features/project/service.ts'
import { analyse } from './analyse-project.ts'
import * as queries from './verdict-queries.ts'

/** Every version of the verdict, and which results have changed since the newest version. */
export async function listVerdicts({ db }: Deps, actor: SignedIn, id: number) {
  await ownResearch(db, actor, id)
  const verdicts = await queries.listVerdicts(db, id)
  const analysis = await analyse(db, id)
  const [newest] = verdicts
  const since = newest && {
    results: changedResults(newest.results, keptResults(analysis)),
    captures: await queries.countCapturesSince(db, id, newest.at),
  }
  return { verdicts, since: since ?? null, warnings: analysis.warnings }
}

const keptResults = ({ rows }: Analysis): KeptResult[] =>
  rows.map(({ assumption, judged }) => ({
    assumptionId: assumption.id,
    text: assumption.text,
    result: judged.result,
  }))

type NewVerdict = {
  basedOn: number
  decision: Decision
  reason: string
  nextStep: string
  dueOn?: string | null | undefined
}

/**
 * Saves a new version of the verdict along with the current results. Locks the project, so if two
 * tabs save at once, the second one is rejected as stale.
 */
export function saveVerdict(
  deps: Deps,
  actor: SignedIn,
  id: number,
  { basedOn, dueOn = null, ...verdict }: NewVerdict,
): Promise<Verdict> {
  return deps.db.transaction(async (tx) => {
    await lockOwnResearch(tx, actor, id)
    const [newest] = await queries.listVerdicts(tx, id)
    const isCurrent = (newest?.version ?? 0) === basedOn
    must(isCurrent, 'STALE_VERSION', { data: { current: newest ?? null } })
    await queries.insertVerdict(tx, {
      ...verdict,
      dueOn,
      researchId: id,
      version: basedOn + 1,
      results: keptResults(await analyse(tx, id)),
      by: actor.userId,
      at: deps.now(),
    })
    const [saved] = await queries.listVerdicts(tx, id)
    if (!saved) throw new Error('the verdict was not inserted')
    return saved
  })
}
