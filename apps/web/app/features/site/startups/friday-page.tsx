import { Check, CircleHelp, X } from 'lucide-react'
import { Art } from '#art/art.tsx'
import { startupsAnswers1, startupsAnswers2, startupsAnswers3 } from '#art/drawings.ts'
import { SAMPLE_FINDINGS, type Verdict } from '#content/sample/deliverables.ts'
import { Pill } from '#ui/pill.tsx'

const ANSWERS = [startupsAnswers1, startupsAnswers2, startupsAnswers3]
const VERDICTS = {
  Holds: { tone: 'done', icon: Check },
  Fails: { tone: 'draft', icon: X },
  'Not settled': { tone: 'requested', icon: CircleHelp },
} as const satisfies Record<Verdict, object>

/** What we deliver: each hypothesis with everyone who was asked, and the verdict. */
export function FridayPage() {
  const { idea, participants, hypotheses } = SAMPLE_FINDINGS
  return (
    <section aria-labelledby="friday-title" className="bg-sunk py-18 md:py-28">
      <div className="mx-auto grid w-full max-w-page gap-x-6 gap-y-8 px-5 md:px-18 xl:grid-cols-12">
        <div className="xl:col-span-4">
          <h2 id="friday-title" className="text-h1">
            The page you get on Friday
          </h2>
          <p className="mt-4 max-w-[24em] text-ink-2">
            Testing a hypothesis means giving it a fair chance to fail. Each one you brought comes
            back with everyone we asked, a verdict, and the sentence that decided it.
          </p>
        </div>
        <figure className="xl:col-span-8">
          <div className="border border-line bg-surface px-5 pt-6 pb-2 sm:px-8">
            <p className="text-caption text-ink-3">The idea</p>
            <p className="mt-1 font-display font-semibold text-h3">{idea}</p>
            <ol className="mt-5 border-ink border-t-[1.5px]">
              {hypotheses.map(({ claim, agreed, verdict, quote }, index) => {
                const drawing = ANSWERS[index]
                return (
                  <li
                    key={claim}
                    className="grid gap-x-8 gap-y-2 border-line border-b py-5 last:border-b-0 md:grid-cols-[1fr_19rem]"
                  >
                    <div>
                      <h3 className="text-[1.1875rem] leading-tight">{claim}</h3>
                      <p className="mt-2 text-[1rem] text-ink-2 italic leading-normal">“{quote}”</p>
                    </div>
                    <div className="max-md:mt-2">
                      {drawing && <Art of={drawing} className="h-auto w-full max-w-48" />}
                      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-app text-ink-2">
                        <Pill {...VERDICTS[verdict]}>{verdict}</Pill>
                        {agreed} of {participants} agreed
                      </p>
                    </div>
                  </li>
                )
              })}
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
