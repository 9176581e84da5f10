import * as z from 'zod/mini'
import { formatCount } from './format-count.ts'

/**
 * Our own rules for email addresses, because seed 000 has none and mail servers only accept
 * plausible addresses.
 */
const MAX_EMAIL_LENGTH = 254
// Exactly one mailbox: no display names, groups, comments or quoting, which email programs could
// take for extra recipients.
const LOCAL_PART = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u
const DOMAIN = /^([\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u

export function isPlausibleEmail(address: string): boolean {
  const at = address.indexOf('@')
  return (
    address.length <= MAX_EMAIL_LENGTH &&
    at > 0 &&
    at <= 64 &&
    LOCAL_PART.test(address.slice(0, at)) &&
    DOMAIN.test(address.slice(at + 1))
  )
}

/** True if the text has control characters other than line breaks and tabs, or lone surrogates. */
export function hasUnprintable(text: string): boolean {
  return /[\p{Cc}\p{Cs}]/u.test(text.replace(/[\n\r\t]/g, ''))
}

/**
 * True if the text has line breaks or tabs, so it would take up more than one line, or more than
 * one cell of a table.
 */
const isBroken = (text: string) => /[\n\r\t\u2028\u2029]/.test(text)

const printable = z.refine<string>((text) => !hasUnprintable(text), {
  error: 'This text has hidden characters. Please type it again instead of pasting it.',
})

const NO_TEXT = 'Please enter text.'

/**
 * Typed text: trimmed, limited in length and printable. `missing` is the error message if it isn't
 * a string.
 */
export function typedText(max: number, missing = NO_TEXT) {
  return z
    .string({ error: missing })
    .check(
      z.trim(),
      z.maxLength(max, `Please keep this to ${formatCount(max)} characters.`),
      printable,
    )
}

/** Like `typedText`, but not trimmed. */
export function writtenText(max: number) {
  return z
    .string({ error: NO_TEXT })
    .check(z.maxLength(max, `Please keep this to ${formatCount(max)} characters.`), printable)
}

/** Like `typedText`, but on one line, because it may end up in an email header. */
export function typedLine(max: number, missing = NO_TEXT) {
  return typedText(max, missing).check(
    z.refine((text: string) => !isBroken(text), { error: 'Please keep this to one line.' }),
  )
}

export const emailAddress = z
  .string({ error: 'Please enter an email address.' })
  .check(
    z.trim(),
    z.refine(isPlausibleEmail, { error: 'Please enter an email address like name@example.com.' }),
  )

const MAX_LINK_LENGTH = 2000
const LINK = /^https:\/\/([^/?#:\\@]+)(?::(\d{1,5}))?(?:[/?#].*)?$/i
const NOT_HTTPS = 'Please enter a link that begins with https://'

/**
 * What's wrong with a link that people will click, or undefined if it's fine. It must be https with
 * a host name and no user name. It can't have spaces, control characters or invisible characters,
 * such as those that reverse the text.
 */
export function linkFault(link: string): string | undefined {
  if (/[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u.test(link))
    return 'Please remove the spaces and hidden characters from this link.'
  const [, host = '', port = '443'] = LINK.exec(link) ?? []
  return DOMAIN.test(host) && Number(port) <= 65_535 ? undefined : NOT_HTTPS
}

export const webLink = z.string({ error: 'Please enter a link.' }).check(
  z.trim(),
  z.maxLength(MAX_LINK_LENGTH, `Please keep this to ${formatCount(MAX_LINK_LENGTH)} characters.`),
  z.refine((link: string) => linkFault(link) === undefined, {
    error: ({ input }) => linkFault(String(input)),
  }),
)

/** An Australian postcode. It's a string, because some start with a zero, such as 0200. */
export const postcode = z
  .string({ error: NO_TEXT })
  .check(z.trim(), z.regex(/^\d{4}$/, 'An Australian postcode has four digits, like 3056.'))

/** Turns the null, undefined or blank text that forms send for an empty field into null. */
export function orNull<S extends z.ZodMiniType<string, string>>(schema: S) {
  return z.pipe(
    z.pipe(
      z.nullish(z.string({ error: NO_TEXT })),
      z.transform((text) => text?.trim() || null),
    ),
    z.nullable(schema),
  )
}

/** An instant. In JSON it's ISO 8601 text in UTC, and on the server it's a Date. */
export const instant = z.codec(z.iso.datetime(), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
})

/** A day without a time, as in 2026-11-18. */
export const day = z.iso.date({ error: 'Please enter a date like 2026-11-18.' })

/**
 * A time that a caller sends: ISO 8601 with an offset, or the seeds' `YYYY-MM-DD HH:MM:SS`, which
 * is UTC.
 */
export const timeInput = z.pipe(
  z
    .string({ error: 'Please enter a time.' })
    .check(
      z.refine(
        (text: string) => isTime(text),
        'Please enter a time with its UTC offset, like 2026-11-18T10:00:00Z.',
      ),
    ),
  z.transform((text: string) => readTime(text)),
)

const SEED_TIME = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})$/
const ISO_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/

const readTime = (text: string) => new Date(text.replace(SEED_TIME, '$1T$2Z'))

function isTime(text: string): boolean {
  if (!SEED_TIME.test(text) && !ISO_TIME.test(text)) return false
  const time = readTime(text)
  // 31 February parses as 3 March, so check that the day is still the same.
  const day = new Date(`${text.slice(0, 10)}T00:00:00Z`)
  return (
    !Number.isNaN(time.getTime()) &&
    !Number.isNaN(day.getTime()) &&
    day.toISOString().startsWith(text.slice(0, 10))
  )
}

export const entityId = z.int().check(z.positive())

/** An id in a path, which arrives as a string of digits. */
export const pathId = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,14}$/, 'This isn’t a valid id.')),
  z.transform(Number),
)

