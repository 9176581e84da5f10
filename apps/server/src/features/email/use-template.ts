import { fillTemplate, splitAtLink, type TemplateType } from '@wattle/contract/template'
import type { ReactElement } from 'react'
import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { type AdminActor, recordAdminAction } from '#features/audit/service.ts'
import { renderEmail } from '#mail/render.ts'
import { OwnText } from './emails.tsx'
import { escapeMarks } from './fill-in-body.ts'
import * as queries from './template-queries.ts'

type Template = {
  name: string
  type: TemplateType
  subject: string | null
  body: string | null
}

/** The agency's own wording of one email. If a field is null, we use the built-in text. */
export type TemplateText = Pick<Template, 'subject' | 'body'>

export const findTemplate = (db: Db, type: TemplateType) => queries.findNewest(db, type)

export const listTemplates = ({ db }: Deps) => queries.listNewest(db)

/** Saves a template. Does nothing if the wording hasn't changed. */
export async function saveTemplate(deps: Deps, template: Template, by: AdminActor) {
  return deps.db.transaction(async (tx) => {
    const { name, type, subject, body } = template
    await queries.lockTemplates(tx)
    const last = await queries.findNewest(tx, type)
    if (last?.name === name && last.subject === subject && last.body === body) return last
    await recordAdminAction(deps, tx, by, 'TEMPLATE_SAVED', { template: name, type })
    return queries.insertTemplate(tx, { ...template, createdAt: deps.now() })
  })
}

type BuiltIn = {
  subject: string
  mail: ReactElement
  /** The label of the button. A template can't change where the button leads. */
  button: string
  footnote?: ReactElement
}

/** Writes the email in the agency's own words if there are any, or else uses the built-in one. */
export function writeEmail(
  template: TemplateText | undefined,
  facts: Record<string, string> & { link: string },
  builtIn: BuiltIn,
): { subject: string; html: string; text: string } {
  const filled = (text: string) => fillTemplate(escapeMarks(text), facts)
  const subject = template?.subject ? onOneLine(filled(template.subject)) : builtIn.subject
  if (!template?.body) return { subject, ...renderEmail(builtIn.mail) }
  const [before, after] = splitAtLink(template.body)
  const { button, footnote } = builtIn
  const words = { before: filled(before), after: filled(after), button, footnote }
  return { subject, ...renderEmail(OwnText({ ...words, link: facts.link })) }
}

/** The values in a subject may contain line breaks, but an email header can't. */
const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
