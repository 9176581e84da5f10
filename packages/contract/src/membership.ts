import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { typedDetail } from './enquiry.ts'
import { filterParameter } from './filter.ts'
import { formatCount } from './format-count.ts'
import { listQuery, searchWords } from './list.ts'
import { Consent, ImportedConsent, MEMBER_STATES, OpenEntry } from './panel.ts'
import { everyDetail } from './panel-details.ts'
import { MemberNote } from './panel-lists.ts'
import { MEMBER_FLAGS, MemberProfile, valueInputs } from './profile.ts'
import {
  day,
  emailAddress,
  entityId,
  instant,
  orNull,
  pathId,
  postcode,
  typedLine,
} from './text.ts'

/** A panel member as admins see them. The calls for the member's own page are in panel.ts. */
export const PanelMember = z.object({
  id: entityId,
  email: z.string(),
  ...everyDetail(() => z.nullable(z.string())),
  state: z.enum(MEMBER_STATES),
  joinedAt: instant,
  lastInvitedAt: z.nullable(instant),
  /**
   * When a mail server or email service reported that the mailbox doesn't exist. Null if there's no
   * such report.
   */
  undeliverableAt: z.nullable(instant),
  /** Where the member came from, such as an open link. Empty if they joined through our site. */
  source: z.optional(z.string()),
  /**
   * True if the member came through an open link and hasn't confirmed the email address, which may
   * not be theirs.
   */
  provisional: z.optional(z.boolean()),
  flag: z.optional(z.enum(MEMBER_FLAGS)),
  /** False for a client's own customers. Only that client's studies may invite them. */
  openPanel: z.optional(z.boolean()),
})
export type PanelMember = z.output<typeof PanelMember>

/** A member's consents, newest first. */
export const MemberConsents = z.array(
  z.extend(Consent, {
    imported: z.nullable(
      z.extend(ImportedConsent, {
        /** The admin who imported these people. Null once that account is deleted. */
        importedBy: z.nullable(z.string()),
      }),
    ),
  }),
)

const MemberFilter = {
  search: searchWords,
  state: z.optional(z.enum(MEMBER_STATES)),
  undeliverable: z.optional(z.enum(['true', 'false'])),
  /** A panel filter, as JSON. */
  filter: filterParameter,
  /** Only lists people this study could invite now. */
  distributionId: z.optional(pathId),
}

export const listMembers = endpoint({
  method: 'GET',
  path: '/admin/panel',
  audience: 'admin',
  summary: 'The panel.',
  query: z.extend(listQuery(['JOINED_AT_DESC', 'JOINED_AT_ASC']), {
    ...MemberFilter,
    /** Counts every match now. Otherwise the total may be cached, and a search stops at 10,000. */
    exact: z.optional(z.literal('true')),
  }),
  reply: z.array(PanelMember),
})

const byId = z.object({ id: pathId })

export const getPanelMember = endpoint({
  method: 'GET',
  path: '/admin/panel/:id',
  audience: 'admin',
  summary: 'A member with their consents and the projects they were invited to.',
  params: byId,
  reply: z.extend(PanelMember, {
    consents: MemberConsents,
    entries: z.optional(z.array(OpenEntry)),
    flagReason: z.optional(z.string()),
    lists: z.optional(z.array(z.object({ id: entityId, name: z.string() }))),
    /** The notes about this member, pinned ones first, then newest first. */
    notes: z.optional(z.array(MemberNote)),
    invitations: z.array(
      z.object({
        researchName: z.string(),
        status: z.string(),
        result: z.nullable(z.string()),
        invitedAt: instant,
      }),
    ),
    profile: z.optional(MemberProfile),
  }),
})

export const saveMemberProfile = endpoint({
  method: 'PUT',
  path: '/admin/panel/:id/profile',
  audience: 'admin',
  summary:
    'Set or delete profile answers for a member. Answers the member gave, and sensitive ones, are theirs to change.',
  params: byId,
  body: z.object({ values: valueInputs }),
  reply: MemberProfile,
})

export const updatePanelMember = endpoint({
  method: 'PATCH',
  path: '/admin/panel/:id',
  audience: 'admin',
  summary: 'Correct a member’s details, pause them, or remove them from the panel on their behalf.',
  params: byId,
  body: z.object({
    ...everyDetail((name) => z.optional(typedDetail(name))),
    state: z.optional(
      z.enum(['ACTIVE', 'PAUSED', 'LEFT'], { error: 'The state must be ACTIVE, PAUSED or LEFT.' }),
    ),
    flag: z.optional(z.enum(MEMBER_FLAGS)),
    flagReason: z.optional(typedLine(200)),
  }),
  reply: PanelMember,
})

export const deletePanelMember = endpoint({
  method: 'DELETE',
  path: '/admin/panel/:id',
  audience: 'admin',
  summary: 'Delete a member. We only keep a hash of the address, so it’s never emailed again.',
  params: byId,
  status: 204,
})

export const MAX_IMPORT_ROWS = 5000
export const MAX_SOURCE_LENGTH = 500

const DAY_FIRST = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/

