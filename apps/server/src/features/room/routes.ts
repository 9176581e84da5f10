import { getInterviewRoom, saveInterviewNotes } from '@wattle/contract/interview'
import type { Mount } from '#http/mount.ts'
import * as room from './service.ts'

export function roomRoutes(mount: Mount) {
  mount(getInterviewRoom, ({ deps, actor, caller, params }) =>
    room.getRoom(deps, actor, caller, params.id),
  )
  mount(saveInterviewNotes, ({ deps, actor, params, body }) =>
    room.saveNotes(deps, actor, params.id, body.notes),
  )
}
