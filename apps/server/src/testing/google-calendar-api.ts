import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export type StoredEvent = { id: string; start: string; end: string; summary: string }

export type CalendarApi = {
  url: string
  events: Map<string, StoredEvent>
  busy: { start: string; end: string }[]
  /** Makes every call fail with this status. Undefined makes calls work again. */
  fail(status: number | undefined): void
  close(): Promise<void>
}

type EventBody = {
  summary: string
  start: { dateTime: string }
  end: { dateTime: string }
  conferenceData?: { createRequest?: { requestId?: string } }
}

/** A fake Google Calendar server that supports the few API calls we use. */
export async function startCalendarApi(): Promise<CalendarApi> {
  const events = new Map<string, StoredEvent>()
  const busy: { start: string; end: string }[] = []
  let failure: number | undefined
  let made = 0
  const server = createServer(async (request, response) => {
    const answer = (status: number, body: object = {}) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const body = await bodyOf<EventBody>(request)
    if (failure) return answer(failure)
    if (!request.headers.authorization?.startsWith('Bearer ')) return answer(401)
    const id = /^\/calendar\/v3\/calendars\/primary\/events\/(.+)$/.exec(pathname)?.[1]
    if (pathname === '/calendar/v3/freeBusy')
      return answer(200, { calendars: { primary: { busy } } })
    if (pathname === '/calendar/v3/calendars/primary/events' && request.method === 'POST') {
      const room = body.conferenceData?.createRequest?.requestId ?? ''
      const event = storedEvent(`event-${++made}`, body)
      events.set(event.id, event)
      const hasRoom = searchParams.get('conferenceDataVersion') === '1'
      return answer(200, {
        id: event.id,
        ...(hasRoom && { hangoutLink: `https://meet.google.example/${room}` }),
      })
    }
    const event = id && events.get(id)
    if (!event) return answer(404)
    if (request.method === 'DELETE') events.delete(event.id)
    else events.set(event.id, { ...event, ...times(body) })
    return answer(200, {})
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    events,
    busy,
    fail(status) {
      failure = status
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const times = ({ start, end }: EventBody) => ({ start: start.dateTime, end: end.dateTime })
const storedEvent = (id: string, body: EventBody) => ({ id, summary: body.summary, ...times(body) })

async function bodyOf<T>(request: IncomingMessage): Promise<T> {
  let text = ''
  for await (const chunk of request) text += chunk
  return (text ? JSON.parse(text) : {}) as T
}
