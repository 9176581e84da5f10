import { ChevronDown } from 'lucide-react'
import type { Faq } from '#content/faqs.ts'
import { LegalText } from './shared/legal-text.tsx'

interface FaqListProps {
  title: string
  faqs: readonly Faq[]
  /** Sets the padding above and below, for pages where the section above already has some. */
  className?: string
}

/** Questions in native `details` elements, so they open without JavaScript. */
export function FaqList({ title, faqs, className = 'py-18 md:py-28' }: FaqListProps) {
  return (
    <section aria-labelledby="faq-title" className={className}>
      <div className="mx-auto grid w-full max-w-page gap-x-6 gap-y-8 px-5 md:px-18 xl:grid-cols-12">
        <h2 id="faq-title" className="text-h1 xl:col-span-4">
          {title}
        </h2>
        <div className="border-ink border-t-[1.5px] xl:col-span-8">
          {faqs.map(({ question, answer }) => (
            <details
              key={question}
              className="group border-line border-b print:[&::details-content]:[content-visibility:visible]"
            >
              <summary className="grid min-h-16 cursor-pointer list-none grid-cols-[1fr_auto] items-center gap-x-4 py-3 hover:text-gum [&::-webkit-details-marker]:hidden">
                <h3>{question}</h3>
                <ChevronDown
                  aria-hidden="true"
                  className="motion-panel size-5 text-ink-3 transition-transform group-open:rotate-180 print:hidden"
                />
              </summary>
              <div className="pb-6 text-ink-2">
                <LegalText content={answer} />
              </div>
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}
