import { readBrief } from '@wattle/contract/brief'
import type { Mount } from '#http/mount.ts'
import { readBriefOf } from './service.ts'

export function generationRoutes(mount: Mount) {
  mount(readBrief, ({ deps, actor, body }) => readBriefOf(deps, actor, body))
}