const KINDS: Record<string, string> = {
  string: 'Please enter text.',
  number: 'Please enter a number.',
  int: 'Please enter a whole number.',
  boolean: 'This must be true or false.',
  array: 'This must be a list.',
  object: 'This must be a JSON object with this call’s fields.',
  record: 'This must be an object with text values.',
}

const FORMATS: Record<string, string> = {
  email: 'Please enter an email address like name@example.com.',
  url: NOT_HTTPS,
  date: 'Please enter a date like 2026-11-18.',
  datetime: 'Please enter a time with its UTC offset, like 2026-11-18T10:00:00Z.',
}

/** A fallback error message, for schemas that don't have their own. */
export function faultIn(issue: z.core.$ZodRawIssue): string {
  const { code, input, path = [] } = issue
  if (input === undefined) return missing(path)
  if (code === 'invalid_type') return KINDS[issue.expected] ?? NOT_POSSIBLE
  if (code === 'invalid_value') return `This must be one of ${issue.values.join(', ')}.`
  if (code === 'invalid_format') return FORMATS[issue.format] ?? NOT_POSSIBLE
  if (code === 'too_big') return tooMuch(issue.origin, formatCount(issue.maximum))
  if (code === 'too_small') return tooLittle(issue)
  return NOT_POSSIBLE
}

const missing = (path: readonly PropertyKey[]) =>
  path.length === 0
    ? 'Please send a JSON body with this call’s fields.'
    : `${path.join('.')} is missing.`
const NOT_POSSIBLE = 'That value isn’t allowed here.'

function tooMuch(origin: string, most: string): string {
  if (origin === 'string') return `Please keep this to ${most} characters.`
  return origin === 'array'
    ? `You can have up to ${most} of these.`
    : `This can’t be more than ${most}.`
}

type TooSmall = Pick<z.core.$ZodIssueTooSmall, 'origin' | 'minimum' | 'inclusive'>

function tooLittle({ origin, minimum, inclusive = true }: TooSmall): string {
  const least = formatCount(minimum)
  if (origin === 'string')
    return minimum === 1 ? 'Please fill this in.' : `Please enter at least ${least} characters.`
  if (origin === 'array') return `Please add at least ${least} of these.`
  return inclusive ? `This must be ${least} or more.` : `This must be more than ${least}.`
}
