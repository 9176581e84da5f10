import { Art } from '#art/art.tsx'
import { caseInterview } from '#art/drawings.ts'
import type { SubItem } from '#content/sample/case-studies.ts'

/** The plan for one interview: its five parts along a leaf, or down a stem on a phone. */
export function CasePlan({ plan }: { plan: NonNullable<SubItem['plan']> }) {
  return (
    <figure className="mt-12">
      <ol className="grid gap-y-3 border-art-leaf-2 border-l-2 pl-5 md:grid-cols-5 md:items-end md:border-l-0 md:pl-0">
        {plan.map(([minute, part]) => (
          <li
            key={part}
            className="relative flex items-baseline justify-between gap-3 before:absolute before:top-2 before:-left-6.5 before:size-2.5 before:rounded-pill before:bg-wattle before:outline-2 before:outline-art-line md:block md:text-balance md:text-center md:before:hidden"
          >
            <span className="font-semibold md:max-lg:text-app">{part}</span>
            <span className="text-app text-ink-2 md:block">
              <span className="sr-only">from </span>
              {minute} min
            </span>
          </li>
        ))}
      </ol>
      <Art of={caseInterview} className="mt-2 hidden w-full md:block" />
      <figcaption className="mt-3 text-ink-3 text-small">
        How a session runs
        <span className="max-md:hidden">. The leaf is widest where people talked most</span>.
      </figcaption>
    </figure>
  )
}
