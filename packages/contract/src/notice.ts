import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const NOTICE_FREQUENCIES = ['AT_ONCE', 'DAILY', 'NEVER'] as const
export type NoticeFrequency = (typeof NOTICE_FREQUENCIES)[number]

/** What we notify researchers about, and how often by default. */
export const RESEARCHER_NOTICES = {
  INVITATIONS_STARTED: 'AT_ONCE',
  BOOKED: 'AT_ONCE',
  TARGET_REACHED: 'AT_ONCE',
  NEW_CANDIDATES: 'DAILY',
  STALLED: 'AT_ONCE',
} as const satisfies Record<string, NoticeFrequency>
export type ResearcherNotice = keyof typeof RESEARCHER_NOTICES

/** What we notify our team about in all projects, and how often by default. */
export const TEAM_NOTICES = {
  LAUNCHED: 'AT_ONCE',
  STALLED: 'AT_ONCE',
} as const satisfies Record<string, NoticeFrequency>
export type TeamNotice = keyof typeof TEAM_NOTICES

const frequency = z.enum(NOTICE_FREQUENCIES, {
  error: 'Please choose right away, once a day or never.',
})

export const ResearcherNotices = z.object({
  INVITATIONS_STARTED: frequency,
  BOOKED: frequency,
  TARGET_REACHED: frequency,
  NEW_CANDIDATES: frequency,
  STALLED: frequency,
} satisfies Record<ResearcherNotice, unknown>)
export type ResearcherNotices = z.output<typeof ResearcherNotices>

export const TeamNotices = z.object({
  LAUNCHED: frequency,
  STALLED: frequency,
} satisfies Record<TeamNotice, unknown>)
export type TeamNotices = z.output<typeof TeamNotices>

/** A study that needs more interviews has stalled if nobody has booked for this long. */
export const STALLED_AFTER_DAYS = 3

/** Digests go out at this hour in the recipient's time zone. */
export const DIGEST_HOUR = 8
export const DIGEST_TIME = `${DIGEST_HOUR}:00 am`

export const getNotices = endpoint({
  method: 'GET',
  path: '/platform/user/notices',
  audience: 'researcher',
  summary: 'What you’re emailed about, and how soon.',
  reply: ResearcherNotices,
})

export const updateNotices = endpoint({
  method: 'PATCH',
  path: '/platform/user/notices',
  audience: 'researcher',
  summary: 'Choose what we email you about. We always send emails about your interviews.',
  body: z.partial(ResearcherNotices),
  reply: ResearcherNotices,
})

export const getTeamNotices = endpoint({
  method: 'GET',
  path: '/admin/settings/notices',
  audience: 'admin',
  summary: 'What we email our team about, and how soon.',
  reply: TeamNotices,
})

export const updateTeamNotices = endpoint({
  method: 'PATCH',
  path: '/admin/settings/notices',
  audience: 'admin',
  summary: 'Choose what we email our team about.',
  body: z.partial(TeamNotices),
  reply: TeamNotices,
})
