import type { Brief } from '@wattle/contract/brief'
import { type ResearchStatus, WORKING_STATUSES } from '@wattle/contract/research'
import type { SignedIn } from '#caller.ts'
import type { Deps } from '#deps.ts'
import { nextStep, updateBrief } from '#features/project/move-step.ts'
import { copyResearch, createResearch, updateIdea } from '#features/project/service.ts'
import { BRIEFS } from './briefs.ts'
import type { Past } from './past.ts'

/** Makes the researcher's changes to a step before they move on. */
type Edit = (deps: Deps, actor: SignedIn, researchId: number) => Promise<unknown>
export type SampleProject = {
  name: string
  idea: string
  brief?: Brief
  edits?: Partial<Record<ResearchStatus, Edit>>
}

/** A project in each of the earlier steps. Projects in later steps have their own files. */
const EARLIER: (SampleProject & { status: ResearchStatus; day: number })[] = [
  {
    name: 'Second-hand uniforms',
    idea: 'A marketplace where parents swap school uniforms, because children outgrow them within a year.',
    brief: BRIEFS.uniforms,
    status: 'PROJECT_CONFIRMATION',
    day: -11,
  },
  {
    name: 'Grapes and mildew',
    idea: 'AI that tells grape growers when to spray against mildew, so they don’t have to spray by the calendar.',
    brief: BRIEFS.grapes,
    status: 'GUIDE_GENERATION',
    day: -8,
  },
  {
    name: 'Paperless tradies',
    idea: 'Electricians spend their evenings writing invoices and lose receipts. An app reads receipts and writes the invoices.',
    brief: BRIEFS.invoices,
    status: 'SCREENER_GENERATION',
    day: -6,
  },
  {
    name: 'Carers on call',
    idea: 'Families who care for an ageing parent at home struggle to find respite care for a single night.',
    brief: BRIEFS.respite,
    status: 'AUDIENCE_GENERATION',
    day: -3,
  },
  {
    name: 'Quiet desks',
    idea: 'People who work from home and share a flat need a quiet desk nearby for a few hours.',
    status: 'IDEA_SHAPING',
    day: -1,
  },
]

/** One project in every step before the interviews, and a copy no one has worked on. */
export async function fillEarlierProjects(past: Past, actor: SignedIn): Promise<void> {
  const ids: number[] = []
  for (const { status, day, ...project } of EARLIER) {
    ids.push(await startProject(past, actor, project, status, day))
  }
  await past.at(past.minutesAgo(90), (deps) => copyResearch(deps, actor, ids[2] ?? 0))
}

/** Goes through the steps as a person would, one an hour, with the generated drafts. */
export async function startProject(
  past: Past,
  actor: SignedIn,
  { name, idea, brief, edits }: SampleProject,
  status: ResearchStatus,
  day: number,
): Promise<number> {
  const { id } = await past.at(past.day(day, 9), (deps) => createResearch(deps, actor, { name }))
  await past.at(past.day(day, 10), (deps) => updateIdea(deps, actor, id, idea))
  if (brief)
    await past.at(past.day(day, 10), (deps) => updateBrief(deps, actor, { researchId: id, brief }))
  const steps = WORKING_STATUSES.slice(1, WORKING_STATUSES.indexOf(status) + 1)
  for (const [at, nextStatus] of steps.entries()) {
    await past.at(past.day(day, 11 + at), (deps) =>
      nextStep(deps, actor, { researchId: id, nextStatus }),
    )
    const edit = edits?.[nextStatus]
    if (edit) await past.at(past.day(day, 11 + at), (deps) => edit(deps, actor, id))
  }
  return id
}
