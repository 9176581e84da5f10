import * as openId from 'openid-client'
import type { Config } from '#config.ts'
import { discoverGoogle, type Ticket } from './google-sign-in.ts'

export type CalendarEvent = {
  title: string
  description: string
  start: Date
  end: Date
  /** Idempotency key: a retry sends the same one, so Google creates only one meeting room. */
  requestId: string
}

/**
 * Thrown when the person has revoked our access or it has expired. They need to connect their
 * calendar again.
 */
export class CalendarRevoked extends Error {}

export type GoogleCalendar = {
  begin(): Promise<{ url: string; ticket: Omit<Ticket, 'nonce'> }>
  /** Returns the refresh token, which lets us use the calendar while the person is away. */
  finish(answer: { code: string; state: string }, ticket: Omit<Ticket, 'nonce'>): Promise<string>
  createEvent(refreshToken: string, event: CalendarEvent): Promise<{ id: string; link: string }>
  moveEvent(refreshToken: string, id: string, times: { start: Date; end: Date }): Promise<void>
  deleteEvent(refreshToken: string, id: string): Promise<void>
  busyTimes(refreshToken: string, from: Date, to: Date): Promise<{ start: Date; end: Date }[]>
  revoke(refreshToken: string): Promise<void>
}

const SCOPES = [
  'https://www.googleapis.com/auth/calendar.events',
  'https://www.googleapis.com/auth/calendar.freebusy',
]
const TIMEOUT_MS = 10_000
const GONE = [404, 410]

export function openGoogleCalendar({ google, publicUrl }: Config): GoogleCalendar | undefined {
  if (!google) return undefined
  const redirectUri = `${publicUrl}/api/auth/calendar/google/callback`
  const issuer = discoverGoogle(google)

  async function accessToken(refreshToken: string): Promise<string> {
    try {
      return (await openId.refreshTokenGrant(await issuer(), refreshToken)).access_token
    } catch (error) {
      const isRevoked = (error as { error?: string }).error === 'invalid_grant'
      throw isRevoked ? new CalendarRevoked('the calendar is no longer connected') : error
    }
  }

  async function ask(refreshToken: string, method: string, path: string, body?: object) {
    const response = await fetch(`${google?.apiBase}/calendar/v3/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${await accessToken(refreshToken)}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      // Don't follow redirects, which could send the token to another host.
      redirect: 'error',
    })
    if (response.status === 401)
      throw new CalendarRevoked('Google rejected our access to the calendar')
    return response
  }

  return {
    async begin() {
      const ticket = { state: openId.randomState(), verifier: openId.randomPKCECodeVerifier() }
      const url = openId.buildAuthorizationUrl(await issuer(), {
        redirect_uri: redirectUri,
        scope: SCOPES.join(' '),
        state: ticket.state,
        code_challenge: await openId.calculatePKCECodeChallenge(ticket.verifier),
        code_challenge_method: 'S256',
        access_type: 'offline',
        // Google only issues a refresh token if it shows the consent screen.
        prompt: 'consent',
        include_granted_scopes: 'true',
      })
      return { url: url.href, ticket }
    },
    async finish({ code, state }, ticket) {
      const back = new URL(redirectUri)
      back.search = new URLSearchParams({ code, state }).toString()
      const tokens = await openId.authorizationCodeGrant(await issuer(), back, {
        expectedState: ticket.state,
        pkceCodeVerifier: ticket.verifier,
      })
      if (!tokens.refresh_token) throw new Error('Google didn’t send a refresh token')
      return tokens.refresh_token
    },
    async createEvent(refreshToken, { title, description, start, end, requestId }) {
      const response = await ask(
        refreshToken,
        'POST',
        'calendars/primary/events?conferenceDataVersion=1',
        {
          summary: title,
          description,
          start: { dateTime: start.toISOString() },
          end: { dateTime: end.toISOString() },
          conferenceData: {
            createRequest: { requestId, conferenceSolutionKey: { type: 'hangoutsMeet' } },
          },
        },
      )
      const event = (await mustSucceed(response).json()) as { id?: string; hangoutLink?: string }
      if (!event.id || !event.hangoutLink?.startsWith('https://'))
        throw new Error("Google didn't return a video call link")
      return { id: event.id, link: event.hangoutLink }
    },
    async moveEvent(refreshToken, id, { start, end }) {
      const path = `calendars/primary/events/${encodeURIComponent(id)}`
      const response = await ask(refreshToken, 'PATCH', path, {
        start: { dateTime: start.toISOString() },
        end: { dateTime: end.toISOString() },
      })
      if (!GONE.includes(response.status)) mustSucceed(response)
    },
    async deleteEvent(refreshToken, id) {
      const path = `calendars/primary/events/${encodeURIComponent(id)}`
      const response = await ask(refreshToken, 'DELETE', path)
      if (!GONE.includes(response.status)) mustSucceed(response)
    },
    async busyTimes(refreshToken, from, to) {
      const response = await ask(refreshToken, 'POST', 'freeBusy', {
        timeMin: from.toISOString(),
        timeMax: to.toISOString(),
        items: [{ id: 'primary' }],
      })
      const body = (await mustSucceed(response).json()) as FreeBusy
      const busy = body.calendars?.primary?.busy ?? []
      return busy.map(({ start, end }) => ({ start: new Date(start), end: new Date(end) }))
    },
    async revoke(refreshToken) {
      await openId.tokenRevocation(await issuer(), refreshToken)
    },
  }
}

type FreeBusy = { calendars?: { primary?: { busy?: { start: string; end: string }[] } } }

function mustSucceed(response: Response): Response {
  if (!response.ok) throw new Error(`Google Calendar returned ${response.status}`)
  return response
}
