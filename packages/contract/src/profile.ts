import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { formatCount } from './format-count.ts'
import { MAX_NUMBER } from './question-rules.ts'
import { REMEMBER_CALLS } from './remember.ts'
import { entityId, instant, pathId, typedLine, typedText } from './text.ts'

export const FIELD_KINDS = ['CHOICE', 'MULTI', 'NUMBER', 'YEAR'] as const
export type FieldKind = (typeof FIELD_KINDS)[number]
/** Who fills in a field: the member on their page, or only our team. */
export const FIELD_ASKERS = ['PAGE', 'ADMIN'] as const
/**
 * Where an answer came from, strongest source first. A source never overwrites an answer from a
 * stronger source.
 */
export const PROFILE_SOURCES = ['SELF', 'SCREENER', 'ADMIN', 'IMPORT', 'DERIVED'] as const
export type ProfileSource = (typeof PROFILE_SOURCES)[number]
export const MEMBER_FLAGS = ['NONE', 'CARE', 'DO_NOT_INVITE'] as const

/**
 * These limits come from how we store answers: each field has a fixed position in every member's
 * `facets` array, and each option has a bit in that position's number.
 */
export const MAX_FIELDS = 40
export const MAX_FIELD_OPTIONS = 60
export const MAX_FIELD_LABEL = 40
export const MAX_FIELD_TEXT = 300
export const MAX_FIELD_OPTION = 80
export const FIRST_YEAR = 1900

/**
 * How many days we keep the answers to a retired field. Within that time, admins can bring the
 * field back.
 */
export const RETIRED_FIELD_DAYS = 30

export const takesOptions = (kind: FieldKind): boolean => kind === 'CHOICE' || kind === 'MULTI'

export const mayReplace = (source: ProfileSource, stored: ProfileSource): boolean =>
  PROFILE_SOURCES.indexOf(source) <= PROFILE_SOURCES.indexOf(stored)

const kind = z.enum(FIELD_KINDS)
const asked = z.enum(FIELD_ASKERS, { error: 'Please choose who fills in this field.' })

const ProfileAnswer = z.object({
  optionIds: z.array(entityId),
  /** The answer in words, for the member's download. Empty if they'd rather not say. */
  text: z.string(),
  number: z.nullable(z.int()),
  declined: z.boolean(),
  source: z.enum(PROFILE_SOURCES),
  setAt: instant,
  /** The text that the member agreed to before we stored a sensitive answer. */
  agreedTo: z.nullable(z.string()),
})

const FieldOption = z.object({ id: entityId, label: z.string() })

/** A profile field with a member's answer. The answer is null if they haven't told us. */
export const MemberField = z.object({
  fieldId: entityId,
  label: z.string(),
  question: z.string(),
  why: z.string(),
  kind,
  sensitive: z.boolean(),
  asked,
  retired: z.boolean(),
  /** The options the member can choose now, plus those they chose before. */
  options: z.array(FieldOption),
  answer: z.nullable(ProfileAnswer),
})
export type MemberField = z.output<typeof MemberField>

export const MemberProfile = z.object({
  /**
   * Whether we may ask profile questions. False until we've told members about version 2 of the
   * privacy policy.
   */
  mayAsk: z.boolean(),
  /** The text that members agree to before we store a sensitive answer, and its hash. */
  consent: z.object({ body: z.string(), hash: z.string() }),
  fields: z.array(MemberField),
})
export type MemberProfile = z.output<typeof MemberProfile>

const NOT_A_NUMBER = `Please enter a whole number from 0 to ${formatCount(MAX_NUMBER)}.`

/** One answer to save. Without `optionIds`, `number` or `declined`, deletes the stored answer. */
const ValueInput = z.object({
  fieldId: entityId,
  optionIds: z.optional(z.array(entityId).check(z.minLength(1), z.maxLength(MAX_FIELD_OPTIONS))),
  number: z.optional(
    z
      .int({ error: NOT_A_NUMBER })
      .check(z.minimum(0, NOT_A_NUMBER), z.maximum(MAX_NUMBER, NOT_A_NUMBER)),
  ),
  declined: z.optional(z.literal(true)),
  /** The hash of the text the member agreed to. Required for sensitive answers. */
  consentHash: z.optional(z.string().check(z.maxLength(64))),
})
export type ValueInput = z.output<typeof ValueInput>

