import type { Plan } from '@wattle/contract/plan'
import type { SignedIn } from '#caller.ts'
import type { Db } from '#db/open.ts'
import { retryOnConflict } from '#db/retry-on-conflict.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import { type AdminActor, recordAdminAction } from '#features/audit/service.ts'
import { hooks } from './hooks.ts'
import { updateResearch } from './queries.ts'
import { planOf, type ResearchRow } from './rules.ts'
import { lockOwnResearch, lockProject } from './service.ts'

type PlanChange = { [Field in keyof Plan]?: Plan[Field] | undefined }

export const updatePlan = (deps: Deps, actor: SignedIn, id: number, change: PlanChange) =>
  retryOnConflict(deps.db, async (tx) =>
    changePlan(deps, tx, await lockOwnResearch(tx, actor, id), change),
  )

/** Changes the plan of any project, for admins. */
export const updateProjectPlan = (deps: Deps, by: AdminActor, id: number, change: PlanChange) =>
  retryOnConflict(deps.db, async (tx) => {
    const research = await lockProject(tx, id)
    const changed = await changePlan(deps, tx, research, change)
    await recordAdminAction(deps, tx, by, 'STUDY_CHANGED', {
      project: String(id),
      ...differences(planOf(research), planOf(changed)),
    })
    return changed
  })

async function changePlan(
  { now }: Deps,
  tx: Db,
  research: ResearchRow,
  change: PlanChange,
): Promise<ResearchRow> {
  const message = 'This project is finished, so you can’t change its plan.'
  must(research.status !== 'COMPLETED', 'PROJECT_FINISHED', { message })
  const plan = { ...planOf(research), ...defined(change) }
  const changed = await updateResearch(tx, research.id, { ...plan, updatedAt: now() })
  if (changed.targetInterviews !== research.targetInterviews)
    await hooks().quotas.targetChanged(tx, changed)
  const isRaised = changed.targetInterviews > research.targetInterviews
  if (isRaised) await hooks().makeNextBatchDue(tx, research.id, now())
  return changed
}

const defined = (change: PlanChange): Partial<Plan> =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))

/** The old and new value of each field that changed, as in "5 → 6", for the audit log. */
function differences(before: Plan, after: Plan): Record<string, string> {
  const fields = Object.keys(after) as (keyof Plan)[]
  const changed = fields.filter((field) => before[field] !== after[field])
  return Object.fromEntries(changed.map((field) => [field, `${before[field]} → ${after[field]}`]))
}
