import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { MemberKey } from './member-key.ts'
import { Member } from './panel.ts'
import { entityId, instant } from './text.ts'

/**
 * We don't invite someone for this many days after they've left too many invitations in a row
 * unanswered.
 */
export const UNANSWERED_REST_DAYS = 90
/** The quiet hours that we suggest to admins: 7 pm to 9 am. */
export const SUGGESTED_QUIET = { from: 19, to: 9 }

const count = (most: number) => {
  const error = `Please enter a whole number from 1 to ${most}, or leave this empty.`
  return z.nullable(z.int({ error }).check(z.minimum(1, error), z.maximum(most, error)))
}
const hour = (last: number, error = 'Please choose an hour.') =>
  z.nullable(z.int({ error }).check(z.minimum(0, error), z.maximum(last, error)))

const DAYS_RANGE = 'Please enter a whole number from 0 to 365.'

/** How often and when we may invite a member. A rule that's null is off. */
export const ContactRules = z
  .object({
    /** If null, `INVITE_COOLDOWN_DAYS` applies. */
    daysBetween: z.nullable(
      z.int({ error: DAYS_RANGE }).check(z.minimum(0, DAYS_RANGE), z.maximum(365, DAYS_RANGE)),
    ),
    invitationsIn30Days: count(30),
    /**
     * How many invitations in a row someone can leave unanswered before we stop inviting them for
     * `UNANSWERED_REST_DAYS`.
     */
    unanswered: count(20),
    daysAfterInterview: count(730),
    interviewsIn6Months: count(50),
    daysSameClient: count(730),
    noShowsIn12Months: count(20),
    /** The hours when we send no invitations, in the member's time zone, such as 19 to 9. */
    quietFrom: hour(23),
    quietTo: hour(23),
  })
  .check(
    z.refine(({ quietFrom, quietTo }) => (quietFrom === null) === (quietTo === null), {
      path: ['quietTo'],
      error: 'Please choose both hours, or neither.',
    }),
    z.refine(({ quietFrom, quietTo }) => quietFrom === null || quietFrom !== quietTo, {
      path: ['quietTo'],
      error: 'Please choose two different hours.',
    }),
  )
export type ContactRules = z.output<typeof ContactRules>

export const NO_RULES: ContactRules = {
  daysBetween: null,
  invitationsIn30Days: null,
  unanswered: null,
  daysAfterInterview: null,
  interviewsIn6Months: null,
  daysSameClient: null,
  noShowsIn12Months: null,
  quietFrom: null,
  quietTo: null,
}

const ContactRulesState = z.object({
  rules: ContactRules,
  /** How many days we leave between invitations if `daysBetween` is null. */
  usualDays: z.int(),
  /**
   * True while we're applying new rules to every member. No invitations go out until
   * that's done.
   */
  isApplying: z.boolean(),
  /** Every change to the rules, newest first. */
  history: z.array(
    z.object({ rules: ContactRules, setAt: instant, setBy: z.nullable(z.string()) }),
  ),
})

export const getContactRules = endpoint({
  method: 'GET',
  path: '/admin/contact-rules',
  audience: 'admin',
  summary: 'How often and when we invite people, with every earlier version.',
  reply: ContactRulesState,
})

export const saveContactRules = endpoint({
  method: 'PUT',
  path: '/admin/contact-rules',
  audience: 'admin',
  summary: 'Change how often and when we invite people. Applies to everyone before the next batch.',
  body: ContactRules,
  reply: ContactRulesState,
})

const Topic = z.object({ id: entityId, name: z.string() })

export const listTopics = endpoint({
  method: 'GET',
  path: '/admin/topics',
  audience: 'admin',
  summary:
    'The topics a study can be about, so members can choose which ones we don’t ask them about.',
  reply: z.array(Topic),
})

const WEEKDAY = 'Please choose days from Monday to Sunday.'

/** Saves a member's own limits on our invitations. Null means no limit of that kind. */
export const saveLimits = endpoint({
  method: 'PUT',
  path: '/panel/limits',
  audience: 'public',
  summary:
    'Change how often and when we may invite you, and to which kinds of study. Fields you leave out stay as they are.',
  body: z
    .object({
      key: MemberKey,
      perMonth: z.optional(count(30)),
      /** The days of the week on which we may invite the member. 1 is Monday. */
      days: z.optional(
        z.nullable(
          z
            .array(z.int({ error: WEEKDAY }).check(z.minimum(1, WEEKDAY), z.maximum(7, WEEKDAY)))
            .check(z.minLength(1, 'Please choose at least one day.'), z.maxLength(7, WEEKDAY)),
        ),
      ),
      from: z.optional(hour(23)),
      /** We only invite the member before this hour. 24 is midnight. */
      to: z.optional(hour(24)),
      topicsOff: z.optional(z.array(entityId).check(z.maxLength(50))),
    })
    .check(
      z.refine(
        ({ from, to }) =>
          (from ?? null) === null || ((to ?? null) !== null && Number(to) > Number(from)),
        {
          path: ['to'],
          error: 'The end must be after the start.',
        },
      ),
      z.refine(({ from, to }) => (to ?? null) === null || (from ?? null) !== null, {
        path: ['from'],
        error: 'Please choose a start time too.',
      }),
    ),
  reply: Member,
})
