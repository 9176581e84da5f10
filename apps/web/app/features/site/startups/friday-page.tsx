import { CircleCheck, CircleDashed, CircleX, Download, ListChecks } from 'lucide-react'
import { REPORT_DOCUMENT } from '#content/sample/deliverables.ts'
import { SAMPLE_REPORT } from '#content/sample/report.ts'
import { PeopleMarks } from '#ui/people-marks.tsx'
import { Pill } from '#ui/pill.tsx'
import { textLinkLook } from '#ui/text-link-look.ts'

const RESULTS = {
  Holds: { tone: 'done', icon: CircleCheck },
  Fails: { tone: 'against', icon: CircleX },
  Open: { tone: 'requested', icon: CircleDashed },
  'Screened for': { tone: 'paused', icon: ListChecks },
} as const

/** Keeps the line from breaking within times such as '3 am'. */
const keepTimesWhole = (text: string) => text.replace(/(\d) (?=[ap]m\b)/g, '$1\u00a0')

/** What we deliver: the decision, and what people did and said about each assumption. */
export function FridayPage() {
  const { question, decision, why, rows } = SAMPLE_REPORT
  const { file, saveAs, facts } = REPORT_DOCUMENT
  return (
    <section aria-labelledby="friday-title" className="bg-sunk py-18 md:py-28">
      <div className="mx-auto grid w-full max-w-page gap-x-6 gap-y-8 px-5 md:px-18 xl:grid-cols-12">
        <div className="xl:col-span-4">
          <h2 id="friday-title" className="text-h1">
            The page you get on Friday
          </h2>
          <p className="mt-4 max-w-[24em] text-ink-2">
            Testing a hypothesis means giving it a fair chance to fail. For each one you bring, we
            tell you who we asked, what the result was and which quotes decided it.
          </p>
          <p className="mt-4">
            <a
              href={file}
              download={saveAs}
              className={textLinkLook('inline-flex min-h-11 items-center gap-3 font-semibold')}
            >
              <Download aria-hidden="true" className="size-5 shrink-0" />
              <span>
                Download the whole report<span className="sr-only"> ({facts})</span>
              </span>
            </a>
            <span aria-hidden="true" className="block text-caption text-ink-3">
              {facts}
            </span>
          </p>
        </div>
        <figure className="xl:col-span-8">
          <div className="border border-line bg-surface px-5 pt-6 pb-2 sm:px-8">
            <p className="font-display font-semibold text-h3">{question}</p>
            <div className="mt-5 grid gap-x-8 gap-y-3 md:grid-cols-[auto_1fr]">
              <p>
                <span className="block text-caption text-ink-2">Decision</span>
                <span className="font-display font-semibold text-gum text-h1">{decision}</span>
              </p>
              <p>
                <span className="block text-caption text-ink-2">Why</span>
                {keepTimesWhole(why)}
              </p>
            </div>
            <ol className="mt-5 border-ink border-t-[1.5px]">
              {rows.map((row) => (
                <li
                  key={row.claim}
                  className="grid gap-x-8 gap-y-3 border-line border-b py-5 last:border-b-0 md:grid-cols-[1fr_11rem]"
                >
                  <div>
                    <h3 className="text-[1.1875rem] leading-tight">{row.claim}</h3>
                    <p className="mt-2 text-[1rem] leading-normal">{keepTimesWhole(row.found)}</p>
                    {'quote' in row && (
                      <p className="mt-2 text-[1rem] text-ink-2 leading-normal">
                        “{row.quote.words}”{' '}
                        <span className="text-caption text-ink-3">
                          Participant {row.quote.participant}
                        </span>
                      </p>
                    )}
                  </div>
                  <div className="grid content-start justify-items-start gap-1.5">
                    <Pill {...RESULTS[row.result]}>{row.result}</Pill>
                    <PeopleMarks conducted={row.deeds} planned={0} required={row.asked} />
                    <span className="text-caption text-ink-2">
                      {row.deeds} of {row.asked} did it or paid for it
                    </span>
                  </div>
                </li>
              ))}
            </ol>
          </div>
          <figcaption className="mt-3 text-caption text-ink-3">
            Sample deliverable with made-up data. One bloom is one participant.
          </figcaption>
        </figure>
      </div>
    </section>
  )
}
