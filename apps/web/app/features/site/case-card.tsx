import { Link } from 'react-router'
import { Art } from '#art/art.tsx'
import type { CaseStudy } from '#content/sample/case-studies.ts'

/**
 * A tall card that shows how many people took part, who they were, and what the study was about.
 * The whole card links to the study.
 */
export function CaseCard({ study }: { study: CaseStudy }) {
  const { id, image, title, participants, people, summary } = study
  return (
    <article className="group motion-state @container relative flex min-w-0 grow flex-col rounded-card border border-line bg-surface transition-colors hover:border-control">
      <div className="overflow-hidden rounded-t-[13px] border-ink border-b-[1.5px] bg-sunk px-5 pt-5">
        <p className="flex items-end gap-3">
          <span className="font-bold font-display font-stretch-75% text-[clamp(6rem,36cqi,9.25rem)] text-gum leading-[0.76] tracking-[-0.02em]">
            {participants}
          </span>
          <span className="text-balance pb-0.5 text-app text-ink-2 leading-tight">{people}</span>
        </p>
        <Art of={image} className="mx-auto mt-5 -mb-[3.3%] block w-[86%]" />
      </div>
      <div className="flex grow flex-col p-5 pb-6">
        <h3 className="text-title">
          <Link
            to={`/case/${id}`}
            draggable={false}
            className="decoration-4 decoration-wattle underline-offset-[0.2em] after:absolute after:inset-0 after:rounded-card group-hover:underline"
          >
            {title}
          </Link>
        </h3>
        <p className="mt-2 text-ink-2">{summary}</p>
      </div>
    </article>
  )
}
