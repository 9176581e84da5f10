import * as contract from '@wattle/contract/guide'
import type { Mount } from '#http/mount.ts'
import * as guide from './service.ts'

export function guideRoutes(mount: Mount) {
  mount(contract.updateGuide, ({ deps, actor, body }) => guide.updateGuide(deps, actor, body))
  mount(contract.addGuidePart, ({ deps, actor, params }) => guide.addPart(deps, actor, params.id))
  mount(contract.addGuideQuestion, ({ deps, actor, params }) =>
    guide.addQuestion(deps, actor, params.id),
  )
  mount(contract.deleteGuidePart, ({ deps, actor, params }) =>
    guide.deletePart(deps, actor, params.id),
  )
  mount(contract.deleteGuideQuestion, ({ deps, actor, params }) =>
    guide.deleteQuestion(deps, actor, params.id),
  )
  mount(contract.restoreGuidePart, ({ deps, actor, body }) => guide.restorePart(deps, actor, body))
  mount(contract.restoreGuideQuestion, ({ deps, actor, body }) =>
    guide.restoreQuestion(deps, actor, body),
  )
  mount(contract.moveGuidePartUp, ({ deps, actor, params }) =>
    guide.movePart(deps, actor, params.id, -1),
  )
  mount(contract.moveGuidePartDown, ({ deps, actor, params }) =>
    guide.movePart(deps, actor, params.id, 1),
  )
}
