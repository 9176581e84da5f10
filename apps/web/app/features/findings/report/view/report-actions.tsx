import { ChevronDown, Download, type LucideIcon, Printer } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, useRef } from 'react'
import { downloadText } from '#lib/download.ts'
import { buttonLook } from '#ui/button-look.ts'
import { printReport } from '../formats/print-report.ts'
import { reportMarkdown } from '../formats/report-markdown.ts'
import type { ReportReply } from '../report-reply.ts'

interface ReportActionsProps {
  report: ReportReply
  /** The label of the CSV download. Readers get the quotes. Researchers get all captures. */
  csvLabel: string
  onCsv: () => void
}

const fileName = ({ version }: ReportReply, ending: string) => `report-version-${version}.${ending}`

/** Buttons to print or download the report. The browser creates all the files. */
export function ReportActions({ report, csvLabel, onCsv }: ReportActionsProps) {
  const saveMarkdown = () =>
    downloadText(fileName(report, 'md'), reportMarkdown(report), 'text/markdown;charset=utf-8')
  return (
    <div className="no-print flex flex-wrap gap-2">
      <Choices
        icon={Printer}
        label="Print or save as PDF"
        choices={[
          { label: 'A4 pages', onChoose: () => printReport('a4') },
          { label: '16:9 slides', onChoose: () => printReport('wide') },
        ]}
      />
      <Choices
        icon={Download}
        label="Download"
        choices={[
          { label: 'Text (Markdown)', onChoose: saveMarkdown },
          { label: csvLabel, onChoose: onCsv },
        ]}
      />
    </div>
  )
}

interface ChoicesProps {
  icon: LucideIcon
  label: string
  choices: readonly { label: string; onChoose: () => void }[]
}

/** A native `details` element, so a reader's page doesn't have to load a menu for two buttons. */
function Choices({ icon: Icon, label, choices }: ChoicesProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const close = () => {
    if (details.current) details.current.open = false
  }
  const closeByEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !details.current?.open) return
    close()
    details.current.querySelector('summary')?.focus()
  }
  const closeOutside = (event: FocusEvent) => {
    if (!details.current?.contains(event.relatedTarget)) close()
  }
  return (
    <details ref={details} onKeyDown={closeByEscape} onBlur={closeOutside} className="relative">
      <summary
        className={buttonLook({
          variant: 'secondary',
          size: 'sm',
          className: 'min-h-10 list-none [&::-webkit-details-marker]:hidden',
        })}
      >
        <Icon aria-hidden="true" className="size-4" />
        {label}
        <ChevronDown aria-hidden="true" className="size-3.5" />
      </summary>
      <div className="absolute right-0 z-10 mt-1.5 grid min-w-full whitespace-nowrap rounded-button border border-line-3/60 bg-raised p-1.5 shadow-menu max-sm:right-auto max-sm:left-0">
        {choices.map((choice) => (
          <button
            key={choice.label}
            type="button"
            onClick={() => {
              close()
              choice.onChoose()
            }}
            className="min-h-10 rounded-input px-3 text-left text-app hover:bg-gum-tint hover:text-gum"
          >
            {choice.label}
          </button>
        ))}
      </div>
    </details>
  )
}
