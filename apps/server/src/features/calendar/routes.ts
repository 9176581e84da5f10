import * as contract from '@wattle/contract/calendar'
import { API_BASE } from '@wattle/contract/endpoint'
import * as google from '@wattle/contract/meeting'
import type { Mount } from '#http/mount.ts'
import { noteCookie, noteName } from '#http/note-cookie.ts'
import { beginConnection, disconnect, finishConnection, listBusyTimes } from './connect-google.ts'
import * as calendar from './service.ts'

const COOKIE = { name: 'google_calendar', path: `${API_BASE}/auth/calendar/google`, seconds: 600 }

export function calendarRoutes(mount: Mount) {
  mount(contract.listSlots, ({ deps, actor, params }) =>
    calendar.listSlots(deps, actor, params.researchId),
  )
  mount(contract.addSlot, async ({ deps, actor, caller, body, setStatus }) => {
    const { slot, isNew } = await calendar.addSlot(deps, actor, caller, body)
    if (!isNew) setStatus(200)
    return slot
  })
  mount(contract.addSlots, ({ deps, actor, caller, body }) =>
    calendar.addSlots(deps, actor, caller, body),
  )
  mount(contract.deleteSlots, ({ deps, actor, body }) =>
    calendar.deleteSlots(deps, actor, body.slotIds),
  )
  mount(contract.moveSlot, ({ deps, actor, caller, body }) =>
    calendar.moveSlot(deps, actor, caller, body),
  )
  mount(contract.deleteSlot, ({ deps, actor, params }) =>
    calendar.deleteSlot(deps, actor, params.slotId),
  )
  mount(contract.restoreSlot, ({ deps, actor, params }) =>
    calendar.restoreSlot(deps, actor, params.slotId),
  )
  mount(google.authorizeGoogleCalendar, async ({ deps, actor, query, setHeader }) => {
    const { link, note } = await beginConnection(deps, actor, query)
    setHeader('set-cookie', noteCookie(deps.config, COOKIE, note))
    return { link }
  })
  mount(google.finishGoogleCalendar, async ({ deps, query, cookies, setHeader }) => {
    const place = await finishConnection(deps, query, cookies(noteName(deps.config, COOKIE)))
    setHeader('set-cookie', noteCookie(deps.config, COOKIE, ''))
    setHeader('cache-control', 'no-store')
    setHeader('location', place)
    return undefined
  })
  mount(google.disconnectGoogleCalendar, ({ deps, actor }) => disconnect(deps, actor))
  mount(google.listBusyTimes, ({ deps, actor, query }) =>
    listBusyTimes(deps, actor, query.from, query.to),
  )
}
