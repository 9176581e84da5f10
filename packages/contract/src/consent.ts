import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { RESPONDENT_CALLS } from './respondent.ts'
import { entityId, instant, pathId, typedText } from './text.ts'

/** Everything we ask people to agree to. Each kind has separate wording. */
export const CONSENT_TEXT_KINDS = [
  'PRIVACY',
  'STUDY',
  'RECORDING',
  'OBSERVERS',
  'QUOTES',
  'PROFILE',
] as const
export type ConsentTextKind = (typeof CONSENT_TEXT_KINDS)[number]

/**
 * Consents that a study can ask for before a booking. The study decides which of them are required.
 */
export const ASKABLE_CONSENTS = ['RECORDING', 'OBSERVERS', 'QUOTES'] as const
export type AskableConsent = (typeof ASKABLE_CONSENTS)[number]

/** People can't take part without these consents. Withdrawing one ends their participation. */
export const BASIC_CONSENTS = ['PRIVACY', 'STUDY'] as const satisfies ConsentTextKind[]

export const endsParticipation = (kind: ConsentTextKind): boolean =>
  (BASIC_CONSENTS as readonly string[]).includes(kind)

export const CONSENT_ANSWERS = ['YES', 'NO', 'WITHDRAWN'] as const
export type ConsentAnswer = (typeof CONSENT_ANSWERS)[number]

/** Where someone answered. ADMIN means our team entered the answer for them. */
export const CONSENT_WAYS = ['SCREENER', 'BOOKING', 'ROOM', 'OWN_PAGE', 'ADMIN'] as const
export type ConsentWay = (typeof CONSENT_WAYS)[number]

export const CONSENT_LABELS: Record<ConsentTextKind, string> = {
  PRIVACY: 'Privacy policy',
  STUDY: 'Study consent',
  RECORDING: 'Recording',
  OBSERVERS: 'Observers',
  QUOTES: 'Quotes',
  PROFILE: 'Profile',
}

export const MAX_STUDY_CONSENT = 20_000
export const MAX_NO_TIME_NOTE = 500

const kind = z.enum(CONSENT_TEXT_KINDS)
const answer = z.enum(CONSENT_ANSWERS, { error: 'The answer must be YES, NO or WITHDRAWN.' })

/** The SHA-256 of the consent's wording, as hex. */
const wordsHash = z
  .string({ error: 'Please send the hash of the consent text.' })
  .check(z.regex(/^[0-9a-f]{64}$/, 'Please send the hash of the consent text.'))

/** Wording that we ask a participant to agree to, and the participant's latest answer. */
export const ConsentRequest = z.object({
  kind,
  hash: z.string(),
  /** Empty for PRIVACY, because the privacy policy has its own page. */
  body: z.string(),
  answer: z.nullable(answer),
  /** Whether the participant has to agree before they can book. */
  required: z.boolean(),
})
export type ConsentRequest = z.output<typeof ConsentRequest>

/** Someone's current answer to one kind of consent. */
export const LatestConsent = z.object({ kind, answer, at: instant })
export type LatestConsent = z.output<typeof LatestConsent>

export const ConsentRecord = z.extend(LatestConsent, {
  way: z.enum(CONSENT_WAYS),
  version: z.string(),
  hash: z.string(),
  /** If the participant answered aloud, how many seconds into the call that was. */
  seconds: z.nullable(z.int()),
})
export type ConsentRecord = z.output<typeof ConsentRecord>

/** Allows any length, so a wrong link gets the error for unknown links, not a validation error. */
const byLink = z.object({ hash: z.string() })

export const saveConsent = endpoint({
  ...RESPONDENT_CALLS.saveConsent,
  summary:
    'Give or refuse a consent that a study asks for, or withdraw one. The hash says which wording the participant read.',
  params: byLink,
  body: z.object({
    answers: z
      .array(z.object({ kind, hash: wordsHash, answer }))
      .check(z.minLength(1), z.maxLength(CONSENT_TEXT_KINDS.length)),
  }),
  reply: z.object({ consents: z.array(ConsentRequest) }),
})