/** Parses a day in Australian spreadsheet format (3/11/2026) or ISO. Undefined if it's neither. */
export function readDay(text: string): string | undefined {
  const [, date = '', month = '', year = ''] = DAY_FIRST.exec(text.trim()) ?? []
  const iso = year ? `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}` : text.trim()
  return day.safeParse(iso).success ? iso : undefined
}

export const ImportEntry = z.object({
  email: emailAddress,
  ...everyDetail(typedDetail),
  postcode: orNull(postcode),
  source: orNull(typedLine(MAX_SOURCE_LENGTH)),
})

/**
 * The limit is generous, so we can name the row with the long text instead of rejecting the whole
 * file.
 */
const cell = z.nullish(z.string().check(z.maxLength(600)))

export const importMembers = endpoint({
  method: 'POST',
  path: '/admin/panel/import',
  audience: 'admin',
  summary:
    'Import people who agreed elsewhere. Say where and when they agreed, either in each row or once for all rows in `consent` and `consentDate`. With `dryRun`, nothing changes.',
  body: z.object({
    dryRun: z.boolean(),
    /**
     * Where the imported people consented. Only used for rows that don't say where. The law
     * requires this evidence.
     */
    consent: z.optional(orNull(typedLine(MAX_SOURCE_LENGTH))),
    /** The day the imported people consented. Only used for rows that don't say when. */
    consentDate: z.optional(orNull(day)),
    /**
     * For each profile field in the file, which options each value means, such as `{ 'full time':
     * [12] }`. The values are in lower case.
     */
    profile: z.optional(
      z
        .array(
          z.object({
            fieldId: entityId,
            values: z.record(
              z.string().check(z.maxLength(200)),
              z.array(entityId).check(z.maxLength(60)),
            ),
          }),
        )
        .check(z.maxLength(40)),
    ),
    /** Adds everyone in the file to this list, including people who are already on the panel. */
    listId: z.optional(z.nullable(entityId)),
    /** If set, only studies for the list's client may invite the new people. */
    clientOnly: z.optional(z.boolean()),
    /** Where and when people agreed to let us keep sensitive answers. */
    sensitiveConsent: z.optional(
      z.nullable(
        z.object({
          source: typedLine(MAX_SOURCE_LENGTH).check(z.minLength(1, 'Please fill this in.')),
          on: day,
        }),
      ),
    ),
    rows: z
      .array(
        z.object({
          email: z.string().check(z.maxLength(400)),
          ...everyDetail(() => cell),
          /**
           * Where and when this person consented. If the row has both, we don't need to send them a
           * confirmation email.
           */
          source: cell,
          consentDate: cell,
          /** The values from the file, keyed by the profile field's id. */
          profile: z.optional(z.record(z.string().check(z.maxLength(15)), cell)),
        }),
      )
      .check(
        z.maxLength(
          MAX_IMPORT_ROWS,
          `You can import up to ${formatCount(MAX_IMPORT_ROWS)} people at once.`,
        ),
      ),
  }),
  reply: z.object({
    added: z.int(),
    /** How many of the added people have to confirm by email before they join. */
    toConfirm: z.int(),
    known: z.int(),
    refused: z.array(z.object({ row: z.int(), email: z.string(), reason: z.string() })),
    /** Cells we couldn't read and left out. We still imported the rest of their row. */
    skipped: z.optional(
      z.array(z.object({ row: z.int(), email: z.string(), field: z.string(), reason: z.string() })),
    ),
  }),
})

export const exportMembers = endpoint({
  method: 'GET',
  path: '/admin/panel/export',
  audience: 'admin',
  summary: 'The panel, as CSV that’s safe to open in a spreadsheet.',
  query: z.object({
    ...MemberFilter,
    /** Only exports the members with these ids, separated by commas. */
    ids: z.optional(z.string().check(z.regex(/^\d{1,15}(,\d{1,15}){0,499}$/))),
    /** The ids of profile fields to add as columns, separated by commas. */
    fields: z.optional(z.string().check(z.regex(/^\d{1,15}(,\d{1,15}){0,39}$/))),
  }),
  reply: z.object({ csv: z.string() }),
})

export const getSuppression = endpoint({
  method: 'GET',
  path: '/admin/panel/suppressed',
  audience: 'admin',
  summary: 'How many members we don’t email, and why.',
  reply: z.object({ left: z.int(), paused: z.int(), undeliverable: z.int(), forgotten: z.int() }),
})

export const reportMailEvent = endpoint({
  method: 'POST',
  path: '/mail/events',
  audience: 'public',
  summary:
    'A mail service reports a bounce or a complaint. `signature` is the HMAC-SHA256 of `event.email.timestamp` with MAIL_EVENTS_SECRET, in hex; `timestamp` is in seconds.',
  status: 204,
  body: z.object({
    event: z.enum(['bounce', 'complaint']),
    email: z.string().check(z.maxLength(254)),
    /** Unix time in seconds. We reject old reports, so that nobody can replay one later. */
    timestamp: z.int(),
    /** HMAC-SHA256 of `event.email.timestamp`, in hex. */
    signature: z.string().check(z.maxLength(128)),
  }),
})
