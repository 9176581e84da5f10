import type { LegalSection } from '@wattle/contract/policy'
import { ChevronDown, Link2, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '#lib/cx.ts'
import { buttonLook } from '#ui/button-look.ts'
import { LegalText } from './shared/legal-text.tsx'

interface LegalArticleProps {
  title: string
  /** When the text took effect. */
  date?: string | undefined
  /** A short summary, for people who don't read any further. */
  summary: ReactNode
  sections: readonly LegalSection[]
  numbered?: boolean | undefined
  /** Whether all sections start open. Set this if the text is short. */
  open?: boolean | undefined
}

/**
 * A legal text in native `details` sections, so they open without JavaScript. `legal-tools.ts`
 * makes the buttons and the copy links work.
 */
export function LegalArticle(props: LegalArticleProps) {
  const { title, date, summary, sections, numbered = false, open = false } = props
  return (
    <article className="mx-auto grid w-full max-w-360 gap-x-6 px-5 pt-8 pb-18 md:px-18 md:pt-18 md:pb-28 lg:grid-cols-12 print:block print:p-0!">
      <header className="self-start lg:sticky lg:top-26 lg:col-span-4">
        <h1 className="text-[clamp(2.5rem,4.2vw,3.5rem)] leading-none">{title}</h1>
        {date && <p className="mt-3 font-semibold text-wattle-ink">{date}</p>}
        <div className="mt-4 grid max-w-[30em] gap-3 text-ink-2 md:mt-6">{summary}</div>
        <div data-tools className="no-print invisible mt-6 flex flex-wrap gap-3">
          <button
            type="button"
            data-expand
            className={buttonLook({ variant: 'secondary', size: 'sm', className: 'min-h-11!' })}
          >
            Expand all
          </button>
          <button
            type="button"
            data-print
            className={buttonLook({ variant: 'secondary', size: 'sm', className: 'min-h-11!' })}
          >
            <Printer aria-hidden="true" className="size-4.5" />
            Print
          </button>
        </div>
      </header>
      <div className="mt-8 border-ink border-t-[1.5px] lg:col-span-8 lg:mt-0 print:mt-8">
        {sections.map((section, index) => (
          <LegalPart
            key={section.id}
            section={section}
            number={numbered ? index + 1 : undefined}
            open={open}
          />
        ))}
      </div>
      <p data-status aria-live="polite" className="sr-only" />
    </article>
  )
}

interface LegalPartProps {
  section: LegalSection
  number: number | undefined
  open: boolean
}

function LegalPart({ section: { id, title, content }, number, open }: LegalPartProps) {
  return (
    <details
      open={open}
      className="group border-line border-b print:[&::details-content]:[content-visibility:visible]"
    >
      <summary className="grid min-h-16 list-none grid-cols-[1fr_auto] items-center gap-x-4 py-3 hover:text-gum print:break-after-avoid print:break-inside-avoid [&::-webkit-details-marker]:hidden">
        <h2 className="flex items-baseline text-h3">
          {number && (
            <span className="tabular w-11 shrink-0 text-ink-3 md:w-16 print:w-10">{number}</span>
          )}
          {title}
        </h2>
        <ChevronDown
          aria-hidden="true"
          className="motion-panel size-5 text-ink-3 transition-transform group-open:rotate-180 print:hidden"
        />
      </summary>
      {/* The id is on an element inside the section, so browsers open the section when someone
          follows a link to it. */}
      <div id={id} className={cx('scroll-mt-24 pb-8', number !== undefined && 'md:pl-16')}>
        <LegalText content={content} />
        <p className="no-print mt-5 text-small">
          <a
            href={`#${id}`}
            data-copy
            className="group/copy inline-flex min-h-8 items-center gap-2 text-ink-3 underline-offset-[0.22em] hover:text-gum hover:underline"
          >
            <Link2 aria-hidden="true" className="size-4" />
            <span className="group-data-copied/copy:hidden">Link to “{title}”</span>
            <span className="hidden group-data-copied/copy:inline">Link copied</span>
          </a>
        </p>
      </div>
    </details>
  )
}