export const isDeletion = ({ optionIds, number, declined }: ValueInput): boolean =>
  optionIds === undefined && number === undefined && declined === undefined

const isOneAnswer = ({ optionIds, number, declined }: ValueInput): boolean =>
  [optionIds, number, declined].filter((given) => given !== undefined).length <= 1

export const valueInputs = z
  .array(
    ValueInput.check(
      z.refine(isOneAnswer, { error: 'Please send only one of optionIds, number and declined.' }),
    ),
  )
  .check(
    z.minLength(1),
    z.maxLength(MAX_FIELDS),
    z.refine(
      (values: ValueInput[]) => new Set(values.map((one) => one.fieldId)).size === values.length,
      {
        error: 'Please answer each question only once.',
      },
    ),
  )

/** A profile field as admins see it. */
export const ProfileField = z.object({
  id: entityId,
  key: z.string(),
  label: z.string(),
  question: z.string(),
  why: z.string(),
  kind,
  sensitive: z.boolean(),
  asked,
  retiredAt: z.nullable(instant),
  /** How many members have answered. */
  answers: z.int(),
  options: z.array(z.extend(FieldOption, { retiredAt: z.nullable(instant) })),
})
export type ProfileField = z.output<typeof ProfileField>

export const listProfileFields = endpoint({
  method: 'GET',
  path: '/admin/profile-fields',
  audience: 'admin',
  summary: 'What members can tell us about themselves, in the order they’re asked.',
  reply: z.array(ProfileField),
})

const label = typedLine(MAX_FIELD_LABEL).check(z.minLength(1, 'Please name the field.'))
const question = typedLine(MAX_FIELD_TEXT).check(z.minLength(1, 'Please write the question.'))
const why = typedText(MAX_FIELD_TEXT).check(z.minLength(1, 'Please say why we ask.'))
const optionLabel = typedLine(MAX_FIELD_OPTION).check(z.minLength(1, 'Please write the option.'))
const tooMany = z.maxLength(MAX_FIELD_OPTIONS, `You can have up to ${MAX_FIELD_OPTIONS} options.`)

export const addProfileField = endpoint({
  method: 'POST',
  path: '/admin/profile-fields',
  audience: 'admin',
  summary: 'Add a field. It comes last.',
  status: 201,
  body: z.object({
    label,
    question,
    why,
    kind,
    sensitive: z.optional(z.boolean()),
    asked: z.optional(asked),
    options: z.optional(z.array(optionLabel).check(tooMany)),
  }),
  reply: ProfileField,
})

export const updateProfileField = endpoint({
  method: 'PATCH',
  path: '/admin/profile-fields/:id',
  audience: 'admin',
  summary:
    'Change, move or retire a field. `options` is the whole list in order: one without an id is new, and leaving one out retires it.',
  params: z.object({ id: pathId }),
  body: z.object({
    label: z.optional(label),
    question: z.optional(question),
    why: z.optional(why),
    kind: z.optional(kind),
    sensitive: z.optional(z.boolean()),
    asked: z.optional(asked),
    /** The field's new position, from 1. The other fields move to make room. */
    position: z.optional(z.int().check(z.positive())),
    retired: z.optional(z.boolean()),
    options: z.optional(
      z.array(z.object({ id: z.optional(entityId), label: optionLabel })).check(tooMany),
    ),
  }),
  reply: z.array(ProfileField),
})

/** Allows any length, so a wrong link gets the error for unknown links, not a validation error. */
const byLink = z.object({ hash: z.string() })

export const Rememberable = z.object({
  fieldId: entityId,
  label: z.string(),
  answer: z.string(),
})
export type Rememberable = z.output<typeof Rememberable>

export const listRememberable = endpoint({
  ...REMEMBER_CALLS.listRememberable,
  summary: 'The answers in a finished screener that we could remember in the member’s profile.',
  params: byLink,
  reply: z.array(Rememberable),
})

export const rememberAnswers = endpoint({
  ...REMEMBER_CALLS.rememberAnswers,
  summary:
    'Save these answers in the member’s profile. Never overwrites a field the member filled in themselves.',
  status: 204,
  params: byLink,
  body: z.object({ fieldIds: z.array(entityId).check(z.minLength(1), z.maxLength(MAX_FIELDS)) }),
})
