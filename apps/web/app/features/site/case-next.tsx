import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { Art } from '#art/art.tsx'
import { case1Row, case2Row, case3Row, case4Row, case5Row } from '#art/drawings.ts'
import type { CaseStudy } from '#content/sample/case-studies.ts'

const ROWS = [case1Row, case2Row, case3Row, case4Row, case5Row]

/** Links to the next study, and shows its participants as blooms. */
export function CaseNext({ study: { id, title, participants } }: { study: CaseStudy }) {
  const row = ROWS[id - 1]
  return (
    <section
      aria-labelledby="next-title"
      className="no-print overflow-clip bg-sunk pt-12 pb-8 md:pt-18 md:pb-12"
    >
      <div className="mx-auto w-full max-w-360 px-5 md:px-18">
        <div className="group relative flex items-end justify-between gap-6">
          <div>
            <p className="text-app text-ink-3">Next case study, {participants} participants</p>
            <h2 id="next-title" className="mt-1 text-h1">
              <Link
                to={`/case/${id}`}
                className="underline decoration-4 decoration-wattle underline-offset-[0.2em] after:absolute after:inset-0"
              >
                {title}
              </Link>
            </h2>
          </div>
          <ArrowRight
            aria-hidden="true"
            className="motion-state size-8 shrink-0 text-gum transition-transform group-hover:translate-x-1"
          />
        </div>
        {row && <Art of={row} className="mt-8 block w-full" />}
      </div>
    </section>
  )
}
