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

/** The agency's own wording of one email. A null field means we use the built-in text. */
export type TemplateText = Pick<Template, 'subject' | 'body'>

/** The newest template for this kind of email. */
export const findTemplate = (db: Db, type: TemplateType) => queries.findNewest(db, type)

export const listTemplates = ({ db }: Deps) => queries.listNewest(db)

/** Saving the same wording again doesn't store anything. */
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

/** Uses the agency's own words if there are any, or else the built-in email. */
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

/** Values in a subject may have several lines, but a header has one. */
const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
