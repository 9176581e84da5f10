import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { instant, timeInput } from './text.ts'

const digits = z.optional(z.string().check(z.regex(/^\d{1,15}$/, 'This isn’t a valid id.')))

export const authorizeGoogleCalendar = endpoint({
  method: 'GET',
  path: '/auth/calendar/google/authorize',
  audience: 'researcher',
  summary: 'Get a link to connect your Google Calendar. It leads back to the interview.',
  query: z.object({ researchId: digits, interviewId: digits }),
  reply: z.object({ link: z.string() }),
})

export const finishGoogleCalendar = endpoint({
  method: 'GET',
  path: '/auth/calendar/google/callback',
  audience: 'public',
  summary: 'Where Google redirects back to.',
  status: 302,
  query: z.object({
    code: z.optional(z.string().check(z.maxLength(2000))),
    state: z.optional(z.string().check(z.maxLength(500))),
    error: z.optional(z.string().check(z.maxLength(200))),
  }),
})

export const disconnectGoogleCalendar = endpoint({
  method: 'DELETE',
  path: '/platform/calendar/google',
  audience: 'researcher',
  summary: 'Disconnect your Google Calendar and revoke our access.',
  status: 204,
})

export const listBusyTimes = endpoint({
  method: 'GET',
  path: '/platform/calendar/busy',
  audience: 'researcher',
  summary: 'The busy times in your Google Calendar. Empty if you haven’t connected one.',
  query: z.object({ from: timeInput, to: timeInput }),
  reply: z.array(z.object({ startTime: instant, endTime: instant })),
})
