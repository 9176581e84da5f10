import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { entityId, instant, orNull, typedLine, typedText } from './text.ts'

export const TEMPLATE_TYPES = ['INVITATION', 'REMINDER', 'SCHEDULING'] as const
export type TemplateType = (typeof TEMPLATE_TYPES)[number]

/** The only placeholder that a body must contain. It marks where the button goes. */
const LINK = 'link'
const OF_A_STUDY = [
  'name',
  'studyTitle',
  'studyDescription',
  'conductingPeriod',
  'estimatedTime',
  'incentive',
  'lastDay',
  LINK,
] as const

/** The `{{word}}` placeholders that each type of template allows. */
export const TEMPLATE_WORDS: Record<TemplateType, readonly string[]> = {
  INVITATION: OF_A_STUDY,
  REMINDER: OF_A_STUDY,
  SCHEDULING: ['name', 'studyTitle', 'estimatedTime', 'incentive', LINK],
}

const PLACE = /\{\{\s*(\w+)\s*\}\}/g

const wordsIn = (text: string) => Array.from(text.matchAll(PLACE), ([, word = '']) => word)

/**
 * Replaces all placeholders in one pass, so `{{...}}` in an inserted value isn't replaced again.
 */
export const fillTemplate = (text: string, facts: Readonly<Record<string, string>>) =>
  text.replace(PLACE, (_place, word: string) => facts[word] ?? '')

/** Splits the body into the text before the button and the text after it. */
export function splitAtLink(body: string): [string, string] {
  const [before = '', after = ''] = body.split(/\{\{\s*link\s*\}\}/)
  return [before, after]
}

const named = (words: readonly string[]) => words.map((word) => `{{${word}}}`).join(', ')

/** What's wrong with the placeholders in a text. Undefined if they're all valid. */
function wrongPlaces(text: string, known: readonly string[]): string | undefined {
  const unknown = wordsIn(text).find((word) => !known.includes(word))
  if (unknown) return `We can’t fill in {{${unknown}}}. You can use ${named(known)}.`
  if (/\{\{|\}\}/.test(text.replace(PLACE, '')))
    return `Each {{ needs a word and a closing }}. You can use ${named(known)}.`
  return undefined
}

function wrongSubject(subject: string | null, type: TemplateType): string | undefined {
  return subject === null
    ? undefined
    : wrongPlaces(
        subject,
        TEMPLATE_WORDS[type].filter((word) => word !== LINK),
      )
}

function wrongBody(body: string | null, type: TemplateType): string | undefined {
  if (body === null) return undefined
  const links = wordsIn(body).filter((word) => word === LINK).length
  const wrong = wrongPlaces(body, TEMPLATE_WORDS[type])
  if (wrong) return wrong
  if (links === 0)
    return 'Please put {{link}} where the button goes. Without it, nobody can answer.'
  return links > 1 ? 'Please put {{link}} only once. It becomes the button.' : undefined
}

const type = z.enum(TEMPLATE_TYPES)

/**
 * If the subject or the body is left out, we use the built-in one. Leaving out both resets the
 * template to the built-in one.
 */
const words = {
  subject: orNull(typedLine(200)),
  body: orNull(typedText(10_000)),
}

type Typed = { type: TemplateType; subject: string | null; body: string | null }

function checkPlaces({ value, issues }: z.core.ParsePayload<Typed>): void {
  const wrong = {
    subject: wrongSubject(value.subject, value.type),
    body: wrongBody(value.body, value.type),
  }
  for (const [field, message] of Object.entries(wrong))
    if (message) issues.push({ code: 'custom', path: [field], message, input: value })
}

const Template = z.object({
  id: entityId,
  name: z.string(),
  type: z.enum(TEMPLATE_TYPES),
  subject: z.nullable(z.string()),
  body: z.nullable(z.string()),
  createdAt: instant,
})

export const saveTemplate = endpoint({
  method: 'POST',
  path: '/admin/template',
  audience: 'admin',
  summary:
    'Store a named email template. The newest of its type replaces the built-in one, part by part.',
  status: 201,
  body: z
    .object({
      name: typedLine(200).check(z.minLength(1, 'Please name the template.')),
      type,
      ...words,
    })
    .check(checkPlaces),
  reply: Template,
})

export const listTemplates = endpoint({
  method: 'GET',
  path: '/admin/template',
  audience: 'admin',
  summary: 'The newest template of each type, if there is one.',
  reply: z.array(Template),
})

export const previewTemplate = endpoint({
  method: 'POST',
  path: '/admin/template/preview',
  audience: 'admin',
  summary: 'Preview an email with this text, using a made-up project. Stores nothing.',
  body: z.object({ type, ...words }).check(checkPlaces),
  reply: z.object({ subject: z.string(), html: z.string(), text: z.string() }),
})
