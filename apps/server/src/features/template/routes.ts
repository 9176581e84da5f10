import { saveTemplate } from '@wattle/contract/template'
import type { Mount } from '#http/mount.ts'
import * as templates from './service.ts'

export function templateRoutes(mount: Mount) {
  mount(saveTemplate, ({ deps, body }) => templates.saveTemplate(deps, body))
}
