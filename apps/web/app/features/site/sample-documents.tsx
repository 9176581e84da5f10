import { Download } from 'lucide-react'
import { SAMPLE_DOCUMENTS } from '#content/sample/deliverables.ts'
import { cx } from '#lib/cx.ts'
import { letterOf } from '#lib/letters.ts'

/** In two columns, the third document fills its row: the sheet on the left, the text beside it. */
const ITEM =
  'group flex flex-col sm:max-lg:last:col-span-2 sm:max-lg:last:grid sm:max-lg:last:grid-cols-2 sm:max-lg:last:gap-x-6'

const TILTS = ['-rotate-2', 'rotate-2', '-rotate-1']

interface SampleDocumentsProps {
  /** Sets the background, and the space above and below. */
  className?: string
}

/** Documents the platform made, shown as sheets of paper with their first lines. */
export function SampleDocuments({
  className = 'bg-sunk py-18 md:py-28 print:bg-transparent',
}: SampleDocumentsProps) {
  return (
    <section aria-labelledby="samples-title" className={className}>
      <div className="mx-auto grid w-full max-w-page gap-x-6 gap-y-12 px-5 md:px-18 xl:grid-cols-12">
        <div className="xl:col-span-4">
          <h2 id="samples-title" className="text-h1">
            See what you’d get
          </h2>
          <p className="mt-4 max-w-[26em] text-ink-2">
            Our platform drafted the screener and the guide from a short description of a made-up
            cafe problem. We haven’t changed a word. The report is from a second study, also made
            up.
          </p>
        </div>
        <ul className="grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-3 xl:col-span-8">
          {SAMPLE_DOCUMENTS.map(({ file, saveAs, title, text, facts, excerpt }, index) => (
            <li key={file} className={ITEM}>
              <Excerpt title={title} tilt={TILTS[index]} {...excerpt} />
              <div className="flex grow flex-col">
                <h3 className="mt-8">Sample {title.toLowerCase()}</h3>
                <p className="mt-2 max-w-[24em] grow text-ink-2 sm:max-lg:group-last:grow-0">
                  {text}
                </p>
                <a
                  href={file}
                  download={saveAs}
                  className="mt-3 inline-flex min-h-11 items-center gap-3 self-start font-semibold text-gum underline decoration-[1.5px] underline-offset-[0.22em] hover:decoration-[2.5px] hover:decoration-wattle"
                >
                  <Download aria-hidden="true" className="size-5 shrink-0" />
                  <span>
                    Download the {title.toLowerCase()}
                    <span className="sr-only"> ({facts})</span>
                  </span>
                </a>
                <p aria-hidden="true" className="text-caption text-ink-3">
                  {facts}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

interface ExcerptProps {
  title: string
  heading: string
  lines: readonly string[]
  marker: 'choice' | 'letter'
  tilt: string | undefined
}

/** Shows the top of the first page. The download has the whole document. */
function Excerpt({ title, heading, lines, marker, tilt }: ExcerptProps) {
  return (
    <div
      aria-hidden="true"
      className={cx(
        'h-70 max-w-84 overflow-hidden border border-line bg-surface px-6 pt-5 text-[0.875rem] leading-normal [mask:linear-gradient(#000_62%,#0000_97%)] print:hidden',
        tilt,
      )}
    >
      <p className="flex items-center justify-between border-ink border-b-[1.5px] pb-2 font-display font-semibold">
        {title}
        <span className="font-normal font-text text-caption text-ink-3">Sample</span>
      </p>
      <p className="mt-4 font-display font-semibold text-[1.0625rem] leading-tight">{heading}</p>
      <ul className="mt-3 grid gap-2">
        {lines.map((line, index) => (
          <li key={line} className="grid grid-cols-[1.5rem_1fr]">
            {marker === 'choice' ? (
              <span className="mt-1 size-3.5 rounded-pill border-[1.5px] border-control" />
            ) : (
              <span className="text-ink-3">{letterOf(index)})</span>
            )}
            {line}
          </li>
        ))}
      </ul>
    </div>
  )
}
