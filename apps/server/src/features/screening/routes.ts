import * as contract from '@wattle/contract/screening'
import { cancelBooking, listHours } from '#features/booking/service.ts'
import type { Mount } from '#http/mount.ts'
import * as screening from './service.ts'

export function screeningRoutes(mount: Mount) {
  mount(contract.loginByScreenerHash, ({ deps, query }) => screening.loginByHash(deps, query.hash))
  mount(contract.getRespondentScreener, ({ deps, actor, params }) =>
    screening.getScreener(deps, actor, params.id),
  )
  mount(contract.startScreener, ({ deps, actor, params, caller }) =>
    screening.start(deps, actor, params.userScreenerId, caller),
  )
  mount(contract.answerScreener, ({ deps, actor, body, caller }) =>
    screening.answer(deps, actor, body, caller),
  )
  mount(contract.completeScreener, ({ deps, actor, params }) =>
    screening.complete(deps, actor, params.userScreenerId),
  )
  mount(contract.listRespondentSlots, async ({ deps, actor, params }) =>
    listHours(deps, await screening.bookerOf(deps, actor, params.hash)),
  )
  mount(contract.bookSlot, ({ deps, actor, params, caller }) =>
    screening.bookHour(deps, actor, params, caller),
  )
  mount(contract.cancelBooking, async ({ deps, actor, params }) =>
    cancelBooking(deps, await screening.bookerOf(deps, actor, params.hash)),
  )
}
