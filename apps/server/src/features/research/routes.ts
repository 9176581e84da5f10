import * as admin from '@wattle/contract/administration'
import * as contract from '@wattle/contract/research'
import { deleteResearch, wholeResearch } from '#features/steps/service.ts'
import type { Mount } from '#http/mount.ts'
import { listProjects } from './list-projects.ts'
import * as research from './service.ts'

export function researchRoutes(mount: Mount) {
  mount(contract.createResearch, async ({ deps, actor, body, caller }) => {
    const created = await research.createResearch(deps, actor, body)
    return wholeResearch(deps, created, actor, caller)
  })
  mount(contract.listResearches, async ({ deps, actor, caller, query, setTotal }) => {
    const { researches, total } = await research.listResearches(deps, actor, caller, query)
    setTotal(total)
    return researches
  })
  mount(contract.getResearch, async ({ deps, actor, params, caller }) => {
    const found = await research.ownResearch(deps.db, actor, params.id)
    return wholeResearch(deps, found, actor, caller)
  })
  mount(contract.deleteResearch, ({ deps, actor, params, query }) =>
    deleteResearch(deps, actor, params.id, query.force === 'true'),
  )
  mount(contract.copyResearch, async ({ deps, actor, params, query, caller }) => {
    const isForOtherSide = query.side === 'true'
    const copied = await research.copyResearch(deps, actor, params.id, isForOtherSide)
    return wholeResearch(deps, copied, actor, caller)
  })
  mount(contract.updateIdea, async ({ deps, actor, body, caller }) => {
    const { questionId, description } = body
    const changed = await research.updateIdea(deps, actor, questionId, description)
    return wholeResearch(deps, changed, actor, caller)
  })
  mount(contract.updateCharacteristics, async ({ deps, actor, body, caller }) => {
    const { id, characteristics } = body
    const changed = await research.updateCharacteristics(deps, actor, id, characteristics)
    return wholeResearch(deps, changed, actor, caller)
  })
  mount(admin.listProjects, async ({ deps, query, setTotal }) => {
    const { rows, total } = await listProjects(deps, query)
    setTotal(total)
    return rows
  })
}
