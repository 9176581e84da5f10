import {
  nextStep,
  previousStep,
  regenerate,
  restorePrevious,
  updateBrief,
} from '@wattle/contract/steps'
import { undoDeletion } from '@wattle/contract/undo'
import type { Mount } from '#http/mount.ts'
import * as steps from './service.ts'

export function stepsRoutes(mount: Mount) {
  mount(nextStep, async ({ deps, actor, body, caller }) =>
    steps.wholeResearch(deps, await steps.nextStep(deps, actor, body), actor, caller),
  )
  mount(previousStep, async ({ deps, actor, body, caller }) =>
    steps.wholeResearch(deps, await steps.previousStep(deps, actor, body), actor, caller),
  )
  mount(updateBrief, async ({ deps, actor, body, caller }) =>
    steps.wholeResearch(deps, await steps.updateBrief(deps, actor, body), actor, caller),
  )
  mount(restorePrevious, async ({ deps, actor, params, caller }) => {
    const research = await steps.restorePrevious(deps, actor, params.id)
    return steps.wholeResearch(deps, research, actor, caller)
  })
  mount(regenerate, async ({ deps, actor, params, caller }) => {
    const research = await steps.regenerate(deps, actor, params.id)
    return steps.wholeResearch(deps, research, actor, caller)
  })
  mount(undoDeletion, ({ deps, actor, params }) => steps.undoDeletion(deps, actor, params.id))
}
