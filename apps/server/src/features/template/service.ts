import { fillTemplate, splitAtLink, type TemplateType } from '@wattle/contract/template'
import type { ReactElement } from 'react'
import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { unmarked } from '#features/outbox/service.ts'
import { renderMail } from '#mail/render.ts'
import { OwnWords } from './emails.tsx'
import * as queries from './queries.ts'

type Template = {
  name: string
  type: TemplateType
  subject: string | null
  body: string | null
}

export const saveTemplate = ({ db, now }: Deps, template: Template) =>
  queries.insertTemplate(db, { ...template, createdAt: now() })

type BuiltIn = {
  subject: string
  mail: ReactElement
  /** What the button says; in any words it leads to the same place. */
  button: string
  footnote?: ReactElement
}

/** A mail in the agency's own words where the newest template of its type has some, else as built in. */
export async function writeMail(
  db: Db,
  type: TemplateType,
  facts: Record<string, string> & { link: string },
  builtIn: BuiltIn,
): Promise<{ subject: string; html: string; text: string }> {
  const template = await queries.findNewest(db, type)
  const filled = (text: string) => fillTemplate(unmarked(text), facts)
  const subject = template?.subject ? onOneLine(filled(template.subject)) : builtIn.subject
  if (!template?.body) return { subject, ...renderMail(builtIn.mail) }
  const [before, after] = splitAtLink(template.body)
  const { button, footnote } = builtIn
  const words = { before: filled(before), after: filled(after), button, footnote }
  return { subject, ...renderMail(OwnWords({ ...words, link: facts.link })) }
}

/** What is put into a subject may have several; a header has one. */
const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
