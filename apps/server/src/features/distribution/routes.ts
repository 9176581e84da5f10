import * as contract from '@wattle/contract/distribution'
import * as campaign from '#features/campaign/service.ts'
import { wholeResearch } from '#features/project/service.ts'
import { waitForUndo } from '#features/undo/service.ts'
import type { Mount } from '#http/mount.ts'
import * as distributions from './service.ts'

export function distributionRoutes(mount: Mount) {
  mount(contract.requestDistribution, async ({ deps, actor, caller, params }) => {
    const research = await distributions.requestDistribution(deps, actor, params.id)
    return wholeResearch(deps, research, actor, caller)
  })
  mount(contract.listDistributions, async ({ deps, query, setTotal }) => {
    const { distributions: rows, total } = await distributions.listDistributions(deps, query)
    setTotal(total)
    return rows
  })
  mount(contract.getDistribution, ({ deps, params }) => campaign.getDistribution(deps, params.id))
  mount(contract.getDistributionProject, ({ deps, params }) =>
    distributions.getDistributionProject(deps, params.id),
  )
  mount(contract.startDistribution, ({ deps, actor, caller, query, body }) =>
    distributions.startDistribution(deps, body, waitForUndo(deps, query), { actor, caller }),
  )
  mount(contract.updateDistribution, ({ deps, actor, caller, body }) =>
    distributions.updateDistribution(deps, body, { actor, caller }),
  )
  mount(contract.previewInvitation, ({ deps, body }) => campaign.previewInvitation(deps, body))
  mount(contract.sendTestInvitation, ({ deps, actor, caller, body }) =>
    campaign.sendTestInvitation(deps, { actor, caller }, body),
  )
  mount(contract.countReminders, ({ deps, query }) =>
    campaign.countReminders(deps, query.distributionId),
  )
  mount(contract.saveReminders, ({ deps, actor, caller, query, body }) =>
    campaign.saveReminders(deps, body.distributionId, waitForUndo(deps, query), { actor, caller }),
  )
}
