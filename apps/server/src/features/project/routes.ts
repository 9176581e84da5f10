import * as admin from '@wattle/contract/admin'
import { readBrief } from '@wattle/contract/brief'
import * as clients from '@wattle/contract/client'
import * as contract from '@wattle/contract/research'
import * as steps from '@wattle/contract/steps'
import { undoDeletion as undoDeletionCall } from '@wattle/contract/undo'
import type { Mount } from '#http/mount.ts'
import { deleteResearch, undoDeletion } from './close-project.ts'
import { createSample } from './create-sample.ts'
import { addClient, listClients, renameClient, setProjectClient } from './manage-clients.ts'
import * as move from './move-step.ts'
import * as project from './service.ts'
import { transferProject } from './transfer-project.ts'
import { updatePlan, updateProjectPlan } from './update-plan.ts'
import { readBriefOf } from './write-content.ts'

export function projectRoutes(mount: Mount) {
  mount(contract.createResearch, async ({ deps, actor, body, caller }) =>
    project.wholeResearch(deps, await project.createResearch(deps, actor, body), actor, caller),
  )
  mount(contract.createSample, async ({ deps, actor, caller }) =>
    project.wholeResearch(deps, await createSample(deps, actor, caller), actor, caller),
  )
  mount(contract.listResearches, async ({ deps, actor, caller, query, setTotal }) => {
    const { researches, total } = await project.listResearches(deps, actor, caller, query)
    setTotal(total)
    return researches
  })
  mount(contract.getResearch, async ({ deps, actor, params, caller }) => {
    const found = await project.ownResearch(deps.db, actor, params.id)
    return project.wholeResearch(deps, found, actor, caller)
  })
  mount(contract.deleteResearch, ({ deps, actor, params, query }) =>
    deleteResearch(deps, actor, params.id, query.force === 'true'),
  )
  mount(undoDeletionCall, ({ deps, actor, params }) => undoDeletion(deps, actor, params.id))
  mount(contract.copyResearch, async ({ deps, actor, params, query, body, caller }) => {
    const copy = { isForOtherSide: query.side === 'true', upTo: body.upTo }
    const copied = await project.copyResearch(deps, actor, params.id, copy)
    return project.wholeResearch(deps, copied, actor, caller)
  })
  mount(contract.updateIdea, async ({ deps, actor, body, caller }) => {
    const { questionId, description } = body
    const changed = await project.updateIdea(deps, actor, questionId, description)
    return project.wholeResearch(deps, changed, actor, caller)
  })
  mount(contract.updateCharacteristics, async ({ deps, actor, body, caller }) => {
    const { id, characteristics } = body
    const changed = await project.updateCharacteristics(deps, actor, id, characteristics)
    return project.wholeResearch(deps, changed, actor, caller)
  })
  mount(readBrief, ({ deps, actor, body }) => readBriefOf(deps, actor, body))
  mount(steps.nextStep, async ({ deps, actor, body, caller }) =>
    project.wholeResearch(deps, await move.nextStep(deps, actor, body), actor, caller),
  )
  mount(steps.previousStep, async ({ deps, actor, body, caller }) =>
    project.wholeResearch(deps, await move.previousStep(deps, actor, body), actor, caller),
  )
  mount(steps.updateBrief, async ({ deps, actor, body, caller }) =>
    project.wholeResearch(deps, await move.updateBrief(deps, actor, body), actor, caller),
  )
  mount(steps.restorePrevious, async ({ deps, actor, params, caller }) => {
    const research = await move.restorePrevious(deps, actor, params.id)
    return project.wholeResearch(deps, research, actor, caller)
  })
  mount(steps.regenerate, async ({ deps, actor, params, caller }) => {
    const research = await move.regenerate(deps, actor, params.id)
    return project.wholeResearch(deps, research, actor, caller)
  })
  mount(contract.renameResearch, async ({ deps, actor, params, body, caller }) => {
    const renamed = await project.renameResearch(deps, actor, params.id, body.name)
    return project.wholeResearch(deps, renamed, actor, caller)
  })
  mount(contract.updatePlan, async ({ deps, actor, params, body, caller }) =>
    project.wholeResearch(deps, await updatePlan(deps, actor, params.id, body), actor, caller),
  )
  mount(admin.updateProjectPlan, async ({ deps, actor, params, body, caller }) => {
    const changed = await updateProjectPlan(deps, { actor, caller }, params.id, body)
    return project.wholeResearch(deps, changed, actor, caller)
  })
  mount(admin.transferProject, ({ deps, actor, caller, params, body }) =>
    transferProject(deps, { actor, caller }, params.id, body.userId),
  )
  mount(clients.listClients, ({ deps }) => listClients(deps))
  mount(clients.addClient, ({ deps, actor, caller, body }) =>
    addClient(deps, body.name, { actor, caller }),
  )
  mount(clients.updateClient, ({ deps, actor, caller, params, body }) =>
    renameClient(deps, params.id, body.name, { actor, caller }),
  )
  mount(clients.setProjectClient, ({ deps, actor, caller, params, body }) =>
    setProjectClient(deps, params.id, body.clientId, { actor, caller }),
  )
  mount(admin.listProjects, async ({ deps, query, setTotal }) => {
    const { rows, total } = await project.listProjects(deps, query)
    setTotal(total)
    return rows
  })
}
