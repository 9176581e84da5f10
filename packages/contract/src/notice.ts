import * as z from 'zod/mini'

export const NOTICE_FREQUENCIES = ['AT_ONCE', 'DAILY', 'NEVER'] as const
export type NoticeFrequency = (typeof NOTICE_FREQUENCIES)[number]

/** What researchers hear about their studies, and how soon if they don't say otherwise. */
export const RESEARCHER_NOTICES = {
  INVITATIONS_STARTED: 'AT_ONCE',
  BOOKED: 'AT_ONCE',
  TARGET_REACHED: 'AT_ONCE',
  NEW_CANDIDATES: 'DAILY',
  STALLED: 'AT_ONCE',
} as const satisfies Record<string, NoticeFrequency>
export type ResearcherNotice = keyof typeof RESEARCHER_NOTICES

/** What our team hears about everyone's studies. */
export const TEAM_NOTICES = {
  LAUNCHED: 'AT_ONCE',
  STALLED: 'AT_ONCE',
} as const satisfies Record<string, NoticeFrequency>
export type TeamNotice = keyof typeof TEAM_NOTICES

const frequency = z.enum(NOTICE_FREQUENCIES, {
  error: 'Choose right away, once a day or never.',
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
