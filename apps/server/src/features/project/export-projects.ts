import type { Caller, SignedIn } from '#caller.ts'
import type { Deps } from '#deps.ts'
import { listResearches, ownResearch, wholeResearch } from './service.ts'

/** One after the other, as everyone shares the database connections. */
export async function exportProjects(deps: Deps, actor: SignedIn, caller: Caller) {
  const { researches } = await listResearches(deps, actor, caller, {})
  const projects = []
  for (const { id } of researches) {
    const research = await ownResearch(deps.db, actor, id)
    projects.push(await wholeResearch(deps, research, actor, caller))
  }
  return { projects }
}
