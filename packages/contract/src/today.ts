import * as z from 'zod/mini'
import { AdminInterview } from './admin.ts'
import { endpoint } from './endpoint.ts'
import { FieldDeskRow } from './field-desk.ts'
import { WITHOUT_SLOT } from './interview-status.ts'
import { entityId, instant } from './text.ts'

/** The most rows of each kind that the Today page lists. Its totals include the rest. */
export const MOST_ON_TODAY = 50
/** The most studies at risk that the Today page lists. The field desk has the rest. */
export const MOST_AT_RISK = 5

const blockOf = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({ total: z.int(), rows: z.array(row) })

/** A project whose researcher has asked for invitations. */
const RequestToSend = z.object({
  distributionId: entityId,
  researchId: entityId,
  researchName: z.string(),
  researcher: z.string(),
  /** How many slots are on offer. */
  slots: z.int(),
  requestedAt: instant,
})

/** A cancelled or missed interview whose place nobody else has taken yet. */
const ToReplace = z.object({
  interviewId: entityId,
  researchId: entityId,
  researchName: z.string(),
  status: z.enum(WITHOUT_SLOT),
  fullName: z.string(),
  memberId: z.nullable(entityId),
  startTime: instant,
  /** When the interview was cancelled, or when someone recorded the no-show. */
  at: instant,
  /** How many slots the next person could choose from. */
  slots: z.int(),
  /** The person to offer the place to. Null if no one else qualifies. */
  next: z.nullable(
    z.object({
      userScreenerId: entityId,
      memberId: entityId,
      fullName: z.string(),
      isStandby: z.boolean(),
    }),
  ),
})

/** A project with people who qualify but haven't booked a slot or been asked to choose one. */
const ToSchedule = z.object({
  researchId: entityId,
  researchName: z.string(),
  /**
   * How many people would get an email if an admin asked everyone who qualifies to choose a time.
   */
  people: z.int(),
  slots: z.int(),
  newestAt: instant,
  /** True if enough interviews are booked or conducted. */
  hasEnoughBooked: z.boolean(),
})

export const Today = z.object({
  at: instant,
  /** The agency's time zone, which decides what today and tomorrow are. */
  timeZone: z.string(),
  replacements: blockOf(ToReplace),
  requests: blockOf(RequestToSend),
  unscheduled: blockOf(ToSchedule),
  /**
   * Studies that will probably miss their target. The study with the lowest chance of reaching it
   * comes first.
   */
  atRisk: blockOf(FieldDeskRow),
  interviews: blockOf(AdminInterview),
  /** Interviews in the next 48 hours that the researcher hasn't confirmed. */
  unconfirmed: blockOf(AdminInterview),
  newEnquiries: z.int(),
  /** How many emails from the last seven days bounced or failed. */
  failedEmails: z.int(),
  failedJobs: z.int(),
  /** When the next interview starts. Null if none is planned. */
  nextInterviewAt: z.nullable(instant),
})
export type Today = z.output<typeof Today>

export const getToday = endpoint({
  method: 'GET',
  path: '/admin/today',
  audience: 'admin',
  summary: 'Everything that needs our team’s attention now, and the next interviews.',
  reply: Today,
})
