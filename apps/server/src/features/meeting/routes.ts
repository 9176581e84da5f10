import { API_BASE } from '@wattle/contract/endpoint'
import * as contract from '@wattle/contract/meeting'
import type { Mount } from '#http/mount.ts'
import * as meeting from './service.ts'

const COOKIE = 'google_calendar'
const COOKIE_SECONDS = 600

export function meetingRoutes(mount: Mount) {
  mount(contract.authorizeGoogleCalendar, async ({ deps, actor, query, setHeader }) => {
    const { link, note } = await meeting.beginConnection(deps, actor, query)
    setHeader('set-cookie', cookie(deps.config.publicUrl, note, COOKIE_SECONDS))
    return { link }
  })
  mount(contract.finishGoogleCalendar, async ({ deps, query, cookies, setHeader }) => {
    const place = await meeting.finishConnection(deps, query, cookies(COOKIE))
    setHeader('set-cookie', cookie(deps.config.publicUrl, '', 0))
    setHeader('cache-control', 'no-store')
    setHeader('location', place)
    return undefined
  })
  mount(contract.disconnectGoogleCalendar, ({ deps, actor }) => meeting.disconnect(deps, actor))
  mount(contract.listBusyTimes, ({ deps, actor, query }) =>
    meeting.listBusyTimes(deps, actor, query.from, query.to),
  )
}

/** `Lax`: the browser comes back from another site. */
function cookie(publicUrl: string, value: string, seconds: number): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : ''
  const path = `${API_BASE}/auth/calendar/google`
  return `${COOKIE}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`
}