export const reportNoTime = endpoint({
  ...RESPONDENT_CALLS.reportNoTime,
  summary: 'Tell us that none of the times suit you. Doesn’t cancel anything.',
  status: 204,
  params: byLink,
  body: z.object({ note: z.optional(typedText(MAX_NO_TIME_NOTE)) }),
})

export const listNoTimes = endpoint({
  method: 'GET',
  path: '/platform/research/:id/no-times',
  audience: 'researcher',
  summary: 'Comments from people who found no suitable slot and haven’t booked, newest first.',
  params: z.object({ id: pathId }),
  reply: z.array(z.object({ at: instant, note: z.string() })),
})

/** Calls are far shorter than this, so a longer time is a typing error. */
const MAX_CALL_HOURS = 24

const VerbalAnswer = z.object({
  kind,
  answer,
  seconds: z.optional(
    z
      .int({ error: 'Please enter whole seconds.' })
      .check(
        z.minimum(0, 'Please enter whole seconds.'),
        z.maximum(
          MAX_CALL_HOURS * 3600,
          `That’s more than ${MAX_CALL_HOURS} hours. Please check the number of seconds.`,
        ),
      ),
  ),
})

export const recordConsentInRoom = endpoint({
  method: 'POST',
  path: '/platform/interview/:id/consent',
  audience: 'researcher',
  summary: 'Record a participant’s verbal consent to recording, observers or quotes.',
  params: z.object({ id: pathId }),
  body: z.extend(VerbalAnswer, {
    kind: z.enum(ASKABLE_CONSENTS, {
      error: 'You can only save verbal consent for recording, observers and quotes.',
    }),
  }),
  reply: z.object({ consents: z.array(LatestConsent) }),
})

export const markRecordingDeleted = endpoint({
  method: 'POST',
  path: '/platform/interview/:id/recording-deleted',
  audience: 'researcher',
  summary:
    'Confirm that you’ve deleted the recording after the participant withdrew their consent.',
  params: z.object({ id: pathId }),
  reply: z.object({ recordingDeletedAt: instant }),
})

export const recordConsentFor = endpoint({
  method: 'POST',
  path: '/admin/completions/:userScreenerId/consent',
  audience: 'admin',
  summary: 'Record a consent that someone gave our team, or withdraw one for them.',
  params: z.object({ userScreenerId: pathId }),
  body: VerbalAnswer,
  reply: z.object({ consents: z.array(ConsentRecord) }),
})

export const withdrawConsent = endpoint({
  method: 'POST',
  path: '/panel/consent/withdraw',
  audience: 'public',
  summary: 'Withdraw a consent on your own page.',
  status: 204,
  body: z.object({
    key: z
      .string({ error: 'Part of this link is missing. Please open it from our email again.' })
      .check(z.minLength(20), z.maxLength(100)),
    invitationId: entityId,
    kind,
  }),
})

export const getConsentPack = endpoint({
  method: 'GET',
  path: '/admin/distributions/:id/consent-pack',
  audience: 'admin',
  summary:
    'Everything people agreed to in a project, as a signed file and a printable page. Includes names only if you ask for them.',
  params: z.object({ id: pathId }),
  query: z.object({
    names: z.optional(z.enum(['true', 'false'])),
    print: z.optional(z.enum(['true', 'false'])),
  }),
  /**
   * `html` is null unless `print` is true, because the printable page takes longer to make than the
   * JSON file.
   */
  reply: z.object({ json: z.string(), html: z.nullable(z.string()) }),
})

export const getConsentKey = endpoint({
  method: 'GET',
  path: '/site/consent-key',
  audience: 'public',
  summary: 'The public key that verifies consent packs.',
  reply: z.object({ algorithm: z.literal('Ed25519'), publicKey: z.string() }),
})
