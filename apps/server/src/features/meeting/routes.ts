import { API_BASE } from '@wattle/contract/endpoint'
import * as contract from '@wattle/contract/meeting'
import type { Mount } from '#http/mount.ts'
import { noteCookie, noteName } from '#http/note-cookie.ts'
import * as meeting from './service.ts'

const COOKIE = { name: 'google_calendar', path: `${API_BASE}/auth/calendar/google`, seconds: 600 }

export function meetingRoutes(mount: Mount) {
  mount(contract.authorizeGoogleCalendar, async ({ deps, actor, query, setHeader }) => {
    const { link, note } = await meeting.beginConnection(deps, actor, query)
    setHeader('set-cookie', noteCookie(deps.config, COOKIE, note))
    return { link }
  })
  mount(contract.finishGoogleCalendar, async ({ deps, query, cookies, setHeader }) => {
    const place = await meeting.finishConnection(
      deps,
      query,
      cookies(noteName(deps.config, COOKIE)),
    )
    setHeader('set-cookie', noteCookie(deps.config, COOKIE, ''))
    setHeader('cache-control', 'no-store')
    setHeader('location', place)
    return undefined
  })
  mount(contract.disconnectGoogleCalendar, ({ deps, actor }) => meeting.disconnect(deps, actor))
  mount(contract.listBusyTimes, ({ deps, actor, query }) =>
    meeting.listBusyTimes(deps, actor, query.from, query.to),
  )
}
