import * as admin from '@wattle/contract/administration'
import * as contract from '@wattle/contract/screening'
import type { Mount } from '#http/mount.ts'
import { waitForUndo } from '#undo.ts'
import { chooseOption, completeScreener, getScreener, startScreener } from './answer-screener.ts'
import { bookerOf, bookOwnSlot, cancelBooking, listOwnSlots, sayAttendance } from './book-slot.ts'
import * as respondents from './manage-respondents.ts'
import { logInByKey } from './service.ts'
import { acceptOffer, declineOffer, getStandby, standBy } from './stand-by.ts'

export function participationRoutes(mount: Mount) {
  mount(contract.loginByScreenerHash, ({ deps, query }) => logInByKey(deps, query.hash))
  mount(contract.getRespondentScreener, ({ deps, actor, params }) =>
    getScreener(deps, actor, params.id),
  )
  mount(contract.startScreener, ({ deps, actor, params, caller }) =>
    startScreener(deps, actor, params.userScreenerId, caller.timeZone),
  )
  mount(contract.answerScreener, ({ deps, actor, body, caller }) =>
    chooseOption(deps, actor, body, caller.timeZone),
  )
  mount(contract.completeScreener, ({ deps, actor, params }) =>
    completeScreener(deps, actor, params.userScreenerId),
  )
  mount(contract.listRespondentSlots, async ({ deps, actor, params }) =>
    listOwnSlots(deps, await bookerOf(deps, actor, params.hash)),
  )
  mount(contract.bookSlot, ({ deps, actor, params, caller }) =>
    bookOwnSlot(deps, actor, params, caller.timeZone),
  )
  mount(contract.cancelBooking, async ({ deps, actor, params }) =>
    cancelBooking(deps, await bookerOf(deps, actor, params.hash)),
  )
  mount(contract.getStandby, ({ deps, actor, params }) => getStandby(deps, actor, params.hash))
  mount(contract.standBy, ({ deps, actor, params, body }) =>
    standBy(deps, actor, params.hash, body.slotIds),
  )
  mount(contract.acceptOffer, ({ deps, actor, params }) => acceptOffer(deps, actor, params.hash))
  mount(contract.declineOffer, ({ deps, actor, params }) => declineOffer(deps, actor, params.hash))
  mount(contract.answerAttendance, ({ deps, actor, params, body }) =>
    sayAttendance(deps, actor, params.hash, body.coming),
  )
  mount(admin.listCompletions, async ({ deps, query, setTotal }) => {
    const { rows, total } = await respondents.listCompletions(deps, query)
    setTotal(total)
    return rows
  })
  mount(admin.exportCompletions, ({ deps, actor, caller, query }) =>
    respondents.exportCompletions(deps, query, { actor, caller }),
  )
  mount(admin.getCompletion, ({ deps, params }) =>
    respondents.getCompletion(deps, params.userScreenerId),
  )
  mount(admin.listAvailableSlots, ({ deps, params }) =>
    respondents.listAvailableSlots(deps, params.userScreenerId),
  )
  mount(admin.bookSlotFor, ({ deps, actor, caller, params, query }) =>
    respondents.bookSlotFor(deps, params, waitForUndo(deps, query), { actor, caller }),
  )
}
