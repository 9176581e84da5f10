import * as admin from '@wattle/contract/admin'
import * as consent from '@wattle/contract/consent'
import { clearContradiction } from '@wattle/contract/contradiction'
import * as research from '@wattle/contract/research'
import * as contract from '@wattle/contract/screening'
import * as standbys from '@wattle/contract/standbys'
import { wholeResearch } from '#features/project/service.ts'
import type { Mount } from '#http/mount.ts'
import { waitForUndo } from '#undo.ts'
import { answerQuestion, completeScreener, getScreener, startScreener } from './answer-screener.ts'
import { bookerOf, bookOwnSlot, cancelBooking, listOwnSlots, saveAttendance } from './book-slot.ts'
import * as contradictions from './check-contradictions.ts'
import { exportConsentPack } from './consent-pack.ts'
import { exportGrid, exportProjectGrid } from './export-grid.ts'
import { listStandbys, listStandbysForAdmin } from './list-standbys.ts'
import * as respondents from './manage-respondents.ts'
import { recordFor, recordInRoom, saveOwnConsents } from './record-consent.ts'
import { listNoTimes, reportNoTime } from './report-no-time.ts'
import { logInByKey } from './service.ts'
import { updateProjectQuotas, updateQuotas } from './set-quotas.ts'
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
    answerQuestion(deps, actor, body, caller.timeZone),
  )
  mount(contract.completeScreener, ({ deps, actor, params }) =>
    completeScreener(deps, actor, params.userScreenerId),
  )
  mount(contract.listRespondentSlots, ({ deps, actor, params }) =>
    listOwnSlots(deps, actor, params.hash),
  )
  mount(contract.bookSlot, ({ deps, actor, params, caller }) =>
    bookOwnSlot(deps, actor, params, caller.timeZone),
  )
  mount(contract.cancelBooking, async ({ deps, actor, params }) =>
    cancelBooking(deps, await bookerOf(deps, actor, params.hash)),
  )
  mount(research.updateQuotas, async ({ deps, actor, caller, params, body }) => {
    const changed = await updateQuotas(deps, actor, params.id, body.cells)
    return wholeResearch(deps, changed, actor, caller)
  })
  mount(admin.updateProjectQuotas, async ({ deps, actor, caller, params, body }) => {
    const changed = await updateProjectQuotas(deps, { actor, caller }, params.id, body.cells)
    return wholeResearch(deps, changed, actor, caller)
  })
  mount(research.getGrid, ({ deps, actor, caller, params }) =>
    exportGrid(deps, { actor, caller }, params.id),
  )
  mount(admin.getProjectGrid, ({ deps, actor, caller, params }) =>
    exportProjectGrid(deps, { actor, caller }, params.id),
  )
  mount(consent.saveConsent, ({ deps, actor, params, body }) =>
    saveOwnConsents(deps, actor, params.hash, body.answers),
  )
  mount(consent.reportNoTime, ({ deps, actor, params, body }) =>
    reportNoTime(deps, actor, params.hash, body.note ?? ''),
  )
  mount(consent.listNoTimes, ({ deps, actor, params }) => listNoTimes(deps, actor, params.id))
  mount(consent.recordConsentInRoom, ({ deps, actor, params, body }) =>
    recordInRoom(deps, actor, params.id, body),
  )
  mount(consent.recordConsentFor, ({ deps, actor, caller, params, body }) =>
    recordFor(deps, params.userScreenerId, body, { actor, caller }),
  )
  mount(consent.getConsentPack, ({ deps, actor, caller, params, query }) =>
    exportConsentPack(
      deps,
      params.id,
      { hasNames: query.names === 'true', isPrinted: query.print === 'true' },
      { actor, caller },
    ),
  )
  mount(contract.getStandby, ({ deps, actor, params }) => getStandby(deps, actor, params.hash))
  mount(contract.standBy, ({ deps, actor, params, body }) =>
    standBy(deps, actor, params.hash, body.slotIds),
  )
  mount(contract.acceptOffer, ({ deps, actor, params }) => acceptOffer(deps, actor, params.hash))
  mount(contract.declineOffer, ({ deps, actor, params }) => declineOffer(deps, actor, params.hash))
  mount(standbys.listStandbys, ({ deps, actor, params }) => listStandbys(deps, actor, params.id))
  mount(standbys.listStandbysForAdmin, ({ deps, params }) => listStandbysForAdmin(deps, params.id))
  mount(contract.answerAttendance, ({ deps, actor, params, body }) =>
    saveAttendance(deps, actor, params.hash, body.coming),
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
  mount(clearContradiction, ({ deps, actor, caller, params }) =>
    contradictions.clear(deps, { actor, caller }, params.id).then(() => undefined),
  )
}
