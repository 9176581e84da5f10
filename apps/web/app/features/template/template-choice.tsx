import type { TemplateType } from '@wattle/contract/template'
import { MailCheck, PenLine } from 'lucide-react'
import { Link } from 'react-router'
import { cx } from '#lib/cx.ts'
import { adminDate } from '#lib/time/date-formats.ts'
import { Pill } from '#ui/pill.tsx'
import { EMAILS } from './emails.ts'
import type { Template } from './hooks.ts'

interface TemplateChoiceProps {
  types: readonly TemplateType[]
  stored: (type: TemplateType) => Template | undefined
  selected: TemplateType
  linkTo: (type: TemplateType) => string
}

/** Every email the agency can reword, and whether it currently uses the agency's own text. */
export function TemplateChoice({ types, stored, selected, linkTo }: TemplateChoiceProps) {
  return (
    <nav aria-label="Emails">
      <ul className="grid gap-3 md:grid-cols-3">
        {types.map((type) => {
          const { label, when } = EMAILS[type]
          const template = stored(type)
          const isSelected = type === selected
          return (
            <li key={type} className="grid">
              <Link
                to={linkTo(type)}
                aria-current={isSelected ? 'page' : undefined}
                preventScrollReset
                className={cx(
                  'motion-state grid content-start gap-1 rounded-card border bg-surface px-4 py-3 transition-colors',
                  isSelected ? 'border-gum ring-1 ring-gum' : 'border-line hover:border-ink-3',
                )}
              >
                <span className="flex flex-wrap items-center justify-between gap-2">
                  <b className="font-semibold">{label}</b>
                  {template ? (
                    <Pill tone="active" icon={PenLine}>
                      Custom
                    </Pill>
                  ) : (
                    <Pill tone="draft" icon={MailCheck}>
                      Built in
                    </Pill>
                  )}
                </span>
                <span className="text-ink-2 text-small">{when}</span>
                {template && (
                  <span className="break-words text-caption text-ink-3">
                    {template.name}, since {adminDate(template.createdAt)}
                  </span>
                )}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
